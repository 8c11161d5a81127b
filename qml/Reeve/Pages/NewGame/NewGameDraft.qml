// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Sheets

// What has been chosen for a new game so far. It outlives the steps, so that going back loses nothing.
QtObject {
    id: root

    readonly property list<string> colors: ["red", "blue", "white", "orange", "green", "brown"]
    property var seats: [{ name: "", color: "red" }, { name: "", color: "blue" }, { name: "", color: "white" }, { name: "", color: "orange" }]
    /** "cities-and-knights" or "base". */
    property string kind: "cities-and-knights"
    readonly property bool base: root.kind === "base"
    property string knightsEdition: Settings.language === "de" ? "de-2010" : "en-2020"
    property string baseEdition: "compact"
    readonly property string edition: root.base ? root.baseEdition : root.knightsEdition
    /** Options that are switched on or, if they are usual in the edition, off. */
    property list<string> switched: ["special-build"]
    readonly property list<string> usualOptions: Array.from(Facts.usualOptions(root.edition))
    /** Words of the record for the options of this game; what does not fit the game is not handed on. */
    readonly property list<string> options: Array.from(root.usualOptions).filter(o => root.switched.indexOf(o) < 0)
        .concat(Array.from(root.switched).filter(o => root.usualOptions.indexOf(o) < 0))
    /** Rule modules by their words of the record, and their numbers that are not the usual ones. */
    property list<string> modules: []
    property var moduleNumbers: ({})
    /** Those that belong to the chosen game. */
    readonly property list<string> inPlay: Array.from(Modules.inGame(root.modules, root.kind))
    /** The scenario of Seafarers that was asked for, "free" (a board of the table's own) or ""; and what so many players can play. */
    property string sea: ""
    readonly property list<string> scenarios: Facts.scenarios(root.seats.length)
    readonly property string scenario: root.scenarios.indexOf(root.sea) >= 0 ? root.sea : ""
    readonly property bool free: root.sea === "free" && root.scenarios.length > 0
    readonly property bool atSea: root.scenario !== "" || root.free
    /** Special points for a foreign island. */
    property int islandPoints: Facts.islandPoints
    /** Points to win that a person has set, by game and scenario: each has its usual number. */
    property var targets: ({})
    readonly property string targetKey: root.kind + "/" + root.scenario
    readonly property int usualTarget: Facts.target(root.kind, root.scenario)
    readonly property int olderTarget: Facts.olderTarget(root.kind, root.scenario)
    readonly property int target: root.targets[root.targetKey] ?? root.usualTarget
    /** What lies on the table ("real") and what Reeve keeps ("digital"). */
    property string dice: "real"
    /** Hands and progress cards together; the menu of the game knows them apart. */
    property string keeper: "real"
    /** What the table has agreed on, in its own words. */
    property string houseRules: ""
    /** "photo", "random", "letters", "beginner" or "hand". */
    property string boardFrom: "photo"
    readonly property list<string> layouts: ["random", "letters", "beginner"]
    /** Reeve lays the board. */
    readonly property bool laid: root.layouts.indexOf(root.boardWay) >= 0
    /** "extended": five and six players play on the island made for them; "standard": on that of the base game. */
    property string island: "extended"
    readonly property bool extended: Facts.extended(root.seats.length)
    readonly property bool large: root.extended && root.island === "extended" && !root.atSea
    /** The number of players by which the island is chosen. */
    readonly property int islandPlayers: root.large ? root.seats.length : Facts.roomy
    /** Ways to lay the large island: no layout for beginners is printed. */
    readonly property list<string> largeWays: ["photo", "random", "letters", "hand", "kept"]
    /** A scenario says itself how it is laid. */
    readonly property list<string> seaWays: root.free ? ["hand", "kept"] : ["photo", "random", "hand", "kept"]
    /** Ways to lay the board of this game, in the order of the page. */
    readonly property list<string> ways: root.atSea ? root.seaWays : root.large ? root.largeWays : ["photo", "random", "letters", "beginner", "hand", "kept"]
    /** A board that was saved; without a name: none. */
    property keptBoardFacts kept
    property keptBoardFacts noBoard
    readonly property bool again: root.kept.name !== ""
    /** Why a saved board cannot be played by so many players, or "". */
    function unfit(kept: keptBoardFacts): string {
        if (kept.sea && root.seats.length < Facts.seafarersFewest)
            return qsTr("Seafarers needs three players.");
        const fitting = Array.from(kept.players);
        return fitting.length === 0 || fitting.indexOf(root.seats.length) >= 0 ? ""
             : qsTr("This board is for %1 players.").arg(fitting.join("/"));
    }
    /** `boardFrom`, or what stands in for it where the island does not allow it. */
    readonly property string boardWay: root.ways.indexOf(root.boardFrom) >= 0 ? root.boardFrom : root.free ? "hand" : "random"
    /** The colour that begins, or "": the first seat. */
    property string begins: ""
    readonly property string starter: root.seats.some(s => s.color === root.begins) ? root.begins : root.seats[0].color
    /** The board in the record's form once it is there. */
    property var board: null

    /** Two people need the base game: its rules for two have two colours more that nobody plays. */
    readonly property int fewest: Facts.fewest(root.kind)
    readonly property bool two: Facts.givenOptions(root.kind, root.seats.length).length > 0
    readonly property bool crowded: root.extended && !root.large && !root.atSea
    readonly property list<string> fittingOptions: Facts.options(root.kind, root.seats.length)
    readonly property list<string> chosenOptions: Array.from(root.fittingOptions).filter(o => root.options.indexOf(o) >= 0).concat(Array.from(Facts.givenOptions(root.kind, root.seats.length))).concat(root.atSea ? ["seafarers"] : [])
    readonly property var rules: {
        const rules = { game: root.kind, edition: root.edition, options: Array.from(root.chosenOptions), target: root.target };
        return root.atSea ? Object.assign(rules, { scenario: root.scenario !== "" ? root.scenario : null, island_points: root.islandPoints }) : rules;
    }

    /** The players in their order, unnamed seats named by their colour; a level is of a seat that Reeve plays. */
    readonly property var players: root.seats.map(s => root.seatOf(s.name.trim() === "" ? root.defaultName(s.color) : s.name.trim(), s.color, s.level ?? ""))
    /** A seat without a level is a person's. */
    function seatOf(name: string, color: string, level: string): var {
        return level === "" ? { name: name, color: color } : { name: name, color: color, level: level };
    }
    /** Reeve plays a seat, so it deals the progress cards. */
    readonly property bool withReeve: root.seats.some(s => (s.level ?? "") !== "")
    /** Why Reeve can play no seat of this game, or "". */
    readonly property string barred: Facts.reevePlays(root.seats.length, root.atSea, root.inPlay.length > 0) ? ""
        : root.two ? qsTr("Reeve does not play the game for two. Add a seat, or let people play.")
                   : qsTr("Reeve plays seats without Seafarers and rule modules only. Let people play, or leave these out.")
    /** Why the game cannot start yet, or "". */
    readonly property string fault: {
        if (Games.readOnly)
            return Games.notice;
        if (root.seats.length < root.fewest)
            return qsTr("Cities & Knights needs three players. With two, play the base game.");
        if (root.withReeve && root.seats.every(s => (s.level ?? "") !== ""))
            return qsTr("Reeve plays all seats. Take one yourselves.");
        if (root.withReeve && root.barred !== "")
            return root.barred;
        const names = root.players.map(p => p.name.toLowerCase());
        const twice = names.find((n, i) => names.indexOf(n) !== i);
        return twice === undefined ? "" : qsTr("Two players are called %1. Change one name.").arg(root.players[names.indexOf(twice)].name);
    }

    function defaultName(color: string): string {
        const word = Words.color(color);
        return word.charAt(0).toUpperCase() + word.slice(1);
    }

    /** Nobody has been named yet. */
    readonly property bool untouched: root.seats.every(s => s.name === "")
    /** Who played last, as far as they had names of their own. */
    readonly property list<keptSeatFacts> lastTable: People.lastTable
    /** These people sit down, [{name, color}] in their order. */
    function sit(people: var): void { root.seats = people.map(p => root.seatOf(p.name, p.color, p.level ?? "")); }
    /** Those of last time, with the rules that they had agreed on. */
    function sitAgain(): void {
        root.sit(Array.from(root.lastTable));
        if (root.houseRules.trim() === "")
            root.houseRules = Table.houseRulesOf(Games.games[0]?.id ?? 0);
        const last = Table.optionsOf(Games.games[0]?.id ?? 0, root.options);
        root.switched = Array.from(root.usualOptions).filter(o => last.indexOf(o) < 0).concat(last.filter(o => root.usualOptions.indexOf(o) < 0));
        const kept = Table.modulesOf(Games.games[0]?.id ?? 0);
        if (root.modules.length === 0 && kept.modules.length > 0) {
            root.modules = Array.from(kept.modules);
            root.moduleNumbers = kept.numbers;
        }
    }
    /** A number of the modules; the usual one is left out. */
    function setModuleNumber(key: string, value: int, usual: int): void {
        const all = Object.assign({}, root.moduleNumbers);
        if (value === usual)
            delete all[key];
        else
            all[key] = value;
        root.moduleNumbers = all;
    }
    /** The numbers that belong to the chosen modules, as the record has them. */
    function numbersOfModules(): var {
        const numbers = {};
        for (const number of Array.from(Modules.numbers(root.inPlay)))
            if (root.moduleNumbers[number.key] !== undefined)
                numbers[number.key] = number.flag ? root.moduleNumbers[number.key] !== 0 : root.moduleNumbers[number.key];
        return numbers;
    }
    /** Somebody known takes a seat, also one of Reeve's, and brings the colour along. */
    function seatPerson(index: int, person: var): void {
        root.edit(index, { name: person.name, level: "" });
        // Somebody of the club who has not played here takes the colour of the seat.
        if (person.color !== "")
            root.setColor(index, person.color);
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
        const free = Array.from(root.colors).find(c => !root.seats.some(s => s.color === c));
        if (free !== undefined)
            root.seats = root.seats.concat([{ name: "", color: free }]);
    }

    function remove(index: int): void {
        root.seats = root.seats.filter((s, i) => i !== index);
    }

    function setEdition(edition: string): void {
        if (root.base)
            root.baseEdition = edition;
        else
            root.knightsEdition = edition;
    }
    function setTarget(points: int): void {
        root.targets = Object.assign({}, root.targets, { [root.targetKey]: points });
    }
    function toggle(option: string): void {
        const rivals = root.options.indexOf(option) >= 0 ? [] : Array.from(Facts.rivals(option));
        const others = Array.from(root.switched).filter(o => o !== option && rivals.indexOf(o) < 0);
        root.switched = root.switched.indexOf(option) >= 0 ? others : others.concat([option]);
    }
    /** Reeve's dice say who begins. */
    function drawStarter(): void {
        root.begins = root.seats[GameSetup.drawStartSeat(root.seats.length, Math.floor(Math.random() * 2147483647))].color;
    }

    /** What a person has chosen. */
    readonly property list<string> chosen: ["seats", "kind", "knightsEdition", "baseEdition", "switched", "targets", "sea", "islandPoints", "dice", "keeper",
                                   "houseRules", "modules", "moduleNumbers", "boardFrom", "begins", "island"]
    /** All of it, for restore(); null where nobody has been named and no reading was corrected. */
    function snapshot(): var {
        if (root.untouched && Scanner.corrections === 0)
            return null;
        const all = {};
        for (const name of root.chosen)
            all[name] = root[name];
        return all;
    }
    function restore(all: var): void {
        for (const name of root.chosen)
            if (all[name] !== undefined)
                root[name] = all[name];
    }

    /** What GameSetup.newGame wants. */
    function setup(): var {
        const modules = Array.from(root.inPlay);
        const rules = Object.assign({}, root.rules, { options: root.chosenOptions.concat(modules) });
        if (modules.length > 0)
            rules.fan = root.numbersOfModules();
        return {
            name: Words.list(root.players.map(p => p.name)),
            players: root.players,
            rules: rules,
            board: root.board,
            start: root.starter,
            table: Object.assign({ dice: root.dice, hands: root.keeper, decks: root.withReeve ? "digital" : root.keeper, houseRules: root.houseRules.trim(), options: Array.from(root.options) },
                                 modules.length > 0 ? { modules: { chosen: modules, numbers: root.moduleNumbers } } : ({})),
            seed: 1 + Math.floor(Math.random() * 2147483646)
        };
    }
}
