// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// A sheet over the page: scrim, card, title, scrolling content, a row of buttons below.
Item {
    id: root

    property string title: ""
    property string hint: ""
    /** Colour of the pin next to the title, or "". */
    property string player: ""
    /** It can be closed without an answer. */
    property bool dismissable: true
    /** Something was typed: a tap beside the sheet does not close it. */
    property bool holds: false
    property real sheetWidth: Theme.dp(560)
    default property alias content: body.data
    property alias buttons: foot.data

    /** The owner's side of the table: the card is rotated towards it. */
    readonly property string side: root.player === "" ? "bottom" : Table.sides[Array.from(Game.players).findIndex(p => p.color === root.player)] ?? "bottom"
    readonly property bool sideways: root.side === "left" || root.side === "right"
    readonly property real roomAcross: root.sideways ? root.height : root.width
    readonly property real roomAlong: root.sideways ? root.width : root.height

    /** The rule of the question, or "": a button opens it. */
    property string rule: ""
    /** The page below is blocked, so buttons open the phones and the menu. */
    property bool phones: false

    /** Shows the beginning of what scrolls. */
    function toTop(): void { view.contentY = 0; }

    signal dismissed()
    signal ruleWanted(string rule)
    signal phonesWanted()
    signal menuWanted()

    anchors.fill: parent
    z: 100
    readonly property bool keyHome: true
    focus: true
    Accessible.role: Accessible.Dialog
    Accessible.name: root.title
    Keys.onEscapePressed: if (root.dismissable) root.dismissed()
    // Enter and digits do not reach the page below; undo and redo do.
    Keys.onPressed: event => {
        const undo = event.modifiers & Qt.ControlModifier && (event.key === Qt.Key_Z || event.key === Qt.Key_Y);
        event.accepted = !undo && event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab;
    }
    Component.onCompleted: { Overlays.open(root); root.forceActiveFocus(); }
    Component.onDestruction: Overlays.close(root)

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        MouseArea {
            anchors.fill: parent
            onClicked: mouse => {
                if (root.dismissable && !root.holds && Taps.take(root, mapToItem(null, mouse.x, mouse.y)))
                    root.dismissed();
            }
            onWheel: wheel => wheel.accepted = true
        }
    }

    Panel {
        id: card
        objectName: "sheetCard"
        anchors.centerIn: parent
        rotation: ({ left: 90, top: 180, right: 270 })[root.side] ?? 0
        width: Math.min(root.sheetWidth, root.roomAcross - 2 * Theme.margin)
        height: Math.min(root.roomAlong - 2 * Theme.margin,
                         head.height + Theme.wideGap + body.childrenRect.height + view.ring + footSpace + 2 * padding)
        readonly property real footSpace: (foot.children.length > 0 ? foot.implicitHeight + Theme.margin : 0)
                                          + (instead.visible ? instead.height + Theme.margin : 0)
        padding: Theme.dp(24)
        radius: Theme.radiusSheet
        raised: true

        MouseArea { anchors.fill: parent; anchors.margins: -card.padding }

        Item {
            id: head
            width: parent.width
            height: Math.max(Theme.target, words.height)

            PlayerPin {
                id: pin
                visible: root.player !== ""
                player: root.player || "white"
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                id: words
                anchors.left: pin.visible ? pin.right : parent.left
                anchors.leftMargin: pin.visible ? Theme.wideGap : 0
                anchors.right: ways.left
                anchors.verticalCenter: parent.verticalCenter
                ThemeText {
                    width: parent.width
                    text: root.title
                    step: "title"
                    Accessible.role: Accessible.Heading
                }
                ThemeText {
                    width: parent.width
                    visible: root.hint !== ""
                    text: root.hint
                    step: "caption"
                    lines: 3
                    color: Theme.mutedInk
                }
            }
            Row {
                id: ways
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                IconButton {
                    objectName: "sheetRule"
                    visible: root.rule !== ""
                    icon: "almanac"
                    name: qsTr("The rule for this")
                    onClicked: root.ruleWanted(root.rule)
                }
                PhonesButton {
                    objectName: "sheetPhones"
                    wanted: root.phones
                    onClicked: root.phonesWanted()
                }
                IconButton {
                    objectName: "sheetMenu"
                    visible: root.phones && !root.dismissable
                    icon: "menu"
                    name: qsTr("Menu")
                    onClicked: root.menuWanted()
                }
                IconButton {
                    objectName: "sheetClose"
                    visible: root.dismissable
                    icon: "cross"
                    name: qsTr("Close")
                    onClicked: root.dismissed()
                }
            }
        }

        Flickable {
            id: view
            anchors.top: head.bottom
            anchors.topMargin: Theme.wideGap - ring
            anchors.bottom: parent.bottom
            anchors.bottomMargin: card.footSpace
            // Room for the focus ring of items at the edge.
            readonly property real ring: Theme.focusStroke + Theme.focusGap
            x: -ring
            width: parent.width + 2 * ring
            contentHeight: body.childrenRect.height + 2 * ring
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height

            Item {
                id: body
                x: view.ring
                y: view.ring
                width: view.width - 2 * view.ring
                height: childrenRect.height
            }
        }

        MoreBelow { view: view; ground: Theme.raised }

        InsteadRow {
            id: instead
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.margin
            width: parent.width
            visible: root.phones && seats.length > 0
        }
        Grid {
            id: foot
            anchors.bottom: parent.bottom
            anchors.right: parent.right
            /** Total width of the buttons side by side. */
            readonly property real across: Array.from(foot.children).reduce((sum, c) => c.visible ? sum + c.width + Theme.wideGap : sum, -Theme.wideGap)
            readonly property bool stacked: foot.across > card.width - 2 * card.padding
            columns: foot.stacked ? 1 : Math.max(1, foot.children.length)
            horizontalItemAlignment: Theme.leftHanded ? Grid.AlignLeft : Grid.AlignRight
            spacing: foot.stacked ? Theme.gap : Theme.wideGap
            layoutDirection: Theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        }
    }
}
