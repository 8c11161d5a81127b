// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/kinds.h"

#include "app/values/game_values.h"
#include "app/words/names.h"
#include "engine/modules/fan/questions.h"
#include "engine/record/words.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

/// The form of a command, as fanForms() counts them: its first field.
template <typename Command>
std::size_t formOf(const Command& c) {
    if constexpr (requires { Command::kPieces; })
        return index(c.piece);
    else if constexpr (requires { Command::kSecondVerb; })
        return c.crew ? 1 : 0;
    else
        return 0;
}

/// The command of this form.
template <typename Command>
Command ofForm(std::size_t form) {
    Command c;
    if constexpr (requires { Command::kPieces; }) c.piece = static_cast<fan::Piece>(form);
    if constexpr (requires { Command::kSecondVerb; }) c.crew = form == 1;
    return c;
}

template <typename Do>
void eachFanCommand(const Do& act) {
    [&]<typename... Commands>(std::type_identity<std::variant<Commands...>>) {
        (act(std::type_identity<Commands>()), ...);
    }(std::type_identity<fan::Action>());
}

struct KindOf {
    PromptKind operator()(const command::Place& c) const {
        return c.city ? PromptKind::PlaceCity : PromptKind::PlaceSettlement;
    }
    PromptKind operator()(const command::Build& c) const {
        switch (c.piece) {
        case Piece::Road: return PromptKind::BuildRoad;
        case Piece::Settlement: return PromptKind::BuildSettlement;
        case Piece::City: return PromptKind::BuildCity;
        case Piece::Wall: return PromptKind::BuildWall;
        case Piece::Knight: return PromptKind::RecruitKnight;
        case Piece::Ship: return PromptKind::BuildShip;
        }
        return PromptKind::BuildRoad;
    }
    PromptKind operator()(const command::Roll&) const { return PromptKind::Roll; }
    PromptKind operator()(const command::Activate&) const { return PromptKind::Activate; }
    PromptKind operator()(const command::Promote&) const { return PromptKind::Promote; }
    PromptKind operator()(const command::MoveKnight&) const { return PromptKind::MoveKnight; }
    PromptKind operator()(const command::ChaseRobber&) const { return PromptKind::ChaseRobber; }
    PromptKind operator()(const command::Improve&) const { return PromptKind::Improve; }
    PromptKind operator()(const command::Play&) const { return PromptKind::PlayProgress; }
    PromptKind operator()(const command::TradeBank&) const { return PromptKind::BankTrade; }
    PromptKind operator()(const command::Trade&) const { return PromptKind::BankTrade; }
    PromptKind operator()(const command::HarborTrade&) const { return PromptKind::HarborTrade; }
    PromptKind operator()(const command::BuyDevelopment&) const { return PromptKind::BuyDevelopment; }
    PromptKind operator()(const command::PlayDevelopment&) const { return PromptKind::PlayDevelopment; }
    PromptKind operator()(const command::EndTurn&) const { return PromptKind::EndTurn; }
    PromptKind operator()(const command::Discard&) const { return PromptKind::Discard; }
    PromptKind operator()(const command::MoveRobber&) const { return PromptKind::MoveRobber; }
    PromptKind operator()(const command::Take&) const { return PromptKind::Take; }
    PromptKind operator()(const command::LoseCity&) const { return PromptKind::LoseCity; }
    PromptKind operator()(const command::DrawProgress&) const { return PromptKind::DrawProgress; }
    PromptKind operator()(const command::DiscardProgress&) const { return PromptKind::DiscardProgress; }
    PromptKind operator()(const command::CommitKnights&) const { return PromptKind::CommitKnights; }
    PromptKind operator()(const command::RelocateKnight&) const { return PromptKind::RelocateKnight; }
    PromptKind operator()(const command::RemoveKnight&) const { return PromptKind::RemoveKnight; }
    PromptKind operator()(const command::PlaceKnight&) const { return PromptKind::PlaceKnight; }
    PromptKind operator()(const command::Give&) const { return PromptKind::Give; }
    PromptKind operator()(const command::TakeProgress&) const { return PromptKind::TakeProgress; }
    PromptKind operator()(const command::TakeCards&) const { return PromptKind::TakeCards; }
    PromptKind operator()(const command::PlaceMetropolis&) const { return PromptKind::PlaceMetropolis; }
    PromptKind operator()(const command::Pass&) const { return PromptKind::SpecialBuild; }
    PromptKind operator()(const seafarers::Action& c) const { return std::visit(*this, c); }
    PromptKind operator()(const seafarers::MoveShip&) const { return PromptKind::MoveShip; }
    PromptKind operator()(const seafarers::MovePirate&) const { return PromptKind::MovePirate; }
    PromptKind operator()(const seafarers::ChasePirate&) const { return PromptKind::ChasePirate; }
    PromptKind operator()(const seafarers::TakeGold&) const { return PromptKind::TakeGold; }
    PromptKind operator()(const fan::Action& c) const {
        return std::visit(
            []<typename Command>(const Command& one) {
                if constexpr (Command::kTiming.answers.has_value())
                    return promptKind(*Command::kTiming.answers);
                else if constexpr (fanForms<Command>() == 0)
                    return PromptKind::EndTurn;
                else
                    return fanKind<Command>(formOf(one));
            },
            c);
    }
    PromptKind operator()(const command::PlaceNeutral&) const { return PromptKind::PlaceNeutral; }
    PromptKind operator()(const command::BuildNeutral&) const { return PromptKind::BuildNeutral; }
    PromptKind operator()(const command::ForcedTrade&) const { return PromptKind::ForcedTrade; }
    PromptKind operator()(const command::RobberToDesert&) const { return PromptKind::RobberToDesert; }
    PromptKind operator()(const command::DiscardKnight&) const { return PromptKind::DiscardKnight; }
};

/// A command of a kind from PromptKind::Fan on; only its piece is set.
fan::Action fanExample(PromptKind kind) {
    fan::Action found;
    eachFanCommand([&]<typename Command>(std::type_identity<Command>) {
        const auto form = index(kind) - index(fanKind<Command>());
        if (kind >= fanKind<Command>() && form < fanForms<Command>()) found = ofForm<Command>(form);
    });
    return found;
}

using prompts::PromptWords;

/// What is chosen, in the order of asking: a place with an instruction, of the context PromptWords.
struct Asks {
    const char* key = nullptr;
    HoleKind kind{};
    const char* ask = "";
    bool optional = false; ///< filled without asking if there is at most one possibility
};
constexpr const char* kOnBoard = QT_TRANSLATE_NOOP("PromptWords", "Tap a highlighted place on the board.");
constexpr const char* kPath = QT_TRANSLATE_NOOP("PromptWords", "Tap a highlighted path.");
constexpr const char* kPlace = QT_TRANSLATE_NOOP("PromptWords", "Tap a highlighted place.");
constexpr const char* kRoad = QT_TRANSLATE_NOOP("PromptWords", "Now the road: tap a highlighted path.");
constexpr Asks kVictim{"victim", HoleKind::Player, QT_TRANSLATE_NOOP("PromptWords", "Choose a player to steal from."),
                       true};
constexpr HoleKind kHex = HoleKind::Hex, kCorner = HoleKind::Intersection, kEdge = HoleKind::Path;

/// A kind before PromptKind::Fan. Texts are of the context PromptWords.
struct Row {
    const char* verb;
    const char* rule;
    Manner manner = Manner::Led;
    const char* name = "";
    const char* detail = "";
    Secret secret = Secret::None;
    const char* pass = "";
    std::array<Asks, 3> asks{};
};
// clang-format off
constexpr std::array<Row, index(PromptKind::Fan)> kRows{{
    {.verb = "discard", .rule = "SEVEN-2", .manner = Manner::Cards, .secret = Secret::Hand, .asks = {{{"cards", HoleKind::Cards}}}},
    {.verb = "move-robber", .rule = "ROBBER-2", .manner = Manner::Board, .asks = {{{"to", kHex, QT_TRANSLATE_NOOP("PromptWords", "Tap a hex for the robber.")}, kVictim}}},
    {.verb = "take", .rule = "IMPR-12", .manner = Manner::Resource, .pass = QT_TRANSLATE_NOOP("PromptWords", "Take no resource"),
     .asks = {{{"cards", HoleKind::Resource, QT_TRANSLATE_NOOP("PromptWords", "Choose a resource.")}}}},
    {.verb = "lose-city", .rule = "BARB-10", .manner = Manner::Board, .asks = {{{"at", kCorner, kOnBoard}}}},
    {.verb = "draw-progress", .rule = "BARB-14", .manner = Manner::Deck, .asks = {{{"track", HoleKind::Track, QT_TRANSLATE_NOOP("PromptWords", "Choose a deck.")}}}},
    {.verb = "discard-progress", .rule = "PROG-10", .manner = Manner::Progress, .secret = Secret::Progress,
     .asks = {{{"card", HoleKind::Progress, QT_TRANSLATE_NOOP("PromptWords", "Choose a progress card.")}}}},
    {.verb = "commit-knights", .rule = "VAR-NASTY-1"},
    {.verb = "relocate-knight", .rule = "KNIGHT-27", .manner = Manner::Board, .asks = {{{"to", kCorner, kOnBoard}}}},
    {.verb = "remove-knight", .rule = "PROG-DESE", .manner = Manner::Board, .asks = {{{"at", kCorner, kOnBoard}}}},
    {.verb = "place-knight", .rule = "PROG-DESE", .manner = Manner::Board, .pass = QT_TRANSLATE_NOOP("PromptWords", "Place no knight"), .asks = {{{"at", kCorner, kOnBoard}}}},
    {.verb = "give", .rule = "PROG-WEDD", .secret = Secret::Hand},
    {.verb = "take-progress", .rule = "PROG-SPY", .secret = Secret::Progress},
    {.verb = "take-cards", .rule = "PROG-MAST", .secret = Secret::Hand},
    {.verb = "place-metropolis", .rule = "METRO-2", .manner = Manner::Board, .asks = {{{"at", kCorner, kOnBoard}}}},
    {.verb = "build-neutral", .rule = "TWO-8", .name = QT_TRANSLATE_NOOP("PromptWords", "Build for a neutral colour")},
    // Ends the special building phase; its purchases are offered as in a turn.
    {.verb = "pass", .rule = "SIX-20", .manner = Manner::AtOnce, .name = QT_TRANSLATE_NOOP("PromptWords", "Special building phase")},
    {.verb = "take-gold", .rule = "GOLDHEX-1", .manner = Manner::Cards, .asks = {{{"cards", HoleKind::Cards}}}},
    {.verb = "roll-prisoners", .rule = "FAN-PRIS-4", .manner = Manner::AtOnce,
     .asks = {{{"rolls", HoleKind::Choice, QT_TRANSLATE_NOOP("PromptWords", "Enter a die for each player."), true}}}},
    {.verb = "roll-losses", .rule = "FAN-LOSS-1", .manner = Manner::AtOnce, .asks = {{{"die", HoleKind::Choice, QT_TRANSLATE_NOOP("PromptWords", "Enter what the die shows."), true}}}},
    {.verb = "place-neutral", .rule = "TWO-3", .name = QT_TRANSLATE_NOOP("PromptWords", "Place a neutral settlement")},
    {.verb = "place", .rule = "SETUP-33", .manner = Manner::Placing,
     .asks = {{{"settlement", kCorner, QT_TRANSLATE_NOOP("PromptWords", "Tap an intersection for the settlement.")}, {"road", kEdge, kRoad}}}},
    {.verb = "place", .rule = "SETUP-36", .manner = Manner::Placing,
     .asks = {{{"city", kCorner, QT_TRANSLATE_NOOP("PromptWords", "Tap an intersection for the city.")}, {"road", kEdge, kRoad}}}},
    {.verb = "roll", .rule = "TURN-1", .manner = Manner::Dice},
    {.verb = "end-turn", .rule = "TURN-1", .manner = Manner::AtOnce},
    {.verb = "build", .rule = "BUILD-1", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "Build a road"), .asks = {{{"at", kEdge, kPath}}}},
    {.verb = "build", .rule = "SETT-1", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "Build a settlement"), .asks = {{{"at", kCorner, kPlace}}}},
    {.verb = "build", .rule = "CITY-1", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "Build a city"), .asks = {{{"at", kCorner, kPlace}}}},
    {.verb = "build", .rule = "WALL-1", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "Build a city wall"), .asks = {{{"at", kCorner, kPlace}}}},
    {.verb = "build", .rule = "KNIGHT-2", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "Recruit a knight"), .asks = {{{"at", kCorner, kPlace}}}},
    {.verb = "activate", .rule = "KNIGHT-6", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "Activate a knight"),
     .asks = {{{"at", kCorner, QT_TRANSLATE_NOOP("PromptWords", "Tap the knight to activate.")}}}},
    {.verb = "promote", .rule = "KNIGHT-12", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "Promote a knight"),
     .asks = {{{"at", kCorner, QT_TRANSLATE_NOOP("PromptWords", "Tap the knight to promote.")}}}},
    {.verb = "move-knight", .rule = "KNIGHT-8", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "Move a knight"),
     .asks = {{{"from", kCorner, QT_TRANSLATE_NOOP("PromptWords", "Tap the knight to move.")}, {"to", kCorner, QT_TRANSLATE_NOOP("PromptWords", "Tap its destination.")}}}},
    {.verb = "chase-robber", .rule = "KNIGHT-30", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "A knight chases away the robber"),
     .detail = QT_TRANSLATE_NOOP("PromptWords", "Knight-errant: before the roll, an active knight next to the robber may chase it away."),
     .asks = {{{"knight", kCorner, QT_TRANSLATE_NOOP("PromptWords", "Tap the knight that chases away the robber.")}, {"to", kHex, QT_TRANSLATE_NOOP("PromptWords", "Tap the robber's new hex.")}, kVictim}}},
    {.verb = "improve", .rule = "IMPR-2", .manner = Manner::Deck, .name = QT_TRANSLATE_NOOP("PromptWords", "Improve a city"), .asks = {{{"track", HoleKind::Track, QT_TRANSLATE_NOOP("PromptWords", "Choose what to improve.")}}}},
    {.verb = "play", .rule = "PROG-5"},
    {.verb = "play-development", .rule = "DEV-3"},
    {.verb = "buy-development", .rule = "DEV-1", .manner = Manner::AtOnce, .name = QT_TRANSLATE_NOOP("PromptWords", "Buy a development card")},
    {.verb = "trade-bank", .rule = "TRADE-1", .name = QT_TRANSLATE_NOOP("PromptWords", "Trade with the bank"), .secret = Secret::Hand},
    {.verb = "harbor-trade", .rule = "PROG-CHAR", .name = QT_TRANSLATE_NOOP("PromptWords", "Commercial Harbor: an offer"),
     .detail = QT_TRANSLATE_NOOP("PromptWords", "Give one resource and get a commodity of the other player's choice. You may ask each player once."), .secret = Secret::Hand},
    {.verb = "forced-trade", .rule = "TWO-15", .name = QT_TRANSLATE_NOOP("PromptWords", "Forced trade"),
     .detail = QT_TRANSLATE_NOOP("PromptWords", "Draw two random cards from the other player, then give back any two. Costs 1 trade card, or 2 if you have more visible points.")},
    {.verb = "robber-to-desert", .rule = "TWO-17", .name = QT_TRANSLATE_NOOP("PromptWords", "Send the robber to the desert"),
     .detail = QT_TRANSLATE_NOOP("PromptWords", "Costs 1 trade card, or 2 if you have more visible points.")},
    {.verb = "discard-knight", .rule = "TWO-18", .name = QT_TRANSLATE_NOOP("PromptWords", "Discard a knight card"),
     .detail = QT_TRANSLATE_NOOP("PromptWords", "Remove one of your played knight cards from the game for 2 trade cards. Once per turn.")},
    {.verb = "build", .rule = "SHIP-1", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "Build a ship"), .asks = {{{"at", kEdge, kPath}}}},
    {.verb = "move-ship", .rule = "SHIP-7", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "Move a ship"),
     .asks = {{{"from", kEdge, QT_TRANSLATE_NOOP("PromptWords", "Tap the ship that moves.")}, {"to", kEdge, QT_TRANSLATE_NOOP("PromptWords", "Tap its new path.")}}}},
    {.verb = "chase-pirate", .rule = "PIRATE-7", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "A knight chases away the pirate"),
     .detail = QT_TRANSLATE_NOOP("PromptWords", "Knight-errant: before the roll, an active knight next to the pirate may chase it away."),
     .asks = {{{"knight", kCorner, QT_TRANSLATE_NOOP("PromptWords", "Tap the knight that chases away the pirate.")}, {"to", kHex, QT_TRANSLATE_NOOP("PromptWords", "Tap the pirate's new hex.")}, kVictim}}},
    {.verb = "move-pirate", .rule = "PIRATE-2", .manner = Manner::Board, .name = QT_TRANSLATE_NOOP("PromptWords", "Move the pirate"),
     .asks = {{{"to", kHex, QT_TRANSLATE_NOOP("PromptWords", "Tap a sea hex for the pirate.")}, kVictim}}},
}};
// clang-format on

/// An action that a player starts on the pages of the turn.
struct Word {
    const char* word;
    PromptKind kind;
};
constexpr std::array kWords{Word{"road", PromptKind::BuildRoad},       Word{"settlement", PromptKind::BuildSettlement},
                            Word{"city", PromptKind::BuildCity},       Word{"wall", PromptKind::BuildWall},
                            Word{"knight", PromptKind::RecruitKnight}, Word{"activate", PromptKind::Activate},
                            Word{"promote", PromptKind::Promote},      Word{"move", PromptKind::MoveKnight},
                            Word{"chase", PromptKind::ChaseRobber},    Word{"ship", PromptKind::BuildShip},
                            Word{"sail", PromptKind::MoveShip},        Word{"chase-pirate", PromptKind::ChasePirate},
                            Word{"improve", PromptKind::Improve},      Word{"development", PromptKind::BuyDevelopment},
                            Word{"mounted", fanKind<fan::Recruit>(0)}, Word{"crew", fanKind<fan::Recruit>(1)},
                            Word{"train", fanKind<fan::Recruit>(2)}};

// The kinds of decisions come first, in the order of DecisionKind.
static_assert(promptKind(DecisionKind::Discard) == PromptKind::Discard &&
              promptKind(DecisionKind::RollLosses) == PromptKind::RollLosses);

/// A kind of the fan modules: the offer of their words.
void describeFan(Prompt& prompt) {
    FanOffer offer = fanOffer(fanExample(prompt.kind));
    prompt.rule = QLatin1String(offer.rule);
    prompt.icon = QLatin1String(offer.icon);
    prompt.glyph = QLatin1String(offer.glyph);
    prompt.page = QLatin1String(offer.page);
    prompt.name = offer.name;
    prompt.detail = offer.detail;
    prompt.manner = offer.manner;
    prompt.holes = std::move(offer.holes);
    // What begins with its only choice does not begin by itself.
    if (prompt.holes.size() == 1) prompt.holes.front().optional = false;
    if (isRecruit(prompt.kind)) prompt.command["piece"] = fan::Recruit::kPieces.words[index(recruitOf(prompt.kind))];
}

/// The piece of a kind whose verb is "build".
std::optional<Piece> pieceOf(PromptKind kind) {
    switch (kind) {
    case PromptKind::BuildRoad: return Piece::Road;
    case PromptKind::BuildSettlement: return Piece::Settlement;
    case PromptKind::BuildCity: return Piece::City;
    case PromptKind::BuildWall: return Piece::Wall;
    case PromptKind::RecruitKnight: return Piece::Knight;
    case PromptKind::BuildShip: return Piece::Ship;
    default: return std::nullopt;
    }
}

} // namespace

PromptKind kindOf(const Action& action) { return std::visit(KindOf{}, action); }

QString verbOf(PromptKind kind) {
    if (kind < PromptKind::Fan) return QLatin1String(kRows[index(kind)].verb);
    return std::visit(
        []<typename Command>(const Command& c) {
            if constexpr (requires { Command::kSecondVerb; })
                if (formOf(c) == 1) return qstring(Command::kSecondVerb);
            return qstring(Command::kVerb);
        },
        fanExample(kind));
}

QString wordOf(PromptKind kind) {
    const auto* found = std::ranges::find(kWords, kind, &Word::kind);
    return found != kWords.end() ? QLatin1String(found->word) : verbOf(kind);
}

std::optional<PromptKind> kindCalled(const QString& word) {
    for (const Word& one : kWords)
        if (word == QLatin1String(one.word)) return one.kind;
    for (std::size_t kind = 0; kind < kPromptKinds; ++kind)
        if (word == verbOf(static_cast<PromptKind>(kind))) return static_cast<PromptKind>(kind);
    return std::nullopt;
}

bool isRecruit(PromptKind kind) {
    return kind >= fanKind<fan::Recruit>(0) && kind < fanKind<fan::Recruit>(fanForms<fan::Recruit>());
}

fan::Piece recruitOf(PromptKind kind) { return static_cast<fan::Piece>(index(kind) - index(fanKind<fan::Recruit>())); }

void describe(Prompt& prompt, const GameState& state, const QString& card) {
    if (prompt.kind >= PromptKind::Fan) return describeFan(prompt);
    const Row& row = kRows[index(prompt.kind)];
    prompt.manner = row.manner;
    prompt.rule = QLatin1String(row.rule);
    prompt.secret = row.secret;
    const auto said = [](const char* text) { return *text == '\0' ? QString() : PromptWords::tr(text); };
    prompt.name = said(row.name);
    prompt.detail = said(row.detail);
    prompt.pass = said(row.pass);
    for (const Asks& asks : row.asks)
        if (asks.key != nullptr) prompt.holes.push_back({asks.key, asks.kind, said(asks.ask), asks.optional});
    if (const auto piece = pieceOf(prompt.kind)) prompt.command["piece"] = record::wordOf(*piece);
    switch (prompt.kind) {
    case PromptKind::Discard:
    case PromptKind::TakeGold:
        prompt.holes.front().ask = PromptWords::tr("Choose %n card(s).", nullptr, prompt.count);
        break;
    case PromptKind::MoveRobber:
        if (!state.rules.seafarers()) break;
        prompt.rule = QStringLiteral("PIRATE-2");
        prompt.holes.front().ask = PromptWords::tr("Tap a land hex for the robber or a sea hex for the pirate.");
        break;
    case PromptKind::DiscardProgress: // in the own turn playing a card is an alternative
        if (prompt.seat == state.turn.player) prompt.rule = QStringLiteral("PROG-11");
        break;
    case PromptKind::CommitKnights: prompt.several = true; break;
    case PromptKind::Roll:
        if (state.rules.knights()) prompt.rule = QStringLiteral("TURN-2");
        break;
    case PromptKind::EndTurn:
        if (state.rules.knights()) prompt.rule = QStringLiteral("TURN-3");
        break;
    case PromptKind::ChaseRobber:
    case PromptKind::ChasePirate:
        if (state.turn.phase != Phase::Roll) prompt.detail.clear();
        break;
    case PromptKind::PlayProgress:
        if (const auto played = namedBy<ProgressCard>(card))
            prompt.name = names::progressCard(*played, state.rules.edition);
        break;
    case PromptKind::PlayDevelopment:
        if (const auto played = namedBy<DevelopmentCard>(card)) prompt.name = names::developmentCard(*played);
        break;
    default: break;
    }
    if (prompt.kind == PromptKind::PlayProgress || prompt.kind == PromptKind::PlayDevelopment) {
        prompt.done = PromptWords::tr("Play card");
        prompt.command["card"] = card.toStdString();
    }
}

void placeShip(Prompt& prompt) {
    prompt.rule = QStringLiteral("SHIP-12");
    prompt.holes.back() = {"ship", kEdge, PromptWords::tr("Now the ship: tap a highlighted path.")};
}

QString pointsLeft(const Prompt& prompt, const GameState& state, const std::string& chosen) {
    if (chosen.empty()) return {};
    if (prompt.kind == fanKind<fan::Move>(0) || prompt.kind == fanKind<fan::Move>(1))
        return QString::number(state.rules.fan.numbers.movePoints);
    if (prompt.kind != fanKind<fan::MoveTrain>()) return {};
    return QString::number(fan::trainPointsLeft(state, prompt.seat));
}

} // namespace reeve::app
