// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Sheets

// What has been chosen for a new game so far. It outlives the steps, so that going back loses nothing.
QtObject {
    id: root

    readonly property var colors: ["red", "blue", "white", "orange"]
    property var seats: [{ name: "", color: "red" }, { name: "", color: "blue" }, { name: "", color: "white" }, { name: "", color: "orange" }]
    property string edition: Settings.language === "de" ? "de-2010" : "en-2020"
    property int target: 13
    /** "photo", "random" or "hand". */
    property string boardFrom: "photo"
    /** The board in the record's form once it is there. */
    property var board: null

    /** The players in their order, unnamed seats named by their colour. */
    readonly property var players: root.seats.map(s => ({ name: s.name.trim() === "" ? root.defaultName(s.color) : s.name.trim(), color: s.color }))
    /** Why the game cannot start yet, or "". */
    readonly property string fault: {
        const names = root.players.map(p => p.name.toLowerCase());
        const twice = names.find((n, i) => names.indexOf(n) !== i);
        return twice === undefined ? "" : qsTr("Two players are called %1. Change one name.").arg(root.players[names.indexOf(twice)].name);
    }

    function defaultName(color: string): string {
        const word = Words.color(color);
        return word.charAt(0).toUpperCase() + word.slice(1);
    }

    function edit(index: int, change: var): void {
        root.seats = root.seats.map((s, i) => i === index ? Object.assign({}, s, change) : s);
    }

    /** Gives a seat a colour; who had it takes the other one. */
    function setColor(index: int, color: string): void {
        const old = root.seats[index].color;
        root.seats = root.seats.map((s, i) => i === index ? Object.assign({}, s, { color: color })
                                            : s.color === color ? Object.assign({}, s, { color: old }) : s);
    }

    /** Moves a seat one place up (−1) or down (1). */
    function move(index: int, by: int): void {
        const to = index + by;
        if (to < 0 || to >= root.seats.length)
            return;
        const seats = root.seats.slice();
        [seats[index], seats[to]] = [seats[to], seats[index]];
        root.seats = seats;
    }

    function add(): void {
        const free = root.colors.find(c => !root.seats.some(s => s.color === c));
        if (free !== undefined)
            root.seats = root.seats.concat([{ name: "", color: free }]);
    }

    function remove(index: int): void {
        root.seats = root.seats.filter((s, i) => i !== index);
    }

    /** What Game.newGame wants. */
    function setup(): var {
        return {
            name: Words.list(root.players.map(p => p.name)),
            players: root.players,
            rules: { game: "cities-and-knights", edition: root.edition, options: [], target: root.target },
            board: root.board,
            seed: 1 + Math.floor(Math.random() * 2147483646)
        };
    }
}
