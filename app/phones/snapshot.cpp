// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/snapshot.h"

#include "app/play/dice_facts.h"
#include "app/words/fan_modules.h"
#include "engine/modules/seafarers/costs.h"
#include "engine/record/values.h"
#include "engine/record/view.h"
#include "engine/record/words.h"
#include "engine/tables/costs.h"
#include "engine/tables/improvements.h"
#include "engine/tables/supply.h"
#include "engine/tables/victory.h"

namespace reeve::app {
namespace {

using record::Json;

std::string utf8(const QString& text) { return text.toStdString(); }

/// Moves members between objects; missing ones are skipped.
void take(Json& to, const Json& from, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        if (const auto found = from.find(key); found != from.end()) to[key] = *found;
}

Json components(const Components& table) {
    const auto word = [](bool real) { return real ? "real" : "digital"; };
    return {{"dice", word(!table.ownDice)}, {"hands", word(table.realHands)}, {"decks", word(table.realDecks)}};
}

/// What a module changes and what its pieces cost.
Json module(fan::Module of, const fan::Numbers& numbers) {
    const FanModuleText text = fanModuleText(of, numbers);
    Json prices = Json::array();
    for (const FanPrice& price : fanPrices())
        if (price.word == fan::kModuleInfos[static_cast<std::size_t>(of)].word)
            prices.push_back(Json::array({utf8(price.name), record::cardsJson(price.cost)}));
    return {{"name", utf8(text.name)}, {"sentence", utf8(text.sentence)}, {"prices", prices}};
}

Json game(const Json& view, const Seen& seen) {
    Json game;
    take(game, view, {"rules", "phase", "turn", "on", "dice", "this_turn"});
    game["second_die"] = utf8(secondDie(seen.view.rules.edition));
    if (seen.roller != seen.view.turn.player) game["roller"] = record::wordOf(seen.view.colors[index(seen.roller)]);
    for (std::size_t m = 0; m < fan::kModules; ++m)
        if (seen.view.rules.fan.has(static_cast<fan::Module>(m)))
            game["modules"].push_back(module(static_cast<fan::Module>(m), seen.view.rules.fan.numbers));
    game["components"] = components(seen.components);
    take(game, view, {"winner"});
    return game;
}

/// The player's own cards of one kind, with their names and how they can be played.
template <typename Card>
Json held(const Json& cards, const SeenCards& seen) {
    Json list = cards;
    for (Json& held : list) {
        const std::string word = held["card"].get<std::string>();
        if (const auto way = seen.ways.find(word); way != seen.ways.end() && held["playable"] == true)
            held["way"] = *way;
        const std::size_t card = index(*record::named<Card>(word));
        held["name"] = utf8(seen.names[card]);
        if (!seen.why[card].isEmpty()) held["why"] = utf8(seen.why[card]);
    }
    return list;
}

/// A progress card with its name and its deck.
Json named(ProgressCard card, const Seen& seen) {
    return {{"card", record::wordOf(card)},
            {"name", utf8(seen.progress.names[index(card)])},
            {"deck", record::wordOf(supply::deckOf(card))}};
}

/// The player's own progress cards, with their decks and the cost of playing them.
Json heldProgress(const Json& cards, const Seen& seen) {
    Json list = held<ProgressCard>(cards, seen.progress);
    for (Json& held : list) {
        const auto card = *record::named<ProgressCard>(held["card"].get<std::string>());
        held.update(named(card, seen));
        if (card == ProgressCard::Medicine) held["price"] = record::cardsJson(costs::kMedicineCity);
    }
    return list;
}

/// The player's own development cards; those bought in this turn come last and are marked, which says why they wait.
Json heldDevelopment(const Json& cards, const Seen& seen) {
    Json list = held<DevelopmentCard>(cards, seen.development);
    std::size_t old = 0;
    for (const auto count : seen.view.own->development) old += count;
    for (std::size_t i = old; i < list.size(); ++i) {
        list[i]["fresh"] = true;
        list[i].erase("why");
    }
    return list;
}

Json you(const Json& view, const Seen& seen) {
    const Json& from = view["you"];
    Json you;
    take(you, from, {"seat"});
    if (!seen.components.realHands) take(you, from, {"hand"});
    take(you, from, {"limit"});
    for (const char* cards : {"progress", "development"})
        if (seen.components.realDecks && from.contains(cards)) you[cards] = from[cards].size();
    if (!seen.components.realDecks) {
        if (from.contains("progress")) {
            you["progress"] = heldProgress(from["progress"], seen);
            you["progress_limit"] = supply::kProgressHand;
        }
        if (from.contains("development")) you["development"] = heldDevelopment(from["development"], seen);
    }
    take(you["points"], from["points"], {"open", "hidden"}); // the sources are those of the player
    // With real decks Reeve does not know which cards are victory points.
    if (seen.components.realDecks) you["points"]["hidden"] = 0;
    if (!seen.components.realHands) take(you, from, {"rates"});
    return you;
}

Json players(const Json& view, const Seen& seen) {
    Json list = Json::array();
    for (std::size_t p = 0; p < seen.seats.size() && p < view["players"].size(); ++p) {
        const Json& from = view["players"][p];
        Json player;
        take(player, from, {"seat"});
        player["name"] = phones::cleanName(utf8(seen.seats[p].name));
        take(player, from,
             {"points", "parts", "cards", "limit", "progress", "shown", "development", "played", "strength", "road",
              "tracks", "metropolis", "defender", "tokens", "left"});
        if (player.contains("shown"))
            for (Json& card : player["shown"])
                card = utf8(seen.progress.names[index(*record::named<ProgressCard>(card.get<std::string>()))]);
        player["phone"] = wordOf(seen.seats[p].phone);
        list.push_back(player);
    }
    return list;
}

/// Choices other than places, if known.
Json choices(const Decision& decision, const Seen& seen) {
    const OwnCards& own = *seen.view.own;
    Json list = Json::array();
    switch (decision.kind) {
    case DecisionKind::Discard: return record::cardsJson(own.hand);
    case DecisionKind::Give: {
        Hand givable;
        for (const Card card : kAllCards)
            if (!decision.commodityOnly || !isResource(card)) givable.add(card, own.hand[card]);
        return record::cardsJson(givable);
    }
    case DecisionKind::Take:
    case DecisionKind::TakeGold:
        for (const Card card : kAllCards)
            if (isResource(card)) list.push_back(record::wordOf(card));
        return list;
    case DecisionKind::DrawProgress:
        for (const Track track : kAllTracks)
            if (seen.view.deckSizes[index(track)] > 0) list.push_back(record::wordOf(track));
        return list;
    case DecisionKind::DiscardProgress: return record::cardList<ProgressCard>(own.progress);
    case DecisionKind::CommitKnights:
        for (const Knight& knight : seen.view.player(decision.player).knights)
            if (knight.active) list.push_back(islandOf(seen.view.board.islandId).name(knight.at));
        return list;
    case DecisionKind::MoveRobber:
    case DecisionKind::LoseCity:
    case DecisionKind::RelocateKnight:
    case DecisionKind::RemoveKnight:
    case DecisionKind::PlaceKnight:
    case DecisionKind::TakeProgress:
    case DecisionKind::TakeCards:
    case DecisionKind::PlaceMetropolis:
    case DecisionKind::BuildNeutral:
    case DecisionKind::RollPrisoners:
    case DecisionKind::RollLosses:
    case DecisionKind::SpecialBuild: return nullptr; // in the view, or none
    }
    return nullptr;
}

/// Whether the choice is among real cards and is made at the table.
bool decidedAtTable(const Decision& decision, const Components& table) {
    switch (decision.kind) {
    case DecisionKind::Discard:
    case DecisionKind::Give:
    case DecisionKind::TakeCards: return table.realHands;
    case DecisionKind::DiscardProgress:
    case DecisionKind::DrawProgress:
    case DecisionKind::TakeProgress: return table.realDecks;
    default: return false;
    }
}

Json prompt(const Decision& decision, const SeenDecision& owed, const Json& ofView, const Seen& seen) {
    Json prompt{{"key", owed.key}, {"decide", record::wordOf(decision.kind)}, {"text", utf8(owed.text)}};
    if (decision.count > 0) prompt["count"] = decision.count;
    const bool first = ofView.contains("pass"); // later decisions are chosen when they are due
    Json from = ofView.value("choices", Json());
    if (first && from.is_null()) from = owed.choices.is_null() ? choices(decision, seen) : owed.choices;
    if (decision.kind == DecisionKind::TakeProgress)
        for (Json& card : from) card = named(*record::named<ProgressCard>(card.get<std::string>()), seen);
    if (!from.is_null()) prompt["choices"] = from;
    if (first && !owed.ways.empty()) prompt["ways"] = owed.ways;
    if (first) take(prompt, ofView, {"players"});
    take(prompt, ofView, {"to", "from", "commodity"});
    prompt["pass"] = ofView.value("pass", false);
    if (owed.after != kNobody) prompt["after"] = record::colorOf(seen.view, owed.after);
    return prompt;
}

Json other(const Decision& decision, const SeenDecision& owed, const Seen& seen) {
    Json other{{"player", record::colorOf(seen.view, decision.player)}, {"decide", record::wordOf(decision.kind)}};
    if (decision.count > 0) other["count"] = decision.count;
    other["text"] = utf8(owed.text);
    return other;
}

/// Adds public tokens of the fan modules: gold, fish, prisoners.
void addTokens(Json& players, const Json& view) {
    for (const char* kind : {"gold", "fish", "prisoners"})
        if (const auto of = view.find(kind); of != view.end())
            for (Json& player : players)
                if (const int count = of->value(player["seat"].get<std::string>(), 0); count > 0)
                    player["purse"][kind] = count;
}

/// Prices by purchase (BUILD-1, BUILD-2, SHIP-1), and for a player of the own next level of each track (IMPR-2,
/// PROG-CRANE), because the page contains no prices.
Json prices(const GameView& view) {
    Json prices{{"road", record::cardsJson(costs::kRoad)},
                {"settlement", record::cardsJson(costs::kSettlement)},
                {"city", record::cardsJson(costs::kCity)}};
    if (view.rules.seafarers()) prices["ship"] = record::cardsJson(seafarers::costs::kShip);
    if (view.rules.developmentCards()) prices["development"] = record::cardsJson(costs::kDevelopment);
    if (!view.rules.knights()) return prices;
    prices["wall"] = record::cardsJson(costs::kWall);
    prices["knight"] = record::cardsJson(costs::kRecruit);
    prices["activate"] = record::cardsJson(costs::kActivate);
    prices["promote"] = record::cardsJson(costs::kPromote);
    if (!view.own) return prices;
    prices["improve"] = Json::object();
    const SeenPlayer& own = view.player(view.viewer.player());
    const bool crane = view.turn.crane && view.viewer.holds(view.turn.player);
    for (const Track track : kAllTracks)
        if (const int level = own.improvements[index(track)] + 1; level <= kHighestLevel)
            prices["improve"][record::wordOf(track)] = record::cardsJson(costs::improvement(track, level, crane));
    return prices;
}

Json board(const Json& view) {
    Json board = view["board"];
    take(board, view, {"pieces", "metropolises"});
    return board;
}

Json offer(const phones::StandingOffer& standing) {
    const auto colors = [](const std::vector<Color>& of) {
        Json list = Json::array();
        for (const Color color : of) list.push_back(record::wordOf(color));
        return list;
    };
    return {{"id", standing.id},
            {"from", record::wordOf(standing.from)},
            {"to", colors(standing.to)},
            {"give", record::cardsJson(standing.give)},
            {"take", record::cardsJson(standing.take)},
            {"agreed", colors(standing.agreed)},
            {"declined", colors(standing.declined)}};
}

Json news(const Seen& seen) {
    Json list = Json::array();
    for (const SeenLine& line : seen.news) {
        Json item;
        if (line.player != kNobody) item["player"] = record::colorOf(seen.view, line.player);
        item["text"] = utf8(line.text);
        if (line.dice) item["dice"] = true;
        list.push_back(item);
    }
    return list;
}

Json story(const Seen& seen) {
    Json chances = Json::array(), points = Json::array(), luck = Json::array();
    for (const auto& turn : seen.story.chances) chances.push_back({{"turn", turn.turn}, {"values", turn.values}});
    for (const auto& point : seen.story.turningPoints)
        points.push_back({{"turn", point.turn},
                          {"player", record::colorOf(seen.view, point.player)},
                          {"before", point.before},
                          {"after", point.after},
                          {"text", utf8(point.text)}});
    for (const auto& of : seen.story.luck)
        luck.push_back({{"player", record::colorOf(seen.view, of.player)},
                        {"dice", of.dice},
                        {"own", of.own},
                        {"others", of.others}});
    return {{"chances", chances}, {"points", points}, {"luck", luck}};
}

} // namespace

std::string snapshotText(const Seen& seen) {
    const Json view = record::viewJson(seen.view);
    const bool seated = seen.view.own.has_value();
    Json all;
    all["game"] = game(view["game"], seen);
    if (seated) all["you"] = you(view, seen);
    all["players"] = players(view, seen);
    addTokens(all["players"], view);
    take(all, view, {"ship"});
    if (all.contains("ship")) all["ship"]["of"] = supply::kShipSpaces;
    Json own = Json::array(), others = Json::array();
    std::size_t asked = 0;
    for (std::size_t i = 0; i < seen.view.pending.size() && i < seen.decisions.size(); ++i) {
        const Decision& decision = seen.view.pending[i];
        const bool mine = seen.view.viewer.holds(decision.player);
        const Json ofView = mine ? view["prompts"][asked++] : Json();
        if (mine && !decidedAtTable(decision, seen.components))
            own.push_back(prompt(decision, seen.decisions[i], ofView, seen));
        else
            others.push_back(other(decision, seen.decisions[i], seen));
    }
    if (seated) all["prompts"] = own;
    all["others"] = others;
    if (seated) {
        all["can"] = view.value("can", Json::object());
        if (all["can"].contains("roll")) all["can"]["dice"] = seen.dice;
        if (!seen.ways.empty()) all["can"]["ways"] = seen.ways;
    }
    if (!seen.components.realHands) {
        all["offers"] = Json::array();
        for (const phones::StandingOffer& standing : seen.offers) all["offers"].push_back(offer(standing));
    }
    all["prices"] = prices(seen.view);
    if (seen.view.rules.knights()) all["levels"] = {{"highest", kHighestLevel}, {"ability", kAbilityLevel}};
    all["news"] = news(seen);
    if (!seen.story.chances.empty()) all["story"] = story(seen);
    all["board"] = board(view);
    return all.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace reeve::app
