// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App

// What a page wants of the person's files: one to read, or with `saving` a name to write to.
Item {
    id: root

    property bool saving: false
    property string title: ""
    property string acceptLabel: ""
    property string defaultSuffix: ""
    /** "pictures" or "records": each begins where the person was last. */
    property string kind: "records"
    /** Endings of the files that are offered first, without a dot, and what these files are called. */
    property list<string> suffixes: []
    property string suffixesName: ""
    /** Where it begins the first time. */
    property url currentFolder: ""
    /** The name that is offered when something is saved. */
    property url currentFile: ""
    property url selectedFile: ""
    readonly property bool opened: sheet.active

    signal accepted()

    visible: false

    function open(): void {
        sheet.before = root.Window.window?.activeFocusItem ?? null;
        // Over everything that turns with the view.
        let stage = root;
        while (stage.parent && stage.objectName !== "turner")
            stage = stage.parent;
        sheet.parent = stage;
        sheet.active = true;
    }
    function close(): void {
        sheet.active = false;
        sheet.before?.forceActiveFocus();
        sheet.before = null;
    }

    Loader {
        id: sheet
        property Item before: null
        anchors.fill: parent
        z: 500
        active: false
        // qmllint disable unqualified
        sourceComponent: Component {
            FileSheet {
                saving: root.saving
                title: root.title
                acceptLabel: root.acceptLabel
                suffix: root.defaultSuffix
                suffixes: root.suffixes
                suffixesName: root.suffixesName
                fileName: root.saving ? decodeURIComponent(String(root.currentFile).replace(/^.*\//, "")) : ""
                start: {
                    const last = Settings.folderOf(root.kind);
                    return String(last) !== "" ? last : String(root.currentFolder) !== "" ? root.currentFolder : String(root.currentFile).replace(/\/[^/]*$/, "");
                }
                onDismissed: root.close()
                onChosen: (file, folder) => {
                    Settings.keepFolder(root.kind, folder);
                    root.close();
                    root.selectedFile = file;
                    root.accepted();
                }
            }
        }
        // qmllint enable unqualified
    }
}
