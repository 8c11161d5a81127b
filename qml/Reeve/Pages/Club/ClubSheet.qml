// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// Where the club's database is and how this table proves who it is. Whoever looks after the club knows all of it.
Sheet {
    id: root

    /** What is typed, with the password where a new one was typed. */
    property clubConnectionFacts given
    readonly property clubTryFacts tried: Club.tried
    readonly property string missing: root.given.host.trim() === "" ? qsTr("The host is missing.")
        : root.given.database.trim() === "" ? qsTr("The name of the database is missing.")
        : root.given.user.trim() === "" ? qsTr("The login is missing.")
        : Club.needsPassword(root.given) ? qsTr("Type the password again: the saved one belongs to another server or login.") : ""
    // What was said of a try was said of something else.
    onGivenChanged: if (Club.trying || root.tried.text !== "") Club.cancelTrying()

    signal joined(clubConnectionFacts given)

    title: qsTr("The club's database")
    hint: qsTr("The club's administrator gives you these.")
    sheetWidth: Theme.dp(620)
    holds: root.given !== Club.connection
    Component.onCompleted: root.given = Club.connection
    Component.onDestruction: Club.cancelTrying()
    buttons: [
        ActionButton {
            objectName: "clubTry"
            icon: Club.trying ? "cross" : "search"
            text: Club.trying ? qsTr("Stop the test") : qsTr("Test the connection")
            reason: root.missing
            onClicked: Club.trying ? Club.cancelTrying() : Club.tryOut(root.given)
        },
        ActionButton {
            objectName: "clubJoin"
            icon: "check"
            text: Club.joined ? qsTr("Save") : qsTr("Join the club")
            reason: root.missing
            selected: root.tried.good
            onClicked: root.joined(root.given)
        }
    ]

    NoticePanel {
        id: told
        objectName: "clubTried"
        width: parent.width
        done: Club.trying || root.tried.good
        text: Club.trying ? qsTr("Connecting to the club…") : root.tried.text
    }
    GridLayout {
        width: parent.width
        y: told.visible ? told.height + Theme.wideGap : 0
        columns: root.width > Theme.dp(560) ? 2 : 1
        columnSpacing: Theme.wideGap
        rowSpacing: Theme.wideGap

        ClubField {
            objectName: "clubHost"
            Layout.fillWidth: true
            Layout.columnSpan: parent.columns
            label: qsTr("Host")
            placeholder: qsTr("such as %1").arg("club.example.org")
            text: root.given.host
            hints: Qt.ImhUrlCharactersOnly | Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText
            onEdited: text => root.given.host = text
        }
        ClubField {
            objectName: "clubDatabase"
            Layout.columnSpan: parent.columns
            Layout.fillWidth: true
            label: qsTr("Database")
            placeholder: qsTr("such as %1").arg("reeve")
            text: root.given.database
            hints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText
            onEdited: text => root.given.database = text
        }
        ClubField {
            objectName: "clubUser"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            label: qsTr("Login of this table")
            placeholder: qsTr("such as %1").arg("table-1")
            text: root.given.user
            hints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText
            onEdited: text => root.given.user = text
        }
        ClubField {
            objectName: "clubPassword"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            label: qsTr("Password")
            placeholder: Club.passwordIn !== "" && !Club.needsPassword(root.given) ? qsTr("the saved one") : ""
            secret: true
            onEdited: text => root.given.password = text
        }
        ActionButton {
            objectName: "clubAuthorities"
            Layout.columnSpan: parent.columns
            Layout.fillWidth: true
            icon: "lock"
            text: qsTr("Certificates")
            subtitle: String(root.given.authorities) === "" ? qsTr("those of the system; tap for a file of the club")
                : String(root.given.authorities) === String(Club.connection.authorities) ? qsTr("those of the club, kept on this device; tap for those of the system")
                : qsTr("from %1; tap for those of the system").arg(String(root.given.authorities).replace(/^.*\//, ""))
            subtitleLines: 2
            onClicked: String(root.given.authorities) === "" ? files.open() : root.given.authorities = ""
        }
    }
    FilePick {
        id: files
        objectName: "clubAuthoritiesDialog"
        title: qsTr("Trusted certificates")
        suffixes: ["pem", "crt"]
        suffixesName: qsTr("Certificates")
        onAccepted: root.given.authorities = files.selectedFile
    }
}
