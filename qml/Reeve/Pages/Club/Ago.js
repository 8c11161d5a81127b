// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

/** Seconds after which a tablet is called silent: it shows itself every ten. */
const quiet = 25;

/** A game of the club can be played on here: its tablet is silent, or, after a restore of the club, none has it. */
function free(game) {
    return game.uuid !== "" && !game.own && (game.silent >= quiet || game.held === 0);
}

/** A time in seconds as one unit: {unit: "second", "minute", "hour" or "day", count}. */
function parts(seconds) {
    const units = [["day", 86400], ["hour", 3600], ["minute", 60]];
    for (const [unit, length] of units) {
        if (seconds >= length)
            return { unit: unit, count: Math.floor(seconds / length) };
    }
    return { unit: "second", count: seconds };
}
