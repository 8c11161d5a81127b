// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A control has something to say for a moment: why it cannot be used now, or what its icon means. The window shows it in its Bubble.
QtObject {
    /** Beside `control` its reason is said (a refusal), or else its name. */
    signal told(Pressable control, bool refusal)
}
