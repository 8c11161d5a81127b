// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the club's statistics; tests set them.
QtObject {
    id: root

    property list<clubKindFacts> kinds: []
    property string kind: ""
    property string edition: ""
    property list<clubPersonFacts> people: []
    property clubPersonFacts nobody
    property statisticsFacts dice
    property list<clubResultFacts> games: []
    property versusFacts versus
    property bool loading: false
    property int seconds: 0
    property string fault: ""
    property var asked: [] // test only

    function ask(...words): void { root.asked = root.asked.concat([words]); } // test only
    function open(): void { root.ask("open"); }
    function cancel(): void { root.ask("cancel"); root.loading = false; }
    function filter(kind: string, edition: string): void { root.ask("filter", kind, edition); root.kind = kind; root.edition = edition; }
    function compare(one: string, other: string): void { root.ask("compare", one, other); }
}
