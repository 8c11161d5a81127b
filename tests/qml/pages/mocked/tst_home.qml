// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Theme
import ".."

// The first page in one column, with few and many games: the list is as high as its games need.
Person {
    id: me
    name: "home"
    when: windowShown

    property var kept: []

    function initTestCase(): void {
        me.kept = Games.usual;
        failOnWarning(/[Bb]inding loop/);
        me.open("home", 600, 1024);
    }
    function cleanup(): void {
        Games.games = me.kept;
        Theme.panelScale = 1;
        Theme.inBrowser = false;
        Games.notBackedUp = 0;
    }
    function cleanupTestCase(): void { me.closeWindow(); }
    function games(count: int): void {
        Games.games = Array.from({ length: count }, (_, i) => Object.assign({}, me.kept[0], { id: i + 1 }));
        me.settled();
    }

    function test_theListIsAsLongAsItsGamesUpToAPage(): void {
        failOnWarning(/[Bb]inding loop/);
        me.games(3);
        const list = me.find("gameList"), three = list.height;
        verify(three >= list.contentHeight - 1, "all three are seen");
        me.games(40);
        const forty = list.height;
        verify(forty > three && forty < 0.5 * list.contentHeight, "forty are scrolled");
        me.games(3);
        compare(list.height, three);
    }
    function test_rowsOfAnyHeightAndWindowsOfAnySizeSettle_data(): var {
        return [[360, 720, 1], [600, 1024, 1.4], [800, 1280, 1], [1024, 600, 1]].map(([width, height, scale]) =>
            ({ tag: width + "x" + height + " " + scale, width: width, height: height, scale: scale }));
    }
    function test_rowsOfAnyHeightAndWindowsOfAnySizeSettle(data: var): void {
        failOnWarning(/[Bb]inding loop/);
        Theme.panelScale = data.scale;
        me.win.width = data.width;
        me.win.height = data.height;
        Games.games = Array.from({ length: 12 }, (_, i) =>
            Object.assign({}, me.kept[0], { id: i + 1, damaged: i % 3 === 0, name: "Maximiliane, Wilhelmine and Bartholomew ".repeat(1 + i % 3) }));
        me.settled();
        me.games(2);
        me.games(7);
        me.win.width = 600;
        me.win.height = 1024;
        me.settled();
    }
    function test_aBrowserRemindsOfABackup(): void {
        Games.notBackedUp = 3;
        me.settled();
        verify(me.seen("backupNotice") === null, "files of a disk stay");
        Theme.inBrowser = true;
        me.settled();
        const notice = me.find("backupNotice");
        verify(notice.visible);
        verify(notice.text.startsWith("3 games"));
        notice.acted();
        compare(Games.asked[Games.asked.length - 1][0], "backUp");
        Games.notBackedUp = 0;
        me.settled();
        verify(me.seen("backupNotice") === null);
    }
}
