// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The end of the game: the winner, the points, and the next actions.
Rectangle {
    id: root

    signal home()
    signal again()
    signal lookAtBoard()
    signal pointsAsked(int player)
    signal statistics()
    signal summary()

    readonly property list<int> order: Array.from(Game.players).map((p, i) => i).sort((a, b) => Game.players[b].points - Game.players[a].points)
    readonly property int winner: {
        const color = Game.position?.winner;
        const i = Game.players.findIndex(p => p.color === color);
        return i >= 0 ? i : root.order[0] ?? 0;
    }

    readonly property bool wide: root.width > root.height
    /** There is room for the chart. */
    readonly property bool charted: root.height >= Theme.dp(root.wide ? 720 : 900)
    /** Columns of the cards: all side by side if the names fit, else rows of equal length. */
    readonly property int columns: {
        const count = Math.max(1, Game.players.length), fit = Math.max(1, Math.floor(root.width / Theme.dp(190)));
        return root.wide ? Math.ceil(count / Math.ceil(count / fit)) : 1;
    }
    /** So low that the wreath is small. */
    readonly property bool low: root.height < Theme.dp(600)
    /** The buttons are in two rows. */
    readonly property bool stacked: root.width < Theme.dp(620)
    /** So narrow that the ways on are in two rows themselves. */
    readonly property bool narrow: root.width < Theme.dp(380)

    /** A way on from here: its word below its icon. */
    component Way: Pressable {
        id: way
        required property string icon
        required property string text
        required property bool stacked
        name: way.text
        Layout.fillWidth: way.stacked
        Layout.preferredWidth: way.stacked ? 1 : Theme.dp(104)
        implicitHeight: Theme.dp(60)
        Plate { anchors.fill: parent; fill: way.pressed ? Theme.soft : Theme.raised }
        Icon { anchors.horizontalCenter: parent.horizontalCenter; y: Theme.dp(5); name: way.icon }
        ThemeText {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.dp(4)
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: way.text
            step: "caption"
            lines: 1
            Accessible.ignored: true
        }
    }

    color: Theme.background
    z: 40
    readonly property bool keyHome: true
    focus: true
    Component.onCompleted: { Overlays.open(root); root.forceActiveFocus(); }
    Component.onDestruction: Overlays.close(root)
    MouseArea { anchors.fill: parent }

    Rectangle {
        id: scene
        width: parent.width
        height: parent.height * (root.charted ? root.wide ? 0.36 : 0.3 : root.wide ? 0.44 : 0.36)
        color: Theme.things.night
        Waves { anchors.fill: parent; color: Qt.alpha(Theme.things.nightInk, 0.18); keepClear: Qt.rect(parent.width / 4, 0, parent.width / 2, parent.height) }
        Bunting { width: parent.width; height: Theme.dp(64); colors: [root.winner, ...Array.from(root.order).filter(i => i !== root.winner)].map(i => Game.players[i]?.color ?? "white") }
        Column {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: Theme.dp(root.low ? 18 : 14)
            width: parent.width - 2 * Theme.margin
            spacing: Theme.gap
            Item {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.dp(120)
                height: Theme.dp(root.low ? 64 : 112)
                Icon { anchors.centerIn: parent; name: "wreath"; size: Theme.dp(root.low ? 72 : 128); color: Theme.things.amber; weight: 1 }
                PlayerPin { anchors.centerIn: parent; player: Game.players[root.winner]?.color ?? "white"; size: Theme.dp(root.low ? 42 : 76) }
            }
            ThemeText {
                objectName: "winnerText"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("%1 wins").arg(Game.players[root.winner]?.name ?? "")
                step: root.low ? "title" : "scene"
                color: Theme.things.nightInk
                Accessible.role: Accessible.Heading
            }
            ThemeText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("%1 in turn %2").arg(Words.points(Game.players[root.winner]?.points ?? 0)).arg(Game.turn.number)
                step: root.low ? "body" : "title"
                color: Theme.things.nightInk
            }
        }
    }
    Flickable {
        id: view
        anchors.top: scene.bottom
        anchors.bottom: foot.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.margin
        contentHeight: column.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        ColumnLayout {
            id: column
            width: view.width
            height: Math.max(implicitHeight, view.height)
            spacing: Theme.wideGap
            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: !root.charted
                columns: root.columns
                columnSpacing: Theme.wideGap
                rowSpacing: Theme.wideGap
                // qmllint disable unqualified
                Repeater {
                    model: root.order.length // a count: no items are recreated inside a layout
                    WinnerCard {
                        required property int index
                        readonly property int modelData: root.order[index] ?? 0
                        objectName: "winnerCard" + index
                        Layout.fillWidth: true
                        Layout.fillHeight: root.wide // side by side, all are as high as the highest
                        Layout.preferredWidth: 1
                        seat: Game.players[modelData] ?? Game.nobody
                        best: modelData === root.winner
                        onClicked: root.pointsAsked(modelData)
                    }
                }
                // qmllint enable unqualified
            }
            Loader {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Theme.dp(150) // the cards have priority
                active: root.charted
                visible: active
                sourceComponent: PointsPanel { told: History.statistics }
            }
        }
    }
    MoreBelow { view: view; ground: Theme.background }
    Bar {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.dp(root.narrow ? 204 : root.stacked ? 136 : 76)
        edge: "top"
        GridLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.margin
            anchors.rightMargin: Theme.margin
            columns: root.stacked ? 1 : 2
            columnSpacing: Theme.wideGap
            rowSpacing: 0
            GridLayout {
                columns: root.narrow ? 3 : 6
                columnSpacing: root.stacked ? Theme.gap : Theme.wideGap
                rowSpacing: Theme.gap
                Way { stacked: root.stacked; objectName: "winnerUndo"; icon: "undo"; text: qsTr("Undo"); name: text + ", " + Game.undoText; visible: Game.canUndo; onClicked: Game.undo() }
                Way { stacked: root.stacked; objectName: "lookAtBoard"; icon: "eye"; text: qsTr("Board"); name: qsTr("See the board"); onClicked: root.lookAtBoard() }
                Way { stacked: root.stacked; objectName: "winnerHome"; icon: "home"; text: qsTr("Home"); onClicked: root.home() }
                Way { stacked: root.stacked; objectName: "winnerStatistics"; icon: "statistics"; text: qsTr("Statistics"); onClicked: root.statistics() }
                Way { stacked: root.stacked; objectName: "winnerSummary"; icon: "share"; text: qsTr("Share"); name: qsTr("Share a summary"); onClicked: root.summary() }
                Item { Layout.fillWidth: true; visible: !root.stacked }
            }
            PrimaryButton { objectName: "again"; Layout.fillWidth: true; Layout.maximumWidth: root.stacked ? -1 : Theme.dp(324); title: qsTr("A new game"); onClicked: root.again() }
        }
    }
}
