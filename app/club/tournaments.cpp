// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/tournaments.h"

#include "app/club/club.h"
#include "app/club/club_wording.h"
#include "app/club/database/tournament/seating.h"
#include "app/store/file_thread.h"
#include "app/store/private_files.h"
#include "app/values/name_length.h"
#include "app/words/notice_wording.h"

#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>
#include <QSaveFile>
#include <QUuid>

#include <algorithm>
#include <array>

namespace reeve::app {

using namespace Qt::StringLiterals;
using tournament::PlayerNumber;

namespace {

constexpr int kMostPeople = 5000;

QString nameOf(const ClubTournament& tournament, PlayerNumber player) {
    return tidyName(tournament.players[static_cast<std::size_t>(player)].name);
}

TournamentTableFacts tableFacts(const ClubTournament& tournament, const TournamentTable& table) {
    TournamentTableFacts facts{.winner = table.result ? table.result->winner : -1, .played = table.result.has_value()};
    for (std::size_t i = 0; i < table.players.size(); ++i)
        facts.seats.append({.name = nameOf(tournament, table.players[i]),
                            .points = table.result ? table.result->victoryPoints[i] : -1});
    return facts;
}

QList<TournamentRoundFacts> roundsFacts(const ClubTournament& tournament) {
    QList<TournamentRoundFacts> rounds;
    for (const TournamentRound& round : tournament.rounds) {
        TournamentRoundFacts facts;
        for (const TournamentTable& table : round.tables) facts.tables.append(tableFacts(tournament, table));
        for (const PlayerNumber player : round.byes) facts.byes.append(nameOf(tournament, player));
        rounds.append(facts);
    }
    return rounds;
}

tournament::CsvStyle csvStyle() {
    return QLocale().decimalPoint() == u","_s ? tournament::CsvStyle{';', ','} : tournament::CsvStyle();
}

std::vector<tournament::Standing> standingsOf(const ClubTournament& tournament) {
    return tournament::standingsOf(static_cast<int>(tournament.players.size()), resultsOf(tournament),
                                   tournament.scoring);
}

} // namespace

Tournaments::Tournaments(Club& club, QObject* parent) : QObject(parent), m_club(club) {
    connect(&club, &Club::moved, this, [this] {
        leave();
        m_tournaments.clear();
        m_people.clear();
        m_id.clear();
        emit changed();
    });
}

Tournaments::~Tournaments() = default;

ClubThread& Tournaments::thread() {
    if (m_thread == nullptr) m_thread = std::make_unique<ClubThread>();
    return *m_thread;
}

QString Tournaments::fault() const { return clubTroubleText(m_trouble); }

const ClubTournament* Tournaments::current() const {
    const auto found = std::ranges::find_if(m_tournaments, [&](const auto& one) { return one.id == m_id; });
    return m_id.isEmpty() || found == m_tournaments.end() ? nullptr : &*found;
}

QList<TournamentEntryFacts> Tournaments::list() const {
    QList<TournamentEntryFacts> list;
    for (const ClubTournament& one : m_tournaments)
        list.append({.id = one.id,
                     .name = tidyName(one.name),
                     .players = static_cast<int>(one.players.size()),
                     .rounds = static_cast<int>(one.rounds.size())});
    return list;
}

TournamentFacts Tournaments::open() const {
    const ClubTournament* one = current();
    if (one == nullptr) return {};
    TournamentFacts facts{.id = one->id,
                          .name = tidyName(one->name),
                          .size = one->size,
                          .repeats =
                              tournament::repeatedMeetings(static_cast<int>(one->players.size()), roundsOf(*one)),
                          .complete = allPlayed(*one),
                          .rounds = roundsFacts(*one)};
    for (const TournamentPlayer& player : one->players) facts.players.append(tidyName(player.name));
    for (const tournament::Standing& standing : standingsOf(*one))
        facts.standings.append({.place = standing.place,
                                .games = standing.games,
                                .wins = standing.wins,
                                .victoryPoints = standing.victoryPoints,
                                .name = nameOf(*one, standing.player),
                                .points = standing.points});
    return facts;
}

// --- Asking the club ------------------------------------------------------------------------------------------------

std::variant<Tournaments::Read, ClubTrouble> Tournaments::read(ClubDatabase& database) {
    Read all;
    auto tournaments = readTournaments(database);
    if (auto* trouble = std::get_if<ClubTrouble>(&tournaments)) return *trouble;
    all.tournaments = std::get<0>(std::move(tournaments));
    QSqlQuery query;
    if (auto trouble = database.run(
            query, u"SELECT id, name FROM reeve.people WHERE same_as IS NULL ORDER BY lower(name), id LIMIT %1"_s.arg(
                       kMostPeople)))
        return *trouble;
    while (query.next())
        all.people.append({.person = query.value(0).toString(), .name = tidyName(query.value(1).toString())});
    return all;
}

void Tournaments::show(const std::variant<Read, ClubTrouble>& answer, bool quicker) {
    m_loading = false;
    if (const auto* trouble = std::get_if<ClubTrouble>(&answer)) {
        m_trouble = *trouble;
    } else {
        m_trouble = {};
        m_tournaments = std::get<Read>(answer).tournaments;
        m_people = std::get<Read>(answer).people;
    }
    emit changed();
    if (quicker) emit failed(clubQuickerText());
}

void Tournaments::look() {
    if (!m_club.joined()) return;
    m_loading = true;
    emit changed();
    thread().ask(
        m_club.where(), [](ClubDatabase& database) { return read(database); },
        [this](const auto& answer) { show(answer); });
}

void Tournaments::leave() {
    if (m_thread) m_thread->rest();
    m_loading = false;
}

void Tournaments::put(ClubTournament next) {
    m_loading = true;
    m_id = next.id;
    emit changed();
    struct Written {
        Read all;
        bool done = false;
    };
    thread().ask(
        m_club.where(),
        [next = std::move(next)](ClubDatabase& database) -> std::variant<Written, ClubTrouble> {
            const auto put = putTournament(database, next);
            if (const auto* trouble = std::get_if<ClubTrouble>(&put)) return *trouble;
            auto all = read(database);
            if (auto* trouble = std::get_if<ClubTrouble>(&all)) return *trouble;
            return Written{.all = std::get<Read>(std::move(all)), .done = std::get<bool>(put)};
        },
        [this](const std::variant<Written, ClubTrouble>& answer) {
            if (const auto* trouble = std::get_if<ClubTrouble>(&answer))
                show(*trouble);
            else
                show(std::get<Written>(answer).all, !std::get<Written>(answer).done);
        });
}

// --- What the tournament does ---------------------------------------------------------------------------------------

void Tournaments::make(const QString& name, const QList<ClubPersonFacts>& players, int size) {
    ClubTournament fresh{
        .id = QUuid::createUuid().toString(QUuid::WithoutBraces), .name = tidyName(name), .size = size};
    for (const ClubPersonFacts& player : players) fresh.players.push_back({player.person, tidyName(player.name)});
    if (fresh.name.isEmpty() || !tournament::tablesFor(static_cast<int>(fresh.players.size()), size)) return;
    put(std::move(fresh));
}

void Tournaments::choose(const QString& id) {
    m_id = id;
    emit changed();
}

void Tournaments::seatNext() {
    const ClubTournament* one = current();
    if (one == nullptr || m_loading || !allPlayed(*one)) return;
    ClubTournament next = *one;
    const int count = static_cast<int>(next.players.size());
    const auto before = roundsOf(next);
    const auto seated = tournament::seatRound(count, next.size, before, QRandomGenerator::global()->generate64());
    if (!seated) return;
    TournamentRound round{.began = QDateTime::currentDateTimeUtc(), .tables = {}, .byes = {}};
    std::vector<bool> sits(next.players.size());
    for (const tournament::Seating& players : *seated) {
        for (const PlayerNumber player : players) sits[static_cast<std::size_t>(player)] = true;
        round.tables.push_back({.players = players});
    }
    for (PlayerNumber player = 0; player < count; ++player)
        if (!sits[static_cast<std::size_t>(player)]) round.byes.push_back(player);
    next.rounds.push_back(std::move(round));
    put(std::move(next));
}

void Tournaments::enter(int round, int table, const QList<int>& points, int winner) {
    const ClubTournament* one = current();
    if (one == nullptr || m_loading || round < 0 || round >= static_cast<int>(one->rounds.size())) return;
    ClubTournament next = *one;
    auto& tables = next.rounds[static_cast<std::size_t>(round)].tables;
    if (table < 0 || table >= static_cast<int>(tables.size())) return;
    TournamentTable& at = tables[static_cast<std::size_t>(table)];
    if (points.size() != static_cast<qsizetype>(at.players.size())) return;
    tournament::TableResult result{.players = at.players, .victoryPoints = {}, .winner = winner};
    for (const int point : points) result.victoryPoints.push_back(std::clamp(point, 0, 99));
    at.result = std::move(result);
    at.game.clear();
    put(std::move(next));
}

void Tournaments::takeFromGames() {
    const ClubTournament* one = current();
    if (one == nullptr || m_loading) return;
    m_loading = true;
    emit changed();
    struct Taken {
        ClubTournament next;
        int count = 0;
    };
    thread().ask(
        m_club.where(),
        [next = *one](ClubDatabase& database) mutable -> std::variant<Taken, ClubTrouble> {
            const auto count = takeResults(database, next);
            if (const auto* trouble = std::get_if<ClubTrouble>(&count)) return *trouble;
            return Taken{.next = std::move(next), .count = std::get<int>(count)};
        },
        [this](const std::variant<Taken, ClubTrouble>& answer) {
            m_loading = false;
            if (const auto* trouble = std::get_if<ClubTrouble>(&answer)) {
                show(*trouble);
                return;
            }
            const Taken& taken = std::get<Taken>(answer);
            emit changed();
            emit took(taken.count);
            if (taken.count > 0) put(taken.next);
        });
}

void Tournaments::saveCsv(const QUrl& file, const QStringList& titles) {
    const ClubTournament* one = current();
    if (one == nullptr || titles.size() != 6) return;
    std::vector<std::string> names;
    for (const TournamentPlayer& player : one->players) names.push_back(tidyName(player.name).toStdString());
    std::array<std::string, 6> heads;
    std::ranges::transform(titles, heads.begin(), [](const QString& title) { return title.toStdString(); });
    // With a UTF-8 byte order mark; without it Excel assumes a Windows code page.
    const auto csv = QByteArrayLiteral("\xEF\xBB\xBF") +
                     QByteArray::fromStdString(tournament::toCsv(standingsOf(*one), names, heads, csvStyle()));
    const QString path = file.toLocalFile();
    onFileThread([path, csv] {
        const UsualMode forOthers;
        QSaveFile out(path);
        return out.open(QIODevice::WriteOnly) && out.write(csv) == csv.size() && out.commit();
    }).then(this, [this, path](bool done) {
        if (done)
            emit saved(QFileInfo(path).fileName(), QFileInfo(path).absoluteDir().dirName());
        else
            emit failed(faultText(u"cannot-write"_s));
    });
}

} // namespace reeve::app

#include "moc_tournaments.cpp"
