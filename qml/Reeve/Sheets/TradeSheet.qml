// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// A trade: with the bank at the best rate of each kind, or with a player once both have agreed.
Sheet {
    id: root

    readonly property int index: Game.expected?.player ?? -1
    readonly property var seat: Game.players[root.index] ?? null
    /** Seat of the partner; −1: the bank. */
    property int partner: -1
    readonly property bool bank: root.partner < 0
    readonly property var other: Game.players[root.partner] ?? null
    readonly property var rates: Game.options?.bankRate ?? ({})
    readonly property var kinds: (Game.position?.rules?.game ?? "") === "base" ? Words.resources : Words.cards
    /** Cards on the table: what Reeve thinks to be in a hand is no limit. */
    readonly property bool real: Table.hands === "real"
    /** More of a kind is never given at once. */
    readonly property int plenty: 8
    property var give: ({})
    property var take: ({})
    /** The partner has said yes to exactly this. */
    property bool agreed: false
    /** Whoever looks into the hand sees that the bank takes nothing of it. */
    readonly property bool poor: root.bank && root.looking && !root.real && root.kinds.every(c => (root.seat?.hand?.[c] ?? 0) < root.rate(c))
    readonly property bool looking: cover.shown
    readonly property int given: Words.cards.reduce((n, c) => n + (root.give[c] ?? 0), 0)
    readonly property int paid: Words.cards.reduce((n, c) => n + (root.give[c] ?? 0) / root.rate(c), 0)
    readonly property int taken: Words.cards.reduce((n, c) => n + (root.take[c] ?? 0), 0)
    readonly property string offer: qsTr("%1 for %2").arg(Words.heap(root.give)).arg(Words.heap(root.take))
    readonly property string fault: {
        if (root.given === 0)
            return root.poor ? qsTr("No kind of card is enough for the bank. Trade with a player.") : qsTr("First say what you give.");
        if (!root.bank)
            return root.taken === 0 ? qsTr("Now say what you take.") : "";
        return root.taken < root.paid ? qsTr("Choose %n more card(s) to take.", "", root.paid - root.taken)
             : root.taken > root.paid ? qsTr("Take %n card(s) less.", "", root.taken - root.paid) : "";
    }

    function rate(card: string): int { return root.bank ? root.rates[card] || 4 : 1; }
    function heap(chosen: var): var {
        const cards = {};
        for (const c of Words.cards)
            if (chosen[c] > 0)
                cards[c] = chosen[c];
        return cards;
    }
    function send(): void {
        const command = { do: root.bank ? "trade-bank" : "trade", give: root.heap(root.give), take: root.heap(root.take) };
        if (!root.bank)
            command.with = root.other.color;
        if (Game.perform(command))
            root.dismissed();
    }

    onGiveChanged: root.agreed = false
    onTakeChanged: root.agreed = false
    onPartnerChanged: { root.give = ({}); root.take = ({}); }

    title: root.bank ? qsTr("%1 trades with the bank").arg(root.seat?.name ?? "") : qsTr("%1 trades with %2").arg(root.seat?.name ?? "").arg(root.other?.name ?? "")
    hint: root.fault !== "" ? root.fault : root.offer
    player: root.seat?.color ?? ""
    sheetWidth: Theme.dp(880)
    buttons: [
        ActionButton {
            objectName: "agreeButton"
            visible: !root.bank
            anchors.verticalCenter: parent?.verticalCenter
            icon: root.agreed ? "check" : "hand"
            text: qsTr("%1 agrees").arg(root.other?.name ?? "")
            role: Accessible.CheckBox
            checkable: true
            selected: root.agreed
            reason: root.fault
            onClicked: root.agreed = !root.agreed
        },
        PrimaryButton {
            objectName: "tradeButton"
            width: Theme.dp(220)
            title: qsTr("Trade")
            icon: "check"
            reason: root.fault !== "" ? root.fault : !root.bank && !root.agreed ? qsTr("Both must have agreed.") : ""
            onClicked: root.send()
        }
    ]

    ColumnLayout {
        width: parent.width
        spacing: Theme.margin

        PartnerChoice {
            Layout.fillWidth: true
            owner: root.index
            partner: root.partner
            onChosen: partner => root.partner = partner
        }
        SecretCover {
            id: cover
            objectName: "tradeCover"
            Layout.fillWidth: true
            owner: root.index
            secret: !root.real

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
                    Rows {
                        id: gives
                        spacing: 5
                        Repeater {
                            model: root.kinds
                            CardStepper {
                                required property string modelData
                                readonly property int rate: root.rate(modelData)
                                readonly property int held: root.real ? root.plenty : root.seat?.hand?.[modelData] ?? 0
                                objectName: "give-" + modelData
                                width: gives.width
                                opacity: held >= rate ? 1 : 0.55
                                card: modelData
                                hint: root.real ? (root.bank ? rate + ":1" : "") : root.bank ? qsTr("%1:1 · %2 in hand").arg(rate).arg(held) : qsTr("%1 in hand").arg(held)
                                step: rate
                                count: root.give[modelData] ?? 0
                                most: (root.take[modelData] ?? 0) > 0 ? 0 : Math.floor(held / rate) * rate
                                onChanged: n => root.give = Object.assign({}, root.give, { [modelData]: n })
                            }
                        }
                    }
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    ThemeText { Layout.fillWidth: true; text: qsTr("Take"); step: "heading" }
                    Rows {
                        id: takes
                        spacing: 5
                        Repeater {
                            model: root.kinds
                            CardStepper {
                                required property string modelData
                                width: takes.width
                                opacity: most > 0 ? 1 : 0.55
                                objectName: "take-" + modelData
                                card: modelData
                                hint: root.real ? "" : qsTr("%1 in hand").arg(root.seat?.hand?.[modelData] ?? 0)
                                count: root.take[modelData] ?? 0
                                // What the partner holds is the partner's secret: only the number of cards is known.
                                most: (root.give[modelData] ?? 0) > 0 ? 0
                                    : root.bank ? count + Math.max(0, root.paid - root.taken) : count + Math.max(0, (root.other?.handCount ?? 0) - root.taken)
                                onChanged: n => root.take = Object.assign({}, root.take, { [modelData]: n })
                            }
                        }
                    }
                }
            }
        }
    }
}
