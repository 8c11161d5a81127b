// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Choice of the resources that a gold hex produces. The choice is public.
Sheet {
    id: root

    readonly property playerFacts seat: Game.awaited
    readonly property int wanted: Game.expected.count
    property var chosen: ({})
    readonly property int sum: Array.from(Words.resources).reduce((n, c) => n + (root.chosen[c] ?? 0), 0)

    title: Game.expected.text
    hint: qsTr("%1 of %2 chosen").arg(root.sum).arg(root.wanted)
    player: root.seat.color
    dismissable: false
    sheetWidth: Theme.dp(760)
    buttons: [
        ActionButton { objectName: "sheetUndo"; icon: "undo"; text: qsTr("Undo"); subtitle: Game.undoText; visible: Game.canUndo; onClicked: Game.undo() },
        PrimaryButton {
            objectName: "goldButton"
            width: Theme.dp(230)
            title: qsTr("Take")
            icon: "check"
            reason: root.sum === root.wanted ? "" : qsTr("Choose %n card(s)", "", root.wanted)
            onClicked: {
                const cards = {};
                for (const c of Words.resources)
                    if (root.chosen[c] > 0)
                        cards[c] = root.chosen[c];
                Game.perform(Prompts.answer(cards));
            }
        }
    ]
    // Several players choose in turn, one possibly twice: each choice is reset.
    onTitleChanged: root.chosen = ({})
    Connections {
        target: Game
        function onRevisionChanged(): void { root.chosen = ({}); }
    }

    GridLayout {
        width: parent.width
        columns: width > Theme.dp(640) ? 2 : 1
        columnSpacing: Theme.dp(24)
        rowSpacing: Theme.gap
        Repeater {
            model: Words.resources.length // a count: no items are recreated inside a layout
            CardStepper {
                required property int index
                readonly property string modelData: Words.resources[index]
                /** Fewer than required if the bank has too few. */
                readonly property int inBank: Game.revision >= 0 ? Prompts.mostOf(modelData) : 0
                readonly property bool scarce: inBank < root.wanted
                Layout.fillWidth: true
                opacity: inBank > 0 ? 1 : 0.55
                card: modelData
                hint: scarce ? qsTr("In the bank: %1").arg(inBank) : ""
                count: root.chosen[modelData] ?? 0
                most: Math.min(inBank, count + root.wanted - root.sum)
                fullWords: root.sum >= root.wanted ? qsTr("All cards are chosen.") : ""
                onChanged: n => root.chosen = Object.assign({}, root.chosen, { [modelData]: n })
            }
        }
    }
}
