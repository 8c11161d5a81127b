// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/game.h"

#include "app/guide/foresight.h"
#include "app/guide/guide.h"
#include "app/models/attack_preview.h"
#include "app/models/attack_view.h"
#include "app/models/battle_view.h"
#include "app/models/game_facts.h"
#include "app/models/place_view.h"
#include "app/models/points_view.h"
#include "app/models/roll_odds.h"
#include "app/models/statistics.h"
#include "app/models/turn_times.h"
#include "app/models/turn_view.h"
#include "app/services.h"
#include "app/session/new_evening.h"
#include "app/table/handover.h"
#include "app/table/real_cards.h"
#include "app/table/table.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/wording/handover_wording.h"
#include "app/wording/notice_wording.h"
#include "app/wording/refusal_wording.h"
#include "engine/commands/options.h"
#include "engine/commands/timing.h"
#include "engine/modules/seafarers/layouts.h"
#include "engine/player/level_names.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "engine/setup/boards.h"
#include "engine/setup/start_player.h"
#include "engine/tables/dice.h"

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

QVariantMap refusalMap(const Refused& refused, const GameSession& session) {
    QString text;
    if (refused.refusal)
        text = refusalText(*refused.refusal, refused.command ? refused.command->action : Action{}, refused.actor,
                           session.state(), session.seatNames());
    else
        text = faultText(refused.code);
    return {{u"code"_s, refused.code}, {u"rule"_s, refused.rule}, {u"text"_s, text}, {u"detail"_s, refused.detail}};
}

/// What stands behind the name of something that can be bought, an improvement of a track included.
std::optional<Action> purchase(const QString& what) {
    if (what == "activate"_L1) return command::Activate{};
    if (what == "promote"_L1) return command::Promote{};
    if (what == "development"_L1) return command::BuyDevelopment{};
    if (const auto piece = namedBy<Piece>(what)) return command::Build{.piece = *piece};
    if (const auto track = namedBy<Track>(what)) return command::Improve{.track = *track};
    return std::nullopt;
}

std::uint64_t seedFrom(double seed) {
    return seed >= 0 && seed < 9007199254740992.0 ? static_cast<std::uint64_t>(seed) : 1;
}

/// A board as the record has it at the start of a game by these rules.
QVariant boardOfGame(const Board& board, const Rules& rules, int players) {
    reeve::NewGame game{.rules = rules, .players = {}, .board = board};
    for (int p = 0; p < std::clamp(players, 3, static_cast<int>(kMaxPlayers)); ++p)
        game.players.push_back(static_cast<Color>(p));
    return toVariant(record::toJson(reeve::newGame(game))["board"]);
}

/// A roll with other dice ({red, yellow, event}, or {total}); who rolled stays.
record::Json otherRoll(const record::Json& given, const QVariantMap& dice) {
    record::Json roll = given;
    for (const char* key : {"red", "yellow", "total"}) {
        const int value = dice.value(QLatin1String(key)).toInt();
        if (value == 0)
            roll.erase(key);
        else
            roll[key] = value;
    }
    const QString event = dice.value(u"event"_s).toString();
    if (event.isEmpty())
        roll.erase("event");
    else
        roll["event"] = event.toStdString();
    return roll;
}

} // namespace

Game::Game(Journal& journal, Table* table, QObject* parent) : QObject(parent), m_journal(journal), m_table(table) {
    if (m_table != nullptr) connect(m_table, &Table::changed, this, &Game::refresh);
    rebuild();
}

Game* Game::create(QQmlEngine*, QJSEngine* engine) {
    Services::instance().game->m_engine = engine;
    return shownToQml(Services::instance().game);
}

Components Game::components() const {
    Components components = m_table == nullptr ? Components() : m_table->components();
    // What a seat of Reeve's holds lies on no table: Reeve keeps all cards.
    if (m_session && std::ranges::any_of(m_session->players(), [](const Player& p) { return !p.level.isEmpty(); })) {
        components.realHands = false;
        components.realDecks = false;
    }
    return components;
}

GameState Game::asked() const {
    const GameState& state = m_session->state();
    return m_looking.player == actingPlayer(state) ? withPossibleCards(state, components())
                                                   : askedAtTable(TableView(state));
}

std::optional<player::Level> Game::levelOf(PlayerId seat) const {
    if (!m_session || index(seat) >= m_session->players().size()) return std::nullopt;
    return player::levelNamed(m_session->players()[index(seat)].level.toStdString());
}

void Game::uncover(int seat, bool record) {
    const bool seated = m_session && seat >= 0 && static_cast<std::size_t>(seat) < m_session->players().size() &&
                        !levelOf(static_cast<PlayerId>(seat));
    look({.player = seated ? static_cast<PlayerId>(seat) : kNobody, .record = record && m_session});
}

void Game::cover() { look({}); }

void Game::look(const Looking& looking) {
    if (m_looking == looking) return;
    m_looking = looking;
    // The game has not changed: only this signal is emitted.
    if (m_values.uncovered.set(m_session ? uncoveredFacts(*m_session, m_looking) : GameFacts::none()))
        emit uncoveredChanged();
}

bool Game::perform(const QVariant& command) {
    if (!m_session) return false;
    const record::Json given = toJson(command);
    const bool corrects = given.is_object() && given.value("do", record::Json()) == "correct";
    return change([&](GameSession::Change& change) { return add(change, given); },
                  corrects ? Handover::Corrected : Handover::None);
}

void Game::carryOut(const record::Json& command, Answer answer) {
    if (!m_session) return answer(Refused{.code = u"no-game"_s});
    if (m_saving) return answer(Refused{.code = u"saving"_s});
    change([&](GameSession::Change& change) { return add(change, command); }, Handover::None, answer);
}

std::optional<Refused> Game::add(GameSession::Change& change, const record::Json& given) const {
    record::Json json = given;
    if (components().unseen()) {
        json = withTheCardThoughtOf(json, change.after(), components());
        const auto parsed = record::parseCommand(json, change.after());
        const auto* known = std::get_if<Command>(&parsed);
        // The cards lie otherwise than the record thought: it is corrected first.
        if (const auto set = known == nullptr ? std::nullopt : settled(change.after(), *known, components()))
            if (auto why = change.add({{"do", "correct"}, {"set", *set}})) return why;
    }
    return change.add(json);
}

bool Game::change(const std::function<std::optional<Refused>(GameSession::Change&)>& plan, Handover handover,
                  const Answer& answer) {
    if (occupied()) return false;
    GameSession::Change change = m_session->plan();
    if (const auto why = plan(change)) return carriedOut(why, answer);
    return write(std::move(change), handover, answer);
}

bool Game::write(GameSession::Change change, Handover handover, const Answer& told) {
    const bool plays = change.plays();
    const auto before = handover == Handover::None ? std::nullopt : std::optional(m_session->state());
    const auto shown = [this, plays, before, handover, told] {
        carriedOut(std::nullopt, told);
        if (before) tellHandover(*before, handover);
        if (plays) emit carriedOn(m_session->steps().back());
    };
    if (!m_session->kept()) {
        m_session->accept(std::move(change));
        shown();
        return true;
    }
    struct Written {
        bool done;
        JournalTrouble trouble;
        QString error;
    };
    const auto answer = std::make_shared<std::optional<bool>>();
    // Made before `change` is moved from: the arguments of a call are evaluated in any order.
    const auto append = [id = m_session->id(), steps = change.steps(), summary = change.summary()](JournalFile& file) {
        const bool done = file.append(id, std::span<const JournalStep>(steps), summary);
        return Written{done, file.trouble(), file.error()};
    };
    m_journal.ask(
        this, append,
        [this, answer, shown, told, number = m_sessionNumber, change = std::move(change)](const Written& written) {
            // It was closed meanwhile; whoever opens it again reads what was written.
            if (number != m_sessionNumber) {
                if (told) told(Refused{.code = u"no-game"_s});
                return;
            }
            setSaving(false);
            *answer = written.done;
            if (!written.done) {
                carriedOut(Refused{.code = codeOf(written.trouble), .detail = written.error}, told);
                return;
            }
            m_session->accept(change);
            shown();
        });
    if (*answer) return **answer;
    setSaving(true);
    return true;
}

bool Game::occupied() {
    if (!m_saving) return false;
    emit refused({{u"code"_s, u"saving"_s},
                  {u"rule"_s, QString()},
                  {u"text"_s, faultText(u"saving"_s)},
                  {u"detail"_s, QString()}});
    return true;
}

void Game::setSaving(bool saving) {
    if (std::exchange(m_saving, saving) != saving) emit savingChanged();
}

bool Game::servedBy(std::size_t step, const Command& command) const {
    return serves(m_session->steps()[step], m_session->before(step), command);
}

bool Game::serves(const Step& correction, const GameState& before, const Command& command) const {
    if (!components().unseen() || !correction.correction) return false;
    const auto set = settled(before, command, components());
    return set && std::ranges::all_of(set->items(), [](const auto& part) {
               return part.key() == "hands" || part.key() == "progress" || part.key() == "decks";
           });
}

bool Game::undo() {
    if (!m_session) return false;
    const std::optional<Command> last =
        m_session->canUndo() ? std::optional(m_session->steps().back().command) : std::nullopt;
    const std::size_t count = m_session->steps().size();
    return change(
        [&](GameSession::Change& change) -> std::optional<Refused> {
            if (auto why = change.add({{"do", "undo"}})) return why;
            // What was corrected for the sake of the command goes with it.
            if (count > 1 && servedBy(count - 2, *last)) return change.add({{"do", "undo"}});
            return std::nullopt;
        },
        Handover::Steps);
}

bool Game::redo() {
    if (!m_session) return false;
    return change(
        [&](GameSession::Change& change) -> std::optional<Refused> {
            if (auto why = change.add({{"do", "redo"}})) return why;
            if (const auto* next = m_session->undone(1);
                next != nullptr && serves(m_session->undone(), m_session->state(), next->command))
                return change.add({{"do", "redo"}});
            return std::nullopt;
        },
        Handover::Steps);
}

bool Game::showCard(int player, const QString& card) {
    const auto wanted = namedBy<ProgressCard>(card);
    if (!m_session || !wanted || player < 0) return false;
    const auto set = shown(m_session->state(), static_cast<PlayerId>(player), *wanted);
    if (set) return change([&](GameSession::Change& change) { return change.add({{"do", "correct"}, {"set", *set}}); });
    emit refused({{u"code"_s, u"card-not-held"_s},
                  {u"rule"_s, u"PROG-5"_s},
                  {u"text"_s, faultText(u"card-not-held"_s)},
                  {u"detail"_s, QString()}});
    return false;
}

bool Game::carriedOut(const std::optional<Refused>& why, const Answer& answer) {
    if (why) {
        if (answer)
            answer(why);
        else
            emit refused(refusalMap(*why, *m_session));
        return false;
    }
    ++m_revision;
    setHandover({});
    setTurnedBack({});
    refresh();
    if (answer) answer(std::nullopt);
    return true;
}

QStringList Game::handoverBetween(const GameState& before, const GameState& after) const {
    return handoverSentences(handovers(before, after, components()), m_session->seatNames());
}

void Game::tellHandover(const GameState& before, Handover handover) {
    QStringList sentences = handoverBetween(before, m_session->state());
    if (handover == Handover::Steps) return setTurnedBack(sentences);
    if (handover == Handover::Corrected && !sentences.isEmpty()) sentences.append(alreadySoText());
    setHandover(sentences);
}

void Game::setHandover(const QStringList& sentences) {
    if (m_handover == sentences) return;
    m_handover = sentences;
    emit handoverChanged();
}

void Game::setTurnedBack(const QStringList& sentences) {
    if (m_turnedBack == sentences) return;
    m_turnedBack = sentences;
    emit turnedBackChanged();
}

void Game::dismissHandover() { setHandover({}); }

void Game::dismissTurnedBack() { setTurnedBack({}); }

MomentFacts Game::moment(int step) const {
    MomentFacts moment;
    if (!m_session || step < 0 || static_cast<std::size_t>(step) >= m_session->steps().size()) return moment;
    const auto after = m_session->steps().subspan(static_cast<std::size_t>(step) + 1);
    const TableView then(m_session->before(static_cast<std::size_t>(step) + 1));
    for (std::size_t seat = 0; seat < m_session->players().size(); ++seat) {
        PlayerFacts player;
        player.name = m_session->players()[seat].name;
        player.color = m_session->players()[seat].color;
        player.points = visiblePoints(then.state(), static_cast<PlayerId>(seat));
        moment.players.append(player);
    }
    moment.position = positionView(then);
    moment.turn = turnView(then);
    moment.barbarians = barbariansView(then);
    moment.back = static_cast<int>(after.size());
    if (after.empty()) return moment;
    moment.first = stepInWords(after.back(), *m_session);
    moment.last = stepInWords(after.front(), *m_session);
    return moment;
}

bool Game::backTo(int step) {
    if (!m_session || step < 0 || m_session->steps().size() <= static_cast<std::size_t>(step) + 1) return false;
    return change(
        [&](GameSession::Change& change) -> std::optional<Refused> {
            for (std::size_t count = m_session->steps().size(); count > static_cast<std::size_t>(step) + 1; --count)
                if (auto why = change.add({{"do", "undo"}})) return why;
            return std::nullopt;
        },
        Handover::TakenBack);
}

QVariantMap Game::statistics() const { return m_session ? statisticsView(*m_session) : QVariantMap(); }

QVariantMap Game::times() const { return m_session ? turnTimes(*m_session) : QVariantMap(); }

QVariant Game::landing() const { return m_session ? attackPreview(m_session->state()) : GameFacts::none(); }

void Game::acknowledgeAttack() {
    if (!m_session) return;
    if (const auto attack = recentAttack(*m_session)) m_acknowledged = m_session->serial(attack->step);
    refresh();
}

void Game::acknowledgeConflict() {
    if (!m_session) return;
    if (const auto conflict = recentConflict(*m_session)) m_conflictSeen = conflict->serial;
    refresh();
}

QStringList Game::setupRoads(const QString& at) const {
    if (!m_session) return {};
    const Island& island = m_session->state().island();
    const auto place = island.intersectionNamed(at.toStdString());
    return place ? placeList(island, reeve::setupRoads(m_session->state(), *place)) : QStringList();
}

QVariantMap Game::placeAt(const QString& name) const {
    if (!m_session) return {};
    const auto place = placeNamed(m_session->state().island(), name.toStdString());
    return place ? placeView(*m_session, askedAtTable(TableView(m_session->state())), *place) : QVariantMap();
}

QString Game::whyNot(int player, const QString& card, bool development) const {
    if (!m_session || player < 0 || static_cast<std::size_t>(player) >= m_session->players().size()) return {};
    const auto seat = static_cast<PlayerId>(player);
    const GameState state = asked();
    const bool progress = state.rules.knights() && !development;
    const QVariantList now = progress ? playableCards(state, seat) : playableDevelopment(state, seat);
    if (seat == actingPlayer(state) && now.contains(card)) return {};
    const auto said = [&](const auto& held) {
        return held ? cardReason(cardRefusal(state, seat, *held), seat, state, m_session->seatNames()) : QString();
    };
    return progress ? said(namedBy<ProgressCard>(card)) : said(namedBy<DevelopmentCard>(card));
}

OddsFacts Game::oddsOf(int total) const { return m_session ? rollOdds(*m_session, total) : OddsFacts(); }

QVariantMap Game::standing() const { return m_session ? standingView(*m_session) : QVariantMap(); }

HandFacts Game::costs(const QString& piece) const {
    const auto action = purchase(piece);
    if (!m_session || !action) return {};
    return handFacts(priceOf(*action, actingPlayer(m_session->state()), m_session->state()).value_or(Hand()));
}

int Game::cardsShort(const QString& piece) const {
    const auto action = purchase(piece);
    if (!m_session || !action || components().realHands) return 0;
    const GameState& state = m_session->state();
    const PlayerId player = actingPlayer(state);
    const auto price = priceOf(*action, player, state);
    return price ? std::max(0, price->total() - state.player(player).hand.total()) : 0;
}

bool Game::newGame(const QVariant& setup) {
    if (occupied()) return false;
    auto evening = readNewEvening(toJson(setup));
    auto made = std::holds_alternative<NewEvening>(evening)
                    ? GameSession::create(nullptr, std::get<NewEvening>(evening))
                    : std::variant<GameSession, QString>(std::get<QString>(evening));
    if (const auto* fault = std::get_if<QString>(&made)) {
        emit refused({{u"code"_s, u"bad-setup"_s},
                      {u"rule"_s, QString()},
                      {u"text"_s, faultText(u"bad-setup"_s)},
                      {u"detail"_s, *fault}});
        return false;
    }
    const auto session = std::make_shared<GameSession>(std::move(std::get<GameSession>(made)));
    session->holdSteps();
    struct Kept {
        std::optional<qint64> id;
        JournalTrouble trouble;
        QString error;
    };
    const auto answer = std::make_shared<std::optional<bool>>();
    const int number = m_sessionNumber;
    m_journal.ask(
        this,
        [keep = session->keeping()](JournalFile& file) {
            const auto id = keep(file);
            return Kept{id, file.trouble(), file.error()};
        },
        [this, answer, session, number, table = setup.toMap().value(u"table"_s).toMap()](const Kept& kept) {
            setSaving(false);
            *answer = kept.id.has_value();
            if (!kept.id) {
                const QString code = codeOf(kept.trouble);
                emit refused({{u"code"_s, code},
                              {u"rule"_s, QString()},
                              {u"text"_s, faultText(code)},
                              {u"detail"_s, kept.error}});
            } else if (number == m_sessionNumber) {
                session->keptIn(m_journal, *kept.id);
                show(std::move(*session));
                if (m_table != nullptr) m_table->take(table);
                emit opened();
            }
        });
    if (*answer) return **answer;
    setSaving(true);
    return true;
}

QVariantMap Game::guide(const QString& verb, const QString& card, const QVariantMap& answers) const {
    if (!m_session) return nextQuestion({}, answers);
    const GameState state = asked();
    return nextQuestion(commandsNamed(state, actingPlayer(state), verb, card), answers);
}

QVariantMap Game::foresee(const QVariantMap& command) const {
    QVariantMap nothing{{u"known"_s, false}, {u"sentences"_s, QStringList()}};
    if (!m_session || command.isEmpty()) return nothing;
    // What follows is public, so the true state tells it; see foresight_test.
    const GameState state = withPossibleCards(m_session->state(), components());
    const auto parsed = record::parseCommand(toJson(command), state);
    const auto* known = std::get_if<Command>(&parsed);
    // Real hands are only counted: what is taken out of them is not foreseen. The fan modules foresee no cards.
    if (components().realHands && (known == nullptr || !std::holds_alternative<fan::Action>(known->action)))
        return nothing;
    const auto sentences = known == nullptr ? std::nullopt : foreseen(state, *known, m_session->seatNames());
    if (!sentences) return nothing;
    return {{u"known"_s, true}, {u"sentences"_s, *sentences}};
}

QVariant Game::layOut(const QString& layout, double seed, int players) const {
    const auto wanted = namedBy<Layout>(layout);
    if (!wanted) return QVariant::fromValue(nullptr);
    return boardOfGame(boardFor(*wanted, seedFrom(seed), islandFor(players)), {}, players);
}

QVariant Game::layScenario(const QString& scenario, double seed, int players) const {
    const auto wanted = namedBy<Scenario>(scenario);
    if (!wanted || *wanted == Scenario::None) return QVariant::fromValue(nullptr);
    Rules rules;
    rules.set(Option::Seafarers);
    rules.scenario = *wanted;
    players = std::clamp(players, seafarers::kFewestPlayers, static_cast<int>(kMaxPlayers));
    return boardOfGame(seafarers::scenarioBoard(*wanted, players, seedFrom(seed)), rules, players);
}

int Game::drawStartSeat(int players, double seed) const {
    Chance chance(seedFrom(seed));
    return seat(drawStartPlayer(std::clamp(players, 1, static_cast<int>(kMaxPlayers)), chance));
}

QList<RollFacts> Game::rolls() const {
    QList<RollFacts> list;
    if (!m_session) return list;
    int turn = m_session->before(0).turn.number;
    const auto steps = m_session->steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto add = [&](PlayerId player, const auto& dice, EventFace face) {
            RollFacts roll;
            roll.step = static_cast<int>(i);
            roll.turn = turn;
            roll.player = seat(player);
            roll.red = dice::totalOnly(dice) ? 0 : dice.red;
            roll.yellow = dice.yellow;
            roll.total = dice::total(dice);
            roll.event = face == EventFace::None ? QString() : wordFor(face);
            list.prepend(roll);
        };
        for (const Event& event : steps[i].events) {
            if (const auto* began = std::get_if<event::TurnBegan>(&event)) turn = began->number;
            if (const auto* dice = std::get_if<event::DiceRolled>(&event)) add(dice->player, *dice, dice->with);
            if (const auto* again = std::get_if<event::RollRepeated>(&event))
                add(steps[i].command.player, *again, EventFace::None);
        }
        if (steps[i].correction) turn = steps[i].correction->turn.number;
    }
    return list;
}

TriedRollFacts Game::tryRoll(int step, const QVariantMap& dice) const {
    TriedRollFacts tried;
    if (!m_session || step < 0 || static_cast<std::size_t>(step) >= m_session->steps().size()) return tried;
    const auto at = static_cast<std::size_t>(step);
    const auto revision = m_session->revise(at, otherRoll(m_session->given(at), dice));
    tried.possible = !revision.commands.empty();
    tried.follow = std::max(0, static_cast<int>(revision.commands.size()) - 1);
    tried.dropped = revision.dropped;
    if (revision.stop) {
        tried.lost = static_cast<int>(m_session->steps().size() - *revision.stop);
        tried.stop = stepInWords(m_session->steps()[*revision.stop], *m_session);
    }
    if (revision.refused) tried.reason = refusalMap(*revision.refused, *m_session)[u"text"_s].toString();
    if (revision.after) tried.handover = handoverBetween(m_session->state(), *revision.after);
    return tried;
}

bool Game::changeRoll(int step, const QVariantMap& dice) {
    if (occupied()) return false;
    if (!m_session || step < 0 || static_cast<std::size_t>(step) >= m_session->steps().size()) return false;
    const auto at = static_cast<std::size_t>(step);
    const auto revision = m_session->revise(at, otherRoll(m_session->given(at), dice));
    if (revision.commands.empty()) return carriedOut(revision.refused);
    auto planned = m_session->planToCarryOut(at, revision);
    if (const auto* why = std::get_if<Refused>(&planned)) return carriedOut(*why);
    return write(std::move(std::get<GameSession::Change>(planned)), Handover::TakenBack);
}

bool Game::open(qint64 id) {
    if (occupied()) return false;
    using Opened = std::variant<GameSession, QString>;
    struct Read {
        std::shared_ptr<Opened> session; ///< can be moved out
        JournalTrouble trouble;
    };
    const auto answer = std::make_shared<std::optional<bool>>();
    m_journal.ask(
        this,
        [id, journal = &m_journal](JournalFile& file) {
            auto session = std::make_shared<Opened>(GameSession::open(file, journal, id));
            return Read{std::move(session), file.trouble()};
        },
        [this, answer, number = m_sessionNumber](const Read& read) {
            setSaving(false);
            if (const auto* fault = std::get_if<QString>(read.session.get())) {
                *answer = false;
                cannotOpen(*fault, read.trouble);
                return;
            }
            *answer = true;
            if (number != m_sessionNumber) return;
            show(std::move(std::get<GameSession>(*read.session)));
            emit opened();
        });
    if (*answer) return **answer;
    setSaving(true);
    return true;
}

void Game::cannotOpen(const QString& why, JournalTrouble trouble) {
    const QString code = trouble == JournalTrouble::Busy ? u"busy-open"_s : u"cannot-open"_s;
    emit refused({{u"code"_s, code}, {u"rule"_s, QString()}, {u"text"_s, faultText(code)}, {u"detail"_s, why}});
}

void Game::dismissNotice() {
    m_noticed = true;
    refresh();
}

void Game::show(GameSession session) {
    ++m_sessionNumber;
    setSaving(false);
    m_session.emplace(std::move(session));
    m_looking = {};
    setHandover({});
    setTurnedBack({});
    m_noticed = false;
    m_story.clear();
    // An attack that was looked at before the game was closed is not shown again; one in the last step is.
    m_acknowledged = 0;
    if (const auto attack = recentAttack(*m_session);
        attack && attack->done && attack->step + 1 < m_session->steps().size())
        m_acknowledged = m_session->serial(attack->step);
    m_conflictSeen = 0;
    if (const auto conflict = recentConflict(*m_session); conflict && conflict->done) m_conflictSeen = conflict->serial;
    ++m_revision;
    if (m_table != nullptr) {
        m_table->sit(m_session->id(), static_cast<int>(m_session->players().size())); // builds anew and tells everybody
    } else {
        refresh();
    }
}

void Game::close() {
    // What is on its way to the disk gets there all the same.
    ++m_sessionNumber;
    setSaving(false);
    if (!m_session) return;
    m_session.reset();
    m_looking = {};
    setHandover({});
    setTurnedBack({});
    m_story.clear();
    ++m_revision;
    refresh();
}

void Game::renamed(const QString& name) {
    if (!m_session) return;
    m_session->setGameName(name);
    emit changed();
}

void Game::retranslate() {
    m_story.clear();
    refresh();
}

void Game::refresh() {
    rebuild();
    // A listener may change the game once more: what it finds to tell, it tells.
    for (const auto tell : std::exchange(m_untold, {})) emit(this->*tell)();
    emit changed();
}

void Game::rebuild() {
    struct Shown {
        QVariant GameFacts::*fact;
        ScriptValue Values::*value;
        void (Game::*changed)();
    };
    static constexpr Shown kShown[]{{&GameFacts::position, &Values::position, &Game::positionChanged},
                                    {&GameFacts::options, &Values::options, &Game::optionsChanged},
                                    {&GameFacts::playable, &Values::playable, &Game::playableChanged},
                                    {&GameFacts::uncovered, &Values::uncovered, &Game::uncoveredChanged},
                                    {&GameFacts::since, &Values::since, &Game::sinceChanged},
                                    {&GameFacts::improvements, &Values::improvements, &Game::improvementsChanged},
                                    {&GameFacts::attack, &Values::attack, &Game::attackChanged},
                                    {&GameFacts::conflict, &Values::conflict, &Game::conflictChanged},
                                    {&GameFacts::story, &Values::story, &Game::storyChanged},
                                    {&GameFacts::news, &Values::news, &Game::newsChanged}};
    m_notice.clear();
    if (m_session && !m_noticed && (m_session->lostSteps() > 0 || !m_session->keptAside().isEmpty()))
        m_notice = lostStepsText(m_session->lostSteps(), m_session->keptAside());
    else if (m_session && !m_noticed && m_session->differsFrom())
        m_notice = otherRulesText();
    else if (m_session && m_session->id() != 0 && m_journal.readOnly())
        m_notice = journalText(m_journal);
    if (m_session) m_story.follow(*m_session);
    const Components table = components();
    const GameFacts now = m_session ? gameFacts(*m_session, m_story,
                                                {.counted = !table.realHands,
                                                 .anyCard = table.realDecks,
                                                 .looking = m_looking,
                                                 .acknowledged = m_acknowledged,
                                                 .conflictSeen = m_conflictSeen})
                                    : GameFacts();
    const auto show = [&](auto GameFacts::*fact, void (Game::*changed)()) {
        if (m_shown.*fact == now.*fact) return;
        m_shown.*fact = now.*fact;
        m_untold.push_back(changed);
    };
    show(&GameFacts::players, &Game::playersChanged);
    show(&GameFacts::turn, &Game::turnChanged);
    show(&GameFacts::barbarians, &Game::barbariansChanged);
    show(&GameFacts::expected, &Game::expectedChanged);
    show(&GameFacts::production, &Game::productionChanged);
    show(&GameFacts::lastRoll, &Game::lastRollChanged);
    if (const PlayerFacts awaited = now.players.value(now.expected.player); m_awaited != awaited) {
        m_awaited = awaited;
        m_untold.push_back(&Game::awaitedChanged);
    }
    for (const Shown& shown : kShown)
        if ((m_values.*shown.value).set(now.*shown.fact)) m_untold.push_back(shown.changed);
    m_undoText = now.undoText;
    m_redoText = now.redoText;
}

} // namespace reeve::app
