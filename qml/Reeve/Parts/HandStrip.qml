// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// A hand on a shared screen: covered until its owner holds a finger on it, and covered again by itself.
Item {
    id: root

    property string player: "white"
    property string playerName: ""
    /** [{card, count}] */
    property var cards: []
    property int count: 0
    property int limit: 7
    /** Whoever cannot hold a finger may tap instead. */
    property bool tapToShow: false
    /** 0, 90, 180 or 270: the side of the table where the owner sits. */
    property int facing: 0
    /** Covers at the end of the turn and when the window loses the focus. */
    property bool mayShow: true
    property bool shown: false

    readonly property bool overLimit: root.count > root.limit

    function cover() { root.shown = false; }

    implicitWidth: Theme.dp(324)
    implicitHeight: Theme.dp(72)
    onMayShowChanged: root.cover()
    onPlayerChanged: root.cover()
    onVisibleChanged: if (!root.visible) root.cover()
    readonly property bool appActive: Application.state === Qt.ApplicationActive
    onAppActiveChanged: if (!root.appActive) root.cover()
    Timer { running: root.shown; interval: Theme.handTime; onTriggered: root.cover() }

    Item {
        id: turned
        anchors.centerIn: parent
        width: root.facing % 180 === 0 ? root.width : root.height
        height: root.facing % 180 === 0 ? root.height : root.width
        rotation: root.facing

        Plate {
            anchors.fill: parent
            radius: Theme.radiusCard
            fill: root.shown ? Theme.raised : Theme.surface
            stroke: root.overLimit ? Theme.danger : root.shown ? Theme.accent : Theme.highContrast ? Theme.edge : Theme.line
            strokeWidth: root.overLimit || root.shown ? 2.5 : Theme.controlStroke
        }

        Row {
            visible: !root.shown
            anchors.left: parent.left
            anchors.leftMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.wideGap
            PlayerPin { player: root.player; anchors.verticalCenter: parent.verticalCenter }
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: -Theme.dp(12)
                Repeater {
                    model: Math.min(root.count, 7, Math.max(1, Math.floor((turned.width - Theme.dp(160)) / Theme.dp(14))))
                    Rectangle {
                        width: Theme.dp(26)
                        height: Theme.dp(36)
                        radius: Theme.dp(4)
                        color: Theme.soft
                        border.color: Theme.edge
                        border.width: 1.5
                    }
                }
            }
        }
        ThemeText {
            visible: !root.shown
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(naturalWidth, parent.width * 0.42)
            horizontalAlignment: Text.AlignRight
            text: root.count + "/" + root.limit
            step: "name"
            lines: 1
            color: root.overLimit ? Theme.danger : Theme.ink
            Accessible.ignored: true
        }
        Flow {
            visible: root.shown
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: Theme.wideGap
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap
            Repeater {
                model: root.shown ? root.cards : []
                CardChip {
                    required property var modelData
                    card: modelData.card
                    count: modelData.count
                    size: Theme.dp(30)
                }
            }
        }
        MouseArea {
            anchors.fill: parent
            enabled: root.mayShow
            onPressed: if (!root.tapToShow) root.shown = true
            onReleased: if (!root.tapToShow) root.cover()
            onCanceled: root.cover()
            onClicked: if (root.tapToShow) root.shown = !root.shown
        }
    }

    activeFocusOnTab: true
    Keys.onSpacePressed: root.shown = root.mayShow && !root.shown
    onActiveFocusChanged: if (!root.activeFocus) root.cover()
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Hand of %1, %n card(s)", "", root.count).arg(root.playerName)
                     + (root.overLimit ? ", " + qsTr("limit %1 exceeded").arg(root.limit) : "")
    Accessible.description: root.shown ? "" : root.tapToShow ? qsTr("Tap to show") : qsTr("Hold to show")
    Accessible.focusable: true
    Accessible.onPressAction: if (root.mayShow) root.shown = !root.shown
    FocusRing { shown: root.activeFocus; around: Theme.radiusCard }
}
