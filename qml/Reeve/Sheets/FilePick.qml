// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme

// Lets a page ask for a file: one to read, or with `saving` a name to write.
Item {
    id: root

    property bool saving: false
    property string title: ""
    property string acceptLabel: ""
    property string defaultSuffix: ""
    /** "pictures" or "records": each starts in its last folder. */
    property string kind: "records"
    /** Suffixes of the files listed first, without a dot, and the name of this kind of files. */
    property list<string> suffixes: []
    property string suffixesName: ""
    /** The folder at the first time. */
    property url currentFolder: ""
    /** The suggested name for saving. */
    property url currentFile: ""
    property url selectedFile: ""
    readonly property bool opened: sheet.active

    signal accepted()

    visible: false

    function open(): void {
        if (!Theme.inBrowser)
            root.show();
        else if (root.saving)
            root.take(browser.saved(sheet.suggested));
        else
            browser.open(root.suffixes);
    }
    function take(file: url): void {
        root.selectedFile = file;
        root.accepted();
    }
    function show(): void {
        sheet.before = root.Window.window?.activeFocusItem ?? null;
        // Above everything that rotates with the view.
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

    BrowserFiles {
        id: browser
        onChosen: file => root.take(file)
    }
    Loader {
        id: sheet
        readonly property string suggested: decodeURIComponent(String(root.currentFile).replace(/^.*\//, ""))
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
                fileName: root.saving ? sheet.suggested : ""
                start: {
                    const last = Settings.folderOf(root.kind);
                    return String(last) !== "" ? last : String(root.currentFolder) !== "" ? root.currentFolder : String(root.currentFile).replace(/\/[^/]*$/, "");
                }
                onDismissed: root.close()
                onChosen: (file, folder) => {
                    Settings.keepFolder(root.kind, folder);
                    root.close();
                    root.take(file);
                }
            }
        }
        // qmllint enable unqualified
    }
}
