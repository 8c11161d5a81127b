-- SPDX-License-Identifier: GPL-3.0-or-later
-- A record that two tables import is one game. Each names its people anew, so `beginning`, which covers them, differs; the
-- start with its seed, the number of steps and the last step are the same.

CREATE INDEX starts_alike ON reeve.starts (md5(start));

-- The games that count: of copies, the one that the club heard of first.
CREATE VIEW reeve.counted_games AS
SELECT g.* FROM reeve.kept_games g JOIN reeve.starts s ON s.game = g.id
WHERE g.over AND g.removed IS NULL AND NOT EXISTS (
    SELECT FROM reeve.starts other JOIN reeve.kept_games o ON o.id = other.game
    WHERE md5(other.start) = md5(s.start) AND other.start = s.start AND o.over AND o.removed IS NULL AND o.arrived < g.arrived
      AND (o.beginning = g.beginning OR EXISTS (
          SELECT FROM reeve.steps x JOIN reeve.steps y USING (number, command, events)
          WHERE x.game = o.id AND x.revision = o.revision AND y.game = g.id AND y.revision = g.revision
            AND number = g.steps AND o.steps = g.steps)));

CREATE OR REPLACE VIEW reeve.results AS
SELECT w.id AS person, s.game, s.seat, g.kind, g.edition, coalesce(s.points, 0) AS points, s.won, g.changed AS ended
FROM reeve.seats s
JOIN reeve.counted_games g ON g.id = s.game
JOIN reeve.people p ON p.id = s.person
JOIN reeve.people w ON w.id = coalesce(p.same_as, p.id) AND NOT w.hidden;

CREATE OR REPLACE VIEW reeve.dice AS
SELECT (c.at + 1)::integer AS total, sum(c.count)::bigint AS count
FROM reeve.rolls r
JOIN reeve.counted_games g ON g.id = r.game, LATERAL unnest(r.counts) WITH ORDINALITY AS c(count, at)
GROUP BY c.at
ORDER BY c.at;
