// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Covers what only one person may see. It shows while a finger is held on it; who has something to choose there keeps it open.
// It covers by itself: when the finger goes, when nobody has touched what is kept open for a while, when somebody else is meant,
// when the window loses the focus, and when it leaves the screen. What is covered does not exist: neither its items nor, in
// Game.uncovered, its facts. The room it takes stays the same.
Item {
    id: root

    /** Seat of the person who may look; -1: the decks, which belong to nobody. */
    property int owner: -1
    /** False: there is nothing to hide, and no cover. */
    property bool secret: true
    /** What is hidden of the record is shown too: for corrections. */
    property bool record: false
    /** For how long nobody touches what is kept open before it is covered, in ms. */
    property int patience: 10000
    /** The height of the content, as far as everybody may know it. It grows where the content turns out to be higher. */
    property real reserve: Theme.dp(150)
    /** What lies below answers a decision of the owner, which the owner's phone shows too. */
    property bool answer: false
    /** The mark of that phone: "here", "asleep" or "lost"; "" where there is none. */
    readonly property string phone: root.answer ? Phones.marks[root.seat.color] ?? "" : ""
    /** There is something to choose below it. */
    property bool forChoosing: true
    /** What the cover says; a thing that belongs to nobody says it in its own words. */
    property string heading: root.sealed ? qsTr("Reeve plays %1").arg(root.seat.name) : qsTr("Only %1 looks").arg(root.seat.name)
    property string invitation: root.sealed ? qsTr("Its cards stay covered.") : root.phone === "here" ? qsTr("On %1's phone. Or hold a finger here to see.").arg(root.seat.name)
        : root.phone !== "" ? qsTr("%1's phone is away. Hold a finger here to see.").arg(root.seat.name) : qsTr("Hold a finger here to see.")
    readonly property playerFacts seat: Game.players[root.owner] ?? Game.nobody
    /** Reeve plays this seat: nobody looks at its cards. */
    readonly property bool sealed: root.secret && root.seat.level !== ""
    readonly property bool appActive: Application.state === Qt.ApplicationActive
    /** Shown while the finger stays. */
    property bool held: false
    /** Shown until it is covered. */
    property bool keptOpen: false
    readonly property bool uncovered: root.held || root.keptOpen
    readonly property bool shown: root.uncovered || !root.secret
    default property Component content

    function keepOpen(): void { root.keptOpen = root.secret && !root.sealed; root.held = false; }
    function close(): void { root.keptOpen = false; root.held = false; }

    property real grown: 0
    /** Bound, for Qt computes it only where somebody reads it. */
    readonly property real contentHeight: inside.childrenRect.height
    onContentHeightChanged: if (root.shown) root.grown = Math.max(root.grown, root.contentHeight)
    readonly property real room: root.secret ? Math.max(root.reserve, saying.implicitHeight + 2 * Theme.wideGap, root.grown) : root.contentHeight
    /** The buttons stand above the cover: below a high one nobody would find them. */
    readonly property real coverTop: root.secret && !root.sealed ? strip.height + Theme.gap : 0
    implicitHeight: root.coverTop + root.room

    onOwnerChanged: { root.close(); root.grown = 0; }
    // Not at once: it may be a choice below it that makes it vanish, and covering asks for the choices anew.
    onVisibleChanged: if (!root.visible) vanished.start()
    onAppActiveChanged: if (!root.appActive) root.close()
    onSecretChanged: root.close()
    onUncoveredChanged: root.uncovered ? Game.uncover(root.owner, root.record) : Game.cover()
    Component.onDestruction: if (root.uncovered) Game.cover()

    Timer { id: vanished; interval: 0; onTriggered: if (!root.visible) root.close() }
    Timer { id: untouched; running: root.keptOpen; interval: root.patience; onTriggered: root.close() }
    Item {
        id: inside
        objectName: "coverContent"
        y: root.coverTop
        width: parent.width
        height: root.room
        Repeater { model: root.shown ? 1 : 0; delegate: root.content }
        // Sees every touch and leaves it to whom it is meant for.
        PointHandler { onActiveChanged: if (active && root.keptOpen) untouched.restart() }
    }
    // It stays above what it shows, so that the finger holds it all the time.
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
                y: Math.min((parent.height - height) / 2, Theme.dp(40)) // in view, however high the cover is
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
        /** The note stands above the button. */
        readonly property bool stacked: strip.width - switcher.implicitWidth < Theme.dp(96)
        height: strip.stacked ? (note.text !== "" ? note.implicitHeight + Theme.gap : 0) + switcher.implicitHeight
                              : Math.max(Theme.target, switcher.implicitHeight, note.implicitHeight)
        ThemeText {
            id: note
            objectName: "coverNote"
            width: strip.stacked ? parent.width : parent.width - switcher.width - Theme.wideGap
            y: strip.stacked ? 0 : (parent.height - height) / 2
            text: root.keptOpen ? qsTr("Covered again after %1 seconds without a touch.").arg(Math.round(root.patience / 1000)) : root.forChoosing && root.phone === "" ? qsTr("To choose something, keep it open.") : ""
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
