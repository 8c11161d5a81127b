// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Strength of the barbarians and of the knights over the turns, with every attack.
Panel {
    id: root

    required property statisticsFacts told
    readonly property list<balanceFacts> balance: root.told.balance
    readonly property list<foughtFacts> attacks: root.told.attacks
    readonly property int won: Array.from(root.attacks).filter(a => a.won).length

    implicitWidth: Theme.dp(300)
    implicitHeight: Theme.dp(320)
    title: qsTr("Barbarians and knights")
    ChartLegend {
        anchors.right: parent.right
        y: -height - Theme.dp(12)
        visible: root.width > Theme.dp(520)
        entries: [{ text: qsTr("barbarians"), color: Theme.danger, line: true }, { text: qsTr("active knights"), color: Theme.accent, line: true }]
    }
    LineChart {
        objectName: "balanceChart"
        anchors.top: parent.top
        anchors.bottom: sentence.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        turns: Array.from(root.balance).map(b => b.turn)
        series: root.balance.length === 0 ? [] : [{ values: Array.from(root.balance).map(b => b.barbarians), color: Theme.danger, icon: "ship", dashed: true },
                                                  { values: Array.from(root.balance).map(b => b.knights), color: Theme.accent, icon: "knight" }]
        marks: Array.from(root.attacks).map(a => ({ turn: a.turn, icon: a.won ? "check" : "cross", color: a.won ? Theme.success : Theme.danger }))
        name: root.title + ": " + sentence.text
    }
    ThemeText {
        id: sentence
        objectName: "attacksText"
        anchors.bottom: parent.bottom
        width: parent.width
        text: root.attacks.length === 0 ? qsTr("No attack yet.")
            : qsTr("%n attack(s)", "", root.attacks.length) + ": "
              + Array.from(root.attacks).map(a => a.won ? qsTr("turn %1 won, %2 against %3").arg(a.turn).arg(a.knights).arg(a.barbarians)
                                            : qsTr("turn %1 lost, %2 against %3").arg(a.turn).arg(a.knights).arg(a.barbarians)).join(" · ")
        step: "caption"
        lines: 3
        color: Theme.mutedInk
    }
}
