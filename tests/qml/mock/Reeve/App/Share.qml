// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A mock of saving and sharing files: `asked` records the size of the picture.
QtObject {
    id: root
    property var asked: [] // test only
    signal saved(string file)
    signal failed(string text, string detail)
    function save(image, file, title) { root.asked = root.asked.concat([[String(file), title]]); root.saved("evening"); return true; }
}
