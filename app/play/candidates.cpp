// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/candidates.h"

#include "app/play/correction_set.h"
#include "app/play/explain.h"
#include "app/play/real_cards.h"
#include "engine/basics/overloaded.h"
#include "engine/choices/legal_commands.h"
#include "engine/game.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "engine/record/script.h"

#include <algorithm>
#include <type_traits>

namespace reeve::app {
namespace {

using namespace vision;
using record::Json;

constexpr Components kRealCards{.ownDice = false, .realHands = true, .realDecks = true};
constexpr int kMostHidden = 12;        ///< decisions about cards in a row
constexpr std::size_t kMostUndone = 8; ///< steps

// Natural logarithms of odds.
constexpr double kTurnEnded = -0.7;
constexpr double kRolled = -0.1;
constexpr double kOtherFace = -0.3; ///< another event die than the generator draws
constexpr double kNotPaid = -0.7;
constexpr double kNoSuchCard = -0.5; ///< a progress card that the record gives to nobody
constexpr double kFurtherStep = -0.4;
constexpr double kFurtherState = -2; ///< of a knight
constexpr double kUndone = -0.5;
constexpr double kCorrected = -2.5;

/// The prior of a command that changes the board; nullopt: it changes nothing there.
std::optional<double> priorOf(const Action& action) {
    return std::visit(Overloaded{[](const command::Build&) { return std::optional(0.0); },
                                 [](const command::Place&) { return std::optional(1.0); },
                                 [](const command::Activate&) { return std::optional(1.0); },
                                 [](const command::Promote&) { return std::optional(0.3); },
                                 [](const command::MoveKnight&) { return std::optional(-0.5); },
                                 [](const command::MoveRobber&) { return std::optional(0.0); },
                                 [](const command::ChaseRobber&) { return std::optional(-0.7); },
                                 [](const command::Improve&) { return std::optional(-1.5); },
                                 [](const command::Play& play) {
                                     return std::optional(play.card == ProgressCard::Merchant ? 0.0 : -1.0);
                                 },
                                 [](const command::PlayDevelopment&) { return std::optional(-0.7); },
                                 [](const command::LoseCity&) { return std::optional(0.0); },
                                 [](const command::RelocateKnight&) { return std::optional(0.0); },
                                 [](const command::RemoveKnight&) { return std::optional(0.0); },
                                 [](const command::PlaceKnight&) { return std::optional(0.0); },
                                 [](const command::PlaceMetropolis&) { return std::optional(0.0); },
                                 [](const command::PlaceNeutral&) { return std::optional(0.0); },
                                 [](const command::BuildNeutral&) { return std::optional(0.0); },
                                 [](const command::RobberToDesert&) { return std::optional(-1.0); },
                                 [](const seafarers::Action& sea) {
                                     return std::holds_alternative<seafarers::TakeGold>(sea) ? std::nullopt
                                                                                             : std::optional(-0.3);
                                 },
                                 [](const auto&) { return std::optional<double>(); }},
                      action);
}

/// Whether the answer to this decision changes the board.
bool isShown(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::MoveRobber:
    case DecisionKind::LoseCity:
    case DecisionKind::RelocateKnight:
    case DecisionKind::RemoveKnight:
    case DecisionKind::PlaceKnight:
    case DecisionKind::PlaceMetropolis:
    case DecisionKind::BuildNeutral:
    case DecisionKind::SpecialBuild: return true;
    default: return false;
    }
}

/// A point of the game that may have been reached, and the commands that lead there.
struct Moment {
    GameState state;
    std::vector<Command> lead;
    double prior = 0;

    bool perform(const Command& command) {
        const auto next = after(state, command);
        if (!next) return false;
        Command named = command;
        if (named.player == kNobody) named.player = actingPlayer(state);
        state = *next;
        lead.push_back(named);
        return true;
    }
    /// Answers the decisions about cards, which nobody sees. False: one has no answer.
    bool answerHidden() {
        for (int i = 0; i < kMostHidden; ++i) {
            if (state.pending.empty() || isShown(state.pending.front().kind)) return true;
            const Decision& owed = state.pending.front();
            if (owed.kind == DecisionKind::Discard) {
                const Hand cards = assumedCards(state.player(owed.player).hand, owed.count);
                if (!perform({owed.player, command::Discard{cards}})) return false;
                continue;
            }
            std::optional<Command> first;
            auto take = [&](const Command& command) {
                if (!first) first = command;
            };
            const CommandSink sink(take);
            listLegalCommands(state, owed.player, sink);
            if (!first || !perform(*first)) return false;
        }
        return state.pending.empty();
    }
};

/// The rolls that may have been made. The dice are not stated where the generator draws a roll that fits. `known`:
/// as of candidates().
void addRolls(const Moment& from, const std::optional<command::Roll>& known, std::vector<Moment>& into) {
    const auto rolled = [&](const command::Roll& roll, double prior) -> std::optional<Moment> {
        Moment next = from;
        next.prior += prior;
        if (!next.perform({kNobody, roll}) || !next.answerHidden()) return std::nullopt;
        return next;
    };
    if (known) {
        if (auto next = rolled(*known, 0)) into.push_back(*next);
        return;
    }
    const auto productive = [](const Moment& moment) {
        return moment.state.turn.red + moment.state.turn.yellow != 7 && moment.state.pending.empty() &&
               actsAfterRoll(moment.state.turn.phase);
    };
    const bool knights = from.state.rules.knights();
    std::optional<Moment> plain;
    for (const command::Roll& roll : {command::Roll{}, command::Roll{4, 4}, command::Roll{3, 3}, command::Roll{2, 4},
                                      command::Roll{3, 5}, command::Roll{5, 5}})
        if (!plain) {
            plain = rolled(roll, kRolled);
            if (plain && !productive(*plain)) plain.reset();
        }
    if (plain) into.push_back(*plain);
    if (knights && plain) {
        const bool ship = plain->state.turn.event == EventFace::Ship;
        for (const command::Roll& roll : {command::Roll{4, 4}, command::Roll{3, 3}})
            if (auto other = rolled({roll.red, roll.yellow, ship ? EventFace::PoliticsGate : EventFace::Ship},
                                    kRolled + kOtherFace);
                other && productive(*other)) {
                into.push_back(*other);
                break;
            }
    }
    if (auto seven = rolled({3, 4, EventFace::None}, kRolled - 0.5);
        seven && !seven->state.pending.empty() && seven->state.pending.front().kind == DecisionKind::MoveRobber)
        into.push_back(*seven);
}

/// The moments of this turn and of the next ones, up to the same player's next turn.
std::vector<Moment> moments(const GameState& state, const std::optional<command::Roll>& known) {
    std::vector<Moment> all;
    Moment now{state, {}, 0};
    if (!now.answerHidden()) return {{state, {}, 0}};
    std::vector<Moment> open{now};
    for (int steps = 0; steps <= 2 * state.playerCount + 2 && !open.empty(); ++steps) {
        std::vector<Moment> next;
        for (const Moment& moment : open) {
            all.push_back(moment);
            const Turn& turn = moment.state.turn;
            if (turn.phase == Phase::Over || turn.phase == Phase::Setup) continue;
            if (!moment.state.pending.empty()) {
                Moment passed = moment;
                if (moment.state.pending.front().kind == DecisionKind::SpecialBuild &&
                    passed.perform({kNobody, command::Pass{}}) && passed.answerHidden())
                    next.push_back(std::move(passed));
            } else if (turn.phase == Phase::Roll) {
                const bool later = std::any_of(moment.lead.begin(), moment.lead.end(), [](const Command& done) {
                    return std::holds_alternative<command::Roll>(done.action);
                });
                addRolls(moment, later ? std::nullopt : known, next);
            } else if (moment.state.turn.number < state.turn.number + state.playerCount) {
                Moment ended = moment;
                ended.prior += kTurnEnded;
                // Of the rolls of one turn only one goes on.
                const bool first = std::none_of(next.begin(), next.end(), [&](const Moment& other) {
                    return other.state.turn.number > moment.state.turn.number;
                });
                if (first && ended.perform({kNobody, command::EndTurn{}}) && ended.answerHidden())
                    next.push_back(std::move(ended));
            }
        }
        open = std::move(next);
    }
    return all;
}

/// The command that goes on at the place of another one.
std::vector<Command> furtherSteps(const Command& command) {
    std::vector<Command> steps;
    const auto add = [&](Action action) { steps.push_back({command.player, std::move(action)}); };
    if (const auto* build = std::get_if<command::Build>(&command.action)) {
        if (build->piece == Piece::Knight) {
            add(command::Activate{build->at});
            add(command::Promote{build->at});
        }
        if (build->piece == Piece::City) add(command::Build{Piece::Wall, build->at});
    } else if (const auto* promote = std::get_if<command::Promote>(&command.action)) {
        add(command::Activate{promote->at});
    } else if (const auto* activate = std::get_if<command::Activate>(&command.action)) {
        add(command::Promote{activate->at});
    }
    return steps;
}

/// The state with a progress card in the player's hand, from its deck.
std::optional<GameState> withCard(const GameState& state, PlayerId player, ProgressCard card) {
    GameState other = state;
    auto& deck = other.decks[index(supply::deckOf(card))];
    const auto at = std::find(deck.begin(), deck.end(), card);
    if (at == deck.end()) return std::nullopt;
    deck.erase(static_cast<std::size_t>(at - deck.begin()));
    ++other.player(player).progress[static_cast<std::size_t>(card)];
    return other;
}

class Lister {
public:
    explicit Lister(const GameState& state) : start_(state) {}

    void list(const Moment& moment) {
        const auto led = changesBetween(start_, moment.state);
        if (!led.empty() && !moment.lead.empty())
            add({moment.lead, moment.lead.size() - 1, 0, nullptr, led, moment.prior});
        GameState rich = withPossibleCards(moment.state, kRealCards);
        const PlayerId player = actingPlayer(rich);
        constexpr auto kMerchant = static_cast<std::size_t>(ProgressCard::Merchant);
        const bool held = index(player) < rich.playerCount && moment.state.player(player).progress[kMerchant] > 0;
        if (rich.rules.knights() && index(player) < rich.playerCount && !held)
            rich = withCard(rich, player, ProgressCard::Merchant).value_or(rich);
        forEachLegalCommand(rich, [&](const Command& listed) {
            const auto prior = priorOf(listed.action);
            if (!prior) return;
            Command command = listed;
            if (command.player == kNobody) command.player = actingPlayer(rich);
            double odds = moment.prior + *prior;
            const auto* play = std::get_if<command::Play>(&command.action);
            const bool merchant = play && play->card == ProgressCard::Merchant;
            if (play && !merchant && moment.state.player(player).progress[static_cast<std::size_t>(play->card)] == 0)
                return;
            if (merchant && !held) odds += kNoSuchCard;
            if (!decide(moment.state, command).ok()) odds += kNotPaid;
            extend(moment, rich, command, {}, odds, 0);
        });
    }

    std::vector<Candidate> take() { return std::move(found_); }

private:
    void extend(const Moment& moment, const GameState& before, const Command& command, std::vector<Command> done,
                double odds, int depth) {
        const auto next = after(before, command);
        if (!next) return;
        done.push_back(command);
        Moment shown{*next, {}, 0};
        auto changes = changesBetween(start_, shown.state);
        if (changes.empty()) return;
        Candidate candidate{moment.lead, moment.lead.size(), 0, nullptr, std::move(changes), odds};
        candidate.commands.insert(candidate.commands.end(), done.begin(), done.end());
        add(std::move(candidate));
        if (depth == 2) return;
        for (const Command& further : furtherSteps(command))
            if (std::find(done.begin(), done.end(), further) == done.end())
                extend(moment, shown.state, further, done,
                       odds + (std::holds_alternative<command::Build>(further.action) ? kFurtherStep : kFurtherState),
                       depth + 1);
        // What the command asks for on the board.
        if (shown.state.pending.size() > before.pending.size() ||
            (!shown.state.pending.empty() && before.pending.empty())) {
            if (!isShown(shown.state.pending.front().kind) ||
                shown.state.pending.front().kind == DecisionKind::SpecialBuild)
                return;
            forEachLegalCommand(shown.state, [&](const Command& answer) {
                if (priorOf(answer.action)) extend(moment, shown.state, answer, done, odds + kFurtherStep, depth + 1);
            });
        }
    }

    static bool robs(const Candidate& candidate) {
        return !candidate.commands.empty() &&
               std::visit(Overloaded{[](const command::MoveRobber&) { return true; },
                                     [](const command::ChaseRobber&) { return true; },
                                     [](const seafarers::Action& sea) {
                                         return !std::holds_alternative<seafarers::MoveShip>(sea);
                                     },
                                     [](const auto&) { return false; }},
                          candidate.commands.back().action);
    }

    /// Of several ways to the same board the likeliest is kept; those that differ in the player to steal from are all.
    void add(Candidate candidate) {
        for (Candidate& other : found_) {
            if (other.changes != candidate.changes) continue;
            if (robs(candidate) && robs(other) && other.hidden == candidate.hidden &&
                other.prior == candidate.prior) // NOLINT: computed alike
                continue;
            if (candidate.prior > other.prior) other = std::move(candidate);
            return;
        }
        found_.push_back(std::move(candidate));
    }

    const GameState& start_;
    std::vector<Candidate> found_;
};

/// Removals of single pieces, as corrections.
void addRemovals(const GameState& state, std::vector<Candidate>& into) {
    for (const Change& piece : piecesOf(state)) {
        const auto& standing = std::get<Standing>(piece.after);
        if (standing.piece == PieceKind::Metropolis) continue;
        Candidate candidate;
        candidate.changes = {{piece.at, piece.after, Nothing{}}};
        candidate.prior = kCorrected;
        candidate.correction = Json::object(); // written by carriedOut()
        into.push_back(std::move(candidate));
    }
}

} // namespace

std::optional<Candidate> nextRoll(const GameState& state, const command::Roll& known) {
    Moment now{state, {}, 0};
    if (!now.state.pending.empty()) return std::nullopt;
    if (now.state.turn.phase != Phase::Roll && !now.perform({kNobody, command::EndTurn{}})) return std::nullopt;
    if (now.state.turn.phase != Phase::Roll || !now.perform({kNobody, known})) return std::nullopt;
    return Candidate{now.lead, now.lead.size(), 0, nullptr, {}, 0};
}

std::vector<Candidate> candidates(const GameState& state, const std::vector<GameState>& earlier,
                                  const std::optional<command::Roll>& known) {
    Lister lister(state);
    for (const Moment& moment : moments(state, known)) lister.list(moment);
    std::vector<Candidate> all = lister.take();
    for (std::size_t i = 1; i <= std::min(earlier.size(), kMostUndone); ++i) {
        auto changes = changesBetween(state, earlier[earlier.size() - i]);
        if (changes.empty()) continue;
        all.push_back({{}, 0, static_cast<int>(i), nullptr, std::move(changes), kUndone * static_cast<double>(i)});
    }
    addRemovals(state, all);
    return all;
}

std::optional<Carried> carriedOut(const GameState& state, const std::vector<GameState>& earlier,
                                  const Candidate& candidate) {
    Carried carried{{}, {state}, 0};
    if (candidate.undone > 0) {
        for (int i = 0; i < candidate.undone; ++i) carried.lines.push_back({{"do", "undo"}});
        carried.states = {earlier[earlier.size() - static_cast<std::size_t>(candidate.undone)]};
        return carried;
    }
    const auto correct = [&](const Json& set) {
        const auto result = record::corrected(carried.states.back(), set);
        if (!std::holds_alternative<GameState>(result)) return false;
        carried.lines.push_back({{"do", "correct"}, {"set", set}});
        carried.states.push_back(std::get<GameState>(result));
        return true;
    };
    if (!candidate.correction.is_null()) {
        const Change& gone = candidate.changes.front();
        if (!correct(correctionSet(state, {{gone.at, gone.after, gone.before, 1, 1}}))) return std::nullopt;
        return carried;
    }
    for (std::size_t i = 0; i < candidate.commands.size(); ++i) {
        const Command& command = candidate.commands[i];
        if (i == candidate.hidden) carried.hidden = carried.lines.size();
        const auto* play = std::get_if<command::Play>(&command.action);
        if (play && carried.states.back().player(command.player).progress[static_cast<std::size_t>(play->card)] == 0) {
            const auto given = withCard(carried.states.back(), command.player, play->card);
            if (!given || !correct(record::differenceJson(carried.states.back(), *given))) return std::nullopt;
        }
        auto next = after(carried.states.back(), command);
        if (!next) {
            const auto settlement = settled(carried.states.back(), command, kRealCards);
            if (!settlement || !correct(settlement->set)) return std::nullopt;
            next = after(carried.states.back(), command);
            if (!next) return std::nullopt;
        }
        Json line = record::commandJson(command, carried.states.back());
        if (command.player == actingPlayer(carried.states.back())) line.erase("player");
        carried.lines.push_back(std::move(line));
        carried.states.push_back(*next);
    }
    return carried;
}

} // namespace reeve::app
