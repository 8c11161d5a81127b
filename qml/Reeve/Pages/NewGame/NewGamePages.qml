// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Sheets
import Reeve.Pages

// A new game in two steps: who plays by which rules, then the board.
FocusScope {
    id: root

    signal back()
    signal started()
    signal pieces()

    /** "scan", "hand" or "random": straight to the board, with players named by their colours. */
    property string entry: ""
    /** "players", "board" or, after a photograph, "check". */
    property string step: "players"

    /** What was chosen and left before a game was begun: a snapshot of the draft, or null. */
    property var unfinished: null
    readonly property NewGameDraft draft: plan

    Component.onCompleted: {
        if (root.unfinished)
            plan.restore(root.unfinished);
        if (root.entry === "") {
            // What was read and corrected belongs to the game that goes on being prepared.
            if (!root.unfinished)
                Scanner.cancel();
            return;
        }
        plan.boardFrom = root.entry === "scan" ? "photo" : root.entry;
        root.step = "board";
    }

    /** What somebody said of the photographed board: see BoardCount. */
    property string agreed: ""
    /** By hand instead of the photograph: the way back leads to it. */
    property bool insteadOfPhoto: false
    function leaveBoard(): void {
        if (plan.again) {
            plan.kept = plan.noBoard;
            return;
        }
        if (root.insteadOfPhoto)
            plan.boardFrom = "photo";
        else
            root.step = "players";
        root.insteadOfPhoto = false;
    }
    function start(board: var): void {
        plan.board = board;
        root.begun = true;
        if (!GameSetup.newGame(plan.setup()))
            root.begun = false;
    }
    /** A game was asked for that is not on the disk yet. */
    property bool begun: false
    function enter(): void {
        if (!root.begun)
            return;
        root.begun = false;
        // Whoever was named is known from now on; a seat called by its colour is nobody.
        People.remember(plan.seats.filter(s => s.name.trim() !== ""));
        root.started();
    }
    Connections {
        target: Game
        function onOpened(): void { root.enter(); }
    }

    /** A saved board is looked at once more, in the game that it was laid for. */
    function take(kept: keptBoardFacts): void {
        plan.sea = kept.scenario !== "" ? kept.scenario : kept.sea ? "free" : "";
        plan.kept = kept;
    }

    /** Several choices change together: the next page is made once. */
    property bool changing: false
    /** What was read from a photograph is looked at once more; of a scenario that nobody chose it is the choice. */
    function check(read: var): void {
        root.changing = true;
        if (!plan.atSea && Scanner.scenario !== "")
            plan.sea = Array.from(Scanner.scenarioPlayers).indexOf(plan.seats.length) >= 0 ? Scanner.scenario : "free";
        plan.board = plan.free ? root.asLaid(read, Scanner.scenario, Scanner.scenarioPlayers[0])
                   : plan.atSea ? root.asLaid(read, plan.scenario, plan.seats.length) : read;
        root.step = "check";
        root.changing = false;
    }
    /** The board of a scenario with what was read of its land; the kinds of its harbours are still to be chosen. */
    function asLaid(read: var, scenario: string, players: int): var {
        const board = SeaChart.outline(scenario, players);
        for (const hex in board.hexes)
            if (board.hexes[hex].terrain !== "sea")
                board.hexes[hex] = { terrain: read.hexes[hex].terrain, number: read.hexes[hex].number ?? 0 };
        return SeaChart.tidied(read.pirate ? Object.assign(board, { pirate: read.pirate }) : board);
    }

    NewGameDraft { id: plan }

    // qmllint disable unqualified
    Component {
        id: players
        NewGamePage {
            draft: plan
            onBack: root.back()
            onNext: root.step = "board"
        }
    }
    Component {
        id: scan
        ScanPage {
            scenario: plan.scenario
            players: plan.seats.length
            onBack: root.step = "players"
            onPieces: root.pieces()
            onByHand: { plan.boardFrom = "hand"; root.insteadOfPhoto = true; }
            id: photographed
            onAccepted: board => { root.agreed = photographed.agreed; root.check(board); }
        }
    }
    Component {
        id: check
        HandBoardPage {
            given: plan.board
            scanned: true
            agreed: root.agreed
            onBack: root.step = "board"
            onAccepted: board => root.start(board)
        }
    }
    Component {
        id: hand
        HandBoardPage {
            random: plan.laid
            layout: random ? plan.boardWay : "random"
            players: plan.islandPlayers
            onBack: root.leaveBoard()
            onAccepted: board => root.start(board)
        }
    }

    Component {
        id: shelf
        KeptBoardsPage {
            draft: plan
            onBack: root.step = "players"
            onChosen: kept => root.take(kept)
        }
    }
    Component {
        id: again
        HandBoardPage {
            given: plan.kept.board
            keptName: plan.kept.name
            onBack: root.leaveBoard()
            onAccepted: board => root.start(board)
        }
    }
    Component {
        id: lay
        LayBoardPage {
            scenario: plan.scenario
            players: plan.seats.length
            given: root.step === "check" ? plan.board : plan.kept.board
            keptName: root.step === "check" ? "" : plan.kept.name
            // A board of one's own is not chosen as a photograph: behind it are the players.
            onBack: if (root.step === "check" && !plan.free) root.step = "board"; else root.leaveBoard()
            onAccepted: board => root.start(board)
        }
    }
    Component {
        id: sea
        SeaBoardPage {
            given: plan.kept.board
            keptName: plan.kept.name
            scenario: plan.scenario
            players: plan.seats.length
            islandPoints: plan.islandPoints
            onBack: root.leaveBoard()
            onAccepted: board => root.start(board)
        }
    }
    // qmllint enable unqualified

    Loader {
        anchors.fill: parent
        focus: true
        sourceComponent: root.changing ? null : root.step === "players" ? players : root.step === "check" ? (plan.atSea ? lay : check)
                       : plan.boardWay === "kept" && !plan.again ? shelf : plan.free || plan.atSea && plan.boardWay === "hand" ? lay
                       : plan.atSea ? (plan.boardWay === "photo" && !plan.again ? scan : sea) : plan.again ? again
                       : plan.boardWay === "photo" ? scan : hand
        onLoaded: (item as Item).forceActiveFocus()
    }

    Connections {
        target: Game
        function onRefused(refusal: refusalFacts): void { notice.show(refusal.text, refusal.rule); }
    }
    Notice { id: notice; objectName: "notice" }
}
