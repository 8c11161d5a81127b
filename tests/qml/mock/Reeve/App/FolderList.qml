// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Values

// A mock of a folder: always two folders and three pictures.
ListModel {
    id: root
    property url folder: ""
    property var suffixes: []
    property string state: "ready"
    property bool more: false
    readonly property string name: "Pictures"
    readonly property string path: String(root.folder).replace("file://", "")
    readonly property url parentFolder: String(root.folder).replace(/\/[^/]*$/, "")

    function at(row: int): var { return row >= 0 && row < root.count ? { name: root.get(row).name, url: root.get(row).url, isFolder: root.get(row).isFolder } : {}; }
    function look() {}
    function has(file) { return file === "board.jpg"; }
    function file(name, suffix) { return String(root.folder) + "/" + name + (name.indexOf(".") < 0 && suffix !== "" ? "." + suffix : ""); }
    function places(): list<filePlaceFacts> { return [{ kind: "pictures", url: "file:///home/anna/Pictures", name: "Pictures" }, { kind: "medium", url: "file:///media/anna/STICK", name: "STICK" }]; }

    ListElement { name: "Trip"; url: "file:///home/anna/Pictures/Trip"; isFolder: true; picture: ""; changed: "" }
    ListElement { name: "board.jpg"; url: "file:///home/anna/Pictures/board.jpg"; isFolder: false; picture: ""; changed: "11/24/26 3:00 PM" }
    ListElement { name: "older.jpg"; url: "file:///home/anna/Pictures/older.jpg"; isFolder: false; picture: ""; changed: "11/23/26 3:00 PM" }
}
