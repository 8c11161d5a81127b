// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// Battles at the end of a turn, one after the other: strength against figures, prisoners, losses.
Rectangle {
    id: root

    signal ruleAsked(string rule)
    signal phonesAsked()

    readonly property list<battleFacts> battles: Game.conflict.battles
    /** Index of the shown battle. */
    property int at: 0
    readonly property battleFacts fight: root.battles[Math.min(root.at, root.battles.length - 1)] ?? root.noBattle
    property battleFacts noBattle
    property battleSideFacts noSide
    readonly property bool asks: root.fight.asks !== ""
    readonly property bool more: root.at + 1 < root.battles.length
    readonly property bool wide: root.width > root.height
    readonly property bool low: root.height < Theme.dp(680)
    readonly property bool stacked: root.width < Theme.dp(620)
    readonly property bool crowded: root.low || root.stacked

    function next(): void {
        if (root.asks)
            return;
        if (root.more)
            root.at += 1;
        else if (Game.conflict.done)
            Game.acknowledgeConflict();
    }

    onBattlesChanged: if (root.at >= root.battles.length) root.at = Math.max(0, root.battles.length - 1)
    color: Theme.background
    z: 60
    readonly property bool keyHome: true
    focus: true
    Component.onCompleted: {
        // Battles that were decided earlier are skipped.
        root.at = Math.max(0, Array.from(root.battles).findIndex(b => b.asks !== ""));
        Overlays.open(root);
        root.forceActiveFocus();
    }
    Component.onDestruction: Overlays.close(root)
    Keys.onReturnPressed: root.next()
    Keys.onEnterPressed: root.next()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Z && event.modifiers & Qt.ControlModifier) {
            Game.undo();
            event.accepted = true;
        }
    }
    MouseArea { anchors.fill: parent }

    Rectangle {
        id: head
        width: parent.width
        height: parent.height * (root.low ? 0.32 : 0.34)
        color: Theme.things.night
        clip: true
        Waves { anchors.fill: parent; color: Qt.alpha(Theme.things.nightInk, 0.16) }
        StrengthScales {
            anchors.bottom: parent.bottom
            width: parent.width
            height: parent.height * (root.low ? 0.84 : 0.74)
            color: "transparent"
            barbarians: root.fight.figures
            knights: root.fight.strength
            // In a narrow window the scales need the room.
            barbarianHint: root.stacked ? "" : qsTr("on the hex")
            barbarianIcon: "robber"
            knightWord: qsTr("Fighters")
            knightHint: root.stacked ? "" : qsTr("strength")
            verdict: qsTr("Won %1 : %2").arg(root.fight.strength).arg(root.fight.figures)
        }
        ThemeText {
            objectName: "battleTitle"
            x: Theme.margin
            y: Theme.dp(root.low ? 4 : 10)
            // In a low window it ends next to the verdict, above the figures.
            width: root.low && !root.stacked ? parent.width / 2 - Theme.dp(115) - x : parent.width - 2 * x
            text: root.battles.length > 1 ? qsTr("Battle %1 of %2: %3").arg(root.at + 1).arg(root.battles.length).arg(root.fight.title)
                                          : qsTr("Battle: %1").arg(root.fight.title)
            step: root.low && !root.stacked ? "heading" : root.stacked ? "title" : "scene"
            lines: 1
            color: Theme.things.nightInk
            Accessible.role: Accessible.Heading
        }
    }

    Flickable {
        id: view
        anchors.top: head.bottom
        anchors.bottom: foot.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.margin
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        ColumnLayout {
            id: column
            width: view.width
            spacing: Theme.wideGap
            // The question is first if there is little room, else below its subject.
            // qmllint disable unqualified
            Loader {
                Layout.fillWidth: true
                active: root.asks && root.crowded
                visible: active
                sourceComponent: BattleDice { fight: root.fight }
            }
            // qmllint enable unqualified
            GridLayout {
                Layout.fillWidth: true
                columns: root.width < Theme.dp(560) ? 1 : Math.min(Game.players.length, root.wide ? 4 : 2)
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap
                // qmllint disable unqualified
                Repeater {
                    model: Game.players.length // a count: no items are recreated inside a layout
                    BattleCard {
                        required property int index
                        objectName: "battleCard" + index
                        visible: side.player >= 0
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                        side: root.fight.sides[index] ?? root.noSide
                        settled: root.fight.die > 0
                    }
                }
                // qmllint enable unqualified
            }
            ThemeText {
                objectName: "battleRolls"
                Layout.fillWidth: true
                visible: root.fight.rolls.length > 0
                text: Array.from(root.fight.rolls).map(roll => qsTr("Dice for the prisoners: %1").arg(
                    Array.from(roll.dice).map(d => (Game.players[d.player]?.name ?? "") + " " + d.die).join(", "))).join("\n")
                step: "body"
                lines: 4
                color: Theme.mutedInk
            }
            Item {
                Layout.fillWidth: true
                visible: root.fight.die > 0
                implicitHeight: Math.max(die.height, losses.height)
                Die { id: die; value: root.fight.die; size: Theme.dp(48); anchors.verticalCenter: parent.verticalCenter }
                ThemeText {
                    id: losses
                    objectName: "battleLosses"
                    anchors.left: die.right
                    anchors.leftMargin: Theme.margin
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    readonly property int lost: Array.from(root.fight.sides).reduce((sum, s) => sum + s.lost, 0)
                    text: lost > 0 ? qsTr("Lost: what stood on the paths in the %1.").arg(root.fight.fallen)
                                   : qsTr("Nobody stood on the paths in the %1: no losses.").arg(root.fight.fallen)
                    lines: 3
                }
            }
            // qmllint disable unqualified
            Loader {
                Layout.fillWidth: true
                active: root.asks && !root.crowded
                visible: active
                sourceComponent: BattleDice { fight: root.fight }
            }
            // qmllint enable unqualified
        }
    }
    MoreBelow { view: view; ground: Theme.background }

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
                objectName: "battleRule"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.dp(52)
                height: Theme.dp(52)
                framed: true
                icon: "almanac"
                name: Words.ruleForMoment
                onClicked: root.ruleAsked(Prompts.current.owed ? Prompts.current.rule : "FAN-BAT-3")
            }
            PhonesButton {
                objectName: "battlePhones"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.dp(52)
                height: Theme.dp(52)
                framed: true
                onClicked: root.phonesAsked()
            }
        }
        PrimaryButton {
            id: done
            objectName: "battleDone"
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            y: root.stacked ? parent.height - height - Theme.gap : (parent.height - height) / 2
            width: root.stacked ? root.width - 2 * Theme.margin : Math.min(Theme.dp(324), root.width - ways.width - 3 * Theme.margin)
            title: root.asks ? Game.expected.button : root.more ? qsTr("Next battle") : qsTr("Continue")
            subtitle: root.asks ? Game.expected.text : ""
            waiting: root.asks
            player: root.asks ? Game.awaited.color : ""
            onClicked: root.next()
        }
    }
}
