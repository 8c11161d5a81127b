// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// All open offers. Players without a phone answer or settle here, the others on their phones.
Column {
    id: root

    readonly property list<offerFacts> offers: Phones.offers
    /** No offer. */
    property offerFacts none

    visible: root.offers.length > 0
    spacing: Theme.gap
    // qmllint disable unqualified
    Repeater {
        model: root.offers.length
        Panel {
            id: one
            required property int index
            readonly property offerFacts offer: root.offers[one.index] ?? root.none
            readonly property string subject: one.offer.id
            /** {color, say, text} for each button. */
            readonly property var answers: {
                const all = [];
                for (const seat of Array.from(one.offer.askedHere)) {
                    if (seat.said !== "agreed")
                        all.push({ color: seat.color, say: "agree", text: qsTr("%1 agrees").arg(seat.name) });
                    if (seat.said !== "declined")
                        all.push({ color: seat.color, say: "decline", text: qsTr("%1 says no").arg(seat.name) });
                }
                if (one.offer.settles) {
                    for (const seat of Array.from(one.offer.agreed))
                        all.push({ color: one.offer.from, say: "settle", with: seat.color, text: qsTr("Trade with %1").arg(seat.name) });
                    all.push({ color: one.offer.from, say: "withdraw", text: qsTr("Take it back") });
                }
                return all;
            }
            /** Players who have accepted, if no action is possible here. */
            readonly property string agreed: one.answers.length > 0 ? "" : Array.from(one.offer.agreed).map(s => qsTr("%1 agrees").arg(s.name)).join(" · ")
            function carryOut(answer: var): void {
                if (answer.say === "settle" || answer.say === "withdraw")
                    Phones.settleOffer(one.offer.id, answer.color, answer.with ?? "");
                else
                    Phones.answerOffer(one.offer.id, answer.color, answer.say === "agree");
            }
            objectName: "tableOffer-" + one.offer.from
            width: root.width
            padding: Theme.wideGap
            raised: true
            implicitHeight: lines.implicitHeight + 2 * padding
            Column {
                id: lines
                width: parent.width
                spacing: Theme.gap
                ThemeText {
                    width: parent.width
                    text: qsTr("%1 offers %2 for %3.").arg(one.offer.fromName).arg(Words.amounts(one.offer.give)).arg(Words.amounts(one.offer.take))
                    step: "panel"
                    lines: 3
                }
                ThemeText {
                    objectName: "offerAgreed"
                    width: parent.width
                    visible: one.agreed !== ""
                    text: one.agreed
                    step: "caption"
                    lines: 2
                    color: Theme.mutedInk
                }
                Flow {
                    visible: one.answers.length > 0
                    width: parent.width
                    spacing: Theme.gap
                    Repeater {
                        model: one.answers.length
                        ActionButton {
                            required property int index
                            readonly property var answer: one.answers[index] ?? null
                            objectName: (answer?.say ?? "") + "-" + (answer?.with ?? answer?.color ?? "")
                            player: answer?.with ?? answer?.color ?? "white"
                            width: Math.min(implicitWidth, lines.width)
                            text: answer?.text ?? ""
                            onClicked: one.carryOut(answer)
                        }
                    }
                }
            }
        }
    }
    // qmllint enable unqualified
}
