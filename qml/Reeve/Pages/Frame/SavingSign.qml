// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Shown while saving takes longer than a moment.
Plate {
    id: root

    readonly property bool shown: Game.saving && !patience.running

    objectName: "savingSign"
    width: words.implicitWidth + 2 * Theme.margin
    height: words.implicitHeight + 2 * Theme.gap
    visible: opacity > 0
    opacity: root.shown ? 1 : 0
    fill: Theme.raised
    stroke: Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text
    Accessible.ignored: !root.shown
    Behavior on opacity { NumberAnimation { duration: Theme.fadeTime } }

    Timer { id: patience; interval: 400 }
    Connections {
        target: Game
        function onSavingChanged(): void {
            if (Game.saving)
                patience.restart();
        }
    }
    ThemeText {
        id: words
        anchors.centerIn: parent
        text: Game.active ? qsTr("Saving…") : qsTr("Opening…")
        step: "caption"
        color: Theme.mutedInk
        Accessible.ignored: true
    }
}
