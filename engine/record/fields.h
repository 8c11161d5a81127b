// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads the fields of events and commands (engine/basics/fields.h): both directions of each kind of value
// together.
#pragma once

#include "engine/basics/fields.h"
#include "engine/commands/command.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/record/fan.h"
#include "engine/record/reader.h"
#include "engine/record/seafarers.h"
#include "engine/record/seats.h"
#include "engine/record/values.h"
#include "engine/tables/dice.h"

#include <nlohmann/json.hpp>

namespace reeve::record {

/// A number for each seat.
using BySeat = std::array<std::uint8_t, kMaxPlayers>;
/// A card for each seat, or kNoCard.
using CardBySeat = std::array<Card, kMaxPlayers>;

template <typename Value>
inline constexpr bool kIsPlace = kIsOneOf<Value, HexId, IntersectionId, PathId>;

template <typename... Tags>
constexpr Range rangeOf(const Tags&... tags) {
    Range range;
    const auto take = [&](const auto& tag) {
        if constexpr (kIsOneOf<std::decay_t<decltype(tag)>, Range>) range = tag;
    };
    (take(tags), ...);
    return range;
}
/// The words of a tag Words; empty without one.
template <typename... Tags>
std::vector<std::string_view> wordsOf(const Tags&... tags) {
    std::vector<std::string_view> words;
    const auto take = [&](const auto& tag) {
        if constexpr (HasWords<std::decay_t<decltype(tag)>>) words.assign(tag.words.begin(), tag.words.end());
    };
    (take(tags), ...);
    return words;
}

/// Adds the fields of an event or a command to a JSON object.
class WriteFields : public Fields<WriteFields> {
public:
    /// `wordKey`: the key of the word, `second`: the second word. `stored`: for a saved game.
    WriteFields(Json& json, const Seats& seats, const char* wordKey, std::string_view second, bool stored)
        : m_json(json), m_seats(seats), m_wordKey(wordKey), m_second(second), m_stored(stored) {}

    template <typename Value, typename... Tags>
    void field(const char* key, const Value& value, const Tags&... tags) {
        if (kIsOneOf<Stored, Tags...> && !m_stored) return;
        if constexpr ((kIsOneOf<Tags, Sparse, Stated> || ...) && !(kIsOneOf<Tags, Told> || ...))
            if (isNone(value)) return;
        if ((... || isLeftOut(tags))) return;
        if constexpr (kIsOneOf<Value, command::RobberMove>)
            robber(key, value);
        else if constexpr (requires { value.has_value(); }) {
            if (value) m_json[key] = written(*value, tags...);
        } else {
            m_json[key] = written(value, tags...);
        }
    }
    WriteFields& dice(std::uint8_t& red, std::uint8_t& yellow) {
        if (red == 0 || yellow != 0) return Fields::dice(red, yellow);
        m_json["total"] = red;
        return *this;
    }
    template <typename Place>
    WriteFields& both(const char* key, Place a, Place b) {
        m_json[key] = {m_seats.island->name(a), m_seats.island->name(b)};
        return *this;
    }
    WriteFields& word(bool second) {
        if (second) m_json[m_wordKey] = m_second;
        return *this;
    }

    // Of commands.
    WriteFields& rolled(std::uint8_t& red, std::uint8_t& yellow) {
        if (yellow == dice::kTotalOnly) return (*this)("total", red);
        return (*this)("red", red, kSparse)("yellow", yellow, kSparse);
    }
    /// Paths of roads, and of ships as {"ship": path}.
    void pieces(const char* key, const PathList& paths, unsigned ships) {
        Json list = Json::array();
        for (std::size_t i = 0; i < paths.size(); ++i) {
            const auto name = m_seats.island->name(paths[i]);
            list.push_back(((ships >> i) & 1U) != 0 ? Json{{"ship", name}} : Json(name));
        }
        m_json[key] = list;
    }
    /// A number, or a list for several tokens.
    void tokens(const char* key, int stated) {
        Json list = Json::array();
        for (int token = 0; token < reeve::fan::kMostStatedTokens && (stated >> (2 * token)) != 0; ++token)
            list.push_back(reeve::fan::statedNuggets(stated, token));
        if (!list.empty()) m_json[key] = list.size() == 1 ? list.front() : list;
    }
    void ofFleet(const char* key, Card& kind) { (*this)(key, kind, kSparse); }
    void check(bool /*holds*/, const char* /*fault*/) {}

private:
    template <typename Tag>
    static bool isLeftOut(const Tag& tag) {
        if constexpr (ChoosesKey<Tag>)
            return tag.is != tag.value;
        else if constexpr (kIsOneOf<Tag, If>)
            return !tag.holds;
        else if constexpr (kIsOneOf<Tag, Told>)
            return !tag.is;
        else
            return false;
    }
    template <typename Value, typename... Tags>
    [[nodiscard]] Json written(const Value& value, const Tags&... tags) const {
        if constexpr ((HasWords<Tags> || ...))
            return wordsOf(tags...)[index(value)];
        else if constexpr (kIsOneOf<AreaIndex, Tags...>)
            return value < m_seats.areas.size() ? m_seats.areas[value].name() : std::string_view();
        else if constexpr (kIsOneOf<SeatBits, Tags...>)
            return colorList(m_seats, value);
        else if constexpr (kIsOneOf<CardBits, Tags...>)
            return cardBits(value);
        else if constexpr (kIsOneOf<OneResource, Tags...>)
            return cardsJson(Hand::of(value));
        else if constexpr (std::is_arithmetic_v<Value>)
            return value;
        else if constexpr (kIsOneOf<Value, PlayerId>)
            return colorOrNull(m_seats, value);
        else if constexpr (kIsPlace<Value>)
            return isNone(value) ? Json() : Json(m_seats.island->name(value));
        else if constexpr (kIsOneOf<Value, reeve::fan::Spot>)
            return fan::spotName(value, *m_seats.island);
        else if constexpr (std::is_enum_v<Value>)
            return wordOf(value);
        else if constexpr (kIsOneOf<Value, Hand>)
            return cardsJson(value);
        else if constexpr (kIsOneOf<Value, Knight>)
            return knightJson(*m_seats.island, value);
        else if constexpr (kIsOneOf<Value, Decision>)
            return decisionJson(m_seats, value);
        else if constexpr (kIsOneOf<Value, BySeat>)
            return bySeat(value, [&](int number) { return number >= rangeOf(tags...).least; });
        else if constexpr (kIsOneOf<Value, CardBySeat>)
            return bySeat(value, [](Card card) { return card != kNoCard; });
        else
            return places(*m_seats.island, value);
    }
    static Json cardBits(std::uint8_t bits) {
        Json list = Json::array();
        for (const auto card : kAllCards)
            if (((bits >> index(card)) & 1U) != 0) list.push_back(wordOf(card));
        return list;
    }
    template <typename Value, typename Shown>
    [[nodiscard]] Json bySeat(const std::array<Value, kMaxPlayers>& values, Shown shown) const {
        Json json = Json::object();
        for (std::size_t p = 0; p < m_seats.playerCount; ++p)
            if (shown(values[p])) json[std::string(colorOf(m_seats, static_cast<PlayerId>(p)))] = written(values[p]);
        return json;
    }
    void robber(const char* cardKey, const command::RobberMove& move) {
        m_json["to"] = written(move.to);
        if (move.declined || move.victim != kNobody) m_json["victim"] = written(move.victim);
        if (move.card != kNoCard) m_json[cardKey] = written(move.card);
    }

    Json& m_json;
    const Seats& m_seats;
    const char* m_wordKey;
    std::string_view m_second;
    bool m_stored;
};

/// Reads values. `Self` says which seat a colour is, and what a list does with too many places.
template <typename Self>
class ReadValues : public Fields<Self> {
protected:
    explicit ReadValues(const GameState& state) : m_state(state) {}

    template <typename Tag>
    static void choose(const Tag& tag) {
        if constexpr (ChoosesKey<Tag>) tag.is = tag.value;
        if constexpr (kIsOneOf<Tag, Told>) tag.is = true;
    }
    template <typename Value, typename... Tags>
    void read(const Node& node, Value& value, const Tags&... tags) {
        constexpr bool number = std::is_arithmetic_v<Value> && !std::is_same_v<Value, bool>;
        static_assert(!number || (kIsOneOf<Tags, Range, AreaIndex, SeatBits, CardBits> || ...), "a Range");
        const Island& island = m_state.island();
        auto& self = static_cast<Self&>(*this);
        if constexpr ((HasWords<Tags> || ...))
            value = static_cast<Value>(chosenWord(node, wordsOf(tags...)));
        else if constexpr (kIsOneOf<AreaIndex, Tags...>)
            value = seafarers::areaNamed(m_state.board, node);
        else if constexpr (kIsOneOf<SeatBits, Tags...>)
            for (const Node& item : node.list())
                value = static_cast<Value>(value | 1U << index(self.seatOf(item.text(), item)));
        else if constexpr (kIsOneOf<CardBits, Tags...>)
            for (const Node& item : node.list()) value = static_cast<Value>(value | 1U << index(item.word<Card>()));
        else if constexpr (kIsOneOf<OneResource, Tags...>)
            value = self.oneResource(node.cards());
        else if constexpr (kIsOneOf<ResourceKind, Tags...>)
            value = node.resource();
        else if constexpr (kIsOneOf<CommodityKind, Tags...>)
            value = node.commodity();
        else if constexpr (kIsOneOf<Value, bool>)
            value = node.boolean();
        else if constexpr (number)
            value = static_cast<Value>(node.number(rangeOf(tags...).least, rangeOf(tags...).most));
        else if constexpr (kIsOneOf<Value, PlayerId>)
            value = self.seatOf(node.text(), node);
        else if constexpr (kIsOneOf<Value, HexId>)
            value = node.hex(island);
        else if constexpr (kIsOneOf<Value, IntersectionId>)
            value = node.intersection(island);
        else if constexpr (kIsOneOf<Value, PathId>)
            value = node.road(island);
        else if constexpr (kIsOneOf<Value, reeve::fan::Spot>)
            value = fan::spotFrom(node, island);
        else if constexpr (std::is_enum_v<Value>)
            value = node.word<Value>();
        else if constexpr (kIsOneOf<Value, Hand>)
            value = node.cards();
        else if constexpr (kIsOneOf<Value, Knight>)
            value = knightFrom(island, node, true);
        else if constexpr (kIsOneOf<Value, Decision>)
            value = decisionFrom(m_state, node, Reading::Stored);
        else if constexpr (kIsOneOf<Value, BySeat, CardBySeat>)
            for (const auto& [color, item] : node.members()) {
                const auto seat = self.seatOf(color, item);
                std::decay_t<decltype(value[0])> read{};
                this->read(item, read, tags...);
                if (seat != kNobody) value[index(seat)] = read;
            }
        else
            self.readList(node, value, tags...);
    }
    [[nodiscard]] const GameState& state() const { return m_state; }

private:
    static std::size_t chosenWord(const Node& node, const std::vector<std::string_view>& words) {
        for (std::size_t w = 0; w < words.size(); ++w)
            if (!words[w].empty() && node.text() == words[w]) return w;
        node.fail(inQuotes(node.text()) + " is no word of this key");
    }

    const GameState& m_state;
};

/// Reads the fields of an event. Ignores unknown keys: the format number says whether this reader knows them all.
class ReadFields : public ReadValues<ReadFields> {
public:
    /// `second`: the event has its second word.
    ReadFields(Object& event, const GameState& state, bool second)
        : ReadValues(state), m_event(event), m_second(second) {}

    template <typename Value, typename... Tags>
    void field(const char* key, Value& value, const Tags&... tags) {
        static_assert(!kIsOneOf<Value, Hand, ProgressCard, DevelopmentCard> ||
                          (kIsOneOf<Tags, From, To, FromPile, FromDeck> || ...),
                      "where the cards come from or go to");
        if constexpr ((kIsOneOf<Tags, Optional, Sparse, Stored> || ...) || (ChoosesKey<Tags> || ...)) {
            const auto node = m_event.findHeld(key);
            if (!node) return;
            read(*node, value, tags...);
            (choose(tags), ...);
        } else {
            read(m_event.need(key), value, tags...);
        }
    }
    ReadFields& dice(std::uint8_t& red, std::uint8_t& yellow) {
        if (!m_event.has("total")) return Fields::dice(red, yellow);
        return (*this)("total", red, Range{dice::kLowest, dice::kHighest});
    }
    template <typename Place>
    ReadFields& both(const char* key, Place& a, Place& b) {
        const auto node = m_event.need(key);
        const auto two = node.list();
        if (two.size() != 2) node.fail("two places are needed here");
        read(two[0], a);
        read(two[1], b);
        return *this;
    }
    ReadFields& word(bool& second) {
        second = m_second;
        return *this;
    }

private:
    friend class ReadValues<ReadFields>;

    [[nodiscard]] PlayerId seatOf(const std::string& color, const Node& node) const {
        return anySeat(state(), color, node);
    }
    template <typename List, typename... Tags>
    void readList(const Node& node, List& list, const Tags&... /*tags*/) {
        for (const Node& item : node.list()) {
            std::decay_t<decltype(*list.begin())> place{};
            read(item, place);
            if constexpr (requires { list.full(); }) {
                if (list.full()) item.fail("there are too many places");
                list.push_back(place);
            } else {
                list.insert(place);
            }
        }
    }

    Object& m_event;
    bool m_second;
};

} // namespace reeve::record
