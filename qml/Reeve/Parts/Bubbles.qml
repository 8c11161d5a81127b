// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// Short messages of controls: why one cannot be used now, or the name of an icon. The window shows them in its Bubble.
QtObject {
    /** Shows the reason of `control` (refusal), or its name. */
    signal told(Pressable control, bool refusal)
}
