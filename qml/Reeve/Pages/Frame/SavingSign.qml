// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Shown while saving takes longer than a moment.
Plate {
    id: root

    property bool shown: false

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

    Timer { interval: 400; running: Game.saving; onTriggered: root.shown = true }
    Connections {
        target: Game
        function onSavingChanged(): void {
            if (!Game.saving)
                root.shown = false;
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
