// SPDX-License-Identifier: GPL-3.0-or-later
// Reads values out of JSON and knows where it stands. Inside this room a fault is thrown and caught again by
// the functions that the room shows to others; nobody else sees an exception.
#pragma once

#include "engine/basics/hand.h"
#include "engine/board/island.h"
#include "engine/record/parsed.h"
#include "engine/record/words.h"

#include <limits>
#include <set>
#include <vector>

namespace reeve::record {

/// A value and its path.
class Node {
public:
    Node(const Json& value, std::string path) : m_value(&value), m_path(std::move(path)) {}
    [[nodiscard]] const Json& json() const { return *m_value; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] bool isNull() const { return m_value->is_null(); }
    [[noreturn]] void fail(const std::string& message) const { throw Fault{m_path, message}; }

    [[nodiscard]] bool boolean() const;
    [[nodiscard]] int number(int least, int most) const;
    [[nodiscard]] std::uint64_t unsignedNumber() const;
    [[nodiscard]] const std::string& text() const;
    /// Places by their names; a fault where the island has none of that name.
    [[nodiscard]] HexId hex(const Island& island) const;
    [[nodiscard]] IntersectionId intersection(const Island& island) const;
    [[nodiscard]] PathId road(const Island& island) const;
    /// A heap of cards. Counts above Hand::kMost are read as that: more than any box holds, so that every rule refuses
    /// them.
    [[nodiscard]] Hand heap() const;
    [[nodiscard]] std::vector<Node> list() const;
    /// The members of an object with their names.
    [[nodiscard]] std::vector<std::pair<std::string, Node>> members() const;
    void needObject() const;

    template <typename Kind>
    [[nodiscard]] Kind word() const {
        if (const auto value = named<Kind>(text())) return *value;
        fail("\"" + shown(text()) + "\" is not " + std::string(kindName<Kind>()));
    }
    [[nodiscard]] Card resource() const;
    [[nodiscard]] Card commodity() const;

private:
    const Json* m_value;
    std::string m_path;
};

/// An object whose keys are asked for one by one; finish() refuses those that nobody asked for.
class Object {
public:
    explicit Object(Node node) : m_node(std::move(node)) { m_node.needObject(); }
    [[nodiscard]] const Node& node() const { return m_node; }
    [[nodiscard]] bool has(const char* key) const { return m_node.json().contains(key); }
    /// Nothing if the key is left out.
    std::optional<Node> find(const char* key);
    /// Nothing if the key is left out, or null because nobody holds it (the merchant, an award, a metropolis, the dice
    /// before the roll).
    std::optional<Node> findHeld(const char* key);
    /// A fault if the key is left out.
    Node need(const char* key);
    /// A key that is allowed and not looked at.
    void allow(const char* key) { m_asked.insert(key); }
    void finish() const;

private:
    Node m_node;
    std::set<std::string> m_asked;
};

/// The path of a member: "turn" + "dice" = "turn.dice". The key is written as shown() writes it.
std::string member(const std::string& path, const std::string& key);

} // namespace reeve::record
