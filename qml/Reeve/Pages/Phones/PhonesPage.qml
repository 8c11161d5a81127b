// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// The players' phones: how to connect, who is connected, and the host's actions. New phones are admitted while it is shown.
PageFrame {
    id: root

    readonly property bool wide: root.width >= Theme.dp(900)
    readonly property list<phoneClaimFacts> claims: Phones.claims
    readonly property list<phoneSeatFacts> seats: Phones.seats
    // Values for "none".
    property phoneClaimFacts noClaim
    property phoneSeatFacts noSeat
    readonly property int held: Array.from(root.seats).filter(s => s.phones.length > 0).length
    /** "", "help", "network", "wifi", "all" or the colour of a seat. */
    property string sheet: ""
    readonly property phoneSeatFacts asked: Array.from(root.seats).find(s => s.color === root.sheet) ?? root.noSeat

    title: qsTr("Phones")
    hint: Phones.message
    trailing: ActionButton {
        objectName: "networkButton"
        visible: Phones.networks.length > 0
        icon: "share"
        compact: root.width < Theme.dp(620)
        text: Phones.network
        name: qsTr("Network %1: choose another one").arg(Phones.network)
        onClicked: root.sheet = "network"
    }
    foot: [
        ActionButton {
            objectName: "helpButton"
            icon: "info"
            text: qsTr("Trouble connecting?")
            tone: Phones.nobodyCame ? "warning" : ""
            onClicked: root.sheet = "help"
        },
        ActionButton {
            objectName: "disconnectAll"
            visible: root.held > 0 || Phones.guestCount > 0
            icon: "lock"
            tone: "danger"
            text: qsTr("Disconnect all")
            onClicked: root.sheet = "all"
        }
    ]
    overGame: Game.active
    Component.onCompleted: Phones.open()
    Component.onDestruction: Phones.leave()

    MoreBelow { view: view; ground: Theme.background; z: 1 }
    Flickable {
        id: view
        anchors.fill: parent
        contentHeight: root.wide ? Math.max(left.height, people.height) : left.height + people.height + Theme.margin
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        /** Claims have priority: in one column they are above the code. */
        readonly property bool claimsFirst: !root.wide && root.claims.length > 0

        Column {
            id: left
            y: view.claimsFirst ? people.height + Theme.margin : 0
            width: root.wide ? (view.width - Theme.margin) * 0.48 : view.width
            spacing: Theme.margin
            NoticePanel {
                objectName: "nobodyCame"
                width: parent.width
                text: Phones.nobodyCame ? qsTr("No phone is connected yet.") : ""
                action: qsTr("Help")
                onActed: root.sheet = "help"
            }
            CodePanel { width: parent.width; onWifiAsked: root.sheet = "wifi" }
        }
        Column {
            id: people
            x: root.wide ? left.width + Theme.margin : 0
            y: root.wide || view.claimsFirst ? 0 : left.height + Theme.margin
            width: root.wide ? view.width - x : view.width
            spacing: Theme.wideGap

            Item {
                width: parent.width
                height: Math.max(heading.height, counted.height)
                ThemeText { id: heading; text: qsTr("Who is here"); step: "heading"; lines: 1; Accessible.role: Accessible.Heading }
                ThemeText {
                    id: counted
                    anchors.right: parent.right
                    anchors.left: heading.right
                    anchors.leftMargin: Theme.gap
                    anchors.baseline: heading.baseline
                    horizontalAlignment: Text.AlignRight
                    text: root.seats.length > 0 ? qsTr("%1 of %2 seats with a phone").arg(root.held).arg(root.seats.length) : ""
                    step: "caption"
                    lines: 1
                    color: Theme.mutedInk
                }
            }
            EmptyNote {
                width: parent.width
                height: Theme.dp(200)
                visible: root.seats.length === 0 && !Game.active
                icon: "users"
                text: qsTr("Begin or open a game: then its players can take their seats.")
            }
            // qmllint disable unqualified
            Repeater {
                model: root.claims.length
                ClaimPanel {
                    required property int index
                    claim: root.claims[index] ?? root.noClaim
                    objectName: "claim-" + (claim?.color ?? "")
                    width: people.width
                    onAccepted: instead => Phones.accept(claim.id, instead)
                    onRefused: Phones.refuse(claim.id)
                }
            }
            Repeater {
                model: root.seats.length
                SeatPanel {
                    required property int index
                    seat: root.seats[index] ?? root.noSeat
                    objectName: "seat-" + (seat?.color ?? "")
                    width: people.width
                    onClicked: root.sheet = seat.color
                }
            }
            // qmllint enable unqualified
            SettingPanel {
                objectName: "newcomersSetting"
                width: parent.width
                title: qsTr("Let new phones in later, too")
                hint: qsTr("Off: only while this page is open. Known phones always come back.")
                choices: [{ value: true, text: qsTr("on") }, { value: false, text: qsTr("off") }]
                value: Phones.keepsOpen
                onChosen: value => Phones.keepsOpen = value
            }
            SettingPanel {
                objectName: "guestsSetting"
                width: parent.width
                title: qsTr("Spectators")
                hint: Phones.guestCount > 0 ? qsTr("%n spectator(s) see(s) only what lies open.", "", Phones.guestCount) : qsTr("They watch and see only what lies open.")
                choices: [{ value: true, text: qsTr("allowed") }, { value: false, text: qsTr("not allowed") }]
                value: Phones.guests
                onChosen: value => Phones.guests = value
            }
        }
    }

    // qmllint disable unqualified
    Component { id: help; ArrivalHelp { onDismissed: root.sheet = "" } }
    Component { id: network; NetworkSheet { onDismissed: root.sheet = "" } }
    Component { id: wifi; WifiSheet { onDismissed: root.sheet = "" } }
    Component { id: phonesOfSeat; SeatPhonesSheet { seat: root.asked; onDismissed: root.sheet = "" } }
    Component {
        id: all
        DisconnectSheet {
            onDismissed: root.sheet = ""
            onSentAway: { root.sheet = ""; Phones.sendAllAway(); }
            onStopped: { root.sheet = ""; Phones.stop(); root.back(); }
        }
    }
    // qmllint enable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        z: 100
        sourceComponent: root.sheet === "help" ? help : root.sheet === "network" ? network : root.sheet === "wifi" ? wifi : root.sheet === "all" ? all : root.asked.color !== "" ? phonesOfSeat : null
        onLoaded: (item as Item).forceActiveFocus()
    }
}
