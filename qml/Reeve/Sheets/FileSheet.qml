// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The user's files: folders, then files, newest first, pictures as thumbnails. One to read, or a name to write.
FocusScope {
    id: root

    property bool saving: false
    property string title: ""
    property string acceptLabel: ""
    /** The suffix for saving, without a dot, and the suggested name. */
    property string suffix: ""
    property string fileName: ""
    property list<string> suffixes: []
    property string suffixesName: ""
    /** The initial folder. */
    property url start: ""
    /** All kinds of files are listed. */
    property bool all: root.suffixes.length === 0
    /** Thumbnails in columns; else a list of names. */
    readonly property bool pictures: !root.all && root.suffixes.indexOf("jpg") >= 0
    /** The file that would be overwritten, or "". */
    property url replaced: ""
    readonly property bool narrow: root.width < Theme.dp(720)

    signal dismissed()
    signal chosen(url file, url folder)

    function take(row: int): void {
        const entry = folder.at(row);
        if (entry.name === "")
            return;
        if (entry.isFolder)
            folder.folder = entry.url;
        else if (root.saving)
            root.fileName = entry.name;
        else
            root.chosen(entry.url, folder.folder);
    }
    function save(): void {
        if (root.fileName.trim() === "")
            return;
        const file = folder.file(root.fileName, root.suffix);
        if (folder.has(decodeURIComponent(String(file).replace(/^.*\//, ""))) && String(root.replaced) !== String(file))
            root.replaced = file;
        else
            root.chosen(file, folder.folder);
    }
    function up(): void {
        if (String(folder.parentFolder) !== "")
            folder.folder = folder.parentFolder;
    }

    anchors.fill: parent
    readonly property bool keyHome: true
    focus: true
    objectName: "fileSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: root.title
    Keys.onEscapePressed: root.dismissed()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace)
            root.up();
        // Keys do not reach the page below.
        event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab;
    }
    Component.onDestruction: Overlays.close(root)
    Component.onCompleted: {
        Overlays.open(root);
        folder.folder = root.start;
        grid.forceActiveFocus();
    }

    FolderList {
        id: folder
        suffixes: root.all ? [] : root.suffixes
        onFolderChanged: { grid.currentIndex = 0; root.replaced = ""; }
    }
    Timer { interval: 2000; repeat: true; running: true; onTriggered: folder.look() }

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        MouseArea {
            anchors.fill: parent
            onClicked: root.dismissed()
            onWheel: wheel => wheel.accepted = true
        }
    }
    Panel {
        id: card
        objectName: "fileCard"
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.margin, Theme.dp(1040))
        height: parent.height - 2 * Theme.margin
        radius: Theme.radiusSheet
        raised: true

        MouseArea { anchors.fill: parent; anchors.margins: -card.padding }

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.gap

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap
                ThemeText {
                    Layout.fillWidth: true
                    text: root.title
                    step: "title"
                    Accessible.role: Accessible.Heading
                }
                IconButton {
                    objectName: "fileClose"
                    icon: "cross"
                    name: qsTr("Close")
                    onClicked: root.dismissed()
                }
            }
            Flickable {
                Layout.fillWidth: true
                implicitHeight: places.height
                contentWidth: places.width
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                Row {
                    id: places
                    padding: Theme.gap // room for the focus ring
                    spacing: Theme.gap
                    Repeater {
                        model: folder.places()
                        ActionButton {
                            required property filePlaceFacts modelData
                            objectName: "place-" + modelData.kind
                            text: root.placeName(modelData)
                            icon: modelData.kind === "home" ? "home" : modelData.kind === "pictures" ? "camera" : "file"
                            selected: String(folder.folder) === String(modelData.url)
                            onClicked: folder.folder = modelData.url
                        }
                    }
                }
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap
                IconButton {
                    objectName: "folderUp"
                    icon: "up"
                    framed: true
                    name: qsTr("The folder above")
                    reason: String(folder.parentFolder) === "" ? qsTr("There is no folder above this one.") : ""
                    onClicked: root.up()
                }
                ThemeText {
                    objectName: "folderName"
                    Layout.fillWidth: true
                    text: folder.path
                    step: "caption"
                    lines: 1
                    elide: Text.ElideMiddle
                    color: Theme.mutedInk
                }
            }

            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                MoreBelow { view: grid; ground: Theme.raised; z: 1 }
                GridView {
                    id: grid
                    objectName: "fileGrid"
                    readonly property int columns: root.pictures ? Math.max(2, Math.floor(width / Theme.dp(176))) : Math.max(1, Math.floor(width / Theme.dp(420)))
                    anchors.fill: parent
                    clip: true
                    boundsBehavior: Flickable.StopAtBounds
                    model: folder
                    // Room for the focus ring at the edges.
                    leftMargin: Theme.gap
                    rightMargin: Theme.gap
                    topMargin: Theme.gap
                    bottomMargin: Theme.gap
                    cellWidth: Math.floor((width - leftMargin - rightMargin) / columns)
                    cellHeight: root.pictures ? Theme.dp(188) : Theme.dp(76)
                    // Items beyond the view are created incrementally, and Qt 6.4 warns if the folder changes meanwhile.
                    cacheBuffer: 0
                    keyNavigationEnabled: true
                    activeFocusOnTab: true
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Files, the newest first")
                    Keys.onReturnPressed: root.take(grid.currentIndex)
                    Keys.onEnterPressed: root.take(grid.currentIndex)
                    Keys.onSpacePressed: root.take(grid.currentIndex)
                    delegate: FileCell {
                        required property int index
                        width: grid.cellWidth
                        height: grid.cellHeight
                        tall: root.pictures
                        current: grid.activeFocus && grid.currentIndex === index
                        onClicked: { grid.currentIndex = index; root.take(index); }
                    }
                }
                ThemeText {
                    objectName: "folderNote"
                    anchors.centerIn: parent
                    width: Math.min(parent.width, Theme.dp(480))
                    visible: text !== ""
                    horizontalAlignment: Text.AlignHCenter
                    text: folder.state === "reading" ? (patience.running ? "" : qsTr("Looking into the folder …"))
                        : folder.state === "unreadable" ? qsTr("This folder cannot be opened. Choose another one.")
                        : folder.count > 0 ? "" : root.all ? qsTr("There are no files here.") : qsTr("There is no matching file here.")
                    step: "body"
                    lines: 3
                    color: Theme.mutedInk
                    // No text for a fast folder.
                    Timer { id: patience; interval: 250; running: folder.state === "reading" }
                }
            }
            ThemeText {
                Layout.fillWidth: true
                visible: folder.more
                text: qsTr("Only the newest files are listed.")
                step: "caption"
                color: Theme.mutedInk
            }

            GridLayout {
                Layout.fillWidth: true
                columns: root.narrow ? 1 : 3
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap
                ActionButton {
                    objectName: "allFiles"
                    Layout.fillWidth: root.narrow
                    visible: root.suffixes.length > 0 && !root.saving
                    text: root.all ? root.suffixesName : qsTr("All files")
                    icon: root.all ? "camera" : "file"
                    onClicked: root.all = !root.all
                }
                NameField {
                    objectName: "fileName"
                    Layout.fillWidth: true
                    visible: root.saving
                    longest: 120
                    placeholder: qsTr("Name of the file")
                    text: root.fileName
                    onEdited: text => { root.fileName = text; root.replaced = ""; }
                    onEntered: root.save()
                }
                Item { Layout.fillWidth: true; visible: !root.saving && !root.narrow }
                PrimaryButton {
                    objectName: "fileSave"
                    Layout.fillWidth: root.narrow
                    visible: root.saving
                    title: String(root.replaced) !== "" ? qsTr("Replace the file") : root.acceptLabel
                    subtitle: String(root.replaced) !== "" ? qsTr("A file of that name is there") : ""
                    reason: root.fileName.trim() === "" ? qsTr("Type a name first.") : folder.state === "unreadable" ? qsTr("This folder cannot be opened. Choose another one.") : ""
                    icon: "check"
                    onClicked: root.save()
                }
            }
        }
    }

    function placeName(place: filePlaceFacts): string {
        switch (place.kind) {
        case "pictures": return qsTr("Pictures");
        case "downloads": return qsTr("Downloads");
        case "documents": return qsTr("Documents");
        case "desktop": return qsTr("Desktop");
        case "home": return qsTr("My files");
        }
        return place.name;
    }
}
