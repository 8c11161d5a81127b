// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A mock of what is explained once; tests set the text.
QtObject {
    property string text: ""
    property string rule: ""
    function understood(): void { text = ""; }
}
