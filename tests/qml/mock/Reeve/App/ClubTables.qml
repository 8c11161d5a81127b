// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A stand-in for the running games of the club; tests set what there is.
QtObject {
    id: root

    property var games: []
    property bool loading: false
    property string fault: ""
    property var watched: null
    property bool taking: false
    property var asked: [] // test only

    signal taken(var id)
    signal failed(string text)

    function ask(...words): void { root.asked = root.asked.concat([words]); } // test only
    function open(): void { root.ask("open"); }
    function leave(): void { root.ask("leave"); }
    function watch(uuid: string): void { root.ask("watch", uuid); }
    function unwatch(): void { root.ask("unwatch"); root.watched = null; }
    function takeOver(uuid: string): void { root.ask("takeOver", uuid); }
}
