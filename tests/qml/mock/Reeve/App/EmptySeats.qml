// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the seats that Reeve plays; tests set their proposals.
QtObject {
    id: root

    property bool acting: false
    property bool thinking: false
    property int seat: -1
    property string text: ""
    property string why: ""
    property var places: []
    property bool offering: false
    property list<int> partners: []
    property var asked: [] // test only

    property list<tradeAnswerFacts> answers: []

    function confirm(): bool { root.asked = root.asked.concat([["confirm"]]); return true; }
    function take(partner: int): bool { root.asked = root.asked.concat([["take", partner]]); return true; }
    function decline(): void { root.asked = root.asked.concat([["decline"]]); }
    function ask(trade: var): void { root.asked = root.asked.concat([["ask", trade]]); }
}
