// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Window
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The window: passes the settings to the theme and shows one page at a time.
Window {
    id: root

    /** "home", "new", "scan", "hand", "random", "game", or a page over these: what was begun there stays. */
    property string page: "home"
    /** The page to which the settings return. */
    property string before: "home"
    /** The page below "almanac", "history" or "statistics", which stays unchanged. */
    property string under: Game.active ? "game" : "home"
    /** The page to which "Show your pieces" returns. */
    property string piecesFrom: "sets"
    function showPieces(): void {
        SetTutor.begin("");
        root.piecesFrom = root.page;
        root.page = "pieces";
    }
    /** The rule at which the almanac opens, or "". */
    property string rule: ""
    /** An abandoned new game: its typed names are restored. */
    property var unfinished: null
    readonly property bool covered: root.covers[root.page] !== undefined

    function show(page: string): void {
        if (page === "settings" && root.page !== "settings")
            root.before = root.page;
        root.page = page;
    }
    function look(page: string, rule: string): void {
        root.rule = rule;
        root.page = page;
    }
    onPageChanged: if (root.covers[root.page] === undefined) root.under = root.page
    onCoveredChanged: if (!root.covered && stage.item) (stage.item as Item).forceActiveFocus()

    width: 1280
    height: 800
    minimumWidth: 360
    minimumHeight: 480
    visible: true
    visibility: Theme.inBrowser ? Window.FullScreen : Window.AutomaticVisibility
    color: Theme.background
    title: Game.active && Game.gameName !== "" ? qsTr("%1 – Reeve").arg(Game.gameName) : "Reeve"

    // For Qt's own controls.
    palette {
        window: Theme.surface
        windowText: Theme.ink
        base: Theme.raised
        alternateBase: Theme.surface
        text: Theme.ink
        placeholderText: Theme.mutedInk
        button: Theme.highContrast ? Theme.soft : Theme.line
        buttonText: Theme.ink
        light: Theme.surface
        midlight: Theme.soft
        mid: Theme.mutedInk
        dark: Theme.highContrast ? Theme.edge : Theme.mutedInk
        highlight: Theme.accent
        highlightedText: Theme.ink
        brightText: Theme.danger
        link: Theme.accent
    }

    Binding { target: Theme; property: "mode"; value: Settings.themeMode }
    /** The largest text scale for which this window has room; at least 1. */
    readonly property real largestScale: Math.max(1, Math.min(turner.width / (turner.width > turner.height ? 640 : 400), turner.height / 415))
    Binding { target: Theme; property: "panelScale"; value: Math.min(Settings.panelScale, root.largestScale) }
    Binding { target: Theme; property: "boardScale"; value: Settings.boardScale }
    Binding { target: Theme; property: "reducedMotion"; value: Settings.reducedMotion }

    readonly property var pages: ({ home: home, "new": newGame, scan: newGame, hand: newGame, random: newGame, game: game })
    // qmllint disable unqualified
    Component {
        id: home
        HomePage {
            onNewGame: root.show("new")
            onResume: root.show("game")
            onSettings: root.show("settings")
            onAlmanac: root.look("almanac", "")
            onPeople: root.show("people")
            onClub: root.show("club")
        }
    }
    Component {
        id: newGame
        NewGamePages {
            entry: root.page === "new" ? "" : root.page
            unfinished: root.unfinished
            onBack: { root.unfinished = draft.snapshot(); root.show("home"); }
            onStarted: { root.unfinished = null; root.show("game"); }
            onPieces: root.showPieces()
        }
    }
    Component {
        id: game
        GamePage {
            // Leave the page first: it shows a game.
            onHome: { root.show("home"); Game.close(); }
            onSettings: root.show("settings")
            onAgain: { root.show("new"); Game.close(); }
            onLook: (page, rule) => root.look(page, rule)
        }
    }
    // qmllint enable unqualified

    readonly property var covers: ({ settings: settings, correct: correct, check: check, almanac: almanac, history: history, statistics: statistics,
                                     people: people, summary: summary, phones: phones, club: club, watch: watch, figures: figures,
                                     tournaments: tournaments, tournament: tournament, standings: standings, sets: sets, pieces: pieces })
    // qmllint disable unqualified
    Component { id: correct; CorrectionPage { asksHands: root.rule === "hands"; onBack: root.show(root.under) } }
    Component { id: phones; PhonesPage { onBack: root.show(root.under) } }
    Component { id: club; ClubPage { onBack: root.show(root.under); onWatched: root.show("watch"); onSettings: root.show("settings"); onResumed: root.show("game"); onFigures: root.show("figures"); onTournaments: root.show("tournaments") } }
    Component { id: figures; ClubFiguresPage { onBack: root.show("club") } }
    Component { id: tournaments; TournamentsPage { onBack: { Tournaments.leave(); root.show("club"); } onChosen: root.show("tournament") } }
    Component { id: tournament; TournamentPage { onBack: root.show("tournaments"); onProjected: root.show("standings") } }
    Component { id: standings; StandingsPage { onBack: root.show("tournament") } }
    Component { id: watch; WatchPage { onBack: root.show("club"); onResumed: root.show("game") } }
    Component { id: check; CheckPage { onBack: root.show(root.under); onPieces: root.showPieces() } }
    Component { id: almanac; AlmanacPage { rule: root.rule; onBack: root.show(root.under) } }
    Component { id: history; HistoryPage { onBack: root.show(root.under); onStatistics: root.show("statistics") } }
    Component { id: statistics; StatisticsPage { onBack: root.show(root.under); onSummary: root.show("summary") } }
    Component { id: people; PeoplePage { onBack: root.show(root.under); onNewGame: root.show("new") } }
    // qmllint enable unqualified
    // Not show(): the settings return to where they were opened.
    // qmllint disable unqualified
    Component { id: settings; SettingsPage { onBack: root.page = root.before; onSets: root.page = "sets" } }
    Component { id: sets; SetsPage { onBack: root.page = "settings"; onPieces: { root.piecesFrom = "sets"; root.page = "pieces"; } } }
    Component { id: pieces; ShowPiecesPage { from: root.piecesFrom; onBack: root.page = root.piecesFrom; onDone: root.page = root.piecesFrom } }
    Component { id: summary; SummaryPage { onBack: root.show(root.under) } }
    // qmllint enable unqualified

    // On a table-top screen the whole view may be rotated.
    Item {
        id: turner
        readonly property bool sideways: Settings.turned % 2 === 1
        objectName: "turner"
        anchors.centerIn: parent
        width: turner.sideways ? root.height : root.width
        height: turner.sideways ? root.width : root.height
        rotation: 90 * Settings.turned
    }
    Loader {
        id: stage
        objectName: "stage"
        parent: turner
        anchors.fill: parent
        focus: true
        visible: !root.covered
        sourceComponent: root.pages[root.under] ?? home
        onLoaded: {
            (item as Item).forceActiveFocus();
            entrance.restart();
        }
        NumberAnimation { id: entrance; target: stage; property: "opacity"; from: 0; to: 1; duration: Theme.fadeTime }
    }
    Loader {
        id: cover
        objectName: "cover"
        parent: turner
        anchors.fill: parent
        sourceComponent: root.covers[root.page] ?? null
        onLoaded: (item as Item).forceActiveFocus()
    }
    // Commands of seats of Reeve's come from the game and from the check of the board.
    // qmllint disable unqualified
    Component { id: unseen; UnseenSheet { onDismissed: { ((cover.item ?? stage.item) as Item).forceActiveFocus(); Game.dismissUnseen(); } } }
    // qmllint enable unqualified
    Loader {
        parent: turner
        anchors.fill: parent
        z: 100
        sourceComponent: Game.unseen.from >= 0 ? unseen : null
    }
    Bubble { parent: turner; z: 250 }
    FocusKeeper { z: 400 }
    Component { id: stopped; StoppedSheet { onDismissed: Device.dismissStop() } }
    Loader {
        anchors.fill: parent
        z: 300
        sourceComponent: Device.stopped ? stopped : null
    }
}
