// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The camera of a phone: how it comes in, who asks for a seat, and the picture that it sent. No seat is needed. The page that
// shows this ends it when it is left.
Column {
    id: root

    /** There is no better way to a picture on this device. */
    property bool first: false
    /** Phones are let in from here. */
    readonly property bool shown: Phones.camera
    readonly property bool on: Phones.state === "on"
    /** Somebody's phone is here already. */
    readonly property bool seated: Array.from(Phones.seats).some(s => s.phone === "here")
    // What stands for none.
    property phonePhotoFacts noPhoto
    property phoneClaimFacts noClaim
    readonly property phonePhotoFacts photo: Phones.photos[0] ?? root.noPhoto
    readonly property list<phoneClaimFacts> claims: root.shown ? Phones.claims : []
    /** The code stands beside its steps. */
    readonly property bool beside: root.width >= Theme.dp(420)

    function begin(): void {
        Phones.camera = true;
        Phones.open();
    }

    spacing: Theme.wideGap

    NoticePanel {
        objectName: "checkPhoto"
        subject: root.photo.number
        width: parent.width
        done: true
        text: root.photo.words
        action: qsTr("Show")
        dismissible: true
        onActed: Phones.showPhoto(root.photo.number)
        onDismissed: Phones.declinePhoto(root.photo.number)
    }
    // qmllint disable unqualified
    Repeater {
        model: root.claims.length
        ClaimPanel {
            required property int index
            claim: root.claims[index] ?? root.noClaim
            objectName: "checkClaim-" + claim.color
            width: root.width
            onAccepted: instead => Phones.accept(claim.id, instead)
            onRefused: Phones.refuse(claim.id)
        }
    }
    // qmllint enable unqualified
    PrimaryButton {
        objectName: "checkPhone"
        width: parent.width
        visible: !root.shown && root.first
        title: qsTr("Photograph with a phone")
        icon: "phone"
        onClicked: root.begin()
    }
    ActionButton {
        objectName: "checkPhone"
        width: parent.width
        visible: !root.shown && !root.first
        text: qsTr("Photograph with a phone")
        icon: "phone"
        onClicked: root.begin()
    }
    Flow {
        width: parent.width
        visible: root.shown
        spacing: Theme.margin
        QrPicture {
            objectName: "checkQr"
            visible: root.on
            width: Theme.dp(196)
            height: width
            rows: Array.from(Phones.qr)
            name: Words.qrCode(Phones.address, Phones.code)
        }
        Column {
            width: root.on && root.beside ? root.width - Theme.dp(196) - Theme.margin : root.width
            spacing: Theme.gap
            ThemeText {
                objectName: "checkPhoneSteps"
                width: parent.width
                text: root.on && root.seated ? qsTr("Tap “Take a photograph” on a phone that is here, or scan the code with another one. It must be in the same Wi-Fi.")
                    : root.on ? qsTr("Scan the code with the phone and tap “Take a photograph”. The phone must be in the same Wi-Fi.")
                    : Phones.state === "no-network" ? Words.noNetwork
                    : Phones.state === "failed" ? Phones.message : qsTr("One moment …")
                step: "body"
                lines: 8
            }
            ThemeText {
                width: parent.width
                visible: root.on
                text: Phones.address + " · " + Phones.code.replace(/^(...)/, "$1 ")
                step: "caption"
                color: Theme.mutedInk
                lines: 2
            }
        }
    }
}
