// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// The club of this table, among the settings: the way in, where it stands, and the way out.
Panel {
    id: root

    /** The sheet that lies over the page: "", "invitation", "connection" or "leave". */
    property string sheet: ""
    property string told: ""
    readonly property clubConnectionFacts connection: Club.connection

    title: qsTr("Club")
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Layout.alignment: Qt.AlignTop
    implicitHeight: Theme.dp(62) + content.implicitHeight + Theme.margin

    Connections {
        target: Club
        function onFailed(text: string): void { root.told = text; }
        function onChanged(): void { if (Club.joined) root.told = ""; }
    }
    ColumnLayout {
        id: content
        width: parent.width
        spacing: Theme.wideGap
        ThemeText {
            objectName: "clubText"
            Layout.fillWidth: true
            text: root.told !== "" ? root.told : Club.text !== "" ? Club.text : qsTr("A club of several tables keeps one record of all its games in a PostgreSQL database. It gets every game of this table, and the names, colours and emblems of the players; a photograph only where the player allows it. The games stay here, too, and this table never waits for it.")
            step: "body"
            lines: 10
            color: root.told !== "" ? Theme.danger : Theme.mutedInk
        }
        ThemeText {
            Layout.fillWidth: true
            visible: Club.joined
            text: qsTr("%1 at %2, database %3").arg(root.connection.user).arg(root.connection.host).arg(root.connection.database)
            step: "caption"
            lines: 2
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            color: Theme.mutedInk
        }
        ThemeText {
            objectName: "clubKept"
            Layout.fillWidth: true
            visible: Club.joined && text !== ""
            text: Club.passwordIn === "keyring" ? qsTr("The password is in the system's keyring.")
                : Club.passwordIn === "file" ? qsTr("The password is in a file that only this account can read.") : ""
            step: "caption"
            lines: 2
            color: Theme.mutedInk
        }
        ClubRetry { Layout.fillWidth: true }
        ActionButton {
            objectName: "clubConnection"
            Layout.fillWidth: true
            icon: "club"
            text: Club.joined ? qsTr("Change the connection") : qsTr("Join a club")
            onClicked: { root.told = ""; root.sheet = Club.joined ? "connection" : "invitation"; }
        }
        ActionButton {
            objectName: "clubLeave"
            Layout.fillWidth: true
            visible: Club.joined
            icon: "cross"
            tone: "danger"
            text: qsTr("Leave the club")
            onClicked: root.sheet = "leave"
        }
    }
    // qmllint disable unqualified
    Component {
        id: invitation
        InvitationSheet {
            onDismissed: root.sheet = ""
            onByHand: root.sheet = "connection"
            onJoined: root.sheet = ""
        }
    }
    Component {
        id: connection
        ClubSheet {
            onDismissed: root.sheet = ""
            onJoined: given => { root.sheet = ""; Club.join(given); }
        }
    }
    Component {
        id: leave
        LeaveClubSheet {
            onDismissed: root.sheet = ""
            onConfirmed: { root.sheet = ""; Club.leave(); }
        }
    }
    // qmllint enable unqualified
    Loader {
        parent: root.Window.contentItem
        anchors.fill: parent
        z: 100
        sourceComponent: ({ invitation: invitation, connection: connection, leave: leave })[root.sheet] ?? null
    }
}
