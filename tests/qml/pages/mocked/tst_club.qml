// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// The club: disabled by default, tried before joining, unobtrusive while up to date, and left only after confirmation.
Person {
    id: me
    name: "club"
    when: windowShown

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Club.asked = [];
        Club.joined = false;
        Club.state = "off";
        Club.behind = 0;
        Club.text = "";
        Club.tried = Club.untried;
        Club.trying = false;
        Club.lost = [];
        Club.openGameLost = false;
        ClubTables.asked = [];
        ClubTables.games = [];
        ClubTables.fault = "";
        ClubTables.watched = ClubTables.noView;
        ClubFigures.asked = [];
        ClubFigures.loading = false;
        Tournaments.asked = [];
        Tournaments.open = Tournaments.none;
        Club.connection = { host: "", database: "", user: "" };
        Club.passwordIn = "";
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
        Club.connection = { host: "club.example", database: "reeve", user: "table-1" };
        Club.passwordIn = "file";
    }

    readonly property var running: [
        { uuid: "u1", name: "Friday", table: "Table 7", people: ["Anna", "Ben", "Cleo"], points: [3, 5, 2], turn: 12, own: false, silent: 3, held: 57 },
        { uuid: "u2", name: "Oak", table: "Table 8", people: ["Dora", "Emil"], points: [2, 2], turn: 0, own: false, silent: 200, held: 0 },
        { uuid: "u3", name: "Here", table: "Table 1", people: ["Fay"], points: [4], turn: 3, own: true, silent: 2, held: 58 }
    ]
    readonly property var shown: ({ uuid: "u1", name: "Friday", table: "Table 7", over: false, steps: 40, silent: 0, shown: true,
        phase: "main", turn: 12, onTurn: "Ben", due: "Ben moves the robber.", knights: true,
        seats: [{ color: "red", name: "Anna", points: 3, cards: 4, secrets: 1, knights: 2, road: 3 },
                { color: "blue", name: "Ben", points: 5, cards: 2, secrets: 0, knights: 1, road: 5 }],
        ship: true, spaces: 3, strength: 2, defence: 3, news: ["Ben rolls 5."], board: Fixed.position.board ?? Fixed.position })

    function test_theRunningGamesOfAllTablesAreLookedAtFromHome(): void {
        me.inClub("current", 0, "The club is up to date.");
        ClubTables.games = me.running;
        me.win.show("home");
        me.tap("clubSign");
        compare(ClubTables.asked[0], ["open"]);
        me.shows("clubStands", "up to date");
        me.shows("clubList", "Anna 3 · Ben 5 · Cleo 2");
        me.shows("clubList", "no news for 3 minute(s)");
        // With an error the earlier data are not shown.
        ClubTables.fault = "The club cannot be reached.";
        me.shows("clubFault", "cannot be reached");
        compare(me.seen("clubStands"), null);
        ClubTables.fault = "";
        me.shows("clubStands", "up to date");
        ClubTables.watched = me.shown;
        me.tapInside("clubList", "clubGame");
        verify(ClubTables.asked.some(a => a[0] === "watch"));
        me.shows("watchMoment", "Ben moves the robber.");
        me.find("watchBoard");
        me.shows("watchPlayers", "Anna");
        compare(me.seen("watchTake"), null, "its tablet shows itself");
        me.tap("backButton");
        me.find("clubList");
        compare(ClubTables.watched.uuid, "");
    }

    function test_aGameIsTakenOverOnlyFromASilentTabletAndAfterAQuestion(): void {
        me.inClub("current", 0, "");
        ClubTables.games = me.running.map(g => Object.assign({}, g, g.uuid === "u2" ? { held: 12 } : {}));
        me.win.show("club");
        me.settled();
        const buttons = [];
        me.walk(me.win.contentItem, i => { if (i.objectName === "clubTake") buttons.push(i); return false; });
        compare(buttons.length, 1, "neither this tablet's own game nor one that is played");
        verify(buttons[0].reason.indexOf("12") > 0);
        ClubTables.games = me.running;
        me.tap("clubTake");
        me.shows("sheetCard", "Table 8");
        me.tap("keepThere");
        verify(!ClubTables.asked.some(a => a[0] === "takeOver"));
        me.tap("clubTake");
        me.tap("confirmTake");
        compare(ClubTables.asked.filter(a => a[0] === "takeOver"), [["takeOver", "u2"]]);
        ClubTables.failed("This game is still open at its own table.");
        me.shows("notice", "still open at its own table");
    }

    function test_aGameThatNoTabletHasIsPlayedOnFromTheListAndWhileLookedAt(): void {
        me.inClub("current", 0, "");
        ClubTables.games = [Object.assign({}, me.running[0], { held: 0 })];
        ClubTables.watched = me.shown;
        me.win.show("club");
        me.find("clubTake");
        me.tapInside("clubList", "clubGame");
        me.tap("watchTake");
        me.tap("confirmTake");
        compare(ClubTables.asked.filter(a => a[0] === "takeOver"), [["takeOver", "u1"]]);
    }

    function test_aTabletWhoseGameWasTakenOverSaysSo(): void {
        me.inClub("current", 0, "");
        Club.lost = ["Friday", "Oak"];
        me.win.show("home");
        me.settled();
        me.shows("lostNotice", "Friday, Oak");
        me.tapInside("lostNotice", "noticeDismiss");
        compare(Club.lost.length, 0);
        Club.openGameLost = true;
        me.win.show("game");
        me.shows("lostNote", "another table of your club");
        me.tapInside("lostNote", "noticeAction");
        me.find("clubStands");
    }

    function test_peopleOfTheClubAreOfferedAtANewGame(): void {
        me.inClub("current", 0, "");
        Club.people = ["Anna", "Zoe"];
        me.win.show("new");
        me.settled();
        me.tapInside("seat0", "personButton");
        me.find("choose-Ben");
        compare(me.seen("choose-Anna") !== null, true, "once, as somebody who has played here");
        me.tap("choose-Zoe");
        compare(me.find("seat0").typed, "Zoe");
        verify(me.find("seat0").color !== "");
        Club.people = [];
    }

    readonly property var figures: [
        { person: "p1", name: "Anna", games: 12, wins: 6, average: 9.4, best: 14 },
        { person: "p2", name: "Ben", games: 9, wins: 2, average: 7.1, best: 10 },
        { person: "p3", name: "Cleo", games: 4, wins: 1, average: 8, best: 11 }
    ]
    function test_theStatisticsOfTheClubAreFilteredComparedAndStopped(): void {
        me.inClub("current", 0, "");
        ClubFigures.kinds = [{ kind: "base", edition: "compact" }, { kind: "cities-and-knights", edition: "en-2020" }];
        ClubFigures.people = me.figures;
        ClubFigures.dice = { sums: [{ value: 2, count: 3, expected: 2.5 }], rolls: 90, fair: 62 };
        ClubFigures.games = [{ name: "Friday", table: "Table 7", kind: "base", edition: "compact", ended: "11/24/26", seats: [{ name: "Anna", points: 10, won: true }, { name: "Ben", points: 8, won: false }] }];
        me.win.show("club");
        me.tap("clubFigures");
        compare(ClubFigures.asked[0], ["open"]);
        me.shows("figuresGames", "Table 7 · Friday");
        me.shows("figuresGames", "Anna\u00a010\u00a0★ · Ben\u00a08");
        me.shows("figuresGames", "11/24/26 · Base game");
        me.shows("figuresPeople", "Anna");
        me.shows("figuresDice", "62 of 100");
        me.tap("figuresFilter");
        me.tap("games-base-");
        compare(ClubFigures.asked[ClubFigures.asked.length - 1], ["filter", "base", ""]);
        me.shows("figuresFilter", "Base game");
        me.tap("versusOne");
        me.tap("clubPerson-Anna");
        me.tap("versusOther");
        compare(me.seen("clubPerson-Anna"), null, "nobody is compared with themselves");
        me.tap("clubPerson-Cleo");
        compare(ClubFigures.asked[ClubFigures.asked.length - 1], ["compare", "p1", "p3"]);
        ClubFigures.versus = { compared: true, one: "Anna", other: "Cleo", games: 4, oneWon: 2, otherWon: 1, oneAhead: 3, otherAhead: 1 };
        me.shows("versusGames", "4 game(s) together.");
        ClubFigures.loading = true;
        ClubFigures.seconds = 3;
        me.shows("figuresLoading", "3 second(s)");
        me.tapInside("figuresLoading", "noticeAction");
        compare(ClubFigures.asked[ClubFigures.asked.length - 1], ["cancel"]);
    }

    readonly property var spring: ({ id: "t1", name: "Spring", size: 3, players: ["Anna", "Ben", "Cleo"], complete: false, repeats: 0,
        rounds: [{ byes: [], tables: [{ played: false, winner: -1, seats: ["Anna", "Ben", "Cleo"].map(n => ({ name: n, points: -1 })) }] }],
        standings: ["Anna", "Ben", "Cleo"].map((n, i) => ({ place: i + 1, name: n, points: 5 - i, games: 1, wins: i === 0 ? 1 : 0, victoryPoints: 10 - i })) })
    function test_aTournamentIsMadeSeatedAndEntered(): void {
        me.inClub("current", 0, "");
        Tournaments.people = me.figures.map(p => ({ person: p.person, name: p.name }));
        me.win.show("club");
        me.tap("clubTournaments");
        me.tap("newTournament");
        me.tap("makeTournament");
        compare(Tournaments.asked.filter(a => a[0] === "make").length, 0, "it has no name");
        me.type("tournamentName", "spring");
        me.tap("tournamentPlayer-Anna");
        me.tap("tournamentPlayer-Ben");
        me.type("tournamentSearch", "zoe");
        me.tap("addTournamentPlayer");
        // Enter after a name selects a known player once, adds an unknown one, and clears the field.
        for (const name of ["ben", "yuri"]) {
            me.type("tournamentSearch", name);
            me.keyClick(Qt.Key_Return);
        }
        tryVerify(() => me.seen("tournamentPlayer-yuri") !== null);
        me.tap("choice-3");
        me.tap("makeTournament");
        const made = Tournaments.asked.find(a => a[0] === "make");
        compare(made[1], "spring");
        compare(Array.from(made[2]).map(p => p.name), ["Anna", "Ben", "zoe", "yuri"]);
        compare(Array.from(made[2]).map(p => p.person), ["p1", "p2", "", ""]);
        compare(made[3], 3);
        Tournaments.open = Object.assign({}, me.spring, { rounds: [], complete: true });
        me.tap("seatNext");
        compare(Tournaments.asked[Tournaments.asked.length - 1], ["seatNext"]);
        Tournaments.open = me.spring;
        me.tap("seatNext");
        compare(Tournaments.asked.filter(a => a[0] === "seatNext").length, 1, "a table still plays");
        me.tap("takeResults");
        compare(Tournaments.asked[Tournaments.asked.length - 1], ["takeFromGames"]);
        me.tap("table-0-0");
        me.tap("enterResult");
        compare(Tournaments.asked.filter(a => a[0] === "enter").length, 0, "nobody has points or has won");
        me.tap("winner1");
        me.tapButton("points1", "plus");
        me.tap("enterResult");
        compare(Tournaments.asked[Tournaments.asked.length - 1], ["enter", 0, 0, [0, 1, 0], 1]);
        me.shows("standings", "1. Anna");
        me.tap("projectStandings");
        me.shows("bigStandings", "Anna");
        me.find("printStandings");
        Share.asked = [];
        me.walk(me.win.contentItem, i => i.write !== undefined && i.standings !== undefined).write("file:///nowhere/spring.pdf");
        tryCompare(Share, "asked", [["file:///nowhere/spring.pdf", "Spring"]], 10000);
        me.tap("backButton");
        me.tap("backButton");
        me.find("newTournament");
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
        me.tap("clubByHand");
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

    function test_anInvitationIsOneLineAndATapBesideItLosesNothing(): void {
        me.win.show("settings");
        me.tap("clubConnection");
        me.shows("clubGets", "Photographs stay on this device");
        me.tap("clubAccept");
        compare(Club.asked, [], "nothing is typed");
        me.type("clubInvitation", "10.0.0.7/table-1/K7QM-3PXD-92FA");
        me.mouseClick(me.win.contentItem, 2, 2);
        me.settled();
        me.tap("clubAccept");
        compare(Club.asked, [["accept", "10.0.0.7/table-1/K7QM-3PXD-92FA"]]);
        Club.trying = false;
        Club.tried = { good: false, text: "This invitation was used before." };
        me.shows("clubAccepted", "used before");
        Club.joined = true;
        Club.changed();
        compare(me.seen("clubAccept"), null);
        me.find("clubLeave");
    }

    /** What reads codes from the camera's pictures: no item, so it lies beside the picture. */
    function reader(): var {
        let found = null;
        me.walk(me.win.contentItem, i => {
            found = found ?? Array.from(i.resources ?? []).find(r => r.objectName === "clubQr") ?? null;
            return found !== null;
        });
        return found;
    }
    function test_theCameraReadsAnInvitation(): void {
        me.win.show("settings");
        me.tap("clubConnection");
        compare(me.seen("clubScan"), null, "there is no camera");
        Scanner.cameraAvailable = true;
        me.tap("clubScan");
        me.reader().found("10.0.0.7/table-1/K7QM-3PXD-92FA");
        Scanner.cameraAvailable = false;
        compare(Club.asked, [["accept", "10.0.0.7/table-1/K7QM-3PXD-92FA"]]);
        compare(me.seen("clubScan"), null, "the camera is closed");
    }

    function test_theSavedPasswordIsForItsOwnServerAlone(): void {
        me.inClub("current", 0, "");
        Club.passwordIn = "file";
        Club.connection = { host: "club.example", database: "reeve", user: "table-1" };
        me.win.show("settings");
        me.tap("clubConnection");
        verify(me.find("clubTry").enabled && me.find("clubTry").reason === "");
        me.type("clubHost", ".org");
        verify(me.find("clubTry").reason.indexOf("password") > 0);
        me.type("clubPassword", "secret");
        compare(me.find("clubTry").reason, "");
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
        me.inClub("current", 0, "The club is up to date.");
        compare(me.find("clubSign").name, "Club: up to date");
        compare(me.seen("clubBadge"), null, "quiet while all is well");
        me.inClub("sending", 7, "The club is 7 steps behind, since 20:15.");
        verify(me.find("clubSign").name.indexOf("7") > 0);
        me.inClub("waiting", 12, "The club is 12 steps behind, since 20:15. The club cannot be reached.");
        verify(me.find("clubSign").name.startsWith("Club: waiting, 12"));
        me.find("clubBadge");
        me.tap("clubSign");
        me.shows("clubStands", "cannot be reached");
        me.win.show("game");
        me.settled();
        me.tap("gameClubSign");
        me.shows("notice", "cannot be reached");
        me.tap("menuButton");
        me.tap("menuClub");
        me.shows("clubStands", "cannot be reached");
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
