// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets
import Reeve.Pages

// The board by hand or at random: tap a hex, say what lies there; the next open hex follows by itself.
PageFrame {
    id: root

    property bool random: false
    /** A layout of the record that is laid: "random", "letters" or "beginner". */
    property string layout: "random"
    /** A board to look at once more (from a photograph); null: an empty or a random one. */
    property var given: null
    /** The name of the saved board that is given, or "". */
    property string keptName: ""
    /** How many players sit down: their number asks for the island. */
    property int players: 4
    signal accepted(var board)

    /** See BoardCount. */
    property alias agreed: count.agreed
    /** It is asked whether the board really lies against the box. */
    property bool doubted: false
    function accept(): void { root.accepted(root.board()); }

    property var hexes: ({})
    property var harbors: []
    /** The rows of the island as the record has them; undefined: the standard one. */
    property var rows
    property string hex: ""
    /** The path of the harbour that is chosen, or "". */
    property string harbor: ""
    /** Something was entered or changed here that only this page knows. */
    property bool touched: false
    readonly property bool filled: root.random || root.given !== null
    readonly property bool wide: root.width > root.height

    function lay(): void {
        root.touched = false;
        const board = root.given ?? GameSetup.layOut(root.random ? root.layout : "random", 1 + Math.floor(Math.random() * 2147483646), root.players);
        root.rows = board.rows;
        root.harbors = board.harbors;
        const hexes = {};
        for (const name in board.hexes)
            hexes[name] = root.filled ? { terrain: board.hexes[name].terrain, number: board.hexes[name].number ?? 0 } : { terrain: "", number: 0 };
        root.hexes = hexes;
        root.hex = root.filled ? "" : Object.keys(hexes).sort()[0];
    }

    function change(part: var): void {
        const hexes = Object.assign({}, root.hexes);
        hexes[root.hex] = Object.assign({}, hexes[root.hex], part);
        if (hexes[root.hex].terrain === "desert")
            hexes[root.hex].number = 0;
        root.hexes = hexes;
        root.touched = !root.scanned;
        if (root.scanned) {
            Scanner.correct(root.hex, hexes[root.hex].terrain, hexes[root.hex].number);
            Scanner.reviseLesson();
        }
        const done = hexes[root.hex].terrain && (hexes[root.hex].number || hexes[root.hex].terrain === "desert");
        const open = Object.keys(hexes).sort().find(h => !hexes[h].terrain || !hexes[h].number && hexes[h].terrain !== "desert");
        if (done && open !== undefined)
            root.hex = open;
    }

    function changeHarbor(gives: string): void {
        root.harbors = root.harbors.map(h => h.at === root.harbor ? { at: h.at, gives: gives } : h);
        root.touched = !root.scanned;
        // A harbour that the frame has, but the picture does not show, teaches nothing.
        if (root.scanned && Scanner.correctHarbor(root.harbor, gives))
            Scanner.reviseLesson();
    }

    function board(): var {
        const hexes = {};
        for (const name in root.hexes) {
            const h = root.hexes[name];
            hexes[name] = h.terrain === "desert" ? { terrain: "desert" } : { terrain: h.terrain, number: h.number };
        }
        const desert = Object.keys(hexes).find(h => hexes[h].terrain === "desert");
        const board = { hexes: hexes, harbors: root.harbors, robber: desert ?? null, merchant: null };
        return root.rows === undefined ? board : Object.assign({ rows: root.rows }, board);
    }

    /** The hex whose number is exchanged with that of the next one; "": none. */
    property string exchanged: ""
    function choose(hex: string, harbor: string): void {
        const from = root.exchanged, one = root.hexes[from]?.number ?? 0, other = root.hexes[hex]?.number ?? 0;
        root.exchanged = "";
        if (hex !== from && one > 0 && other > 0) {
            root.change({ number: other });
            root.hex = hex;
            root.change({ number: one });
        }
        root.hex = hex;
        root.harbor = harbor;
    }

    title: root.keptName !== "" ? root.keptName : root.given ? qsTr("The board as Reeve read it") : root.random && root.layout === "beginner" ? qsTr("The board for beginners")
         : root.random && root.layout === "letters" ? qsTr("A board by the letters") : root.random ? qsTr("A board at random") : qsTr("The board by hand")
    hint: root.filled ? qsTr("Tap a hex or a harbour to change it.") : qsTr("Tap a hex, then choose what lies there.")
    unsaved: root.touched ? Words.boardUnsaved : ""
    Component.onCompleted: root.lay()

    /** The board is that of Scanner's reading, from which Reeve may learn: what is changed here is corrected there. */
    property bool scanned: false

    BoardCount { id: count; hexes: root.hexes; harbors: root.harbors }

    trailing: IconButton {
        objectName: "saveBoard"
        icon: "file"
        framed: true
        name: Words.saveBoard
        reason: count.complete ? "" : count.summary
        onClicked: saving.ask(root.board(), "")
    }
    foot: [
        ActionButton {
            objectName: "layAgain"
            visible: root.random && root.layout !== "beginner"
            text: qsTr("Another board")
            icon: "dice"
            onClicked: root.lay()
        },
        ThemeText {
            anchors.verticalCenter: parent?.verticalCenter
            // A fault is also the reason why the big button waits.
            visible: width > Theme.dp(90)
            width: Math.max(0, Math.min(Theme.dp(420), (parent?.width ?? 0) - Theme.dp(root.random ? 210 : 0)))
            text: count.summary
            step: "caption"
            color: count.fault !== "" ? Theme.danger : count.complete ? Theme.success : Theme.mutedInk
        }
    ]
    primary: PrimaryButton {
        objectName: "acceptBoard"
        width: Math.min(implicitWidth, root.width * 0.5)
        title: Words.startWithBoard
        subtitle: Words.thenSettlements
        waiting: count.odd
        reason: count.complete || count.odd ? "" : count.summary
        onClicked: count.odd ? root.doubted = true : root.accept()
    }

    GridLayout {
        anchors.fill: parent
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        Item {
            Layout.columnSpan: root.wide ? 2 : 1
            Layout.fillWidth: true
            implicitHeight: note.height
            visible: root.scanned && SetLessons.text !== ""
            Loader {
                id: note
                width: parent.width
                active: root.scanned
                sourceComponent: SetNote {}
            }
        }
        BoardView {
            objectName: "board"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: root.wide ? 0 : root.height * 0.3
            Layout.preferredHeight: root.wide ? -1 : Layout.minimumHeight
            board: ({ hexes: root.hexes, harbors: root.harbors, robber: null, merchant: null, pieces: {}, metropolises: {} })
            selectableHexes: Object.keys(root.hexes)
            selectablePaths: root.harbors.map(h => h.at)
            quietTargets: true
            selected: root.hex !== "" ? [root.hex] : root.harbor !== "" ? [root.harbor] : []
            placeName: name => name.indexOf("-") > 0 ? qsTr("Harbour, %1").arg(BoardNames.spoken(name, root.hexes)) : BoardNames.spoken(name, root.hexes)
            onHexTapped: name => root.choose(name, "")
            onPathTapped: name => root.choose("", name)
        }
        Panel {
            // In a small window the offer to remember the set takes its place, unless something is being changed.
            visible: root.wide || root.height > Theme.dp(900) || !root.scanned || SetLessons.text === "" || root.hex !== "" || root.harbor !== ""
            Layout.preferredWidth: root.wide ? Theme.dp(372) : -1
            Layout.fillWidth: !root.wide
            // In a high window it scrolls below the board where both have no room.
            Layout.fillHeight: true
            Layout.maximumHeight: root.wide ? -1 : implicitHeight
            title: root.hex !== "" ? BoardNames.place(root.hex, root.hexes) : root.harbor !== "" ? qsTr("Harbour") : qsTr("Is this correct?")
            hint: root.hex !== "" || root.harbor !== "" ? "" : root.given && root.keptName === "" ? qsTr("Compare it with the table, the harbours too.")
                : qsTr("Lay it out on the table like this, or tap a hex or a harbour to change it.")
            implicitHeight: root.hex !== "" ? Theme.dp(64) + chooser.implicitHeight
                          : root.harbor !== "" ? Theme.dp(64) + harbours.implicitHeight
                          : root.wide || !count.complete ? Theme.dp(110) : contentTop + worth.implicitHeight + padding

            Flickable {
                id: view
                anchors.fill: parent
                contentHeight: worth.visible ? worth.height : harbours.visible ? harbours.height : chooser.visible ? chooser.height : 0
                clip: contentHeight > height
                boundsBehavior: Flickable.StopAtBounds
                interactive: contentHeight > height
                MoreBelow { parent: view; view: view }
                IslandWorth {
                    id: worth
                    width: view.width
                    visible: root.hex === "" && root.harbor === "" && count.complete
                    hexes: root.hexes
                }
                HarbourChooser {
                    id: harbours
                    width: view.width
                    visible: root.harbor !== ""
                    gives: root.harbors.find(h => h.at === root.harbor)?.gives ?? ""
                    onChosen: gives => root.changeHarbor(gives)
                }
                HexChooser {
                    id: chooser
                    width: view.width
                    visible: root.hex !== ""
                    count: count
                    terrain: root.hexes[root.hex]?.terrain ?? ""
                    number: root.hexes[root.hex]?.number ?? 0
                    onTerrainChosen: terrain => root.change({ terrain: terrain })
                    exchanging: root.exchanged !== ""
                    onNumberChosen: number => root.change({ number: number })
                    onExchangeAsked: root.exchanged = exchanging ? "" : root.hex
                }
            }
        }
    }
    SaveBoard { id: saving; parent: root }
    // qmllint disable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        active: root.doubted
        sourceComponent: AgainstBox {
            board: count
            onDismissed: root.doubted = false
            onConfirmed: root.accept()
        }
    }
    // qmllint enable unqualified
}
