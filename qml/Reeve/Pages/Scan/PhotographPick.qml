// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Sheets

// Lets a page ask for a photograph or a video of the table.
FilePick {
    id: root

    readonly property list<string> pictures: ["jpg", "jpeg", "png", "webp", "bmp", "tif", "tiff", "heic", "heif", "avif", "gif"]
    readonly property list<string> videos: ["mp4", "mkv", "mov", "webm", "avi", "m4v"]

    /** True for a video, by its suffix. */
    function isVideo(file: url): bool {
        const name = String(file).toLowerCase();
        return Array.from(root.videos).some(suffix => name.endsWith("." + suffix));
    }

    kind: "pictures"
    currentFolder: Scanner.picturesFolder
    suffixes: [...root.pictures, ...root.videos]
    suffixesName: qsTr("Pictures and videos")
}
