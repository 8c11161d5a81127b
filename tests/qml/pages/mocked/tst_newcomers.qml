// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// Help for beginners: a tour, hints, a preview of the attack, the rule of every refusal.
Person {
    id: me
    name: "newcomers"
    when: windowShown

    property string ruleShown: ""

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Settings.tourSeen = true;
        Settings.hints = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.position = Fixed.position;
        Game.players = Fixed.players;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.options = Fixed.options;
        Game.asked = [];
        me.win.width = 1280;
        me.win.height = 800;
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }

    function test_theFirstGameBeginsWithATourThatIsNotShownAgain(): void {
        Settings.tourSeen = false;
        const titles = [];
        for (let steps = 0; me.seen("tourNext") !== null; ++steps) {
            verify(steps < 10, "it ends");
            titles.push(me.find("tourTitle").text);
            me.tap("tourNext");
        }
        compare(titles.length, 7);
        compare(titles.filter((t, i) => titles.indexOf(t) !== i), []);
        verify(Settings.tourSeen);
        compare(Game.asked, [], "the tour plays nothing");
    }

    function test_whatIsNewIsSaidInPlaceOfTheHint(): void {
        me.win.height = 900;
        const usual = me.find("hintLine").name;
        FirstEvening.rule = "BARB-1";
        FirstEvening.text = "The ship moves.";
        compare(me.find("hintLine").name, "New: The ship moves.");
        verify(FirstEvening.seen);
        Settings.hints = false;
        tryVerify(() => me.seen("hintLine") === null);
        verify(!FirstEvening.seen, "what is not on the screen is not read");
        Settings.hints = true;
        me.tap("hintLine");
        compare(FirstEvening.text, "");
        me.win.show("game");
        compare(me.find("hintLine").name, usual);
    }

    function test_aGameThatIsOverIsNotToured(): void {
        Settings.tourSeen = false;
        Game.expected = Object.assign({}, Fixed.expected, { kind: "over" });
        me.find("winnerText");
        compare(me.seen("tourCard"), null);
        Game.expected = Fixed.expected;
        verify(me.find("tourCard") !== null, "the next one is");
        me.tap("tourEnd");
    }

    function test_theTourCanBeEndedAndComesAgainFromTheMenu(): void {
        Settings.tourSeen = false;
        me.tap("tourEnd");
        verify(me.seen("tourCard") === null);
        me.tap("menuButton");
        me.tap("menuTour");
        verify(me.find("tourCard") !== null);
        verify(me.seen("sheetCard") === null, "nothing lies over what is told");
        me.tap("tourEnd");
    }

    function test_theTourFitsEveryWindow_data(): var {
        return [{ tag: "wide", w: 1280, h: 800 }, { tag: "high", w: 800, h: 1280 }, { tag: "low", w: 1024, h: 600 }, { tag: "small", w: 640, h: 480 }];
    }
    function test_theTourFitsEveryWindow(data: var): void {
        me.win.width = data.w;
        me.win.height = data.h;
        me.settled();
        Settings.tourSeen = false;
        while (me.seen("tourNext") !== null) {
            const card = me.find("tourCard"), at = card.mapToItem(null, 0, 0);
            verify(at.x >= 0 && at.y >= 0 && at.x + card.width <= data.w && at.y + card.height <= data.h,
                   me.find("tourTitle").text + ": " + [at.x, at.y, card.width, card.height]);
            me.tap("tourNext");
        }
    }

    function test_aHintShowsWhereThereIsRoomForItLeadsToItsRuleAndCanBeSwitchedOff(): void {
        me.win.height = 720;
        tryVerify(() => me.seen("hintLine") === null);
        me.win.height = 900;
        me.tap("hintLine");
        tryVerify(() => me.win.page === "almanac");
        verify(me.win.rule !== "");
        me.win.show("game");
        Settings.hints = false;
        tryVerify(() => me.seen("hintLine") === null);
        me.win.show("settings");
        me.tapInside("hintsSetting", "choice-true");
        verify(Settings.hints);
    }

    function test_aRefusalWithoutARuleLeadsToTheRuleOfTheMoment(): void {
        Game.refused({ code: "decision-pending", rule: "", text: "First a decision must be made." });
        me.tap("ruleButton");
        tryVerify(() => me.win.page === "almanac");
        compare(me.win.rule, "TURN-3");
    }

    function test_whatLiesThereAllTheSameIsSetRightFromTheRefusal(): void {
        Game.refused({ code: "not-connected", rule: "ROAD-2", text: "This road joins nothing of yours." });
        me.tap("correctButton");
        tryVerify(() => me.win.page === "correct");
    }

    function test_whatCouldNotBeSavedHasNoRule(): void {
        Game.refused({ code: "not-saved", rule: "", text: "This could not be saved." });
        me.shows("notice", "saved");
        verify(me.seen("ruleButton") === null);
    }

    function test_theLongestRoadIsShownOnTheBoard(): void {
        me.tap("player0");
        me.tap("showRoad");
        tryCompare(me.find("board"), "trail", ["b3-c4", "c4-c5", "c5-c6"]);
        me.tap("hideRoad");
        compare(me.find("board").trail, []);
        me.tap("player1");
        compare(me.find("showRoad").visible, Fixed.players[1].roadLength > 0);
        me.tap("sheetClose");
    }

    function test_soundsAreSwitchedOffAtTheTop(): void {
        Settings.sound = true;
        me.tap("soundButton");
        verify(!Settings.sound);
        me.tap("soundButton");
        verify(Settings.sound);
        Settings.sound = false;
    }
}
