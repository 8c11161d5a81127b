// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/on_paper.h"

#include "app/play/table_view.h"
#include "app/words/fan_modules.h"
#include "app/words/names.h"
#include "engine/record/position.h"
#include "engine/record/position_parts.h"
#include "engine/record/words.h"
#include "engine/tables/box.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;
using namespace std::string_view_literals;
using record::Json;

struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(PaperWords)
};

// clang-format off
/// Keys and words of a position that are no names of things, with their texts. What is missing is written as in the record.
struct PaperWord {
    std::string_view word;
    const char* text;
    const char* context = "PaperWords";
};
constexpr std::array kPaperWords{std::to_array<PaperWord>({
    {"rules", QT_TRANSLATE_NOOP("PaperWords", "Rules")}, {"game", QT_TRANSLATE_NOOP("PaperWords", "game")},
    {"base", QT_TRANSLATE_NOOP("PaperWords", "base game")}, {"cities-and-knights", QT_TRANSLATE_NOOP("Words", "Cities & Knights"), "Words"},
    {"edition", QT_TRANSLATE_NOOP("PaperWords", "edition")}, {"options", QT_TRANSLATE_NOOP("PaperWords", "options")},
    {"target", QT_TRANSLATE_NOOP("PaperWords", "points to win")}, {"scenario", QT_TRANSLATE_NOOP("PaperWords", "scenario")},
    {"players", QT_TRANSLATE_NOOP("PaperWords", "Players in order")}, {"neutral", QT_TRANSLATE_NOOP("PaperWords", "Neutral colours")},
    {"turn.number", QT_TRANSLATE_NOOP("PaperWords", "Turn")}, {"turn.player", QT_TRANSLATE_NOOP("PaperWords", "On turn")},
    {"turn.partner", QT_TRANSLATE_NOOP("PaperWords", "Partner")}, {"turn.phase", QT_TRANSLATE_NOOP("PaperWords", "Now")},
    {"turn.resolving", QT_TRANSLATE_NOOP("PaperWords", "Of the roll is open")}, {"turn.dice", QT_TRANSLATE_NOOP("PaperWords", "Dice")},
    {"landing", QT_TRANSLATE_NOOP("PaperWords", "the landing of the barbarians")}, {"event", QT_TRANSLATE_NOOP("PaperWords", "the event")},
    {"discards", QT_TRANSLATE_NOOP("PaperWords", "cards that are put back")}, {"last", QT_TRANSLATE_NOOP("PaperWords", "the last question")},
    {"dice.red", QT_TRANSLATE_NOOP("PaperWords", "red die")}, {"dice.yellow", QT_TRANSLATE_NOOP("PaperWords", "yellow die")},
    {"dice.event", QT_TRANSLATE_NOOP("PaperWords", "event die")}, {"ship", QT_TRANSLATE_NOOP("PaperWords", "barbarian ship")},
    {"setup", QT_TRANSLATE_NOOP("PaperWords", "set-up")}, {"roll", QT_TRANSLATE_NOOP("PaperWords", "before the roll")},
    {"main", QT_TRANSLATE_NOOP("PaperWords", "after the roll")}, {"over", QT_TRANSLATE_NOOP("PaperWords", "the game is over")},
    {"movement", QT_TRANSLATE_NOOP("PaperWords", "movement")}, {"special", QT_TRANSLATE_NOOP("PaperWords", "special building phase")},
    {"barbarians.spaces", QT_TRANSLATE_NOOP("PaperWords", "Spaces of the barbarian ship")}, {"barbarians.attacks", QT_TRANSLATE_NOOP("PaperWords", "Attacks so far")},
    {"barbarians.gold", QT_TRANSLATE_NOOP("PaperWords", "Gold of the barbarians")},
    {"metropolises", QT_TRANSLATE_NOOP("PaperWords", "Metropolises")}, {"longest_road", QT_TRANSLATE_NOOP("Words", "Longest Road"), "Words"},
    {"largest_army", QT_TRANSLATE_NOOP("Words", "Largest Army"), "Words"}, {"length", QT_TRANSLATE_NOOP("PaperWords", "length")},
    {"largest_army.knights", QT_TRANSLATE_NOOP("PaperWords", "knights")}, {"player", QT_TRANSLATE_NOOP("PaperWords", "player")},
    {"winner", QT_TRANSLATE_NOOP("PaperWords", "Winner")}, {"pending", QT_TRANSLATE_NOOP("PaperWords", "To be decided")},
    {"built", QT_TRANSLATE_NOOP("PaperWords", "something was built")}, {"count", QT_TRANSLATE_NOOP("PaperWords", "how many")},
    {"this_turn", QT_TRANSLATE_NOOP("PaperWords", "In this turn")}, {"rolls", QT_TRANSLATE_NOOP("PaperWords", "rolls")},
    {"board.hexes", QT_TRANSLATE_NOOP("PaperWords", "Hexes")}, {"board.harbors", QT_TRANSLATE_NOOP("PaperWords", "Harbours")},
    {"board.robber", QT_TRANSLATE_NOOP("PaperWords", "Robber")}, {"board.pirate", QT_TRANSLATE_NOOP("PaperWords", "Pirate")},
    {"board.merchant", QT_TRANSLATE_NOOP("PaperWords", "Merchant")}, {"board.castle", QT_TRANSLATE_NOOP("PaperWords", "Castle")},
    {"board.rows", QT_TRANSLATE_NOOP("PaperWords", "Rows of the board")}, {"board.areas", QT_TRANSLATE_NOOP("PaperWords", "Islands")},
    {"board.gold_fields", QT_TRANSLATE_NOOP("PaperWords", "Gold fields")}, {"any", QT_TRANSLATE_NOOP("PaperWords", "3:1")},
    {"roads", QT_TRANSLATE_NOOP("PaperWords", "Roads")}, {"ships", QT_TRANSLATE_NOOP("PaperWords", "Ships")},
    {"settlements", QT_TRANSLATE_NOOP("PaperWords", "Settlements")}, {"cities", QT_TRANSLATE_NOOP("PaperWords", "Cities")},
    {"reduced", QT_TRANSLATE_NOOP("PaperWords", "Cities on their side")}, {"walls", QT_TRANSLATE_NOOP("PaperWords", "City walls")},
    {"knights", QT_TRANSLATE_NOOP("PaperWords", "Knights")}, {"level", QT_TRANSLATE_NOOP("PaperWords", "level")},
    {"active", QT_TRANSLATE_NOOP("PaperWords", "active")}, {"activated_this_turn", QT_TRANSLATE_NOOP("PaperWords", "activated this turn")},
    {"promoted_this_turn", QT_TRANSLATE_NOOP("PaperWords", "promoted this turn")}, {"improvements", QT_TRANSLATE_NOOP("PaperWords", "City improvements")},
    {"hands", QT_TRANSLATE_NOOP("PaperWords", "Cards in hand")}, {"hand", QT_TRANSLATE_NOOP("PaperWords", "Progress cards in hand")},
    {"shown", QT_TRANSLATE_NOOP("PaperWords", "Progress cards shown")}, {"development.hand", QT_TRANSLATE_NOOP("PaperWords", "Development cards")},
    {"new", QT_TRANSLATE_NOOP("PaperWords", "Development cards bought this turn")}, {"played", QT_TRANSLATE_NOOP("PaperWords", "Knights played")},
    {"defender", QT_TRANSLATE_NOOP("PaperWords", "Defender of Catan")}, {"points", QT_TRANSLATE_NOOP("PaperWords", "Open points")},
    {"trade_tokens", QT_TRANSLATE_NOOP("PaperWords", "Trade cards")}, {"settled", QT_TRANSLATE_NOOP("PaperWords", "Settled islands")},
    {"gold", QT_TRANSLATE_NOOP("PaperWords", "Gold")}, {"trains", QT_TRANSLATE_NOOP("PaperWords", "Trains")},
    {"en-2025", QT_TRANSLATE_NOOP("Words", "English 2025"), "Words"},
    {"en-2020", QT_TRANSLATE_NOOP("Words", "English 2020"), "Words"},
    {"de-2010", QT_TRANSLATE_NOOP("Words", "German 2010"), "Words"},
    {"collectors-2005", QT_TRANSLATE_NOOP("Words", "Collector’s 2005"), "Words"},
    {"compact", QT_TRANSLATE_NOOP("Words", "Current edition"), "Words"},
    {"easy-start", QT_TRANSLATE_NOOP("Words", "Easy start"), "Words"},
    {"nasty", QT_TRANSLATE_NOOP("Words", "Nasty variant"), "Words"},
    {"knight-errant", QT_TRANSLATE_NOOP("Words", "Knight-errant"), "Words"},
    {"single-claimant", QT_TRANSLATE_NOOP("Words", "Single player takes the rest"), "Words"},
    {"combined-phase", QT_TRANSLATE_NOOP("Words", "Combined trade/build phase"), "Words"},
    {"special-build", QT_TRANSLATE_NOOP("Words", "Special building phase"), "Words"},
    {"paired-players", QT_TRANSLATE_NOOP("Words", "Paired players"), "Words"},
    {"seafarers", QT_TRANSLATE_NOOP("Words", "Seafarers"), "Words"},
    {"paired", QT_TRANSLATE_NOOP("PaperWords", "the partner’s part of the turn")},
    {"conflict", QT_TRANSLATE_NOOP("PaperWords", "battles")},
    {"discard", QT_TRANSLATE_NOOP("PaperWords", "discards")}, {"move-robber", QT_TRANSLATE_NOOP("PaperWords", "moves the robber")},
    {"take", QT_TRANSLATE_NOOP("PaperWords", "takes a resource")}, {"lose-city", QT_TRANSLATE_NOOP("PaperWords", "loses a city")},
    {"draw-progress", QT_TRANSLATE_NOOP("PaperWords", "draws a progress card")}, {"discard-progress", QT_TRANSLATE_NOOP("PaperWords", "puts a progress card back")},
    {"commit-knights", QT_TRANSLATE_NOOP("PaperWords", "names the knights that defend")}, {"relocate-knight", QT_TRANSLATE_NOOP("PaperWords", "moves the displaced knight")},
    {"remove-knight", QT_TRANSLATE_NOOP("PaperWords", "removes a knight")}, {"place-knight", QT_TRANSLATE_NOOP("PaperWords", "places a knight")},
    {"give", QT_TRANSLATE_NOOP("PaperWords", "gives cards")}, {"take-progress", QT_TRANSLATE_NOOP("PaperWords", "takes a progress card")},
    {"take-cards", QT_TRANSLATE_NOOP("PaperWords", "takes cards")}, {"place-metropolis", QT_TRANSLATE_NOOP("PaperWords", "places a metropolis")},
    {"island_points", QT_TRANSLATE_NOOP("PaperWords", "points for a foreign island")},
    {"new-shores", QT_TRANSLATE_NOOP("Words", "Heading for New Shores"), "Words"},
    {"through-the-desert", QT_TRANSLATE_NOOP("Words", "Through the Desert"), "Words"},
})};
// clang-format on

bool isPlace(std::string_view word) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    return word.size() > 1 && digit(word.back()) && std::ranges::none_of(word, [](char c) { return c == '_'; }) &&
           std::ranges::find_if(word, digit) - word.begin() <= 2;
}

/// Nothing is written of it: it has its value at the start of a game.
bool nothing(const Json& value) {
    return value.is_null() || value == false || value == "" || value == "nothing" ||
           (value.is_structured() && std::ranges::all_of(value, [](const Json& part) { return part == 0; }));
}

template <typename Kind, typename Name>
QString named(std::string_view word, Name&& name) {
    const auto kind = record::named<Kind>(word);
    return kind ? name(*kind) : QString();
}

class Paper {
public:
    Paper(const GameView& view, const SeatNames& names) : m_view(view), m_names(names) {}

    /// A line for each thing of `value`, which the record calls `key` of `whole`; `before` stands before the line.
    void add(std::string_view key, const Json& value, std::string_view whole = {}, const QString& before = {}) {
        if (!nothing(value))
            lines.append(u"%1%2: %3"_s.arg(before, upper(word(key, whole)),
                                           value.contains("at") ? item({}, value, key) : text(value, key)));
    }

    QStringList lines;

private:
    static QString upper(const QString& text) { return names::capitalized(text); }

    [[nodiscard]] QString word(std::string_view word, std::string_view whole = {}) const {
        return paperWord(word, whole, m_view, m_names);
    }
    [[nodiscard]] QString text(const Json& value, std::string_view key) const {
        if (value.is_boolean()) return value ? PaperWords::tr("yes") : PaperWords::tr("no");
        if (value.is_string()) return word(value.get<std::string>());
        if (!value.is_structured()) return QString::fromStdString(value.dump());
        QStringList parts;
        const bool places = value.is_object() && !value.empty() && isPlace(value.begin().key());
        for (const auto& [name, part] : value.items()) {
            if (name == "options" && part.empty()) parts.append(word(name) + u" ("_s + PaperWords::tr("none") + u')');
            if (value.is_object() && nothing(part)) continue;
            if (value.is_array() || places)
                parts.append(item(places ? QString::fromStdString(name) : QString(), part, key));
            else if (name == "terrain" || name == "number" || name == "gives")
                parts.append(text(part, name));
            else if (part.is_boolean())
                parts.append(word(name, key));
            else
                parts.append(item(word(name, key), part, name));
        }
        return parts.join(value.is_array() || places ? u", "_s : u"; "_s);
    }

    /// "b3 (level 1; active)", "ore 2", "Anna discards (how many 4)".
    [[nodiscard]] QString item(QString name, const Json& value, std::string_view key) const {
        if (!value.is_structured()) return (name + u' ' + text(value, key)).trimmed();
        Json rest = value;
        if (rest.is_object() && rest.contains("decide")) {
            name = text(rest["player"], {}) + u' ' + text(rest["decide"], {});
            rest.erase("player");
            rest.erase("decide");
        }
        if (rest.is_object() && rest.contains("at")) {
            name = (name + u' ' + text(rest["at"], "at")).trimmed();
            rest.erase("at");
        }
        const QString more = text(rest, key);
        return more.isEmpty() ? name : (name + u" ("_s + more + u')').trimmed();
    }

    const GameView& m_view;
    const SeatNames& m_names;
};

} // namespace

QString paperWord(std::string_view word, std::string_view whole, const GameView& view, const SeatNames& names) {
    for (const std::string& key : {std::string(whole) + "." + std::string(word), std::string(word)})
        if (const auto* found = std::ranges::find(kPaperWords, key, &PaperWord::word); found != kPaperWords.end())
            return QCoreApplication::translate(found->context, found->text);
    if (const QString number = fanNumberName(word); !number.isEmpty()) return number;
    for (std::size_t m = 0; m < fan::kModules; ++m)
        if (fan::kModuleInfos[m].word == word) return fanModuleText(static_cast<fan::Module>(m)).name;
    std::string name(word); // effects of cards are keys of this turn
    std::ranges::replace(name, '_', '-');
    const auto seat = [&](Color color) {
        const auto* at = std::find(view.colors.begin(), view.colors.begin() + view.seatCount, color);
        const QString person = names.of(static_cast<PlayerId>(at - view.colors.begin()));
        return person.isEmpty() ? names::color(color) : person;
    };
    for (const QString& text :
         {named<Color>(name, seat), named<Card>(name, [](Card c) { return names::card(c); }),
          named<Terrain>(name, names::terrain), named<Track>(name, names::track),
          named<ProgressCard>(name, [&](ProgressCard c) { return names::progressCard(c, view.rules.edition); }),
          named<DevelopmentCard>(name, names::developmentCard), named<Piece>(name, names::piece)})
        if (!text.isEmpty()) return text;
    return names::area(word);
}

QStringList paperLines(const GameView& view, const Components& components, const SeatNames& names) {
    // What stands in for hidden cards is left out.
    Json position = record::toJson(TableView(view).state());
    for (const char* hidden : {"format", "seed", "draws", "hands", "decks"}) position.erase(hidden);
    for (const char* kind : {"progress", "development"})
        if (position.contains(kind))
            for (auto& own : position[kind])
                for (const char* hidden : {"hand", "new"}) own.erase(hidden);

    Paper paper(view, names);
    const auto seat = [&](PlayerId id, const QString& before) {
        const std::string color(record::wordOf(view.colors[index(id)]));
        for (const auto& [key, value] : position.items()) {
            if (!value.is_object() || !value.contains(color) || (key == "defender" && value[color] == 0)) continue;
            if (key == "pieces" || key == "progress" || key == "development")
                for (const auto& [part, own] : value[color].items()) paper.add(part, own, key, before);
            else
                paper.add(key, value[color], {}, before);
        }
    };
    const PlayerId reader = view.viewer.player();
    if (view.own) {
        if (components.known(reader)) paper.add("hands", record::cardsJson(view.own->hand));
        if (!components.realDecks) {
            paper.add("hand", record::cardList<ProgressCard>(view.own->progress));
            paper.add("hand", record::cardList<DevelopmentCard>(view.own->development), "development");
            paper.add("new", record::cardList<DevelopmentCard>(view.own->newDevelopment), "development");
        }
        seat(reader, {});
    }
    const std::string color(record::wordOf(view.colors[0]));
    for (const char* whole : {"turn", "barbarians"})
        if (position.contains(whole) && (whole != "barbarians"sv || view.rules.knights()))
            for (const auto& [key, value] : position[whole].items()) paper.add(key, value, whole);
    for (const auto& [key, value] : position.items())
        if (key != "turn" && key != "barbarians" && key != "board" && !(value.is_object() && value.contains(color)))
            paper.add(key, value);
    if (view.own) return paper.lines;
    for (const auto& [key, value] : position["board"].items()) paper.add(key, value, "board");
    for (std::size_t id = 0; id < view.seatCount; ++id) {
        const auto player = static_cast<PlayerId>(id);
        const QString name = names.of(player);
        seat(player, (name.isEmpty() ? names::color(view.colors[id]) : name) + u", "_s);
    }
    return paper.lines;
}

QString playedLine(const GameState& state) {
    if (!state.rules.developmentCards()) return {};
    auto out = state.box().development;
    const auto away = [&](const auto& held) {
        for (std::size_t c = 0; c < out.size(); ++c) out[c] -= held[c];
    };
    for (const DevelopmentCard card : state.developmentDeck) --out[index(card)];
    for (const PlayerState& player : state.players) {
        away(player.development);
        away(player.newDevelopment);
        out[index(DevelopmentCard::Knight)] -= player.playedKnights;
    }
    QStringList kinds;
    for (std::size_t c = 0; c < out.size(); ++c)
        if (out[c] > 0)
            kinds.append(u"%1 %2"_s.arg(names::developmentCard(static_cast<DevelopmentCard>(c))).arg(out[c]));
    return kinds.isEmpty() ? QString()
                           : PaperWords::tr("Development cards out of the game: %1").arg(kinds.join(u"; "_s));
}

} // namespace reeve::app
