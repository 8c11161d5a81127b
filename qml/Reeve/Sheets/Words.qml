// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Reeve.App

// The words on the screen for names of commands and positions. An unknown name gives "": no word of the record reaches the
// screen.
QtObject {
    id: root

    readonly property list<string> resources: ["brick", "lumber", "wool", "grain", "ore"]
    readonly property list<string> commodities: ["cloth", "coin", "paper"]
    readonly property list<string> cards: root.resources.concat(root.commodities)
    readonly property list<string> tracks: ["trade", "politics", "science"]
    readonly property list<string> editions: ["en-2025", "en-2020", "de-2010", "collectors-2005"]
    readonly property list<string> baseEditions: ["compact", "collectors-2005"]
    /** Kinds of harbours: 3:1, or 2:1 for one resource. */
    readonly property list<string> harbours: ["any", ...root.resources]

    /** Red dice that draw a card at levels 1 to 5, as printed on the flip-charts (IMPR-8). */
    readonly property list<string> drawingDice: ["1–2", "1–3", "1–4", "1–5", "1–6"]

    /** Levels of a player that Reeve plays. */
    readonly property list<string> levels: ["newcomer", "casual", "experienced", "strongest"]
    function reeveLevel(name: string): string {
        switch (name) {
        case "newcomer": return qsTr("Reeve, beginner");
        case "casual": return qsTr("Reeve, casual");
        case "experienced": return qsTr("Reeve, experienced");
        case "strongest": return qsTr("Reeve, strongest");
        }
        return "";
    }
    function levelHint(name: string): string {
        switch (name) {
        case "newcomer": return qsTr("Often misses the best move.");
        case "casual": return qsTr("Plays by rules of thumb.");
        case "experienced": return qsTr("Plays by what it has learned from many games.");
        case "strongest": return qsTr("Looks ahead before choosing a move.");
        }
        return "";
    }

    function card(name: string): string {
        switch (name) {
        case "brick": return qsTr("brick");
        case "lumber": return qsTr("lumber");
        case "wool": return qsTr("wool");
        case "grain": return qsTr("grain");
        case "ore": return qsTr("ore");
        case "cloth": return qsTr("cloth");
        case "coin": return qsTr("coin");
        case "paper": return qsTr("paper");
        }
        return "";
    }

    /** "1 brick", "2 coins". */
    function amount(count: int, card: string): string {
        return card === "coin" ? qsTr("%n coin(s)", "", count) : count + " " + root.card(card);
    }
    /** "1 brick, 2 ore"; "" for no cards. */
    function amounts(cards: var): string {
        return Array.from(root.cards).filter(c => (cards?.[c] ?? 0) > 0).map(c => root.amount(cards[c], c)).join(", ");
    }

    /** A person's picture; see Glyphs.emblems. */
    function emblem(name: string): string {
        switch (name) {
        case "sheep": return qsTr("sheep");
        case "anvil": return qsTr("anvil");
        case "ship": return qsTr("ship");
        case "tower": return qsTr("tower");
        case "fir": return qsTr("fir tree");
        case "ear": return qsTr("ear of grain");
        case "fish": return qsTr("fish");
        case "bell": return qsTr("bell");
        case "key": return qsTr("key");
        case "sun": return qsTr("sun");
        case "mountain": return qsTr("mountain");
        case "owl": return qsTr("owl");
        }
        return "";
    }

    function terrain(name: string): string {
        switch (name) {
        case "hills": return qsTr("Hills");
        case "forest": return qsTr("Forest");
        case "pasture": return qsTr("Pasture");
        case "fields": return qsTr("Fields");
        case "mountains": return qsTr("Mountains");
        case "desert": return qsTr("Desert");
        case "gold": return qsTr("Gold hex");
        case "sea": return qsTr("Sea");
        }
        return qsTr("Unknown");
    }

    /** The name of an area of Seafarers by its name in the record; other names are the players' own. */
    function area(name: string): string {
        if (name === "home")
            return qsTr("Main island");
        if (name === "strip")
            return qsTr("Strip beyond the desert");
        return name.startsWith("isle-") ? qsTr("Island %1").arg(name.slice(5)) : name;
    }

    function track(name: string): string {
        switch (name) {
        case "trade": return qsTr("Trade");
        case "politics": return qsTr("Politics");
        case "science": return qsTr("Science");
        }
        return "";
    }

    /** The heading for drawing players: the deck of a city gate; after a won attack each chooses one. */
    function drawing(event: string): string {
        const deck = root.track(event);
        return deck === "" ? qsTr("Progress card for:") : qsTr("Progress card (%1) for:").arg(deck);
    }

    function event(name: string): string {
        switch (name) {
        case "ship": return qsTr("Ship");
        case "trade": return qsTr("Yellow gate");
        case "politics": return qsTr("Blue gate");
        case "science": return qsTr("Green gate");
        }
        return "";
    }

    function piece(name: string): string {
        switch (name) {
        case "road": return qsTr("Road");
        case "ship": return qsTr("Ship", "a piece of Seafarers");
        case "sail": return qsTr("Move a ship");
        case "settlement": return qsTr("Settlement");
        case "city": return qsTr("City");
        case "wall": return qsTr("City wall");
        case "knight": return qsTr("Knight");
        case "development": return qsTr("Development card");
        }
        return "";
    }

    function knight(level: int): string {
        return level === 3 ? qsTr("Mighty knight") : level === 2 ? qsTr("Strong knight") : qsTr("Basic knight");
    }

    function color(name: string): string {
        switch (name) {
        case "red": return qsTr("red");
        case "blue": return qsTr("blue");
        case "white": return qsTr("white");
        case "orange": return qsTr("orange");
        case "green": return qsTr("green");
        case "brown": return qsTr("brown");
        }
        return "";
    }

    /** Source of victory points. */
    function source(name: string, count: int): string {
        switch (name) {
        case "settlement": return qsTr("%n settlement(s)", "", count);
        case "city": return qsTr("%n city(s)", "", count);
        case "metropolis": return qsTr("%n metropolis(es)", "", count);
        case "longest-road": return qsTr("Longest Road");
        case "trade-route": return qsTr("Longest Trade Route");
        case "island": return qsTr("%n foreign island(s)", "", count);
        case "defender": return qsTr("%n time(s) Defender of Catan", "", count);
        case "merchant": return qsTr("Merchant");
        case "printer": return qsTr("Printer");
        case "constitution": return qsTr("Constitution");
        case "largest-army": return qsTr("Largest Army");
        case "victory-point": return qsTr("%n victory point card(s)", "", count);
        case "mining": return qsTr("%n chit(s) of the mining track", "", count);
        case "nyala": return qsTr("Nyala the diplomat");
        case "prisoner": return qsTr("%n pair(s) of prisoners", "", count);
        }
        return "";
    }

    /** Items of the rule modules for a player. */
    function fanThing(kind: string, count: int): string {
        switch (kind) {
        case "gold": return qsTr("%n gold", "", count);
        case "prisoners": return qsTr("%n prisoner(s)", "", count);
        case "mining": return qsTr("mining track %1").arg(count);
        case "nyala": return qsTr("Nyala the diplomat");
        case "development": return qsTr("%n development card(s)", "", count);
        case "knight-cards": return qsTr("%n knight card(s) played", "", count);
        }
        return "";
    }
    /** The text next to the icon. */
    function fanFigure(kind: string, count: int): string {
        return kind === "nyala" ? "" : kind === "development" ? qsTr("%1 dev.").arg(count) : kind === "knight-cards" ? "+" + count : String(count);
    }
    function fanIcon(kind: string): string {
        return ({ gold: "coin", prisoners: "lock", mining: "mountain", nyala: "laurel", development: "card", "knight-cards": "knight" })[kind] ?? "";
    }

    function edition(name: string): string {
        switch (name) {
        case "en-2025": return qsTr("English 2025");
        case "en-2020": return qsTr("English 2020");
        case "de-2010": return qsTr("German 2010");
        case "collectors-2005": return qsTr("Collector’s 2005");
        case "compact": return qsTr("Current edition");
        }
        return "";
    }

    function game(name: string): string { return name === "base" ? qsTr("Base game") : qsTr("Cities & Knights"); }

    /** Optional rules. */
    function option(name: string): string {
        switch (name) {
        case "easy-start": return qsTr("Easy start");
        case "nasty": return qsTr("Nasty variant");
        case "knight-errant": return qsTr("Knight-errant");
        case "single-claimant": return qsTr("Single player takes the rest");
        case "combined-phase": return qsTr("Combined trade/build phase");
        case "special-build": return qsTr("Special building phase");
        case "paired-players": return qsTr("Paired players");
        case "seafarers": return qsTr("Seafarers");
        }
        return "";
    }
    function optionHint(name: string): string {
        switch (name) {
        case "easy-start": return qsTr("no event die and no 7 in the first two rounds");
        case "nasty": return qsTr("each player decides which knights defend against the barbarians");
        case "knight-errant": return qsTr("before the roll an active knight may chase away the robber");
        case "single-claimant": return qsTr("if only one player is owed a scarce card, they take what is left");
        case "combined-phase": return qsTr("you may also trade after building");
        case "special-build": return qsTr("after each turn all others may build");
        case "paired-players": return qsTr("the third player clockwise shares the turn");
        }
        return "";
    }

    /** A scenario of Seafarers, and a sentence about it. */
    function scenario(name: string): string {
        switch (name) {
        case "new-shores": return qsTr("Heading for New Shores");
        case "through-the-desert": return qsTr("Through the Desert");
        }
        return "";
    }
    function scenarioHint(name: string): string {
        switch (name) {
        case "new-shores": return qsTr("Start on the main island; small islands bring special points.");
        case "through-the-desert": return qsTr("Start on the large part; the strip behind the desert and small islands bring special points.");
        }
        return "";
    }

    /** A sentence that may end in a name with a dot of its own: "… called Ben B.", not "… Ben B..". */
    function sentence(text: string): string { return text.endsWith("..") ? text.slice(0, -1) : text; }

    /** "Anna", "Anna and Ben", "Anna, Ben and Cleo". */
    function list(names: var): string {
        if (names.length < 2)
            return names.join("");
        return qsTr("%1 and %2").arg(names.slice(0, -1).join(", ")).arg(names[names.length - 1]);
    }

    /** A turn by its number; 0 is the set-up. */
    function turn(number: int): string { return number > 0 ? qsTr("Turn %1").arg(number) : qsTr("Set-up"); }
    /** A turn and whose it is. */
    function turnOf(number: int, name: string): string { return number > 0 ? qsTr("Turn %1 · %2").arg(number).arg(name) : qsTr("Set-up · %1").arg(name); }

    // Why something cannot be done now, and what is left.
    readonly property string noneLeft: qsTr("None left in the supply")
    /** `hands`: where they are; "real": this is only Reeve's count. */
    function tooFew(count: int, hands: string): string {
        return hands === "real" ? qsTr("%n card(s) too few by Reeve's count", "", count) : qsTr("%n card(s) too few", "", count);
    }
    /** Why an offer is not possible; "" if it is. */
    function whyNot(offer: actionFacts): string { return offer.possible ? "" : offer.reason !== "" ? offer.reason : root.tooFew(offer.lack, Table.hands); }
    function left(count: int): string { return qsTr("%1 left").arg(count); }

    // What several pages say alike.
    readonly property string ruleForMoment: qsTr("The rule for this")
    readonly property string correctThisRoll: qsTr("Correct this roll")
    /** Where the cards are if Reeve plays a seat itself. */
    function besideReeve(hands: string, knights: bool): string {
        return hands !== "real" ? qsTr("Reeve keeps everybody's cards, covered. Leave the real cards in the box.")
             : (knights ? qsTr("Reeve deals the progress cards, because it plays a seat itself. It plays none that looks into a real hand.") + " " : "")
               + qsTr("A seat of Reeve's has no real cards: what it gives you comes from the bank, and what you give it goes there.");
    }
    readonly property string boardUnsaved: qsTr("The board that you have entered here is lost. The button at the top saves it for later.")
    readonly property string startWithBoard: qsTr("Start with this board")
    readonly property string thenSettlements: qsTr("then the first settlements")
    readonly property string saveBoard: qsTr("Save this board for other games")
    readonly property string whatTheClubGets: qsTr("The club gets every game of this table, also earlier ones, and the names, colours and emblems of the players. Photographs stay on this device until you allow them with the player.")
    readonly property string sentStays: qsTr("What was sent stays in the club.")
    readonly property string askingTheClub: qsTr("Waiting for the club…")
    readonly property string noNetwork: qsTr("This device is not on a network. Connect it to your Wi-Fi; the code appears by itself.")
    function qrCode(address: string, code: string): string { return qsTr("QR code of the address %1, code %2").arg(address).arg(code); }
    readonly property string backUpAll: qsTr("Back up all games")
    function backedUp(file: string, folder: string, games: int): string { return root.savedIn(file, folder) + " " + qsTr("%n game(s) read back from it.", "", games); }
    function savedIn(file: string, folder: string): string { return qsTr("Saved as %1 in the folder “%2”.").arg(file).arg(folder); }
    function playOnHere(game: string): string { return qsTr("Play %1 on here").arg(game); }
    /** Why a game of the club cannot be played on here; "" where it can. `held`: seconds for which its own tablet keeps it. */
    function notTakenOver(taking: bool, held: int): string {
        return taking ? qsTr("A game is being taken over.") : held > 0 ? qsTr("Its own tablet may come back. It can be taken over in %n second(s).", "", held) : "";
    }

    function points(count: int): string { return qsTr("%n point(s)", "", count); }
    function cardCount(count: int): string { return qsTr("%n card(s)", "", count); }
    function cities(count: int): string { return qsTr("%n city(s)", "", count); }
}
