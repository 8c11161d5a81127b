// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A mock of what is explained once; tests set the text.
QtObject {
    property string text: ""
    property string rule: ""
    property bool seen: false // test only
    function understood(): void { text = ""; }
    function see(on: bool): void { seen = on; }
}
