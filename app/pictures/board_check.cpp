// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_check.h"

#include "app/pictures/confirmed_game.h"
#include "app/pictures/frame_to_mat.h"
#include "app/pictures/json/comparison_json.h"
#include "app/pictures/learned_sets.h"
#include "app/pictures/live_board.h"
#include "app/pictures/picture_store.h"
#include "app/pictures/placed_thing.h"
#include "app/pictures/set_lessons.h"
#include "app/play/real_cards.h"
#include "app/store/local_path.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/window/game.h"
#include "app/window/production_view.h"
#include "app/words/scan_wording.h"
#include "engine/record/commands.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/read_board.h"

#include <QPointer>

#include <algorithm>
#include <numbers>
#include <utility>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// Minimum share of agreement; below it the picture shows another board.
constexpr double kLeastAgreement = 0.5;
/// Differences with a lower confidence are shown as doubtful.
constexpr double kSure = 0.7;

std::optional<GameState> stateOf(const Game& game) {
    const GameState* state = game.state();
    return state == nullptr ? std::nullopt : std::optional(*state);
}

QString idOf(const vision::Difference& difference, const Island& island) {
    auto json = differenceToJson(difference, island);
    json["seen"].erase("confidence"); // so that dismissals also apply to later readings
    return QString::fromStdString(json.dump());
}

QString idOf(const vision::Unclear& unclear, const Island& island) {
    return u"unclear "_s + QString::fromStdString(unclearToJson(unclear, island).dump());
}

/// The game's board first, then other islands, in case a wrong one was laid out. With Seafarers only the game's board,
/// because its main island alone may look like another one.
std::vector<vision::Ground> islandsFrom(const vision::Ground& game) {
    std::vector<vision::Ground> islands{game};
    if (game.atSea()) return islands;
    for (const IslandId other : vision::readableIslands())
        if (other != game.island) islands.emplace_back(other);
    return islands;
}

/// The boards that a picture of the game may show; those of any photograph if the game's own cannot be read.
std::vector<vision::Ground> boardsOf(const Game& game) {
    const auto state = stateOf(game);
    const bool readable = state && vision::isReadable(vision::groundOf(state->board));
    return readable ? islandsFrom(vision::groundOf(state->board)) : vision::LocateParams().islands;
}

QString victimOf(const Command& command, const GameState& state) {
    PlayerId victim = kNobody;
    if (const auto* move = std::get_if<command::MoveRobber>(&command.action)) victim = move->move.victim;
    if (const auto* chase = std::get_if<command::ChaseRobber>(&command.action)) victim = chase->move.victim;
    if (const auto* sea = std::get_if<seafarers::Action>(&command.action)) {
        if (const auto* move = std::get_if<seafarers::MovePirate>(sea)) victim = move->move.victim;
        if (const auto* chase = std::get_if<seafarers::ChasePirate>(sea)) victim = chase->move.victim;
    }
    return victim == kNobody ? QString() : wordFor(state.colors[index(victim)]);
}

} // namespace

BoardCheck::BoardCheck(Game& game, LearnedSets& sets, SetLessons& lessons, QObject* parent)
    : QObject(parent), m_game(game), m_sets(sets), m_lessons(lessons) {
    m_pool.setMaxThreadCount(1);
    connect(&m_game, &Game::changed, this, [this] {
        if (!m_game.active())
            cancel();
        else if (m_state == "done"_L1)
            compareAgain();
    });
}

BoardCheck::~BoardCheck() {
    if (m_cancelled) m_cancelled->store(true);
    m_pool.waitForDone();
}

void BoardCheck::read(const QUrl& picture) {
    if (m_cancelled) m_cancelled->store(true);
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    PictureStore::forget(m_picture);
    m_picture = picture;
    m_result = {};
    m_shown.clear();
    m_unclear.clear();
    m_dismissed.clear();
    m_state = u"reading"_s;
    m_stage = u"load"_s;
    const QString file = localPath(picture);
    const QPointer<BoardCheck> self(this);
    ScanSource source{.file = file, .bgr = {}, .boardToImage = {}, .islands = boardsOf(m_game), .sets = m_sets.inUse()};
    startScan(
        m_pool, source, m_cancelled,
        [self](ScanResult result) {
            if (self) self->finish(std::move(result));
        },
        [self](ScanStage stage) {
            if (!self) return;
            self->m_stage = stage == ScanStage::Loading    ? u"load"_s
                            : stage == ScanStage::Locating ? u"locate"_s
                                                           : u"read"_s;
            emit self->changed();
        });
    emit changed();
}

void BoardCheck::show(const QUrl& picture, ScanResult result) {
    cancel();
    m_picture = picture;
    finish(std::move(result));
}

void BoardCheck::aim(LiveBoard* live) const {
    if (live != nullptr) live->expect(boardsOf(m_game), false);
}

bool BoardCheck::take(LiveBoard* live) {
    if (live == nullptr || !live->taken()) return false;
    show(PictureStore::show(imageOf(live->taken()->picture)), live->taken()->result);
    return true;
}

void BoardCheck::finish(ScanResult result) {
    m_result = std::move(result);
    m_corrected = m_offered = false;
    m_offer = 0;
    m_cancelled.reset();
    m_stage.clear();
    m_state = m_result.error ? u"failed"_s : m_result.reading.found() ? u"done"_s : u"not-found"_s;
    compareAgain();
}

void BoardCheck::compareAgain() {
    m_shown.clear();
    m_unclear.clear();
    const auto state = m_state == "done"_L1 || m_state == "other-board"_L1 ? stateOf(m_game) : std::nullopt;
    if (state) {
        m_comparison = vision::compare(vision::withRecord(m_result.reading, *state), *state);
        m_state = m_comparison.agreement < kLeastAgreement ? u"other-board"_s : u"done"_s;
        if (m_state == "done"_L1) {
            for (const vision::Difference& difference : m_comparison.differences)
                if (!m_dismissed.contains(idOf(difference, state->island()))) m_shown.append(factsOf(difference));
            for (const vision::Unclear& unclear : m_comparison.unclear)
                if (!m_dismissed.contains(idOf(unclear, state->island()))) m_unclear.append(factsOf(unclear));
        }
    }
    emit changed();
    offerLesson();
}

void BoardCheck::offerLesson() {
    const auto state = stateOf(m_game);
    // Sets are trained with boards without sea only.
    if (m_offered || verdict() != "same"_L1 || !state || vision::groundOf(state->board).atSea()) return;
    m_offered = true;
    ScanSource source;
    if (m_picture.scheme() == "image"_L1)
        source.bgr = bgrOf(PictureStore::picture(m_picture));
    else
        source.file = localPath(m_picture);
    vision::Confirmed confirmed = confirmedGame(*state, m_comparison.rotation);
    confirmed.boardToImage = m_result.reading.boardToImage;
    // Without a frame in the picture the harbours of the record are not confirmed by it.
    if (m_result.reading.harbors.empty()) confirmed.harbors.clear();
    m_offer = m_lessons.offer({std::move(source), std::move(confirmed)}, m_result.set, m_corrected);
}

void BoardCheck::cancel() {
    if (m_cancelled) m_cancelled->store(true);
    m_cancelled.reset();
    PictureStore::forget(m_picture);
    m_picture.clear();
    m_result = {};
    m_comparison = {};
    m_shown.clear();
    m_unclear.clear();
    m_dismissed.clear();
    m_stage.clear();
    m_state = u"idle"_s;
    emit changed();
}

bool BoardCheck::takeOver(const QString& id, int way) {
    const auto state = stateOf(m_game);
    const auto& all = m_comparison.differences;
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const auto& difference) { return idOf(difference, state->island()) == id; });
    if (!state || m_state != "done"_L1 || found == all.end()) return false;
    const auto ways = waysOf(*state, *found);
    if (way < 0 || static_cast<std::size_t>(way) >= ways.size()) return false;
    const Explanation chosen = ways[static_cast<std::size_t>(way)];
    if (chosen.commands.empty())
        return m_game.perform(QVariantMap{{u"do"_s, u"correct"_s}, {u"set"_s, toVariant(chosen.correction)}});
    return m_game.performAll(chosen.commands);
}

void BoardCheck::dismiss(const QString& id) {
    m_dismissed.insert(id);
    m_corrected = true;
    for (QList<DifferenceFacts>* list : {&m_shown, &m_unclear})
        list->removeIf([&](const DifferenceFacts& shown) { return shown.id == id; });
    emit changed();
    offerLesson();
}

QString BoardCheck::verdict() const {
    if (m_state != "done"_L1) return {};
    return !m_shown.isEmpty() ? u"differences"_s : !m_unclear.isEmpty() ? u"unclear"_s : u"same"_s;
}

void BoardCheck::recall() {
    if (!m_dismissed.isEmpty() && m_offered) {
        m_lessons.withdraw(std::exchange(m_offer, 0));
        m_offered = false;
    }
    m_corrected = false;
    m_dismissed.clear();
    compareAgain();
}

QString BoardCheck::message() const {
    if (m_result.error) return imageErrorText(*m_result.error);
    if (m_state == "not-found"_L1 && m_result.reading.failure) return scanFailureText(*m_result.reading.failure);
    if (m_state != "other-board"_L1) return {};
    const auto state = stateOf(m_game);
    return state && !vision::isReadable(vision::groundOf(state->board)) ? unreadableIslandText() : otherBoardText();
}

QRectF BoardCheck::region() const {
    const cv::Size size = m_result.size;
    if (m_state != "done"_L1) return {0, 0, static_cast<double>(size.width), static_cast<double>(size.height)};
    const double reach = vision::latticeOf(m_result.reading.ground()).radius + 0.9; // the coast including harbours
    cv::Point2d least(size.width, size.height);
    cv::Point2d most(0, 0);
    for (int i = 0; i < 6; ++i) {
        const cv::Point2d at =
            vision::project(m_result.reading.boardToImage,
                            {reach * std::cos(i * std::numbers::pi / 3), reach * std::sin(i * std::numbers::pi / 3)});
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
    const QList<double> ship = outlineOf(std::monostate{}); // the ship is beside the board
    for (qsizetype i = 0; i < ship.size(); i += 2) {
        const cv::Point2d at(ship[i], ship[i + 1]);
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
    least = {std::max(least.x, 0.0), std::max(least.y, 0.0)};
    most = {std::min<double>(most.x, size.width), std::min<double>(most.y, size.height)};
    return {least.x, least.y, most.x - least.x, most.y - least.y};
}

QPointF BoardCheck::pixel(BoardPoint p) const {
    // Places of the record are rotated clockwise to those of the reading.
    const cv::Point2d turned = vision::project(vision::turn(m_comparison.rotation * std::numbers::pi / 3), {p.x, p.y});
    const cv::Point2d at = vision::project(m_result.reading.boardToImage, turned);
    return {at.x, at.y};
}

QPointF BoardCheck::shipPixel(double right, double down) const {
    const cv::Point2d at = m_result.reading.barbarians->at + cv::Point2d{right, down};
    const cv::Point2d there = vision::project(m_result.reading.boardToImage, at);
    return {there.x, there.y};
}

QList<double> BoardCheck::outlineOf(const vision::Place& place) const {
    const Island& island = m_result.reading.places();
    QList<double> points;
    const auto add = [&points](QPointF at) { points << at.x() << at.y(); };
    if (const auto* hex = std::get_if<HexId>(&place)) {
        for (const IntersectionId corner : island.hexCorners[index(*hex)]) add(pixel(island.position(corner)));
    } else if (const auto* path = std::get_if<PathId>(&place)) {
        const auto& ends = island.pathEnds[index(*path)];
        const BoardPoint a = island.position(ends[0]);
        const BoardPoint b = island.position(ends[1]);
        const BoardPoint side{(b.y - a.y) * 0.16, (a.x - b.x) * 0.16};
        for (const auto& [along, across] : {std::pair{0.1, 1.0}, {0.9, 1.0}, {0.9, -1.0}, {0.1, -1.0}})
            add(pixel({a.x + along * (b.x - a.x) + across * side.x, a.y + along * (b.y - a.y) + across * side.y}));
    } else if (const auto* intersection = std::get_if<IntersectionId>(&place)) {
        const BoardPoint center = island.position(*intersection);
        for (int i = 0; i < 12; ++i)
            add(pixel({center.x + 0.34 * std::cos(i * std::numbers::pi / 6),
                       center.y + 0.34 * std::sin(i * std::numbers::pi / 6)}));
    } else if (m_result.reading.barbarians) {
        for (int i = 0; i < 12; ++i)
            add(shipPixel(0.45 * std::cos(i * std::numbers::pi / 6), 0.45 * std::sin(i * std::numbers::pi / 6)));
    }
    return points;
}

std::vector<Explanation> BoardCheck::waysOf(const GameState& state, const vision::Difference& difference) const {
    const Components components = m_game.components();
    const bool unseen = components.unseen();
    auto ways = explain(unseen ? withPossibleCards(state, components) : state, difference, m_comparison.differences);
    // A correction must not contain the assumed hands.
    if (unseen && ways.front().commands.empty()) ways = explain(state, difference, m_comparison.differences);
    return ways;
}

std::optional<QPointF> BoardCheck::centerOf(const vision::Place& place) const {
    return std::visit(
        [this](auto at) -> std::optional<QPointF> {
            if constexpr (std::is_same_v<decltype(at), std::monostate>)
                return m_result.reading.barbarians ? std::optional(shipPixel(0, 0)) : std::nullopt;
            else
                return pixel(m_result.reading.places().position(at));
        },
        place);
}

bool BoardCheck::isOnPicture(QPointF at) const {
    return at.x() >= 0 && at.y() >= 0 && at.x() < m_result.size.width && at.y() < m_result.size.height;
}

DifferenceFacts BoardCheck::factsOf(const vision::Unclear& unclear) const {
    const Island& island = m_result.reading.places();
    const auto center = centerOf(unclear.at);
    return {.id = idOf(unclear, island),
            .at = QString::fromStdString(placeText(unclear.at, island)),
            .tracked = placedThing(unclear.tracked, unclear.at, island),
            .outline = outlineOf(unclear.at),
            .center = center.value_or(QPointF()),
            .doubtful = true,
            .onPicture = center && isOnPicture(*center)};
}

DifferenceFacts BoardCheck::factsOf(const vision::Difference& difference) const {
    const Island& island = m_result.reading.places();
    const auto state = stateOf(m_game);
    const auto center = centerOf(difference.at);
    const auto ways = waysOf(*state, difference);
    QStringList victims;
    for (const Explanation& way : ways)
        if (ways.size() > 1) victims.append(victimOf(way.commands.front(), *state));
    return {.id = idOf(difference, island),
            .at = QString::fromStdString(placeText(difference.at, island)),
            .mode = !ways.front().possible()        ? u"none"_s
                    : ways.front().commands.empty() ? u"correct"_s
                                                    : u"command"_s,
            .seen = placedThing(difference.seen, difference.at, island),
            .tracked = placedThing(difference.tracked, difference.at, island),
            .ways = static_cast<int>(ways.size()),
            .victims = victims,
            .outline = outlineOf(difference.at),
            .center = center.value_or(QPointF()),
            .doubtful = difference.sureness < kSure,
            .onPicture = center && isOnPicture(*center)};
}

QList<HexPaymentFacts> BoardCheck::payments(const QStringList& hexes) const {
    QList<HexPaymentFacts> list;
    const auto state = stateOf(m_game);
    if (!state || m_state != "done"_L1) return list;
    const auto roll = recentRoll(*m_game.session());
    if (!roll) return list;
    for (const QString& name : hexes) {
        const auto hex = m_result.reading.places().hexNamed(name.toStdString());
        if (!hex) continue;
        const auto paid = cardsPaid(*roll, *hex);
        QList<HexTakerFacts> takers;
        for (std::size_t p = 0; p < state->seatCount; ++p)
            if (const int cards = paid[p]; cards > 0)
                takers.append(
                    HexTakerFacts{.player = static_cast<int>(p), .cards = cards, .color = wordFor(state->colors[p])});
        list.append(HexPaymentFacts{.hex = name,
                                    .outline = outlineOf(*hex),
                                    .center = pixel(m_result.reading.places().position(*hex)),
                                    .takers = takers});
    }
    return list;
}

} // namespace reeve::app

#include "moc_board_check.cpp"
