// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Pages

// A further photograph of a phone, while what the last one showed is looked through.
NoticePanel {
    id: root

    property phonePhotoFacts none
    readonly property phonePhotoFacts photo: Phones.photos[0] ?? root.none

    subject: root.photo.number
    done: true
    text: root.photo.words
    action: qsTr("Show")
    dismissible: true
    onActed: Phones.showPhoto(root.photo.number)
    onDismissed: Phones.declinePhoto(root.photo.number)
}
