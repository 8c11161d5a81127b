// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App

// The settings were damaged, or could not be saved.
NoticePanel {
    objectName: "settingsNotice"
    text: Settings.notice
    dismissible: true
    onDismissed: Settings.dismissNotice()
}
