// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club_models/club_figures.h"

#include "app/club_models/club.h"
#include "app/session/list_entry.h"
#include "app/wording/club_wording.h"
#include "engine/tables/dice.h"

#include <QLocale>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <span>
#include <utility>

namespace reeve::app {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

constexpr int kMost = 100;
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
        m_versus.clear();
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
    if (auto trouble = take(figures.people, standings(database, kMost, filter))) return *trouble;
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

QVariantList ClubFigures::games() const {
    constexpr std::size_t kMostSeats = 12; // what another table sent is not trusted
    QVariantList games;
    for (const ClubResult& one : m_games) {
        QVariantList seats;
        for (const ClubResult::Seat& seat : std::span(one.seats).first(std::min(one.seats.size(), kMostSeats)))
            seats << QVariantMap{{u"name"_s, tidyName(seat.name)}, {u"points"_s, seat.points}, {u"won"_s, seat.won}};
        games << QVariantMap{{u"name"_s, tidyName(one.name)},
                             {u"table"_s, one.table},
                             {u"kind"_s, one.kind},
                             {u"edition"_s, one.edition},
                             {u"ended"_s, QLocale().toString(one.ended.toLocalTime().date(), QLocale::ShortFormat)},
                             {u"seats"_s, seats}};
    }
    return games;
}

void ClubFigures::show(const Figures& figures) {
    m_games = figures.games;
    m_kinds.clear();
    for (const ClubFilter& one : figures.kinds)
        m_kinds << QVariantMap{{u"kind"_s, one.kind}, {u"edition"_s, one.edition}};
    m_people.clear();
    for (const ClubLifetime& one : figures.people)
        m_people << QVariantMap{{u"person"_s, one.person},
                                {u"name"_s, tidyName(one.name)},
                                {u"games"_s, one.games},
                                {u"wins"_s, one.wins},
                                {u"average"_s, one.games == 0 ? 0.0 : double(one.points) / one.games},
                                {u"best"_s, one.best}};
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
    m_versus.clear();
    open();
}

void ClubFigures::compare(const QString& one, const QString& other) {
    if (!m_club.joined()) return;
    QString names[2];
    for (const QVariant& person : std::as_const(m_people)) {
        const QVariantMap map = person.toMap();
        if (map[u"person"_s] == one) names[0] = map[u"name"_s].toString();
        if (map[u"person"_s] == other) names[1] = map[u"name"_s].toString();
    }
    begin();
    thread().ask(
        m_club.where(),
        [one, other, filter = m_filter](ClubDatabase& database) { return headToHead(database, one, other, filter); },
        [this, first = names[0], second = names[1]](const std::variant<HeadToHead, ClubTrouble>& answer) {
            const auto* trouble = std::get_if<ClubTrouble>(&answer);
            if (trouble == nullptr) {
                const auto& both = std::get<HeadToHead>(answer);
                m_versus = {{u"one"_s, first},
                            {u"other"_s, second},
                            {u"games"_s, both.games},
                            {u"oneWon"_s, both.oneWon},
                            {u"otherWon"_s, both.otherWon},
                            {u"oneAhead"_s, both.oneAhead},
                            {u"otherAhead"_s, both.otherAhead}};
            }
            end(trouble);
        });
}

} // namespace reeve::app
