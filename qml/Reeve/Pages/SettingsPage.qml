// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme

// Language, colours, sizes and motion; everything holds at once.
PageFrame {
    id: root

    readonly property bool wide: root.width > root.height && root.width > Theme.dp(900)
    readonly property var scales: [
        { value: 0.85, text: qsTr("small") }, { value: 1, text: qsTr("normal") },
        { value: 1.2, text: qsTr("large") }, { value: 1.4, text: qsTr("very large") }
    ]

    title: qsTr("Settings")
    hint: qsTr("Every change holds at once.")

    Flickable {
        anchors.fill: parent
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
                title: qsTr("Size of words and buttons")
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
                hint: qsTr("Reduced: everything is at its place at once.")
                choices: [{ value: false, text: qsTr("full") }, { value: true, text: qsTr("reduced") }]
                value: Settings.reducedMotion
                onChosen: value => Settings.reducedMotion = value
            }
        }
    }
}
