// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/club_figures.h"

#include "app/club/club.h"
#include "app/club/club_wording.h"
#include "app/values/name_length.h"
#include "engine/tables/dice.h"

#include <QLocale>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <span>
#include <utility>

namespace reeve::app {

using namespace std::chrono_literals;

namespace {

constexpr int kMostStandings = 100;
constexpr int kLastGames = 20;

} // namespace

ClubFigures::ClubFigures(Club& club, QObject* parent) : QObject(parent), m_club(club) {
    m_ticking.setInterval(1s);
    connect(&m_ticking, &QTimer::timeout, this, &ClubFigures::secondsChanged);
    connect(&club, &Club::moved, this, [this] {
        cancel();
        m_filter = {};
        m_kinds.clear();
        m_people.clear();
        m_dice = {};
        m_versus = {};
        m_games.clear();
        emit changed();
    });
}

ClubFigures::~ClubFigures() = default;

ClubThread& ClubFigures::thread() {
    if (m_thread == nullptr) m_thread = std::make_unique<ClubThread>();
    return *m_thread;
}

QString ClubFigures::fault() const { return clubTroubleText(m_trouble); }

std::variant<ClubFigures::Figures, ClubTrouble> ClubFigures::read(ClubDatabase& database, const ClubFilter& filter) {
    Figures figures;
    const auto take = [](auto& to, auto&& answer) -> std::optional<ClubTrouble> {
        if (auto* trouble = std::get_if<ClubTrouble>(&answer)) return *trouble;
        to = std::get<0>(std::move(answer));
        return std::nullopt;
    };
    if (auto trouble = take(figures.kinds, playedKinds(database))) return *trouble;
    if (auto trouble = take(figures.people, standings(database, kMostStandings, filter))) return *trouble;
    if (auto trouble = take(figures.dice, diceTotals(database, filter))) return *trouble;
    if (auto trouble = take(figures.games, finishedGames(database, kLastGames, filter))) return *trouble;
    return figures;
}

void ClubFigures::begin() {
    m_loading = true;
    m_time.start();
    m_ticking.start();
    m_trouble = {};
    emit secondsChanged();
    emit changed();
}

void ClubFigures::end(const ClubTrouble* trouble) {
    m_loading = false;
    m_ticking.stop();
    if (trouble != nullptr) m_trouble = *trouble;
    emit changed();
}

void ClubFigures::open() {
    if (!m_club.joined()) return;
    if (m_thread) m_thread->cancel();
    begin();
    thread().ask(
        m_club.where(), [filter = m_filter](ClubDatabase& database) { return read(database, filter); },
        [this](const std::variant<Figures, ClubTrouble>& answer) {
            const auto* trouble = std::get_if<ClubTrouble>(&answer);
            if (trouble == nullptr) show(std::get<Figures>(answer));
            end(trouble);
        });
}

QList<ClubResultFacts> ClubFigures::games() const {
    constexpr std::size_t kMostSeats = 12; // data of other tables is not trusted
    QList<ClubResultFacts> games;
    for (const ClubResult& one : m_games) {
        QList<ClubResultSeatFacts> seats;
        for (const ClubResult::Seat& seat : std::span(one.seats).first(std::min(one.seats.size(), kMostSeats)))
            seats.append({.name = tidyName(seat.name), .points = seat.points, .won = seat.won});
        games.append({.name = tidyName(one.name),
                      .table = one.table,
                      .kind = one.kind,
                      .edition = one.edition,
                      .ended = QLocale().toString(one.ended.toLocalTime().date(), QLocale::ShortFormat),
                      .seats = seats});
    }
    return games;
}

void ClubFigures::show(const Figures& figures) {
    m_games = figures.games;
    m_kinds.clear();
    for (const ClubFilter& one : figures.kinds) m_kinds.append({.kind = one.kind, .edition = one.edition});
    m_people.clear();
    for (const ClubLifetime& one : figures.people)
        m_people.append({.person = one.person,
                         .name = tidyName(one.name),
                         .games = one.games,
                         .wins = one.wins,
                         .best = one.best,
                         .average = one.games == 0 ? 0.0 : double(one.points) / one.games});
    const DiceFairness fairness = fairnessOf(figures.dice);
    m_dice = {};
    for (std::size_t i = 0; i < figures.dice.size(); ++i) {
        const int value = static_cast<int>(i) + 2;
        BarFacts bar;
        bar.value = value;
        bar.count = static_cast<int>(figures.dice[i]);
        bar.expected = double(fairness.rolls) * dice::waysToRoll(value) / dice::kThrows;
        m_dice.sums << bar;
    }
    m_dice.rolls = static_cast<int>(fairness.rolls);
    if (fairness.rolls > 0) m_dice.fair = static_cast<int>(std::lround(100 * fairness.likelihood));
}

void ClubFigures::cancel() {
    if (m_thread) m_thread->rest();
    if (m_loading) end(nullptr);
}

void ClubFigures::filter(const QString& kind, const QString& edition) {
    m_filter = {kind, edition};
    m_versus = {};
    open();
}

void ClubFigures::compare(const QString& one, const QString& other) {
    if (!m_club.joined()) return;
    QString names[2];
    for (const ClubPersonFacts& person : std::as_const(m_people)) {
        if (person.person == one) names[0] = person.name;
        if (person.person == other) names[1] = person.name;
    }
    begin();
    thread().ask(
        m_club.where(),
        [one, other, filter = m_filter](ClubDatabase& database) { return headToHead(database, one, other, filter); },
        [this, first = names[0], second = names[1]](const std::variant<HeadToHead, ClubTrouble>& answer) {
            const auto* trouble = std::get_if<ClubTrouble>(&answer);
            if (trouble == nullptr) {
                const auto& both = std::get<HeadToHead>(answer);
                m_versus = {.compared = true,
                            .one = first,
                            .other = second,
                            .games = both.games,
                            .oneWon = both.oneWon,
                            .otherWon = both.otherWon,
                            .oneAhead = both.oneAhead,
                            .otherAhead = both.otherAhead};
            }
            end(trouble);
        });
}

} // namespace reeve::app

#include "moc_club_figures.cpp"
