// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// One kind of card with its number between minus and plus.
RowLayout {
    id: root

    required property string card
    property int count: 0
    property int most: 0
    property int step: 1
    /** A small line under the name: "4:1", "2 in hand". */
    property string hint: ""
    /** Why there cannot be more of it, if not because of a limit; or "". */
    property string fullWords: ""
    signal changed(int count)

    spacing: Theme.gap

    CardChip { card: root.card; size: Theme.dp(40); name: Words.card(root.card) }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        ThemeText { Layout.fillWidth: true; text: Words.card(root.card); lines: 1; Accessible.ignored: true }
        ThemeText {
            Layout.fillWidth: true
            visible: root.hint !== ""
            text: root.hint
            step: "caption"
            lines: 1
            color: Theme.mutedInk
        }
    }
    CountStepper {
        objectName: "stepper-" + root.card
        Layout.preferredHeight: Theme.target
        // The name of the card has priority over the number.
        Layout.preferredWidth: root.width < Theme.dp(330) ? Theme.dp(140) : implicitWidth
        name: Words.card(root.card)
        value: root.count
        to: root.most
        fullWords: root.fullWords
        onChanged: value => root.changed(value > root.count ? Math.min(root.most, root.count + root.step) : Math.max(0, root.count - root.step))
    }
}
