// SPDX-License-Identifier: GPL-3.0-or-later
// How events and commands are declared. An event has
//   static constexpr Public kEvent{"city-reduced"};     its word in the record, and who sees it
//   constexpr void fields(auto& f) { f("player", player)("at", at)("wall_lost", wallLost, kOptional); }
// and a command its word `kVerb` in place of `kEvent`. `fields` passes each field to a visitor with its key and tags.
// Writing, reading, the bounds and what an event takes from a position are such visitors (engine/record). An event does
// not compile without `kEvent`, with a field that `fields` omits, with a number without Range, and with cards without a
// place.
#pragma once

#include "engine/basics/dispatch.h"
#include "engine/basics/ids.h"
#include "engine/basics/refusal.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <variant>

namespace reeve {

/// All viewers see the event as it is. `second`: its word if the field of Fields::word() is true.
struct Public {
    std::string_view word, second{};
};
/// No viewer sees it: bookkeeping within a roll.
struct Hidden {
    std::string_view word, second{};
};
/// Viewers see the type `Seen` (engine/view/seen_event.h), in which secrets are optional.
template <typename Seen>
struct Masked {
    static constexpr std::string_view word = Seen::kEvent.word, second{};
};

/// What the field of a command may state in place of Reeve; the key may be missing.
enum class Stated : std::uint8_t {
    Dice,  ///< what was rolled
    Card,  ///< a card drawn from a deck or from a hidden hand
    Token, ///< a token drawn or turned over
};

// Tags of a field.

/// Bounds of a number.
struct Range {
    int least = 0, most = 255;
};
inline constexpr Range kByte{};
/// The key may be missing, or null for none: the field keeps its default.
inline constexpr struct Optional {
} kOptional;
/// Optional, and written only if it is not the default.
inline constexpr struct Sparse {
} kSparse;
/// Optional, and written only in a saved game, since its format 2.
inline constexpr struct Stored {
} kStored;
/// The key is used only if `is` has this value, and sets it. Unless Sparse, there must be a value then.
template <typename Kind>
struct When {
    Kind& is;
    Kind value;
};
template <typename Kind>
When(Kind&, Kind) -> When<Kind>;
/// Written only if true.
struct If {
    bool holds = true;
};
/// The words of an enumeration or of false and true, by value.
template <std::size_t N>
struct Words {
    std::array<const char*, N> words;
};
template <typename... Text>
Words(Text...) -> Words<sizeof...(Text)>;
/// How many places a list has; a command with more or fewer is refused.
struct Size {
    std::size_t least = 0, most = 0;
    RefusalCode code = RefusalCode::WrongTarget;
    std::string_view rule{};
};
/// Is true if the key is there, and the key is written only then.
struct Told {
    bool& is;
};
/// A card as a hand of one resource, and the kinds of cards that the key takes.
inline constexpr struct OneResource {
} kOneResource;
inline constexpr struct ResourceKind {
} kResourceKind;
inline constexpr struct CommodityKind {
} kCommodityKind;
/// A bit set of cards or of seats, and the index of an area (Seafarers).
inline constexpr struct CardBits {
} kCardBits;
inline constexpr struct SeatBits {
} kSeatBits;
inline constexpr struct AreaIndex {
} kAreaIndex;

/// Where the cards of the field come from and go to.
struct From {
    PlayerId player;
};
struct To {
    PlayerId player;
};
inline constexpr struct FromPile {
} kFromPile;
struct FromDeck {
    Track track;
};
/// The player has a knight at the place of the field.
struct KnightOf {
    PlayerId player;
    int level = 1;
    bool active = false;
};
/// The player of the field has played a knight card.
inline constexpr struct PlayedKnight {
} kPlayedKnight;

template <typename Tag, typename... Tags>
inline constexpr bool kIsOneOf = (std::is_same_v<Tag, Tags> || ...);
template <typename Tag>
concept ChoosesKey = requires(const Tag& tag) {
    tag.is;
    tag.value;
};
template <typename Tag>
concept HasWords = requires(const Tag& tag) {
    tag.words;
};

/// No place, no player, no card, 0, false.
template <typename Value>
constexpr bool isNone(const Value& value) {
    if constexpr (kIsOneOf<Value, PlayerId, HexId, IntersectionId, PathId, Card, ProgressCard>)
        return index(value) == 0xff;
    else if constexpr (requires { std::tuple_size<Value>::value; })
        return std::all_of(value.begin(), value.end(), [](const auto& one) { return isNone(one); });
    else
        return value == Value{};
}

/// A visitor of fields. `Self` has field(key, value, tags...) and may replace the other functions.
template <typename Self>
struct Fields {
    template <typename Value, typename... Tags>
    constexpr Self& operator()(const char* key, Value& value, const Tags&... tags) {
        self().field(key, value, tags...);
        return self();
    }
    /// Both dice, or their total (tables/dice.h).
    constexpr Self& dice(std::uint8_t& red, std::uint8_t& yellow) {
        return self()("red", red, Range{1, 6})("yellow", yellow, Range{1, 6});
    }
    /// Two places under one key.
    template <typename Place>
    constexpr Self& both(const char* key, Place& a, Place& b) {
        return self()(key, a)(key, b);
    }
    /// The event has its second word.
    constexpr Self& word(bool& second) { return self()("event", second); }

private:
    constexpr Self& self() { return static_cast<Self&>(*this); }
};

namespace detail {

struct AnyField {
    template <typename Value>
    constexpr operator Value() const; // NOLINT(google-explicit-constructor)
};
template <typename Kind, typename... Found>
consteval std::size_t countMembers() {
    if constexpr (requires { Kind{Found{}..., AnyField{}}; })
        return countMembers<Kind, Found..., AnyField>();
    else
        return sizeof...(Found);
}

struct CountFields : Fields<CountFields> {
    std::array<const void*, 16> met{};
    std::size_t count = 0;

    template <typename... Tags>
    constexpr void field(const char* /*key*/, auto& value, const Tags&... tags) {
        add(&value);
        (tagged(tags), ...);
    }
    template <typename Tag>
    constexpr void tagged(const Tag& tag) {
        if constexpr (ChoosesKey<Tag>) add(&tag.is);
    }
    constexpr void add(const void* value) {
        for (std::size_t i = 0; i < count; ++i)
            if (met[i] == value) return;
        met[count++] = value;
    }
};

} // namespace detail

/// True if an event has its `kEvent` and declares every member.
template <typename Kind>
inline constexpr bool kDeclared = [] {
    static_assert(requires { Kind::kEvent; });
    detail::CountFields visitor;
    Kind kind;
    if constexpr (requires { kind.fields(visitor); }) kind.fields(visitor);
    return visitor.count == detail::countMembers<Kind>();
}();
/// True if every event of a variant is declared.
template <typename... Kinds>
inline constexpr bool kDeclared<std::variant<Kinds...>> = (kDeclared<Kinds> && ...);

template <typename Kind>
inline constexpr bool kIsVariant = requires(const Kind& kind) {
    kind.valueless_by_exception();
};

/// Passes the fields of a copy of an event to a visitor.
template <typename Kind, typename Visitor>
void visitFields(Kind kind, Visitor& visitor) {
    if constexpr (kIsVariant<Kind>)
        dispatch([&](const auto& one) { visitFields(one, visitor); }, kind);
    else if constexpr (requires { kind.fields(visitor); })
        kind.fields(visitor);
}

} // namespace reeve
