// SPDX-License-Identifier: GPL-3.0-or-later
// Elements and text. Whatever comes from the table goes through a text node: nothing here makes markup of a string.

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
        if (name === "tap") tappable(element, value);
        else if (name === "vars") Object.keys(value).forEach(function (key) { element.style.setProperty(key, value[key]); });
        else element.setAttribute(name, value === true ? "" : String(value));
    });
    return element;
}

/** el("p", {class: "muted"}, "text", child, [more]). `tap` is a function, `vars` are variables of the style. */
function el(name, attributes) {
    return add(put(document.createElement(name), attributes), Array.prototype.slice.call(arguments, 2));
}

function svg(name, attributes) {
    return add(put(document.createElementNS(svgNames, name), attributes), Array.prototype.slice.call(arguments, 2));
}

/** A button whose meaning has just changed under the finger ignores it for 300 ms; keepButtons() knows since when. */
function tappable(element, action) {
    element.addEventListener("click", function (event) {
        var young = Date.now() - (element.sinceWhen || 0) < 300;
        if (!young || event.detail === 0) action(event);
    });
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
