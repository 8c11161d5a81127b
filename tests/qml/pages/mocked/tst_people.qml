// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// The known players: chosen for a seat, stored, renamed, counted; and the summary page to share.
Person {
    id: me
    name: "people"
    when: windowShown
    readonly property var known: [
        { name: "Ben", color: "blue", games: 5, wins: 3, average: 11.2, best: 14, last: "2026-02-28T20:31:00" },
        { name: "Anna", color: "green", games: 4, wins: 1, average: 9.5, best: 13, last: "2026-02-28T20:31:00" },
        { name: "Cleo", color: "white", games: 0, wins: 0, average: 0, best: 0, last: undefined }
    ]

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Game.asked = [];
        People.asked = [];
        People.list = me.known;
        Share.asked = [];
        me.win.width = 1280;
        me.win.height = 800;
        me.win.show("home");
        me.settled();
    }
    function asked(): var { return People.asked[People.asked.length - 1]; }

    function test_theSameSitDownAsLastTimeWithOneTap(): void {
        me.win.show("new");
        me.tap("sameTable");
        verify(me.find("sameTable").blocked, "asked once");
        me.tap("board-random");
        me.tap("nextButton");
        me.tap("acceptBoard");
        const setup = Game.asked[Game.asked.length - 1].newGame;
        compare(setup.players, [{ name: "Cleo", color: "white" }, { name: "Anna", color: "green" }, { name: "Ben", color: "blue" }]);
        compare(me.asked(), ["remember", ["Cleo", "Anna", "Ben"]]);
        compare(setup.table.houseRules, Table.houseRulesOf(0), "what they had agreed on comes along");
    }
    function test_theRulesOfATableAreWrittenIntoTheNewGameAndChangedInIt(): void {
        me.win.show("new");
        me.tap("houseRulesButton");
        const field = me.find("houseRules");
        field.forceActiveFocus();
        for (const key of [Qt.Key_N, Qt.Key_O, Qt.Key_Return, Qt.Key_7])
            me.keyClick(key);
        me.tap("houseRulesDone");
        me.shows("houseRulesButton", "entered");
        me.tap("board-random");
        me.tap("nextButton");
        me.tap("acceptBoard");
        compare(Game.asked[Game.asked.length - 1].newGame.table.houseRules, "no\n7");
        Table.houseRules = "no 7";
        me.win.show("game");
        me.find("gameLayout").item.page.sheet = "table";
        compare(me.find("houseRules").text, "no 7");
        me.find("houseRules").text = "a 7";
        compare(Table.houseRules, "a 7");
        Table.houseRules = "";
    }
    function test_aPersonHasAnEmblemUntilItIsTappedAgain(): void {
        me.win.show("people");
        me.tap("person-Ben");
        me.tap("personEmblem-owl");
        compare(me.asked(), ["setEmblem", "Ben", "owl"]);
        verify(me.find("personEmblem-owl").checked);
        me.tap("personEmblem-owl");
        compare(me.asked(), ["setEmblem", "Ben", ""]);
        verify(!me.find("personEmblem-owl").checked);
    }
    function test_aPhotographThatCannotBeTakenSaysWhy(): void {
        me.win.show("people");
        me.tap("person-Ben");
        const dialog = me.find("sheetCard").parent.photos;
        dialog.selectedFile = "file:///nowhere.png";
        dialog.accepted();
        compare(me.asked(), ["setPhoto", "Ben", "file:///nowhere.png"]);
        me.shows("sheetCard", "This file is not a picture that Reeve can read.");
    }
    function test_thePictureStandsBesideTheColourNeverForIt(): void {
        me.win.show("new");
        me.tapInside("seat0", "personButton");
        me.tap("choose-Ben");
        const emblem = me.walk(me.find("seat0"), i => i.photo !== undefined);
        compare(emblem.picture, "ship");
        verify(me.search(me.find("seat0"), "colorButton") !== null);
    }
    function test_whoeverIsKnownTakesASeatWithTheirColour(): void {
        me.win.show("new");
        me.tapInside("seat0", "personButton");
        me.tap("choose-Ben");
        // The colour of Ben is blue, so the second seat, which had it, gets red.
        me.shows("seat0", "Ben");
        me.tapInside("seat1", "personButton");
        compare(me.seen("choose-Ben"), null, "Ben sits already");
        me.tap("choose-Anna");
        me.tap("board-random");
        me.tap("nextButton");
        me.tap("acceptBoard");
        const players = Game.asked[Game.asked.length - 1].newGame.players;
        compare(players.slice(0, 2).map(p => p.name + " " + p.color), ["Ben blue", "Anna green"]);
        compare(players.length, 4);
        compare(me.asked(), ["remember", ["Ben", "Anna"]], "seats without names are nobody");
    }
    function test_gamesAndWinsOfEverybodyStandOnAPage(): void {
        me.tap("peopleButton");
        me.shows("person-Ben", "60 %");
        me.shows("person-Ben", "11.2");
        me.shows("person-Anna", "25 %");
        verify(me.find("person-Ben").name.indexOf("Wins 3") > 0, me.find("person-Ben").name);
    }
    function test_aNameThatEndsWithADotEndsTheSentence(): void {
        const list = People.list;
        People.list = Array.from(list).map(p => p.name === "Ben" ? Object.assign({}, p, { name: "Ben B." }) : p);
        me.tap("peopleButton");
        me.tap("person-Anna");
        me.tapInside("personName", "input");
        me.keyClick(Qt.Key_A, Qt.ControlModifier);
        me.type("Ben B.");
        compare(me.find("renamePerson").reason, "Somebody else is called Ben B.");
        me.tap("sheetClose");
        People.list = list;
    }
    function test_aPlayerGetsAnotherNameAndColourOrGoes(): void {
        me.tap("peopleButton");
        me.tap("person-Anna");
        verify(me.find("renamePerson").blocked, "nothing has changed yet");
        me.tap("personColor-orange");
        compare(me.asked(), ["recolor", "Anna", "orange"]);
        me.tapInside("personName", "input");
        me.keyClick(Qt.Key_A, Qt.ControlModifier);
        me.type("ben");
        verify(me.find("renamePerson").reason.indexOf("ben") > 0, "somebody else has that name");
        me.keyClick(Qt.Key_A, Qt.ControlModifier);
        me.type("Annabel");
        me.tap("renamePerson");
        compare(me.asked(), ["rename", "Anna", "Annabel"]);
        me.tap("person-Cleo");
        me.tap("forgetPerson");
        compare(me.asked(), ["forget", "Cleo"]);
        compare(me.seen("person-Cleo"), null);
    }
    function test_theSummaryShowsTheStandingAndIsWritten(): void {
        me.win.show("game");
        me.win.show("statistics");
        me.tap("shareButton");
        const paper = me.find("summaryPaper");
        for (const player of Game.players)
            me.shows("summaryPaper", player.name);
        compare(Math.round(paper.width / paper.height * 1000), 707, "A4");
        me.find("savePdf");
        me.find("savePicture");
        const page = me.walk(me.win.contentItem, i => i.write !== undefined && i.ask !== undefined);
        page.write("file:///nowhere/evening.pdf");
        tryCompare(Share, "asked", [["file:///nowhere/evening.pdf", Game.gameName]], 10000);
        me.shows("notice", "evening");
    }
    function test_theSummaryOfATieNamesNoSingleLeader(): void {
        Game.players = Fixed.players.map((p, i) => Object.assign({}, p, { points: i < 2 ? 9 : 2 }));
        me.win.show("game");
        me.win.show("statistics");
        me.tap("shareButton");
        compare(me.find("paperWinner").text.indexOf("Tied for the lead: Anna and Ben, 9"), 0);
        me.win.show("statistics");
        Game.players = Fixed.players.map((p, i) => Object.assign({}, p, { points: i < 1 ? 9 : 2 }));
        me.tap("shareButton");
        compare(me.find("paperWinner").text.indexOf("Anna leads with 9"), 0);
        Game.players = Fixed.players;
    }
    function test_theSummaryTellsTheLuckOfTheDiceApartFromDecisions(): void {
        const statistics = History.statistics;
        History.statistics = Object.assign({}, Fixed.statistics, { luck: [{ player: 0, start: 30, dice: 5, own: -10, others: 3, end: 28 }] });
        me.win.show("game");
        me.win.show("statistics");
        me.tap("shareButton");
        compare(me.walk(me.find("summaryPaper"), i => i.objectName === "paperLuck" && i.visible).text,
                "Chance to win in %: dice +5, own moves −10, others +3");
        History.statistics = statistics;
    }
    function test_aGameThatIsOverOffersItsSummary(): void {
        const over = Object.assign({}, Fixed.expected, { kind: "over" });
        Game.expected = over;
        Game.turn = Object.assign({}, Fixed.turn, { phase: "over", underway: false });
        me.win.show("game");
        me.tap("winnerSummary");
        me.find("summaryPaper");
        me.win.show("home");
    }
}
