// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// The club: off until somebody joins one, tried before, quiet while all is well, and left only after a question.
Person {
    id: me
    name: "club"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = null;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Club.asked = [];
        Club.joined = false;
        Club.state = "off";
        Club.behind = 0;
        Club.text = "";
        Club.tried = ({});
        Club.trying = false;
        Club.connection = { host: "", database: "", user: "", authorities: "", password: false };
        me.win.width = 1280;
        me.win.height = 800;
        me.win.show("home");
        me.settled();
    }
    function cleanup(): void { me.win.show("home"); }
    function type(field: string, text: string): void {
        me.tapInside(field, "input");
        for (const letter of text)
            me.keyClick(letter);
    }
    function inClub(state: string, behind: int, text: string): void {
        Club.joined = true;
        Club.state = state;
        Club.behind = behind;
        Club.text = text;
        Club.connection = { host: "club.example", database: "reeve", user: "table-1", authorities: "", password: true };
    }

    function test_withoutAClubNothingOfItIsSeenButTheWayIn(): void {
        compare(me.seen("clubSign"), null);
        me.win.show("game");
        me.settled();
        compare(me.seen("gameClubSign"), null);
        me.win.show("settings");
        me.find("clubConnection");
        compare(me.seen("clubLeave"), null);
    }

    function test_aClubIsTriedBeforeItIsJoined(): void {
        me.win.show("settings");
        me.tap("clubConnection");
        me.tap("clubTry");
        compare(Club.asked, [], "the host is missing");
        me.type("clubHost", "club.example");
        me.type("clubDatabase", "reeve");
        me.type("clubUser", "table-1");
        me.type("clubPassword", "secret");
        me.tap("clubTry");
        compare(Club.asked[0][0], "tryOut");
        compare(Club.asked[0][1].host, "club.example");
        compare(Club.asked[0][1].user, "table-1");
        compare(Club.asked[0][1].password, "secret");
        me.shows("clubTried", "Connecting");
        Club.trying = false;
        Club.tried = { good: false, text: "The club does not accept this login or password." };
        me.shows("clubTried", "does not accept");
        me.type("clubPassword", "s");
        compare(me.seen("clubTried"), null, "it was said of another password");
        me.tap("clubJoin");
        compare(Club.asked[1][0], "join");
        compare(Club.asked[1][1].password, "secrets");
        compare(me.seen("clubJoin"), null);
        me.find("clubLeave");
    }

    function test_aTryCanBeStopped(): void {
        me.inClub("current", 0, "");
        me.win.show("settings");
        me.tap("clubConnection");
        me.tap("clubTry");
        verify(Club.trying);
        me.tap("clubTry");
        verify(!Club.trying);
    }

    function test_theSignSaysHowFarBehindTheClubIsAndWhyOnATap(): void {
        me.inClub("current", 0, "The club knows everything.");
        compare(me.find("clubSign").name, "Club: knows everything");
        compare(me.seen("clubBadge"), null, "quiet while all is well");
        me.inClub("sending", 7, "The club is 7 steps behind, since 20:15.");
        verify(me.find("clubSign").name.indexOf("7") > 0);
        me.inClub("waiting", 12, "The club is 12 steps behind, since 20:15. The club cannot be reached.");
        verify(me.find("clubSign").name.startsWith("Club: waiting, 12"));
        me.find("clubBadge");
        me.tap("clubSign");
        me.shows("notice", "cannot be reached");
        me.win.show("game");
        me.settled();
        me.tap("gameClubSign");
        me.shows("notice", "cannot be reached");
        me.tap("menuButton");
        me.tap("menuClub");
        me.shows("notice", "cannot be reached");
    }

    function test_theClubIsLeftAfterAQuestionThatSaysWhatItWillNotHear(): void {
        me.inClub("waiting", 12, "");
        me.win.show("settings");
        me.tap("clubLeave");
        me.shows("sheetCard", "12");
        me.tap("stayInClub");
        compare(Club.asked, []);
        me.tap("clubLeave");
        me.tap("confirmLeave");
        compare(Club.asked, [["leave"]]);
        compare(me.seen("clubLeave"), null);
    }
}
