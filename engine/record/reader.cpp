// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/reader.h"

#include <algorithm>

namespace reeve::record {

std::string inQuotes(std::string_view text) {
    std::string quoted = "\"";
    quoted += shown(text);
    quoted += '"';
    return quoted;
}

std::string member(const std::string& path, const std::string& key) {
    const auto name = shown(key);
    return path.empty() ? name : path + "." + name;
}

bool Node::boolean() const {
    if (!m_value->is_boolean()) fail("true or false is needed here");
    return m_value->get<bool>();
}

int Node::number(int least, int most) const {
    const auto range =
        "a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " is needed here";
    if (!m_value->is_number_integer()) fail(range);
    if (m_value->is_number_unsigned() &&
        m_value->get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
        fail(range);
    const auto value = m_value->get<std::int64_t>();
    if (value < least || value > most) fail(range);
    return static_cast<int>(value);
}

std::uint64_t Node::unsignedNumber() const {
    if (!m_value->is_number_integer() || (!m_value->is_number_unsigned() && m_value->get<std::int64_t>() < 0))
        fail("a whole number that is not negative is needed here");
    return m_value->get<std::uint64_t>();
}

const std::string& Node::text() const {
    if (!m_value->is_string()) fail("a word in quotation marks is needed here");
    return m_value->get_ref<const std::string&>();
}

void Node::failWord(std::string_view kind) const { fail(inQuotes(text()) + " is not " + std::string(kind)); }

HexId Node::hex(const Island& island) const {
    if (const auto hex = island.hexNamed(text())) return *hex;
    fail("the board has no hex " + inQuotes(text()));
}

IntersectionId Node::intersection(const Island& island) const {
    if (const auto at = island.intersectionNamed(text())) return *at;
    fail("the board has no intersection " + inQuotes(text()));
}

PathId Node::road(const Island& island) const {
    if (const auto path = island.pathNamed(text())) return *path;
    const auto dash = text().find('-');
    if (dash != std::string::npos)
        if (island.pathNamed(text().substr(dash + 1) + "-" + text().substr(0, dash)))
            fail("the ends of the path " + inQuotes(text()) + " stand in the wrong order");
    fail("the board has no path " + inQuotes(text()));
}

Hand Node::cards() const {
    Hand cards;
    for (const auto& [key, count] : members()) {
        const auto card = named<Card>(key);
        if (!card) count.fail(inQuotes(key) + " is not a resource or a commodity");
        if (!count.json().is_number_integer()) count.fail("a number of cards is needed here");
        if (!count.json().is_number_unsigned() && count.json().get<std::int64_t>() < 0)
            count.fail("a number of cards cannot be negative");
        cards.set(*card, static_cast<int>(
                             std::min<std::uint64_t>(count.json().get<std::uint64_t>(), std::uint64_t{Hand::kMost})));
    }
    return cards;
}

std::vector<Node> Node::list() const {
    if (!m_value->is_array()) fail("a list is needed here");
    std::vector<Node> items;
    for (std::size_t i = 0; i < m_value->size(); ++i)
        items.emplace_back((*m_value)[i], m_path + "[" + std::to_string(i) + "]");
    return items;
}

std::vector<std::pair<std::string, Node>> Node::members() const {
    needObject();
    std::vector<std::pair<std::string, Node>> all;
    for (const auto& [key, value] : m_value->items()) all.emplace_back(key, Node(value, member(m_path, key)));
    return all;
}

void Node::needObject() const {
    if (!m_value->is_object()) fail("an object {…} is needed here");
}

Card Node::resource() const {
    const auto card = named<Card>(text());
    if (!card || !isResource(*card)) fail(inQuotes(text()) + " is not a resource");
    return *card;
}

Card Node::commodity() const {
    const auto card = named<Card>(text());
    if (!card || !isCommodity(*card)) fail(inQuotes(text()) + " is not a commodity");
    return *card;
}

std::optional<Node> Object::look(const char* key, std::optional<Stated> stated) {
    m_asked.insert_or_assign(key, stated);
    const auto& json = m_node.json();
    const auto found = json.find(key);
    if (found == json.end()) return std::nullopt;
    return Node(*found, member(m_node.path(), key));
}

std::optional<Node> Object::findHeld(const char* key) {
    auto found = find(key);
    if (found && found->isNull()) return std::nullopt;
    return found;
}

Node Object::need(const char* key) {
    if (auto found = find(key)) return *found;
    m_node.fail("the key " + inQuotes(key) + " is missing");
}

void Object::finish() const {
    for (const auto& [key, value] : m_node.json().items())
        if (!m_asked.contains(key)) throw Fault{member(m_node.path(), key), "unknown key " + inQuotes(key)};
}

} // namespace reeve::record
