// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Pages

// After a scan or a check was confirmed: shall this set be remembered; what was learned, and the way to take it back.
NoticePanel {
    id: root

    readonly property string stage: SetLessons.state

    objectName: "setNote"
    done: root.stage !== "failed"
    lines: 8
    step: "panel"
    text: SetLessons.text
    action: root.stage === "offered" ? qsTr("Remember") : root.stage === "learning" ? qsTr("Cancel") : root.stage === "learned" ? qsTr("Undo") : ""
    dismissible: root.stage !== "learning"
    onActed: {
        if (root.stage === "offered")
            SetLessons.learn();
        else if (root.stage === "learned")
            SetLessons.takeBack();
        else
            SetLessons.dismiss();
    }
    onDismissed: SetLessons.dismiss()
    // What is being learned goes on.
    Component.onDestruction: if (root.stage !== "learning") SetLessons.dismiss()
}
