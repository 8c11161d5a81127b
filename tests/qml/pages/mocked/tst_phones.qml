// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.App
import Reeve.Parts
import "../../mock/Reeve/App/position.js" as Fixed
import ".."

// The phones' page: the code, connected phones, claims, the host's actions; and the phones' marks on the game page.
Person {
    id: me
    name: "phones"
    when: windowShown

    readonly property var fourSeats: [
        { color: "red", name: "Anna", phone: "here", phones: [{ number: 1, phone: "here", language: "en" }] },
        { color: "blue", name: "Ben", phone: "none", phones: [] },
        { color: "white", name: "Cleo", phone: "asleep", phones: [{ number: 2, phone: "asleep", language: "" }] },
        { color: "orange", name: "Dan", phone: "lost", phones: [{ number: 3, phone: "lost", language: "de" }] }
    ]
    readonly property var bens: ({ id: 7, color: "blue", name: "Ben", sign: 47, taken: 0, instead: false })

    function initTestCase(): void { me.open("home", 1280, 800); }
    function cleanupTestCase(): void { me.closeWindow(); }
    function init(): void {
        Settings.reducedMotion = true;
        Game.active = true;
        Game.attack = Game.noAttack;
        Game.expected = Fixed.expected;
        Game.turn = Fixed.turn;
        Phones.asked = [];
        Phones.state = "on";
        Phones.address = "192.168.1.23:7338";
        Phones.code = "K7M4QP";
        Phones.network = "192.168.1.23";
        Phones.networks = [{ address: "192.168.1.23", name: "wlan0", kind: "wifi" }, { address: "10.0.0.4", name: "eth0", kind: "ethernet" }];
        Phones.qr = ["101", "010", "111"];
        Phones.seats = me.fourSeats;
        Phones.claims = [];
        Phones.marks = ({});
        Phones.photos = [];
        Phones.offers = [];
        Phones.nobodyCame = false;
        Phones.wifiName = "";
        Phones.wifiQr = [];
        Phones.guests = true;
        Phones.keepsOpen = false;
        me.win.width = 1280;
        me.win.height = 800;
        me.win.show("home");
        me.win.show("game");
        me.settled();
    }
    function cleanup(): void { me.win.show("home"); }
    function asked(): var { return Phones.asked[Phones.asked.length - 1]; }
    function openPage(): void {
        me.tap("phonesButton");
        me.settled();
    }

    function test_aDecisionThatIsOnAPhoneIsAnsweredHereBehindItsCover(): void {
        const hands = Table.hands;
        Table.hands = "digital";
        Game.expected = Object.assign({}, Fixed.expected, { player: 0, kind: "discard", count: 1 });
        compare(me.find("keepOpen").text, "Keep open", "Anna has no phone");
        Phones.marks = { red: "here" };
        compare(me.find("discardCover").invitation, "On Anna's phone. Or hold a finger here to see.");
        compare(me.find("keepOpen").text, "Answer here");
        Phones.marks = { red: "lost" };
        compare(me.find("discardCover").invitation, "Anna's phone is disconnected. Hold a finger here to see.");
        me.tap("keepOpen");
        me.find("stepper-paper");
        me.tap("coverAgain");
        Table.hands = hands;
    }

    function test_theCheckIsPhotographedWithAPhone(): void {
        Phones.state = "off";
        me.win.show("check");
        me.settled();
        compare(Phones.asked, [], "nothing listens before");
        me.tap("checkPhone");
        compare(Phones.state, "on");
        verify(Phones.camera, "no seat is needed");
        me.shows("checkPhoneSteps", "on a phone that is here");
        compare(me.find("checkQr").rows, Phones.qr);
        Phones.claims = [me.bens];
        me.find("checkClaim-blue");
        Phones.claims = [];
        Phones.photos = [{ number: 3, color: "blue", words: "A photograph from Ben's phone" }];
        me.shows("checkPhoto", "Ben's phone");
        me.tapInside("checkPhoto", "noticeAction");
        compare(me.asked(), ["showPhoto", 3]);
        me.tap("backButton");
        compare(me.asked(), ["leave"]);
        verify(!Phones.camera, "nobody is asked for pictures any more");
    }

    function test_aPhoneIsTheFirstWayToAPictureWithoutACamera_data(): var {
        return [{ tag: "new game", page: "scan" }, { tag: "check", page: "check" }];
    }
    function test_aPhoneIsTheFirstWayToAPictureWithoutACamera(data: var): void {
        Phones.state = "off";
        Scanner.state = "idle";
        me.win.show(data.page);
        me.settled();
        const y = name => me.find(name).mapToItem(null, 0, 0).y;
        verify(y("checkPhone") < y("scanOpen"), "a phone comes first");
        Scanner.cameraAvailable = true;
        me.settled();
        verify(y("scanCamera") < y("scanOpen"), "the camera comes first");
        verify(y("scanOpen") < y("checkPhone"));
        Scanner.cameraAvailable = false;
    }
    function test_aFurtherPhotographIsShownBesideWhatTheLastOneShowed(): void {
        BoardCheck.state = "done";
        me.win.show("check");
        me.settled();
        compare(me.seen("nextPhoto"), null);
        Phones.photos = [{ number: 6, color: "blue", words: "A photograph from Ben's phone" }];
        me.tapInside("nextPhoto", "noticeAction");
        compare(me.asked(), ["showPhoto", 6]);
        BoardCheck.cancel();
    }
    function test_aBoardForANewGameIsPhotographedWithAnyPhone(): void {
        Phones.state = "off";
        Scanner.state = "idle";
        me.win.show("scan");
        me.settled();
        compare(Phones.asked, [], "nothing listens before");
        me.tap("checkPhone");
        compare(Phones.state, "on");
        verify(Phones.camera, "no seat is needed");
        me.shows("checkPhoneSteps", "Take a photograph");
        Phones.photos = [{ number: 4, color: "", words: "A photograph from a phone" }];
        me.tapInside("checkPhoto", "noticeAction");
        compare(me.asked(), ["showPhoto", 4]);
        Phones.photos = [];
        Phones.photoShown("file:///phone/4");
        compare(Scanner.asked[Scanner.asked.length - 1], "file:///phone/4");
        compare(Scanner.state, "found");
        me.settled();
        Phones.photos = [{ number: 5, color: "", words: "A photograph from a phone" }];
        me.tapInside("nextPhoto", "noticeAction");
        compare(me.asked(), ["showPhoto", 5]);
        me.win.show("home");
        me.settled();
        compare(me.asked(), ["leave"]);
        verify(!Phones.camera, "nobody is asked for pictures any more");
        Scanner.cancel();
    }
    function test_thePageOpensTheDoorAndItsEndClosesIt(): void {
        compare(Phones.asked, [], "nothing listens before");
        me.openPage();
        compare(me.asked(), ["open"]);
        me.shows("phonesAddress", "192.168.1.23:7338");
        me.shows("phonesCode", "K7M 4QP");
        verify(me.find("qrCode").name.indexOf("K7M 4QP") >= 0);
        me.tap("backButton");
        compare(me.asked(), ["leave"]);
    }
    function test_aClaimIsAnsweredWithYesOrNo(): void {
        Phones.claims = [me.bens];
        verify(me.find("phonesButton").name.indexOf("seat") >= 0, "the button tells of it");
        me.openPage();
        me.shows("claimSign", "47");
        me.tap("claimNo");
        compare(me.asked(), ["refuse", 7]);
        me.tap("claimYes");
        compare(me.asked(), ["accept", 7, false]);
        compare(me.seen("claimInstead"), null, "nobody sits there");
        Phones.claims = [{ id: 8, color: "red", name: "Anna", sign: 12, taken: 2, instead: true }];
        compare(me.seen("claimYes"), null, "a third phone would look on");
        me.tap("claimInstead");
        compare(me.asked(), ["accept", 8, true]);
    }
    // The second claim moves up under the finger, with the same button.
    function test_aFingerThatTapsTwiceSeatsOnePhone_data(): var {
        return [{ tag: "yes", button: "claimYes" }, { tag: "no", button: "claimNo" }];
    }
    function test_aFingerThatTapsTwiceSeatsOnePhone(data: var): void {
        const annas = { id: 8, color: "red", name: "Anna", sign: 12, taken: 0, instead: false };
        Phones.claims = [me.bens, annas];
        me.openPage();
        const first = me.walk(me.win.contentItem, i => i.subject === String(me.bens.id));
        const yes = me.search(first, data.button);
        me.look(yes);
        me.mouseClick(yes);
        const asked = Phones.asked.length;
        Phones.claims = [annas];
        wait(320); // a fixed wait: a slow double tap, longer than a button ignores taps after a change of its name
        Taps.time = Date.now() - 320; // however busy the machine is
        me.mouseClick(me.seen(data.button));
        compare(Phones.asked.length, asked);
        // The last one goes, and another control is where it was.
        Phones.claims = [];
        me.frame();
        me.mouseClick(me.win.contentItem, Taps.place.x, Taps.place.y);
        compare(Phones.asked.length, asked);
        verify(me.seen("sheetCard") === null, "no seat below was opened");
        // Whoever looks first can go on.
        Phones.claims = [annas];
        me.tap(data.button);
        compare(me.asked()[1], 8);
    }
    function test_aPhoneIsMovedOrSentAway(): void {
        me.openPage();
        me.tap("seat-red");
        me.tap("move-0-blue");
        compare(me.asked(), ["move", 1, "blue"]);
        me.tap("seat-orange");
        me.tap("away-0");
        compare(me.asked(), ["sendAway", 3]);
        me.tap("disconnectAll");
        me.tap("sendAllAway");
        compare(me.asked(), ["sendAllAway"]);
    }
    function test_beforeAPhoneIsMovedItIsSaidWhereTwoWouldSeeTheCards(): void {
        me.openPage();
        me.tap("seat-red");
        verify(me.find("move-0-white").name.indexOf("both see its cards") > 0);
        compare(me.find("move-0-blue").name, "Move to Ben");
    }
    function test_ofTwoPhonesItIsSaidWhichOneIsGone(): void {
        Phones.seats = [{ color: "red", name: "Anna", phone: "here", phones: [{ number: 1, phone: "here", language: "de" }, { number: 4, phone: "lost", language: "de" }] }];
        me.openPage();
        me.tap("seat-red");
        me.shows("phone-0", "Phone 1 (DE), here");
        me.shows("phone-1", "Phone 2 (DE), disconnected");
        me.tap("away-1");
        compare(me.asked(), ["sendAway", 4]);
    }
    function test_theHostChoosesNetworkCodeAndGuests(): void {
        me.openPage();
        me.tap("networkButton");
        me.tap("network-10.0.0.4");
        compare(me.asked(), ["useNetwork", "10.0.0.4"]);
        me.tap("newCode");
        compare(me.asked(), ["renewCode"]);
    }
    function test_helpIsOfferedWhereNobodyArrives(): void {
        me.openPage();
        compare(me.seen("nobodyCame"), null);
        Phones.nobodyCame = true;
        me.find("nobodyCame");
        me.tap("helpButton");
        me.find("arrivalHelp");
        me.tap("helpDone");
        compare(me.seen("arrivalHelp"), null);
    }
    function test_aCodeOfTheWifiIsMadeOfWhatIsTyped(): void {
        me.openPage();
        me.tap("wifiCode");
        compare(me.seen("wifiQr"), null);
        me.tap("wifiMade");
        compare(Phones.asked.filter(words => words[0] === "nameWifi").length, 0); // the name is still empty
        me.tapInside("wifiName", "input");
        me.type("Table; 5");
        me.tapInside("wifiPassword", "input");
        me.type("corn and wood");
        me.tap("wifiMade");
        compare(me.asked(), ["nameWifi", "Table; 5", "corn and wood"]);
        verify(me.find("wifiQr").name.indexOf("Table; 5") >= 0);
        me.tap("wifiDone");
        compare(me.seen("wifiQr"), null);
        me.tap("wifiCode");
        me.find("wifiQr");
        me.tap("wifiDone");
    }
    function test_withoutANetworkThePageSaysSo(): void {
        Phones.qr = [];
        Phones.networks = [];
        me.openPage();
        Phones.state = "no-network";
        compare(me.seen("networkButton"), null);
        me.shows("qrCode", "not on a network");
    }
    function test_thePanelsOfThePlayersCarryTheMarks(): void {
        Phones.marks = ({ red: "here", blue: "asleep", white: "lost" });
        me.settled();
        const panels = ["asleep", "disconnected"].map(word => me.walk(me.win.contentItem, i => i.playerName !== undefined && i.name.indexOf(word) >= 0));
        verify(panels[0] !== null, "asleep");
        verify(panels[1] !== null, "lost");
    }
    function test_aPhotographIsShownOnlyWhenSomebodySaysSo(): void {
        Phones.photos = [{ number: 5, color: "blue", words: "A photograph from Ben's phone" }];
        me.shows("photoNote", "Ben");
        me.tap("noticeAction");
        compare(me.asked(), ["showPhoto", 5]);
        Phones.photos = [];
        compare(me.seen("photoNote"), null);
    }
    function test_anOfferIsAnsweredAtTheTableByWhoHasNoPhone(): void {
        Phones.offers = [{ id: "3", from: "red", fromName: "Anna", give: { wool: 2 }, take: { brick: 1 }, settles: false, agreed: [],
                           askedHere: [{ color: "blue", name: "Ben", said: "" }] }];
        me.tap("agree-blue");
        compare(me.asked(), ["answerOffer", "3", "blue", true]);
        me.tap("decline-blue");
        compare(me.asked(), ["answerOffer", "3", "blue", false]);
        Phones.offers = [{ id: "4", from: "red", fromName: "Anna", give: { wool: 2 }, take: { brick: 1 }, settles: true, askedHere: [],
                           agreed: [{ color: "blue", name: "Ben" }] }];
        me.tap("settle-blue");
        compare(me.asked(), ["settleOffer", "4", "red", "blue"]);
    }
    function test_anOfferThatIsAnsweredOnPhonesLiesOpenToo(): void {
        Phones.offers = [{ id: "5", from: "red", fromName: "Anna", give: { wool: 2 }, take: { brick: 1 }, settles: false, askedHere: [],
                           agreed: [{ color: "blue", name: "Ben", said: "agreed" }] }];
        me.shows("offerAgreed", "Ben agrees");
        compare(me.seen("agree-blue"), null);
    }
    function test_phonesThatLookForTheTableAreSpokenOfUntilThatIsPutAway(): void {
        compare(me.seen("expectedPhones"), null);
        Phones.expected = true;
        me.tapInside("expectedPhones", "noticeAction");
        me.find("phonesAddress");
        me.tap("backButton");
        me.tapInside("expectedPhones", "noticeDismiss");
        compare(me.seen("expectedPhones"), null);
        Phones.expected = false;
    }
    function test_aDecisionThatKeepsTheTableLeadsToThePhones_data(): var {
        return [{ tag: "discard", kind: "discard" }, { tag: "resource", kind: "take" }, { tag: "deck", kind: "draw-progress" }];
    }
    function test_aDecisionThatKeepsTheTableLeadsToThePhones(data: var): void {
        Game.expected = Object.assign({}, Fixed.expected, { player: 0, kind: data.kind, count: 1 });
        Phones.claims = [me.bens];
        verify(me.find("sheetPhones").name.indexOf("seat") >= 0, "it tells of a phone that wants a seat");
        me.tap("sheetPhones");
        me.tap("claimYes");
        compare(me.asked(), ["accept", 7, false]);
        me.tap("backButton");
        me.find("sheetPhones"); // the decision is still open
        Game.expected = Fixed.expected;
    }
    function test_anAttackThatKeepsTheTableLeadsToThePhones(): void {
        Game.attack = Fixed.attack;
        me.tap("attackPhones");
        me.find("phonesAddress");
        me.tap("backButton");
        me.find("attackDone");
        Game.attack = Game.noAttack;
    }
    function test_everythingFitsAndIsReachedInEveryWindow_data(): var {
        return [{ tag: "1280x800", w: 1280, h: 800 }, { tag: "800x1280", w: 800, h: 1280 }, { tag: "600x1024", w: 600, h: 1024 },
                { tag: "560x780 large text", w: 560, h: 780, scale: 1.4 }];
    }
    function test_everythingFitsAndIsReachedInEveryWindow(data: var): void {
        me.win.width = data.w;
        me.win.height = data.h;
        Settings.panelScale = data.scale ?? 1;
        Phones.claims = [me.bens];
        me.settled();
        me.openPage();
        for (const name of ["claimYes", "claimNo", "seat-red", "helpButton", "disconnectAll", "backButton"]) {
            const control = me.find(name);
            verify(control.width >= 48 && control.height >= 48, name + " " + control.width + "x" + control.height);
            verify(control.mapToItem(null, 0, 0).x >= 0 && control.mapToItem(null, control.width, 0).x <= data.w + 1, name + " is beside the window");
        }
        me.tap("claimYes");
        compare(me.asked(), ["accept", 7, false]);
        me.tap("backButton");
        Settings.panelScale = 1;
    }
}
