// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a page wants of the person's files: one to read, or with `saving` a name to write to.
Item {
    id: root

    property bool saving: false
    property string title: ""
    property string acceptLabel: ""
    property string defaultSuffix: ""
    property var nameFilters: []
    /** Where it begins; then where the person was. Empty: where Qt thinks. */
    property url currentFolder: ""
    /** The name that is offered when something is saved. */
    property url currentFile: ""
    property url selectedFile: ""

    readonly property var ownWindow: Window.window

    signal accepted()

    visible: false
    Component.onDestruction: FileWindow.leave(root)

    function open(): void { FileWindow.show(root); }
}
