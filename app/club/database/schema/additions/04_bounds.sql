-- SPDX-License-Identifier: GPL-3.0-or-later
-- Addition 4: bounds of values, whom a table speaks for, hidden people, a full disk in the log, what a dump does not keep, and
-- invitations. Tables of before this addition play on.

-- ---- Values have the bounds of the record --------------------------------------------------------------------------
-- A name has at most 40 characters, that of a game 80 (app/values/name_length.h), points are a byte, and a game has at most 100,000 steps.
-- NOT VALID: results that are there already stay. What was longer or blank before is cut.

UPDATE reeve.people SET name = coalesce(nullif(left(btrim(name), 40), ''), '?') WHERE length(name) > 40 OR name !~ '[^[:space:]]';
UPDATE reeve.kept_games SET name = left(name, 80) WHERE length(name) > 80;
ALTER TABLE reeve.people ADD CHECK (length(name) <= 40 AND name ~ '[^[:space:]]') NOT VALID;
ALTER TABLE reeve.kept_games ADD CHECK (length(name) <= 80) NOT VALID;
ALTER TABLE reeve.seats ADD CHECK (points BETWEEN 0 AND 255) NOT VALID;
ALTER TABLE reeve.rolls ADD CHECK (cardinality(counts) = 11 AND array_position(counts, NULL) IS NULL
                                   AND 0 <= ALL (counts) AND 100000 >= ALL (counts)) NOT VALID;

-- ---- Junk is hidden ------------------------------------------------------------------------------------------------
-- A person that is hidden is read by the owner alone, and its results count for nobody. Nothing is deleted.

ALTER TABLE reeve.people ADD COLUMN hidden boolean NOT NULL DEFAULT false;
DROP POLICY everybody_reads ON reeve.people;
CREATE POLICY everybody_reads ON reeve.people FOR SELECT USING (NOT hidden);

CREATE OR REPLACE VIEW reeve.results AS
SELECT w.id AS person, s.game, s.seat, g.kind, g.edition, coalesce(s.points, 0) AS points, s.won, g.changed AS ended
FROM reeve.seats s
JOIN reeve.kept_games g ON g.id = s.game AND g.over AND g.removed IS NULL
JOIN reeve.people p ON p.id = s.person
JOIN reeve.people w ON w.id = coalesce(p.same_as, p.id) AND NOT w.hidden
WHERE NOT EXISTS (SELECT FROM reeve.kept_games o WHERE o.beginning = g.beginning AND o.over AND o.removed IS NULL
                  AND o.arrived < g.arrived);

-- Every person, for whoever looks after the club.
CREATE VIEW reeve.known_people AS
SELECT p.id, p.name, t.name AS introduced_by, count(s.game) AS games, count(s.game) FILTER (WHERE s.won) AS wins,
       p.same_as, p.hidden
FROM reeve.people p JOIN reeve.tables t ON t.id = p.introduced_by LEFT JOIN reeve.seats s ON s.person = p.id
GROUP BY p.id, t.name
ORDER BY lower(p.name), t.name, p.id;

CREATE FUNCTION reeve.hide_person(which uuid, hide boolean) RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    UPDATE people SET hidden = hide, changed = clock_timestamp() WHERE id = which;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'there is no person of this id';
    END IF;
END $$;

-- ---- A table speaks for its own people -----------------------------------------------------------------------------
-- The colour and picture of a person are set by the table that introduced them. Whoever has a seat at another table can
-- have the picture removed there.

CREATE FUNCTION reeve.speaks_for(which uuid) RETURNS boolean
LANGUAGE sql STABLE SET search_path = reeve, pg_temp
AS $$ SELECT EXISTS (SELECT FROM people p WHERE coalesce(p.same_as, p.id) = which AND p.introduced_by = me()) $$;

DROP POLICY own_new ON reeve.profiles;
DROP POLICY own_change ON reeve.profiles;
CREATE POLICY own_new ON reeve.profiles FOR INSERT
    WITH CHECK (by_table = (SELECT reeve.me()) AND reeve.speaks_for(person));
CREATE POLICY own_change ON reeve.profiles FOR UPDATE USING (reeve.plays_here(person))
    WITH CHECK (by_table = (SELECT reeve.me()) AND (reeve.speaks_for(person) OR (emblem = '' AND image IS NULL)));

CREATE OR REPLACE FUNCTION reeve.put_color(which uuid, word text) RETURNS boolean
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    target uuid := (SELECT coalesce(same_as, id) FROM people WHERE id = which);
BEGIN
    IF target IS NULL OR NOT speaks_for(target) THEN
        RETURN false;
    END IF;
    INSERT INTO profiles (person, color, by_table) VALUES (target, word, me())
    ON CONFLICT (person) DO UPDATE SET color = EXCLUDED.color, by_table = EXCLUDED.by_table, changed = clock_timestamp();
    RETURN true;
END $$;

CREATE OR REPLACE FUNCTION reeve.put_picture(which uuid, word text, photo bytea) RETURNS boolean
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    target uuid := (SELECT coalesce(same_as, id) FROM people WHERE id = which);
BEGIN
    IF target IS NULL OR NOT plays_here(target) THEN
        RETURN false;
    ELSIF speaks_for(target) THEN
        INSERT INTO profiles (person, emblem, image, by_table) VALUES (target, word, photo, me())
        ON CONFLICT (person) DO UPDATE SET emblem = EXCLUDED.emblem, image = EXCLUDED.image, by_table = EXCLUDED.by_table,
            changed = clock_timestamp();
        RETURN true;
    ELSIF word = '' AND photo IS NULL THEN
        UPDATE profiles SET emblem = '', image = NULL, by_table = me(), changed = clock_timestamp() WHERE person = target;
        RETURN true;
    END IF;
    RETURN false;
END $$;

-- ---- A full disk is in the server's log ----------------------------------------------------------------------------
-- Errors of these logins are not logged (addition 3). This one is: at most once a minute, with a text of its own. (A
-- sequence, because what a failed transaction writes is rolled back.)

CREATE SEQUENCE reeve.reported_full MINVALUE 0 START 0;
CREATE FUNCTION reeve.report_full() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = reeve, pg_temp SET log_min_messages = 'log'
AS $$
DECLARE
    at bigint := extract(epoch FROM clock_timestamp());
BEGIN
    IF at >= (SELECT last_value FROM reported_full) + 60 THEN
        PERFORM setval('reported_full', at);
        RAISE LOG 'Reeve: the disk is full, the steps of a table could not be saved';
    END IF;
END $$;

ALTER FUNCTION reeve.take(uuid, jsonb) RENAME TO take_entries;
CREATE FUNCTION reeve.take(by_tablet uuid, entries jsonb) RETURNS jsonb
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    RETURN take_entries(by_tablet, entries);
EXCEPTION WHEN disk_full OR io_error THEN
    PERFORM report_full();
    RAISE;
END $$;

-- ---- What a dump does not keep, and what a login can undo -----------------------------------------------------------
-- pg_dump of a database has neither its privileges nor the settings of logins. `reeve-club check` reads this view, and
-- `migrate` carries it out.

CREATE OR REPLACE FUNCTION reeve.bound_login(login name) RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    setting text;
BEGIN
    FOREACH setting IN ARRAY ARRAY['temp_file_limit = ''512MB''', 'log_min_messages = ''fatal''', 'log_min_error_statement = ''panic''',
                                   'tcp_keepalives_idle = 60', 'tcp_keepalives_interval = 15', 'tcp_keepalives_count = 4'] LOOP
        EXECUTE format('ALTER ROLE %I SET %s', login, setting);
    END LOOP;
    IF (SELECT rolconnlimit FROM pg_roles WHERE rolname = login) = -1 THEN
        EXECUTE format('ALTER ROLE %I CONNECTION LIMIT %s', login,
                       CASE WHEN EXISTS (SELECT FROM tables WHERE role = login) THEN 20 ELSE 40 END);
    END IF;
END $$;

CREATE VIEW reeve.unguarded AS
SELECT format('everybody may use %s in the database', lower(a.privilege_type)) AS what,
       format('REVOKE %s ON DATABASE %I FROM PUBLIC', a.privilege_type, d.datname) AS mend
FROM pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
WHERE d.datname = current_database() AND a.grantee = 0 AND a.privilege_type IN ('CREATE', 'TEMPORARY')
UNION ALL
SELECT 'everybody may create in the schema public', 'REVOKE CREATE ON SCHEMA public FROM PUBLIC'
FROM pg_namespace n, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) a
WHERE n.nspname = 'public' AND a.grantee = 0 AND a.privilege_type = 'CREATE'
UNION ALL
SELECT format('everybody may call %s', p.oid::regprocedure), format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', p.oid::regprocedure)
FROM pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
WHERE p.pronamespace = 'pg_catalog'::regnamespace AND a.grantee = 0
      AND p.proname ~ '^(pg_(try_)?advisory_(xact_)?lock(_shared)?|lo_creat|lo_create|lo_from_bytea)$'
UNION ALL
SELECT 'everybody may run programs in the server', 'REVOKE USAGE ON LANGUAGE plpgsql FROM PUBLIC'
FROM pg_language l, aclexplode(coalesce(l.lanacl, acldefault('l', l.lanowner))) a
WHERE l.lanname = 'plpgsql' AND a.grantee = 0
UNION ALL
SELECT DISTINCT format('the login %s has lost its limits', l.rolname), format('SELECT reeve.bound_login(%L)', l.rolname)
FROM pg_auth_members m JOIN pg_roles l ON l.oid = m.member JOIN pg_roles r ON r.oid = m.roleid
WHERE r.rolname IN ('reeve_table', 'reeve_reader') AND NOT l.rolsuper
      AND (l.rolconnlimit = -1
           OR NOT coalesce((SELECT c.setconfig FROM pg_db_role_setting c WHERE c.setrole = l.oid AND c.setdatabase = 0), '{}')
                  @> ARRAY['temp_file_limit=512MB', 'log_min_messages=fatal', 'log_min_error_statement=panic',
                           'tcp_keepalives_idle=60', 'tcp_keepalives_interval=15', 'tcp_keepalives_count=4']);

CREATE FUNCTION reeve.guard() RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    statement text;
BEGIN
    FOR statement IN SELECT mend FROM unguarded LOOP
        EXECUTE statement;
    END LOOP;
END $$;

-- ---- Invitations ---------------------------------------------------------------------------------------------------
-- Passwords come as SCRAM verifiers, so that no statement has one. That of an invitation is valid for a while, and the
-- tablet replaces it by one of its own.

CREATE OR REPLACE FUNCTION reeve.put_login(login name, password text, most integer) RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = login) THEN
        EXECUTE format('CREATE ROLE %I LOGIN PASSWORD %L CONNECTION LIMIT %s', login, password, most);
    ELSIF EXISTS (SELECT FROM pg_auth_members m JOIN pg_roles l ON l.oid = m.member JOIN pg_roles r ON r.oid = m.roleid
                  WHERE l.rolname = login AND NOT l.rolsuper AND r.rolname IN ('reeve_table', 'reeve_reader')) THEN
        EXECUTE format('ALTER ROLE %I LOGIN PASSWORD %L CONNECTION LIMIT %s VALID UNTIL ''infinity''', login, password, most);
    ELSE
        RAISE EXCEPTION 'the server has a login % that is no table''s and no reader''s', login;
    END IF;
    PERFORM bound_login(login);
END $$;

CREATE FUNCTION reeve.invite(table_name text, login name, verifier text) RETURNS void
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
BEGIN
    PERFORM add_table(table_name, login, verifier);
    EXECUTE format('ALTER ROLE %I VALID UNTIL %L', login, clock_timestamp() + interval '1 hour');
END $$;

CREATE FUNCTION reeve.accept_invitation(verifier text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = reeve, pg_temp
AS $$
BEGIN
    IF me() IS NULL OR verifier !~ '^SCRAM-SHA-256\$' THEN
        RETURN false;
    END IF;
    EXECUTE format('ALTER ROLE %I PASSWORD %L VALID UNTIL ''infinity''', session_user, verifier);
    RETURN true;
END $$;

-- The server's own certificate, for a tablet that trusts it from then on; nothing else of that file. '': there is none.
CREATE FUNCTION reeve.certificate() RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = reeve, pg_temp
AS $$
    SELECT CASE WHEN current_setting('ssl')::boolean THEN coalesce(substring(
        pg_read_file(current_setting('ssl_cert_file')) FROM '-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----'), '') ELSE '' END
$$;

REVOKE EXECUTE ON FUNCTION reeve.hide_person, reeve.speaks_for, reeve.report_full, reeve.take, reeve.guard, reeve.invite,
    reeve.accept_invitation, reeve.certificate FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reeve.speaks_for, reeve.report_full, reeve.take, reeve.accept_invitation, reeve.certificate TO reeve_table;
