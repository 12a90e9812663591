-- What a list of somebody's games tells of each; the games themselves are in the logs.
CREATE TABLE finished_games (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    summary TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
-- Who played them, and what is counted about it: one row for each guest of a game. Names of the
-- other guests stand in lines of their own, with a line's end before, between and after them.
CREATE TABLE finished_by (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    side TEXT NOT NULL,
    chapter TEXT NOT NULL,
    campaign BOOLEAN NOT NULL,
    result TEXT NOT NULL,
    people TEXT NOT NULL,
    bots TEXT NOT NULL,
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id, number)
);
CREATE INDEX finished_by_newest ON finished_by (guest, ended DESC, table_id, number DESC);
-- What is counted is in the index, in the order of counting.
CREATE INDEX finished_by_counted ON finished_by (guest, game, side, chapter, result, bots, people);
CREATE INDEX finished_by_campaign ON finished_by (guest, table_id, ended) WHERE campaign;
CREATE INDEX finished_by_table ON finished_by (table_id);
-- At which tables a guest has ever done something: where his name and words are.
CREATE TABLE visits (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX visits_table ON visits (table_id);
-- Guests who asked to be forgotten, by an alias that opens nothing: their cookies are void. The
-- guest himself is named only until the last trace of him is gone.
CREATE TABLE departed (
    alias TEXT PRIMARY KEY,
    guest TEXT NOT NULL
);
