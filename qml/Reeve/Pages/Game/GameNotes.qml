// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// What the table has to do or to know besides the turn. Lies over the top of the board, so that nothing moves, and stays until it is
// acknowledged.
Rectangle {
    id: root

    required property GameDesk page
    required property GameTask task
    /** Height of what lies above the board: it is covered whole, or not at all. */
    property real above: 0
    /** The window is low: the notes are brief. */
    property bool low: false

    anchors.left: parent.left
    anchors.right: parent.right
    // Without notes it has no height. It stays visible, because a column measures only what can be seen.
    height: notes.height > 0 ? Math.min(Math.max(root.above, notes.height), parent.height * 0.7) : 0
    color: Theme.background
    radius: Theme.radiusCard

    // Taps do not reach the board.
    MouseArea { anchors.fill: parent; onWheel: wheel => wheel.accepted = true }
    Flickable {
        id: view
        anchors.fill: parent
        contentHeight: notes.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        Column {
            id: notes
            width: view.width
            spacing: Theme.gap
            Repeater {
                model: TableWatch.seen.length
                WatchNote {
                    required property int index
                    property seenFacts nothing
                    width: parent?.width ?? 0
                    seen: TableWatch.seen[index] ?? nothing
                    onRuleAsked: rule => root.page.look("almanac", rule)
                }
            }
            ActionButton {
                objectName: "seenAll"
                readonly property int count: Table.watching === "show" ? 0 : Array.from(TableWatch.seen).filter(s => s.ways.length > 0 && s.hindrance === "").length
                width: parent.width
                visible: count > 1
                icon: "check"
                text: qsTr("Enter all %n", "", count)
                onClicked: TableWatch.enter("")
            }
            NoticePanel {
                objectName: "turnedBackNote"
                width: parent.width
                done: true
                text: Game.turnedBack.length > 0 ? qsTr("On the table: %1").arg(Array.from(Game.turnedBack).join(" ")) : ""
                step: "caption"
                lines: 8
                action: qsTr("Done")
                onActed: Game.dismissTurnedBack()
            }
            NoticePanel {
                objectName: "handoverNote"
                width: parent.width
                done: true
                text: Game.handover.length > 0 ? qsTr("On the table: %1").arg(Array.from(Game.handover).join(" ")) : ""
                action: qsTr("Done")
                onActed: Game.dismissHandover()
            }
            NoticePanel {
                objectName: "landedNote"
                width: parent.width
                text: root.page.landed !== "" ? qsTr("%1 Place a figure on each of these hexes.", "a sentence, then another").arg(root.page.landed) : ""
                action: qsTr("Done")
                onActed: root.page.landed = ""
            }
            NoticePanel {
                objectName: "photoNote"
                property phonePhotoFacts none
                readonly property phonePhotoFacts photo: Phones.photos[0] ?? none
                subject: photo.number
                width: parent.width
                done: true
                text: photo.words
                action: qsTr("Show")
                dismissible: true
                onActed: root.page.readable ? Phones.showPhoto(photo.number) : root.page.check()
                onDismissed: Phones.declinePhoto(photo.number)
            }
            NoticePanel {
                objectName: "passedOver"
                readonly property string names: Words.list(Array.from(Game.passedOver).map(i => Game.players[i]?.name ?? ""))
                width: parent.width
                done: true
                text: Game.passedOver.length > 0 && Game.revision !== root.page.passedOverSeen ? Words.sentence(qsTr("By Reeve's count too few cards to build: %1.").arg(names)) : ""
                action: qsTr("They can build")
                dismissible: true
                onActed: {
                    // The turn ends again after the count.
                    const seat = Game.passedOver[0];
                    if (Game.undo())
                        root.page.openCount(seat);
                }
                onDismissed: root.page.passedOverSeen = Game.revision
            }
            DrawnPoints { width: parent.width }
            TableOffers { width: parent.width }
            NoticePanel {
                objectName: "checkNote"
                width: parent.width
                // In a low window only the primary button says it.
                text: root.task.differing > 0 && !root.low ? qsTr("The table and the record differ at %n place(s).", "", root.task.differing) : ""
                action: qsTr("Look")
                dismissible: true
                onActed: root.page.look("check", "")
                onDismissed: BoardCheck.cancel()
            }
            NoticePanel {
                objectName: "expectedPhones"
                width: parent.width
                text: !Phones.expected || root.page.phonesPutAway ? "" : root.low ? qsTr("Known phones are trying to reconnect.")
                    : qsTr("Known phones are trying to reconnect. They are back as soon as you open “Phones”.")
                action: qsTr("Phones")
                dismissible: true
                onActed: root.page.look("phones", "")
                onDismissed: root.page.phonesPutAway = true
            }
        }
    }
    MoreBelow { view: view; ground: Theme.background }
}
