-- SPDX-License-Identifier: GPL-3.0-or-later
-- Version 1: the record of a club. See app/club/README.md. A migration is never changed once released.

-- Roles are shared by all databases of a server. A table's and a reader's login is a member of one of these.
DO $$
BEGIN
    CREATE ROLE reeve_table NOLOGIN;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
DO $$
BEGIN
    CREATE ROLE reeve_reader NOLOGIN;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;

CREATE SCHEMA reeve;
GRANT USAGE ON SCHEMA reeve TO reeve_table, reeve_reader;

CREATE TABLE reeve.versions (
    version integer PRIMARY KEY,
    applied timestamptz NOT NULL DEFAULT now()
);

-- One row. `lease`: how long after its last sign of life a tablet keeps its games against a take-over.
CREATE TABLE reeve.about (
    club uuid NOT NULL DEFAULT gen_random_uuid(),
    lease interval NOT NULL DEFAULT '60 seconds'
);
INSERT INTO reeve.about DEFAULT VALUES;

CREATE TABLE reeve.tables (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    name text NOT NULL UNIQUE CHECK (name <> ''),
    role name NOT NULL UNIQUE
);

-- A tablet is one installation of Reeve, known by the UUID in its own file of games.
CREATE TABLE reeve.tablets (
    id uuid PRIMARY KEY,
    table_id uuid NOT NULL REFERENCES reeve.tables,
    seen timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- `same_as`: another row that is the same person; results count there. See reeve.merge_people.
CREATE TABLE reeve.people (
    id uuid PRIMARY KEY,
    name text NOT NULL CHECK (name <> ''),
    introduced_by uuid NOT NULL REFERENCES reeve.tables,
    same_as uuid REFERENCES reeve.people CHECK (same_as <> id),
    changed timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- What everybody may see of a game. `checksum` is the end of the chain of its steps (app/storage/README.md),
-- `beginning` its first link; `revision` counts how often a table has written all steps anew after damage, and
-- `replacement` names the last time.
CREATE TABLE reeve.games (
    id uuid PRIMARY KEY,
    table_id uuid NOT NULL REFERENCES reeve.tables,
    tablet uuid NOT NULL REFERENCES reeve.tablets,
    epoch bigint NOT NULL DEFAULT 1,
    name text NOT NULL,
    kind text NOT NULL,
    edition text NOT NULL,
    started timestamptz,
    changed timestamptz NOT NULL DEFAULT clock_timestamp(),
    removed timestamptz,
    revision integer NOT NULL DEFAULT 1,
    replacement uuid,
    steps integer NOT NULL DEFAULT 0,
    beginning bytea NOT NULL CHECK (length(beginning) = 32),
    checksum bytea NOT NULL CHECK (length(checksum) = 32),
    summary jsonb,
    over boolean NOT NULL DEFAULT false
);
CREATE INDEX games_by_beginning ON reeve.games (beginning) WHERE over;

-- Holds hidden cards and the seed: for the game's own table, and for everybody once the game is over.
CREATE TABLE reeve.starts (
    game uuid PRIMARY KEY REFERENCES reeve.games,
    players text NOT NULL,
    start text NOT NULL
);

CREATE TABLE reeve.seats (
    game uuid NOT NULL REFERENCES reeve.games,
    seat smallint NOT NULL,
    person uuid NOT NULL REFERENCES reeve.people,
    points integer,
    won boolean NOT NULL DEFAULT false,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_by_person ON reeve.seats (person);

-- Hidden like reeve.starts. `epoch`: under which lease it was written.
CREATE TABLE reeve.steps (
    game uuid NOT NULL REFERENCES reeve.games,
    revision integer NOT NULL,
    number integer NOT NULL CHECK (number > 0),
    epoch bigint NOT NULL,
    command text NOT NULL,
    events text NOT NULL,
    checksum bytea NOT NULL CHECK (length(checksum) = 32),
    time bigint NOT NULL,
    PRIMARY KEY (game, revision, number)
);

-- Totals of the numbered dice of a game that is over: counts[1] how often 2 came, counts[11] how often 12.
CREATE TABLE reeve.rolls (
    game uuid PRIMARY KEY REFERENCES reeve.games,
    counts integer[] NOT NULL
);

CREATE TABLE reeve.handovers (
    game uuid NOT NULL REFERENCES reeve.games,
    epoch bigint NOT NULL,
    from_tablet uuid NOT NULL,
    to_tablet uuid NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (game, epoch)
);

-- The table whose login this session is; NULL: of none.
CREATE FUNCTION reeve.me() RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = reeve, pg_temp
AS $$ SELECT id FROM tables WHERE role = session_user $$;

-- Nobody deletes by accident, not even the owner of the database.
CREATE FUNCTION reeve.keep() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
    IF current_setting('reeve.purge', true) IS DISTINCT FROM 'yes' THEN
        RAISE EXCEPTION 'the record of a club is kept; SET reeve.purge = ''yes'' first to delete from it';
    END IF;
    RETURN NULL;
END $$;
DO $$
DECLARE
    kept text;
BEGIN
    FOREACH kept IN ARRAY ARRAY['tables', 'tablets', 'people', 'games', 'starts', 'seats', 'steps', 'rolls', 'handovers'] LOOP
        EXECUTE format('CREATE TRIGGER keep BEFORE DELETE ON reeve.%I FOR EACH STATEMENT EXECUTE FUNCTION reeve.keep()', kept);
        EXECUTE format('CREATE TRIGGER keep_all BEFORE TRUNCATE ON reeve.%I FOR EACH STATEMENT EXECUTE FUNCTION reeve.keep()', kept);
    END LOOP;
END $$;

-- ---- Who may do what -------------------------------------------------------------------------------------------
-- A table writes its own games and reads everybody's people and results; a reader reads. Nobody deletes.

GRANT SELECT ON reeve.versions, reeve.about, reeve.tables, reeve.tablets, reeve.people, reeve.games, reeve.starts,
    reeve.seats, reeve.steps, reeve.rolls, reeve.handovers TO reeve_table, reeve_reader;
GRANT INSERT ON reeve.tablets, reeve.people, reeve.games, reeve.starts, reeve.seats, reeve.steps, reeve.rolls TO reeve_table;
GRANT UPDATE (seen) ON reeve.tablets TO reeve_table;
GRANT UPDATE (name, changed) ON reeve.people TO reeve_table;
GRANT UPDATE (name, changed, removed, revision, replacement, steps, checksum, summary, over) ON reeve.games TO reeve_table;
GRANT UPDATE (points, won) ON reeve.seats TO reeve_table;
GRANT UPDATE (counts) ON reeve.rolls TO reeve_table;

ALTER TABLE reeve.tablets ENABLE ROW LEVEL SECURITY;
CREATE POLICY everybody_reads ON reeve.tablets FOR SELECT USING (true);
CREATE POLICY own_new ON reeve.tablets FOR INSERT WITH CHECK (table_id = (SELECT reeve.me()));
CREATE POLICY own_change ON reeve.tablets FOR UPDATE USING (table_id = (SELECT reeve.me()));

ALTER TABLE reeve.people ENABLE ROW LEVEL SECURITY;
CREATE POLICY everybody_reads ON reeve.people FOR SELECT USING (true);
CREATE POLICY own_new ON reeve.people FOR INSERT WITH CHECK (introduced_by = (SELECT reeve.me()) AND same_as IS NULL);
CREATE POLICY own_change ON reeve.people FOR UPDATE USING (introduced_by = (SELECT reeve.me()));

ALTER TABLE reeve.games ENABLE ROW LEVEL SECURITY;
CREATE POLICY everybody_reads ON reeve.games FOR SELECT USING (true);
CREATE POLICY own_new ON reeve.games FOR INSERT
    WITH CHECK (table_id = (SELECT reeve.me()) AND epoch = 1
                AND EXISTS (SELECT FROM reeve.tablets t WHERE t.id = tablet AND t.table_id = (SELECT reeve.me())));
CREATE POLICY own_change ON reeve.games FOR UPDATE USING (table_id = (SELECT reeve.me()));

CREATE FUNCTION reeve.own(which uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$ SELECT EXISTS (SELECT FROM reeve.games g WHERE g.id = which AND g.table_id = reeve.me()) $$;
CREATE FUNCTION reeve.open_to_me(which uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$ SELECT EXISTS (SELECT FROM reeve.games g WHERE g.id = which AND (g.over OR g.table_id = reeve.me())) $$;

ALTER TABLE reeve.starts ENABLE ROW LEVEL SECURITY;
CREATE POLICY when_over ON reeve.starts FOR SELECT USING (reeve.open_to_me(game));
CREATE POLICY own_new ON reeve.starts FOR INSERT WITH CHECK (reeve.own(game));
ALTER TABLE reeve.steps ENABLE ROW LEVEL SECURITY;
CREATE POLICY when_over ON reeve.steps FOR SELECT USING (reeve.open_to_me(game));
CREATE POLICY own_new ON reeve.steps FOR INSERT WITH CHECK (reeve.own(game));
ALTER TABLE reeve.seats ENABLE ROW LEVEL SECURITY;
CREATE POLICY everybody_reads ON reeve.seats FOR SELECT USING (true);
CREATE POLICY own_new ON reeve.seats FOR INSERT WITH CHECK (reeve.own(game));
CREATE POLICY own_change ON reeve.seats FOR UPDATE USING (reeve.own(game));
ALTER TABLE reeve.rolls ENABLE ROW LEVEL SECURITY;
CREATE POLICY everybody_reads ON reeve.rolls FOR SELECT USING (true);
CREATE POLICY own_new ON reeve.rolls FOR INSERT WITH CHECK (reeve.own(game));
CREATE POLICY own_change ON reeve.rolls FOR UPDATE USING (reeve.own(game));

-- ---- What a table calls ----------------------------------------------------------------------------------------

-- A sign of life of a tablet. Answers the club's UUID.
CREATE FUNCTION reeve.beat(which uuid) RETURNS uuid
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    IF me() IS NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'RV001', MESSAGE = 'no table of this club has this login';
    END IF;
    INSERT INTO tablets (id, table_id) VALUES (which, me()) ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp();
    RETURN (SELECT club FROM about);
END $$;

CREATE FUNCTION reeve.part(bytes bytea) RETURNS bytea
LANGUAGE sql IMMUTABLE
AS $$ SELECT convert_to(length(bytes) || ':', 'UTF8') || bytes $$;

-- The link of a step in the chain, as the table computes it (app/storage/checksum.h).
CREATE FUNCTION reeve.link(before bytea, number integer, command text, events text, "time" bigint) RETURNS bytea
LANGUAGE sql IMMUTABLE
AS $$
    SELECT sha256(reeve.part(before) || reeve.part(convert_to(number::text, 'UTF8')) || reeve.part(convert_to(command, 'UTF8'))
                  || reeve.part(convert_to(events, 'UTF8'))
                  || CASE WHEN "time" = 0 THEN ''::bytea ELSE reeve.part(convert_to("time"::text, 'UTF8')) END)
$$;

-- The numbers of the steps of a game that stand: what was undone and not redone is left out.
CREATE FUNCTION reeve.standing_steps(which uuid) RETURNS integer[]
LANGUAGE plpgsql STABLE SET search_path = reeve, pg_temp
AS $$
DECLARE
    step record;
    stand integer[] := '{}';
    undone integer[] := '{}';
BEGIN
    FOR step IN
        SELECT s.number, s.command::jsonb ->> 'do' AS verb FROM steps s JOIN games g ON g.id = s.game AND g.revision = s.revision
        WHERE s.game = which ORDER BY s.number
    LOOP
        IF step.verb = 'undo' THEN
            IF cardinality(stand) > 0 THEN
                undone := undone || stand[cardinality(stand)];
                stand := trim_array(stand, 1);
            END IF;
        ELSIF step.verb = 'redo' THEN
            IF cardinality(undone) > 0 THEN
                stand := stand || undone[cardinality(undone)];
                undone := trim_array(undone, 1);
            END IF;
        ELSE
            stand := stand || step.number;
            undone := '{}';
        END IF;
    END LOOP;
    RETURN stand;
END $$;

-- Writes down what came of a game that is over: points, winner, dice.
CREATE FUNCTION reeve.count_game(which uuid) RETURNS void
LANGUAGE sql SET search_path = reeve, pg_temp
AS $$
    UPDATE seats s
    SET points = (g.summary #>> ARRAY['points', s.seat::text])::integer, won = (g.summary ->> 'winner')::integer = s.seat
    FROM games g WHERE g.id = which AND s.game = which;

    INSERT INTO rolls (game, counts)
    SELECT which, array_agg(coalesce(n, 0) ORDER BY total)
    FROM generate_series(2, 12) AS total LEFT JOIN (
        SELECT coalesce((e.event ->> 'total')::integer, (e.event ->> 'red')::integer + (e.event ->> 'yellow')::integer) AS total,
               count(*)::integer AS n
        FROM steps s JOIN games g ON g.id = s.game AND g.revision = s.revision,
             LATERAL (SELECT CASE jsonb_typeof(j) WHEN 'array' THEN j ELSE coalesce(j -> 'events', '[]') END AS list
                      FROM (SELECT s.events::jsonb AS j) parsed) one,
             LATERAL jsonb_array_elements(one.list) AS e(event)
        WHERE s.game = which AND s.events LIKE '%"dice-rolled"%' AND e.event ->> 'event' = 'dice-rolled'
              AND s.number = ANY (standing_steps(which))
        GROUP BY 1
    ) thrown USING (total)
    ON CONFLICT (game) DO UPDATE SET counts = EXCLUDED.counts;
$$;

-- Takes a batch of a table's outbox, in order, and answers the entries that were not taken:
--   [{"sequence": 7, "game": "…", "fault": "taken-over" | "diverged" | "unknown" | "not-yours"}]
-- What has been taken before is taken again without effect: a step is known by its game, number and checksum.
CREATE FUNCTION reeve.take(by_tablet uuid, entries jsonb) RETURNS jsonb
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    mine uuid := me();
    faults jsonb := '[]';
    bad uuid[] := '{}';
    entry jsonb;
    which uuid;
    fault text;
    game games%ROWTYPE;
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
                SELECT * INTO game FROM games WHERE id = which AND table_id = mine FOR UPDATE;
                IF NOT FOUND AND entry ->> 'kind' = 'game' THEN
                    INSERT INTO games (id, table_id, tablet, name, kind, edition, started, beginning, checksum)
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

-- Writes back what changed of a game, and counts it where it is over.
CREATE FUNCTION reeve.put_game(game reeve.games) RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    ended boolean := coalesce((game.summary ->> 'over')::boolean, false);
BEGIN
    UPDATE games g
    SET name = game.name, changed = clock_timestamp(), removed = game.removed, revision = game.revision,
        replacement = game.replacement, steps = game.steps, checksum = game.checksum, summary = game.summary, over = ended
    WHERE g.id = game.id;
    IF ended THEN
        PERFORM count_game(game.id);
    END IF;
END $$;

-- Gives a game to this tablet. {"epoch": 2}, or {"fault": "unknown" | "removed"}, or {"fault": "held", "seconds": 12}
-- while the tablet that has it has shown itself within the lease. The clock is the server's alone.
CREATE FUNCTION reeve.take_over(by_tablet uuid, which uuid) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = reeve, pg_temp
AS $$
DECLARE
    mine uuid := me();
    game games%ROWTYPE;
    until timestamptz;
BEGIN
    IF mine IS NULL OR NOT EXISTS (SELECT FROM tablets t WHERE t.id = by_tablet AND t.table_id = mine) THEN
        RAISE EXCEPTION USING ERRCODE = 'RV001', MESSAGE = 'no table of this club has this login';
    END IF;
    SELECT * INTO game FROM games WHERE id = which FOR UPDATE;
    IF NOT FOUND THEN
        RETURN jsonb_build_object('fault', 'unknown');
    ELSIF game.removed IS NOT NULL THEN
        RETURN jsonb_build_object('fault', 'removed');
    ELSIF game.tablet = by_tablet THEN
        RETURN jsonb_build_object('epoch', game.epoch);
    END IF;
    SELECT t.seen + a.lease INTO until FROM tablets t, about a WHERE t.id = game.tablet;
    IF until > clock_timestamp() THEN
        RETURN jsonb_build_object('fault', 'held', 'seconds', ceil(extract(epoch FROM until - clock_timestamp())));
    END IF;
    INSERT INTO handovers (game, epoch, from_tablet, to_tablet) VALUES (which, game.epoch + 1, game.tablet, by_tablet);
    UPDATE games SET table_id = mine, tablet = by_tablet, epoch = game.epoch + 1 WHERE id = which;
    RETURN jsonb_build_object('epoch', game.epoch + 1);
END $$;

-- ---- What the owner of the club calls -----------------------------------------------------------------------------

-- A login for a table; called again, it gives the table another password.
CREATE FUNCTION reeve.add_table(table_name text, login name, password text) RETURNS uuid
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = login) THEN
        EXECUTE format('ALTER ROLE %I LOGIN PASSWORD %L', login, password);
    ELSE
        EXECUTE format('CREATE ROLE %I LOGIN PASSWORD %L', login, password);
    END IF;
    EXECUTE format('GRANT reeve_table TO %I', login);
    INSERT INTO tables (name, role) VALUES (table_name, login) ON CONFLICT (role) DO UPDATE SET name = EXCLUDED.name;
    RETURN (SELECT id FROM tables WHERE role = login);
END $$;

-- A login that reads results.
CREATE FUNCTION reeve.add_reader(login name, password text) RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = login) THEN
        EXECUTE format('ALTER ROLE %I LOGIN PASSWORD %L', login, password);
    ELSE
        EXECUTE format('CREATE ROLE %I LOGIN PASSWORD %L', login, password);
    END IF;
    EXECUTE format('GRANT reeve_reader TO %I', login);
END $$;

-- Two rows are one person from now on; results of the first count for the second.
CREATE FUNCTION reeve.merge_people(one uuid, into_other uuid) RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    target uuid := (SELECT coalesce(same_as, id) FROM people WHERE id = into_other);
BEGIN
    IF target IS NULL OR target = one THEN
        RAISE EXCEPTION 'there is no other person of this id';
    END IF;
    UPDATE people SET same_as = target, changed = clock_timestamp() WHERE id = one OR same_as = one;
END $$;

REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA reeve FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reeve.me, reeve.own, reeve.open_to_me, reeve.part, reeve.link, reeve.standing_steps TO reeve_table, reeve_reader;
GRANT EXECUTE ON FUNCTION reeve.beat, reeve.count_game, reeve.put_game, reeve.take, reeve.take_over TO reeve_table;
