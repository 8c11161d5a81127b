// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The seats round the table, clockwise, and who begins.
Panel {
    id: root

    required property NewGameDraft draft
    signal colorAsked(int index)
    signal personAsked(int index)
    signal levelAsked(int index)

    title: qsTr("Who sits where?")
    hint: root.draft.two ? qsTr("Two neutral colours are also on the board.")
        : root.draft.crowded ? qsTr("The island of %1 hexes is for %2 players: it will be crowded.").arg(Facts.standardHexes).arg(Facts.roomy) : qsTr("Clockwise round the table.")
    implicitHeight: Math.max(Theme.dp(104), contentTop + padding) + seats.implicitHeight

    ColumnLayout {
        id: seats
        width: parent.width
        spacing: Theme.gap

        ActionButton {
            objectName: "sameTable"
            Layout.fillWidth: true
            // It stays when the first name is typed, so that nothing moves under the fingers.
            visible: root.draft.lastTable.length >= root.draft.fewest
            reason: root.draft.untouched ? "" : qsTr("Names are entered already.")
            icon: "users"
            text: qsTr("Same players as last time")
            subtitle: Words.list(Array.from(root.draft.lastTable).map(p => p.name))
            onClicked: root.draft.sitAgain()
        }
        Rows {
            id: rows
            spacing: Theme.gap
            Repeater {
                id: everybody
                model: root.draft.seats.length
                SeatRow {
                    required property int index
                    objectName: "seat" + index
                    width: rows.width
                    typed: root.draft.seats[index]?.name ?? ""
                    color: root.draft.seats[index]?.color ?? "white"
                    level: root.draft.seats[index]?.level ?? ""
                    placeholder: root.draft.players[index]?.name ?? ""
                    picture: People.pictures[typed.trim().toLowerCase()] ?? ""
                    place: index
                    first: index === 0
                    begins: color === root.draft.starter
                    last: index === root.draft.seats.length - 1
                    removable: root.draft.seats.length > root.draft.fewest
                    onRenamed: name => root.draft.edit(index, { name: name })
                    // One name after the other; after the last the keyboard goes.
                    onEntered: {
                        const next = everybody.itemAt(index + 1) as SeatRow;
                        if (next)
                            next.begin();
                        else
                            rows.forceActiveFocus();
                    }
                    onColorAsked: root.colorAsked(index)
                    choosable: People.list.length > 0 || Club.people.length > 0
                    onPersonAsked: root.personAsked(index)
                    onLevelAsked: root.levelAsked(index)
                    onMoved: by => root.draft.move(index, by)
                    onRemoved: root.draft.remove(index)
                }
            }
        }
        ActionButton {
            objectName: "addSeat"
            Layout.fillWidth: true
            visible: root.draft.seats.length < root.draft.colors.length
            text: qsTr("Add a player")
            icon: "plus"
            onClicked: root.draft.add()
        }
        StartChoice { Layout.fillWidth: true; draft: root.draft }
        KeeperChoice {
            objectName: "components"
            Layout.fillWidth: true
            keeper: root.draft.keeper
            onKeeperPicked: keeper => root.draft.keeper = keeper
        }
        ThemeText {
            objectName: "reeveKeeps"
            Layout.fillWidth: true
            visible: root.draft.withReeve
            text: Words.besideReeve(root.draft.keeper, !root.draft.base)
            step: "caption"
            lines: 6
            color: Theme.mutedInk
        }
    }

    TablePicture {
        anchors.top: seats.bottom
        anchors.topMargin: Theme.margin
        anchors.bottom: parent.bottom
        width: parent.width
        visible: height > Theme.dp(150)
        players: root.draft.players
    }
}
