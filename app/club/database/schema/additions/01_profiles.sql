-- SPDX-License-Identifier: GPL-3.0-or-later
-- Addition 1: what a club keeps of a person beside the name. Tables of before this addition play on without it.

-- The favourite colour, and a picture: the word of an emblem, or a small round photograph as PNG, or none. The newest
-- alone: it is no record of a game, and a picture that somebody took away is gone.
CREATE TABLE reeve.profiles (
    person uuid PRIMARY KEY REFERENCES reeve.people,
    color text NOT NULL DEFAULT '' CHECK (color ~ '^[a-z-]{0,20}$'),
    emblem text NOT NULL DEFAULT '' CHECK (emblem ~ '^[a-z-]{0,40}$' AND (emblem = '' OR image IS NULL)),
    image bytea CHECK (length(image) BETWEEN 1 AND 300000),
    checksum bytea GENERATED ALWAYS AS (sha256(image)) STORED,
    by_table uuid NOT NULL REFERENCES reeve.tables,
    changed timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Whether a table may change somebody's profile: it introduced the person, or the person has a seat in a game of it.
CREATE FUNCTION reeve.plays_here(which uuid) RETURNS boolean
LANGUAGE sql STABLE SET search_path = reeve, pg_temp
AS $$
    SELECT EXISTS (
        SELECT FROM people p WHERE coalesce(p.same_as, p.id) = which
        AND (p.introduced_by = me()
             OR EXISTS (SELECT FROM seats s JOIN games g ON g.id = s.game WHERE s.person = p.id AND g.table_id = me())))
$$;
CREATE INDEX people_by_same_as ON reeve.people (coalesce(same_as, id));

GRANT SELECT ON reeve.profiles TO reeve_table, reeve_reader;
GRANT INSERT (person, color, emblem, image, by_table, changed) ON reeve.profiles TO reeve_table;
GRANT UPDATE (color, emblem, image, by_table, changed) ON reeve.profiles TO reeve_table;
ALTER TABLE reeve.profiles ENABLE ROW LEVEL SECURITY;
CREATE POLICY everybody_reads ON reeve.profiles FOR SELECT USING (true);
CREATE POLICY own_new ON reeve.profiles FOR INSERT
    WITH CHECK (by_table = (SELECT reeve.me()) AND reeve.plays_here(person));
CREATE POLICY own_change ON reeve.profiles FOR UPDATE USING (reeve.plays_here(person))
    WITH CHECK (by_table = (SELECT reeve.me()));

-- False where the club does not know this person (yet), or this table may not change the profile.
CREATE FUNCTION reeve.put_color(which uuid, word text) RETURNS boolean
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    target uuid := (SELECT coalesce(same_as, id) FROM people WHERE id = which);
BEGIN
    IF target IS NULL OR NOT plays_here(target) THEN
        RETURN false;
    END IF;
    INSERT INTO profiles (person, color, by_table) VALUES (target, word, me())
    ON CONFLICT (person) DO UPDATE SET color = EXCLUDED.color, by_table = EXCLUDED.by_table, changed = clock_timestamp();
    RETURN true;
END $$;

-- An emblem, or a photograph (the word is empty then), or neither.
CREATE FUNCTION reeve.put_picture(which uuid, word text, photo bytea) RETURNS boolean
LANGUAGE plpgsql SET search_path = reeve, pg_temp
AS $$
DECLARE
    target uuid := (SELECT coalesce(same_as, id) FROM people WHERE id = which);
BEGIN
    IF target IS NULL OR NOT plays_here(target) THEN
        RETURN false;
    END IF;
    INSERT INTO profiles (person, emblem, image, by_table) VALUES (target, word, photo, me())
    ON CONFLICT (person) DO UPDATE SET emblem = EXCLUDED.emblem, image = EXCLUDED.image, by_table = EXCLUDED.by_table,
        changed = clock_timestamp();
    RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION reeve.plays_here, reeve.put_color, reeve.put_picture FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reeve.plays_here, reeve.put_color, reeve.put_picture TO reeve_table;
