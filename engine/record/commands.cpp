// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/commands.h"

#include "engine/record/fields.h"

#include <algorithm>
#include <functional>
#include <map>

namespace reeve::record {
namespace {

using command::RobberMove;

/// Calls `each(kind)` with a value of every kind of command.
template <typename Each, typename... Kinds>
void forKinds(const std::variant<Kinds...>& /*kinds*/, const Each& each) {
    const auto one = [&](auto kind) {
        if constexpr (kIsVariant<decltype(kind)>)
            forKinds(kind, each);
        else
            each(kind);
    };
    (one(Kinds{}), ...);
}

/// The second verb of a command, or no text.
template <typename Kind>
constexpr std::string_view secondVerb() {
    if constexpr (requires { Kind::kSecondVerb; })
        return Kind::kSecondVerb;
    else
        return {};
}

/// Reads one command. Throws a Fault for malformed input and a Refusal for what depends on the position.
class CommandReader : public ReadValues<CommandReader> {
public:
    CommandReader(const Json& json, const GameState& state) : ReadValues(state), m_object(Node(json, "")) {}

    [[nodiscard]] const KeysRead& asked() const { return m_object.asked(); }
    Command read() {
        m_object.allow("do");
        Command command;
        const auto player = m_object.find("player");
        std::optional<Color> color;
        if (player) color = player->word<Color>();
        // Refusals are stored and thrown only if the whole line is well formed.
        if (color) command.player = seatOf(*color);
        command.action = action(m_object.need("do"), command.player);
        m_object.finish();
        if (m_refusal) throw Refusal(*m_refusal);
        return command;
    }

    // The visitor of the fields.
    template <typename Value, typename... Tags>
    void field(const char* key, Value& value, const Tags&... tags) {
        if constexpr (kIsOneOf<Value, RobberMove>) {
            robber(key, value);
        } else if constexpr ((kIsOneOf<Tags, Optional, Sparse, Stated> || ...) || (ChoosesKey<Tags> || ...)) {
            const auto node = find(key, tags...);
            (offer(key, node, tags), ...);
            if (!node) return;
            ReadValues::read(*node, value, tags...);
            (choose(tags), ...);
        } else {
            ReadValues::read(m_object.need(key), value, tags...);
        }
    }
    template <typename Place>
    void both(const char* key, Place& a, Place& b) {
        InlineVector<Place, 2> two;
        ReadValues::read(m_object.need(key), two, Size{2, 2});
        if (two.size() < 2) return;
        a = two[0];
        b = two[1];
    }
    CommandReader& word(bool& second) {
        second = m_object.node().json()["do"] != m_verb;
        return *this;
    }
    CommandReader& rolled(std::uint8_t& red, std::uint8_t& yellow) {
        (*this)("red", red, Range{1, 6}, Stated::Dice)("yellow", yellow, Range{1, 6}, Stated::Dice);
        if (const auto total = m_object.findStated("total", Stated::Dice)) {
            if (state().rules.knights()) total->fail("Cities & Knights needs both dice");
            if (red != 0 || yellow != 0) total->fail("either the dice or their total is given");
            red = static_cast<std::uint8_t>(total->number(dice::kLowest, dice::kHighest));
            yellow = dice::kTotalOnly;
        }
        if (!state().rules.knights())
            if (const auto event = m_object.findStated("event", Stated::Dice))
                event->fail("the base game has no event die");
        return *this;
    }
    void pieces(const char* key, PathList& paths, std::uint8_t& ships) {
        const auto items = m_object.need(key).list();
        for (std::size_t i = 0; i < items.size(); ++i) {
            const bool ship = items[i].json().is_object();
            PathId path{};
            if (ship) {
                Object piece(items[i]);
                path = piece.need("ship").road(state().island());
                piece.finish();
            } else {
                path = items[i].road(state().island());
            }
            if (paths.full()) continue;
            if (ship) ships = static_cast<std::uint8_t>(ships | 1U << i);
            paths.push_back(path);
        }
        if (items.empty() || items.size() > 2) note(RefusalCode::WrongTarget);
    }
    void tokens(const char* key, std::uint8_t& stated) {
        const auto node = m_object.findStated(key, Stated::Token);
        if (!node) return;
        if (!node->json().is_array()) {
            stated = static_cast<std::uint8_t>(node->number(1, reeve::fan::kMostNuggets));
            return;
        }
        const auto items = node->list();
        if (items.empty() || static_cast<int>(items.size()) > reeve::fan::kMostStatedTokens)
            node->fail("1 to " + std::to_string(reeve::fan::kMostStatedTokens) + " numbers are needed");
        for (std::size_t i = 0; i < items.size(); ++i)
            stated = reeve::fan::withNuggets(stated, static_cast<int>(i), items[i].number(0, reeve::fan::kMostNuggets));
    }
    /// The kind that the Merchant Fleet trades, where the edition lets the player name one.
    void ofFleet(const char* key, Card& kind) {
        if (!rulesOf(state().rules.edition).fleetTradesAllKinds) (*this)(key, kind);
    }
    void check(bool holds, const char* fault) const {
        if (!holds) m_object.node().fail(fault);
    }

private:
    friend class ReadValues<CommandReader>;
    using Verb = std::function<Action(CommandReader&)>;

    /// Each kind by its verb. A module's `build` and `end-turn` have keys of their own (action()).
    static const std::map<std::string_view, Verb>& verbs() {
        static const auto table = [] {
            std::map<std::string_view, Verb> all;
            forKinds(Action{}, [&](auto kind) {
                using Kind = decltype(kind);
                if constexpr (kIsOneOf<Kind, command::Pass, reeve::fan::Recruit, reeve::fan::EndTurn>) return;
                for (const auto verb : {Kind::kVerb, secondVerb<Kind>()})
                    if (!verb.empty()) all.emplace(verb, [](CommandReader& r) { return r.fieldsOf<Kind>(); });
            });
            return all;
        }();
        return table;
    }
    Action action(const Node& verb, PlayerId player) {
        const auto& text = verb.text();
        if (text == command::Pass::kVerb) return pass(player);
        if (text == reeve::fan::EndTurn::kVerb && (m_object.has("first") || m_object.has("direction")))
            return fieldsOf<reeve::fan::EndTurn>();
        if (text == reeve::fan::Recruit::kVerb &&
            std::ranges::count(reeve::fan::Recruit::kPieces.words, m_object.need("piece").text()) > 0)
            return fieldsOf<reeve::fan::Recruit>();
        const auto found = verbs().find(text);
        if (found == verbs().end()) verb.fail("unknown command \"" + shown(text) + "\"");
        return found->second(*this);
    }
    template <typename Kind>
    Action fieldsOf() {
        m_verb = Kind::kVerb;
        Kind kind;
        if constexpr (requires { kind.fields(*this); })
            kind.fields(*this);
        else
            static_assert(std::is_empty_v<Kind>, "fields");
        for (const auto& [is, choice] : m_choices)
            if (!choice.chosen) m_object.node().fail("one of the keys" + choice.keys + " is needed");
        m_choices.clear();
        return kind;
    }
    /// `pass` declines the player's first decision that allows it.
    Action pass(PlayerId player) {
        if (player == kNobody && !state().pending.empty()) player = state().pending.front().player;
        for (const auto& decision : state().pending) {
            Action declined;
            bool found = false;
            forKinds(Action{}, [&](auto kind) {
                if constexpr (kPasses<decltype(kind)>)
                    if (decision.player == player && decision.kind == *kind.kTiming.answers) {
                        declined = kind;
                        found = true;
                    }
            });
            if (found) return declined;
        }
        note(RefusalCode::NothingToChoose);
        return command::EndTurn{};
    }

    // Keeps the first refusal until the whole line is read, so that malformed lines are always reported as such.
    void note(RefusalCode code, std::string_view rule = "") {
        if (!m_refusal) m_refusal = Refusal{.code = code, .rule = rule};
    }
    PlayerId seatOf(Color color) {
        for (std::size_t p = 0; p < state().playerCount; ++p)
            if (state().colors[p] == color) return static_cast<PlayerId>(p);
        note(RefusalCode::NotInThisGame);
        return kNobody;
    }
    PlayerId seatOf(const std::string& color, const Node& node) {
        const auto named = record::named<Color>(color);
        if (!named) node.fail(inQuotes(color) + " is not a colour");
        return seatOf(*named);
    }
    Card oneResource(const Hand& cards) {
        const auto card = cards.total() == 1 ? cards.cardAt(0) : Card::Brick;
        if (cards.total() != 1) note(RefusalCode::WrongNumberOfCards);
        if (!isResource(card)) note(RefusalCode::NotAResource);
        return card;
    }
    template <typename List, typename... Tags>
    void readList(const Node& node, List& list, const Tags&... tags) {
        const auto items = node.list();
        for (const Node& item : items) {
            std::decay_t<decltype(list[0])> place{};
            ReadValues::read(item, place);
            if (!list.full()) list.push_back(place);
        }
        const auto limit = [&](const auto& tag) {
            if constexpr (kIsOneOf<std::decay_t<decltype(tag)>, Size>)
                if (items.size() < tag.least || items.size() > tag.most) note(tag.code, tag.rule);
        };
        (limit(tags), ...);
    }
    void robber(const char* cardKey, RobberMove& move) {
        (*this)("to", move.to);
        if (const auto victim = m_object.find("victim")) {
            move.declined = victim->isNull();
            if (!move.declined) ReadValues::read(*victim, move.victim);
        }
        (*this)(cardKey, move.card, Stated::Card);
    }

    template <typename... Tags>
    std::optional<Node> find(const char* key, const Tags&... tags) {
        std::optional<Stated> stated;
        const auto take = [&](const auto& tag) {
            if constexpr (kIsOneOf<std::decay_t<decltype(tag)>, Stated>) stated = tag;
        };
        (take(tags), ...);
        return stated ? m_object.findStated(key, *stated) : m_object.find(key);
    }

    /// Counts the keys of a choice that are there.
    template <typename Tag>
    void offer(const char* key, const std::optional<Node>& node, const Tag& tag) {
        if constexpr (ChoosesKey<Tag>) {
            auto& choice = m_choices[&tag.is];
            choice.keys += std::string(" \"") + key + "\"";
            if (node && std::exchange(choice.chosen, true)) node->fail("one of the keys" + choice.keys + " is enough");
        }
    }

    struct Choice {
        std::string keys;
        bool chosen = false;
    };
    Object m_object;
    std::map<const void*, Choice> m_choices;
    std::string_view m_verb;
    std::optional<Refusal> m_refusal;
};

template <typename Kind>
Json written(const Kind& action, const GameState& state) {
    if constexpr (kIsVariant<Kind>) {
        return dispatch([&](const auto& one) { return written(one, state); }, action);
    } else {
        if constexpr (kPasses<Kind>)
            if (action == Kind{}) return {{"do", command::Pass::kVerb}};
        Json json{{"do", Kind::kVerb}};
        const Seats seats(state);
        WriteFields fields(json, seats, "do", secondVerb<Kind>(), false);
        visitFields(action, fields);
        return json;
    }
}

} // namespace

ParsedCommand parseCommand(const Json& json, const GameState& state) {
    try {
        return CommandReader(json, state).read();
    } catch (const Fault& fault) {
        return fault;
    } catch (const Refusal& refusal) {
        return refusal;
    }
}

KeysRead keysRead(const Json& command, const GameState& state) {
    if (!command.is_object()) return {};
    CommandReader reader(command, state);
    try {
        reader.read();
    } catch (const Fault&) { // the rest is not read
    } catch (const Refusal&) {
    }
    return reader.asked();
}

std::vector<Stated> statedBy(const Json& command, const GameState& state) {
    std::vector<Stated> all;
    for (const auto& [key, stated] : keysRead(command, state))
        if (stated && command.contains(key)) all.push_back(*stated);
    return all;
}

ParsedCommand parseCommand(std::string_view text, const GameState& state) {
    const auto parsed = parseJson(text);
    if (parsed.fault) return *parsed.fault;
    return parseCommand(parsed.value, state);
}

Json commandJson(const Command& command, const GameState& state) {
    Json json = written(command.action, state);
    if (command.player != kNobody) json["player"] = colorOf(state, command.player);
    return json;
}

} // namespace reeve::record
