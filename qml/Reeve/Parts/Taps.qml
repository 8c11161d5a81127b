// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Theme

// The last tap. A finger that taps twice means what was there the first time: for half a second only that control reacts at that
// place, and only while it means the same. So nothing has to be done where a page changes, a sheet opens or rows move up.
// A row that stands for another thing as soon as the one before it is gone has a property `subject`: what it stands for.
QtObject {
    id: root

    /** Null if it is gone: a list may have made the same control anew. */
    property Item control: null
    property string meaning: ""
    property point place: Qt.point(0, 0)
    /** When, in ms. */
    property double time: 0

    /** Somebody uses the window: a touch anywhere, or a key on a control. */
    signal used()

    /** What a tap on a control means: its name, and the subjects of the rows around it. */
    function meaningOf(control: var): string {
        let all = control["name"] ?? "";
        for (let at = control; at; at = at.parent)
            if (at["subject"] !== undefined)
                all += "\n" + at["subject"];
        return all;
    }
    /** A tap on this control at this place of the window would be the second one of a finger that meant something else. */
    function repeats(control: Item, place: point): bool {
        return Date.now() - root.time < Theme.handTime && Math.hypot(place.x - root.place.x, place.y - root.place.y) < Theme.target / 2
            && (root.control !== null && control !== root.control || root.meaningOf(control) !== root.meaning);
    }
    /** Takes note of a tap; false: it is to be ignored. */
    function take(control: Item, place: point): bool {
        if (root.repeats(control, place))
            return false;
        root.control = control;
        root.meaning = root.meaningOf(control);
        root.place = place;
        root.time = Date.now();
        return true;
    }
}
