// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The bank: give left at the best rate of each kind, take right as many cards as were paid for.
Sheet {
    id: root

    readonly property var seat: Game.players[Game.expected?.player] ?? null
    readonly property var rates: Game.options?.bankRate ?? ({})
    property var give: ({})
    property var take: ({})
    readonly property int paid: Words.cards.reduce((n, c) => n + (root.give[c] ?? 0) / (root.rates[c] || 4), 0)
    readonly property int taken: Words.cards.reduce((n, c) => n + (root.take[c] ?? 0), 0)
    readonly property string fault: root.paid === 0 ? qsTr("First say what you give.")
        : root.taken < root.paid ? qsTr("Choose %n more card(s) to take.", "", root.paid - root.taken)
        : root.taken > root.paid ? qsTr("Take %n card(s) less.", "", root.taken - root.paid) : ""

    function heap(chosen: var): var {
        const cards = {};
        for (const c of Words.cards)
            if (chosen[c] > 0)
                cards[c] = chosen[c];
        return cards;
    }

    title: qsTr("%1 trades with the bank").arg(root.seat?.name ?? "")
    hint: root.fault !== "" ? root.fault : qsTr("%1 for %2").arg(Words.heap(root.give)).arg(Words.heap(root.take))
    player: root.seat?.color ?? ""
    sheetWidth: Theme.dp(880)
    buttons: PrimaryButton {
        objectName: "tradeButton"
        width: Theme.dp(260)
        title: qsTr("Trade")
        icon: "check"
        reason: root.fault
        onClicked: {
            if (Game.perform({ do: "trade-bank", give: root.heap(root.give), take: root.heap(root.take) }))
                root.dismissed();
        }
    }

    GridLayout {
        width: parent.width
        columns: width > Theme.dp(600) ? 2 : 1
        columnSpacing: Theme.dp(24)
        rowSpacing: Theme.margin

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            ThemeText { Layout.fillWidth: true; text: qsTr("Give"); step: "heading" }
            Repeater {
                model: Words.cards
                CardStepper {
                    required property string modelData
                    readonly property int rate: root.rates[modelData] || 4
                    readonly property int held: root.seat?.hand?.[modelData] ?? 0
                    objectName: "give-" + modelData
                    Layout.fillWidth: true
                    opacity: held >= rate ? 1 : 0.55
                    card: modelData
                    hint: qsTr("%1:1 · %2 in hand").arg(rate).arg(held)
                    step: rate
                    count: root.give[modelData] ?? 0
                    most: (root.take[modelData] ?? 0) > 0 ? 0 : Math.floor(held / rate) * rate
                    onChanged: n => root.give = Object.assign({}, root.give, { [modelData]: n })
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            ThemeText { Layout.fillWidth: true; text: qsTr("Take"); step: "heading" }
            Repeater {
                model: Words.cards
                CardStepper {
                    required property string modelData
                    Layout.fillWidth: true
                    opacity: most > 0 ? 1 : 0.55
                    objectName: "take-" + modelData
                    card: modelData
                    hint: qsTr("%1 in hand").arg(root.seat?.hand?.[modelData] ?? 0)
                    count: root.take[modelData] ?? 0
                    most: (root.give[modelData] ?? 0) > 0 ? 0 : count + Math.max(0, root.paid - root.taken)
                    onChanged: n => root.take = Object.assign({}, root.take, { [modelData]: n })
                }
            }
        }
    }
}
