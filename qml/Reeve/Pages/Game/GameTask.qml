// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// What a tap on the board means now: which places light up, and which command a tap becomes.
// Set-up and decisions set the task by themselves; building and knights are chosen by the player.
QtObject {
    id: root

    // What stands for none.
    property placeFacts noPlace
    property questionFacts nothingOpen
    property guideFacts noQuestion
    property promptFacts noPrompt
    property tapFacts noTap

    /** "", "build", "knights", "place" or "offer": which panel is open. */
    property string panel: ""
    /** In build: road ship sail settlement city wall knight and pieces of Prompts.recruits; in knights: knight activate promote move
     *  chase chase-pirate; in offer: its verb. While a building of the set-up is placed: "ship" for a ship beside it, "" for a road. */
    property string piece: ""
    /** The first of two taps: the set-up building, the knight that moves. */
    property string from: ""
    /** The place that was asked about, with the panel "place". */
    property string place: ""
    /** What lies there, what it brings and what may be done: see Game.placeAt(); without a name where nothing was asked. */
    readonly property placeFacts facts: root.panel === "place" && Game.revision >= 0 ? Game.placeAt(root.place) : root.noPlace
    /** What a piece on that place may begin: words for offer(). */
    readonly property list<string> starts: root.panel === "place" && Game.revision >= 0 ? Array.from(Prompts.startsAt(root.place)) : []
    /** Where the robber is to go while its victim is still to be chosen. */
    property string robberHex: ""

    /** The taps of an offer that takes any number of them, in their order. */
    property list<string> chain: []

    /** A command that is ready but for what the table may still say of it: {command, then}; null where nothing is open. */
    property var open: null
    /** What is asked of it: see Prompts.open(). */
    readonly property questionFacts openQuestion: root.open !== null && Game.revision >= 0 ? Prompts.open(root.open.command) : root.nothingOpen
    /** Hexes that were tapped for it. */
    property list<string> openHexes: []

    /** The keyboard turns to the places of the board. */
    signal keysAsked()

    /** The board is to be seen larger or smaller; 0: the whole of it. */
    signal zoomAsked(int steps)

    /** Seat whose longest road is shown on the board; −1: none. */
    property int roadOf: -1

    /** A command that is led through question by question (record: its `do` and its card), and the answers so far. */
    property string verb: ""
    property string card: ""
    property var answers: ({})
    /** What the table waits for. */
    readonly property promptFacts prompt: Prompts.current
    readonly property bool guidedDecision: root.prompt.led
    readonly property bool guided: root.verb !== ""
    /** Places at which the table surely lies otherwise than the record, as the picture says that was last held against it. */
    readonly property int differing: Array.from(BoardCheck.differences).filter(d => !d.doubtful).length
    /** They are settled before the game goes on. */
    readonly property bool held: root.differing > 0 && (root.prompt.rolling || root.prompt.acting) && !root.leading && root.placed === null
    /** How often a cover was opened or closed: whoever looks at the own cards is asked less. */
    property int looks: 0
    readonly property Timer looked: Timer { interval: 0; onTriggered: root.looks += 1 }
    // Not at once: a new question closes the cover by itself.
    readonly property Connections looking: Connections {
        target: Game
        function onUncoveredChanged(): void { root.looked.restart(); }
    }
    readonly property guideFacts question: root.guided && Game.revision >= 0 && root.looks >= 0 ? Prompts.guide(root.verb, root.card, root.answers) : root.noQuestion
    readonly property bool onBoard: root.question.kind === "hex" || root.question.kind === "intersection" || root.question.kind === "path"
    /** The guided command can be carried out: everything is chosen, or what is chosen is enough. */
    readonly property bool ready: root.guided && root.question.key === "" && !!root.question.command || root.leading && root.answerList.length > 0 && !!root.question.command
    /** Somebody is being led through a command of their own choice, and may leave it. */
    readonly property bool leading: root.guided && !root.guidedDecision
    /** What carrying out the guided command is called. */
    readonly property string doneWords: Game.revision >= 0 ? Prompts.doneWords(root.verb, root.selected.length) : ""
    /** Where a card is about hexes: those that can be chosen, and those that are; all others are veiled. */
    readonly property list<string> hexesThatCount: {
        const chosen = root.answerList.filter(a => Game.position?.board?.hexes?.[a] !== undefined);
        const open = root.question.kind === "hex" ? Array.from(root.question.choices) : [];
        return open.length + chosen.length > 0 ? open.concat(chosen) : [];
    }
    /** The answers in one list. */
    readonly property var answerList: Object.keys(root.answers).reduce((all, key) => all.concat(root.answers[key]), [])
    /** What is said of the guided command: see Prompts.about(). */
    readonly property promptFacts about: Game.revision >= 0 ? Prompts.about(root.verb) : root.noPrompt
    /** What a guided command without a card is called. */
    readonly property string verbWords: root.card === "" ? root.about.name : ""
    /** What such a command does, in a sentence. */
    readonly property string verbHint: root.about.detail

    readonly property bool placing: root.prompt.placing
    readonly property bool placeDecision: root.prompt.onBoard
    /** Nothing is to be chosen: a tap on the board asks what may be done there. */
    readonly property bool resting: !EmptySeats.acting && root.open === null && !root.placing && !root.placeDecision && !root.guided && (root.piece === "" || root.panel === "place")
    readonly property bool active: root.open !== null || root.placing || root.placeDecision || root.piece !== "" || root.onBoard

    /** What was tapped so far for what is owed, or for the chosen piece. */
    readonly property list<string> taps: root.chain.length > 0 ? root.chain : Array.from([root.from, root.robberHex]).filter(t => t !== "")
    /** What is to be tapped next: see Prompts.tap(). */
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
    /** The building of the first placing that stands there already while its road is still to be chosen; null: none. */
    readonly property var placed: root.placing && root.from !== ""
        ? { player: Game.awaited.color, kind: root.prompt.piece === "city" ? "cities" : "settlements", at: root.from } : null
    /** Where a ship could stand beside the building that is placed, instead of the road. */
    readonly property list<string> shipPaths: root.placed !== null && Game.revision >= 0 ? Array.from(Prompts.tap("ship", [root.from]).choices) : []
    readonly property list<string> paths: root.lit("path")
    readonly property list<string> hexes: root.lit("hex")
    readonly property list<string> selected: root.open !== null ? root.openHexes : root.guided ? root.answerList.filter(a => typeof a === "string" && /^[A-Za-z][0-9]/.test(a))
                               : root.victims.length > 1 ? [root.robberHex] : root.step.chain ? root.chained : root.panel === "place" ? [root.place] : root.from !== "" ? [root.from] : []
    /** What was chosen in a chain, and the piece that needed no choice. */
    readonly property list<string> chained: Array.from([root.step.chosen, ...Array.from(root.chain)]).filter((n, i, all) => /[0-9]/.test(n) && all.indexOf(n) === i)
    /** Seats of which one is to be robbed; empty where there is no choice. */
    readonly property list<int> victims: !root.guided && root.step.kind === "player"
        ? Array.from(root.step.choices).map(color => Game.players.findIndex(p => p.color === color)) : []

    /** What to tap now, as a sentence; empty where nothing is to be tapped. */
    readonly property string hint: root.step.ask

    /** Leads through a command; `card` may be "". */
    function guide(verb: string, card: string): void {
        root.choose("", "");
        root.card = card;
        root.verb = verb;
    }

    /** The next answer of a guided command. */
    function answer(value: var): void {
        const key = root.question.key;
        root.answers = Object.assign({}, root.answers, { [key]: (root.answers[key] ?? []).concat([value]) });
    }

    function carryOut(): void {
        if (root.question.command)
            root.perform(root.question.command, done => { if (done) root.cancel(); });
    }

    /** Carries out a command once nothing is open of it; `then` hears whether it was done. */
    function perform(command: var, then: var): void {
        root.openHexes = [];
        if (Prompts.open(command).key === "")
            then(Game.perform(command));
        else
            root.open = { command: command, then: then };
    }
    /** Says what was open: a list of hexes, or a number; undefined leaves all that is open to Reeve. */
    function answerOpen(answer: var): void {
        const was = root.open;
        const command = answer === undefined ? was.command : Prompts.completed(was.command, answer);
        root.openHexes = [];
        // Another token is turned over by the same move.
        const more = answer !== undefined && Prompts.open(command).key !== "";
        root.open = more ? { command: command, then: was.then } : null;
        if (!more)
            was.then(Game.perform(command));
    }
    /** The turn is over, or another part of it. */
    function endTurn(): void { root.perform(Prompts.answer(), () => {}); }

    /** A place of the board was tapped while nothing was to be chosen: a knight or ship that can move shows at once where to. */
    function ask(name: string): void {
        root.choose("place", "");
        root.place = name;
        const deeds = Array.from(root.facts.deeds).filter(d => d.reason === "");
        const move = deeds.find(d => d.deed === "move" || d.deed === "sail");
        if (move)
            root.begin(move.deed);
        else if (deeds.length === 0 && root.starts.length === 1)
            root.offer(root.starts[0], name); // nothing else can be done here
    }
    /** A deed of the place with a target that is tapped next: "move", "sail" or a chase. */
    function begin(deed: string): void {
        root.piece = deed;
        root.from = root.place;
    }
    /** Carries out a deed of the place. A knight may have more to do, so its panel stays. */
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
    /** Begins what the turn offers besides (Prompts.offers, Prompts.startsAt); `place`: where it begins, or "". */
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

    /** A place that is lit: an answer, the first of two taps, or all that was missing. */
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

    /** Carries out what was tapped for what is owed or for the chosen piece. */
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
                root.cancel(); // what was tapped lies elsewhere now
            else if (builds)
                root.leaveIfExhausted();
            else
                root.from = "";
        });
    }

    /** What is to be tapped now where a place that is not lit can be said no to: "intersection", "path" or "". */
    readonly property string wanted: root.guided || root.open !== null ? "" : root.step.wanted

    /** A place that is not lit was tapped: it is asked for all the same, and the refusal tells which rule forbids it. `road`: a path there. */
    function tryUnlit(at: string, road: string): void {
        if (root.open !== null)
            return;
        if (root.placing && root.from !== "" && Array.from(Prompts.tap("", []).choices).indexOf(at) >= 0) {
            root.from = at; // another place after all
            return;
        }
        if (at === "" || root.intersections.indexOf(at) >= 0 || root.paths.indexOf(at) >= 0)
            return;
        if (root.piece === "sail" && root.from === "") {
            root.ask(at); // tells why this ship stays
            return;
        }
        root.carry(Prompts.attempt(root.piece, root.placing && root.from === "" ? [at, road] : root.taps.concat([at])));
    }

    /** Robs one of several players. */
    function rob(victim: int): void { root.carry(Prompts.tap(root.piece, root.taps.concat([Game.players[victim].color])).command); }

    // When nothing more of the kind can be built, the choice closes, so that no dead mode stays.
    function leaveIfExhausted(): void {
        if (root.piece !== "" && root.intersections.length + root.paths.length === 0)
            root.choose(root.panel, "");
    }

    // Ends an offer of which nothing more can be chosen; while another piece may move it stays.
    function leaveIfOver(): void {
        if (root.panel === "offer" && root.step.choices.length === 0)
            root.cancel();
    }

    onGuidedDecisionChanged: root.cancel()

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
        }
    }
}
