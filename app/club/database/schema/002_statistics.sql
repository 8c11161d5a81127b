-- SPDX-License-Identifier: GPL-3.0-or-later
-- Version 2: what all finished games come to.

-- A seat of a finished game. A copy of a game begins as its original does and does not count again.
CREATE VIEW reeve.results AS
SELECT coalesce(p.same_as, p.id) AS person, s.game, s.seat, g.kind, g.edition, coalesce(s.points, 0) AS points, s.won,
       g.changed AS ended
FROM reeve.seats s
JOIN reeve.games g ON g.id = s.game AND g.over AND g.removed IS NULL
JOIN reeve.people p ON p.id = s.person
WHERE NOT EXISTS (SELECT FROM reeve.games o WHERE o.beginning = g.beginning AND o.over AND o.removed IS NULL
                  AND o.id < g.id);

-- By person, game and edition.
CREATE VIEW reeve.lifetime AS
SELECT r.person, p.name, r.kind, r.edition, count(*) AS games, count(*) FILTER (WHERE r.won) AS wins,
       sum(r.points) AS points, max(r.points) AS best, max(r.ended) AS last
FROM reeve.results r JOIN reeve.people p ON p.id = r.person
GROUP BY r.person, p.name, r.kind, r.edition;

-- By person over all games; most wins first, then the better share of wins, then points a game, then the name.
CREATE VIEW reeve.standings AS
SELECT r.person, p.name, r.games, r.wins, r.points, r.best, r.last
FROM (SELECT person, count(*) AS games, count(*) FILTER (WHERE won) AS wins, sum(points) AS points, max(points) AS best,
             max(ended) AS last
      FROM reeve.results GROUP BY person) r
JOIN reeve.people p ON p.id = r.person
ORDER BY r.wins DESC, r.wins::numeric / r.games DESC, r.points::numeric / r.games DESC, p.name, r.person;

-- Games that both played: how many, how often each won, how often each had more points.
CREATE FUNCTION reeve.head_to_head(one uuid, other uuid)
RETURNS TABLE (games bigint, one_won bigint, other_won bigint, one_ahead bigint, other_ahead bigint)
LANGUAGE sql STABLE
AS $$
    SELECT count(*), count(*) FILTER (WHERE a.won), count(*) FILTER (WHERE b.won), count(*) FILTER (WHERE a.points > b.points),
           count(*) FILTER (WHERE b.points > a.points)
    FROM reeve.results a JOIN reeve.results b ON b.game = a.game AND b.person = other
    WHERE a.person = one
$$;

-- How often each total came in all finished games.
CREATE VIEW reeve.dice AS
SELECT (c.at + 1)::integer AS total, sum(c.count)::bigint AS count
FROM reeve.rolls r
JOIN reeve.games g ON g.id = r.game AND g.over AND g.removed IS NULL,
LATERAL unnest(r.counts) WITH ORDINALITY AS c(count, at)
WHERE NOT EXISTS (SELECT FROM reeve.games o WHERE o.beginning = g.beginning AND o.over AND o.removed IS NULL AND o.id < g.id)
GROUP BY c.at
ORDER BY c.at;

GRANT SELECT ON reeve.results, reeve.lifetime, reeve.standings, reeve.dice TO reeve_table, reeve_reader;
REVOKE EXECUTE ON FUNCTION reeve.head_to_head FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reeve.head_to_head TO reeve_table, reeve_reader;
