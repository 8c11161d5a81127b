// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Covers what only one person may see, until that person holds a finger on it. It covers again by itself: when
// somebody else is meant, when the window loses the focus, when it leaves the screen, and when nobody has touched it for a while.
Item {
    id: root

    /** Seat of the person who may look. */
    property int owner: -1
    /** False: there is nothing to hide, and no cover. */
    property bool secret: true
    property bool uncovered: false
    /** For how long nobody touches what is uncovered before it is covered again, in ms. */
    property int patience: 15000
    /** What the cover says; a thing that belongs to nobody says it in its own words. */
    property string heading: qsTr("Only %1 looks").arg(root.seat?.name ?? "")
    property string invitation: qsTr("Hold a finger here to see.")
    readonly property bool shown: root.uncovered || !root.secret
    readonly property var seat: Game.players[root.owner] ?? null
    readonly property bool appActive: Application.state === Qt.ApplicationActive
    default property alias content: inside.data

    implicitHeight: root.shown ? inside.childrenRect.height : Theme.dp(150)
    onOwnerChanged: root.uncovered = false
    onVisibleChanged: if (!root.visible) root.uncovered = false
    onAppActiveChanged: if (!root.appActive) root.uncovered = false

    Timer { id: untouched; running: root.uncovered; interval: root.patience; onTriggered: root.uncovered = false }
    Item {
        id: inside
        width: parent.width
        height: childrenRect.height
        visible: root.shown
        // Sees every touch and leaves it to whom it is meant for.
        PointHandler { onActiveChanged: if (active && root.uncovered) untouched.restart() }
    }
    Pressable {
        id: cover
        objectName: "secretCover"
        visible: !root.shown
        anchors.fill: parent
        name: root.seat === null ? root.heading + ". " + root.invitation : qsTr("Only %1 looks: hold to see").arg(root.seat.name)
        onLongPressed: root.uncovered = true
        Keys.onReturnPressed: root.uncovered = true
        Accessible.onPressAction: root.uncovered = true

        Plate { anchors.fill: parent; fill: cover.pressed ? Theme.soft : Theme.surface }
        Column {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.margin
            spacing: Theme.gap
            PlayerPin { anchors.horizontalCenter: parent.horizontalCenter; visible: root.seat !== null; player: root.seat?.color ?? "white"; size: Theme.dp(44) }
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
