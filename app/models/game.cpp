// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/game.h"

#include "app/guide/foresight.h"
#include "app/guide/guide.h"
#include "app/models/attack_view.h"
#include "app/models/game_facts.h"
#include "app/models/points_view.h"
#include "app/models/statistics.h"
#include "app/models/turn_times.h"
#include "app/models/turn_view.h"
#include "app/services.h"
#include "app/session/new_evening.h"
#include "app/table/real_cards.h"
#include "app/table/table.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/wording/notice_wording.h"
#include "app/wording/refusal_wording.h"
#include "engine/commands/options.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "engine/setup/boards.h"
#include "engine/setup/start_player.h"

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

QVariantMap refusalMap(const Refused& refused, const GameSession& session) {
    QString text;
    if (refused.refusal)
        text = refusalText(*refused.refusal, refused.command ? refused.command->action : Action{}, refused.actor, session.state(),
                           session.seatNames());
    else
        text = faultText(refused.code);
    return {{u"code"_s, refused.code}, {u"rule"_s, refused.rule}, {u"text"_s, text}, {u"detail"_s, refused.detail}};
}

/// What stands behind the name of something that can be bought.
std::optional<Action> purchase(const QString& what) {
    if (what == "activate"_L1) return command::Activate{};
    if (what == "promote"_L1) return command::Promote{};
    if (what == "development"_L1) return command::BuyDevelopment{};
    if (const auto piece = namedBy<Piece>(what)) return command::Build{.piece = *piece};
    return std::nullopt;
}

/// A roll with other dice; who rolled stays.
record::Json otherRoll(const record::Json& given, const QVariantMap& dice) {
    record::Json roll = given;
    for (const char* key : {"red", "yellow"}) roll[key] = dice.value(QLatin1String(key)).toInt();
    const QString event = dice.value(u"event"_s).toString();
    if (event.isEmpty()) roll.erase("event");
    else roll["event"] = event.toStdString();
    return roll;
}

} // namespace

Game::Game(Journal& journal, Table* table, QObject* parent) : QObject(parent), m_journal(journal), m_table(table) {
    if (m_table != nullptr)
        connect(m_table, &Table::changed, this, &Game::refresh);
    rebuild();
}

Game* Game::create(QQmlEngine*, QJSEngine* engine) {
    Services::instance().game->m_engine = engine;
    return shownToQml(Services::instance().game);
}

Components Game::components() const { return m_table == nullptr ? Components() : m_table->components(); }

GameState Game::asked() const { return supposed(m_session->state(), components()); }

bool Game::perform(const QVariant& command) {
    if (!m_session) return false;
    const record::Json json = toJson(command);
    if (components().unseen()) {
        const auto parsed = record::parseCommand(json, m_session->state());
        const auto* known = std::get_if<Command>(&parsed);
        // The cards lie otherwise than the record thought: it is set right first.
        if (const auto set = known == nullptr ? std::nullopt : settled(m_session->state(), *known, components()))
            if (const auto why = m_session->perform({{"do", "correct"}, {"set", *set}})) return carriedOut(why);
    }
    if (!carriedOut(m_session->perform(json))) return false;
    emit carriedOn(m_session->steps().back());
    return true;
}

bool Game::servedBy(std::size_t step, const Command& command) const {
    const auto& correction = m_session->steps()[step].correction;
    if (!components().unseen() || !correction) return false;
    const auto set = settled(m_session->before(step), command, components());
    return set && std::ranges::all_of(set->items(), [](const auto& part) { return part.key() == "hands" || part.key() == "progress" || part.key() == "decks"; });
}

bool Game::undo() {
    if (!m_session) return false;
    const std::optional<Command> last = m_session->canUndo() ? std::optional(m_session->steps().back().command) : std::nullopt;
    auto why = m_session->undo();
    // What was set right for the sake of the command goes with it.
    if (!why && m_session->canUndo() && servedBy(m_session->steps().size() - 1, *last)) why = m_session->undo();
    return carriedOut(why);
}

bool Game::redo() {
    if (!m_session) return false;
    auto why = m_session->redo();
    if (!why && m_session->canRedo() && servedBy(m_session->steps().size() - 1, m_session->undone().command)) why = m_session->redo();
    return carriedOut(why);
}

bool Game::showCard(int player, const QString& card) {
    const auto wanted = namedBy<ProgressCard>(card);
    if (!m_session || !wanted || player < 0) return false;
    const auto set = shown(m_session->state(), static_cast<PlayerId>(player), *wanted);
    if (set) return carriedOut(m_session->perform({{"do", "correct"}, {"set", *set}}));
    emit refused({{u"code"_s, u"card-not-held"_s}, {u"rule"_s, u"PROG-5"_s}, {u"text"_s, faultText(u"card-not-held"_s)}, {u"detail"_s, QString()}});
    return false;
}

bool Game::carriedOut(const std::optional<Refused>& why) {
    if (why) {
        emit refused(refusalMap(*why, *m_session));
        return false;
    }
    ++m_revision;
    refresh();
    return true;
}

QVariantMap Game::moment(int step) const {
    if (!m_session || step < 0 || static_cast<std::size_t>(step) >= m_session->steps().size()) return {};
    const auto steps = m_session->steps();
    const auto after = steps.subspan(static_cast<std::size_t>(step) + 1);
    const GameState then = m_session->before(static_cast<std::size_t>(step) + 1);
    QVariantList players;
    for (std::size_t seat = 0; seat < m_session->players().size(); ++seat)
        players.append(QVariantMap{{u"name"_s, m_session->players()[seat].name},
                                   {u"color"_s, m_session->players()[seat].color},
                                   {u"points"_s, visiblePoints(then, static_cast<PlayerId>(seat))}});
    return {{u"position"_s, toVariant(record::toJson(then))},
            {u"turn"_s, turnView(then)},
            {u"players"_s, players},
            {u"barbarians"_s, barbariansView(then)},
            {u"back"_s, static_cast<int>(after.size())},
            {u"first"_s, after.empty() ? QString() : stepInWords(after.back(), *m_session)},
            {u"last"_s, after.empty() ? QString() : stepInWords(after.front(), *m_session)}};
}

bool Game::backTo(int step) {
    if (!m_session || step < 0) return false;
    bool moved = false;
    std::optional<Refused> why;
    while (!why && m_session->steps().size() > static_cast<std::size_t>(step) + 1) {
        why = m_session->undo();
        moved = moved || !why;
    }
    if (moved) carriedOut(std::nullopt);
    if (why) emit refused(refusalMap(*why, *m_session));
    return moved;
}

QVariantMap Game::statistics() const { return m_session ? statisticsView(*m_session) : QVariantMap(); }

QVariantMap Game::times() const { return m_session ? turnTimes(*m_session) : QVariantMap(); }

void Game::acknowledgeAttack() {
    if (!m_session) return;
    if (const auto attack = recentAttack(*m_session)) m_acknowledged = m_session->serial(attack->step);
    refresh();
}

QVariantList Game::setupRoads(const QString& at) const {
    const auto place = intersectionNamed(at.toStdString());
    return m_session && place ? placeNames(reeve::setupRoads(m_session->state(), *place)) : QVariantList();
}

QVariantList Game::knightTargets(const QString& from) const {
    const auto place = intersectionNamed(from.toStdString());
    if (!m_session || !place) return {};
    return placeNames(reeve::knightTargets(m_session->state(), actingPlayer(m_session->state()), *place));
}

QVariantList Game::robberVictims(const QString& hex) const {
    const auto place = hexNamed(hex.toStdString());
    QVariantList seats;
    if (!m_session || !place) return seats;
    for (const PlayerId player : reeve::robberVictims(m_session->state(), actingPlayer(m_session->state()), *place))
        seats.append(seat(player));
    return seats;
}

QVariantMap Game::costs(const QString& piece) const {
    const auto action = purchase(piece);
    if (!m_session || !action) return {};
    return heapMap(priceOf(*action, m_session->state().turn.player, m_session->state()).value_or(Hand()));
}

QVariantMap Game::missing(const QString& piece) const {
    const auto action = purchase(piece);
    if (!m_session || !action) return {};
    if (components().realHands) return {};
    const GameState& state = m_session->state();
    const auto price = priceOf(*action, state.turn.player, state);
    return price ? heapMap(state.player(state.turn.player).hand.missing(*price)) : QVariantMap();
}

bool Game::newGame(const QVariant& setup) {
    auto evening = readNewEvening(toJson(setup));
    auto made = std::holds_alternative<NewEvening>(evening) ? GameSession::create(&m_journal, std::get<NewEvening>(evening))
                                                            : std::variant<GameSession, QString>(std::get<QString>(evening));
    if (const auto* fault = std::get_if<QString>(&made)) {
        // The setup may be sound and the disk not.
        const bool disk = m_journal.trouble() != JournalTrouble::None && *fault == m_journal.error();
        const QString code = disk ? codeOf(m_journal.trouble()) : u"bad-setup"_s;
        emit refused({{u"code"_s, code}, {u"rule"_s, QString()}, {u"text"_s, faultText(code)}, {u"detail"_s, *fault}});
        return false;
    }
    show(std::move(std::get<GameSession>(made)));
    if (m_table != nullptr) m_table->take(setup.toMap().value(u"table"_s).toMap());
    return true;
}

QVariantMap Game::guide(const QString& verb, const QString& card, const QVariantMap& answers) const {
    if (!m_session) return nextQuestion({}, answers);
    const GameState state = asked();
    return nextQuestion(commandsNamed(state, actingPlayer(state), verb, card), answers);
}

QVariantMap Game::foresee(const QVariantMap& command) const {
    QVariantMap nothing{{u"known"_s, false}, {u"sentences"_s, QStringList()}};
    // Real hands are only counted: what is taken out of them is not foreseen.
    if (!m_session || command.isEmpty() || components().realHands) return nothing;
    const GameState state = asked();
    const auto parsed = record::parseCommand(toJson(command), state);
    const auto* known = std::get_if<Command>(&parsed);
    const auto sentences = known == nullptr ? std::nullopt : foreseen(state, *known, m_session->seatNames());
    if (!sentences) return nothing;
    return {{u"known"_s, true}, {u"sentences"_s, *sentences}};
}

QVariant Game::layOut(const QString& layout, double seed) const {
    const auto wanted = namedBy<Layout>(layout);
    if (!wanted) return QVariant::fromValue(nullptr);
    const auto number = seed >= 0 && seed < 9007199254740992.0 ? static_cast<std::uint64_t>(seed) : 1;
    reeve::NewGame game;
    game.board = boardFor(*wanted, number);
    game.players.push_back(Color::Red);
    game.players.push_back(Color::Blue);
    game.players.push_back(Color::White);
    return toVariant(record::toJson(reeve::newGame(game))["board"]);
}

int Game::drawStartSeat(int players, double seed) const {
    Chance chance(seed >= 0 && seed < 9007199254740992.0 ? static_cast<std::uint64_t>(seed) : 1);
    return seat(drawStartPlayer(std::clamp(players, 1, static_cast<int>(kMaxPlayers)), chance));
}

QVariantList Game::rolls() const {
    QVariantList list;
    if (!m_session) return list;
    int turn = m_session->before(0).turn.number;
    const auto steps = m_session->steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto add = [&](PlayerId player, int red, int yellow, EventFace face) {
            list.prepend(QVariantMap{{u"step"_s, static_cast<int>(i)},
                                     {u"turn"_s, turn},
                                     {u"player"_s, seat(player)},
                                     {u"red"_s, red},
                                     {u"yellow"_s, yellow},
                                     {u"event"_s, face == EventFace::None ? QString() : wordFor(face)}});
        };
        for (const Event& event : steps[i].events) {
            if (const auto* began = std::get_if<event::TurnBegan>(&event)) turn = began->number;
            if (const auto* dice = std::get_if<event::DiceRolled>(&event)) add(dice->player, dice->red, dice->yellow, dice->with);
            if (const auto* again = std::get_if<event::RollRepeated>(&event))
                add(steps[i].command.player, again->red, again->yellow, EventFace::None);
        }
        if (steps[i].correction) turn = steps[i].correction->turn.number;
    }
    return list;
}

QVariantMap Game::tryRoll(int step, const QVariantMap& dice) const {
    if (!m_session || step < 0 || static_cast<std::size_t>(step) >= m_session->steps().size()) return {{u"possible"_s, false}};
    const auto at = static_cast<std::size_t>(step);
    const auto revision = m_session->revise(at, otherRoll(m_session->given(at), dice));
    const std::size_t total = m_session->steps().size();
    QVariantMap map{{u"possible"_s, !revision.commands.empty()},
                    {u"follow"_s, std::max(0, static_cast<int>(revision.commands.size()) - 1)},
                    {u"dropped"_s, revision.dropped},
                    {u"lost"_s, revision.stop ? static_cast<int>(total - *revision.stop) : 0},
                    {u"stop"_s, revision.stop ? stepInWords(m_session->steps()[*revision.stop], *m_session) : QString()},
                    {u"reason"_s, QString()}};
    if (revision.refused) map[u"reason"_s] = refusalMap(*revision.refused, *m_session)[u"text"_s];
    return map;
}

bool Game::changeRoll(int step, const QVariantMap& dice) {
    if (!m_session || step < 0 || static_cast<std::size_t>(step) >= m_session->steps().size()) return false;
    const auto at = static_cast<std::size_t>(step);
    const auto revision = m_session->revise(at, otherRoll(m_session->given(at), dice));
    if (revision.commands.empty()) return carriedOut(revision.refused);
    const auto stopped = m_session->carryOut(at, revision);
    carriedOut(std::nullopt); // what stands is shown: all of it, or the game as it was
    if (stopped) emit refused(refusalMap(*stopped, *m_session));
    return !stopped;
}

bool Game::open(qint64 id) {
    auto opened = GameSession::open(m_journal, id);
    if (const auto* fault = std::get_if<QString>(&opened)) {
        emit refused({{u"code"_s, u"cannot-open"_s}, {u"rule"_s, QString()}, {u"text"_s, faultText(u"cannot-open"_s)}, {u"detail"_s, *fault}});
        return false;
    }
    show(std::move(std::get<GameSession>(opened)));
    return true;
}

void Game::dismissNotice() {
    m_noticed = true;
    refresh();
}

void Game::show(GameSession session) {
    m_session.emplace(std::move(session));
    m_noticed = false;
    m_story.clear();
    // An attack that was looked at before the game was closed is not shown again; one in the last step is.
    m_acknowledged = 0;
    if (const auto attack = recentAttack(*m_session); attack && attack->done && attack->step + 1 < m_session->steps().size())
        m_acknowledged = m_session->serial(attack->step);
    ++m_revision;
    if (m_table != nullptr) {
        m_table->sit(m_session->id(), static_cast<int>(m_session->players().size())); // builds anew and tells everybody
        return;
    }
    refresh();
}

void Game::close() {
    if (!m_session) return;
    m_session.reset();
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
    for (const auto tell : std::exchange(m_untold, {})) emit (this->*tell)();
    emit changed();
}

void Game::rebuild() {
    struct Shown {
        QVariant GameFacts::*fact;
        ScriptValue Values::*value;
        void (Game::*changed)();
    };
    static constexpr Shown kShown[]{{&GameFacts::position, &Values::position, &Game::positionChanged},
                                    {&GameFacts::players, &Values::players, &Game::playersChanged},
                                    {&GameFacts::turn, &Values::turn, &Game::turnChanged},
                                    {&GameFacts::barbarians, &Values::barbarians, &Game::barbariansChanged},
                                    {&GameFacts::expected, &Values::expected, &Game::expectedChanged},
                                    {&GameFacts::options, &Values::options, &Game::optionsChanged},
                                    {&GameFacts::playable, &Values::playable, &Game::playableChanged},
                                    {&GameFacts::improvements, &Values::improvements, &Game::improvementsChanged},
                                    {&GameFacts::production, &Values::production, &Game::productionChanged},
                                    {&GameFacts::lastRoll, &Values::lastRoll, &Game::lastRollChanged},
                                    {&GameFacts::attack, &Values::attack, &Game::attackChanged},
                                    {&GameFacts::story, &Values::story, &Game::storyChanged},
                                    {&GameFacts::news, &Values::news, &Game::newsChanged}};
    m_notice.clear();
    if (m_session && !m_session->keptAside().isEmpty() && !m_noticed) m_notice = lostStepsText(m_session->lostSteps(), m_session->keptAside());
    else if (m_session && m_session->id() != 0 && m_journal.readOnly()) m_notice = journalText(m_journal);
    if (m_session) m_story.follow(*m_session);
    const GameFacts now = m_session ? gameFacts(*m_session, asked(), m_story, m_acknowledged) : GameFacts();
    for (const Shown& shown : kShown)
        if ((m_values.*shown.value).set(now.*shown.fact)) m_untold.push_back(shown.changed);
    m_undoText = now.undoText;
    m_redoText = now.redoText;
}

} // namespace reeve::app
