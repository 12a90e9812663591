-- What a list of somebody's games tells of each; the games themselves are in the logs.
CREATE TABLE finished_games (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    summary TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE finished_by (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id, number)
);
