-- Every accepted command of every table and every evening, in order; they are what their logs say.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    open BOOLEAN NOT NULL
);
CREATE TABLE log (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
