// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// The known players, and their results in all finished games.
PageFrame {
    id: root

    readonly property bool wide: root.width > Theme.dp(760)
    readonly property list<personFacts> people: People.list
    property personFacts chosen
    signal newGame()

    readonly property list<string> columns: [qsTr("Games"), qsTr("Wins"), qsTr("Win rate"), qsTr("Points a game"), qsTr("Most points")]
    readonly property real cell: root.width > Theme.dp(960) ? Theme.dp(112) : root.wide ? Theme.dp(84) : Theme.dp(70)
    /** Values of a person's columns. */
    function figures(person: personFacts): var {
        const played = person.games > 0;
        return [person.games, person.wins, played ? qsTr("%1 %").arg(Math.round(100 * person.wins / person.games)) : "–",
                played ? Number(person.average).toLocaleString(Qt.locale(), "f", 1) : "–", played ? person.best : "–"];
    }
    /** Updates the person of the open sheet from the list. */
    function refreshed(): void { root.chosen = Array.from(People.list).find(p => p.name === root.chosen.name) ?? People.nobody; }
    /** A narrow page shows only the most important columns. */
    readonly property list<int> shown: root.wide ? [0, 1, 2, 3, 4] : root.width >= Theme.dp(520) ? [0, 1, 3] : [1]

    title: qsTr("Players")
    hint: qsTr("Counted over all finished games of this device.")

    NoticePanel {
        id: warning
        width: parent.width
        text: People.notice
    }
    EmptyNote {
        anchors.fill: parent
        visible: root.people.length === 0
        icon: "users"
        text: qsTr("No players yet. Everyone named in a new game is listed here.")
        action: qsTr("New game")
        onActed: root.newGame()
    }
    Panel {
        anchors.fill: parent
        anchors.topMargin: warning.visible ? warning.height + Theme.margin : 0
        visible: root.people.length > 0

        Item {
            id: head
            width: parent.width
            height: Theme.dp(44)
            // qmllint disable unqualified
            Repeater {
                model: root.shown
                ThemeText {
                    required property int modelData
                    required property int index
                    x: head.width - (root.shown.length - index) * root.cell - Theme.dp(40)
                    width: root.cell
                    height: parent.height
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: root.columns[modelData]
                    step: "caption"
                    lines: 2
                    color: Theme.mutedInk
                    Accessible.ignored: true
                }
            }
            // qmllint enable unqualified
        }
        MoreBelow { parent: list; view: list; ground: Theme.surface; z: 1 }
        // qmllint disable unqualified
        PageList {
            id: list
            objectName: "peopleList"
            anchors.top: head.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            model: root.people.length
            delegate: Pressable {
                id: row
                required property int index
                readonly property personFacts person: root.people[row.index] ?? People.nobody
                readonly property var values: root.figures(row.person)
                objectName: "person-" + row.person.name
                ringInside: true
                width: list.width
                height: Theme.dp(64)
                name: row.person.name + ": " + root.columns.map((c, i) => c + " " + row.values[i]).join(", ")
                description: qsTr("Opens name, colour and picture.")
                onClicked: root.chosen = row.person

                Rectangle { width: parent.width; height: Theme.decorStroke; color: Theme.line }
                PlayerPin {
                    id: pin
                    x: Theme.gap
                    player: row.person.color
                    anchors.verticalCenter: parent.verticalCenter
                }
                Emblem {
                    id: emblem
                    anchors.left: pin.right
                    anchors.leftMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    picture: row.person.picture
                    size: Theme.dp(44)
                }
                Column {
                    anchors.left: emblem.visible ? emblem.right : pin.right
                    anchors.leftMargin: Theme.wideGap
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x - root.shown.length * root.cell - Theme.dp(48)
                    ThemeText { width: parent.width; text: row.person.name; step: "name"; lines: 1; Accessible.ignored: true }
                    ThemeText {
                        readonly property date day: row.person.last
                        width: parent.width
                        visible: root.wide && !isNaN(day)
                        text: isNaN(day) ? "" : qsTr("last on %1").arg(day.toLocaleDateString(Qt.locale(), Locale.ShortFormat))
                        step: "caption"
                        lines: 1
                        color: Theme.mutedInk
                        Accessible.ignored: true
                    }
                }
                Repeater {
                    model: root.shown
                    ThemeText {
                        required property int modelData
                        required property int index
                        x: row.width - (root.shown.length - index) * root.cell - Theme.dp(40)
                        width: root.cell
                        height: row.height
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: row.values[modelData]
                        step: modelData === 1 ? "title" : "number"
                        lines: 1
                        Accessible.ignored: true
                    }
                }
                Icon {
                    name: "pencil"
                    size: Theme.dp(24)
                    color: Theme.mutedInk
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
        // qmllint enable unqualified
    }

    // qmllint disable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        active: root.chosen.name !== ""
        sourceComponent: PersonSheet {
            id: sheet
            person: root.chosen
            Connections {
                target: People
                function onPhotoEnded(name: string, refusal: string): void { sheet.fault = refusal; root.refreshed(); }
            }
            others: Array.from(root.people).filter(p => p.name !== root.chosen.name).map(p => p.name)
            onDismissed: root.chosen = People.nobody
            onRenamed: name => { People.rename(root.chosen.name, name); root.chosen = People.nobody; }
            onRecolored: color => { People.recolor(root.chosen.name, color); root.refreshed(); }
            onEmblemChosen: emblem => { People.setEmblem(root.chosen.name, emblem); fault = ""; root.refreshed(); }
            onPhotoChosen: file => { fault = ""; People.setPhoto(root.chosen.name, file); }
            inClub: People.photoInClub(root.chosen.name)
            onPhotoAllowed: allowed => { People.allowPhotoInClub(root.chosen.name, allowed); inClub = allowed; }
            onForgotten: { People.forget(root.chosen.name); root.chosen = People.nobody; }
        }
    }
    // qmllint enable unqualified
}
