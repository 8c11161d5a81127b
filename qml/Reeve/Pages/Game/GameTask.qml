// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// Meaning of a tap on the board: the highlighted places and the command that a tap becomes. Set-up and decisions set the task;
// the player chooses building and knights.
QtObject {
    id: root

    // Values for "none".
    property placeFacts noPlace
    property questionFacts nothingOpen
    property choiceFacts noChoice

    /** The open panel: "", "build", "knights", "place", "offer", or "guide" for a command that is led. */
    property string panel: ""
    /**
     * What is chosen for: "" for the current prompt; in build: road ship sail settlement city wall knight and pieces of modules; in
     * knights: knight activate promote move chase chase-pirate; in offer and guide: a verb. While a set-up building is placed: "ship" for a
     * ship next to it.
     */
    property string what: ""
    /** The card to play, for "play" and "play-development". */
    property string card: ""
    /** The answers so far, in the order of choosing: names of places and other words of the record. */
    property list<string> answers: []
    /** The tapped place of the panel "place". */
    property string place: ""
    /** Pieces, production and actions of that place: see Game.placeAt(); without a name if no place was tapped. */
    readonly property placeFacts facts: root.panel === "place" && Game.revision >= 0 ? Game.placeAt(root.place) : root.noPlace
    /** Actions that a piece on that place may begin: words for offer(). */
    readonly property list<string> starts: root.panel === "place" && Game.revision >= 0 ? Array.from(Prompts.startsAt(root.place)) : []

    /** A command that is complete except for what may be stated: {command, then}; null if there is none. */
    property var open: null
    /** The question about it: see Prompts.open(). */
    readonly property questionFacts openQuestion: root.open !== null && Game.revision >= 0 ? Prompts.open(root.open.command) : root.nothingOpen
    /** Hexes tapped for it. */
    property list<string> openHexes: []

    /** Moves the keyboard focus to the board. */
    signal keysAsked()

    /** Zooms the board; 0: the whole board. */
    signal zoomAsked(int steps)

    /** The camera that watches the table is gone or reports an error. */
    property bool cameraBroken: false
    /** Opens the sheet of watching. */
    signal watchAsked()

    /** Seat whose longest road is shown; −1: none. */
    property int roadOf: -1

    /** The current prompt. */
    readonly property promptFacts prompt: Prompts.current
    /** A decision that is led. */
    readonly property bool guidedDecision: root.prompt.led && root.panel !== "guide"
    readonly property bool guided: root.guidedDecision || root.leading
    /** The player chose the command that is led and may leave it. */
    readonly property bool leading: root.panel === "guide"
    /** Number of places where table and record surely differ, by the last compared photograph. */
    readonly property int differing: Array.from(BoardCheck.differences).filter(d => !d.doubtful).length
    /** The differences must be settled before the game continues. */
    readonly property bool held: root.differing > 0 && (root.prompt.rolling || root.prompt.acting) && !root.leading && root.placed === null
    /** Counts openings and closings of a cover: an open cover removes questions. */
    property int looks: 0
    readonly property Timer looked: Timer { interval: 0; onTriggered: root.looks += 1 }
    // Deferred: a new question closes the cover.
    readonly property Connections looking: Connections {
        target: Game
        function onUncoveredChanged(): void { root.looked.restart(); }
    }
    /** What is chosen next: see Prompts.ask(). */
    readonly property choiceFacts question: Game.revision >= 0 && root.looks >= 0 ? Prompts.ask(root.what, root.card, root.answers) : root.noChoice
    readonly property bool onBoard: root.guided && (root.question.kind === "hex" || root.question.kind === "intersection" || root.question.kind === "path")
    /** The guided command can be carried out: all choices are made, or enough of them. */
    readonly property bool ready: root.guided && !!root.question.command && (root.question.key === "" || root.leading && root.answers.length > 0)
    /** For cards on hexes: the selectable and the selected ones; all others are veiled. */
    readonly property list<string> hexesThatCount: {
        const chosen = root.guided ? root.answers.filter(a => Game.position?.board?.hexes?.[a] !== undefined) : [];
        const open = root.guided && root.question.kind === "hex" ? Array.from(root.question.choices) : [];
        return open.length + chosen.length > 0 ? open.concat(chosen) : [];
    }
    /** Description of what is chosen for. */
    readonly property promptFacts about: root.what === "" ? root.prompt : Prompts.about(Game.revision >= 0 ? root.what : "")

    readonly property bool placing: root.prompt.placing
    readonly property bool placeDecision: root.prompt.onBoard
    /** Without a choice to make, a tap on the board asks about the place. */
    readonly property bool resting: !EmptySeats.acting && root.open === null && !root.placing && !root.placeDecision && !root.guided && (root.what === "" || root.panel === "place")
    readonly property bool active: root.open !== null || root.placing || root.placeDecision || !root.guided && root.what !== "" || root.onBoard

    /** The kind of a place by its name. */
    function kindOf(name: string): string { return name.indexOf("-") > 0 ? "path" : name[0] <= "Z" ? "hex" : "intersection"; }
    /** The places of a kind that can be tapped now. */
    function lit(kind: string): var {
        if (root.open !== null)
            return kind === "hex" ? Array.from(root.openQuestion.hexes).filter(h => root.openHexes.indexOf(h) < 0) : [];
        const choices = Array.from(root.question.choices);
        return root.question.kind === kind ? choices : root.question.kind === "place" ? choices.filter(n => root.kindOf(n) === kind) : [];
    }
    readonly property list<string> intersections: root.lit("intersection")
    readonly property list<string> paths: root.lit("path")
    readonly property list<string> hexes: root.lit("hex")
    /** The set-up building whose road is not chosen yet; null: none. */
    readonly property var placed: root.placing && root.answers.length > 0
        ? { player: Game.awaited.color, kind: root.prompt.piece === "city" ? "cities" : "settlements", at: root.answers[0] } : null
    /** Paths for a ship next to the set-up building, instead of the road. */
    readonly property list<string> shipPaths: root.placed !== null && Game.revision >= 0 ? Array.from(Prompts.ask("ship", "", root.answers).choices) : []
    /** The chosen places, and the piece that needed no choice. */
    readonly property list<string> selected: root.open !== null ? root.openHexes
        : [root.guided ? "" : root.question.chosen, ...Array.from(root.answers), root.panel === "place" && root.answers.length === 0 ? root.place : ""]
              .filter((n, i, all) => /^[A-Za-z][0-9]/.test(n) && all.indexOf(n) === i)
    /** Seats from which to choose a victim; empty if there is no choice. */
    readonly property list<int> victims: !root.guided && root.question.kind === "player"
        ? Array.from(root.question.choices).map(color => Game.players.findIndex(p => p.color === color)) : []

    /** Starts the guided questions of a command; `card` may be "". */
    function guide(verb: string, card: string): void {
        root.choose("guide", verb);
        root.card = card;
    }
    function answer(word: string): void { root.answers = root.answers.concat([word]); }
    /** Takes back the last answers, up to the first choice of a hex: where the robber goes. */
    function chooseHexAgain(): void { root.answers = Array.from(root.answers).filter(a => /^[a-z]/.test(a)); }

    function carryOut(): void {
        if (root.question.command)
            root.perform(root.question.command, done => { if (done) root.cancel(); });
    }

    /** Carries out a command after its open question; calls `then` with the success. */
    function perform(command: var, then: var): void {
        root.openHexes = [];
        if (Prompts.open(command).key === "")
            then(Game.perform(command));
        else
            root.open = { command: command, then: then };
    }
    /** Answers the open question: a list of hexes, or a number; undefined leaves it to Reeve. */
    function answerOpen(answer: var): void {
        const was = root.open;
        const command = answer === undefined ? was.command : Prompts.completed(was.command, answer);
        root.openHexes = [];
        // The same move flips another token.
        const more = answer !== undefined && Prompts.open(command).key !== "";
        root.open = more ? { command: command, then: was.then } : null;
        if (!more)
            was.then(Game.perform(command));
    }
    /** Ends the turn, or its current part. */
    function endTurn(): void { root.perform(Prompts.answer(), () => {}); }

    /** Handles a tap on a place without a choice to make: a movable knight or ship shows its targets at once. */
    function ask(name: string): void {
        root.choose("place", "");
        root.place = name;
        const deeds = Array.from(root.facts.deeds).filter(d => d.reason === "");
        const move = deeds.find(d => d.deed === "move" || d.deed === "sail");
        if (move)
            root.begin(move.deed);
        else if (deeds.length === 0 && root.starts.length === 1)
            root.offer(root.starts[0], name); // the only action here
    }
    /** Begins an action of the place whose target is tapped next: "move", "sail" or a chase. */
    function begin(deed: string): void {
        root.what = deed;
        root.answers = [root.place];
    }
    /** Carries out an action of the place. The panel of a knight stays open for further ones. */
    function act(deed: deedFacts): void {
        const knight = deed.deed === "knight" || deed.deed === "activate" || deed.deed === "promote";
        if (deed.command === null)
            root.begin(deed.deed);
        else
            root.perform(deed.command, done => { if (done) knight ? root.ask(root.place) : root.cancel(); });
    }

    function choose(panel: string, what: string): void {
        root.open = null;
        root.answers = [];
        root.place = "";
        root.card = "";
        root.panel = panel;
        root.what = what;
    }
    /** Begins a further offer of the turn (Prompts.actions, Prompts.startsAt); `place`: its start, or "". */
    function offer(word: string, place: string): void {
        const way = Prompts.about(word).way;
        if (way === "led") {
            root.guide(word, "");
            return;
        }
        root.choose(way === "board" ? "offer" : "", way === "board" ? word : "");
        if (way === "now")
            Game.perform(Prompts.attempt(word, []));
        else if (place !== "")
            root.follow([place]);
    }
    function cancel(): void { root.choose("", ""); }

    /** Handles a tap on a target. */
    function tapped(at: string): void {
        if (root.open !== null) {
            root.openHexes = root.openHexes.concat([at]);
            if (root.openHexes.length === root.openQuestion.count)
                root.answerOpen(root.openHexes);
        } else if (root.guided) {
            root.answer(at);
        } else {
            root.follow(root.answers.concat([at]));
        }
    }
    /** Takes these answers if they lead on, and carries out the command when nothing is left to choose. */
    function follow(answers: list<string>): void {
        const next = Prompts.ask(root.what, root.card, answers);
        if (next.key !== "")
            root.answers = answers;
        else if (next.command)
            root.carry(next.command);
    }

    /** Carries out the tapped answer or action. */
    function carry(command: var): void {
        const builds = root.question.builds, robs = root.question.kind === "hex" || root.question.kind === "player", offered = root.panel === "offer";
        root.perform(command, done => {
            if (done || offered)
                root.answers = [];
            else if (robs)
                root.chooseHexAgain();
            if (!done)
                return;
            if (offered)
                root.leaveIfOver();
            else if (robs || root.panel === "place")
                root.cancel(); // the tapped pieces have changed
            else if (builds)
                root.leaveIfExhausted();
        });
    }

    /** The kind of place to tap where a tap off the targets is answered with a refusal: "intersection", "path" or "". */
    readonly property string wanted: root.guided || root.open !== null ? "" : root.question.wanted

    /** Handles a tap off the targets: tries it, and the refusal names the rule. `road`: a path there. */
    function tryUnlit(at: string, road: string): void {
        if (root.open !== null)
            return;
        if (root.placed !== null && Array.from(Prompts.ask(root.what, "", []).choices).indexOf(at) >= 0) {
            root.answers = [at]; // another first place
            return;
        }
        if (at === "" || root.intersections.indexOf(at) >= 0 || root.paths.indexOf(at) >= 0)
            return;
        if (root.what === "sail" && root.answers.length === 0) {
            root.ask(at); // shows why this ship may not move
            return;
        }
        root.carry(Prompts.attempt(root.what, root.placing && root.placed === null ? [at, road] : root.answers.concat([at])));
    }

    /** Steals from one of several players. */
    function rob(victim: int): void { root.follow(root.answers.concat([Game.players[victim].color])); }

    // Closes a choice without any place left.
    function leaveIfExhausted(): void {
        if (root.what !== "" && root.intersections.length + root.paths.length === 0)
            root.choose(root.panel, "");
    }

    // Ends an offer without any choice left; it stays open while another piece may move. Asked anew: `question` may be of before the change.
    function leaveIfOver(): void {
        if (root.panel === "offer" && Prompts.ask(root.what, "", []).choices.length === 0)
            root.cancel();
    }

    /** The decision that is led: another one has other answers. */
    readonly property string led: root.prompt.led ? root.prompt.verb : ""
    onLedChanged: root.cancel()
    /** The tool of the player before is put down. */
    readonly property int actor: Game.expected.player
    onActorChanged: if (root.panel !== "" || root.answers.length > 0) root.cancel()

    readonly property Connections watch: Connections {
        target: Game
        function onRevisionChanged(): void {
            if (root.open !== null && Prompts.open(root.open.command).key === "")
                root.open = null; // another command came first
            if (root.open !== null)
                return;
            if (root.guided && root.question.total === 0 && !root.question.pass)
                root.cancel();
            else if (!root.prompt.acting && !root.guided)
                root.cancel();
            else if (root.panel === "offer") {
                root.answers = [];
                root.leaveIfOver();
            } else if (!root.guided && root.answers.length > 0 && Prompts.ask(root.what, "", root.answers).total === 0)
                root.answers = [];
            else if (root.question.builds)
                Qt.callLater(root.leaveIfExhausted); // when the places are those of now
        }
    }
}
