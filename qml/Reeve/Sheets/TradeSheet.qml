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

    readonly property int index: Game.expected.player
    readonly property playerFacts seat: Game.players[root.index] ?? Game.nobody
    /** Seat of the partner; −1: the bank; −2: all players. */
    property int partner: -1
    readonly property bool bank: root.partner === -1
    readonly property bool all: root.partner === -2
    readonly property playerFacts other: Game.players[root.partner] ?? Game.nobody
    readonly property handFacts rates: Game.options.bankRate
    readonly property list<string> kinds: (Game.position?.rules?.game ?? "") === "base" ? Words.resources : Words.cards
    /** Real cards: Reeve's assumption about a hand is no limit. */
    readonly property bool real: Table.hands === "real"
    /** Upper bound for the number of one kind given at once. */
    readonly property int plenty: 8
    /** The largest number of cards that one of those asked can give. */
    readonly property int plentyOf: root.all ? Math.max(...Array.from(root.answering).map(i => Game.players[i]?.handCount ?? 0)) : root.other.handCount
    property var give: ({})
    /** Reeve plays the partner and answers itself. */
    readonly property bool asksReeve: root.other.level !== ""
    /** Seats that answer in this sheet: a partner that Reeve plays, or all others. */
    readonly property list<int> answering: root.asksReeve ? [root.partner] : !root.all ? [] : Array.from(Game.players).map((p, i) => i).filter(i => i !== root.index)
    /** The last offer to seats that Reeve plays. */
    property string asked: ""
    /** Their answers to it; none once the offer was changed. */
    readonly property list<tradeAnswerFacts> answers: root.offer === root.asked ? Array.from(EmptySeats.answers) : []
    property tradeAnswerFacts silent
    onAnswersChanged: if (root.answers.length > 0) root.toTop()
    property var take: ({})
    /** The hand is visible and contains nothing that the bank would take. */
    readonly property bool poor: root.bank && root.looking && !root.real && Array.from(root.kinds).every(c => (root.hand[c] ?? 0) < root.rate(c))
    /** While the cover is open. */
    readonly property bool looking: Game.uncovered.player === root.index
    property handFacts covered
    readonly property handFacts hand: root.looking ? Game.uncovered.hand : root.covered
    readonly property int given: Array.from(Words.cards).reduce((n, c) => n + (root.give[c] ?? 0), 0)
    readonly property int paid: Array.from(Words.cards).reduce((n, c) => n + (root.give[c] ?? 0) / root.rate(c), 0)
    readonly property int taken: Array.from(Words.cards).reduce((n, c) => n + (root.take[c] ?? 0), 0)
    readonly property string offer: qsTr("%1 for %2").arg(Words.amounts(root.give)).arg(Words.amounts(root.take))
    readonly property string fault: {
        if (root.given === 0)
            return root.poor ? qsTr("Not enough cards of one kind for the bank. Trade with a player.") : qsTr("First choose what you give.");
        if (!root.bank)
            return root.taken === 0 ? qsTr("Now choose what you get.") : "";
        return root.taken < root.paid ? qsTr("Choose %n more card(s) to get.", "", root.paid - root.taken)
             : root.taken > root.paid ? qsTr("Choose %n card(s) fewer.", "", root.taken - root.paid) : "";
    }

    function rate(card: string): int { return root.bank ? root.rates[card] || 4 : 1; }
    function counted(chosen: var): var {
        const cards = {};
        for (const c of Words.cards)
            if (chosen[c] > 0)
                cards[c] = chosen[c];
        return cards;
    }
    function send(): void {
        const command = { do: root.bank ? "trade-bank" : "trade", give: root.counted(root.give), take: root.counted(root.take) };
        if (!root.bank && !root.all)
            command.with = root.other.color;
        if (root.asksReeve || root.all) {
            root.asked = root.offer;
            EmptySeats.ask(command);
        } else if (Game.perform(command))
            root.dismissed();
    }

    function clear(): void {
        root.give = ({});
        root.take = ({});
    }
    onPartnerChanged: root.clear()
    /** Makes the trade on which a player and the one who offers have agreed. */
    function agree(trade: var): void {
        if (Game.perform(trade))
            root.dismissed();
    }
    // Reeve has agreed; or undo while open: the offer refers to hands that no longer exist.
    property int revision: 0
    Component.onCompleted: root.revision = Game.revision
    Connections {
        target: Game
        // It is told of every change, also of the language.
        function onRevisionChanged(): void {
            if (root.revision === Game.revision)
                return;
            root.revision = Game.revision;
            root.asked !== "" && root.asked === root.offer ? root.dismissed() : root.clear();
        }
    }

    title: root.bank ? qsTr("%1 trades with the bank").arg(root.seat.name) : root.all ? qsTr("%1 offers to all").arg(root.seat.name) : qsTr("%1 trades with %2").arg(root.seat.name).arg(root.other.name)
    hint: root.fault !== "" ? root.fault : root.offer
    player: root.seat.color
    sheetWidth: Theme.dp(880)
    buttons: [
        PrimaryButton {
            objectName: "tradeButton"
            width: Theme.dp(220)
            visible: !root.all || Array.from(root.answering).some(i => (Game.players[i]?.level ?? "") !== "")
            title: root.all ? qsTr("Ask Reeve's seats") : qsTr("Trade")
            // The partner agrees at the table, and this button is tapped.
            subtitle: root.bank || root.all ? "" : root.asksReeve ? qsTr("ask %1").arg(root.other.name) : qsTr("%1 agrees").arg(root.other.name)
            icon: "check"
            reason: root.fault
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
        // An answer has its place before it is given, so that nothing moves.
        Grid {
            id: replies
            objectName: "answers"
            Layout.fillWidth: true
            columns: width > Theme.dp(600) ? Math.min(3, root.answering.length) : 1
            spacing: Theme.gap
            visible: root.answering.length > 0
            Repeater {
                model: root.answering.length
                ActionButton {
                    id: reply
                    required property int index
                    readonly property int seat: root.answering[reply.index] ?? -1
                    readonly property playerFacts person: Game.players[reply.seat] ?? Game.nobody
                    readonly property bool byReeve: reply.person.level !== ""
                    readonly property tradeAnswerFacts answer: Array.from(root.answers).find(a => a.player === reply.seat) ?? root.silent
                    readonly property bool willing: !!reply.answer.trade
                    objectName: "answer-" + reply.person.color
                    width: (replies.width - (replies.columns - 1) * replies.spacing) / Math.max(1, replies.columns)
                    height: Theme.dp(replies.columns > 1 ? 92 : 72)
                    subtitleLines: 3
                    player: reply.person.color || "white"
                    tone: reply.willing ? "success" : ""
                    text: !reply.byReeve ? qsTr("%1 agrees").arg(reply.person.name)
                        : reply.willing ? qsTr("%1 for %2").arg(Words.amounts(reply.answer.trade.give)).arg(Words.amounts(reply.answer.trade.take)) : reply.person.name
                    subtitle: !reply.byReeve ? (root.fault === "" ? root.offer : "") : reply.answer.text || qsTr("%1 answers here.").arg(reply.person.name)
                    reason: !reply.byReeve ? root.fault : reply.willing ? "" : reply.answer.text || root.fault || qsTr("%1 was not asked yet.").arg(reply.person.name)
                    onClicked: root.agree(reply.byReeve ? reply.answer.trade : { do: "trade", with: reply.person.color, give: root.counted(root.give), take: root.counted(root.take) })
                }
            }
        }
        SecretCover {
            objectName: "tradeCover"
            patience: 60000 // haggling takes longer than a look
            Layout.fillWidth: true
            owner: root.index
            secret: !root.real
            reserve: (width > Theme.dp(600) ? 1 : 2) * (root.kinds.length * (Theme.target + 3) + Theme.dp(40))

            GridLayout {
                width: parent.width
                columns: width > Theme.dp(600) ? 2 : 1
                columnSpacing: Theme.dp(24)
                rowSpacing: Theme.margin

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    ThemeText { Layout.fillWidth: true; text: qsTr("You give"); step: "heading" }
                    Rows {
                        id: gives
                        spacing: 3
                        Repeater {
                            model: root.kinds
                            CardStepper {
                                required property string modelData
                                readonly property int rate: root.rate(modelData)
                                readonly property int held: root.real ? root.plenty : root.hand[modelData] ?? 0
                                objectName: "give-" + modelData
                                width: gives.width
                                opacity: held >= rate ? 1 : 0.55
                                card: modelData
                                hint: root.real ? (root.bank ? rate + ":1" : "") : root.bank ? qsTr("%1:1 · %2 in hand").arg(rate).arg(held) : qsTr("%1 in hand").arg(held)
                                step: rate
                                count: root.give[modelData] ?? 0
                                most: (root.take[modelData] ?? 0) > 0 ? 0 : Math.floor(held / rate) * rate
                                fullWords: (root.take[modelData] ?? 0) > 0 ? qsTr("You get this kind.") : root.real ? "" : qsTr("No more of it in hand.")
                                onChanged: n => root.give = Object.assign({}, root.give, { [modelData]: n })
                            }
                        }
                    }
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    ThemeText { Layout.fillWidth: true; text: qsTr("You get"); step: "heading" }
                    Rows {
                        id: takes
                        spacing: 3
                        Repeater {
                            model: root.kinds
                            CardStepper {
                                required property string modelData
                                width: takes.width
                                opacity: most > 0 ? 1 : 0.55
                                objectName: "take-" + modelData
                                card: modelData
                                hint: root.real ? "" : qsTr("%1 in hand").arg(root.hand[modelData] ?? 0)
                                count: root.take[modelData] ?? 0
                                // The partner's cards are secret: only their number is known.
                                most: (root.give[modelData] ?? 0) > 0 ? 0
                                    : root.bank ? count + Math.max(0, root.paid - root.taken) : count + Math.max(0, root.plentyOf - root.taken)
                                fullWords: (root.give[modelData] ?? 0) > 0 ? qsTr("You give this kind.") : root.bank ? qsTr("First choose more to give.") : ""
                                onChanged: n => root.take = Object.assign({}, root.take, { [modelData]: n })
                            }
                        }
                    }
                }
            }
        }
    }
}
