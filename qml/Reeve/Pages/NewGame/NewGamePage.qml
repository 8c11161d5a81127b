// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// Who sits where in which colour, by which rules, and where the board comes from.
PageFrame {
    id: root

    required property NewGameDraft draft
    signal next()

    readonly property bool wide: root.width > root.height && root.width > Theme.dp(900)
    property int coloring: -1
    property int asking: -1
    /** The seat for which somebody chooses who plays it. */
    property int leveling: -1
    /** The table's own rules are written down. */
    property bool agreeing: false
    /** Rule modules are chosen. */
    property bool choosing: false

    /** Whoever has played here, and then the club's people. */
    readonly property list<personFacts> people: {
        const here = Array.from(People.list);
        return here.concat(Array.from(Club.people).filter(name => !here.some(p => p.name.toLowerCase() === name.toLowerCase())).map(name => People.stranger(name)));
    }
    Component.onCompleted: Club.lookForPeople()

    title: qsTr("New game")
    hint: root.wide ? Words.game(root.draft.kind) : ""

    foot: [
        Icon {
            name: root.draft.fault === "" ? "check" : "warning"
            color: root.draft.fault === "" ? Theme.success : Theme.danger
            anchors.verticalCenter: parent?.verticalCenter
        },
        ThemeText {
            width: Math.max(0, (parent?.width ?? 0) - Theme.dp(48))
            anchors.verticalCenter: parent?.verticalCenter
            text: root.draft.fault !== "" ? root.draft.fault
                : Club.joined ? qsTr("Every step is saved here immediately and then sent to the club.")
                : qsTr("No account, no internet. Every step is saved immediately.")
            step: "caption"
            color: root.draft.fault === "" ? Theme.mutedInk : Theme.danger
        }
    ]
    primary: PrimaryButton {
        objectName: "nextButton"
        width: Math.min(Theme.dp(380), root.width * 0.56)
        title: root.draft.boardWay === "photo" ? qsTr("Next: photograph the board")
             : root.draft.boardWay === "kept" ? qsTr("Next: choose a saved board")
             : root.draft.laid ? qsTr("Next: lay the board") : qsTr("Next: enter the board")
        reason: root.draft.fault
        onClicked: root.next()
    }

    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: Math.max(grid.implicitHeight, height)
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height

        MoreBelow { parent: flick; view: flick; ground: Theme.background }

        GridLayout {
            id: grid
            width: parent.width
            height: parent.height
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.margin
            rowSpacing: Theme.wideGap

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.dp(600)
                Layout.fillHeight: true
                spacing: grid.rowSpacing
                SeatsPanel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.maximumHeight: root.wide ? -1 : Math.max(Theme.dp(760), implicitHeight)
                    draft: root.draft
                    onColorAsked: index => root.coloring = index
                    onPersonAsked: index => root.asking = index
                    onLevelAsked: index => root.leveling = index
                }
                SeafarersPanel {
                    Layout.fillWidth: true
                    draft: root.draft
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.dp(632)
                Layout.fillHeight: root.wide
                spacing: grid.rowSpacing
                RulesPanel {
                    Layout.fillWidth: true
                    draft: root.draft
                    onHouseRulesAsked: root.agreeing = true
                    onModulesAsked: root.choosing = true
                }
                BoardChoicePanel {
                    Layout.fillWidth: true
                    draft: root.draft
                }
                Item { visible: root.wide; Layout.fillHeight: true }
            }
        }
    }

    // qmllint disable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        active: root.coloring >= 0
        sourceComponent: ColorSheet {
            colors: root.draft.seats.map(s => s.color)
            index: root.coloring
            names: root.draft.players.map(p => p.name)
            onDismissed: root.coloring = -1
            onChosen: color => { root.draft.setColor(root.coloring, color); root.coloring = -1; }
        }
    }
    Loader {
        parent: root
        anchors.fill: parent
        active: root.agreeing
        sourceComponent: Sheet {
            title: qsTr("House rules")
            onDismissed: root.agreeing = false
            buttons: ActionButton { objectName: "houseRulesDone"; text: qsTr("Done"); icon: "check"; onClicked: root.agreeing = false }
            HouseRules {
                width: parent.width
                titled: false
                text: root.draft.houseRules
                onEdited: text => root.draft.houseRules = text
            }
        }
    }
    Loader {
        parent: root
        anchors.fill: parent
        active: root.choosing
        sourceComponent: ModulesSheet { draft: root.draft; onDismissed: root.choosing = false }
    }
    Loader {
        parent: root
        anchors.fill: parent
        active: root.leveling >= 0
        sourceComponent: LevelSheet {
            color: root.draft.seats[root.leveling]?.color ?? "white"
            seatName: root.draft.players[root.leveling]?.name ?? ""
            barred: root.draft.barred
            onDismissed: root.leveling = -1
            onChosen: level => { root.draft.edit(root.leveling, { level: level }); root.leveling = -1; }
        }
    }
    Loader {
        parent: root
        anchors.fill: parent
        active: root.asking >= 0
        sourceComponent: PersonChooser {
            people: root.people
            seated: root.draft.seats.map(s => s.name)
            onDismissed: root.asking = -1
            onChosen: person => { root.draft.seatPerson(root.asking, person); root.asking = -1; }
        }
    }
    // qmllint enable unqualified
}
