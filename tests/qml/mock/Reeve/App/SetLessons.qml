// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A stand-in for what sets learn from confirmed pictures: nothing is offered.
QtObject {
    property string state: "none"
    property string text: ""
    function learn() {}
    function dismiss() {}
    function takeBack() {}
}
