// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The attack of the barbarians: both strengths on the scales, each player's contribution, losses and rewards.
Rectangle {
    id: root

    required property GameTask task
    /** Open the rule of this step. */
    signal ruleAsked()
    signal phonesAsked()
    readonly property attackFacts fight: Game.attack
    property attackSideFacts noSide
    readonly property promptFacts prompt: Prompts.current
    /** A city or a deck must be chosen: the attack is not over yet. */
    readonly property bool open: root.prompt.ofAttack
    readonly property bool wide: root.width > root.height
    /** Reeve's seat shows its proposal. */
    readonly property bool proposed: root.open && EmptySeats.acting && !EmptySeats.thinking
    function go(): void {
        if (root.proposed)
            EmptySeats.confirm();
        else if (!root.open)
            Game.acknowledgeAttack();
    }
    /** So low that only the decision has room. */
    readonly property bool low: root.wide && root.height < Theme.dp(680)
    /** The buttons take two rows. */
    readonly property bool stacked: root.width < Theme.dp(620)

    color: Theme.background
    z: 60
    readonly property bool keyHome: true
    focus: true
    Component.onCompleted: { Overlays.open(root); root.forceActiveFocus(); }
    Component.onDestruction: Overlays.close(root)
    Keys.onReturnPressed: root.go()
    Keys.onEnterPressed: root.go()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Z && event.modifiers & Qt.ControlModifier) {
            Game.undo();
            event.accepted = true;
        }
    }
    MouseArea { anchors.fill: parent }

    AttackHead {
        id: head
        width: parent.width
        height: parent.height * (root.low ? 0.29 : root.wide ? 0.41 : root.stacked ? 0.28 : 0.34)
        fight: root.fight
    }

    Flickable {
        id: view
        anchors.top: head.bottom
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
                columns: root.width < Theme.dp(420) ? 1 : root.wide ? Game.players.length : Game.players.length % 3 === 0 && root.width >= Theme.dp(Game.players.length === 3 ? 560 : 760) ? 3 : 2
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap
                // qmllint disable unqualified
                Repeater {
                    model: root.fight.sides.length // a count: no items are recreated inside a layout
                    AttackCard {
                        required property int index
                        objectName: "attackCard" + index
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                        won: root.fight.won
                        side: root.fight.sides[index] ?? root.noSide
                        brief: root.low
                        deciding: root.open && Game.expected.player === index
                    }
                }
                // qmllint enable unqualified
            }
            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                columns: root.wide ? 2 : 1
                columnSpacing: Theme.wideGap
                rowSpacing: Theme.wideGap
                Loader {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    sourceComponent: !root.open ? verdict : EmptySeats.acting ? proposal : root.prompt.onBoard ? cities : decks
                }
                AfterPanel {
                    Layout.preferredWidth: root.wide ? Theme.dp(296) : -1
                    Layout.fillWidth: !root.wide
                    Layout.fillHeight: root.wide
                    visible: root.wide && !root.low || !root.wide && root.height >= Theme.dp(Game.players.length === 3 && !root.open ? 1000 : 1150)
                }
            }
        }
    }
    MoreBelow { view: view; ground: Theme.background }

    Component { id: proposal; ProposalPanel {} }
    Component { id: cities; LoseCityPanel {} }
    Component { id: decks; DrawDeckPanel {} }
    // qmllint disable unqualified
    Component { id: verdict; AttackVerdict { fight: root.fight } }
    // qmllint enable unqualified

    Bar {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        // Undo names its step, in large text on several lines.
        height: root.stacked ? Math.max(Theme.dp(140), ways.height + done.height + 3 * Theme.gap) : Theme.dp(76)
        edge: "top"
        Row {
            id: ways
            x: Theme.margin
            y: root.stacked ? Theme.gap : (parent.height - height) / 2
            spacing: Theme.wideGap
            UndoButtons { undoWidth: root.stacked ? root.width - 2 * Theme.margin - 3 * Theme.dp(52) - 3 * Theme.wideGap : Math.min(Theme.dp(290), root.width * 0.28) }
            IconButton {
                objectName: "attackRule"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.dp(52)
                height: Theme.dp(52)
                framed: true
                icon: "almanac"
                name: Words.ruleForMoment
                onClicked: root.ruleAsked()
            }
            PhonesButton {
                objectName: "attackPhones"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.dp(52)
                height: Theme.dp(52)
                framed: true
                onClicked: root.phonesAsked()
            }
        }
        PrimaryButton {
            id: done
            objectName: "attackDone"
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            y: root.stacked ? parent.height - height - Theme.gap : (parent.height - height) / 2
            width: root.stacked ? root.width - 2 * Theme.margin : Math.min(Theme.dp(324), root.width - ways.width - 3 * Theme.margin)
            title: root.proposed ? qsTr("Done") : root.open ? Game.expected.button : qsTr("Finish the attack")
            subtitle: root.open ? qsTr("One decision left") : ""
            waiting: root.open && !root.proposed
            player: root.open ? Game.players[Game.expected.player]?.color ?? "" : ""
            onClicked: root.go()
        }
    }
}
