-- What is only of the moment, and in no backup. The nodes that serve this house together, each with
-- a session: until when it is alive (in milliseconds of the database's clock), since when without a
-- break, and which connection it writes by. Whoever is not here writes nothing.
CREATE TABLE nodes (
    session TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    draining BOOLEAN NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    pid BIGINT NOT NULL,
    began TEXT NOT NULL
);
-- Which of them has a table; with the session its tables are free. The short code that leads to a
-- table, and what a list of tables that anybody may come to tells of it, are there for the others.
CREATE TABLE places (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    session TEXT NOT NULL REFERENCES nodes (session) ON DELETE CASCADE,
    code TEXT NOT NULL DEFAULT '',
    listed TEXT NOT NULL DEFAULT ''
);
CREATE INDEX places_session ON places (session);
CREATE UNIQUE INDEX places_code ON places (code) WHERE code <> '';
CREATE INDEX places_listed ON places (table_id) WHERE listed <> '';
-- Codes by which a guest continues on another device.
CREATE TABLE one_time_codes (
    code TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX one_time_codes_guest ON one_time_codes (guest, expires);
CREATE INDEX one_time_codes_expires ON one_time_codes (expires);
