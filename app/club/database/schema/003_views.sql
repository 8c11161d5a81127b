-- SPDX-License-Identifier: GPL-3.0-or-later
-- Version 3: what everybody may see of a running game.

-- As its table sends it: JSON by language ("en", "de") of what a spectator is shown (app/desk/spectators.h). It holds no
-- secret; the steps stay closed to others until the game is over. One row for each game, always the newest.
CREATE TABLE reeve.views (
    game uuid PRIMARY KEY REFERENCES reeve.games,
    steps integer NOT NULL,
    snapshot text NOT NULL CHECK (length(snapshot) <= 400000),
    changed timestamptz NOT NULL DEFAULT clock_timestamp()
);

GRANT SELECT ON reeve.views TO reeve_table, reeve_reader;
GRANT INSERT ON reeve.views TO reeve_table;
GRANT UPDATE (steps, snapshot, changed) ON reeve.views TO reeve_table;

ALTER TABLE reeve.views ENABLE ROW LEVEL SECURITY;
CREATE POLICY everybody_reads ON reeve.views FOR SELECT USING (true);
CREATE POLICY own_new ON reeve.views FOR INSERT WITH CHECK (reeve.own(game));
CREATE POLICY own_change ON reeve.views FOR UPDATE USING (reeve.own(game));

-- A tablet shows a game of its own as it stands after so many steps. Of a game that it has not, nothing is taken.
CREATE FUNCTION reeve.show_game(by_tablet uuid, which uuid, after integer, shown text) RETURNS boolean
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM games g WHERE g.id = which AND g.table_id = me() AND g.tablet = by_tablet) THEN
        RETURN false;
    END IF;
    INSERT INTO views (game, steps, snapshot) VALUES (which, after, shown)
    ON CONFLICT (game) DO UPDATE SET steps = EXCLUDED.steps, snapshot = EXCLUDED.snapshot, changed = clock_timestamp();
    RETURN true;
END $$;
REVOKE EXECUTE ON FUNCTION reeve.show_game FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reeve.show_game TO reeve_table;
