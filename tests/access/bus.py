# SPDX-License-Identifier: GPL-3.0-or-later
"""The accessibility bus as a screen reader uses it: the programs, and the tree of objects of each.

Calls the D-Bus interfaces of AT-SPI directly and without a cache, so all values are current.
"""
import time

from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
COMPONENT = "org.a11y.atspi.Component"
PROPERTIES = "org.freedesktop.DBus.Properties"
NULL_PATH = "/org/a11y/atspi/null"

# Bits of GetState (AtspiStateType).
ACTIVE, CHECKED, ENABLED, FOCUSABLE, FOCUSED, SENSITIVE, SHOWING, VISIBLE = 1, 4, 8, 11, 12, 24, 25, 30

# Roles (AtspiRole) of objects that the user can operate.
INTERACTIVE = {"push button", "button", "toggle button", "check box", "radio button", "combo box", "slider", "spin button", "entry", "text", "link",
               "menu item", "page tab", "list item"}


class Bus:
    """The accessibility bus of the session, activated as by a screen reader."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            session.call_sync("org.a11y.Bus", "/org/a11y/bus", PROPERTIES, "Set",
                              GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True))), None, 0, 20000)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 20000).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)

    def call(self, owner, path, interface, method, arguments=None):
        return self.connection.call_sync(owner, path, interface, method, arguments, None, 0, 10000).unpack()

    def calls(self, wanted):
        """The answers to many calls that are on their way at once, each as of call(); None for one that failed."""
        answers, waiting, context = [None] * len(wanted), len(wanted), GLib.MainContext.get_thread_default() or GLib.MainContext.default()

        def answered(connection, result, index):
            nonlocal waiting
            waiting -= 1
            try:
                answers[index] = connection.call_finish(result).unpack()
            except GLib.Error:
                pass

        for index, (owner, path, interface, method, arguments) in enumerate(wanted):
            self.connection.call(owner, path, interface, method, arguments, None, 0, 10000, None, answered, index)
        while waiting:
            context.iteration(True)
        return answers

    def programs(self):
        """The registered programs."""
        return [Node(self, owner, path) for owner, path in
                self.call("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", ACCESSIBLE, "GetChildren")[0]]

    def program(self, pid, seconds):
        """The program of this process; None if it has not registered within `seconds`."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for node in self.programs():
                try:
                    owner_pid = self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                                          GLib.Variant("(s)", (node.owner,)))[0]
                except GLib.Error:
                    continue
                if owner_pid == pid:
                    return node
            time.sleep(0.1)
        return None


class Node:
    """One object of the tree of a program."""

    def __init__(self, bus, owner, path):
        self.bus, self.owner, self.path = bus, owner, path

    def has(self, state):
        return bool(self.states >> state & 1)

    @property
    def showing(self):
        return self.has(SHOWING) and self.has(VISIBLE)

    @property
    def interactive(self):
        return self.role in INTERACTIVE or self.has(FOCUSABLE)

    def actions(self):
        return [action[0] for action in self.bus.call(self.owner, self.path, ACTION, "GetActions")[0]]

    def press(self):
        """Executes the first action of the object, as a screen reader does."""
        self.bus.call(self.owner, self.path, ACTION, "DoAction", GLib.Variant("(i)", (0,)))

    def questions(self):
        """The calls for all that tree() tells of the object."""
        def named(name):
            return (self.owner, self.path, PROPERTIES, "Get", GLib.Variant("(ss)", (ACCESSIBLE, name)))

        def of(method):
            return (self.owner, self.path, ACCESSIBLE, method, None)

        return [named("Name"), named("Description"), of("GetRoleName"), of("GetState"), of("GetChildren")]

    def tree(self):
        """This object and all objects below it with their names, roles and states; without objects that disappear meanwhile."""
        level, below = [self], {}
        while level:
            answers = self.bus.calls([question for node in level for question in node.questions()])
            following = []
            for node, *told in zip(level, *[iter(answers)] * 5):
                if None in told:
                    continue
                (node.name,), (node.description,), (node.role,), ((low, high),), (children,) = told
                node.states = low | high << 32
                below[node] = [Node(self.bus, owner, path) for owner, path in children if path != NULL_PATH]
                following += below[node]
            level = following
        found, todo = [], [self]
        while todo:
            node = todo.pop()
            if node in below:
                found.append(node)
                todo.extend(reversed(below[node]))
        return found

    def __str__(self):
        return f"{self.role} “{self.name}”" + (f" ({self.description})" if self.description else "") + ("" if self.showing else " [hidden]")
