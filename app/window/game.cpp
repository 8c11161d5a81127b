// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/game.h"

#include "app/play/handover.h"
#include "app/play/handover_wording.h"
#include "app/play/offers.h"
#include "app/play/real_cards.h"
#include "app/play/recent.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/window/attack_preview.h"
#include "app/window/attack_view.h"
#include "app/window/battle_view.h"
#include "app/window/game_facts.h"
#include "app/window/place_view.h"
#include "app/window/points_view.h"
#include "app/window/table.h"
#include "app/window/turn_view.h"
#include "app/words/event_wording.h"
#include "app/words/notice_wording.h"
#include "app/words/proposal_wording.h"
#include "app/words/refusal_wording.h"
#include "engine/choices/options.h"
#include "engine/due.h"
#include "engine/player/level_names.h"
#include "engine/player/weights.h"
#include "engine/record/commands.h"
#include "engine/rules/price.h"
#include "engine/rules/purchases.h"
#include "engine/state/queries.h"

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// A command takes more cards of a real hand than Reeve has counted.
const QString kBeyondCount = u"beyond-count"_s;
/// A command brings cards of a real hand into one that Reeve holds; the table has to tell which.
const QString kUnseen = u"unseen"_s;

/// The index of what the table asks for: what it `asked` for before, else the first decision of a seat that is not on
/// the phones, else the first one.
std::size_t askedOf(const GameState& state, const Decision* asked, const Game::Seats& onPhones) {
    const auto first = [&](const auto& wanted) {
        std::size_t i = 0;
        while (i < state.pending.size() && !(answerable(state, i) && wanted(state.pending[i]))) ++i;
        return i;
    };
    const std::size_t same = first(
        [&](const Decision& d) { return asked != nullptr && d.kind == asked->kind && d.player == asked->player; });
    const std::size_t here = first([&](const Decision& d) { return !onPhones.test(index(d.player)); });
    return same < state.pending.size() ? same : here < state.pending.size() ? here : 0;
}

} // namespace

Game::Game(Journal& journal, Table* table, QObject* parent) : QObject(parent), m_journal(journal), m_table(table) {
    if (m_table != nullptr) connect(m_table, &Table::changed, this, &Game::followTable);
    rebuild();
}

Components Game::components() const {
    Components components = m_table == nullptr ? Components() : m_table->components();
    if (!m_session) return components;
    const auto& players = m_session->players();
    for (std::size_t p = 0; p < players.size(); ++p)
        if (!players[p].level.isEmpty()) {
            components.realDecks = false;
            if (components.realHands) components.held.set(p);
        }
    return components;
}

GameState Game::asked() const {
    const GameState& state = *m_asking;
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
    // Only the uncovered facts change.
    const UncoveredFacts now =
        m_session ? uncoveredFacts(*m_session, *m_asking, m_looking, components()) : UncoveredFacts();
    if (m_shown.uncovered == now) return;
    m_shown.uncovered = now;
    emit uncoveredChanged();
}

bool Game::perform(const QVariant& command) {
    if (!m_session) return false;
    if (command.metaType() == QMetaType::fromType<Command>()) return performAll(std::vector{command.value<Command>()});
    const record::Json given = toJson(command);
    const bool corrects = given.is_object() && given.value("do", record::Json()) == "correct";
    return attempt([this, given](GameSession::Change& change, const Said& said) { return add(change, given, said); },
                   corrects ? Handover::Corrected : Handover::None);
}

bool Game::attempt(const Attempt& attempt, Handover handover) {
    m_attempt = attempt;
    m_said = {};
    return change([&](GameSession::Change& change) { return attempt(change, m_said); }, handover);
}

bool Game::performAll(const std::vector<Command>& commands) {
    if (!m_session) return false;
    return attempt(
        [this, commands](GameSession::Change& change, const Said& said) -> std::optional<Refused> {
            for (const Command& command : commands)
                if (auto why = add(change, command, said)) return why;
            return std::nullopt;
        },
        Handover::None);
}

bool Game::performAll(const std::vector<record::Json>& lines) {
    if (!m_session || lines.empty()) return false;
    const auto& verb = lines.front().at("do");
    return attempt(
        [this, lines](GameSession::Change& change, const Said& said) -> std::optional<Refused> {
            for (const record::Json& line : lines)
                if (auto why = add(change, line, said)) return why;
            return std::nullopt;
        },
        verb == "undo"      ? Handover::Steps
        : verb == "correct" ? Handover::Corrected
                            : Handover::None);
}

std::optional<Refused> Game::whyNot(const std::vector<record::Json>& lines) {
    GameSession::Change change = m_session->plan();
    const Unseen asked = m_asked;
    std::optional<Refused> why;
    for (const record::Json& line : lines)
        if (!why) why = add(change, line, {.book = true});
    m_asked = asked;
    return why && why->code != kUnseen ? why : std::nullopt;
}

bool Game::bookAnyway() {
    if (!m_session || m_beyond == kNobody) return false;
    m_said.book = true;
    if (change([&](GameSession::Change& change) { return m_attempt(change, m_said); })) return true;
    setDoubt(kNobody);
    return false;
}

bool Game::tell(const QString& card, int count) {
    const auto kind = namedBy<Card>(card);
    if (!m_session || m_unseen.from < 0 || !kind || count < 0 || count > m_unseen.most) return false;
    const auto from = static_cast<PlayerId>(m_unseen.from);
    const auto said = std::ranges::find(m_said.told, from, &Told::from);
    Told& told = said != m_said.told.end() ? *said : m_said.told.emplace_back(Told{.from = from, .cards = {}});
    told.cards.add(*kind, count);
    return change([&](GameSession::Change& change) { return m_attempt(change, m_said); });
}

void Game::dismissUnseen() { setUnseen({}); }

void Game::setUnseen(const UnseenFacts& unseen) {
    if (m_unseen == unseen) return;
    m_unseen = unseen;
    emit unseenChanged();
}

void Game::followTable() {
    const QStringList& levels = m_table->levels();
    const auto known = [](const QString& level) { return level.isEmpty() || player::levelNamed(level.toStdString()); };
    if (m_session && player::knows(state()->rules) && std::ranges::all_of(levels, known))
        for (std::size_t seat = 0;
             seat < std::min(m_session->players().size(), static_cast<std::size_t>(levels.size())); ++seat)
            m_session->setLevel(seat, levels[static_cast<qsizetype>(seat)]);
    refresh();
}

QString Game::whyNotReeve(int seat) const {
    if (!m_session) return {};
    const auto& players = m_session->players();
    bool others = false;
    for (std::size_t p = 0; p < players.size(); ++p)
        others |= static_cast<int>(p) != seat && players[p].level.isEmpty();
    const auto player = static_cast<PlayerId>(seat);
    const bool cards =
        index(player) < players.size() && !components().known(player) && !state()->player(player).hand.empty();
    return noReeveText(state()->rules, components(), cards, others);
}

QString Game::whyNotPerson(int seat) const {
    if (!m_session || seat < 0 || static_cast<std::size_t>(seat) >= m_session->players().size()) return {};
    const auto player = static_cast<PlayerId>(seat);
    return components().realHands && levelOf(player) && !state()->player(player).hand.empty() ? heldByReeveText()
                                                                                              : QString();
}

bool Game::handOver(int seat, const QString& level) {
    if (!m_session || m_table == nullptr || seat < 0 || static_cast<std::size_t>(seat) >= m_session->players().size())
        return false;
    const bool stays = levelOf(static_cast<PlayerId>(seat)).has_value() && !level.isEmpty();
    if (!level.isEmpty() && !player::levelNamed(level.toStdString())) return false;
    if (!stays && !(level.isEmpty() ? whyNotPerson(seat) : whyNotReeve(seat)).isEmpty()) return false;
    if (m_looking.player == static_cast<PlayerId>(seat)) cover();
    QStringList levels;
    for (const Player& player : m_session->players()) levels.append(player.level);
    levels[seat] = level;
    ++m_revision;
    m_table->setLevels(levels);
    return true;
}

void Game::ask() {
    const auto before = std::exchange(m_asking, m_session->state());
    const Decision* asked = before && !before->pending.empty() ? &before->pending.front() : nullptr;
    const auto first = m_asking->pending.begin();
    if (!m_asking->pending.empty()) {
        const auto now = first + askedOf(*m_asking, asked, m_onPhones);
        std::rotate(first, now, now + 1);
    }
}

void Game::askFirst(int seat) {
    if (!expected().instead.contains(seat)) return;
    auto& pending = m_asking->pending;
    std::size_t i = 0;
    while (app::seat(pending[i].player) != seat || !answerable(*m_asking, i)) ++i;
    std::rotate(pending.begin(), pending.begin() + i, pending.begin() + i + 1);
    ++m_revision;
    refresh();
}

bool Game::nobodyBuilds() {
    if (!m_session || m_session->state().turn.phase != Phase::Special) return false;
    return change([&](GameSession::Change& change) -> std::optional<Refused> {
        while (change.after().turn.phase == Phase::Special)
            if (auto why = add(change, Command{kNobody, command::Pass{}}, {})) return why;
        return std::nullopt;
    });
}

void Game::tellPassedOver() {
    const auto steps = m_session->steps();
    const bool ended = !steps.empty() && std::holds_alternative<command::EndTurn>(steps.back().command.action) &&
                       !steps.back().correction;
    m_passedOver.clear();
    if (!ended || !components().realHands || !m_session->state().rules.has(Option::SpecialBuild)) return;
    const GameState before = m_session->before(steps.size() - 1);
    for (int p = 0; p < before.playerCount; ++p)
        if (const auto seat = static_cast<PlayerId>(p);
            seat != before.turn.player && !components().known(seat) && !rules::buysAnything(before, seat))
            m_passedOver.append(p);
}

void Game::dismissDoubt() { setDoubt(kNobody); }

void Game::setDoubt(PlayerId beyond) {
    if (std::exchange(m_beyond, beyond) != beyond) emit doubtChanged();
}

QString Game::doubt() const {
    return m_beyond == kNobody ? QString() : countText(m_session->state(), m_beyond, m_session->seatNames());
}

bool Game::recount(int player, int cards) {
    if (!m_session || player < 0 || static_cast<std::size_t>(player) >= m_session->players().size()) return false;
    const auto set = recounted(m_session->state(), static_cast<PlayerId>(player), cards, components());
    return set && change([&](GameSession::Change& change) { return change.add({{"do", "correct"}, {"set", *set}}); });
}

void Game::carryOut(const record::Json& command, Answer answer) {
    if (!m_session) return answer(Refused{.code = u"no-game"_s});
    if (m_saving) return answer(Refused{.code = u"saving"_s});
    change([&](GameSession::Change& change) { return add(change, command, {}); }, Handover::None, answer);
}

std::optional<Refused> Game::add(GameSession::Change& change, const record::Json& given, const Said& said) {
    if (!components().unseen()) return change.add(given);
    const auto parsed = record::parseCommand(given, change.after());
    const auto* known = std::get_if<Command>(&parsed);
    return known == nullptr ? change.add(given) : add(change, *known, said);
}

std::optional<Refused> Game::add(GameSession::Change& change, Command command, const Said& said) {
    if (components().unseen()) {
        command = withSupposedCard(command, change.after(), components());
        if (const auto open = app::unseen(change.after(), command, components(), said.told)) {
            m_asked = *open;
            return Refused{.code = kUnseen, .actor = actingPlayer(change.after())};
        }
        if (!said.told.empty()) command = stating(command, change.after(), said.told);
        // The cards differ from the record: correct it first.
        if (const auto settlement = settled(change.after(), command, components(), said.told)) {
            if (settlement->beyond != kNobody && !said.book)
                return Refused{.code = kBeyondCount, .actor = settlement->beyond};
            if (auto why = change.add({{"do", "correct"}, {"set", settlement->set}})) return why;
        }
    }
    return change.add(command);
}

bool Game::change(const Plan& plan, Handover handover, const Answer& answer) {
    if (occupied()) return false;
    GameSession::Change change = m_session->plan();
    if (const auto why = plan(change)) return carriedOut(why, answer);
    return write(std::move(change), handover, answer);
}

bool Game::write(GameSession::Change change, Handover handover, const Answer& told) {
    const bool plays = change.plays();
    const std::size_t count = m_session->steps().size();
    const auto before = handover == Handover::None ? std::nullopt : std::optional(m_session->state());
    // A correction that was made for a command is no handover: cards move as the command itself has moved them.
    const auto paidFrom =
        handover == Handover::Steps && count > 0 ? std::optional(m_session->before(count - 1)) : before;
    const auto gifts = before ? giftsIn(m_session->steps(), components()) : std::vector<RecentGift>();
    const auto shown = [this, plays, count, before, paidFrom, gifts, handover, told] {
        carriedOut(std::nullopt, told);
        if (handover == Handover::Steps) {
            const std::size_t now = m_session->steps().size();
            const bool back = now < count;
            auto cards = back ? handovers(*before, *paidFrom, components())
                              : handovers(m_session->before(now - 1), m_session->state(), components());
            app::cover(cards, gifts, giftsIn(m_session->steps(), components()));
            tellTurned(cards);
        } else {
            m_turned.reset();
            if (before) tellHandover(*before, gifts, handover);
        }
        tellDisplaced(plays);
        if (plays) emit carriedOn(m_session->steps().back());
    };
    if (!m_session->kept()) {
        m_session->accept(std::move(change));
        shown();
        return true;
    }
    struct Written {
        bool done;
        JournalError trouble;
        QString error;
    };
    // Made before `change` is moved from, because the evaluation order of arguments is unspecified.
    const auto append = [id = m_session->id(), steps = change.steps(), summary = change.summary()](JournalFile& file) {
        const bool done = file.append(id, std::span<const JournalStep>(steps), summary);
        return Written{done, file.trouble(), file.error()};
    };
    setSaving(true);
    m_journal.ask(this, append,
                  [this, shown, told, name = gameName(), number = m_sessionNumber,
                   change = std::move(change)](const Written& written) {
                      const bool open = number == m_sessionNumber;
                      if (open) setSaving(false);
                      if (!written.done) {
                          const Refused why{.code = codeOf(written.trouble), .detail = written.error};
                          if (open) {
                              carriedOut(why, told);
                              return;
                          }
                          if (told) told(why);
                          m_lostStep = lostStepText(name, reasonOf(why));
                          refresh();
                      } else if (open) {
                          m_session->accept(change);
                          shown();
                      } else if (told) {
                          // The step appears when the game is opened again.
                          told(Refused{.code = u"no-game"_s});
                      }
                  });
    return true;
}

bool Game::occupied() {
    if (!m_saving) return false;
    refuse({.code = u"saving"_s});
    return true;
}

QString Game::reasonOf(const Refused& why, const std::optional<GameState>& in) const {
    const GameState& state = in ? *in : m_session->state();
    if (why.code == kUnseen) return unseenText(why.actor, m_session->seatNames());
    if (why.code == kBeyondCount) return beyondCountText(state, why.actor, m_session->seatNames());
    if (!why.refusal) return faultText(why.code);
    return refusalText(*why.refusal, why.command ? why.command->action : Action{}, why.actor, state,
                       m_session->seatNames());
}

void Game::refuse(const Refused& why) {
    emit refused({.code = why.code, .rule = why.rule, .text = reasonOf(why), .detail = why.detail});
}

void Game::setSaving(bool saving) {
    if (std::exchange(m_saving, saving) != saving) emit savingChanged();
}

bool Game::servesNext(std::size_t step) const {
    const auto steps = m_session->steps();
    return step + 1 < steps.size() && steps[step].correction &&
           serves(m_session->before(step), *steps[step].correction, steps[step + 1].command, components());
}

bool Game::undo() {
    if (!m_session) return false;
    const std::size_t count = m_session->steps().size();
    return change(
        [&](GameSession::Change& change) -> std::optional<Refused> {
            if (auto why = change.add({{"do", "undo"}})) return why;
            // Also undo the correction that was made for this command.
            if (count > 1 && servesNext(count - 2)) return change.add({{"do", "undo"}});
            return std::nullopt;
        },
        Handover::Steps);
}

bool Game::redo() {
    if (!m_session) return false;
    return change(
        [&](GameSession::Change& change) -> std::optional<Refused> {
            if (auto why = change.add({{"do", "redo"}})) return why;
            const auto& correction = m_session->undone().correction;
            if (const auto* next = m_session->undone(1);
                next != nullptr && correction && serves(m_session->state(), *correction, next->command, components()))
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
    refuse({.code = u"card-not-held"_s, .rule = u"PROG-5"_s});
    return false;
}

bool Game::carriedOut(const std::optional<Refused>& why, const Answer& answer) {
    if (why) {
        if (answer)
            answer(why);
        else if (why->code == kBeyondCount)
            setDoubt(why->actor);
        else if (why->code == kUnseen)
            setUnseen({.from = seat(m_asked.from),
                       .to = seat(why->actor),
                       .most = m_asked.most,
                       .kind = m_asked.kind == kNoCard ? QString() : wordFor(m_asked.kind)});
        else
            refuse(*why);
        if (!answer && why->code != kUnseen) setUnseen({});
        return false;
    }
    m_said = {};
    setUnseen({});
    ++m_revision;
    ask();
    setDoubt(kNobody);
    tellPassedOver();
    refresh();
    if (answer) answer(std::nullopt);
    return true;
}

QStringList Game::handoverBetween(const GameState& before, const GameState& after, const std::vector<RecentGift>& gone,
                                  const std::vector<RecentGift>& come) const {
    auto cards = handovers(before, after, components());
    app::cover(cards, gone, come);
    return handoverSentences(cards, m_session->seatNames());
}

void Game::tellTurned(const std::vector<app::Handover>& cards) {
    if (!components().unseen()) return dismissTurnedBack();
    // Undo and redo in a row are settled together; what was not acknowledged before them stays.
    if (!m_turned) {
        m_turned.emplace();
        m_owed = m_turnedBack;
    }
    m_turned = together(*m_turned, cards);
    setTurnedBack(m_owed + handoverSentences(*m_turned, m_session->seatNames()));
}

void Game::tellHandover(const GameState& before, const std::vector<RecentGift>& gifts, Handover handover) {
    QStringList sentences =
        handoverBetween(before, m_session->state(), gifts, giftsIn(m_session->steps(), components()));
    if (sentences.isEmpty()) return;
    if (handover == Handover::Corrected) sentences.append(alreadySoText());
    QStringList earlier = m_handover;
    earlier.removeAll(alreadySoText());
    setHandover(earlier + sentences);
}

void Game::tellDisplaced(bool plays) {
    const auto told = [this](const Step& step) { return displacedText(step.events, m_session->seatNames()); };
    QStringList sentences = m_handover;
    if (m_session->canRedo()) sentences.removeAll(told(m_session->undone()));
    if (plays) sentences.append(told(m_session->steps().back()));
    sentences.removeAll(QString());
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

void Game::dismissTurnedBack() {
    m_turned.reset();
    setTurnedBack({});
}

void Game::acknowledgeGiven() {
    if (!m_session) return;
    if (const auto gift = recentGift(*m_session, components())) m_givenSeen = m_session->serial(gift->step);
    refresh();
}

AttackFacts Game::attackPreview() const { return m_session ? app::attackPreview(m_session->state()) : AttackFacts(); }

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

PlaceFacts Game::placeAt(const QString& name) const {
    if (!m_session) return {};
    const auto place = placeNamed(m_session->state().island(), name.toStdString());
    return place ? placeView(*m_session, askedAtTable(TableView(*m_asking)), *place) : PlaceFacts();
}

QString Game::whyNot(int player, const QString& card, bool development) const {
    if (!m_session || player < 0 || static_cast<std::size_t>(player) >= m_session->players().size()) return {};
    const auto seat = static_cast<PlayerId>(player);
    const GameState state = asked();
    const bool progress = state.rules.knights() && !development;
    const QStringList now = progress ? playableCards(state, seat) : playableDevelopment(state, seat);
    if (seat == actingPlayer(state) && now.contains(card)) return {};
    const auto said = [&](const auto& held) {
        return held ? cardReason(cardRefusal(state, seat, *held), seat, state, m_session->seatNames()) : QString();
    };
    return progress ? said(namedBy<ProgressCard>(card)) : said(namedBy<DevelopmentCard>(card));
}

QVariantMap Game::standing() const { return m_session ? standingView(*m_session) : QVariantMap(); }

bool Game::begin(GameSession made, const QVariantMap& choices) {
    if (occupied()) return false;
    const auto session = std::make_shared<GameSession>(std::move(made));
    session->holdSteps();
    struct Kept {
        std::optional<qint64> id;
        JournalError trouble;
        QString error;
    };
    setSaving(true);
    m_journal.ask(
        this,
        [keep = session->keeping()](JournalFile& file) {
            const auto id = keep(file);
            return Kept{id, file.trouble(), file.error()};
        },
        [this, session, number = m_sessionNumber, choices](const Kept& kept) {
            if (number == m_sessionNumber) setSaving(false);
            if (!kept.id) {
                refuse({.code = codeOf(kept.trouble), .detail = kept.error});
            } else if (number == m_sessionNumber) {
                session->keptIn(m_journal, *kept.id);
                show(std::move(*session));
                if (m_table != nullptr) m_table->take(choices);
                emit opened();
            }
        });
    return true;
}

bool Game::open(qint64 id) {
    if (occupied()) return false;
    using Opened = std::variant<GameSession, QString>;
    struct Read {
        std::shared_ptr<Opened> session; ///< movable
        JournalError trouble;
    };
    setSaving(true);
    m_journal.ask(
        this,
        [id, journal = &m_journal](JournalFile& file) {
            auto session = std::make_shared<Opened>(GameSession::open(file, journal, id));
            return Read{std::move(session), file.trouble()};
        },
        [this, id, number = m_sessionNumber](const Read& read) {
            if (number != m_sessionNumber) return;
            setSaving(false);
            if (const auto* fault = std::get_if<QString>(read.session.get())) {
                // Opened again, and what is shown of it is outdated.
                if (id == this->id()) close();
                cannotOpen(*fault, read.trouble);
                return;
            }
            show(std::move(std::get<GameSession>(*read.session)));
            emit opened();
        });
    return true;
}

void Game::cannotOpen(const QString& why, JournalError trouble) {
    refuse({.code = trouble == JournalError::Busy ? u"busy-open"_s : u"cannot-open"_s, .detail = why});
}

void Game::dismissNotice() {
    if (m_lostStep.isEmpty()) m_noticed = true;
    m_lostStep.clear();
    refresh();
}

void Game::show(GameSession session) {
    ++m_sessionNumber;
    setSaving(false);
    m_session.emplace(std::move(session));
    m_asking.reset();
    m_onPhones.reset();
    ask();
    m_looking = {};
    m_passedOver.clear();
    setDoubt(kNobody);
    setUnseen({});
    setHandover({});
    dismissTurnedBack();
    m_noticed = false;
    m_story.clear();
    // An attack acknowledged before the game was closed is not shown again, unless it is in the last step.
    m_acknowledged = 0;
    if (const auto attack = recentAttack(*m_session);
        attack && attack->done && attack->step + 1 < m_session->steps().size())
        m_acknowledged = m_session->serial(attack->step);
    // Cards that were taken before the game was closed.
    m_givenSeen = 0;
    if (const auto gift = recentGift(*m_session, components()); gift && gift->step + 1 < m_session->steps().size())
        m_givenSeen = m_session->serial(gift->step);
    m_conflictSeen = 0;
    if (const auto conflict = recentConflict(*m_session); conflict && conflict->view.done)
        m_conflictSeen = conflict->serial;
    ++m_revision;
    if (m_table != nullptr) {
        m_table->sit(m_session->id(), static_cast<int>(m_session->players().size())); // calls refresh() by its signal
    } else {
        refresh();
    }
}

void Game::close() {
    // A write in progress still completes.
    ++m_sessionNumber;
    setSaving(false);
    if (!m_session) return;
    m_session.reset();
    m_asking.reset();
    m_looking = {};
    m_passedOver.clear();
    setDoubt(kNobody);
    setUnseen({});
    setHandover({});
    dismissTurnedBack();
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
    // A slot may change the game again; the nested refresh() then emits its own signals.
    for (const auto tell : std::exchange(m_untold, {})) emit(this->*tell)();
    emit changed();
}

QString Game::warning() const {
    if (!m_lostStep.isEmpty() || !m_session) return m_lostStep;
    if (!m_noticed && (m_session->lostSteps() > 0 || !m_session->keptAside().isEmpty()))
        return lostStepsText(m_session->lostSteps(), m_session->keptAside());
    if (!m_noticed && m_session->differsFrom()) return otherRulesText();
    return m_session->id() != 0 && m_journal.readOnly() ? journalText(m_journal) : QString();
}

void Game::rebuild() {
    m_notice = warning();
    if (m_session) m_story.follow(*m_session, components());
    const Components table = components();
    const GameFacts now = m_session ? gameFacts(*m_session, *m_asking, m_story,
                                                {.components = table,
                                                 .looking = m_looking,
                                                 .acknowledged = m_acknowledged,
                                                 .conflictSeen = m_conflictSeen,
                                                 .givenSeen = m_givenSeen})
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
    show(&GameFacts::options, &Game::optionsChanged);
    show(&GameFacts::actions, &Game::actionsChanged);
    show(&GameFacts::playable, &Game::playableChanged);
    show(&GameFacts::production, &Game::productionChanged);
    show(&GameFacts::lastRoll, &Game::lastRollChanged);
    show(&GameFacts::since, &Game::sinceChanged);
    show(&GameFacts::attack, &Game::attackChanged);
    show(&GameFacts::conflict, &Game::conflictChanged);
    show(&GameFacts::given, &Game::givenChanged);
    show(&GameFacts::story, &Game::storyChanged);
    show(&GameFacts::newest, &Game::newestChanged);
    if (const PlayerFacts awaited = now.players.value(now.expected.player); m_awaited != awaited) {
        m_awaited = awaited;
        m_untold.push_back(&Game::awaitedChanged);
    }
    if (m_position.set(now.position)) m_untold.push_back(&Game::positionChanged);
    show(&GameFacts::uncovered, &Game::uncoveredChanged);
    m_undoText = now.undoText;
    m_redoText = now.redoText;
}

} // namespace reeve::app

#include "moc_game.cpp"
