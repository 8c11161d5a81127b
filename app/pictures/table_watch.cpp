// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/table_watch.h"

#include "app/pictures/board_outline.h"
#include "app/pictures/frame_to_mat.h"
#include "app/pictures/json/comparison_json.h"
#include "app/pictures/learned_sets.h"
#include "app/pictures/picture_store.h"
#include "app/values/game_values.h"
#include "app/window/game.h"
#include "app/window/game_facts.h"
#include "app/window/table.h"
#include "app/words/place_wording.h"
#include "app/words/proposal_wording.h"
#include "engine/game.h"
#include "engine/record/commands.h"
#include "engine/view/game_view.h"
#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/watch/glance.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

constexpr int kBetweenFrames = 250; ///< ms; others are neither judged nor shown, which spares the processor
constexpr int kStill = 600;         ///< ms that the table lies still before it is looked at
constexpr int kTryAgain = 2000;     ///< ms between searches for a board on an unchanged picture
constexpr auto kPatience = 6s;
constexpr double kLeastSide = 30;  ///< pixels of a hex side with which pieces are told apart
constexpr double kCertain = 0.97;  ///< chance of what is entered by itself
constexpr double kCropReach = 1.1; ///< of the pictures of a place (hex sides)
constexpr std::size_t kMostUndone = 8;
constexpr std::size_t kMostUnexplained = 3; ///< places; more at once are another light
constexpr double kUnexplained = 0.8;        ///< least chance of one that is told
constexpr double kDoubt = 0.1; ///< with a greater chance that something was missed, later pictures are compared, too,
constexpr int kMostDoubts = 3; ///< up to this many

Recorded recordOf(const GameSession& session) {
    Recorded record{session.state()};
    const std::size_t count = session.steps().size();
    for (std::size_t i = count - std::min(count, kMostUndone); i < count; ++i)
        record.earlier.push_back(session.before(i));
    return record;
}

/// The surroundings of a place in a rectified picture; null for the ship of the barbarians, which lies beside it.
QImage cropOf(const vision::View& view, const vision::Place& place) {
    return std::visit(
        [&](auto at) -> QImage {
            if constexpr (std::is_same_v<decltype(at), std::monostate>)
                return {};
            else {
                const BoardPoint p = view.ground.places().position(at);
                const cv::Point2d corner = vision::project(view.toPlane(), {p.x - kCropReach, p.y - kCropReach});
                const cv::Point2d other = vision::project(view.toPlane(), {p.x + kCropReach, p.y + kCropReach});
                const cv::Rect box = cv::Rect(corner, other) & cv::Rect({}, view.plane.size());
                return imageOf(view.plane(box).clone());
            }
        },
        place);
}

bool is(const record::Json& line, const char* verb) { return line.at("do") == verb; }

/// The lines that a way enters, each with its player. Corrections that a command needs are made when it is performed.
std::vector<record::Json> entriesOf(const Way& way) {
    if (way.commands.size() == 1 && is(way.commands.front(), "correct")) return way.commands;
    std::vector<record::Json> lines;
    for (std::size_t i = 0; i < way.commands.size(); ++i) {
        if (is(way.commands[i], "correct")) continue;
        lines.push_back(way.commands[i]);
        if (is(lines.back(), "undo") || lines.back().contains("player")) continue;
        const GameState& state = way.states[i];
        lines.back()["player"] = wordFor(state.colors[index(actingPlayer(state))]).toStdString();
    }
    return lines;
}

/// Of what a picture shows of a proposal, the last change on the board.
const vision::Change& shownChange(const Proposal& proposal) {
    const auto onBoard = std::find_if(proposal.changes.rbegin(), proposal.changes.rend(), [](const auto& change) {
        return !std::holds_alternative<std::monostate>(change.at);
    });
    return onBoard == proposal.changes.rend() ? proposal.changes.back() : *onBoard;
}

bool isCommand(const Way& way) { return !is(way.commands.front(), "undo") && !is(way.commands.back(), "correct"); }

/// The ways that are offered, in the order of SeenFacts::ways: what is undone or gone only as the likeliest.
std::vector<const Way*> offered(const Proposal& proposal) {
    std::vector<const Way*> ways{&proposal.way};
    for (const Way& way : proposal.others)
        if (isCommand(way)) ways.push_back(&way);
    return ways;
}

QString idOf(const vision::DiceRoll& dice) {
    return u"dice=%1/%2/%3"_s.arg(dice.red).arg(dice.yellow).arg(static_cast<int>(dice.event));
}

QString idOf(const std::vector<vision::Change>& changes, const Island& island) {
    QString id;
    for (const vision::Change& change : changes) {
        id += QString::fromStdString(placeText(change.at, island)) + u'=' + QString::number(change.after.index());
        if (const auto* piece = std::get_if<vision::Standing>(&change.after))
            id += u"%1/%2/%3 "_s.arg(static_cast<int>(piece->piece)).arg(piece->level).arg(piece->active);
    }
    return id;
}

/// What the commands of a way do that the picture shows.
QString textOf(const Way& way, const SeatNames& names) {
    QStringList texts;
    for (std::size_t i = way.hidden; i < way.commands.size(); ++i) {
        const GameState& state = way.states[i];
        auto parsed = record::parseCommand(way.commands[i], state);
        auto* command = std::get_if<Command>(&parsed);
        if (command == nullptr) continue;
        const auto decided = decide(state, *command);
        if (!decided.ok()) continue;
        const PlayerId actor = command->player == kNobody ? actingPlayer(state) : command->player;
        texts.append(proposalText(command->action, actor, seenBy(decided.value(), command->action, Viewer::table()),
                                  viewOf(state, Viewer::table()), names));
    }
    return texts.join(u' ');
}

/// "City of Anna"; empty for the ship of the barbarians, which lies beside the board.
QString titleOf(const GameState& state, const vision::Place& place, const SeatNames& names) {
    return std::visit(
        [&](auto at) {
            if constexpr (std::is_same_v<decltype(at), std::monostate>)
                return QString();
            else
                return placeTitle(state, at, names);
        },
        place);
}

/// Whether the camera should stand otherwise.
CameraStand standOf(const vision::View& view) {
    const cv::Point3d& eye = view.camera;
    if (std::atan2(std::hypot(eye.x, eye.y), eye.z) > vision::Params().track.mostTilt * std::numbers::pi / 180)
        return CameraStand::Flat;
    return vision::sidePixels(view.boardToImage) < kLeastSide ? CameraStand::Far : CameraStand::Good;
}

} // namespace

/// What the worker thread knows.
struct TableWatch::Eye {
    Watch watch;
    bool begun = false;
    bool covered = false;     ///< something lay over the board when it was looked at last
    cv::Mat1b last, judgedAt; ///< glances: of the last frame, and of the one that was judged
    QElapsedTimer still;      ///< since something moved
    QElapsedTimer tried;      ///< since the board was searched
    int judged = 0;           ///< number of judgements
    int doubts = 0;           ///< number of the last ones in a row that may have missed something
    int revision = 0;         ///< of the game

    Eye(Recorded record, vision::Params params) : watch(std::move(record), std::move(params)) { still.start(); }

    Report judgement(Sighting seen);
    Report look(const cv::Mat& bgr);
};

/// What the worker thread has found.
struct TableWatch::Report {
    cv::Size size;                                  ///< of the frame; empty: no frame
    bool moving = false;                            ///< something moves or lies over the board
    CameraStand stand = CameraStand::Good;          ///< set with `outline`
    std::optional<vision::Failure> failure{};       ///< the board was searched and not found
    QList<double> outline{};                        ///< set with `seen` and when the board is found
    std::optional<Sighting> seen{};                 ///< the table was judged
    std::vector<std::pair<QImage, QImage>> crops{}; ///< before and now: of its roll, its proposals, the unexplained
    int judged = 0;                                 ///< number of `seen`
    int revision = 0;                               ///< of the game for which it was judged

    void show(const vision::View& view) {
        outline = boardOutline(view.boardToImage, view.ground.places());
        stand = standOf(view);
    }
};

TableWatch::Report TableWatch::Eye::judgement(Sighting seen) {
    Report report;
    report.show(watch.after());
    const auto crop = [&](const vision::Place& place) {
        report.crops.emplace_back(cropOf(watch.before(), place), cropOf(watch.after(), place));
    };
    if (seen.roll) {
        cv::Mat dice;
        cv::hconcat(seen.roll->dice.pictures, dice);
        report.crops.emplace_back(QImage(), imageOf(dice));
    }
    for (const Proposal& proposal : seen.proposals) crop(shownChange(proposal).at);
    if (seen.unexplained.size() > kMostUnexplained) seen.unexplained.clear();
    std::erase_if(seen.unexplained, [](const vision::Unexplained& place) { return place.chance < kUnexplained; });
    for (const vision::Unexplained& place : seen.unexplained) crop(place.at);
    doubts = report.crops.empty() && seen.doubt > kDoubt ? doubts + 1 : 0;
    if (report.crops.empty() && (doubts == 0 || doubts > kMostDoubts)) watch.settle();
    report.seen = std::move(seen);
    report.judged = ++judged;
    report.revision = revision;
    return report;
}

TableWatch::Report TableWatch::Eye::look(const cv::Mat& bgr) {
    Report report{.size = bgr.size()};
    const cv::Mat1b now = vision::glanceOf(bgr);
    report.moving = last.empty() || vision::differ(last, now);
    last = now;
    if (report.moving) still.start();
    const bool lies = !judgedAt.empty() && !vision::differ(judgedAt, now);
    if (still.elapsed() < kStill) {
        report.moving = report.moving || (begun && !lies); // until it has been looked at
        return report;
    }
    report.moving = lies && covered;
    if (lies && (begun || tried.elapsed() < kTryAgain)) return report;
    judgedAt = now;
    covered = false;
    if (!begun) {
        report.failure = watch.begin(bgr);
        tried.start();
        begun = !report.failure;
        if (begun) report.show(watch.before());
        return report;
    }
    Sighting seen = watch.look(bgr);
    report.failure = seen.failure;
    report.moving = covered = !seen.settled && !seen.failure;
    if (!seen.settled) return report;
    Report judged = judgement(std::move(seen));
    judged.size = bgr.size();
    return judged;
}

TableWatch::TableWatch(Game& game, Table& table, LearnedSets& sets, QObject* parent)
    : QObject(parent), m_game(game), m_table(table), m_sets(sets) {
    m_pool.setMaxThreadCount(1);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, &TableWatch::show);
    connect(&m_sink, &QVideoSink::videoFrameChanged, this, &TableWatch::look);
    connect(&m_game, &Game::changed, this, &TableWatch::follow);
    connect(&m_table, &Table::changed, this, &TableWatch::show);
}

TableWatch::~TableWatch() {
    m_sink.disconnect(this);
    m_pool.waitForDone();
}

void TableWatch::begin(const QString& video) {
    const GameSession* session = m_game.session();
    if (session == nullptr || !vision::isReadable(vision::groundOf(session->state().board))) return;
    end();
    m_eye = std::make_shared<Eye>(recordOf(*session), m_sets.inUse().params());
    m_revision = m_judgedFor = m_eye->revision = m_game.revision();
    m_session = m_game.sessionNumber();
    m_video = video;
    emit changed();
}

void TableWatch::end() {
    if (!m_eye) return;
    ++m_round;
    m_eye.reset();
    m_lastFrame.invalidate();
    m_busy = m_moving = false;
    m_size = {};
    m_failure.reset();
    m_stand = CameraStand::Good;
    m_outline.clear();
    m_sighting = {};
    keepPictures({});
    m_dismissed.clear();
    m_tried.clear();
    m_patience.stop();
    m_video.clear();
    show();
}

void TableWatch::showIn(QObject* object) {
    auto* sink = qobject_cast<QVideoSink*>(object);
    if (sink == nullptr) return;
    std::erase_if(m_shownIn, [sink](const auto& other) { return !other || other == sink; });
    m_shownIn.emplace_back(sink);
    sink->setVideoFrame(m_sink.videoFrame());
}

void TableWatch::look(const QVideoFrame& frame) {
    if (!m_eye || !frame.isValid() || (m_lastFrame.isValid() && m_lastFrame.elapsed() < kBetweenFrames)) return;
    m_lastFrame.start();
    for (const auto& sink : m_shownIn)
        if (sink) sink->setVideoFrame(frame);
    if (m_busy) return;
    m_busy = true;
    post([pixels = FramePixels(frame)](Eye& eye) {
        const cv::Mat bgr = bgrOf(pixels);
        return bgr.empty() ? Report() : eye.look(bgr);
    });
}

void TableWatch::post(std::function<Report(Eye&)> job) {
    m_pool.start([this, eye = m_eye, job = std::move(job), round = m_round] {
        const auto report = std::make_shared<const Report>(job(*eye));
        QMetaObject::invokeMethod(this, [this, report, round] {
            if (round == m_round) take(*report);
        });
    });
}

void TableWatch::take(const Report& report) {
    const auto shown = [this] { return std::tuple(m_size, m_moving, m_failure, m_outline, m_stand); };
    const auto before = shown();
    if (!report.size.empty()) {
        m_busy = false;
        m_size = report.size;
        m_moving = report.moving;
    }
    if (!report.outline.isEmpty()) {
        m_failure.reset();
        m_outline = report.outline;
        m_stand = report.stand;
    }
    if (report.failure) {
        m_failure = report.failure;
        m_outline.clear();
    }
    if (report.seen) {
        m_sighting = *report.seen;
        m_judged = report.judged;
        m_judgedFor = report.revision;
        keepPictures(report.crops);
        m_patience.stop();
        if (!m_sighting.unexplained.empty()) m_patience.start();
        show();
    }
    if (shown() != before) emit changed();
}

void TableWatch::keepPictures(const std::vector<std::pair<QImage, QImage>>& crops) {
    for (const auto& [before, now] : std::exchange(m_pictures, {})) {
        PictureStore::forget(before);
        PictureStore::forget(now);
    }
    for (const auto& [before, now] : crops)
        m_pictures.emplace_back(PictureStore::show(before), PictureStore::show(now));
}

bool TableWatch::isFresh() const { return m_game.active() && m_judgedFor == m_game.revision(); }

QString TableWatch::sign() const {
    if (m_size.empty()) return u"waiting"_s;
    if (m_failure || m_outline.isEmpty()) return u"searching"_s;
    return m_moving ? u"hand"_s : m_seen.isEmpty() ? u"looking"_s : u"changed"_s;
}

QString TableWatch::advice() const { return m_failure ? scanFailureText(*m_failure) : standText(m_stand); }

void TableWatch::follow() {
    if (!m_eye || (m_revision == m_game.revision() && m_session == m_game.sessionNumber())) return;
    if (!m_game.active() || m_session != m_game.sessionNumber()) return end();
    m_revision = m_game.revision();
    if (const QString text = std::exchange(m_entering, {}); !text.isEmpty() && m_enteredAt + 1 == m_revision)
        emit entered(text);
    post([record = recordOf(*m_game.session()), revision = m_revision](Eye& eye) {
        eye.watch.follow(record);
        eye.revision = revision;
        return eye.begun && !eye.watch.settled() ? eye.judgement(eye.watch.judge()) : Report();
    });
}

SeenFacts TableWatch::factsOf(const SeenRoll& roll) const {
    const GameState& state = roll.way.states[roll.way.hidden];
    return {.id = idOf(roll.dice),
            .color = wordFor(state.colors[index(actingPlayer(state))]),
            .ways = {textOf(roll.way, m_game.seatNames())}};
}

SeenFacts TableWatch::factsOf(const Proposal& proposal) const {
    const GameSession& session = *m_game.session();
    const SeatNames names = m_game.seatNames();
    const vision::Change& change = shownChange(proposal);
    const Island& island = session.state().island();
    SeenFacts facts{.id = idOf(proposal.changes, island), .at = QString::fromStdString(placeText(change.at, island))};
    for (const vision::Thing* thing : {&change.before, &change.after})
        if (const auto* piece = std::get_if<vision::Standing>(thing)) facts.color = wordFor(piece->color);
    for (const Way* way : offered(proposal)) {
        if (isCommand(*way)) {
            facts.ways.append(textOf(*way, names));
        } else if (is(way->commands.front(), "undo")) {
            QStringList steps;
            for (std::size_t i = 1; i <= way->commands.size() && i <= session.steps().size(); ++i)
                steps.append(stepInWords(session.steps()[session.steps().size() - i], session));
            facts.ways.append(takenBackText(steps));
        } else {
            facts.ways.append(goneText(titleOf(session.state(), change.at, names)));
        }
    }
    return facts;
}

SeenFacts TableWatch::factsOf(const vision::Unexplained& unexplained) const {
    const GameState& state = m_game.session()->state();
    const QString at = QString::fromStdString(placeText(unexplained.at, state.island()));
    return {.id = at, .hindrance = unexplainedText(titleOf(state, unexplained.at, m_game.seatNames())), .at = at};
}

void TableWatch::show() {
    // Until it is judged anew, what was seen stays where it is shown.
    if (m_eye && !isFresh()) return;
    QList<SeenFacts> seen;
    std::size_t number = 0;
    const auto pictured = [&](SeenFacts facts) {
        std::tie(facts.before, facts.now) = m_pictures[number++];
        return facts;
    };
    const auto add = [&](const SeenFacts& facts) {
        if (!m_dismissed.contains(facts.id)) seen.append(facts);
    };
    const Way* certain = nullptr;
    bool first = true; // nothing was seen that has to be entered earlier
    const auto addWay = [&](SeenFacts facts, const Way& way, const QString& hindrance = {}) {
        const auto why = m_game.whyNot(entriesOf(way));
        facts.hindrance = hindrance;
        if (why && facts.hindrance.isEmpty()) {
            facts.hindrance = first ? m_game.reasonOf(*why) : afterTheOthersText();
            if (first) facts.rule = why->rule;
        }
        if (first && facts.hindrance.isEmpty() && way.chance > kCertain && isCommand(way) && facts.id != m_tried &&
            !m_dismissed.contains(facts.id))
            certain = &way;
        first = false;
        add(facts);
    };
    if (m_eye) {
        std::optional<SeenFacts> roll;
        if (m_sighting.roll) {
            roll = pictured(m_sighting.roll->way.commands.empty() ? SeenFacts() : factsOf(*m_sighting.roll));
            if (roll->id.isEmpty()) roll.reset();
        }
        const auto addRoll = [&] {
            if (roll) addWay(*roll, m_sighting.roll->way, first ? QString() : afterTheOthersText());
            roll.reset();
        };
        bool rollFirst = false;
        for (const Proposal& proposal : m_sighting.proposals) {
            const Way& way = proposal.way;
            const auto hidden = way.commands.begin() + static_cast<std::ptrdiff_t>(way.hidden);
            rollFirst |= std::any_of(way.commands.begin(), hidden, [](const auto& l) { return is(l, "roll"); });
            if (rollFirst) addRoll();
            const bool waits = rollFirst && (way.hidden > 0 || m_game.whyNot(entriesOf(way)));
            addWay(pictured(factsOf(proposal)), way, waits ? rollFirstText() : QString());
        }
        addRoll();
        for (const vision::Unexplained& place : m_sighting.unexplained) {
            if (m_patience.isActive()) break;
            add(pictured(factsOf(place)));
        }
    }
    if (certain != nullptr && m_table.watching() == "enter"_L1 && !m_game.saving()) {
        m_tried = seen.front().id; // what is refused or doubted is asked about like everything else
        m_entering = seen.front().ways.front();
        m_enteredAt = m_revision;
        m_game.performAll(entriesOf(*certain));
    }
    m_seen = seen;
    emit seenChanged();
    emit changed();
    const bool judged = m_sighting.roll || !m_sighting.proposals.empty() || !m_sighting.unexplained.empty();
    if (judged && m_seen.isEmpty() && !m_patience.isActive()) settle();
}

std::vector<const Way*> TableWatch::waysOf(const QString& id) const {
    if (m_sighting.roll && id == idOf(m_sighting.roll->dice)) return {&m_sighting.roll->way};
    const Island& island = m_game.session()->state().island();
    for (const Proposal& proposal : m_sighting.proposals)
        if (id == idOf(proposal.changes, island)) return offered(proposal);
    return {};
}

bool TableWatch::enter(const QString& id, int way) {
    if (!m_eye || !isFresh()) return false;
    std::vector<record::Json> lines;
    for (const SeenFacts& facts : std::as_const(m_seen)) {
        if (id.isEmpty() ? !facts.hindrance.isEmpty() : facts.id != id) continue;
        const auto ways = waysOf(facts.id);
        if (way < 0 || way >= std::ssize(ways)) return false;
        const auto own = entriesOf(*ways[static_cast<std::size_t>(way)]);
        lines.insert(lines.end(), own.begin(), own.end());
    }
    return !lines.empty() && m_game.performAll(lines);
}

void TableWatch::dismiss(const QString& id) {
    m_dismissed.insert(id);
    show();
}

void TableWatch::settle() {
    m_dismissed.clear();
    m_sighting = {};
    post([number = m_judged](Eye& eye) {
        // A later picture may show more.
        if (eye.judged == number && !eye.watch.settled()) eye.watch.settle();
        return Report();
    });
}

} // namespace reeve::app

#include "moc_table_watch.cpp"
