-- SPDX-License-Identifier: GPL-3.0-or-later
-- Addition 2: what somebody with the login of a table or a reader could do past Reeve. tests/club/hostile_table_test.cpp
-- tries each of it. Tables of before this addition play on: they see the same relations and call the same functions.

-- ---- No checksum of a hidden thing is read by others ------------------------------------------------------------
-- `beginning` is a checksum over the seed, `checksum` one over each hidden card in turn: both are guessed within minutes.
-- The table is closed to all but the owner of a game; a view in its place shows the two only where nothing is hidden. It
-- is read only: what is written through a view is written by the owner of the view, past row-level security.
-- `arrived` counts the games in the order in which the club heard of them.

ALTER TABLE reeve.games RENAME TO kept_games;
ALTER TABLE reeve.kept_games ADD COLUMN arrived bigint GENERATED ALWAYS AS IDENTITY;

CREATE VIEW reeve.games AS
SELECT id, table_id, tablet, epoch, name, kind, edition, started, changed, removed, revision, replacement, steps,
       CASE WHEN over OR table_id = (SELECT reeve.me()) THEN beginning END AS beginning,
       CASE WHEN over OR table_id = (SELECT reeve.me()) THEN checksum END AS checksum,
       summary, over, arrived
FROM reeve.kept_games;
GRANT SELECT ON reeve.games TO reeve_table, reeve_reader;

REVOKE ALL ON reeve.kept_games FROM reeve_table, reeve_reader;
GRANT SELECT ON reeve.kept_games TO reeve_table;
GRANT INSERT (id, table_id, tablet, name, kind, edition, started, beginning, checksum) ON reeve.kept_games TO reeve_table;
GRANT UPDATE (name, changed, removed, revision, replacement, steps, checksum, summary, over) ON reeve.kept_games TO reeve_table;
DROP POLICY everybody_reads ON reeve.kept_games;
CREATE POLICY own_read ON reeve.kept_games FOR SELECT USING (table_id = (SELECT reeve.me()));

-- ---- Whose a game is, whatever operators the search path of a session holds -----------------------------------

CREATE OR REPLACE FUNCTION reeve.own(which uuid) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (SELECT FROM reeve.kept_games g WHERE g.id = which AND g.table_id = reeve.me());
CREATE OR REPLACE FUNCTION reeve.open_to_me(which uuid) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (SELECT FROM reeve.games g WHERE g.id = which AND (g.over OR g.table_id = reeve.me()));

-- ---- As in version 1, over kept_games ------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION reeve.take(by_tablet uuid, entries jsonb) RETURNS jsonb
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    mine uuid := me();
    faults jsonb := '[]';
    bad uuid[] := '{}';
    entry jsonb;
    which uuid;
    fault text;
    game kept_games%ROWTYPE;
    sent bytea;
    seat jsonb;
    place smallint;
    dirty boolean := false;
BEGIN
    IF mine IS NULL OR NOT EXISTS (SELECT FROM tablets t WHERE t.id = by_tablet AND t.table_id = mine) THEN
        RAISE EXCEPTION USING ERRCODE = 'RV001', MESSAGE = 'no table of this club has this login';
    END IF;
    FOR entry IN SELECT value FROM jsonb_array_elements(entries) LOOP
        which := (entry ->> 'game')::uuid;
        fault := NULL;
        IF entry ->> 'kind' = 'person' THEN
            INSERT INTO people (id, name, introduced_by) VALUES (which, entry ->> 'name', mine) ON CONFLICT (id) DO NOTHING;
            UPDATE people SET name = entry ->> 'name', changed = clock_timestamp()
                WHERE id = which AND introduced_by = mine AND name <> entry ->> 'name';
            IF (SELECT introduced_by FROM people WHERE id = which) <> mine THEN
                fault := 'not-yours';
            END IF;
        ELSIF which = ANY (bad) THEN
            fault := 'diverged';
        ELSE
            IF game.id IS DISTINCT FROM which THEN
                IF dirty THEN
                    PERFORM put_game(game);
                    dirty := false;
                END IF;
                SELECT * INTO game FROM kept_games WHERE id = which AND table_id = mine FOR UPDATE;
                IF NOT FOUND AND entry ->> 'kind' = 'game' THEN
                    INSERT INTO kept_games (id, table_id, tablet, name, kind, edition, started, beginning, checksum)
                    VALUES (which, mine, by_tablet, entry ->> 'name', entry ->> 'rules', entry ->> 'edition',
                            nullif(entry ->> 'started', '')::timestamptz, decode(entry ->> 'checksum', 'hex'),
                            decode(entry ->> 'checksum', 'hex'))
                    ON CONFLICT (id) DO NOTHING RETURNING * INTO game;
                    IF FOUND THEN
                        INSERT INTO starts (game, players, start) VALUES (which, entry ->> 'players', entry ->> 'start');
                        place := 0;
                        FOR seat IN SELECT value FROM jsonb_array_elements(entry -> 'seats') LOOP
                            IF seat ->> 'person' <> '' THEN
                                INSERT INTO people (id, name, introduced_by)
                                    VALUES ((seat ->> 'person')::uuid, seat ->> 'name', mine) ON CONFLICT (id) DO NOTHING;
                                INSERT INTO seats (game, seat, person) VALUES (which, place, (seat ->> 'person')::uuid);
                            END IF;
                            place := place + 1;
                        END LOOP;
                    END IF;
                END IF;
            END IF;
            -- The game of another table, or of another tablet by now; or one that nobody told of.
            IF game.id IS DISTINCT FROM which OR game.tablet <> by_tablet THEN
                fault := CASE WHEN EXISTS (SELECT FROM games WHERE id = which) THEN 'taken-over'
                              WHEN entry ->> 'kind' <> 'remove' THEN 'unknown' END;
                game := NULL;
            ELSE
                CASE entry ->> 'kind'
                WHEN 'game' THEN
                    IF game.beginning <> decode(entry ->> 'checksum', 'hex') THEN
                        fault := 'diverged';
                    END IF;
                WHEN 'step' THEN
                    sent := decode(entry ->> 'checksum', 'hex');
                    IF (entry ->> 'number')::integer <= game.steps THEN
                        IF sent IS DISTINCT FROM (SELECT checksum FROM steps s WHERE s.game = which AND s.revision = game.revision
                                                  AND s.number = (entry ->> 'number')::integer) THEN
                            fault := 'diverged';
                        END IF;
                    ELSIF (entry ->> 'number')::integer > game.steps + 1
                          OR sent <> link(game.checksum, game.steps + 1, entry ->> 'command', entry ->> 'events',
                                          (entry ->> 'time')::bigint) THEN
                        fault := 'diverged';
                    ELSE
                        INSERT INTO steps (game, revision, number, epoch, command, events, checksum, time)
                        VALUES (which, game.revision, game.steps + 1, game.epoch, entry ->> 'command', entry ->> 'events', sent,
                                (entry ->> 'time')::bigint);
                        game.steps := game.steps + 1;
                        game.checksum := sent;
                        dirty := true;
                    END IF;
                WHEN 'replace' THEN
                    -- The earlier steps stay, under their revision.
                    IF game.replacement IS DISTINCT FROM (entry ->> 'token')::uuid THEN
                        game.revision := game.revision + 1;
                        game.replacement := (entry ->> 'token')::uuid;
                        game.steps := 0;
                        game.checksum := game.beginning;
                        dirty := true;
                    END IF;
                WHEN 'rename' THEN
                    game.name := entry ->> 'name';
                    dirty := true;
                WHEN 'remove' THEN
                    game.removed := coalesce(game.removed, clock_timestamp());
                    dirty := true;
                ELSE
                    fault := 'unknown';
                END CASE;
                IF fault IS NULL AND entry ? 'summary' AND game.summary IS DISTINCT FROM entry -> 'summary' THEN
                    game.summary := entry -> 'summary';
                    dirty := true;
                END IF;
            END IF;
            IF fault IS NOT NULL THEN
                bad := bad || which;
            END IF;
        END IF;
        IF fault IS NOT NULL THEN
            faults := faults || jsonb_build_object('sequence', entry -> 'sequence', 'game', which, 'fault', fault);
        END IF;
    END LOOP;
    IF dirty THEN
        PERFORM put_game(game);
    END IF;
    RETURN faults;
END $$;

CREATE OR REPLACE FUNCTION reeve.put_game(game reeve.kept_games) RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    ended boolean := coalesce((game.summary ->> 'over')::boolean, false);
BEGIN
    UPDATE kept_games g
    SET name = game.name, changed = clock_timestamp(), removed = game.removed, revision = game.revision,
        replacement = game.replacement, steps = game.steps, checksum = game.checksum, summary = game.summary, over = ended
    WHERE g.id = game.id;
    IF ended THEN
        PERFORM count_game(game.id);
    END IF;
END $$;

-- A game that is over stays where it was played: its result is not another table's to change.
CREATE OR REPLACE FUNCTION reeve.take_over(by_tablet uuid, which uuid) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = reeve, pg_temp
AS $$
DECLARE
    mine uuid := me();
    game kept_games%ROWTYPE;
    until timestamptz;
BEGIN
    IF mine IS NULL OR NOT EXISTS (SELECT FROM tablets t WHERE t.id = by_tablet AND t.table_id = mine) THEN
        RAISE EXCEPTION USING ERRCODE = 'RV001', MESSAGE = 'no table of this club has this login';
    END IF;
    SELECT * INTO game FROM kept_games WHERE id = which FOR UPDATE;
    IF NOT FOUND THEN
        RETURN jsonb_build_object('fault', 'unknown');
    ELSIF game.removed IS NOT NULL THEN
        RETURN jsonb_build_object('fault', 'removed');
    ELSIF game.over AND game.tablet <> by_tablet THEN
        RETURN jsonb_build_object('fault', 'over');
    ELSIF game.tablet = by_tablet THEN
        RETURN jsonb_build_object('epoch', game.epoch);
    END IF;
    SELECT t.seen + a.lease INTO until FROM tablets t, about a WHERE t.id = game.tablet;
    IF until > clock_timestamp() THEN
        RETURN jsonb_build_object('fault', 'held', 'seconds', ceil(extract(epoch FROM until - clock_timestamp())));
    END IF;
    INSERT INTO handovers (game, epoch, from_tablet, to_tablet) VALUES (which, game.epoch + 1, game.tablet, by_tablet);
    UPDATE kept_games SET table_id = mine, tablet = by_tablet, epoch = game.epoch + 1 WHERE id = which;
    RETURN jsonb_build_object('epoch', game.epoch + 1);
END $$;

-- ---- A copy of a game does not count again: the one that the club heard of first does ------------------------------

CREATE OR REPLACE VIEW reeve.results AS
SELECT coalesce(p.same_as, p.id) AS person, s.game, s.seat, g.kind, g.edition, coalesce(s.points, 0) AS points, s.won,
       g.changed AS ended
FROM reeve.seats s
JOIN reeve.kept_games g ON g.id = s.game AND g.over AND g.removed IS NULL
JOIN reeve.people p ON p.id = s.person
WHERE NOT EXISTS (SELECT FROM reeve.kept_games o WHERE o.beginning = g.beginning AND o.over AND o.removed IS NULL
                  AND o.arrived < g.arrived);

CREATE OR REPLACE VIEW reeve.dice AS
SELECT (c.at + 1)::integer AS total, sum(c.count)::bigint AS count
FROM reeve.rolls r
JOIN reeve.kept_games g ON g.id = r.game AND g.over AND g.removed IS NULL,
LATERAL unnest(r.counts) WITH ORDINALITY AS c(count, at)
WHERE NOT EXISTS (SELECT FROM reeve.kept_games o WHERE o.beginning = g.beginning AND o.over AND o.removed IS NULL
                  AND o.arrived < g.arrived)
GROUP BY c.at
ORDER BY c.at;

-- ---- Moments are the server's --------------------------------------------------------------------------------------
-- One that cannot be reckoned with ('infinity') would break the list of running games for everybody.

CREATE FUNCTION reeve.changed_now() RETURNS trigger
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    IF me() IS NOT NULL THEN
        NEW.changed := clock_timestamp();
    END IF;
    RETURN NEW;
END $$;
CREATE FUNCTION reeve.seen_now() RETURNS trigger
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    IF me() IS NOT NULL THEN
        NEW.seen := clock_timestamp();
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER seen_now BEFORE INSERT OR UPDATE ON reeve.tablets FOR EACH ROW EXECUTE FUNCTION reeve.seen_now();
DO $$
DECLARE
    dated text;
BEGIN
    FOREACH dated IN ARRAY ARRAY['kept_games', 'people', 'views', 'tournaments', 'profiles'] LOOP
        EXECUTE format('CREATE TRIGGER changed_now BEFORE INSERT OR UPDATE ON reeve.%I FOR EACH ROW EXECUTE FUNCTION reeve.changed_now()', dated);
    END LOOP;
END $$;

-- ---- The revisions of a tournament follow each other ---------------------------------------------------------------

CREATE FUNCTION reeve.next_revision(which uuid) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = reeve, pg_temp
AS $$ SELECT coalesce(max(revision), 0) + 1 FROM tournaments WHERE id = which $$;
DROP POLICY own_new ON reeve.tournaments;
CREATE POLICY own_new ON reeve.tournaments FOR INSERT
    WITH CHECK (by_table = (SELECT reeve.me()) AND revision = reeve.next_revision(id));

-- ---- What everybody reads has a length -----------------------------------------------------------------------------
-- NOT VALID: what is there already stays.

ALTER TABLE reeve.kept_games ADD CHECK (length(name) <= 1000 AND length(kind) <= 100 AND length(edition) <= 100) NOT VALID;
ALTER TABLE reeve.kept_games ADD CHECK (octet_length(summary::text) <= 20000) NOT VALID;
ALTER TABLE reeve.people ADD CHECK (length(name) <= 1000) NOT VALID;
ALTER TABLE reeve.seats ADD CHECK (seat BETWEEN 0 AND 15) NOT VALID;
ALTER TABLE reeve.rolls ADD CHECK (cardinality(counts) <= 11) NOT VALID;

-- ---- What no table has a use for -----------------------------------------------------------------------------------

DO $$
BEGIN
    EXECUTE format('REVOKE CREATE, TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
    IF to_regnamespace('public') IS NOT NULL THEN
        REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    END IF;
    REVOKE EXECUTE ON FUNCTION lo_create(oid), lo_creat(integer), lo_from_bytea(oid, bytea) FROM PUBLIC;
END $$;

-- ---- Logins --------------------------------------------------------------------------------------------------------
-- A login has so many connections at most: a Reeve needs two to six. One of the server that is no table's or reader's
-- is not made one.

CREATE FUNCTION reeve.put_login(login name, password text, most integer) RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = login) THEN
        EXECUTE format('CREATE ROLE %I LOGIN PASSWORD %L CONNECTION LIMIT %s', login, password, most);
    ELSIF EXISTS (SELECT FROM pg_auth_members m JOIN pg_roles l ON l.oid = m.member JOIN pg_roles r ON r.oid = m.roleid
                  WHERE l.rolname = login AND NOT l.rolsuper AND r.rolname IN ('reeve_table', 'reeve_reader')) THEN
        EXECUTE format('ALTER ROLE %I LOGIN PASSWORD %L CONNECTION LIMIT %s', login, password, most);
    ELSE
        RAISE EXCEPTION 'the server has a login % that is no table''s and no reader''s', login;
    END IF;
END $$;

CREATE OR REPLACE FUNCTION reeve.add_table(table_name text, login name, password text) RETURNS uuid
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    PERFORM put_login(login, password, 20);
    EXECUTE format('GRANT reeve_table TO %I', login);
    INSERT INTO tables (name, role) VALUES (table_name, login) ON CONFLICT (role) DO UPDATE SET name = EXCLUDED.name;
    RETURN (SELECT id FROM tables WHERE role = login);
END $$;

CREATE OR REPLACE FUNCTION reeve.add_reader(login name, password text) RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    PERFORM put_login(login, password, 40);
    EXECUTE format('GRANT reeve_reader TO %I', login);
END $$;

DO $$
DECLARE
    known record;
BEGIN
    FOR known IN
        SELECT DISTINCT l.rolname, r.rolname = 'reeve_reader' AS reads
        FROM pg_auth_members m JOIN pg_roles l ON l.oid = m.member JOIN pg_roles r ON r.oid = m.roleid
        WHERE r.rolname IN ('reeve_table', 'reeve_reader') AND l.rolconnlimit = -1 AND NOT l.rolsuper
    LOOP
        EXECUTE format('ALTER ROLE %I CONNECTION LIMIT %s', known.rolname, CASE WHEN known.reads THEN 40 ELSE 20 END);
    END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION reeve.changed_now, reeve.seen_now, reeve.next_revision, reeve.put_login FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reeve.next_revision TO reeve_table, reeve_reader;
