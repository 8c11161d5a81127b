// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The learned sets: examples, name and file of each, and the one that photographs are read with.
PageFrame {
    id: root

    readonly property list<learnedSetFacts> sets: LearnedSets.list
    /** The name of the set to rename, or "". */
    property string renaming: ""
    /** The name of the set to save as a file. */
    property string saved: ""
    readonly property string full: LearnedSets.full ? qsTr("No more sets can be kept: delete one first.") : ""
    readonly property bool wide: root.body.width > Theme.dp(860)

    signal pieces()

    function showPieces(set: string): void {
        SetTutor.begin(set);
        root.pieces();
    }

    title: qsTr("Your sets")
    hint: qsTr("A set holds measurements, never a photograph.")
    Component.onDestruction: LearnedSets.confirmRemoval()

    FilePick {
        id: saving
        objectName: "saveSetDialog"
        saving: true
        title: qsTr("Save this set as a file")
        acceptLabel: qsTr("Save")
        defaultSuffix: "reeve-set"
        suffixes: ["reeve-set"]
        suffixesName: qsTr("Learned sets")
        onAccepted: {
            const file = LearnedSets.saveTo(root.saved, saving.selectedFile);
            notice.tell(file !== "" ? qsTr("Saved as %1.").arg(file) : qsTr("The file could not be written."));
        }
    }
    FilePick {
        id: opening
        objectName: "takeSetDialog"
        title: qsTr("Take a set from a file")
        currentFolder: String(LearnedSets.suggestedFile("x")).replace(/\/[^/]*$/, "")
        suffixes: ["reeve-set"]
        suffixesName: qsTr("Learned sets")
        onAccepted: {
            const before = Array.from(root.sets).map(set => set.name);
            const name = LearnedSets.takeFrom(opening.selectedFile);
            if (name === "")
                view.contentY = 0; // the reason stands above the sets
            else if (before.indexOf(name) >= 0)
                notice.tell(qsTr("The same set is here already: “%1”.").arg(name));
            else
                notice.tell(qsTr("“%1” is here now.").arg(name));
        }
    }
    foot: [
        ActionButton {
            objectName: "takeSet"
            text: qsTr("Take a set from a file")
            icon: "file"
            reason: root.full
            onClicked: opening.open()
        }
    ]
    primary: PrimaryButton {
        objectName: "showPieces"
        width: Math.min(implicitWidth, root.width * 0.5)
        title: qsTr("Show your pieces")
        subtitle: qsTr("of a new set")
        icon: "camera"
        reason: root.full
        onClicked: root.showPieces("")
    }
    EmptyNote {
        anchors.fill: parent
        visible: root.sets.length === 0 && LearnedSets.removed === "" && LearnedSets.notice === ""
        icon: "eye"
        text: qsTr("Nothing learned yet. When you have accepted a scan of the board, or a check of it found no difference, Reeve offers to remember what your set looks like. Nothing leaves this device.")
    }
    MoreBelow { view: view; ground: Theme.background; z: 1 }
    Flickable {
        id: view
        objectName: "setsView"
        anchors.fill: parent
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            width: view.width
            spacing: Theme.margin
            NoticePanel { objectName: "setsNotice"; width: parent.width; text: LearnedSets.notice }
            NoticePanel {
                objectName: "setRemoved"
                width: parent.width
                done: true
                text: LearnedSets.removed !== "" ? qsTr("“%1” was deleted.").arg(LearnedSets.removed)
                    : LearnedSets.forgotten !== "" ? qsTr("“%1” has forgotten its last picture.").arg(LearnedSets.forgotten) : ""
                onTextChanged: if (text !== "") view.contentY = 0
                action: qsTr("Undo")
                dismissible: true
                onActed: LearnedSets.restore()
                onDismissed: LearnedSets.confirmRemoval()
            }
            ThemeText {
                width: parent.width
                visible: root.sets.length > 0
                text: qsTr("Reeve learns from pictures that you have confirmed, and keeps measurements of colours and shapes: no picture, and none can be made from them. Nothing leaves this device.")
                step: "body"
                lines: 8
                color: Theme.mutedInk
            }
            Flow {
                width: parent.width
                spacing: Theme.margin
                Column {
                    width: root.wide && root.sets.length > 0 ? (parent.width - Theme.margin) * 0.6 : parent.width
                    spacing: Theme.margin
                    // qmllint disable unqualified
                    Repeater {
                        model: root.sets
                        SetPanel {
                            required property learnedSetFacts modelData
                            readonly property string subject: modelData.name
                            objectName: "set-" + modelData.name
                            width: parent?.width ?? 0
                            learned: modelData
                            onPiecesAsked: root.showPieces(modelData.name)
                            onRenameAsked: root.renaming = modelData.name
                            onSaveAsked: { root.saved = modelData.name; saving.currentFile = LearnedSets.suggestedFile(modelData.name); saving.open(); }
                            onForgetAsked: LearnedSets.forgetLast(modelData.name)
                            onRemoveAsked: LearnedSets.remove(modelData.name)
                        }
                    }
                    // qmllint enable unqualified
                }
                Panel {
                    width: root.wide ? (parent.width - Theme.margin) * 0.4 : parent.width
                    visible: root.sets.length > 0
                    title: qsTr("Photographs are read with")
                    implicitHeight: contentTop + choice.implicitHeight + padding
                    height: implicitHeight
                    SetChoice { id: choice; width: parent.width }
                }
            }
        }
    }
    // qmllint disable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        active: root.renaming !== ""
        sourceComponent: SetNameSheet {
            given: root.renaming
            onDismissed: root.renaming = ""
            onChosen: name => { LearnedSets.rename(root.renaming, name); root.renaming = ""; }
        }
    }
    // qmllint enable unqualified
    Notice { id: notice }
}
