-- SPDX-License-Identifier: GPL-3.0-or-later
-- Version 4: tournaments.

-- Every change is a row of its own; the highest revision counts. The document is JSON (app/club/tournaments.h).
CREATE TABLE reeve.tournaments (
    id uuid NOT NULL,
    revision integer NOT NULL CHECK (revision > 0),
    document text NOT NULL CHECK (length(document) <= 400000),
    by_table uuid NOT NULL REFERENCES reeve.tables,
    changed timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id, revision)
);
CREATE TRIGGER keep BEFORE DELETE ON reeve.tournaments FOR EACH STATEMENT EXECUTE FUNCTION reeve.keep();
CREATE TRIGGER keep_all BEFORE TRUNCATE ON reeve.tournaments FOR EACH STATEMENT EXECUTE FUNCTION reeve.keep();

GRANT SELECT ON reeve.tournaments TO reeve_table, reeve_reader;
GRANT INSERT ON reeve.tournaments TO reeve_table;
ALTER TABLE reeve.tournaments ENABLE ROW LEVEL SECURITY;
CREATE POLICY everybody_reads ON reeve.tournaments FOR SELECT USING (true);
CREATE POLICY own_new ON reeve.tournaments FOR INSERT WITH CHECK (by_table = (SELECT reeve.me()));

-- Puts the revision after `before` (0: a new tournament). False where another table was quicker.
CREATE FUNCTION reeve.put_tournament(which uuid, before integer, shown text) RETURNS boolean
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    IF before <> coalesce((SELECT max(revision) FROM tournaments WHERE id = which), 0) THEN
        RETURN false;
    END IF;
    INSERT INTO tournaments (id, revision, document, by_table) VALUES (which, before + 1, shown, me()) ON CONFLICT DO NOTHING;
    RETURN FOUND;
END $$;
REVOKE EXECUTE ON FUNCTION reeve.put_tournament FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reeve.put_tournament TO reeve_table;
