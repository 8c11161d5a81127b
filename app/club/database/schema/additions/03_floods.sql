-- SPDX-License-Identifier: GPL-3.0-or-later
-- Addition 3: how much one login can take from all others. tests/club/flood_test.cpp tries each of it, and
-- tests/club/club_flood.cpp measures what is left. Tables of before this addition play on.

-- ---- What a table may send in a day --------------------------------------------------------------------------------
-- Far above what a table plays: a game of an evening is 0.4 MB. Of a table that joins with the games of years the rest
-- goes on the next day. For another amount: UPDATE reeve.about SET daily_bytes = …

ALTER TABLE reeve.about
    ADD COLUMN daily_bytes bigint NOT NULL DEFAULT 2000000000,
    ADD COLUMN daily_games integer NOT NULL DEFAULT 10000,
    ADD COLUMN daily_people integer NOT NULL DEFAULT 2000;

-- Days are the server's, in UTC. Only the functions below write here.
CREATE TABLE reeve.amounts (
    table_id uuid NOT NULL REFERENCES reeve.tables,
    day date NOT NULL,
    bytes bigint NOT NULL,
    games integer NOT NULL,
    people integer NOT NULL,
    PRIMARY KEY (table_id, day)
);

-- After each statement that writes: its rows count, with the bytes that they take.
CREATE FUNCTION reeve.count_amount() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = reeve, pg_temp
AS $$
DECLARE
    mine uuid := me();
    fresh_rows integer;
    fresh_bytes bigint;
    sent amounts%ROWTYPE;
    most about%ROWTYPE;
BEGIN
    IF mine IS NULL THEN
        RETURN NULL;
    END IF;
    SELECT count(*), coalesce(sum(pg_column_size(written.*)), 0) INTO fresh_rows, fresh_bytes FROM written;
    IF fresh_rows = 0 THEN
        RETURN NULL;
    END IF;
    INSERT INTO amounts AS a (table_id, day, bytes, games, people)
    VALUES (mine, (clock_timestamp() AT TIME ZONE 'UTC')::date, fresh_bytes,
            CASE WHEN TG_OP = 'INSERT' AND TG_TABLE_NAME = 'kept_games' THEN fresh_rows ELSE 0 END,
            CASE WHEN TG_OP = 'INSERT' AND TG_TABLE_NAME = 'people' THEN fresh_rows ELSE 0 END)
    ON CONFLICT (table_id, day) DO UPDATE
        SET bytes = a.bytes + EXCLUDED.bytes, games = a.games + EXCLUDED.games, people = a.people + EXCLUDED.people
    RETURNING * INTO sent;
    SELECT * INTO most FROM about;
    IF sent.bytes > most.daily_bytes OR sent.games > most.daily_games OR sent.people > most.daily_people THEN
        RAISE EXCEPTION USING ERRCODE = 'RV002', MESSAGE = 'this table has sent what a table may send in a day';
    END IF;
    RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION reeve.count_amount FROM PUBLIC;
DO $$
DECLARE
    kept text;
BEGIN
    FOREACH kept IN ARRAY ARRAY['tablets', 'people', 'kept_games', 'starts', 'seats', 'steps', 'rolls', 'views', 'tournaments', 'profiles'] LOOP
        EXECUTE format('CREATE TRIGGER amount_new AFTER INSERT ON reeve.%I REFERENCING NEW TABLE AS written'
                       ' FOR EACH STATEMENT EXECUTE FUNCTION reeve.count_amount()', kept);
        EXECUTE format('CREATE TRIGGER amount_changed AFTER UPDATE ON reeve.%I REFERENCING NEW TABLE AS written'
                       ' FOR EACH STATEMENT EXECUTE FUNCTION reeve.count_amount()', kept);
    END LOOP;
END $$;

-- ---- Texts of the record -------------------------------------------------------------------------------------------
-- Whoever takes a game over, or looks at a finished one, reads them whole. NOT VALID: what is there already stays.

ALTER TABLE reeve.starts ADD CHECK (length(players) <= 20000 AND length(start) <= 2000000) NOT VALID;
ALTER TABLE reeve.steps ADD CHECK (length(command) <= 200000 AND length(events) <= 2000000) NOT VALID;

-- The list of running games is read every two seconds by whoever looks at it.
CREATE INDEX games_running ON reeve.kept_games (table_id) WHERE NOT over AND removed IS NULL;

-- ---- What fills the memory or the disk of the server ---------------------------------------------------------------
-- Advisory locks: some thousands of them, and the server takes nobody's statement any more. `reeve-club migrate` needs
-- one, and its login keeps them.

DO $$
DECLARE
    lock regprocedure;
BEGIN
    FOR lock IN SELECT oid::regprocedure FROM pg_proc
                WHERE pronamespace = 'pg_catalog'::regnamespace AND proname ~ '^pg_(try_)?advisory_(xact_)?lock(_shared)?$' LOOP
        EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', lock);
        EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', lock, current_user);
    END LOOP;
END $$;

-- Programs of one's own, in loops: nothing of Reeve sends one.
REVOKE USAGE ON LANGUAGE plpgsql FROM PUBLIC;
DO $$
BEGIN
    EXECUTE format('GRANT USAGE ON LANGUAGE plpgsql TO %I', current_user);
END $$;

-- What only the owner may set, for each login: files for sorting, and errors in the server's log, whose text a login
-- chooses. (The table tells its own errors.) A session of a device that is gone from the network ends after two minutes.
CREATE FUNCTION reeve.bound_login(login name) RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    setting text;
BEGIN
    FOREACH setting IN ARRAY ARRAY['temp_file_limit = ''512MB''', 'log_min_messages = ''fatal''', 'log_min_error_statement = ''panic''',
                                   'tcp_keepalives_idle = 60', 'tcp_keepalives_interval = 15', 'tcp_keepalives_count = 4'] LOOP
        EXECUTE format('ALTER ROLE %I SET %s', login, setting);
    END LOOP;
END $$;

CREATE OR REPLACE FUNCTION reeve.put_login(login name, password text, most integer) RETURNS void
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
    PERFORM bound_login(login);
END $$;

DO $$
BEGIN
    PERFORM reeve.bound_login(l.rolname)
    FROM (SELECT DISTINCT l.rolname FROM pg_auth_members m JOIN pg_roles l ON l.oid = m.member
          JOIN pg_roles r ON r.oid = m.roleid WHERE r.rolname IN ('reeve_table', 'reeve_reader') AND NOT l.rolsuper) l;
END $$;

-- ---- What whoever looks after the club sees and does ---------------------------------------------------------------

CREATE VIEW reeve.loads AS
SELECT t.name, t.role AS login, (SELECT max(seen) FROM reeve.tablets b WHERE b.table_id = t.id) AS seen,
       coalesce(a.bytes, 0) AS bytes, coalesce(a.games, 0) AS games, coalesce(a.people, 0) AS people,
       (SELECT count(*) FROM pg_stat_activity s WHERE s.usename = t.role) AS connections,
       (SELECT rolcanlogin FROM pg_roles r WHERE r.rolname = t.role) AS allowed
FROM reeve.tables t
LEFT JOIN reeve.amounts a ON a.table_id = t.id AND a.day = (clock_timestamp() AT TIME ZONE 'UTC')::date
ORDER BY a.bytes DESC NULLS LAST, t.name;

-- The login of a table or a reader is not let in any more, and its sessions end. add_table or add_reader lets it in again.
CREATE FUNCTION reeve.shut_out(login name) RETURNS integer
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_auth_members m JOIN pg_roles l ON l.oid = m.member JOIN pg_roles r ON r.oid = m.roleid
                   WHERE l.rolname = login AND NOT l.rolsuper AND r.rolname IN ('reeve_table', 'reeve_reader')) THEN
        RAISE EXCEPTION 'the club has no login %', login;
    END IF;
    EXECUTE format('ALTER ROLE %I NOLOGIN', login);
    RETURN (SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename = login);
END $$;

REVOKE EXECUTE ON FUNCTION reeve.bound_login, reeve.put_login, reeve.shut_out FROM PUBLIC;
