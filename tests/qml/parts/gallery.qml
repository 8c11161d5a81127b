// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import "ExampleBoard.js" as Example

// Every part in one window, for the eye. Pages: 0 board, 1 board in use.
Rectangle {
    id: root

    property string mode: "light"
    property int page: 0
    property real panelScale: 1
    property real boardScale: 1

    color: Theme.background
    Component.onCompleted: {
        Theme.mode = root.mode;
        Theme.panelScale = root.panelScale;
        Theme.boardScale = root.boardScale;
    }

    Row {
        anchors.fill: parent
        anchors.margins: 16
        spacing: 16
        BoardView {
            width: 644
            height: parent.height
            board: Example.position()
            highlightedHexes: ["B1", "C5", "D3"]
        }
        Column {
            spacing: 10
            Row { spacing: 8; Repeater { model: Theme.playerNames; PlayerPin { required property string modelData; player: modelData } } }
            Row { spacing: 8; Repeater { model: Theme.cardNames; CardChip { required property string modelData; card: modelData; count: 1; signed: true } } }
            Row { spacing: 8; PrimaryButton { title: "Zug beenden"; subtitle: "weiter an Ben"; player: "blue"; width: 324 } PrimaryButton { title: "Zug beenden"; reason: "x"; width: 200 } }
            Row { spacing: 8; ActionButton { text: "Bauen"; icon: "settlement"; width: 158 } ActionButton { text: "Ritter"; icon: "knight"; selected: true; width: 158 } ActionButton { text: "Handeln"; icon: "trade"; reason: "x"; width: 158 } IconButton { icon: "camera"; name: "Kamera" } IconButton { icon: "redo"; framed: true; reason: "no"; name: "x" } }
            Grid { columns: 12; spacing: 8; Repeater { model: Glyphs.names(); Icon { required property string modelData; name: modelData; size: 36 } } }
            Row { spacing: 4; Repeater { model: ["road", "settlement", "city", "reduced", "wall", "knight", "metropolis", "robber", "merchant", "token"]; PiecePicture { required property string modelData; piece: modelData; player: "red"; level: 3; active: true; number: 8 } } }
        }
    }
}
