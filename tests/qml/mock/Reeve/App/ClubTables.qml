// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the running games of the club; tests set them.
QtObject {
    id: root

    property list<clubGameFacts> games: []
    property clubGameFacts noGame
    property bool loading: false
    property string fault: ""
    property watchedGameFacts watched
    property watchedGameFacts noView // test only
    property bool taking: false
    property var asked: [] // test only

    signal taken(var id)
    signal failed(string text)

    function ask(...words): void { root.asked = root.asked.concat([words]); } // test only
    function open(): void { root.ask("open"); }
    function leave(): void { root.ask("leave"); }
    function watch(uuid: string): void { root.ask("watch", uuid); }
    function unwatch(): void { root.ask("unwatch"); root.watched = root.noView; }
    function takeOver(uuid: string): void { root.ask("takeOver", uuid); }
}
