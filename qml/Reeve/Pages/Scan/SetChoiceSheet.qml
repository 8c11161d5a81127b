// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Sheets

// On the scan page: another set than the one that the photograph was read with.
Sheet {
    id: root

    signal chosen()

    title: qsTr("Which set lies here?")
    hint: qsTr("The picture is read again.")
    SetChoice { width: parent.width; onPicked: root.chosen() }
}
