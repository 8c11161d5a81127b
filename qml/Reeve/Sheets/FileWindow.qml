// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import QtQuick.Dialogs
import Reeve.Theme

// The two windows in which files are chosen, for all pages: Qt keeps each that was ever shown, with a thread that watches its
// folder, until the program ends. A page asks through a FilePick.
QtObject {
    id: root

    /** The FilePick that asked last; null again when it has gone with its page. */
    property var asker: null

    readonly property FileDialog reading: FileDialog {
        onAccepted: root.answer(root.reading)
    }
    readonly property FileDialog writing: FileDialog {
        fileMode: FileDialog.SaveFile
        onAccepted: root.answer(root.writing)
    }

    function show(pick: var): void {
        const dialog = pick.saving ? root.writing : root.reading;
        root.asker = pick;
        dialog.parentWindow = pick.ownWindow;
        dialog.title = pick.title;
        dialog.acceptLabel = pick.acceptLabel;
        dialog.nameFilters = pick.nameFilters;
        dialog.defaultSuffix = pick.defaultSuffix;
        if (String(pick.currentFolder) !== "")
            dialog.currentFolder = pick.currentFolder;
        if (pick.saving)
            dialog.currentFile = pick.currentFile;
        dialog.open();
        root.dress(pick.ownWindow?.contentItem ?? null);
        root.shade.parent = pick.ownWindow?.contentItem ?? null;
    }
    /** What is behind the window waits, as behind a sheet; a tap on it puts the window away. */
    readonly property Rectangle shade: Rectangle {
        objectName: "fileShade"
        anchors.fill: parent
        z: 500
        visible: parent !== null && (root.reading.visible || root.writing.visible)
        color: Theme.scrim
        MouseArea {
            anchors.fill: parent
            onClicked: { root.reading.close(); root.writing.close(); }
            onWheel: wheel => wheel.accepted = true
        }
    }
    /**
     * All else in Qt's window takes the palette of ours; the bar of folders paints its ground white by itself, and what stands
     * in the head keeps the colours of the theme in which the window was first shown. Its list asks for rows in advance, and
     * warns when the folder changes before they are there: it makes them as they are seen.
     */
    function dress(item: var): void {
        if (item === null)
            return;
        if (item.objectName === "dialogTitleBarLabel")
            item.color = Qt.binding(() => Theme.ink);
        if (item.objectName === "fileDialogListView") {
            item.cacheBuffer = 0;
            item.spacing = Theme.gap;
        }
        // The whole of it: our letters, and the room that there is.
        if (item.header !== undefined && item.footer !== undefined && item.background && item.header?.contentItem !== undefined) {
            item.font = Qt.binding(() => Theme.fontFor("body"));
            item.background.implicitWidth = Qt.binding(() => Math.min(root.shade.width - 2 * Theme.margin, Theme.dp(760)));
            item.background.implicitHeight = Qt.binding(() => Math.min(root.shade.height - 2 * Theme.margin, Theme.dp(620)));
        }
        // Its buttons, as high and as round as ours.
        if (item.down !== undefined && item.fileUrl === undefined && item.background?.radius !== undefined) {
            item.background.implicitHeight = Qt.binding(() => Theme.target);
            item.background.radius = Qt.binding(() => Theme.radiusButton);
        }
        if (item.upButtonSpacing !== undefined && item.background) {
            item.background.color = Qt.binding(() => Theme.raised);
            item.palette.button = Theme.highContrast ? Theme.soft : Theme.line;
            item.palette.buttonText = Theme.ink;
            item.palette.windowText = Theme.ink;
        }
        for (let i = 0; i < item.children.length; ++i)
            root.dress(item.children[i]);
    }
    function answer(dialog: FileDialog): void {
        if (!root.asker)
            return;
        root.asker.currentFolder = dialog.currentFolder;
        root.asker.selectedFile = dialog.selectedFile;
        root.asker.accepted();
    }
    /** The page of `pick` goes: nobody waits for an answer any more. */
    function leave(pick: var): void {
        if (root.asker !== pick)
            return;
        root.asker = null;
        root.reading.close();
        root.writing.close();
    }
}
