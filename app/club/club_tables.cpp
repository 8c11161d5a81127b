// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/club_tables.h"

#include "app/club/club.h"
#include "app/club/club_wording.h"
#include "app/play/list_entry.h"
#include "app/store/journal.h"
#include "app/values/json_values.h"
#include "app/values/name_length.h"
#include "app/window/settings.h"
#include "app/words/notice_wording.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace reeve::app {

using namespace Qt::StringLiterals;

namespace {

ClubGameFacts listedGame(const ClubGame& game, const QString& tablet) {
    const ListEntry entry = readListEntry(game.summary);
    return {.uuid = game.uuid,
            .name = tidyName(game.name),
            .table = game.table,
            .people = game.people,
            .points = {entry.points.begin(), entry.points.end()},
            .turn = game.summary.isEmpty() ? -1 : entry.turn,
            .silent = game.silent,
            .held = game.held,
            .own = game.tablet == tablet};
}

/// Limits untrusted data of other tables: impossible lists and values would block the window when drawn.
QVariant plausible(const QVariant& value) {
    constexpr qsizetype kLongest = 500;
    constexpr double kMost = 9999;
    if (value.metaType() == QMetaType::fromType<QVariantMap>()) {
        QVariantMap map = value.toMap();
        for (QVariant& one : map) one = plausible(one);
        return map;
    }
    if (value.metaType() == QMetaType::fromType<QVariantList>()) {
        QVariantList list = value.toList().mid(0, kLongest);
        for (QVariant& one : list) one = plausible(one);
        return list;
    }
    const bool number = value.typeId() != QMetaType::Bool && value.typeId() != QMetaType::QString &&
                        value.canConvert<double>() && std::abs(value.toDouble()) > kMost;
    return number ? QVariant(value.toDouble() < 0 ? -static_cast<int>(kMost) : static_cast<int>(kMost)) : value;
}

WatchedSeatFacts seatFacts(const QVariantMap& seat, bool knights) {
    return {.color = seat[u"seat"_s].toString(),
            .name = tidyName(seat[u"name"_s].toString()),
            .points = seat[u"points"_s].toInt(),
            .cards = seat[u"cards"_s].toInt(),
            .secrets = seat[knights ? u"progress"_s : u"development"_s].toInt(),
            .knights = seat[knights ? u"strength"_s : u"played"_s].toInt(),
            .road = seat[u"road"_s].toInt()};
}

/// Reads the view of a table, in one language, with plausible values.
void addView(WatchedGameFacts& facts, const QVariantMap& view) {
    constexpr qsizetype kMostSeats = 12, kMostNews = 12;
    facts.shown = true;
    const QVariantList seats = view[u"players"_s].toList().mid(0, kMostSeats);
    facts.knights = std::ranges::any_of(seats, [](const QVariant& one) { return one.toMap().contains(u"tracks"_s); });
    for (const QVariant& seat : seats) facts.seats.append(seatFacts(seat.toMap(), facts.knights));
    const auto named = [&](const QVariant& color) {
        const auto found = std::ranges::find(facts.seats, color.toString(), &WatchedSeatFacts::color);
        return color.toString().isEmpty() || found == facts.seats.end() ? QString() : found->name;
    };
    const QVariantMap game = view[u"game"_s].toMap();
    facts.phase = game[u"phase"_s].toString();
    facts.turn = game[u"turn"_s].toInt();
    facts.onTurn = named(game[u"on"_s]);
    facts.winner = named(game[u"winner"_s]);
    for (WatchedSeatFacts& seat : facts.seats)
        seat.won = !seat.color.isEmpty() && seat.color == game[u"winner"_s].toString();
    facts.due = view[u"others"_s].toList().value(0).toMap()[u"text"_s].toString();
    const QVariantMap ship = view[u"ship"_s].toMap();
    facts.ship = !ship.isEmpty();
    facts.spaces = ship[u"spaces"_s].toInt();
    facts.strength = ship[u"strength"_s].toInt();
    facts.defence = ship[u"defence"_s].toInt();
    for (const QVariant& entry : view[u"news"_s].toList().mid(0, kMostNews))
        facts.news.append(entry.toMap()[u"text"_s].toString());
    facts.board = view[u"board"_s];
}

} // namespace

ClubTables::ClubTables(Journal& journal, Club& club, Settings& settings, QObject* parent)
    : ClubTables(journal, club, settings, Pace(), parent) {}

ClubTables::ClubTables(Journal& journal, Club& club, Settings& settings, Pace pace, QObject* parent)
    : QObject(parent), m_journal(journal), m_club(club), m_settings(settings) {
    for (auto [timer, interval] : {std::pair(&m_listing, pace.list), std::pair(&m_watching, pace.view)}) {
        timer->setInterval(interval);
        timer->setSingleShot(true);
    }
    connect(&m_listing, &QTimer::timeout, this, &ClubTables::readList);
    connect(&m_watching, &QTimer::timeout, this, &ClubTables::readWatched);
    connect(&club, &Club::moved, this, [this] {
        if (m_thread) m_thread->rest();
        m_games.clear();
        m_taking = false;
        unwatch();
        if (m_open) open();
        emit changed();
    });
}

ClubTables::~ClubTables() = default;

ClubThread& ClubTables::thread() {
    if (m_thread == nullptr) m_thread = std::make_unique<ClubThread>();
    return *m_thread;
}

QString ClubTables::fault() const { return clubTroubleText(m_trouble); }

// --- The list -------------------------------------------------------------------------------------------------------

void ClubTables::open() {
    m_open = true;
    m_listing.stop();
    m_loading = m_club.joined();
    m_trouble = {};
    emit changed();
    if (!m_loading) return;
    m_journal.ask(
        this, [](JournalFile& file) { return file.tablet(); },
        [this](const QString& tablet) {
            m_tablet = tablet;
            readList();
        });
}

void ClubTables::leave() {
    m_open = m_loading = false;
    m_listing.stop();
    restIfIdle();
}

void ClubTables::restIfIdle() {
    if (m_thread && !m_taking && !m_open && m_uuid.isEmpty()) m_thread->rest();
}

void ClubTables::readList() {
    if (!m_open || !m_club.joined()) return;
    thread().ask(
        m_club.where(),
        [tablet = m_tablet, &journal = m_journal](ClubDatabase& database) {
            auto games = runningGames(database);
            // After a restore the club may give a game back to a tablet that has handed it over: nobody plays it.
            if (auto* list = std::get_if<std::vector<ClubGame>>(&games))
                for (ClubGame& game : *list)
                    if (game.tablet == tablet &&
                        journal.aside([&](JournalFile& file) { return file.fenced(game.uuid); }).value_or(false)) {
                        game.tablet.clear();
                        game.held = 0;
                    }
            return games;
        },
        [this](const auto& answer) { showList(answer); });
}

void ClubTables::showList(const std::variant<std::vector<ClubGame>, ClubTrouble>& answer) {
    m_loading = false;
    if (const auto* trouble = std::get_if<ClubTrouble>(&answer)) {
        m_trouble = *trouble; // the last list stays
    } else {
        m_trouble = {};
        m_games.clear();
        for (const ClubGame& game : std::get<std::vector<ClubGame>>(answer)) m_games.append(listedGame(game, m_tablet));
    }
    if (m_open) m_listing.start();
    emit changed();
}

// --- One game -------------------------------------------------------------------------------------------------------

WatchedGameFacts ClubTables::watched() const {
    if (m_uuid.isEmpty()) return {};
    WatchedGameFacts facts{.uuid = m_uuid,
                           .name = tidyName(m_view.name),
                           .table = m_view.table,
                           .over = m_view.over,
                           .steps = m_view.steps,
                           .silent = m_view.silent};
    const QVariant view = m_shown.toMap().value(m_settings.language());
    if (view.metaType() == QMetaType::fromType<QVariantMap>()) addView(facts, view.toMap());
    return facts;
}

void ClubTables::watch(const QString& uuid) {
    m_uuid = uuid;
    m_view = {};
    m_shown.clear();
    for (const ClubGameFacts& game : std::as_const(m_games))
        if (game.uuid == uuid) {
            m_view.name = game.name;
            m_view.table = game.table;
        }
    emit watchedChanged();
    readWatched();
}

void ClubTables::unwatch() {
    m_watching.stop();
    m_uuid.clear();
    m_shown.clear();
    emit watchedChanged();
    restIfIdle();
}

void ClubTables::readWatched() {
    if (m_uuid.isEmpty()) return;
    thread().ask(
        m_club.where(),
        [uuid = m_uuid, stamp = m_view.stamp](ClubDatabase& database) { return readView(database, uuid, stamp); },
        [this, uuid = m_uuid](const auto& answer) {
            if (uuid == m_uuid) showWatched(answer);
        });
}

void ClubTables::showWatched(const std::variant<ClubView, ClubTrouble>& answer) {
    m_watching.start();
    if (const auto* trouble = std::get_if<ClubTrouble>(&answer)) {
        m_trouble = *trouble; // the last view stays
        emit changed();
        return;
    }
    if (std::exchange(m_trouble, {}) != ClubTrouble()) emit changed();
    // Emitted only if the view differs; `silent` is rounded to ten seconds.
    constexpr int kRough = 10;
    const ClubView before = std::exchange(m_view, std::get<ClubView>(answer));
    m_view.silent -= m_view.silent % kRough;
    if (before.stamp == m_view.stamp && before.name == m_view.name && before.table == m_view.table &&
        before.over == m_view.over && before.silent == m_view.silent)
        return;
    if (!m_view.snapshot.isEmpty()) {
        const auto json = fromText(m_view.snapshot);
        m_shown = json ? plausible(toVariant(*json)) : QVariant();
        m_view.snapshot.clear();
    }
    emit watchedChanged();
}

// --- Taking one over ------------------------------------------------------------------------------------------------

void ClubTables::takeOver(const QString& uuid) {
    if (m_journal.readOnly()) {
        emit failed(faultText(codeOf(JournalError::OpenElsewhere)));
        return;
    }
    if (m_taking || m_tablet.isEmpty()) return;
    m_taking = true;
    emit changed();
    struct Taken {
        qint64 id = 0; ///< in the journal; 0: it could not be stored
        JournalError trouble = JournalError::None;
    };
    thread().ask(
        m_club.where(),
        [uuid, tablet = m_tablet, &journal = m_journal](ClubDatabase& database) -> std::variant<Taken, ClubTrouble> {
            Taken taken;
            const auto game = app::takeOver(database, tablet, uuid, [&](const TakenGame& one) {
                journal.aside([&](JournalFile& file) {
                    taken.id = file.adopt(one.game, one.steps).value_or(0);
                    if (taken.id == 0) taken.trouble = file.trouble();
                    return true;
                });
                return taken.id != 0;
            });
            const auto* trouble = std::get_if<ClubTrouble>(&game);
            if (trouble != nullptr && trouble->fault != ClubFault::Refused) return *trouble;
            // Only now does the club take the steps that it lacks.
            if (const auto* one = std::get_if<TakenGame>(&game))
                journal.aside([&](JournalFile& file) {
                    const auto local = file.load(taken.id);
                    return !local || local->steps.size() <= one->steps.size() || file.resend(uuid);
                });
            return taken;
        },
        [this](const std::variant<Taken, ClubTrouble>& answer) {
            if (const auto* trouble = std::get_if<ClubTrouble>(&answer)) {
                tellFailed(clubTroubleText(*trouble));
                return;
            }
            const Taken& taken = std::get<Taken>(answer);
            if (taken.id == 0) {
                tellFailed(faultText(codeOf(taken.trouble)));
                return;
            }
            m_taking = false;
            m_club.lookForLost();
            emit changed();
            emit this->taken(taken.id);
            restIfIdle();
        });
}

void ClubTables::tellFailed(const QString& why) {
    m_taking = false;
    emit changed();
    emit failed(why);
    restIfIdle();
}

void ClubTables::retranslate() {
    emit changed();
    emit watchedChanged();
}

} // namespace reeve::app

#include "moc_club_tables.cpp"
