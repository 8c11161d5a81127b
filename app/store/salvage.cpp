// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/salvage.h"

#include "app/store/byte_repair.h"
#include "app/store/checksum.h"
#include "app/store/page_scan.h"
#include "app/values/json_values.h"

#include <QUuid>

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

namespace reeve::app {
namespace {

/// Larger numbers of steps are considered damaged.
constexpr int kMostSteps = 10'000'000;

struct StepRow {
    qint64 game = 0;
    int number = 0;
    QByteArray command, events, checksum;
    qint64 time = 0;
    bool used = false;

    [[nodiscard]] QByteArray sum(const QByteArray& before, int place) const {
        return stepChecksumOf(before, place, command, events, time);
    }
    [[nodiscard]] bool follows(const QByteArray& before, int place) const { return sum(before, place) == checksum; }
    [[nodiscard]] JournalStep step() const { return {QString::fromUtf8(command), QString::fromUtf8(events), time}; }
};

/// A row of `games`.
struct GameRow {
    qint64 id = 0;
    QByteArray name, players, start, checksum, summary, started, changed;
    qint64 steps = 0, damaged = 0, last = 0;
    QByteArray seal, uuid;

    [[nodiscard]] bool beginsWell() const {
        return startChecksum(QString::fromUtf8(players), QString::fromUtf8(start)) == checksum;
    }
    [[nodiscard]] bool sealed() const {
        return !seal.isEmpty() && seal == gameSeal(checksum, QString::fromUtf8(name), QString::fromUtf8(summary),
                                                   QString::fromUtf8(changed), static_cast<int>(steps), last);
    }
};

/// A row of `heads`.
struct HeadRow {
    QByteArray name, players, start, started, uuid;
};

QByteArray bytes(const ScannedValue& value) {
    const auto* found = std::get_if<QByteArray>(&value);
    return found == nullptr ? QByteArray() : *found;
}

qint64 number(const ScannedRow& row, std::size_t column) {
    const auto* found = column < row.values.size() ? std::get_if<qint64>(&row.values[column]) : nullptr;
    return found == nullptr ? 0 : *found;
}

/// Whether almost all bytes are equal; other content would have a completely different checksum.
bool nearly(const QByteArray& one, const QByteArray& other) {
    constexpr int kMostWrong = 2;
    if (one.size() != other.size()) return false;
    int wrong = 0;
    for (qsizetype i = 0; i < one.size(); ++i) wrong += one[i] != other[i];
    return wrong <= kMostWrong;
}

bool isJson(const QByteArray& text, char opening) {
    if (!text.startsWith(opening) && !text.startsWith('[')) return false;
    return fromText(QString::fromUtf8(text)).has_value();
}

} // namespace

struct Salvage::Parts {
    std::vector<GameRow> games;
    std::map<qint64, HeadRow> heads; ///< valid ones
    std::vector<PersonName> people;  ///< valid rows
    std::vector<StepRow> steps;
    std::vector<StepRow> mended; ///< with a restored header; valid only after the step before them
    std::map<std::pair<qint64, int>, std::vector<std::size_t>> stepsAt;
    GamesText text;
    RepairBudget budget;

    void add(StepRow row) {
        if (row.number < 1 || row.number > kMostSteps) row.number = 0;
        auto& here = stepsAt[{row.game, row.number}];
        const auto same = [&](std::size_t i) {
            const StepRow& other = steps[i];
            return std::tie(other.command, other.events, other.checksum, other.time) ==
                   std::tie(row.command, row.events, row.checksum, row.time);
        };
        if (std::ranges::any_of(here, same)) return;
        here.push_back(steps.size());
        steps.push_back(std::move(row));
    }

    [[nodiscard]] std::vector<std::size_t> at(qint64 game, int place) const {
        const auto found = stepsAt.find({game, place});
        return found == stepsAt.end() ? std::vector<std::size_t>() : found->second;
    }

    /// Whether some row with number 1 follows a game start with this checksum.
    [[nodiscard]] bool beginsAt(qint64 game, const QByteArray& checksum) const {
        return std::ranges::any_of(at(game, 1), [&](std::size_t i) { return steps[i].follows(checksum, 1); });
    }

    void mendHeads();
    void findNumbers();
    SalvagedGame put(qint64 id, std::vector<const GameRow*> rows);
    void putSteps(SalvagedGame& game, qint64 expected);
    [[nodiscard]] std::optional<JournalStep> find(qint64 game, int place, std::optional<QByteArray>& before);
};

Salvage::Salvage() : m_parts(std::make_unique<Parts>()) {}
Salvage::~Salvage() = default;

void Salvage::addJournal(const QByteArray& file) {
    // The tables of schema.cpp; columns of later versions may be missing.
    static const std::vector<RowShape> kShapes{{.columns = "ntttbtttiiibt", .optional = 3, .rowId = true},
                                               {.columns = "iittbi", .optional = 1, .rowId = false},
                                               {.columns = "nttttbt", .optional = 1, .rowId = true},
                                               {.columns = "nttib", .optional = 0, .rowId = true}};
    scanRows(file, kShapes, [&](std::size_t shape, const ScannedRow& row) {
        if (shape == 1) {
            StepRow step{number(row, 0),       static_cast<int>(std::clamp<qint64>(number(row, 1), 0, kMostSteps + 1)),
                         bytes(row.values[2]), bytes(row.values[3]),
                         bytes(row.values[4]), number(row, 5)};
            if (row.mended)
                m_parts->mended.push_back(std::move(step));
            else
                m_parts->add(std::move(step));
        } else if (shape == 2) {
            const HeadRow head{bytes(row.values[1]), bytes(row.values[2]), bytes(row.values[3]), bytes(row.values[4]),
                               row.values.size() > 6 ? bytes(row.values[6]) : QByteArray()};
            if (headChecksum(row.rowId, QString::fromUtf8(head.name), QString::fromUtf8(head.players),
                             QString::fromUtf8(head.start), QString::fromUtf8(head.started),
                             QString::fromUtf8(head.uuid)) == bytes(row.values[5]))
                if (HeadRow& kept = m_parts->heads[row.rowId]; kept.uuid.isEmpty()) kept = head;
        } else if (shape == 3) {
            const PersonName person{QString::fromUtf8(bytes(row.values[1])), QString::fromUtf8(bytes(row.values[2])),
                                    number(row, 3) != 0};
            if (personChecksum(person.person, person.name, person.current) == bytes(row.values[4]) &&
                personOf(m_parts->people, person.name).isEmpty())
                m_parts->people.push_back(person);
        } else {
            m_parts->games.push_back({row.rowId, bytes(row.values[1]), bytes(row.values[2]), bytes(row.values[3]),
                                      bytes(row.values[4]), bytes(row.values[5]), bytes(row.values[6]),
                                      bytes(row.values[7]), number(row, 8), number(row, 9), number(row, 10),
                                      row.values.size() > 11 ? bytes(row.values[11]) : QByteArray(),
                                      row.values.size() > 12 ? bytes(row.values[12]) : QByteArray()});
        }
    });
}

void Salvage::addText(const GamesText& text) { m_parts->text = text; }

/// Repairs single wrong bytes in the starts of games that no copy has.
void Salvage::Parts::mendHeads() {
    for (GameRow& row : games) {
        const auto told = text.games.find(row.id);
        const bool known = heads.contains(row.id) || (told != text.games.end() && told->second.head);
        if (!known && !row.beginsWell()) {
            const qint64 length = row.players.size() + row.start.size();
            static_cast<void>(repairByte(row.start, length, budget, [&] { return row.beginsWell(); }) ||
                              repairByte(row.players, length, budget, [&] { return row.beginsWell(); }));
        }
        if (row.seal.isEmpty() || row.sealed()) continue;
        const qint64 length = row.name.size() + row.summary.size() + row.changed.size();
        static_cast<void>(repairByte(row.summary, length, budget, [&] { return row.sealed(); }) ||
                          repairByte(row.name, length, budget, [&] { return row.sealed(); }) ||
                          repairByte(row.changed, length, budget, [&] { return row.sealed(); }));
    }
}

/// The number of a game is not covered by its checksums. A game with a damaged number gets another one, without steps.
void Salvage::Parts::findNumbers() {
    std::set<qint64> taken;
    for (const GameRow& row : games)
        if (row.beginsWell()) taken.insert(row.id);
    for (GameRow& row : games) {
        const auto told = text.games.find(row.id);
        if (heads.contains(row.id) || (told != text.games.end() && told->second.head) || !row.beginsWell() ||
            beginsAt(row.id, row.checksum))
            continue;
        std::set<qint64> candidates;
        for (const auto& [id, head] : heads)
            if (head.players == row.players && head.start == row.start) candidates.insert(id);
        for (const auto& [id, game] : text.games)
            if (game.head && game.game.players.toUtf8() == row.players && game.game.start.toUtf8() == row.start)
                candidates.insert(id);
        for (const auto& [key, rows] : stepsAt)
            if (key.second == 1 && beginsAt(key.first, row.checksum)) candidates.insert(key.first);
        for (const qint64 id : candidates)
            if (!taken.contains(id)) {
                taken.insert(id);
                row.id = id;
                break;
            }
    }
}

Salvaged Salvage::games() {
    m_parts->mendHeads();
    m_parts->findNumbers();
    std::map<qint64, std::vector<const GameRow*>> rows;
    for (const GameRow& row : m_parts->games) rows[row.id].push_back(&row);
    for (const auto& [id, head] : m_parts->heads) rows[id];
    for (const auto& [id, game] : m_parts->text.games) rows[id];
    Salvaged all;
    for (auto& [id, ofGame] : rows) {
        SalvagedGame game = m_parts->put(id, std::move(ofGame));
        if (game.game.start.isEmpty()) {
            ++all.headless;
            continue;
        }
        all.lost += game.lost;
        all.games.push_back(std::move(game));
    }
    // The copy takes precedence: the file may still contain outdated rows.
    all.people = m_parts->text.people;
    for (const PersonName& person : m_parts->people)
        if (personOf(all.people, person.name).isEmpty()) all.people.push_back(person);
    all.tablet = m_parts->text.tablet;
    // UUIDs must be unique.
    std::set<QString> taken;
    for (SalvagedGame& game : all.games)
        if (!taken.insert(game.game.uuid).second) game.game.uuid.clear();
    return all;
}

SalvagedGame Salvage::Parts::put(qint64 id, std::vector<const GameRow*> rows) {
    SalvagedGame salvaged;
    JournalGame& game = salvaged.game;
    game.id = id;
    std::ranges::sort(rows, [](const GameRow* a, const GameRow* b) {
        return std::tuple(a->sealed(), a->beginsWell(), a->last) > std::tuple(b->sealed(), b->beginsWell(), b->last);
    });
    const auto told = text.games.find(id);
    const TextGame* copied = told == text.games.end() ? nullptr : &told->second;
    const auto head = heads.find(id);
    const auto well = std::ranges::find_if(rows, [](const GameRow* row) { return row->beginsWell(); });
    QByteArray started;
    if (well != rows.end()) {
        game.players = QString::fromUtf8((*well)->players);
        game.start = QString::fromUtf8((*well)->start);
        started = (*well)->started;
    } else if (head != heads.end()) {
        game.players = QString::fromUtf8(head->second.players);
        game.start = QString::fromUtf8(head->second.start);
    } else if (copied != nullptr && copied->head) {
        game.players = copied->game.players;
        game.start = copied->game.start;
    } else {
        return salvaged;
    }
    if (head != heads.end())
        started = head->second.started;
    else if (copied != nullptr && copied->head)
        started = copied->started.toUtf8();
    salvaged.started = QString::fromUtf8(started);
    // Falls back to the row of the game, whose UUID has no checksum.
    if (head != heads.end() && !head->second.uuid.isEmpty())
        game.uuid = QString::fromUtf8(head->second.uuid);
    else if (copied != nullptr && copied->head)
        game.uuid = copied->game.uuid;
    else if (well != rows.end() && !QUuid(QString::fromUtf8((*well)->uuid)).isNull())
        game.uuid = QString::fromUtf8((*well)->uuid);

    qint64 expected = 0;
    const GameRow* row = rows.empty() ? nullptr : rows.front();
    if (row != nullptr && (row->sealed() || copied == nullptr || !copied->list)) {
        game.name = QString::fromUtf8(!row->sealed() && head != heads.end() ? head->second.name : row->name);
        game.summary = QString::fromUtf8(row->summary);
        salvaged.changed = QString::fromUtf8(row->changed);
        salvaged.last = row->last;
        game.damaged = row->damaged != 0;
        // Before version 2 it has no checksum.
        if (row->sealed() || row->seal.isEmpty()) expected = std::clamp<qint64>(row->steps, 0, kMostSteps);
    } else if (copied != nullptr && copied->list) {
        game.name = copied->game.name;
        game.summary = copied->game.summary;
        salvaged.changed = copied->changed;
        salvaged.last = copied->last;
        game.damaged = copied->game.damaged;
    } else if (head != heads.end()) {
        game.name = QString::fromUtf8(head->second.name);
    }
    if (copied != nullptr && copied->list) expected = std::max<qint64>(expected, copied->game.steps);
    game.started = QDateTime::fromString(salvaged.started, Qt::ISODateWithMs);
    game.changed = QDateTime::fromString(salvaged.changed, Qt::ISODateWithMs);
    putSteps(salvaged, expected);
    game.steps = static_cast<int>(salvaged.steps.size());
    return salvaged;
}

void Salvage::Parts::putSteps(SalvagedGame& salvaged, qint64 expected) {
    const qint64 id = salvaged.game.id;
    const auto told = text.games.find(id);
    if (told != text.games.end() && !told->second.steps.empty())
        expected = std::max<qint64>(expected, told->second.steps.rbegin()->first);
    // The count is not verified: use the number of rows.
    qint64 there = 0;
    for (auto found = stepsAt.lower_bound({id, 1}); found != stepsAt.end() && found->first.first == id; ++found)
        there = found->first.second;
    if (expected > there + kMostSteps / 100) expected = there;
    std::optional<QByteArray> before = startChecksum(salvaged.game.players, salvaged.game.start);
    for (int place = 1;; ++place) {
        // Further steps count only if the checksum chain confirms them.
        if (place > expected) {
            const bool confirmed = before && std::ranges::any_of(at(id, place), [&](std::size_t i) {
                                       return steps[i].follows(*before, place);
                                   });
            if (!confirmed && place > there) break;
            if (!confirmed) {
                // The count itself may be damaged: accept later rows that follow each other.
                bool later = false;
                for (const std::size_t i : at(id, place))
                    later = later || std::ranges::any_of(at(id, place + 1), [&](std::size_t next) {
                                return steps[next].follows(steps[i].checksum, place + 1);
                            });
                if (!later) break;
            }
        }
        if (auto step = find(id, place, before)) {
            salvaged.steps.push_back(std::move(*step));
            continue;
        }
        // An unverified command; GameSession tries to decide it.
        JournalStep lost{.lost = true};
        const auto candidates = at(id, place);
        if (!candidates.empty() && isJson(steps[candidates.front()].command, '{'))
            lost.command = QString::fromUtf8(steps[candidates.front()].command);
        before = candidates.empty() ? std::nullopt : std::optional(steps[candidates.front()].checksum);
        salvaged.steps.push_back(std::move(lost));
        ++salvaged.lost;
    }
}

/// The step at a place. `before`: checksum of the previous step if known; set to that of the found one.
std::optional<JournalStep> Salvage::Parts::find(qint64 game, int place, std::optional<QByteArray>& before) {
    const auto candidates = at(game, place);
    const auto taken = [&](StepRow& row, const QByteArray& checksum) {
        row.used = true;
        before = checksum;
        return row.step();
    };
    if (before)
        for (const std::size_t i : candidates)
            if (steps[i].follows(*before, place)) return taken(steps[i], steps[i].checksum);
    if (const auto told = text.games.find(game); told != text.games.end())
        if (const auto line = told->second.steps.find(place); line != told->second.steps.end()) {
            const JournalStep& step = line->second;
            if (before)
                before = stepChecksum(*before, place, step.command, step.events, step.time);
            else if (!candidates.empty())
                before = steps[candidates.front()].checksum;
            if (!step.lost) return step;
        }
    const auto confirms = [&](const QByteArray& checksum) {
        return std::ranges::any_of(at(game, place + 1),
                                   [&](std::size_t next) { return steps[next].follows(checksum, place + 1); });
    };
    if (before) {
        // Its own checksum is damaged, but almost equal or confirmed by the next step.
        for (const std::size_t i : candidates)
            if (const QByteArray sum = steps[i].sum(*before, place); nearly(sum, steps[i].checksum) || confirms(sum))
                return taken(steps[i], sum);
        // Its key is damaged: it is stored under another one.
        for (StepRow& row : steps)
            if (!row.used && (row.game != game || row.number != place) && row.follows(*before, place))
                return taken(row, row.checksum);
        for (StepRow& row : mended)
            if (!row.used && row.follows(*before, place)) return taken(row, row.checksum);
        for (const std::size_t i : candidates) {
            StepRow& row = steps[i];
            const qint64 length = row.command.size() + row.events.size();
            const auto right = [&] { return row.follows(*before, place); };
            if (repairByte(row.command, length, budget, right) || repairByte(row.events, length, budget, right))
                return taken(row, row.checksum);
            const qint64 time = row.time;
            for (int shift = 0; shift < 48; shift += 8)
                for (qint64 change = 1; change < 256; ++change) {
                    row.time = time ^ (change << shift);
                    if (right()) return taken(row, row.checksum);
                }
            row.time = time;
        }
    }
    // The previous step is lost, or this is the last one and its checksum is damaged.
    for (const std::size_t i : candidates) {
        StepRow& row = steps[i];
        const bool plausible = isJson(row.command, '{') && isJson(row.events, '{');
        const bool last = at(game, place + 1).empty();
        if (!before && plausible && (last || confirms(row.checksum))) return taken(row, row.checksum);
    }
    return std::nullopt;
}

} // namespace reeve::app
