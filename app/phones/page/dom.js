// SPDX-License-Identifier: GPL-3.0-or-later
// Elements and text, and how the page becomes another one. Whatever comes from the table goes through a text node: nothing
// here makes markup of a string.

var svgNames = "http://www.w3.org/2000/svg";

function add(parent, children) {
    for (var i = 0; i < children.length; ++i) {
        var child = children[i];
        if (child === null || child === undefined || child === false) continue;
        if (Array.isArray(child)) add(parent, child);
        else parent.appendChild(typeof child === "object" ? child : document.createTextNode(withJoints(String(child))));
    }
    return parent;
}

function put(element, attributes) {
    Object.keys(attributes || {}).forEach(function (name) {
        var value = attributes[name];
        if (value === undefined || value === null || value === false) return;
        if (["tap", "send", "key"].indexOf(name) >= 0) element[name] = value;
        else if (name === "vars") Object.keys(value).forEach(function (key) { element.style.setProperty(key, value[key]); });
        else element.setAttribute(name, value === true ? "" : String(value));
    });
    return element;
}

/** el("p", {class: "muted"}, "text", child, [more]). `tap` and, of a form, `send` are functions, `vars` are variables of
    the style. `key` names an element among its siblings (patch), and a control whose label changes while its meaning stays. */
function el(name, attributes) {
    return add(put(document.createElement(name), attributes), Array.prototype.slice.call(arguments, 2));
}

function svg(name, attributes) {
    return add(put(document.createElementNS(svgNames, name), attributes), Array.prototype.slice.call(arguments, 2));
}

var settledAfter = 500;

/** A control ignores fingers until it has had its place and its meaning for half a second, see settle(): neither a double tap
    nor a snapshot at the wrong moment answers the next question. Keys and screen readers (`detail` 0) do not slip. */
function watchTaps() {
    document.addEventListener("click", function (event) {
        wakeSound();
        var control = event.target;
        while (control && !control.tap) control = control.parentNode;
        if (control && !control.disabled && (event.detail === 0 || Date.now() - control.since >= settledAfter)) control.tap(event, control);
    });
    document.addEventListener("submit", function (event) {
        event.preventDefault();
        event.target.send();
    });
}

function controls(page) { return Array.from(page.querySelectorAll("button, .map")); }

/** Runs `change` and notes which controls of the page got another place or meaning by it. */
function settle(page, view, change) {
    controls(page).forEach(function (control) { control.box = control.getBoundingClientRect(); });
    change();
    controls(page).forEach(function (control) {
        var box = control.getBoundingClientRect(), old = control.box;
        var means = [view, control.disabled, control.key || control.getAttribute("aria-label") || control.textContent].join("|");
        if (control.means !== means || !old || Math.abs(old.top - box.top) + Math.abs(old.left - box.left) > 12) control.since = Date.now();
        control.means = means;
    });
}

/** What is of one kind among siblings may become each other. The policy lets no script set a `style` attribute. */
function kindOf(node) {
    return node.nodeType === 3 ? "" : [node.nodeName, node.key || "", (node.getAttribute("class") || "").split(" ")[0], node.getAttribute("style")].join("|");
}

/** Makes the children of `old` those of `wanted`. Elements that stay keep their focus, their scroll and the finger on them. */
function patch(old, wanted) {
    var rest = Array.from(old.childNodes), now = Array.from(wanted.childNodes).map(function (node) {
        var same = rest.filter(function (one) { return kindOf(one) === kindOf(node); })[0];
        if (!same) return node;
        rest.splice(rest.indexOf(same), 1);
        if (node.nodeType === 3) {
            if (same.data !== node.data) same.data = node.data;
            return same;
        }
        same.getAttributeNames().forEach(function (name) { if (!node.hasAttribute(name)) same.removeAttribute(name); });
        node.getAttributeNames().forEach(function (name) { if (same.getAttribute(name) !== node.getAttribute(name)) same.setAttribute(name, node.getAttribute(name)); });
        same.tap = node.tap;
        same.send = node.send;
        patch(same, node);
        return same;
    });
    rest.forEach(function (node) { old.removeChild(node); });
    now.forEach(function (node, at) { if (old.childNodes[at] !== node) old.insertBefore(node, old.childNodes[at] || null); });
}

function button(kind, action) {
    var children = Array.prototype.slice.call(arguments, 2);
    return add(put(document.createElement("button"), {type: "button", class: "btn " + kind, tap: action}), children);
}

/** Says something once to a screen reader: "news" politely, "alert" at once. */
function announce(id, text) {
    var place = document.getElementById(id);
    if (place && place.textContent !== text) place.textContent = text;
}
