// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Sheets

// A board of Seafarers while it is being laid by tapping: what lies on it, what a tap changes, and what is still missing.
QtObject {
    id: root

    property int players: 4
    /** The scenario that is laid, or "": a free board. */
    property string scenario: ""
    /** See SeaChart. */
    property var board: SeaChart.blank([])
    /** The boards before each change, the newest last. */
    property var past: []
    /** A person has said where the robber stands. */
    property bool robberChosen: false

    readonly property var hexes: root.board.hexes
    readonly property var harbors: root.board.harbors
    readonly property var areas: root.board.areas
    readonly property surveyFacts state: SeaChart.survey(root.board, root.players)
    readonly property bool ready: root.state.ready
    /** What the scenario still has of each terrain and number; not counted for a free board. */
    readonly property scenarioLeftFacts left: SeaChart.left(root.board, root.scenario, root.players)
    /** Where more lies on the board than the scenario has: printings differ, so a game may begin all the same. */
    readonly property list<string> surplus: Array.from(Box.terrains).concat(["gold"]).filter(t => root.left.terrains[t] < 0)
            .map(t => qsTr("%1: %2 more than usual in this scenario.").arg(Words.terrain(t)).arg(-root.left.terrains[t]))
        .concat(Array.from(Box.numbers).filter(n => root.left.numbers[n] < 0)
            .map(n => qsTr("Number %1: %2 more than usual in this scenario.").arg(n).arg(-root.left.numbers[n])))
    /** What keeps a game from beginning, a sentence each; then what is only unusual. */
    readonly property list<string> faults: {
        const all = [];
        if (root.state.land === 0)
            return [qsTr("Nothing but sea so far: choose a terrain and tap the hexes.")];
        if (root.state.open.length > root.bare.length)
            all.push(qsTr("%n hex(es) without terrain", "", root.state.open.length - root.bare.length));
        if (root.bare.length > 0)
            all.push(qsTr("%n hex(es) without a number", "", root.bare.length));
        if (root.state.openHarbors.length > 0)
            all.push(qsTr("%n harbour(s) not chosen yet", "", root.state.openHarbors.length));
        return all.concat(Array.from(root.state.flaws).map(f => root.sentence(f.flaw)), Array.from(root.surplus));
    }
    /** Where a rule is broken; and land that has its terrain and no number yet. */
    readonly property list<string> broken: Array.from(root.state.flaws).filter(f => f.flaw !== "too-small").reduce((all, f) => all.concat(Array.from(f.places)), [])
    readonly property list<string> bare: Array.from(root.state.open).filter(h => root.hexes[h].terrain !== "")

    function sentence(flaw: string): string {
        switch (flaw) {
        case "too-small": return qsTr("The main island is too small for the first settlements.");
        case "area-at-sea": return qsTr("An island reaches into the sea.");
        case "areas-meet": return qsTr("Two islands touch each other: give them one name.");
        case "harbor-inland": return qsTr("A harbour does not lie on the coast.");
        case "too-many-harbors": return qsTr("There are more harbours than in the box.");
        case "robber-at-sea": return qsTr("The robber stands at sea.");
        case "pirate-on-land": return qsTr("The pirate stands on land.");
        case "red-neighbors": return qsTr("6 and 8 lie side by side: allowed, but unusual.");
        }
        return "";
    }

    function begin(board: var): void {
        root.past = [];
        root.robberChosen = Boolean(board.robber);
        root.board = board;
    }
    /** `terrain`: it was changed, and with it what may stand where. */
    function change(part: var, terrain: bool): void {
        root.past = root.past.concat([root.board]);
        const next = Object.assign({}, root.board, part);
        root.board = terrain ? SeaChart.tidied(root.robberChosen ? next : Object.assign(next, { robber: null })) : next;
    }
    function undo(): void {
        if (root.past.length === 0)
            return;
        root.board = root.past[root.past.length - 1];
        root.past = root.past.slice(0, -1);
    }

    function paint(hex: string, terrain: string): void {
        const bare = terrain === "sea" || terrain === "desert";
        const laid = root.hexes[hex];
        root.change({ hexes: Object.assign({}, root.hexes, { [hex]: { terrain: terrain, number: bare ? 0 : laid.number } }) }, true);
    }
    function mark(hex: string, number: int): void {
        const laid = root.hexes[hex];
        if (laid.terrain !== "sea" && laid.terrain !== "desert")
            root.change({ hexes: Object.assign({}, root.hexes, { [hex]: { terrain: laid.terrain, number: number } }) }, false);
    }
    /** A harbour of three to one is placed on a free coast. */
    function addHarbour(path: string): void {
        if (!root.harbors.some(h => h.at === path) && root.harbors.length < root.state.mostHarbors)
            root.change({ harbors: root.harbors.concat([{ at: path, gives: "any" }]) }, false);
    }
    function setHarbour(path: string, gives: string): void {
        root.change({ harbors: root.harbors.map(h => h.at === path ? { at: path, gives: gives } : h) }, false);
    }
    function removeHarbour(path: string): void { root.change({ harbors: root.harbors.filter(h => h.at !== path) }, false); }
    /** The hex belongs to an area from now on; "": to none. */
    function assign(hex: string, area: string): void {
        const areas = {};
        for (const name in root.areas) {
            const rest = root.areas[name].filter(h => h !== hex);
            if (rest.length > 0)
                areas[name] = rest;
        }
        if (area !== "" && root.hexes[hex].terrain !== "sea")
            areas[area] = (areas[area] ?? []).concat([hex]).sort();
        root.change({ areas: areas }, false);
    }
    /** Lays "terrain", "numbers", "harbors" or "all" at random on the land; what was there before comes back with undo. */
    function deal(what: string): void {
        root.change(SeaChart.dealt(root.board, what, root.players), what === "terrain" || what === "all");
    }
    function findIsles(): void { root.change({ areas: SeaChart.isles(root.board) }, false); }
    function stand(figure: string, hex: string): void {
        if (figure === "robber")
            root.robberChosen = true;
        root.change({ [figure]: hex }, false);
    }

    /** The board as the record has it. */
    function recorded(): var {
        const hexes = {};
        for (const name in root.hexes) {
            const h = root.hexes[name];
            hexes[name] = h.number ? { terrain: h.terrain, number: h.number } : { terrain: h.terrain };
        }
        return { rows: root.board.rows, hexes: hexes, harbors: root.harbors, robber: root.board.robber, merchant: null,
                 pirate: root.board.pirate ?? null, areas: root.areas };
    }
}
