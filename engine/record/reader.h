// SPDX-License-Identifier: GPL-3.0-or-later
// Reads values out of JSON and tracks their paths. Faults are thrown inside this room; its public functions catch them
// and return them.
#pragma once

#include "engine/basics/hand.h"
#include "engine/board/island.h"
#include "engine/record/parsed.h"
#include "engine/record/stated.h"
#include "engine/record/words.h"

#include <limits>
#include <vector>

namespace reeve::record {

/// A value and its path.
class Node {
public:
    /// `value` must outlive the node.
    Node(const Json& value, std::string path) : m_value(&value), m_path(std::move(path)) {}
    [[nodiscard]] const Json& json() const { return *m_value; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] bool isNull() const { return m_value->is_null(); }
    [[noreturn]] void fail(const std::string& message) const { throw Fault{m_path, message}; }

    /// The functions below throw a fault at this path if the value has another type or range.
    [[nodiscard]] bool boolean() const;
    /// An integer from `least` to `most`.
    [[nodiscard]] int number(int least, int most) const;
    [[nodiscard]] std::uint64_t unsignedNumber() const;
    [[nodiscard]] const std::string& text() const;
    /// A place by its name; throws a fault if the island has no such place.
    [[nodiscard]] HexId hex(const Island& island) const;
    [[nodiscard]] IntersectionId intersection(const Island& island) const;
    [[nodiscard]] PathId road(const Island& island) const;
    /// Card counts by kind. Counts above Hand::kMost are read as kMost: more than any box holds, so that every rule
    /// refuses them.
    [[nodiscard]] Hand cards() const;
    /// The elements of a list.
    [[nodiscard]] std::vector<Node> list() const;
    /// The members of an object with their names.
    [[nodiscard]] std::vector<std::pair<std::string, Node>> members() const;
    void needObject() const;

    template <typename Kind>
    [[nodiscard]] Kind word() const {
        if (const auto value = named<Kind>(text())) return *value;
        failWord(kindName<Kind>());
    }
    [[nodiscard]] Card resource() const;
    [[nodiscard]] Card commodity() const;

private:
    [[noreturn]] void failWord(std::string_view kind) const;

    const Json* m_value;
    std::string m_path;
};

/// An object whose keys are read one by one; finish() throws a fault for keys that were not read.
class Object {
public:
    /// Throws a fault if the value is not an object.
    explicit Object(Node node) : m_node(std::move(node)) { m_node.needObject(); }
    [[nodiscard]] const Node& node() const { return m_node; }
    [[nodiscard]] bool has(const char* key) const { return m_node.json().contains(key); }
    /// nullopt if the key is missing.
    std::optional<Node> find(const char* key) { return look(key, std::nullopt); }
    /// The same for a result of chance.
    std::optional<Node> findStated(const char* key, Stated stated) { return look(key, stated); }
    /// nullopt if the key is missing, or null because there is no holder (the merchant, an award, a metropolis, the
    /// dice before the roll).
    std::optional<Node> findHeld(const char* key);
    /// Throws a fault if the key is missing.
    Node need(const char* key);
    /// Accepts a key without reading it.
    void allow(const char* key) { m_asked.try_emplace(key); }
    void finish() const;
    [[nodiscard]] const KeysRead& asked() const { return m_asked; }

private:
    std::optional<Node> look(const char* key, std::optional<Stated> stated);

    Node m_node;
    KeysRead m_asked;
};

/// Input in quotation marks, as by shown().
std::string inQuotes(std::string_view text);
/// The path of a member: "turn" + "dice" = "turn.dice". The key is quoted by shown().
std::string member(const std::string& path, const std::string& key);

} // namespace reeve::record
