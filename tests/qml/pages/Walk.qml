// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Theme

// Walks through the whole window: every page, every sheet and every phase of a game. Calls examine() at each view, which a test
// overrides.
Person {
    id: root

    readonly property url demo: Qt.resolvedUrl("../../../resources/demo/")
    readonly property url four: Qt.resolvedUrl("access/four.jsonl")

    /** Checks the current view; `where` is its name. */
    function examine(where: string): void {}
    /** Checks only the appearance: content that is not Reeve's. */
    function portray(where: string): void {}

    // --- Navigation ---------------------------------------------------------------------------------------
    function visit(page: string, state: string): void {
        root.win.show("home");
        root.win.show(page);
        root.settled();
        root.examine(page + (state ? " (" + state + ")" : ""));
    }
    function tapIfThere(name: string): bool {
        const item = root.seen(name);
        if (item === null || item.enabled === false)
            return false;
        root.tap(name);
        return true;
    }
    /** The sheets and the task of the shown game. */
    function desk(): var { return root.find("gameLayout").item.page; }
    function task(): var { return root.find("gameLayout").item.task; }
    function sheet(name: string, state: string): void {
        root.desk().sheet = name;
        root.settled();
        root.examine("sheet " + name + (state ? " (" + state + ")" : ""));
        if (root.seen("secretCover") !== null && root.seen("sheetCard") !== null) {
            root.uncover();
            root.examine("sheet " + name + " (uncovered)");
        }
        root.desk().close();
    }
    /** Carries out commands, checks, and undoes them; calls `more` in between. */
    function moment(state: string, commands: var, more: var): void {
        root.win.show("home");
        for (const command of commands)
            verify(root.perform(command), state + ": " + JSON.stringify(command));
        root.visit("game", state);
        if (more)
            more();
        if (Game.attack.landed)
            Game.acknowledgeAttack();
        for (let i = 0; i < commands.length; ++i)
            verify(root.undo());
    }
    /** Undoes until the condition is true. */
    function goBack(wanted: var): void {
        while (!wanted())
            verify(root.undo(), "never in this evening: " + wanted);
    }
    function leave(): void {
        root.win.show("home");
        Game.close();
    }
    function clear(): void {
        for (const game of root.kept()) // a copy, because the list changes in the loop
            Games.remove(game.id);
    }

    /** Choosing a file, and naming one. */
    function chooseFile(): void {
        root.tap("importButton");
        root.find("fileGrid");
        root.examine("home (choosing a record)");
        root.tap("place-home");
        root.tap("allFiles");
        root.seekFile("Pictures");
        root.settled();
        root.tap("file-Pictures");
        root.seekFile("board.jpg");
        root.examine("home (choosing a file)");
        root.keyClick(Qt.Key_Escape);
        tryVerify(() => root.seen("fileSheet") === null);
        root.win.show("scan");
        root.tap("scanOpen");
        root.seekFile("board.jpg");
        root.examine("scan (choosing a picture)");
        root.tap("fileClose");
        root.win.show("home");
    }

    // --- The rounds ---------------------------------------------------------------------------------------
    /** Without any games. */
    function beforeAnyGame(): void {
        root.clear();
        const stopped = Qt.createQmlObject("import Reeve.Pages; StoppedSheet {}", root.win.contentItem);
        root.examine("home (Reeve stopped)");
        stopped.destroy();
        for (const page of ["home", "people", "settings", "almanac"])
            root.visit(page, page === "home" || page === "people" ? "empty" : "");
        root.visit("new", "");
        root.tap("houseRulesButton");
        root.examine("new (own rules)");
        root.tap("houseRulesDone");
        root.tap("modulesButton");
        root.tap("preset-flames");
        root.tap("modulesMore");
        root.examine("new (rule modules)");
        root.tap("modulesNone");
        root.tap("modulesDone");
        root.tapInside("seat1", "colorButton");
        root.examine("new (colour)");
        root.tap("sheetClose");
        root.tapInside("seat1", "levelButton");
        root.examine("new (who plays a seat)");
        root.tap("answer-strongest");
        root.examine("new (Reeve plays a seat)");
        root.tapInside("seat1", "levelButton");
        root.tap("answer-");
        root.visit("scan", "");
        Scanner.read(root.demo + "board.jpg");
        tryVerify(() => Scanner.state === "found", 60000);
        root.examine("scan (read)");
        root.tap("scanHex-B2");
        root.examine("scan (a hex)");
        if (root.tapIfThere("moveCorners")) {
            root.examine("scan (corners)");
            root.tap("moveCorners");
        }
        root.learnedSets();
        Scanner.cancel();
        root.noIsland();
        root.liveView();
        root.club();
        root.visit("hand", "");
        root.toSea();
        root.visit("random", "");
        root.tapBoard("C3");
        root.examine("random (a hex)");
        root.visit("almanac", "");
        if (root.tapIfThere("chapter-KNIGHT"))
            root.examine("almanac (a chapter)");
    }

    /** The scan is accepted: the offer to learn the set, its contents, and choosing and naming it. */
    function learnedSets(): void {
        root.settled();
        root.tap("acceptScan");
        root.examine("scan (shall the set be remembered)");
        root.tapInside("setNote", "noticeAction");
        tryVerify(() => SetLessons.state === "learned", 60000, SetLessons.text);
        root.examine("scan (the set is remembered)");
        root.win.show("home");
        root.win.show("scan");
        root.tap("scanSet");
        root.examine("scan (which set lies here)");
        root.tap("sheetClose");
        root.visit("sets", "");
        root.tap("renameSet");
        root.examine("sets (another name)");
        root.tap("sheetClose");
        root.tap("removeSet");
        root.examine("sets (one was deleted)");
        root.tap("showPieces");
        root.examine("pieces (which there are)");
        root.tap("layPieces");
        root.examine("pieces (what to lay)");
        verify(root.find("pieceList").height >= Theme.dp(72), "room for what is to be laid: " + root.find("pieceList").height);
        SetTutor.read(root.demo + "board.jpg");
        tryVerify(() => SetTutor.state === "refused", 60000);
        root.examine("pieces (something else lies there)");
        SetTutor.read(root.demo + "board.jpg");
        compare(SetTutor.state, "reading");
        root.win.show("home"); // who leaves does not find a set that was learned meanwhile
        tryVerify(() => SetTutor.state === "laying", 5000, "reading goes on: " + SetTutor.state);
    }

    /** The proposal of Reeve's seat in the set-up. */
    function emptySeat(): void {
        verify(root.newGame({ name: "Reeve", players: [{ name: "Anna", color: "red", level: "casual" }, { name: "Ben", color: "blue" }, { name: "Cleo", color: "white" }],
                              rules: { game: "cities-and-knights", edition: "en-2020" }, seed: 5, start: "red", table: { hands: "digital", decks: "digital" } }));
        tryVerify(() => EmptySeats.acting && !EmptySeats.thinking, 60000);
        root.visit("game", "a seat that Reeve plays");
        root.leave();
    }
    /** A new game of Seafarers: a random scenario, a board laid by taps, and the saved boards. */
    function toSea(): void {
        root.win.show("home");
        root.win.show("new");
        root.settled();
        root.tap("sea-new-shores");
        root.tap("choice-base");
        root.examine("new (Seafarers)");
        root.tap("board-random");
        root.tap("nextButton");
        root.examine("new (a scenario)");
        root.tap("saveBoard");
        root.examine("new (name of a board)");
        root.tapInside("boardName", "input");
        root.type("Shores");
        root.tap("boardNameDone");
        root.tap("backButton");
        root.tap("sea-free");
        root.tap("nextButton");
        root.examine("new (a board of one's own)");
        root.tap("tool-land");
        root.tap("terrain-gold");
        root.tapBoard("D4");
        root.examine("new (laying land)");
        root.tap("tool-isles");
        root.tap("findIsles");
        root.examine("new (laying islands)");
        root.tap("backButton");
        root.examine("new (leaving a board)");
        root.tap("dropCorrections");
        root.tap("board-kept");
        root.tap("nextButton");
        root.examine("new (saved boards)");
        root.tap("removeBoard");
        root.examine("new (a saved board deleted)");
        root.tap("backButton");
    }

    /** A club that does not answer. */
    property clubConnectionFacts emptyClub
    Component.onCompleted: {
        root.emptyClub.host = "127.0.0.1:1";
        root.emptyClub.database = "reeve";
        root.emptyClub.user = "table-1";
        root.emptyClub.password = "secret";
    }
    function joinEmptyClub(): void {
        Club.join(root.emptyClub);
        tryVerify(() => Club.state === "waiting", 20000);
    }
    /** Joining a club, the message if it does not answer, its sign, and leaving it. */
    function club(): void {
        root.win.show("home");
        root.win.show("settings");
        root.tap("clubConnection");
        root.examine("settings (the club)");
        Club.tryOut(root.emptyClub);
        tryVerify(() => Club.tried.text !== "", 20000);
        root.examine("settings (no club there)");
        root.tap("sheetClose");
        root.joinEmptyClub();
        root.visit("settings", "in a club");
        root.tap("clubLeave");
        root.examine("settings (leaving the club)");
        root.tap("stayInClub");
        root.visit("home", "in a club");
        root.clubPages();
        Club.leave();
    }
    /** The club's pages: without an answer, and with data. */
    function clubPages(): void {
        const names = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"], colors = ["red", "blue", "white", "orange", "green", "brown"];
        const page = () => root.find("cover").item;
        const show = (name, told) => {
            root.win.show("home");
            root.win.show(name);
            Object.assign(page(), told);
            root.settled();
            root.examine(name + " (told)");
        };
        for (const name of ["club", "figures", "tournaments"])
            root.visit(name, "nobody answers");
        show("club", { games: [0, 1, 2].map(i => ({ uuid: "u" + i, name: "Anna, Ben", table: "7", people: names.slice(0, 3 + i), points: [3, 5, 2, 4, 4], turn: 12 * i, own: i === 2, silent: 400 * i, held: 0 })) });
        show("watch", { game: { uuid: "u", name: "Anna, Ben", table: "7", over: false, steps: 40, silent: 90, shown: true, phase: "main", turn: 12, onTurn: "Ben",
                                winner: "", due: "", knights: true, ship: true, spaces: 3, strength: 2, defence: 3, news: names, board: {},
                                seats: colors.map((color, i) => ({ color: color, name: names[i], points: 3 + i, cards: 4, secrets: 1, knights: 2, road: 3, won: false })) } });
        show("figures", { people: names.map((name, i) => ({ person: name, name: name, games: 12, wins: 6 - i, average: 9.5, best: 13 })), one: { name: "Anna", person: "Anna" },
                          versus: { compared: true, one: "Anna", other: "Ben", games: 7, oneWon: 3, otherWon: 2, oneAhead: 4, otherAhead: 3 },
                          dice: { sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(v => ({ value: v, count: 10 * (6 - Math.abs(7 - v)), expected: 9.5 * (6 - Math.abs(7 - v)) })), rolls: 360, fair: 62 },
                          games: [{ name: "Anna", table: "7", kind: "base", edition: "compact", ended: "24.11.26", seats: names.map((name, i) => ({ name: name, points: 10 - i, won: i === 0 })) }] });
        page().sheet = "one";
        root.settled();
        root.examine("figures (a player)");
        const open = { id: "t", name: "Anna", size: 3, players: names, complete: false, repeats: 1,
                       rounds: [1, 2].map(r => ({ byes: r === 1 ? [] : ["Finn"], tables: [0, 3].map(t => ({ played: r === 1, winner: r === 1 ? 0 : -1, seats: names.slice(t, t + 3).map(n => ({ name: n, points: r === 1 ? 10 : -1 })) })) })),
                       standings: names.map((n, i) => ({ place: i + 1, name: n, points: 5 - i / 2, games: 2, wins: 1, victoryPoints: 17 })) };
        show("tournaments", { list: [{ id: "t", name: "Anna", players: 6, rounds: 2 }] });
        page().making = true;
        root.settled();
        root.examine("tournaments (a new one)");
        show("tournament", { open: open });
        const half = Number(4.5).toLocaleString(Qt.locale(), "f", 1);
        verify(root.walk(page(), i => i.text === half) !== null, "half points are written as the language does");
        page().enteredRound = 0;
        page().enteredTable = 0;
        root.settled();
        root.examine("tournament (a result)");
        show("standings", { open: open });
        root.win.show("home");
        const sheet = Qt.createQmlObject("import Reeve.Pages; TakeOverSheet { game: ({ name: 'Anna, Ben', table: '7' }) }", root.win.contentItem);
        root.examine("club (taking over)");
        sheet.destroy();
    }

    /** Files that are no pictures, or pictures of something else. */
    function noIsland(): void {
        const nothing = file => {
            root.win.show("home");
            root.win.show("scan");
            Scanner.read(file);
            tryVerify(() => Scanner.state === "not-found" || Scanner.state === "failed", 60000);
        };
        nothing(root.demo + "README.md");
        root.examine("scan (no picture)");
        nothing(homeFolder + "Pictures/table.jpg"); // qmllint disable unqualified
        root.examine("scan (no island)");
        root.tap("moveCorners");
        root.examine("scan (corners by hand)");
        Scanner.cancel();
    }

    /** The live picture: with a board, and when the camera is unplugged. */
    function liveView(): void {
        const view = () => root.walk(root.win.contentItem, i => i.good !== undefined && i.stopped !== undefined);
        testCamera.plugIn(); // qmllint disable unqualified
        root.visit("scan", "with a camera");
        root.tap("scanCamera");
        tryVerify(() => view() !== null);
        testCamera.pullOut(); // qmllint disable unqualified
        tryVerify(() => view().stopped);
        root.examine("scan (the camera is gone)");
        root.tap("liveClose");
        testCamera.plugIn(); // qmllint disable unqualified
        root.tap("scanCamera");
        tryVerify(() => view() === null || view().good, 20000);
        root.examine("scan (live)");
        root.tapIfThere("liveClose");
        testCamera.pullOut(); // qmllint disable unqualified
        Scanner.cancel();
    }

    /** A game of three players, from its end to its beginning. */
    function evening(): void {
        root.importGame(root.demo + "evening.jsonl");
        root.visit("home", "one game");
        verify(root.resume(root.kept()[0].id));
        root.visit("game", "won");
        for (const page of ["statistics", "history", "summary"])
            root.visit(page, "");
        root.win.show("home");
        root.win.show("history");
        for (let i = 0; i < 4; ++i)
            root.tap("momentBefore");
        root.examine("history (a moment)");
        root.tap("backToHere");
        root.examine("history (back to here)");
        root.tap("sheetClose");
        root.visit("correct", "won");
        root.tap("choice-rolls");
        root.tap("roll-" + History.rolls[3].step);
        root.examine("correct (an old roll)");
        root.goBack(() => Game.expected.kind === "roll" && Game.turn.number < 12);
        root.visit("game", "since the last turn");
        root.sheet("since", "");
        root.sheet("paper", "");
        root.visit("check", "");
        BoardCheck.read(root.demo + "board-pieces.jpg");
        tryVerify(() => BoardCheck.state !== "reading", 60000);
        root.examine("check (read)");
        root.tap("choice-board");
        root.examine("check (Reeve's board)");
        root.tap("backButton");
        root.visit("game", "held by what differs");
        BoardCheck.cancel();
        while (Game.canRedo && !(Game.expected.kind === "roll" && Game.barbarians.nextShipAttacks))
            root.redo();
        root.moment("attack", [{ do: "roll", red: 1, yellow: 2, event: "ship" }]);
        root.goBack(() => Game.turn.phase === "setup");
        root.visit("game", "placing");
        root.tapBoard(root.find("board").selectableIntersections[0]);
        root.examine("game (placing the road)");
        root.leave();
    }

    /** Four players in a game: the turn, its panels and sheets, and overlays. */
    function theTurn(): void {
        root.importGame(root.four);
        verify(root.resume(root.kept()[0].id));
        root.joinEmptyClub();
        root.visit("game", "in a club");
        root.sheet("menu", "in a club");
        Club.leave();
        root.visit("game", "actions");
        for (const panel of ["build", "knights"]) {
            root.task().choose(panel, "");
            root.examine("game (" + panel + ")");
        }
        root.task().choose("build", "road");
        root.examine("game (a road)");
        root.task().choose("knights", "move");
        root.examine("game (a knight moves)");
        root.task().cancel();
        for (const name of ["menu", "level", "landing", "possible", "table", "watch", "improve", "trade", "cards", "points"])
            root.sheet(name, "");
        root.task().guide("play", "inventor");
        root.examine("game (a card)");
        root.tapBoard("B2");
        root.tapBoard("C4");
        root.examine("game (a card, chosen)");
        root.task().cancel();
        root.desk().sheet = "tour";
        root.examine("game (tour)");
        for (let i = 0; i < 8 && root.seen("tourNext") !== null; ++i) {
            root.tap("tourNext");
            root.examine("game (tour " + (i + 2) + ")");
        }
        root.tapIfThere("tourEnd");
        root.desk().close();
        People.remember([{ name: "Anna", color: "red" }, { name: "Ben", color: "blue" }]);
        People.setEmblem("Anna", "sheep");
        People.setEmblem("Ben", "anvil");
        root.visit("game", "with pictures");
        People.forget("Anna");
        People.forget("Ben");
        root.perform({ do: "move-knight", from: "c6", to: "a1" });
        root.settled();
        root.examine("game (refused)");
        if (root.seen("tabs") !== null) {
            for (const tab of ["players", "tracks"]) {
                if (root.tapIfThere("choice-" + tab))
                    root.examine("game (tab " + tab + ")");
            }
        }
    }

    function overTheTurn(): void {
        root.visit("correct", "");
        root.tapBoard("c4");
        root.examine("correct (a place)");
        for (const tab of ["players", "ship", "rolls"]) {
            root.tap("choice-" + tab);
            root.examine("correct (" + tab + ")");
            if (tab === "players" || tab === "ship") {
                root.uncover();
                root.examine(tab === "ship" ? "correct (a deck)" : "correct (cards)");
            }
        }
        root.visit("check", "");
        BoardCheck.read(root.demo + "board-pieces.jpg");
        tryVerify(() => BoardCheck.state !== "reading", 60000);
        root.examine("check (another board)");
        root.visit("statistics", "no roll");
    }

    /** All decisions. */
    function decisions(): void {
        const roll = { do: "correct", set: { turn: { number: 14, player: "red", phase: "roll" } } };
        const calm = { do: "correct", set: { hands: { blue: { lumber: 1, ore: 1 }, red: { ore: 2, coin: 1, wool: 1, grain: 2 }, white: { ore: 2, coin: 1, grain: 2 }, orange: { lumber: 2, paper: 2 } } } };
        const lands = { do: "correct", set: { barbarians: { spaces: 6, attacks: 1 } } };
        const ship = { do: "roll", red: 2, yellow: 4, event: "ship" };
        const seven = { do: "roll", red: 3, yellow: 4, event: "ship" };
        const hand = cards => ({ do: "correct", set: { decks: { trade: [], politics: [], science: [] }, progress: { red: { hand: cards, shown: [] } } } });
        const full = { do: "correct", set: { hands: { red: { brick: 2, lumber: 2, ore: 2, wool: 2, grain: 2, coin: 5 } } } };

        root.moment("roll", [roll], () => {
            root.task();
            root.find("gameLayout").item.dice.red = 3;
            root.examine("game (a die)");
            Table.dice = "digital";
            root.visit("game", "Reeve's dice");
            Table.dice = "real";
        });
        root.moment("rolled", [roll, { do: "roll", red: 2, yellow: 4, event: "politics" }]);
        root.moment("discard", [roll, seven], () => { root.uncover(); root.examine("game (discard, uncovered)"); });
        root.moment("robber", [calm, roll, seven], () => {
            root.tapBoard("C5");
            root.examine("game (whom to rob)");
        });
        root.moment("a city is lost", [lands, roll, ship]);
        root.moment("defenders tie", [lands, { do: "correct", set: { pieces: { white: { knights: [{ at: "d5", level: 2, active: true }] } } } }, roll, ship], () => {
            let drawn = 0;
            for (; Game.expected.kind === "draw-progress"; ++drawn)
                verify(root.perform({ do: "draw-progress", track: "politics" }));
            compare(drawn, 2);
            Game.acknowledgeAttack();
            root.visit("game", "defenders have drawn");
            for (; drawn > 0; --drawn)
                verify(root.undo());
        });
        root.moment("metropolis", [full, { do: "correct", set: { improvements: { red: { trade: 2, politics: 3, science: 1 } }, metropolises: { politics: null } } }, { do: "improve", track: "politics" }]);
        root.moment("a knight is displaced", [
            { do: "correct", set: { pieces: { white: { roads: ["c2-c3", "c3-d3", "d3-d4", "d4-e3", "d4-d5", "e3-e4", "e4-e5", "c7-d7", "d6-d7"],
                                                       knights: [{ at: "c7", level: 1, active: true }] } } } },
            { do: "move-knight", from: "c6", to: "c7" }], () => compare(Game.expected.kind, "relocate-knight"));
        root.moment("spy", [{ do: "play", card: "spy", victim: "white" }], () => { root.uncover(); root.examine("game (spy, uncovered)"); });
        root.moment("deserter", [hand(["deserter"]), { do: "play", card: "deserter", victim: "white" }]);
        root.moment("wedding", [hand(["wedding"]), { do: "correct", set: { defender: { red: 0, white: 6 } } }, { do: "play", card: "wedding" }], () => { root.uncover(); root.examine("game (wedding, uncovered)"); });
        root.moment("master merchant", [hand(["master-merchant"]), { do: "correct", set: { defender: { red: 0, white: 6 } } }, { do: "play", card: "master-merchant", victim: "white" }]);
        root.moment("a fifth card", [{ do: "correct", set: { decks: { trade: ["merchant-fleet"], politics: [], science: [] }, progress: { white: { hand: ["crane", "smith", "merchant", "mining"], shown: [] } } } }, roll, { do: "roll", red: 2, yellow: 4, event: "trade" }],
            () => { if (root.seen("secretCover") !== null) { root.uncover(); root.examine("game (a fifth card, uncovered)"); } });
    }

    /** Real hands and decks, which Reeve only counts. */
    function realTable(): void {
        Table.hands = "real";
        Table.decks = "real";
        root.visit("game", "real cards");
        for (const name of ["trade", "cards", "improve"])
            root.sheet(name, "real");
        verify(root.perform({ do: "correct", set: { turn: { number: 14, player: "red", phase: "roll" } } }));
        verify(root.perform({ do: "roll", red: 2, yellow: 4, event: "ship" }));
        root.visit("game", "rolled, real cards");
        verify(root.undo());
        verify(Game.turnedBack.length > 0, "somebody gives cards back");
        root.settled();
        root.examine("game (undone, real cards)");
        verify(root.undo());
        Game.dismissTurnedBack();
        Game.dismissHandover();
        Table.hands = "digital";
        Table.decks = "digital";
        root.besideReeve();
    }
    /** Cards from a real hand to a seat of Reeve's, and from there to a player. */
    function besideReeve(): void {
        verify(Game.handOver(1, "casual"));
        Table.hands = "real";
        const robs = color => [{ do: "correct", set: { turn: { player: color, phase: "roll" }, barbarians: { attacks: 1, spaces: 1 },
                                 hands: { red: { wool: 2 }, blue: { grain: 2 }, white: { wool: 2 }, orange: { wool: 2 } } } },
                               { do: "roll", red: 3, yellow: 4, event: "ship" }];
        root.moment("a seat of Reeve's moves the robber", robs("blue"), () => {
            tryVerify(() => EmptySeats.acting && !EmptySeats.thinking, 60000);
            EmptySeats.confirm();
            root.examine("game (which card Reeve gets)");
            Game.dismissUnseen();
        });
        const places = () => Array.from(Prompts.ask("", "", []).choices).filter(h => { const next = Prompts.ask("", "", [h]); return next.meant === "blue" || Array.from(next.choices).indexOf("blue") >= 0; });
        root.moment("a player moves the robber", robs("red"), () => {
            verify(root.perform({ do: "move-robber", to: places()[0], victim: "blue" }));
            root.examine("game (a card of Reeve's)");
            root.uncover();
            root.examine("game (a card of Reeve's, uncovered)");
            verify(root.undo());
        });
        root.desk().pointsOf = 1;
        root.sheet("level", "real cards");
        Game.dismissTurnedBack();
        Game.dismissHandover();
        Table.hands = "digital";
        verify(Game.handOver(1, ""));
    }

    /** From the set-up to the actions of the first turn. */
    function begin(file: string): void {
        root.leave();
        root.importGame(Qt.resolvedUrl("access/" + file));
        verify(root.resume(root.kept()[0].id));
        for (let i = 0; i < 20 && Game.turn.phase === "setup"; ++i) {
            const kind = Game.expected.kind, at = Game.options.place[3 * i % Game.options.place.length];
            if (kind === "place-neutral") {
                // Guided questions; the last command contains all answers.
                const answers = [];
                for (let question = Prompts.ask("", "", answers); question.key !== ""; question = Prompts.ask("", "", answers))
                    answers.push(question.choices[5 * i % question.choices.length]);
                verify(root.perform(Prompts.ask("", "", answers).command), kind);
            } else {
                const building = kind === "place-city" ? { city: at } : { settlement: at };
                verify(root.perform(Object.assign({ do: "place", road: Prompts.ask("", "", [at]).choices[0] }, building)), kind);
            }
        }
    }
    /** All players decide which knights defend (VAR-NASTY). */
    function knightsByChoice(): void {
        root.begin("choice.jsonl");
        verify(root.perform({ do: "correct", set: { turn: { number: 14, player: "red", phase: "roll" }, barbarians: { spaces: 6, attacks: 1 } } }));
        verify(root.perform({ do: "roll", red: 2, yellow: 4, event: "ship" }));
        compare(Game.expected.kind, "commit-knights");
        root.visit("game", "which knights defend");
        root.tapBoard(Prompts.ask("", "", []).choices[0]);
        root.examine("game (a knight fights)");
    }

    /** The fullest and the emptiest table. */
    function sixAndTwo(): void {
        root.begin("six.jsonl");
        verify(root.perform({ do: "roll", red: 3, yellow: 5, event: "ship" }));
        root.visit("game", "six players");
        for (const name of ["landing", "points", "trade", "table"])
            root.sheet(name, "six");
        root.visit("statistics", "six");
        root.visit("history", "six");
        root.begin("two.jsonl");
        root.visit("game", "two players, the base game");
        verify(root.perform({ do: "roll", red: 3, yellow: 5 }));
        verify(root.perform({ do: "roll", red: 2, yellow: 2 }));
        root.visit("game", "two players, actions");
        root.sheet("possible", "two");
        root.sheet("cards", "two");
    }

    /** Seafarers: six players on the largest board, and the set-up with a ship. */
    function atSea(): void {
        const few = { do: "correct", set: { hands: { white: { brick: 1 }, red: { ore: 1 }, green: { wool: 2 }, blue: { coin: 1 }, orange: { ore: 1 }, brown: { lumber: 1 } } } };
        const green = { do: "correct", set: { turn: { player: "green", phase: "roll" }, pieces: { brown: { settlements: ["d5", "g5", "a1"] } } } };
        root.begin("voyage.jsonl");
        root.visit("game", "six players at sea");
        root.task().choose("build", "ship");
        root.settled();
        root.examine("game (a ship is built)");
        root.task().ask("f1-f2");
        root.settled();
        root.examine("game (an own ship)");
        root.task().cancel();
        root.find("board").zoomTo(100, 100);
        root.settled();
        root.examine("game (enlarged)");
        root.find("board").showAll();
        root.sheet("possible", "at sea");
        root.moment("robber or pirate", [few, green, { do: "roll", red: 3, yellow: 4, event: "trade" }]);
        root.moment("gold", [few, green, { do: "roll", red: 1, yellow: 1, event: "trade" }]);
        root.visit("correct", "at sea");
        root.tapBoard("f1-f2");
        root.examine("correct (a ship)");
        root.leave();
        root.importGame(Qt.resolvedUrl("games/new-shores.jsonl"));
        verify(root.resume(root.kept()[0].id));
        while (Game.canUndo)
            root.undo();
        root.win.show("game");
        root.settled();
        root.tapBoard("c6");
        root.tapInside("roadOrShip", "choice-ship");
        root.settled();
        root.examine("game (a ship in the set-up)");
    }

    /** Rule modules: their pieces, a move with its targets, a battle. */
    function ruleModules(): void {
        root.begin("modules.jsonl");
        root.visit("game", "rule modules");
        root.task().choose("build", "");
        root.examine("game (pieces of the modules)");
        root.task().ask("A1");
        root.examine("game (a raided hex)");
        root.task().cancel();
        root.task().perform({ do: "build", piece: "city", at: "b4" }, () => {});
        root.examine("game (a landing)");
        root.task().cancel();
        verify(root.perform({ do: "start-movement" }));
        root.task().offer("move-mounted", "");
        root.tapBoard("c5-c6");
        root.examine("game (a mounted knight moves)");
        root.tapBoard("c4-c5");
        verify(root.perform({ do: "end-turn" }));
        root.settled();
        root.examine("game (a battle)");
        verify(root.perform({ do: "roll-losses", die: 3 }));
        root.settled();
        root.examine("game (a battle, its losses)");
        Game.acknowledgeConflict();
    }

    /** Development cards in addition to progress cards. */
    function knightCards(): void {
        root.begin("knight-cards.jsonl");
        root.visit("game", "knight cards");
        root.task().choose("build", "");
        root.examine("game (a second deck)");
        root.task().cancel();
        root.desk().pointsOf = 0;
        root.sheet("cards", "two decks");
    }

    /** Saving fails, and then works again. */
    function fullDisk(): void {
        root.win.show("home");
        verify(root.resume(root.kept()[0].id));
        root.visit("game", "");
        testFile.fillDisk(); // qmllint disable unqualified
        const before = root.refusals.length;
        root.undo();
        compare(root.refusals.length, before + 1);
        root.settled();
        root.examine("game (the disk is full)");
        root.leave();
        const id = root.kept()[0].id;
        verify(Games.copy(id, "again"));
        root.settled();
        root.examine("home (the disk is full)");
        root.win.show("random");
        root.tap("acceptBoard");
        root.settled();
        verify(!Game.active);
        root.examine("random (the disk is full)");
        testFile.healDisk(); // qmllint disable unqualified
        root.win.show("home");
        verify(Games.importFrom(root.demo + "README.md"));
        tryVerify(() => !Games.importing, 20000);
        root.settled();
        root.examine("home (no record)");
        verify(Games.exportTo(id, homeFolder + "nowhere/at/all.jsonl")); // qmllint disable unqualified
        root.settled();
        root.examine("home (nothing was written)");
        People.remember([{ name: "Anna", color: "red" }]);
        root.visit("people", "");
        root.tap("person-Anna");
        root.find("personPhoto");
        const person = root.walk(root.win.contentItem, i => i.photoChosen !== undefined);
        person.photoChosen(root.demo + "README.md");
        tryVerify(() => person.fault !== "");
        root.examine("people (no photograph)");
        root.tap("sheetClose");
        People.forget("Anna");
        root.win.show("home");
    }

    function home(): void {
        root.leave();
        root.visit("home", "games");
        root.chooseFile();
        root.tapIfThere("moreButton");
        root.examine("home (a kept game)");
        root.tapIfThere("sheetClose");
        // Three people with results: one with an emblem, one with a photograph, one without a picture.
        People.remember([{ name: "White", color: "white" }, { name: "Blue", color: "blue" }, { name: "Red", color: "red" }]);
        People.setEmblem("White", "owl");
        People.setPhoto("Blue", root.demo + "board.jpg");
        tryVerify(() => People.pictures.blue !== undefined, 5000);
        root.visit("people", "");
        root.tap("person-White");
        root.examine("people (somebody)");
        root.tap("sheetClose");
        root.tap("person-Blue");
        root.examine("people (a photograph)");
        root.tap("sheetClose");
        root.visit("new", "known");
        root.tapIfThere("sameTable");
        root.tapInside("seat0", "personButton");
        root.examine("new (who sits here)");
        root.tap("sheetClose");
        for (const person of Array.from(People.list))
            People.forget(person.name);
    }
}
