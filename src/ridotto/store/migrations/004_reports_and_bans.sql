-- Guests who were reported at public tables, and those who may not come in. Neither holds what a
-- guest's cookie holds: people are called by an alias made of it.
CREATE TABLE reports (
    at BIGINT NOT NULL,
    guest TEXT NOT NULL,
    reporter TEXT NOT NULL,
    name TEXT NOT NULL,
    said TEXT NOT NULL
);
CREATE TABLE bans (
    guest TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
