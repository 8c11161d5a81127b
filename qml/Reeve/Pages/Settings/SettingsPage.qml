// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// Language, colours, sizes and motion; changes apply immediately.
PageFrame {
    id: root

    signal sets()

    readonly property bool wide: root.width > root.height && root.width > Theme.dp(900)
    readonly property var scales: [
        { value: 0.85, text: qsTr("small") }, { value: 1, text: qsTr("normal") },
        { value: 1.2, text: qsTr("large") }, { value: 1.4, text: qsTr("very large") }
    ]

    title: qsTr("Settings")
    hint: qsTr("Changes apply immediately.")

    SettingsNotice { id: warning; width: parent.width }
    MoreBelow { view: view; ground: Theme.background; z: 1 }
    Flickable {
        id: view
        anchors.fill: parent
        anchors.topMargin: warning.visible ? warning.height + Theme.margin : 0
        contentHeight: grid.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        GridLayout {
            id: grid
            width: parent.width
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.margin
            rowSpacing: Theme.margin

            SettingPanel {
                objectName: "languageSetting"
                title: qsTr("Language")
                choices: [{ value: "en", text: "English" }, { value: "de", text: "Deutsch" }]
                value: Settings.language
                onChosen: value => Settings.language = value
            }
            SettingPanel {
                objectName: "themeSetting"
                title: qsTr("Colours")
                choices: [{ value: "light", text: qsTr("light") }, { value: "dark", text: qsTr("dark") }, { value: "contrast", text: qsTr("high contrast") }]
                value: Settings.themeMode
                onChosen: value => Settings.themeMode = value
            }
            SettingPanel {
                objectName: "panelSetting"
                title: qsTr("Size of text and buttons")
                choices: root.scales
                value: Settings.panelScale
                onChosen: value => Settings.panelScale = value
            }
            SettingPanel {
                objectName: "boardSetting"
                title: qsTr("Size of numbers and pieces on the board")
                choices: root.scales
                value: Settings.boardScale
                onChosen: value => Settings.boardScale = value
            }
            SettingPanel {
                objectName: "motionSetting"
                title: qsTr("Motion")
                hint: qsTr("Reduced: no animations.")
                choices: [{ value: false, text: qsTr("full") }, { value: true, text: qsTr("reduced") }]
                value: Settings.reducedMotion
                onChosen: value => Settings.reducedMotion = value
            }
            SettingPanel {
                objectName: "hintsSetting"
                title: qsTr("Hints for beginners")
                hint: qsTr("Tips for the turn, and each new thing once. On again: from the beginning.")
                choices: [{ value: true, text: qsTr("on") }, { value: false, text: qsTr("off") }]
                value: Settings.hints
                onChosen: value => Settings.hints = value
            }
            SettingPanel {
                objectName: "adviceSetting"
                title: qsTr("“What would you do?”")
                hint: qsTr("Reeve names up to three moves when asked.")
                choices: [{ value: true, text: qsTr("on") }, { value: false, text: qsTr("off") }]
                value: Settings.advice
                onChosen: value => Settings.advice = value
            }
            SettingPanel {
                objectName: "rollSetting"
                title: qsTr("Take the roll with the last die")
                hint: qsTr("Without a further tap; a wrong die is undone like any step.")
                choices: [{ value: true, text: qsTr("on") }, { value: false, text: qsTr("off") }]
                value: Settings.rollAtOnce
                onChosen: value => Settings.rollAtOnce = value
            }
            SettingPanel {
                objectName: "clockSetting"
                title: qsTr("Turn clock")
                hint: qsTr("Shows when a turn runs long; never ends it.")
                choices: [{ value: 0, text: qsTr("off") }, { value: 2, text: qsTr("2 min") }, { value: 4, text: qsTr("4 min") }, { value: 6, text: qsTr("6 min") }]
                value: Settings.turnClock
                onChosen: value => Settings.turnClock = value
            }
            SettingPanel {
                objectName: "soundSetting"
                title: qsTr("Sounds")
                hint: qsTr("Dice, building, the ship, the attack, the next turn.")
                choices: [{ value: 0, text: qsTr("off") }, { value: 30, text: qsTr("quiet") }, { value: 60, text: qsTr("medium") }, { value: 100, text: qsTr("loud") }]
                // Another volume is shown as the next of these.
                value: !Settings.sound ? 0 : Settings.volume <= 30 ? 30 : Settings.volume <= 60 ? 60 : 100
                onChosen: value => {
                    Settings.sound = value > 0;
                    if (value > 0)
                        Settings.volume = value;
                }
            }
            DataPanel { objectName: "dataPanel" }
            ClubPanel { objectName: "clubPanel"; visible: !Theme.inBrowser }
            SetsPanel { objectName: "setsPanel"; onAsked: root.sets() }
            AboutPanel { objectName: "aboutPanel" }
        }
    }
}
