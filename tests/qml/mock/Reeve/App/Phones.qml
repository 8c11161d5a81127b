// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the phones; tests set them.
QtObject {
    id: root

    property string state: "off"
    property string message: ""
    property string address: ""
    property string code: ""
    property string url: ""
    property list<string> qr
    property list<phoneNetworkFacts> networks
    property string network: ""
    property bool nobodyCame: false
    property list<phoneSeatFacts> seats
    property list<phoneClaimFacts> claims
    property phoneMarkFacts marks
    property bool expected: false
    property int guestCount: 0
    property bool keepsOpen: false
    property bool guests: true
    property bool camera: false
    property list<phonePhotoFacts> photos
    property list<offerFacts> offers
    property string wifiName: ""
    property list<string> wifiQr
    property var asked: [] // test only

    signal photoShown(url picture)

    function ask(...words): void { root.asked = root.asked.concat([words]); } // test only
    function open(): void { root.ask("open"); root.state = "on"; }
    function leave(): void { root.ask("leave"); }
    function stop(): void { root.ask("stop"); root.state = "off"; }
    function useNetwork(address: string): void { root.ask("useNetwork", address); }
    function renewCode(): void { root.ask("renewCode"); }
    function nameWifi(name: string, password: string): void {
        root.ask("nameWifi", name, password);
        root.wifiName = name;
        root.wifiQr = name === "" ? [] : root.qr;
    }
    function accept(claim: int, instead: bool): bool { root.ask("accept", claim, instead); return true; }
    function refuse(claim: int): void { root.ask("refuse", claim); }
    function move(phone: int, color: string): bool { root.ask("move", phone, color); return true; }
    function sendAway(phone: int): void { root.ask("sendAway", phone); }
    function sendAllAway(): void { root.ask("sendAllAway"); }
    function showPhoto(number: int): void { root.ask("showPhoto", number); }
    function declinePhoto(number: int): void { root.ask("declinePhoto", number); }
    function answerOffer(offer: string, color: string, agrees: bool): bool { root.ask("answerOffer", offer, color, agrees); return true; }
    function settleOffer(offer: string, color: string, other: string): bool { root.ask("settleOffer", offer, color, other); return true; }
}
