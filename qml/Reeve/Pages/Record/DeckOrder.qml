// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The order of the cards in a deck, the next one first, entered from the real deck. Covered until a player opens it, because it
// reveals the next draws.
ColumnLayout {
    id: root

    required property CorrectionDraft draft
    readonly property list<string> decks: [...(root.draft.base ? [] : Words.tracks), ...(root.draft.development ? ["development"] : [])]
    property string deck: root.decks[0]
    readonly property list<string> cards: root.draft.now.decks?.[root.deck] ?? []
    readonly property int size: root.draft.deckSize(root.deck)

    spacing: Theme.gap

    ThemeText { Layout.fillWidth: true; text: qsTr("The order of a deck"); step: "panel" }
    SegmentedControl {
        objectName: "deckChoice"
        Layout.fillWidth: true
        visible: root.decks.length > 1
        name: qsTr("Which deck")
        options: Array.from(root.decks).map(t => ({ value: t, text: t === "development" ? qsTr("Development") : Words.track(t) }))
        value: root.deck
        onPicked: value => { root.deck = value; cover.close(); }
    }
    SecretCover {
        id: cover
        objectName: "deckCover"
        Layout.fillWidth: true
        record: true
        reserve: Math.max(Theme.dp(130), root.size * (Theme.target + Theme.dp(4)) + Theme.dp(24))
        onUncoveredChanged: cover.uncovered ? root.draft.reveal() : root.draft.hide()
        heading: qsTr("%n card(s), covered", "", root.size)
        invitation: qsTr("Whoever looks knows what comes next. Hold a finger here to see.")
        ColumnLayout {
            width: parent.width
            spacing: Theme.dp(4)
            ThemeText {
                Layout.fillWidth: true
                text: root.cards.length > 0 ? qsTr("The first card is drawn next.") : qsTr("The deck is empty.")
                step: "caption"
                color: Theme.mutedInk
            }
            Rows {
                id: lines
                visible: root.cards.length > 0
                spacing: Theme.dp(4)
                Repeater {
                    model: root.cards
                    RowLayout {
                        id: line
                        required property string modelData
                        required property int index
                        width: lines.width
                        spacing: Theme.gap
                        ThemeText { Layout.preferredWidth: Theme.dp(28); text: line.index + 1; step: "number"; lines: 1; horizontalAlignment: Text.AlignRight; color: Theme.mutedInk }
                        ThemeText { objectName: "inDeck" + line.index; Layout.fillWidth: true; text: ProgressNames.name(line.modelData); step: "panel" }
                        IconButton {
                            objectName: "deckTop" + line.index
                            framed: true
                            icon: "top"
                            name: qsTr("%1 to the top").arg(ProgressNames.name(line.modelData))
                            reason: line.index === 0 ? qsTr("This is the first card.") : ""
                            onClicked: root.draft.moveInDeck(root.deck, line.index, 0)
                        }
                        IconButton {
                            objectName: "deckUp" + line.index
                            framed: true
                            icon: "up"
                            name: qsTr("%1 one place up").arg(ProgressNames.name(line.modelData))
                            reason: line.index === 0 ? qsTr("This is the first card.") : ""
                            onClicked: root.draft.moveInDeck(root.deck, line.index, line.index - 1)
                        }
                    }
                }
            }
        }
    }
}
