// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// What a tap on the board means now: which places light up, and which command a tap becomes.
// Set-up and decisions set the task by themselves; building and knights are chosen by the player.
QtObject {
    id: root

    /** "", "build", "knights" or "place": which panel is open. */
    property string panel: ""
    /** In build: road settlement city wall knight; in knights: activate promote move chase. */
    property string piece: ""
    /** The first of two taps: the set-up building, the knight that moves. */
    property string from: ""
    /** The place that was asked about, with the panel "place". */
    property string place: ""
    /** What lies there, what it brings and what may be done: see Game.placeAt(); null where nothing was asked. */
    readonly property var facts: root.panel === "place" && Game.revision >= 0 ? Game.placeAt(root.place) : null
    /** Where the robber is to go while its victim is still to be chosen. */
    property string robberHex: ""

    /** The keyboard turns to the places of the board. */
    signal keysAsked()

    /** Seat whose longest road is shown on the board; −1: none. */
    property int roadOf: -1

    /** A command that is led through question by question (record: its `do` and its card), and the answers so far. */
    property string verb: ""
    property string card: ""
    property var answers: ({})
    readonly property var guidedDecisions: ["commit-knights", "give", "take-cards", "take-progress", "build-neutral", "place-neutral"]
    readonly property bool guidedDecision: root.guidedDecisions.indexOf(root.kind) >= 0
    readonly property bool guided: root.verb !== ""
    /** Places at which the table surely lies otherwise than the record, as the picture says that was last held against it. */
    readonly property int differing: BoardCheck.differences.filter(d => !d.doubtful).length
    /** They are settled before the game goes on. */
    readonly property bool held: root.differing > 0 && (root.kind === "roll" || root.kind === "actions") && !root.leading && root.placed === null
    /** How often a cover was opened or closed: whoever looks at the own cards is asked less. */
    property int looks: 0
    readonly property Timer looked: Timer { interval: 0; onTriggered: root.looks += 1 }
    // Not at once: a new question closes the cover by itself.
    readonly property Connections looking: Connections {
        target: Game
        function onUncoveredChanged(): void { root.looked.restart(); }
    }
    readonly property var question: root.guided && Game.revision >= 0 && root.looks >= 0 ? Game.guide(root.verb, root.card, root.answers) : null
    readonly property bool onBoard: ["hex", "intersection", "path"].indexOf(root.question?.kind ?? "") >= 0
    /** The guided command can be carried out: everything is chosen, or what is chosen is enough. */
    readonly property bool ready: root.guided && root.question?.key === "" && !!root.question?.command || root.leading && root.answerList.length > 0 && !!root.question?.command
    /** Somebody is being led through a command of their own choice, and may leave it. */
    readonly property bool leading: root.guided && !root.guidedDecision
    /** What carrying out the guided command is called. */
    readonly property string doneWords: root.verb === "commit-knights"
        ? (root.selected.length > 0 ? qsTr("%n knight(s) defend(s)", "", root.selected.length) : qsTr("No knight defends"))
        : root.verb === "play" || root.verb === "play-development" ? qsTr("Play card") : qsTr("Confirm")
    /** Where a card is about hexes: those that can be chosen, and those that are; all others are veiled. */
    readonly property var hexesThatCount: {
        const chosen = root.answerList.filter(a => typeof a === "string" && /^[A-Z][0-9]$/.test(a));
        const open = root.question?.kind === "hex" ? Array.from(root.question.choices) : [];
        return open.length + chosen.length > 0 ? open.concat(chosen) : [];
    }
    /** The answers in one list. */
    readonly property var answerList: Object.keys(root.answers).reduce((all, key) => all.concat(root.answers[key]), [])
    /** What a guided command without a card is called. */
    readonly property string verbWords: root.wordsOf(root.verb)
    /** What such a command does, in a sentence. */
    readonly property string verbHint: {
        switch (root.verb) {
        case "harbor-trade": return qsTr("Give one resource and get a commodity of the other player's choice. You may ask each player once.");
        case "forced-trade": return qsTr("Draw two random cards from the other player, then give back any two. Costs 1 trade card, or 2 if you have more visible points.");
        case "robber-to-desert": return qsTr("Costs 1 trade card, or 2 if you have more visible points.");
        case "discard-knight": return qsTr("Remove one of your played knight cards from the game for 2 trade cards. Once per turn.");
        case "chase-robber": return qsTr("Knight-errant: before the roll, an active knight next to the robber may chase it away.");
        }
        return "";
    }

    readonly property string kind: Game.expected?.kind ?? ""
    readonly property var options: Game.options ?? ({})
    readonly property bool placing: root.kind === "place-settlement" || root.kind === "place-city"
    readonly property var placeDecisions: ["move-robber", "lose-city", "place-metropolis", "relocate-knight", "remove-knight", "place-knight"]
    readonly property bool placeDecision: root.placeDecisions.indexOf(root.kind) >= 0
    /** Nothing is to be chosen: a tap on the board asks what may be done there. */
    readonly property bool resting: !root.placing && !root.placeDecision && !root.guided && (root.piece === "" || root.panel === "place")
    readonly property bool active: root.placing || root.placeDecision || root.piece !== "" || root.onBoard

    readonly property var intersections: {
        const o = root.options;
        if (root.guided)
            return root.question.kind === "intersection" ? root.question.choices : [];
        switch (root.kind) {
        case "place-settlement":
        case "place-city": return root.from === "" ? o.place ?? [] : []; // now only the paths are lit
        case "lose-city": return o.loseCity ?? [];
        case "place-metropolis": return o.metropolis ?? [];
        case "relocate-knight": return o.relocate ?? [];
        case "remove-knight": return o.removeKnight ?? [];
        case "place-knight": return o.placeKnight ?? [];
        }
        switch (root.piece) {
        case "settlement": return o.settlements ?? [];
        case "city": return o.cities ?? [];
        case "wall": return o.walls ?? [];
        case "knight": return o.recruits ?? [];
        case "activate": return o.activate ?? [];
        case "promote": return o.promote ?? [];
        case "move": return root.from === "" ? o.movable ?? [] : Game.revision >= 0 ? Game.knightTargets(root.from) : [];
        case "chase": return root.from === "" ? o.chasers ?? [] : [];
        }
        return [];
    }
    /** The building of the first placing that stands there already while its road is still to be chosen; null: none. */
    readonly property var placed: root.placing && root.from !== ""
        ? { player: Game.players[Game.expected?.player]?.color ?? "", kind: root.kind === "place-city" ? "cities" : "settlements", at: root.from } : null
    readonly property var paths: root.guided ? (root.question.kind === "path" ? root.question.choices : [])
                               : root.placing && root.from !== "" && Game.revision >= 0 ? Game.setupRoads(root.from)
                               : root.piece === "road" && !root.placing ? root.options.roads ?? [] : []
    readonly property var hexes: root.guided ? (root.question.kind === "hex" ? root.question.choices : [])
                               : root.victims.length > 1 ? [] : root.kind === "move-robber" ? root.options.robberTo ?? []
                               : root.piece === "chase" && root.from !== "" ? root.options.robberTo ?? [] : []
    readonly property var selected: root.guided ? root.answerList.filter(a => typeof a === "string" && /^[A-Za-z][0-9]/.test(a))
                               : root.victims.length > 1 ? [root.robberHex] : root.panel === "place" ? [root.place] : root.from !== "" ? [root.from] : []
    readonly property var victims: Game.revision < 0 || root.robberHex === "" || root.kind !== "move-robber" && root.piece !== "chase" ? [] : Game.robberVictims(root.robberHex)

    /** What to tap now, as a sentence; empty where nothing is to be tapped. */
    readonly property string hint: {
        if (root.placing)
            return root.from !== "" ? qsTr("Now the road: tap a highlighted path.")
                 : root.kind === "place-city" ? qsTr("Tap an intersection for the city.") : qsTr("Tap an intersection for the settlement.");
        if (root.placeDecision)
            return root.kind === "move-robber" ? qsTr("Tap a hex for the robber.") : qsTr("Tap a highlighted place on the board.");
        switch (root.piece) {
        case "": return "";
        case "road": return qsTr("Tap a highlighted path.");
        case "move": return root.from === "" ? qsTr("Tap the knight to move.") : qsTr("Tap its destination.");
        case "chase": return root.from === "" ? qsTr("Tap the knight that chases away the robber.") : qsTr("Tap the robber's new hex.");
        case "activate": return qsTr("Tap the knight to activate.");
        case "promote": return qsTr("Tap the knight to promote.");
        }
        return root.intersections.length > 0 ? qsTr("Tap a highlighted place.") : "";
    }

    function wordsOf(verb: string): string {
        switch (verb) {
        case "harbor-trade": return qsTr("Commercial Harbor: an offer");
        case "forced-trade": return qsTr("Forced trade");
        case "robber-to-desert": return qsTr("Send the robber to the desert");
        case "discard-knight": return qsTr("Discard a knight card");
        case "chase-robber": return qsTr("A knight chases away the robber");
        case "build-neutral": return qsTr("Build for a neutral colour");
        case "place-neutral": return qsTr("Place a neutral settlement");
        }
        return "";
    }

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
        const command = root.question.command;
        if (command && Game.perform(command))
            root.cancel();
    }

    /** A place of the board was tapped while nothing was to be chosen: a knight that can move shows at once where to. */
    function ask(name: string): void {
        root.choose("place", "");
        root.place = name;
        const move = (root.facts?.deeds ?? []).find(d => d.deed === "move" && d.reason === "");
        if (move)
            root.begin("move");
    }
    /** A deed of the place with a target that is tapped next: "move" or "chase". */
    function begin(deed: string): void {
        root.piece = deed;
        root.from = root.place;
    }
    /** Carries out a deed of the place. A knight may have more to do, so its panel stays. */
    function act(deed: var): void {
        const knight = ["knight", "activate", "promote"].indexOf(deed.deed) >= 0;
        if (deed.command === null)
            root.begin(deed.deed);
        else if (Game.perform(deed.command))
            knight ? root.ask(root.place) : root.cancel();
    }

    function choose(panel: string, piece: string): void {
        root.answers = ({});
        root.place = "";
        root.card = "";
        root.verb = root.guidedDecision ? root.kind : "";
        root.panel = panel;
        root.piece = piece;
        root.from = "";
        root.robberHex = "";
    }
    function cancel(): void { root.choose("", ""); }

    function intersectionTapped(at: string): void {
        if (root.guided) {
            root.answer(at);
            return;
        }
        switch (root.kind) {
        case "place-settlement":
        case "place-city": root.from = at; return;
        case "lose-city":
        case "place-metropolis":
        case "remove-knight":
        case "place-knight": Game.perform({ do: root.kind, at: at }); return;
        case "relocate-knight": Game.perform({ do: root.kind, to: at }); return;
        }
        switch (root.piece) {
        case "activate":
        case "promote": Game.perform({ do: root.piece, at: at }); return;
        case "move":
            if (root.from === "")
                root.from = at;
            else if (Game.perform({ do: "move-knight", from: root.from, to: at }))
                root.panel === "place" ? root.cancel() : root.from = "";
            return;
        case "chase": root.from = at; return;
        case "": return;
        }
        if (Game.perform({ do: "build", piece: root.piece, at: at }))
            root.leaveIfExhausted();
    }

    /** What is to be tapped now where a place that is not lit can be said no to: "intersection", "path" or "". */
    readonly property string wanted: root.guided || root.kind !== "actions" && !root.placing ? ""
                                   : root.piece === "road" || root.placing && root.from !== "" ? "path"
                                   : root.placing || root.piece !== "" && root.intersections.length > 0 ? "intersection" : ""

    /** A place that is not lit was tapped: it is asked for all the same, and the refusal tells which rule forbids it. `road`: a path there. */
    function tryUnlit(at: string, road: string): void {
        if (root.placing && root.from !== "" && (root.options.place ?? []).indexOf(at) >= 0) {
            root.from = at; // another place after all
            return;
        }
        if (at === "" || root.intersections.indexOf(at) >= 0 || root.paths.indexOf(at) >= 0)
            return;
        if (root.placing && root.from === "")
            Game.perform({ do: "place", [root.kind === "place-city" ? "city" : "settlement"]: at, road: road });
        else if (root.piece !== "move" && root.piece !== "chase" || root.from !== "")
            root.wanted === "path" ? root.pathTapped(at) : root.intersectionTapped(at);
    }

    function pathTapped(at: string): void {
        if (root.guided) {
            root.answer(at);
            return;
        }
        if (root.placing) {
            const building = root.kind === "place-city" ? { city: root.from } : { settlement: root.from };
            if (Game.perform(Object.assign({ do: "place", road: at }, building)))
                root.from = "";
        } else if (Game.perform({ do: "build", piece: "road", at: at })) {
            root.leaveIfExhausted();
        }
    }

    function hexTapped(hex: string): void {
        if (root.guided) {
            root.answer(hex);
            return;
        }
        const victims = Game.robberVictims(hex);
        if (victims.length > 1)
            root.robberHex = hex;
        else
            root.robberTo(hex, -1);
    }

    /** Sends the robber; victim −1: nobody, or the only one. */
    function robberTo(hex: string, victim: int): void {
        const command = root.piece === "chase" ? { do: "chase-robber", knight: root.from, to: hex } : { do: "move-robber", to: hex };
        if (victim >= 0)
            command.victim = Game.players[victim].color;
        if (Game.perform(command))
            root.cancel();
        root.robberHex = "";
    }

    // When nothing more of the kind can be built, the choice closes, so that no dead mode stays.
    function leaveIfExhausted(): void {
        if (root.piece !== "" && root.intersections.length + root.paths.length === 0)
            root.choose(root.panel, "");
    }

    onGuidedDecisionChanged: root.cancel()

    readonly property Connections watch: Connections {
        target: Game
        function onRevisionChanged(): void {
            if (root.guidedDecision && root.verb !== root.kind || root.guided && (root.question?.total ?? 0) === 0 && !root.question?.pass)
                root.cancel();
            else if (root.kind !== "actions" && !root.guided)
                root.cancel();
            else if (root.from !== "" && (root.options.movable ?? []).indexOf(root.from) < 0 && root.piece === "move")
                root.from = "";
        }
    }
}
