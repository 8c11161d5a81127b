// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Covers what only one player may see. It is open while a finger holds it; with a choice to make, it can be kept open. It closes
// when the finger leaves, after inactivity while kept open, when the owner changes, when the window loses the focus, and when it
// leaves the screen. While closed the content does not exist: neither its items nor, in Game.uncovered, its facts. Its size is
// the same either way.
Item {
    id: root

    /** Seat of the player who may look; -1: the decks, which have no owner. */
    property int owner: -1
    /** False: nothing is secret, and there is no cover. */
    property bool secret: true
    /** Also shows what the record hides: for corrections. */
    property bool record: false
    /** Inactivity in ms after which a kept-open cover closes. */
    property int patience: Settings.screenReader ? 60000 : 10000
    /** Height of the content as far as it reveals nothing. Grows if the content is higher. */
    property real reserve: Theme.dp(150)
    /** The content answers a decision of the owner, which is also on the owner's phone. */
    property bool answer: false
    /** State of that phone: "here", "asleep" or "lost"; "" without one. */
    readonly property string phone: root.answer ? Phones.marks[root.seat.color] ?? "" : ""
    /** The content has something to choose. */
    property bool forChoosing: true
    /** Text of the cover; set for content without an owner. */
    property string heading: root.sealed ? qsTr("Reeve plays %1").arg(root.seat.name) : qsTr("Only %1 looks").arg(root.seat.name)
    property string invitation: root.sealed ? qsTr("Its cards stay covered.") : root.phone === "here" ? qsTr("On %1's phone. Or hold a finger here to see.").arg(root.seat.name)
        : root.phone !== "" ? qsTr("%1's phone is disconnected. Hold a finger here to see.").arg(root.seat.name) : qsTr("Hold a finger here to see.")
    readonly property playerFacts seat: Game.players[root.owner] ?? Game.nobody
    /** Reeve plays this seat: no player may look at its cards. */
    readonly property bool sealed: root.secret && root.seat.level !== ""
    readonly property bool appActive: Application.state === Qt.ApplicationActive
    /** Open while the finger stays. */
    property bool held: false
    /** Open until it is closed. */
    property bool keptOpen: false
    readonly property bool uncovered: root.held || root.keptOpen
    readonly property bool shown: root.uncovered || !root.secret
    default property Component content

    function keepOpen(): void { root.keptOpen = root.secret && !root.sealed; root.held = false; }
    function close(): void { root.keptOpen = false; root.held = false; }

    property real grown: 0
    /** A binding: Qt computes it only if it is read. */
    readonly property real contentHeight: inside.childrenRect.height
    onContentHeightChanged: if (root.shown) root.grown = Math.max(root.grown, root.contentHeight)
    readonly property real room: root.secret ? Math.max(root.reserve, saying.implicitHeight + 2 * Theme.wideGap, root.grown) : root.contentHeight
    /** The buttons are above the cover, so that they are visible with a high one. */
    readonly property real coverTop: root.secret && !root.sealed ? strip.height + Theme.gap : 0
    implicitHeight: root.coverTop + root.room

    onOwnerChanged: { root.close(); root.grown = 0; }
    // Deferred: a choice in the content may hide it, and closing evaluates the choices again.
    onVisibleChanged: if (!root.visible) vanished.start()
    onAppActiveChanged: if (!root.appActive) root.close()
    onSecretChanged: root.close()
    onUncoveredChanged: root.uncovered ? Game.uncover(root.owner, root.record) : Game.cover()
    Component.onDestruction: if (root.uncovered) Game.cover()

    Timer { id: vanished; interval: 0; onTriggered: if (!root.visible) root.close() }
    Connections {
        target: Taps
        enabled: root.keptOpen
        function onUsed(): void { untouched.restart(); }
    }
    Timer { id: untouched; running: root.keptOpen; interval: root.patience; onTriggered: root.close() }
    Item {
        id: inside
        objectName: "coverContent"
        y: root.coverTop
        width: parent.width
        height: root.room
        Repeater { model: root.shown ? 1 : 0; delegate: root.content }
    }
    // Above the content, so that the finger holds it all the time.
    Pressable {
        id: cover
        objectName: "secretCover"
        visible: root.secret && !root.keptOpen
        y: root.coverTop
        width: parent.width
        height: root.room
        name: !root.seat.seated ? root.heading + ". " + root.invitation : root.sealed ? root.heading + ". " + root.invitation : qsTr("Only %1 looks: hold to see").arg(root.seat.name)
        onLongPressed: root.held = !root.sealed
        onPressedChanged: if (!cover.pressed) root.held = false
        Keys.onReturnPressed: root.keepOpen()
        Accessible.onPressAction: root.keepOpen()

        Item {
            anchors.fill: parent
            visible: !root.held
            Plate { anchors.fill: parent; fill: cover.pressed ? Theme.soft : Theme.surface }
            Column {
                id: saying
                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.min((parent.height - height) / 2, Theme.dp(40)) // visible for any height of the cover
                width: parent.width - 2 * Theme.margin
                spacing: Theme.gap
                PlayerPin { anchors.horizontalCenter: parent.horizontalCenter; visible: root.seat.seated; player: root.seat.color || "white"; size: Theme.dp(44) }
                ThemeText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: root.heading
                    step: "heading"
                    Accessible.ignored: true
                }
                ThemeText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: root.invitation
                    step: "body"
                    lines: 3
                    color: Theme.mutedInk
                    Accessible.ignored: true
                }
            }
        }
    }
    Item {
        id: strip
        visible: root.secret && !root.sealed
        width: parent.width
        /** The note is above the button. */
        readonly property bool stacked: strip.width - switcher.implicitWidth < Theme.dp(96)
        height: strip.stacked ? (note.text !== "" ? note.implicitHeight + Theme.gap : 0) + switcher.implicitHeight
                              : Math.max(Theme.target, switcher.implicitHeight, note.implicitHeight)
        ThemeText {
            id: note
            objectName: "coverNote"
            width: strip.stacked ? parent.width : parent.width - switcher.width - Theme.wideGap
            y: strip.stacked ? 0 : (parent.height - height) / 2
            text: root.keptOpen ? qsTr("Covered again after %1 seconds without a touch.").arg(Math.round(root.patience / 1000)) : root.forChoosing && root.phone === "" ? qsTr("Tap Keep open to choose cards.") : ""
            step: "caption"
            lines: 3
            color: Theme.mutedInk
        }
        ActionButton {
            id: switcher
            objectName: root.keptOpen ? "coverAgain" : "keepOpen"
            anchors.right: parent.right
            y: strip.stacked ? parent.height - height : (parent.height - height) / 2
            icon: root.keptOpen ? "cover" : "eye"
            text: root.keptOpen ? qsTr("Cover") : root.phone !== "" ? qsTr("Answer here") : qsTr("Keep open")
            onClicked: root.keptOpen ? root.close() : root.keepOpen()
        }
    }
}
