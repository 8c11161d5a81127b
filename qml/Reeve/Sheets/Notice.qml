// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// A message for a few seconds: what was refused and by which rule, or what was done.
Item {
    id: root

    property string text: ""
    property string rule: ""
    property bool refusal: true
    /** It is about the next command: a refusal, or a hint. It goes with that command, and covers nothing that follows. */
    property bool passing: true
    /** Next to the rule is a button to correct the record, if the table is right. */
    property bool correctable: false
    /** The rule of a refusal was tapped. */
    signal ruleAsked(string rule)
    signal correctionAsked()
    readonly property bool shown: root.text !== "" && life.running

    function show(text: string, rule: string): void {
        root.say(text, rule, true, true);
    }
    /** A command was accepted. */
    function accepted(): void {
        if (root.passing)
            life.stop();
    }
    /** What was done. */
    function tell(text: string): void { root.say(text, "", false, false); }
    /** What to do next. */
    function hint(text: string): void { root.say(text, "", false, true); }
    function say(text: string, rule: string, refusal: bool, passing: bool): void {
        root.refusal = refusal;
        root.passing = passing;
        root.text = text;
        root.rule = rule;
        life.restart();
    }

    anchors.horizontalCenter: parent?.horizontalCenter
    anchors.top: parent?.top
    // Below the page's bar: its title and buttons stay visible.
    anchors.topMargin: Theme.dp(66)
    /** Maximum width. */
    property real most: Theme.dp(root.correctable ? 760 : 620)
    width: Math.min(root.most, (parent?.width ?? 0) - 2 * Theme.margin)
    height: row.implicitHeight + Theme.dp(24)
    z: 200
    visible: opacity > 0
    opacity: root.shown ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.fadeTime } }

    Timer { id: life; interval: Theme.toastTime }

    Plate {
        anchors.fill: parent
        fill: root.refusal ? Theme.dangerSoft : Theme.raised
        stroke: root.refusal ? Theme.danger : Theme.accent
        strokeWidth: 2
    }
    MouseArea { anchors.fill: parent; onClicked: life.stop() }
    Item {
        id: row
        x: Theme.margin
        width: parent.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        /** The buttons are below the text. */
        readonly property bool stacked: buttons.width > 0 && root.width < Theme.dp(480)
        readonly property real wordsHeight: Math.max(sign.height, words.implicitHeight)
        implicitHeight: row.stacked ? row.wordsHeight + Theme.gap + buttons.height : Math.max(row.wordsHeight, buttons.height)
        height: row.implicitHeight
        Icon {
            id: sign
            name: root.refusal ? "warning" : "info"
            color: root.refusal ? Theme.danger : Theme.accent
            anchors.verticalCenter: words.verticalCenter
        }
        ThemeText {
            id: words
            objectName: "noticeText"
            anchors.left: sign.right
            anchors.leftMargin: Theme.wideGap
            anchors.right: row.stacked || buttons.width === 0 ? away.left : buttons.left
            anchors.rightMargin: Theme.wideGap
            y: row.stacked ? 0 : (parent.height - height) / 2
            text: root.text
            lines: row.stacked ? 4 : 3
            color: root.refusal ? Theme.danger : Theme.ink
            Accessible.role: Accessible.AlertMessage
        }
        Row {
            id: buttons
            spacing: Theme.wideGap
            anchors.right: row.stacked ? parent.right : away.left
            anchors.rightMargin: row.stacked ? 0 : Theme.wideGap
            y: row.stacked ? parent.height - height : (parent.height - height) / 2
            ActionButton {
                objectName: "ruleButton"
                visible: root.rule !== ""
                icon: "almanac"
                text: root.width < Theme.dp(640) ? qsTr("Rule") : qsTr("Rule “%1”").arg(RuleBook.chapterOf(root.rule))
                subtitle: root.rule
                name: qsTr("Rule “%1” in the almanac, %2").arg(RuleBook.chapterOf(root.rule)).arg(root.rule)
                onClicked: {
                    life.stop();
                    root.ruleAsked(root.rule);
                }
            }
            ActionButton {
                objectName: "correctButton"
                visible: root.correctable && root.rule !== ""
                icon: "pencil"
                compact: root.width < Theme.dp(640)
                text: qsTr("Correct")
                name: qsTr("Correct the record")
                onClicked: {
                    life.stop();
                    root.correctionAsked();
                }
            }
        }
        // A tap anywhere closes it; the cross shows that.
        Icon { id: away; name: "cross"; size: Theme.dp(20); color: Theme.mutedInk; anchors.right: parent.right; anchors.verticalCenter: words.verticalCenter }
    }
}
