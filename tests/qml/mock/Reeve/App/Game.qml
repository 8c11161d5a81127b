// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values
import "position.js" as Fixed

// A mock of the open game: one fixed position of a game in progress. `asked` records commands, which change nothing; tests set
// the properties they need.
QtObject {
    id: root
    property bool active: false
    property int revision: 1
    property string gameName: "Saturday"
    property var position: Fixed.position
    property list<playerFacts> players: Fixed.players
    readonly property playerFacts awaited: root.players[root.expected.player] ?? root.nobody
    property playerFacts nobody
    property turnFacts turn: Fixed.turn
    property barbarianFacts barbarians: Fixed.barbarians
    property expectedFacts expected: Fixed.expected
    property optionsFacts options: Fixed.options
    property var sites: Fixed.sites // test only
    property list<string> playable: []
    /** The hidden parts of the position. */
    property var secrets: Fixed.secrets // test only
    property uncoveredFacts uncovered
    property uncoveredFacts covered // test only
    function uncover(seat, record) {
        const color = root.players[seat]?.color ?? "", s = root.secrets, base = root.position.rules.game === "base";
        const cards = base ? { hand: s.cards[color] ?? [], "new": s.fresh ?? [], played: root.position.development?.[color]?.played ?? [] }
                           : { hand: s.cards[color] ?? [], shown: root.position.progress?.[color]?.shown ?? [] };
        root.uncovered = { open: true, player: seat, hand: s.hands[color] ?? {}, cards: s.cards[color] ?? [], fresh: s.fresh ?? [],
                           playable: seat === root.expected.player ? s.playable : [], lacks: seat === root.turn.player ? Object.keys(s.lacks).map(what => ({ what: what, cards: s.lacks[what] })) : [],
                           record: !record ? null : Object.assign({ decks: s.decks, bank: s.bank }, color === "" ? {} : { hands: { [color]: s.hands[color] }, [base ? "development" : "progress"]: { [color]: cards } }) };
    }
    function cover() { root.uncovered = root.covered; }
    property list<yieldFacts> production: Fixed.production
    property lastRollFacts lastRoll: Fixed.lastRoll
    property attackFacts attack
    property conflictFacts conflict
    property list<storyEntryFacts> story: Fixed.story
    readonly property storyEntryFacts newest: root.story[root.story.length - 1]
    property sinceFacts since
    property attackFacts noAttack // test only
    property conflictFacts noConflict // test only
    property string notice: ""
    function dismissNotice() { root.notice = ""; }
    property string undoText: "Roll 2 + 4"
    property string redoText: ""
    property bool canUndo: true
    property bool canRedo: false
    property var asked: [] // test only
    /** Set by a test: the refusal of the next command. */
    property var nextRefusal: null // test only

    property bool saving: false
    signal refused(refusalFacts refusal)
    signal opened()

    function note(what) { root.asked = root.asked.concat([what]); } // test only
    function perform(command) {
        root.note(command);
        if (root.nextRefusal !== null) {
            const refusal = root.nextRefusal;
            root.nextRefusal = null;
            root.refused(refusal);
            return false;
        }
        root.revision += 1;
        return true;
    }
    function undo() { root.note("undo"); root.revision += 1; return true; }
    function redo() { root.note("redo"); root.revision += 1; return true; }
    function showCard(player, card) { root.note({ showCard: card, player: player }); root.revision += 1; return true; }
    function acknowledgeConflict() { root.note("acknowledgeConflict"); root.conflict = root.noConflict; }
    function acknowledgeAttack() { root.note("acknowledgeAttack"); root.attack = root.noAttack; }
    function knightTargets(from) { return from === "c6" ? ["c5", "c7"] : []; } // test only
    function robberVictims(hex) { return hex === "B1" ? [0, 2] : hex === "C5" ? [3] : []; } // test only
    property var tooFew: ({}) // test only
    /** Answers for a free path, an own knight and a producing hex; all other places are empty. */
    function placeAt(name: string): var { return Fixed.places[name] || ({ name: name, kind: name.indexOf("-") > 0 ? "path" : "intersection", title: "Free intersection", lines: [], odds: "", producers: [], deeds: [] }); }
    function standing() { return ({ c4: "City of Anna" }); }
    function attackPreview(): var { return Fixed.attack; }
    /** The reason of each card that is not playable. */
    function whyNot(player, card) { return root.playable.indexOf(card) >= 0 ? "" : "Only before the dice are rolled."; }
    property bool fertile: true // test only
    /** The hands are real: a correction says who gives and takes. */
    property bool real: false // test only
    property var handover: []
    property var turnedBack: []
    function dismissHandover() { root.handover = []; }
    property unseenFacts unseen
    property unseenFacts nothingUnseen // test only
    function tell(card, count) { root.note({ tell: card, count: count }); root.unseen = root.nothingUnseen; root.revision += 1; return true; }
    function dismissUnseen() { root.unseen = root.nothingUnseen; }
    property givenFacts given
    property givenFacts nothingGiven // test only
    function acknowledgeGiven() { root.note("acknowledgeGiven"); root.given = root.nothingGiven; }
    property var passedOver: []
    function nobodyBuilds() { root.note("nobodyBuilds"); root.revision += 1; return true; }
    property string doubt: ""
    property int doubted: -1
    function dismissDoubt() { root.doubt = ""; root.doubted = -1; }
    function bookAnyway() { root.note("bookAnyway"); root.dismissDoubt(); root.revision += 1; return true; }
    function recount(player, cards) { root.note({ recount: player, cards: cards }); root.revision += 1; return true; }
    function dismissTurnedBack() { root.turnedBack = []; }
    function whyNotReeve(seat) { return ""; }
    function whyNotPerson(seat) { return ""; }
    function handOver(seat, level) { root.note({ handOver: seat, level: level }); return true; }
    function askFirst(seat) { root.note({ askFirst: seat }); }
    function close() { root.note("close"); root.active = false; }
}
