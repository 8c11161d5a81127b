// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/guide.h"

#include "app/prompts/kind_of.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "engine/choices/legal_commands.h"
#include "engine/record/commands.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;
using record::Json;

/// Keys in the order of asking.
constexpr std::array kKeys{"color",    "piece",     "red",  "yellow", "road", "hex",    "knight",
                           "knights",  "hexes",     "at",   "to",     "with", "victim", "give",
                           "resource", "commodity", "kind", "card",   "cards"};

/// The values of a key; card counts as a list of single cards: {"ore":2} is ["ore", "ore"].
std::vector<Json> valuesOf(const Json& command, const char* key) {
    const auto found = command.find(key);
    if (found == command.end() || found->is_null()) return {};
    std::vector<Json> values;
    if (found->is_array()) {
        values.assign(found->begin(), found->end());
    } else if (found->is_object()) {
        for (const auto& [card, count] : found->items())
            for (int i = 0; i < count.get<int>(); ++i) values.emplace_back(card);
    } else {
        values.push_back(*found);
    }
    std::ranges::sort(values);
    return values;
}

std::vector<Json> answered(const QVariantMap& answers, const char* key) {
    const auto found = answers.find(QLatin1String(key));
    if (found == answers.end()) return {};
    const Json json = toJson(*found);
    std::vector<Json> values;
    if (json.is_array())
        values.assign(json.begin(), json.end());
    else
        values.push_back(json);
    std::ranges::sort(values);
    return values;
}

bool contains(const std::vector<Json>& values, const std::vector<Json>& part) {
    return std::ranges::includes(values, part);
}

constexpr const char* kPieces = "at"; ///< paths of roads and ships built together (SHIP-13)

/// A ship on a path, in the format of a list of roads.
Json shipOn(const Json& path) { return {{"ship", path}}; }
bool isShip(const Json& value) { return value.is_object() && value.contains("ship"); }

/// Converts tapped paths, each possibly followed by "road" or "ship", to the format of the record. If only one of the
/// two is legal on a path, no word is needed; if both are, `asked` is set and the path is omitted.
QVariantMap withPieces(const std::vector<Json>& commands, QVariantMap answers, bool& asked) {
    const auto found = answers.find(QLatin1String(kPieces));
    if (found == answers.end()) return answers;
    const Json given = toJson(*found);
    if (!given.is_array()) return answers;
    std::vector<Json> pieces;
    const auto possible = [&](const Json& piece) {
        std::vector<Json> all = pieces;
        all.push_back(piece);
        std::ranges::sort(all);
        return std::ranges::any_of(commands, [&](const Json& c) { return contains(valuesOf(c, kPieces), all); });
    };
    for (std::size_t i = 0; i < given.size(); ++i) {
        const Json& at = given[i];
        const Json word = i + 1 < given.size() ? given[i + 1] : Json();
        if (word == "road" || word == "ship") {
            pieces.push_back(word == "ship" ? shipOn(at) : at);
            ++i;
            continue;
        }
        const bool ship = !isShip(at) && possible(shipOn(at));
        if (ship && possible(at)) {
            asked = true;
            break;
        }
        pieces.push_back(ship ? shipOn(at) : at);
    }
    QVariantList list;
    for (const Json& piece : pieces) list.append(toVariant(piece));
    *found = list;
    return answers;
}

/// For a decision about progress cards `card` is the question; in `play` it was chosen before.
bool asked(const Json& command, std::string_view key) {
    return key != "card" || (command["do"] != "play" && command["do"] != "play-development");
}

QString questionKind(std::string_view key, const Json& value) {
    if (value.is_number()) return u"number"_s;
    if (isShip(value)) return u"path"_s;
    if (key == "with" || key == "victim") return u"player"_s;
    if (key == "color") return u"color"_s;
    if (key == "piece") return u"piece"_s;
    if (key == "card") return u"progress"_s;
    const std::string word = value.get<std::string>();
    if (key == "resource" || key == "commodity" || key == "kind" || key == "cards" || key == "give") return u"card"_s;
    if (word.find('-') != std::string::npos) return u"path"_s;
    return word.front() >= 'A' && word.front() <= 'Z' ? u"hex"_s : u"intersection"_s;
}

/// Places are always asked for; other things only if there are several possibilities.
bool isPlace(const QString& kind) { return kind == "hex"_L1 || kind == "intersection"_L1 || kind == "path"_L1; }

bool isPass(const Json& command) { return command["do"] == "pass"; }

} // namespace

std::vector<Json> commandsNamed(const GameState& state, PlayerId player, const QString& verb, const QString& card) {
    const std::string wantedVerb = verb.toStdString(), wantedCard = card.toStdString();
    std::vector<Json> found;
    // Serializing is expensive: one command of each kind decides whether the others have the verb.
    std::array<std::string, kPromptKinds> verbs;
    auto take = [&](const Command& command) {
        std::string& known = verbs[index(app::kindOf(command.action))];
        if (!known.empty() && known != wantedVerb) return;
        if (const auto* play = std::get_if<command::Play>(&command.action);
            play != nullptr && record::wordOf(play->card) != wantedCard)
            return;
        Json json = record::commandJson(command, state);
        if (isPass(json)) { // pass declines any prompt
            if (!state.pending.empty() && record::wordOf(state.pending.front().kind) == wantedVerb)
                found.push_back(std::move(json));
            return;
        }
        known = json["do"].get<std::string>();
        if (known == wantedVerb && (wantedCard.empty() || json.value("card", std::string()) == wantedCard))
            found.push_back(std::move(json));
    };
    listLegalCommands(state, player, CommandSink(take));
    return found;
}

namespace {

/// Cards that commands of this kind play.
template <typename Play>
QStringList cardsPlayedBy(const GameState& state, PlayerId player) {
    QStringList cards;
    auto take = [&](const Command& command) {
        const auto* play = std::get_if<Play>(&command.action);
        if (play == nullptr) return;
        if (const QString word = wordFor(play->card); !cards.contains(word)) cards.append(word);
    };
    listLegalCommands(state, player, CommandSink(take));
    return cards;
}

} // namespace

QStringList playableCards(const GameState& state, PlayerId player) {
    return state.rules.knights() ? cardsPlayedBy<command::Play>(state, player) : playableDevelopment(state, player);
}

QStringList playableDevelopment(const GameState& state, PlayerId player) {
    return cardsPlayedBy<command::PlayDevelopment>(state, player);
}

namespace {

/// nextQuestion() for answers in the format of the record. `whichPiece`: the piece on the last path is ambiguous.
GuideFacts asking(const std::vector<Json>& commands, const QVariantMap& answers, bool whichPiece) {
    GuideFacts question;
    std::vector<const Json*> fitting;
    for (const Json& command : commands) {
        if (isPass(command)) {
            question.pass = toVariant(command);
            continue;
        }
        if (std::ranges::all_of(
                kKeys, [&](const char* key) { return contains(valuesOf(command, key), answered(answers, key)); }))
            fitting.push_back(&command);
    }
    question.total = static_cast<int>(fitting.size());

    if (whichPiece) {
        question.key = QLatin1String(kPieces);
        question.kind = u"piece"_s;
        question.choices = QVariantList{u"road"_s, u"ship"_s};
        return question;
    }

    // A command is complete if it has no key beyond the answers.
    for (const char* key : kKeys) {
        const auto given = answered(answers, key);
        std::vector<Json> choices;
        for (const Json* command : fitting) {
            if (!asked(*command, key)) continue;
            auto values = valuesOf(*command, key);
            for (const Json& value : given) values.erase(std::ranges::find(values, value));
            for (const Json& value : values)
                if (std::ranges::find(choices, value) == choices.end()) choices.push_back(value);
        }
        if (choices.empty()) continue;
        const QString kind = questionKind(key, choices.front());
        const bool open =
            std::ranges::any_of(fitting, [&](const Json* c) { return valuesOf(*c, key).size() == given.size(); });
        if (choices.size() == 1 && !open && !isPlace(kind)) {
            // The only possible answer is taken without asking.
            QVariantMap more = answers;
            QVariantList list;
            for (const Json& value : given) list.append(toVariant(value));
            list.append(toVariant(choices.front()));
            more[QLatin1String(key)] = list;
            return asking(commands, more, whichPiece);
        }
        std::ranges::sort(choices);
        QVariantList shown;
        for (const Json& choice : choices) {
            const QVariant place = toVariant(isShip(choice) ? choice["ship"] : choice);
            if (!shown.contains(place)) shown.append(place);
        }
        question.key = QLatin1String(key);
        question.kind = kind;
        question.choices = shown;
        break;
    }
    for (const Json* command : fitting) {
        const bool complete = std::ranges::all_of(kKeys, [&](const char* key) {
            return !asked(*command, key) || valuesOf(*command, key).size() == answered(answers, key).size();
        });
        if (complete) question.command = toVariant(*command);
    }
    return question;
}

} // namespace

GuideFacts nextQuestion(const std::vector<Json>& commands, const QVariantMap& answers) {
    bool whichPiece = false;
    const QVariantMap named = withPieces(commands, answers, whichPiece);
    return asking(commands, named, whichPiece);
}

} // namespace reeve::app
