// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtMultimedia
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The way into a club: one line that its administrator has made for this table. What the club gets is said before.
Sheet {
    id: root

    property string invitation: ""
    /** The camera looks for the code. */
    property bool looking: false
    readonly property clubTryFacts tried: Club.tried

    signal byHand()
    signal joined()

    title: qsTr("Join a club")
    hint: qsTr("The club's administrator makes an invitation for each table.")
    sheetWidth: Theme.dp(620)
    holds: root.invitation !== ""
    Component.onDestruction: Club.cancelTrying()
    buttons: [
        ActionButton {
            objectName: "clubByHand"
            icon: "pencil"
            text: qsTr("Type the connection")
            onClicked: root.byHand()
        },
        ActionButton {
            objectName: "clubAccept"
            icon: "check"
            text: qsTr("Join the club")
            reason: Club.trying ? qsTr("Connecting to the club…") : root.invitation.trim() === "" ? qsTr("The invitation is missing.") : ""
            onClicked: Club.accept(root.invitation)
        }
    ]
    Connections {
        target: Club
        function onChanged(): void { if (Club.joined) root.joined(); }
    }
    Column {
        width: parent.width
        spacing: Theme.wideGap
        NoticePanel {
            objectName: "clubAccepted"
            width: parent.width
            done: Club.trying || root.tried.good
            text: Club.trying ? qsTr("Connecting to the club…") : root.tried.text
        }
        ActionButton {
            objectName: "clubScan"
            width: parent.width
            visible: Scanner.cameraAvailable || root.looking
            icon: root.looking ? "cross" : "camera"
            text: root.looking ? qsTr("Close the camera") : qsTr("Scan the code of the invitation")
            onClicked: root.looking = !root.looking
        }
        // qmllint disable unqualified
        Loader {
            width: parent.width
            height: active ? Theme.dp(300) : 0
            visible: active
            active: root.looking
            sourceComponent: Item {
                VideoOutput {
                    id: picture
                    anchors.fill: parent
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("Live picture")
                }
                LiveCamera {
                    scanner: Scanner
                    videoSink: picture.videoSink
                    onChanged: if (gone) root.looking = false
                }
                QrReader {
                    objectName: "clubQr"
                    videoSink: picture.videoSink
                    onFound: text => { root.looking = false; field.text = text; root.invitation = text; Club.accept(text); }
                }
            }
        }
        // qmllint enable unqualified
        ClubField {
            id: field
            objectName: "clubInvitation"
            width: parent.width
            label: qsTr("Invitation")
            placeholder: qsTr("such as %1").arg("192.168.1.20/table-1/K7QM-3PXD-92FA")
            hints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText
            onEdited: text => { root.invitation = text; if (root.tried.text !== "") Club.cancelTrying(); }
            onEntered: Club.accept(root.invitation)
        }
        ThemeText {
            objectName: "clubGets"
            width: parent.width
            text: Words.whatTheClubGets
            step: "body"
            lines: 6
            color: Theme.mutedInk
        }
    }
}
