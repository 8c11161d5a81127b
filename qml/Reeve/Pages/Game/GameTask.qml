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
    property guideFacts noQuestion
    property promptFacts noPrompt
    property tapFacts noTap

    /** The open panel: "", "build", "knights", "place" or "offer". */
    property string panel: ""
    /**
     * In build: road ship sail settlement city wall knight and pieces of Prompts.recruits; in knights: knight activate
     * promote move chase chase-pirate; in offer: its verb. While a set-up building is placed: "ship" for a ship next to
     * it, "" for a road.
     */
    property string piece: ""
    /** The first of two taps: the set-up building, the knight that moves. */
    property string from: ""
    /** The tapped place of the panel "place". */
    property string place: ""
    /** Pieces, production and actions of that place: see Game.placeAt(); without a name if no place was tapped. */
    readonly property placeFacts facts: root.panel === "place" && Game.revision >= 0 ? Game.placeAt(root.place) : root.noPlace
    /** Actions that a piece on that place may begin: words for offer(). */
    readonly property list<string> starts: root.panel === "place" && Game.revision >= 0 ? Array.from(Prompts.startsAt(root.place)) : []
    /** The robber's target while its victim is not chosen. */
    property string robberHex: ""

    /** Taps of an offer with any number of them, in order. */
    property list<string> chain: []

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

    /** A command with guided questions (`do` and card of the record), and the answers so far. */
    property string verb: ""
    property string card: ""
    property var answers: ({})
    /** The current prompt. */
    readonly property promptFacts prompt: Prompts.current
    readonly property bool guidedDecision: root.prompt.led
    readonly property bool guided: root.verb !== ""
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
    readonly property guideFacts question: root.guided && Game.revision >= 0 && root.looks >= 0 ? Prompts.guide(root.verb, root.card, root.answers) : root.noQuestion
    readonly property bool onBoard: root.question.kind === "hex" || root.question.kind === "intersection" || root.question.kind === "path"
    /** The guided command can be carried out: all choices are made, or enough of them. */
    readonly property bool ready: root.guided && root.question.key === "" && !!root.question.command || root.leading && root.answerList.length > 0 && !!root.question.command
    /** The player chose the guided command and may leave it. */
    readonly property bool leading: root.guided && !root.guidedDecision
    /** Text of the button that carries out the guided command. */
    readonly property string doneWords: Game.revision >= 0 ? Prompts.doneWords(root.verb, root.selected.length) : ""
    /** For cards on hexes: the selectable and the selected ones; all others are veiled. */
    readonly property list<string> hexesThatCount: {
        const chosen = root.answerList.filter(a => Game.position?.board?.hexes?.[a] !== undefined);
        const open = root.question.kind === "hex" ? Array.from(root.question.choices) : [];
        return open.length + chosen.length > 0 ? open.concat(chosen) : [];
    }
    /** All answers in one list. */
    readonly property var answerList: Object.keys(root.answers).reduce((all, key) => all.concat(root.answers[key]), [])
    /** Description of the guided command: see Prompts.about(). */
    readonly property promptFacts about: Game.revision >= 0 ? Prompts.about(root.verb) : root.noPrompt
    /** Name of a guided command without a card. */
    readonly property string verbWords: root.card === "" ? root.about.name : ""
    /** Effect of such a command, in a sentence. */
    readonly property string verbHint: root.about.detail

    readonly property bool placing: root.prompt.placing
    readonly property bool placeDecision: root.prompt.onBoard
    /** Without a choice to make, a tap on the board asks about the place. */
    readonly property bool resting: !EmptySeats.acting && root.open === null && !root.placing && !root.placeDecision && !root.guided && (root.piece === "" || root.panel === "place")
    readonly property bool active: root.open !== null || root.placing || root.placeDecision || root.piece !== "" || root.onBoard

    /** Taps so far for the pending decision or the chosen piece. */
    readonly property list<string> taps: root.chain.length > 0 ? root.chain : Array.from([root.from, root.robberHex]).filter(t => t !== "")
    /** The next tap: see Prompts.tap(). */
    readonly property tapFacts step: !root.guided && Game.revision >= 0 ? Prompts.tap(root.piece, root.taps) : root.noTap
    /** The places of a kind that can be tapped now. */
    function lit(kind: string): var {
        if (root.open !== null)
            return kind === "hex" ? Array.from(root.openQuestion.hexes).filter(h => root.openHexes.indexOf(h) < 0) : [];
        const asked = root.guided ? root.question : root.step;
        const named = name => name.indexOf("-") > 0 ? "path" : name[0] <= "Z" ? "hex" : "intersection";
        return asked.kind === kind ? Array.from(asked.choices) : asked.kind === "place" ? Array.from(asked.choices).filter(n => named(n) === kind) : [];
    }
    readonly property list<string> intersections: root.lit("intersection")
    /** The set-up building whose road is not chosen yet; null: none. */
    readonly property var placed: root.placing && root.from !== ""
        ? { player: Game.awaited.color, kind: root.prompt.piece === "city" ? "cities" : "settlements", at: root.from } : null
    /** Paths for a ship next to the set-up building, instead of the road. */
    readonly property list<string> shipPaths: root.placed !== null && Game.revision >= 0 ? Array.from(Prompts.tap("ship", [root.from]).choices) : []
    readonly property list<string> paths: root.lit("path")
    readonly property list<string> hexes: root.lit("hex")
    readonly property list<string> selected: root.open !== null ? root.openHexes : root.guided ? root.answerList.filter(a => typeof a === "string" && /^[A-Za-z][0-9]/.test(a))
                               : root.victims.length > 1 ? [root.robberHex] : root.step.chain ? root.chained : root.panel === "place" ? [root.place] : root.from !== "" ? [root.from] : []
    /** Choices of a chain, and the piece that needed no choice. */
    readonly property list<string> chained: Array.from([root.step.chosen, ...Array.from(root.chain)]).filter((n, i, all) => /[0-9]/.test(n) && all.indexOf(n) === i)
    /** Seats from which to choose a victim; empty if there is no choice. */
    readonly property list<int> victims: !root.guided && root.step.kind === "player"
        ? Array.from(root.step.choices).map(color => Game.players.findIndex(p => p.color === color)) : []

    /** The next tap as a sentence; empty if there is none. */
    readonly property string hint: root.step.ask

    /** Starts the guided questions of a command; `card` may be "". */
    function guide(verb: string, card: string): void {
        root.choose("", "");
        root.card = card;
        root.verb = verb;
    }

    /** Stores the next answer of a guided command. */
    function answer(value: var): void {
        const key = root.question.key;
        root.answers = Object.assign({}, root.answers, { [key]: (root.answers[key] ?? []).concat([value]) });
    }

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
        root.piece = deed;
        root.from = root.place;
    }
    /** Carries out an action of the place. The panel of a knight stays open for further ones. */
    function act(deed: deedFacts): void {
        const knight = deed.deed === "knight" || deed.deed === "activate" || deed.deed === "promote";
        if (deed.command === null)
            root.begin(deed.deed);
        else
            root.perform(deed.command, done => { if (done) knight ? root.ask(root.place) : root.cancel(); });
    }

    function choose(panel: string, piece: string): void {
        root.open = null;
        root.answers = ({});
        root.place = "";
        root.card = "";
        root.verb = root.guidedDecision ? root.prompt.verb : "";
        root.panel = panel;
        root.piece = piece;
        root.from = "";
        root.robberHex = "";
        root.chain = [];
    }
    /** Begins a further offer of the turn (Prompts.offers, Prompts.startsAt); `place`: its start, or "". */
    function offer(word: string, place: string): void {
        const way = Prompts.about(word).way;
        if (way === "led") {
            root.guide(word, "");
            return;
        }
        root.choose(way === "board" ? "offer" : "", way === "board" ? word : "");
        const next = way === "board" ? Prompts.tap(word, place === "" ? [] : [place]) : null;
        if (way === "now")
            Game.perform(Prompts.attempt(word, []));
        else if (place !== "" && next.command)
            root.carry(next.command);
        else if (place !== "" && next.choices.length > 0)
            root.chain = [place];
    }
    function cancel(): void { root.choose("", ""); }

    function intersectionTapped(at: string): void { root.tapped(at); }
    function pathTapped(at: string): void { root.tapped(at); }
    function hexTapped(at: string): void { root.tapped(at); }

    /** Handles a tap on a target: an answer, the first of two taps, or the last one. */
    function tapped(at: string): void {
        if (root.open !== null) {
            root.openHexes = root.openHexes.concat([at]);
            if (root.openHexes.length === root.openQuestion.count)
                root.answerOpen(root.openHexes);
            return;
        }
        if (root.guided) {
            root.answer(at);
            return;
        }
        const next = Prompts.tap(root.piece, root.taps.concat([at]));
        if (next.command)
            root.carry(next.command);
        else if (root.step.chain)
            root.chain = [...Array.from(root.chain), at];
        else if (root.step.kind === "hex")
            root.robberHex = at;
        else
            root.from = at;
    }

    /** Carries out the tapped answer or action. */
    function carry(command: var): void {
        const builds = root.step.builds, robs = root.step.kind === "hex" || root.step.kind === "player";
        const chain = root.panel === "offer";
        root.perform(command, done => {
            root.robberHex = "";
            root.chain = [];
            if (!done)
                return;
            if (chain)
                root.leaveIfOver();
            else if (robs || root.panel === "place")
                root.cancel(); // the tapped pieces have changed
            else if (builds)
                root.leaveIfExhausted();
            else
                root.from = "";
        });
    }

    /** The kind of place to tap where a tap off the targets is answered with a refusal: "intersection", "path" or "". */
    readonly property string wanted: root.guided || root.open !== null ? "" : root.step.wanted

    /** Handles a tap off the targets: tries it, and the refusal names the rule. `road`: a path there. */
    function tryUnlit(at: string, road: string): void {
        if (root.open !== null)
            return;
        if (root.placing && root.from !== "" && Array.from(Prompts.tap("", []).choices).indexOf(at) >= 0) {
            root.from = at; // another first place
            return;
        }
        if (at === "" || root.intersections.indexOf(at) >= 0 || root.paths.indexOf(at) >= 0)
            return;
        if (root.piece === "sail" && root.from === "") {
            root.ask(at); // shows why this ship may not move
            return;
        }
        root.carry(Prompts.attempt(root.piece, root.placing && root.from === "" ? [at, road] : root.taps.concat([at])));
    }

    /** Steals from one of several players. */
    function rob(victim: int): void { root.carry(Prompts.tap(root.piece, root.taps.concat([Game.players[victim].color])).command); }

    // Closes a choice without any place left.
    function leaveIfExhausted(): void {
        if (root.piece !== "" && root.intersections.length + root.paths.length === 0)
            root.choose(root.panel, "");
    }

    // Ends an offer without any choice left; it stays open while another piece may move. Asked anew: `step` may be of before the change.
    function leaveIfOver(): void {
        if (root.panel === "offer" && Prompts.tap(root.piece, root.taps).choices.length === 0)
            root.cancel();
    }

    onGuidedDecisionChanged: root.cancel()
    /** The tool of the player before is put down. */
    readonly property int actor: Game.expected.player
    onActorChanged: if (root.panel !== "" || root.answerList.length > 0) root.cancel()

    readonly property Connections watch: Connections {
        target: Game
        function onRevisionChanged(): void {
            if (root.open !== null && Prompts.open(root.open.command).key === "")
                root.open = null; // another command came first
            if (root.open !== null)
                return;
            if (root.guidedDecision && root.verb !== root.prompt.verb || root.guided && root.question.total === 0 && !root.question.pass)
                root.cancel();
            else if (!root.prompt.acting && !root.guided)
                root.cancel();
            else if (root.panel === "offer") {
                root.chain = [];
                root.leaveIfOver();
            } else if (root.from !== "" && Prompts.tap(root.piece, []).choices.indexOf(root.from) < 0)
                root.from = "";
            else if (root.step.builds)
                Qt.callLater(root.leaveIfExhausted); // when the places are those of now
        }
    }
}
