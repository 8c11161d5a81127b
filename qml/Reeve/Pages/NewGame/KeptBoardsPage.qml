// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Board
import Reeve.Pages

// The boards that were saved on this device: one is chosen for the new game; each can be renamed and deleted.
PageFrame {
    id: root

    required property NewGameDraft draft
    readonly property list<keptBoardFacts> boards: KeptBoards.list
    readonly property int columns: Math.max(1, Math.floor(root.body.width / Theme.dp(440)))
    /** The name of the board that gets another one, or "". */
    property string renaming: ""
    signal chosen(keptBoardFacts kept)

    /** What a saved board is, in a few words. */
    function kind(kept: keptBoardFacts): string {
        if (kept.scenario !== "")
            return Words.scenario(kept.scenario) + " · " + qsTr("%1 players").arg(Array.from(kept.players).join("/"));
        return kept.sea ? qsTr("Seafarers, %n hex(es) of land", "", kept.land) : qsTr("%n hex(es)", "", kept.hexes);
    }

    title: qsTr("Saved boards")
    hint: qsTr("Tap one to play on it.")
    Component.onDestruction: KeptBoards.confirmRemoval()

    EmptyNote {
        anchors.fill: parent
        visible: root.boards.length === 0 && undo.text === "" && warning.text === ""
        icon: "file"
        text: qsTr("No boards saved yet. Lay one for a new game, by hand, at random or from a photograph, and save it there.")
    }
    Column {
        id: notes
        width: parent.width
        spacing: Theme.gap
        NoticePanel { id: warning; objectName: "boardsNotice"; width: parent.width; text: KeptBoards.notice }
        NoticePanel {
            id: undo
            objectName: "boardRemoved"
            width: parent.width
            done: true
            text: KeptBoards.removed === "" ? "" : qsTr("“%1” was deleted.").arg(KeptBoards.removed)
            action: qsTr("Undo")
            dismissible: true
            onActed: KeptBoards.restore()
            onDismissed: KeptBoards.confirmRemoval()
        }
    }
    GridView {
        id: grid
        objectName: "keptBoards"
        anchors.top: notes.bottom
        anchors.topMargin: notes.height > 0 ? Theme.margin : 0
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        cellWidth: width / root.columns
        cellHeight: Theme.dp(188)
        model: root.boards
        // qmllint disable unqualified
        delegate: Item {
            id: cell
            required property keptBoardFacts modelData
            readonly property string subject: cell.modelData.name
            readonly property string why: root.draft.unfit(cell.modelData)
            width: grid.cellWidth
            height: grid.cellHeight

            Pressable {
                id: tile
                objectName: "kept-" + cell.modelData.name
                width: parent.width - Theme.gap
                height: parent.height - Theme.gap
                radius: Theme.radiusCard
                name: cell.modelData.name
                description: root.kind(cell.modelData)
                reason: cell.why
                onClicked: root.chosen(cell.modelData)

                Plate {
                    anchors.fill: parent
                    radius: tile.radius
                    dashed: tile.blocked
                    fill: tile.blocked ? "transparent" : tile.pressed ? Theme.soft : Theme.raised
                    stroke: tile.blocked ? Theme.mutedInk : Theme.highContrast ? Theme.edge : Theme.line
                }
                BoardView {
                    id: picture
                    x: Theme.wideGap
                    y: Theme.wideGap
                    width: Math.min(Theme.dp(176), tile.width * 0.42)
                    height: tile.height - 2 * y
                    board: cell.modelData.board
                    opacity: tile.blocked ? 0.6 : 1
                    enabled: false
                    Accessible.ignored: true
                }
                Column {
                    anchors.left: picture.right
                    anchors.leftMargin: Theme.wideGap
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.wideGap
                    y: Theme.wideGap
                    ThemeText { width: parent.width; text: cell.modelData.name; step: "name"; lines: 2; Accessible.ignored: true }
                    ThemeText {
                        width: parent.width
                        text: tile.blocked ? tile.reason : root.kind(cell.modelData)
                        step: "caption"
                        lines: 3
                        color: Theme.mutedInk
                        Accessible.ignored: true
                    }
                }
            }
            Row {
                anchors.right: tile.right
                anchors.bottom: tile.bottom
                anchors.margins: Theme.gap
                spacing: Theme.gap
                IconButton {
                    objectName: "renameBoard"
                    icon: "pencil"
                    framed: true
                    name: qsTr("Rename %1").arg(cell.modelData.name)
                    onClicked: root.renaming = cell.modelData.name
                }
                IconButton {
                    objectName: "removeBoard"
                    icon: "trash"
                    framed: true
                    name: qsTr("Delete %1").arg(cell.modelData.name)
                    onClicked: KeptBoards.remove(cell.modelData.name)
                }
            }
        }
        // qmllint enable unqualified
        MoreBelow { parent: grid; view: grid; ground: Theme.background }
    }

    // qmllint disable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        active: root.renaming !== ""
        sourceComponent: BoardNameSheet {
            given: root.renaming
            onDismissed: root.renaming = ""
            onChosen: name => { KeptBoards.rename(root.renaming, name); root.renaming = ""; }
        }
    }
    // qmllint enable unqualified
}
