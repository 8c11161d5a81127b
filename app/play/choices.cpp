// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/choices.h"

#include "engine/record/fan.h"
#include "engine/record/words.h"

namespace reeve::app {
namespace {

/// Collects the fields of a command (engine/basics/fields.h).
class Collect : public Fields<Collect> {
public:
    explicit Collect(const GameState& state) : m_state(state) {}
    Choices found;

    template <typename Value, typename... Tags>
    void field(std::string_view key, const Value& value, const Tags&... tags) {
        if constexpr (kIsOneOf<Value, command::RobberMove>)
            robber(value);
        else if constexpr (!(kIsOneOf<Tags, Stated> || ...))
            if (!(... || isLeftOut(tags))) add(key, value, tags...);
    }
    template <typename Place>
    Collect& both(std::string_view key, Place a, Place b) {
        for (const Place place : {a, b}) addListed(key, place);
        return *this;
    }
    Collect& word(bool) { return *this; }
    Collect& rolled(std::uint8_t, std::uint8_t) { return *this; }
    void pieces(std::string_view key, const PathList& paths, unsigned ships) {
        for (std::size_t i = 0; i < paths.size(); ++i)
            put(key, HoleKind::Path,
                std::string(((ships >> i) & 1U) != 0 ? kShip : "") + m_state.island().name(paths[i]));
    }
    void tokens(std::string_view, int) {}
    void ofFleet(std::string_view key, Card kind) { add(key, kind); }
    void check(bool, const char*) {}

private:
    static constexpr std::size_t kNone = 0xff; ///< no place, no player, no card (engine/basics/ids.h)

    template <typename Tag>
    static bool isLeftOut(const Tag& tag) {
        if constexpr (ChoosesKey<Tag>)
            return tag.is != tag.value;
        else
            return false;
    }
    void put(std::string_view key, HoleKind kind, std::string word) { found.push_back({key, kind, std::move(word)}); }

    template <typename Value, typename... Tags>
    void add(std::string_view key, const Value& value, const Tags&... tags) {
        const Island& island = m_state.island();
        if constexpr ((HasWords<Tags> || ...))
            (addWord(key, value, tags), ...);
        else if constexpr (kIsOneOf<Value, bool>)
            put(key, HoleKind::Choice, value ? "yes" : "no");
        else if constexpr (std::is_arithmetic_v<Value>)
            put(key, HoleKind::Number, std::to_string(value));
        else if constexpr (kIsOneOf<Value, fan::Spot>)
            value.path != kNoPath ? add(key, value.path) : add(key, value.basin);
        else if constexpr (kIsOneOf<Value, Hand>) {
            for (const Card card : kAllCards)
                for (int i = 0; i < value[card]; ++i) put(key, HoleKind::Cards, std::string(record::wordOf(card)));
        } else if constexpr (requires { value.begin(); }) {
            for (const auto one : value) addListed(key, one);
        } else if (index(value) == kNone) {
            return;
        } else if constexpr (kIsOneOf<Value, HexId>) {
            put(key, HoleKind::Hex, island.name(value));
        } else if constexpr (kIsOneOf<Value, IntersectionId>) {
            put(key, HoleKind::Intersection, island.name(value));
        } else if constexpr (kIsOneOf<Value, PathId>) {
            put(key, HoleKind::Path, island.name(value));
        } else if constexpr (kIsOneOf<Value, PlayerId>) {
            put(key, HoleKind::Player, std::string(record::wordOf(m_state.colors[index(value)])));
        } else {
            put(key, kindOf(value), std::string(record::wordOf(value)));
        }
    }
    template <typename Value>
    void addListed(std::string_view key, const Value& value) {
        add(key, value);
        found.back().several = true;
    }
    template <typename Value, typename Tag>
    void addWord(std::string_view key, const Value& value, const Tag& tag) {
        if constexpr (HasWords<Tag>) put(key, HoleKind::Piece, tag.words[index(value)]);
    }
    static HoleKind kindOf(Card) { return HoleKind::Resource; }
    static HoleKind kindOf(Track) { return HoleKind::Track; }
    static HoleKind kindOf(Color) { return HoleKind::Color; }
    static HoleKind kindOf(Piece) { return HoleKind::Piece; }
    static HoleKind kindOf(ProgressCard) { return HoleKind::Progress; }
    static HoleKind kindOf(DevelopmentCard) { return HoleKind::Progress; }

    void robber(const command::RobberMove& move) {
        add("to", move.to);
        if (move.declined)
            put("victim", HoleKind::Player, std::string(kDeclined));
        else
            add("victim", move.victim);
    }

    const GameState& m_state;
};

} // namespace

Choices choicesOf(const Command& command, const GameState& state) {
    Collect collect(state);
    visitFields(command.action, collect);
    return std::move(collect.found);
}

std::vector<std::string> wordsOf(const Choices& choices, std::string_view key) {
    std::vector<std::string> words;
    for (const Choice& choice : choices)
        if (choice.key == key ||
            (key == kTarget && (choice.key == "road" || choice.key == "ship" || choice.key == "building")))
            words.push_back(choice.word);
    return words;
}

std::string_view extraOf(const Choices& choices) {
    for (const Choice& choice : choices)
        if ((choice.key == "grain" || choice.key == "fish") && choice.word == "yes") return choice.key;
    return {};
}

} // namespace reeve::app
