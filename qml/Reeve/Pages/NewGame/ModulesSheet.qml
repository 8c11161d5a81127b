// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The rule modules of a new game: sets that go well together, each module by itself, and their numbers.
Sheet {
    id: root

    required property NewGameDraft draft
    /** What went on or off together with the last choice. */
    property string also: ""
    /** The numbers are shown. */
    property bool more: false
    // The title is another one in another language, and with it all of these are told anew.
    property modulePresetFacts noPreset
    property moduleFacts noModule
    property moduleNumberFacts noNumber
    readonly property list<moduleFacts> list: root.title === "" ? [] : Modules.list(root.draft.modules, root.draft.kind, root.draft.atSea, root.draft.moduleNumbers)
    readonly property list<modulePresetFacts> presets: root.title === "" || root.draft.base ? [] : Modules.presets(root.draft.modules, root.draft.moduleNumbers)
    readonly property list<moduleNumberFacts> numbers: root.title === "" ? [] : Modules.numbers(root.draft.inPlay)
    readonly property list<string> toLay: root.title === "" ? [] : Modules.toLay(root.draft.inPlay, root.draft.moduleNumbers)
    readonly property bool two: root.width >= Theme.dp(760)

    function lacking(things: list<string>): string { return things.length === 0 ? "" : qsTr("Not in the box: %1").arg(Array.from(things).join(" ")); }

    title: qsTr("Rule modules")
    hint: qsTr("Ideas of fans beyond the printed rules. Each is off until you choose it.")
    sheetWidth: Theme.dp(920)
    buttons: [
        ActionButton {
            objectName: "modulesNone"
            visible: root.draft.inPlay.length > 0
            icon: "cross"
            text: qsTr("All off")
            onClicked: { root.draft.modules = []; root.also = ""; }
        },
        ActionButton { objectName: "modulesDone"; text: qsTr("Done"); icon: "check"; onClicked: root.dismissed() }
    ]

    // Two beside each other are of one height.
    component Choice: ModuleChoice {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: implicitHeight
    }
    component Choices: GridLayout {
        width: parent.width
        columns: root.two ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
    }

    Column {
        width: parent.width
        spacing: Theme.wideGap

        ThemeText { width: parent.width; visible: root.presets.length > 0; text: qsTr("Sets that go well together"); step: "heading"; Accessible.role: Accessible.Heading }
        Choices {
            Repeater {
                model: root.presets.length
                Choice {
                    required property int index
                    readonly property modulePresetFacts preset: root.presets[index] ?? root.noPreset
                    objectName: "preset-" + preset.key
                    text: preset.name
                    sentence: preset.sentence
                    notes: [{ icon: "menu", text: preset.names }, { icon: "hand", text: root.lacking(preset.box) }]
                    selected: preset.on
                    onClicked: {
                        root.draft.modules = preset.on ? [] : Array.from(preset.modules);
                        root.also = "";
                    }
                }
            }
        }
        ThemeText { width: parent.width; visible: root.presets.length > 0; text: qsTr("Each by itself"); step: "heading"; Accessible.role: Accessible.Heading }
        ThemeText {
            objectName: "modulesAlso"
            width: parent.width
            visible: root.also !== ""
            text: root.also
            step: "body"
            lines: 3
            color: Theme.warning
        }
        Choices {
            Repeater {
                model: root.list.length
                Choice {
                    required property int index
                    readonly property moduleFacts module: root.list[index] ?? root.noModule
                    objectName: "module-" + module.word
                    text: module.name
                    sentence: module.sentence
                    notes: [{ icon: "next", text: module.change }, { icon: "lock", text: module.needs },
                            { icon: "hand", text: root.lacking(module.box === "" ? [] : [module.box]) }]
                    reason: module.reason
                    selected: module.on
                    onClicked: {
                        const next = Modules.switched(root.draft.modules, module.word);
                        root.draft.modules = Array.from(next.modules);
                        root.also = next.also;
                    }
                }
            }
        }
        Column {
            width: parent.width
            visible: root.toLay.length > 0
            spacing: Theme.dp(4)
            ThemeText { width: parent.width; text: qsTr("Lay ready what is not in the box"); step: "heading"; Accessible.role: Accessible.Heading }
            ThemeText {
                objectName: "modulesToLay"
                width: parent.width
                text: Array.from(root.toLay).map(line => "• " + line).join("\n")
                step: "body"
                lines: 16
                Accessible.role: Accessible.StaticText
            }
        }
        ActionButton {
            objectName: "modulesMore"
            width: parent.width
            visible: root.numbers.length > 0
            icon: root.more ? "up" : "down"
            text: root.more ? qsTr("Fewer") : qsTr("More: numbers of these modules")
            onClicked: root.more = !root.more
        }
        Rows {
            id: figures
            width: parent.width
            visible: root.more
            spacing: Theme.gap
            Repeater {
                model: root.more ? root.numbers.length : 0
                ModuleNumber {
                    required property int index
                    width: figures.width
                    number: root.numbers[index] ?? root.noNumber
                    value: root.draft.moduleNumbers[number.key] ?? number.usual
                    onChanged: value => root.draft.setModuleNumber(number.key, value, number.usual)
                }
            }
        }
    }
}
