// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/scanner.h"

#include "app/pictures/frame_corners.h"
#include "app/pictures/frame_to_mat.h"
#include "app/pictures/json/reading_json.h"
#include "app/pictures/learned_sets.h"
#include "app/pictures/live_board.h"
#include "app/pictures/picture_store.h"
#include "app/pictures/reading_board.h"
#include "app/pictures/set_lessons.h"
#include "app/store/local_path.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/words/scan_wording.h"
#include "engine/modules/seafarers/layouts.h"
#include "vision/judge/turn_reading.h"
#include "vision/set/confirmed.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace reeve::app {
using namespace Qt::StringLiterals;

Scanner::Scanner(QObject* parent) : QObject(parent), m_reading(QVariant::fromValue(nullptr)) {
    m_pool.setMaxThreadCount(1);
}

Scanner::~Scanner() {
    if (m_cancelled) m_cancelled->store(true);
    m_pool.waitForDone();
}

bool Scanner::found() const { return m_state == "found"_L1; }

void Scanner::show(const QString& state) {
    m_state = state;
    m_reading = state == "found"_L1 || state == "not-found"_L1
                    ? toVariant(readingToJson(m_result.reading, m_picture.fileName().toStdString(), m_result.size,
                                              m_result.loadMilliseconds))
                    : QVariant::fromValue(nullptr);
    emit changed();
}

void Scanner::expect(const QString& scenario, int players) {
    const auto named = namedBy<Scenario>(scenario);
    m_ground.reset();
    if (named && *named != Scenario::None)
        m_ground =
            vision::groundOf(*named, std::clamp(players, seafarers::kFewestPlayers, static_cast<int>(kMaxPlayers)));
    const vision::Ground& read = m_result.reading.ground();
    if (m_ground && !(read == *m_ground)) cancel();
}

void Scanner::read(const QUrl& picture) {
    if (m_cancelled) m_cancelled->store(true);
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    PictureStore::forget(m_picture);
    m_picture = picture;
    m_result = {};
    m_offer = 0;
    m_rotation = 0;
    m_said.reset();
    start(source());
}

ScanSource Scanner::source() const {
    ScanSource source;
    source.scenarios = true;
    if (unkept())
        source.bgr = bgrOf(PictureStore::picture(m_picture));
    else
        source.file = localPath(m_picture);
    if (const auto& known = m_said ? m_said : m_ground) source.islands = {*known};
    return source;
}

void Scanner::start(ScanSource source) {
    if (m_sets) source.sets = m_sets->inUse();
    startScan(m_pool, source, m_cancelled, [self = QPointer(this)](ScanResult result) {
        if (self) self->finish(std::move(result));
    });
    show(u"reading"_s);
}

void Scanner::aim(LiveBoard* live) const {
    if (live == nullptr) return;
    if (m_ground)
        live->expect({*m_ground}, false);
    else
        live->expect(vision::LocateParams().islands, true);
}

bool Scanner::take(LiveBoard* live) {
    if (live == nullptr || !live->taken()) return false;
    cancel();
    m_picture = PictureStore::show(imageOf(live->taken()->picture));
    finish(live->taken()->result);
    return true;
}

void Scanner::readWithCorners(const QList<double>& corners) {
    const auto boardToImage = homographyFromCorners(corners, m_result.reading.island);
    if (!boardToImage || m_picture.isEmpty() || m_result.error) return;
    if (m_cancelled) m_cancelled->store(true);
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    ScanSource there = source();
    there.boardToImage = boardToImage;
    there.islands = {m_result.reading.ground()};
    start(std::move(there));
}

QString Scanner::scenario() const { return found() ? layoutOf(m_result.reading.ground()).scenario : QString(); }

QList<int> Scanner::scenarioPlayers() const {
    return found() ? layoutOf(m_result.reading.ground()).players : QList<int>();
}

QList<LaidLayoutFacts> Scanner::layouts() const {
    QList<LaidLayoutFacts> list;
    if (!found() || !m_result.reading.isUncertain(vision::BoardDoubt::Layout)) return list;
    list.append(layoutOf(m_result.reading.ground()));
    for (const vision::Ground& other : m_result.reading.others) list.append(layoutOf(other));
    return list;
}

void Scanner::chooseLayout(int number) {
    if (number < 0 || number >= layouts().size()) return;
    m_result.reading.confirm(vision::BoardDoubt::Layout);
    if (number == 0) {
        show(m_state);
        return;
    }
    m_said = m_result.reading.others[static_cast<std::size_t>(number - 1)];
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    start(source());
}

void Scanner::readAgain() {
    if (m_picture.isEmpty() || m_result.error) return;
    if (m_cancelled) m_cancelled->store(true);
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    ScanSource again = source();
    if (found()) {
        again.boardToImage = vision::turned(m_result.reading, 6 - m_rotation).boardToImage;
        again.islands = {m_result.reading.ground()};
    }
    start(std::move(again));
}

bool Scanner::teaches() const { return found() && m_lessons && !m_result.reading.ground().atSea(); }

SetLesson Scanner::lesson() const {
    vision::Confirmed confirmed = vision::confirmedFrom(m_result.reading);
    // The user has confirmed terrains, numbers and harbours only.
    confirmed.pieces.reset();
    confirmed.unknown.clear();
    confirmed.robber.reset();
    confirmed.merchant.reset();
    return {source(), std::move(confirmed)};
}

void Scanner::offerLesson() {
    if (!teaches()) return;
    if (m_lessons->taught(m_offer))
        m_lessons->revise(m_offer, lesson());
    else
        m_offer = m_lessons->offer(lesson(), m_result.set, corrections() > 0);
}

void Scanner::reviseLesson() {
    if (!teaches()) return;
    if (m_offer == 0) // the set knew everything before the correction
        m_offer = m_lessons->offer(lesson(), m_result.set, corrections() > 0);
    else
        m_lessons->revise(m_offer, lesson());
}

QList<double> Scanner::corners() const {
    // Most rotations do not map the land of a Seafarers board to itself, and six corners do not determine the rotation.
    const bool atSea = m_ground || m_result.reading.ground().atSea();
    return atSea || m_picture.isEmpty() || m_result.size.empty()
               ? QList<double>()
               : frameCorners(found() ? std::optional(m_result.reading.boardToImage) : std::nullopt, m_result.size,
                              m_result.reading.island);
}

QString Scanner::keepPicture() {
    const QImage picture = PictureStore::picture(m_picture);
    const QString file =
        QDir(picturesFolder().toLocalFile())
            .filePath(u"reeve-%1.jpg"_s.arg(QDateTime::currentDateTime().toString(u"yyyyMMdd-hhmmss"_s)));
    return !picture.isNull() && picture.save(file, "JPG", 92) ? QFileInfo(file).fileName() : QString();
}

void Scanner::forgetCorrections() {
    m_confirmed.clear();
    m_confirmedHarbors.clear();
}

void Scanner::finish(ScanResult result) {
    m_result = std::move(result);
    m_offer = 0;
    forgetCorrections();
    // A picture that is read again keeps the rotation that the user has set.
    if (m_result.reading.found()) m_result.reading = vision::turned(m_result.reading, m_rotation);
    m_cancelled.reset();
    show(m_result.error ? u"failed"_s : m_result.reading.found() ? u"found"_s : u"not-found"_s);
}

void Scanner::cancel() {
    if (m_cancelled) m_cancelled->store(true);
    m_cancelled.reset();
    PictureStore::forget(m_picture);
    m_picture.clear();
    m_result = {};
    m_offer = 0;
    m_rotation = 0;
    m_said.reset();
    forgetCorrections();
    show(u"idle"_s);
}

bool Scanner::correct(const QString& hex, const QString& terrain, int number) {
    const Island& island = m_result.reading.places();
    const auto place = island.hexNamed(hex.toStdString());
    const auto kind = namedBy<Terrain>(terrain);
    if (!found() || !place || !kind || number < 0 || number > 12 || number == 1 || number == 7) return false;
    vision::HexReading& read = m_result.reading.hexes[index(*place)];
    read.terrain = *kind;
    read.number = number;
    read.terrainConfidence = read.numberConfidence = 1; // confirmed by the user
    m_result.reading.confirm(vision::HexDoubt{*place, vision::HexField::Terrain});
    m_result.reading.confirm(vision::HexDoubt{*place, vision::HexField::Number});
    m_confirmed.insert(*place);
    show(m_state);
    return true;
}

bool Scanner::correctHarbor(const QString& at, const QString& gives) {
    const auto path = m_result.reading.places().pathNamed(at.toStdString());
    const auto kind = namedBy<HarborKind>(gives);
    if (!found() || !path || !kind) return false;
    auto& harbors = m_result.reading.harbors;
    const auto read =
        std::find_if(harbors.begin(), harbors.end(), [&](const auto& harbor) { return harbor.at == *path; });
    if (read == harbors.end()) return false;
    const auto number = static_cast<std::size_t>(read - harbors.begin());
    read->gives = *kind;
    read->confidence = 1;
    m_result.reading.confirm(vision::HarborDoubt{number, vision::HarborField::Whole});
    m_result.reading.confirm(vision::HarborDoubt{number, vision::HarborField::Gives});
    m_confirmedHarbors.insert(*path);
    show(m_state);
    return true;
}

void Scanner::rotate(int sixths) {
    const Island& island = m_result.reading.places();
    const int step = sixths < 0 ? -1 : 1;
    sixths = (sixths % 6 + 6) % 6;
    while (!m_result.reading.ground().liesOnItself(sixths)) sixths = (sixths + step + 6) % 6;
    if (!found() || sixths == 0) return;
    m_result.reading = vision::turned(m_result.reading, sixths);
    std::set<HexId> confirmed;
    for (const HexId hex : m_confirmed) confirmed.insert(*island.rotated(hex, sixths));
    m_confirmed = std::move(confirmed);
    std::set<PathId> harbors;
    for (const PathId path : m_confirmedHarbors) harbors.insert(*island.rotated(path, sixths));
    m_confirmedHarbors = std::move(harbors);
    m_rotation = (m_rotation + sixths) % 6;
    show(m_state);
}

int Scanner::corrections() const { return static_cast<int>(std::ssize(m_confirmed) + std::ssize(m_confirmedHarbors)); }

BoxFit Scanner::fit() const {
    LaidBoard board;
    for (const HexId at : m_result.reading.places().hexes) {
        const vision::HexReading& hex = m_result.reading.hexes[index(at)];
        board[index(at)] = {hex.terrain, hex.number, m_confirmed.contains(at)};
    }
    return fitToBox(board, m_result.reading.island);
}

QStringList Scanner::suspects() const {
    return found() && !m_result.reading.ground().atSea() ? placeList(m_result.reading.places(), fit().suspects)
                                                         : QStringList();
}

QList<HexExchangeFacts> Scanner::exchanges() const {
    return found() && !m_result.reading.ground().atSea() ? exchangesOf(m_result.reading, fit().exchanges)
                                                         : QList<HexExchangeFacts>();
}

QList<ScannedHarborFacts> Scanner::harbors() const {
    return found() ? harborMarksOf(m_result.reading) : QList<ScannedHarborFacts>();
}

QString Scanner::message() const {
    if (m_result.error) return imageErrorText(*m_result.error);
    if (m_state == "not-found"_L1 && m_result.reading.failure) return scanFailureText(*m_result.reading.failure);
    return {};
}

QList<UncertainHexFacts> Scanner::uncertain() const {
    QList<UncertainHexFacts> list;
    if (!found()) return list;
    const Island& island = m_result.reading.places();
    for (const HexId hex : island.hexes) {
        if (m_result.reading.isUncertain(vision::HexDoubt{hex, vision::HexField::Terrain}))
            list.append(UncertainHexFacts{.hex = placeName(island, hex), .what = u"terrain"_s});
        if (m_result.reading.isUncertain(vision::HexDoubt{hex, vision::HexField::Number}))
            list.append(UncertainHexFacts{.hex = placeName(island, hex), .what = u"number"_s});
    }
    return list;
}

QList<HexOutlineFacts> Scanner::hexOutlines() const {
    return found() ? outlinesOf(m_result.reading) : QList<HexOutlineFacts>();
}

QVariant Scanner::board() const { return found() ? boardOf(m_result.reading) : QVariant::fromValue(nullptr); }

bool Scanner::cameraAvailable() const { return m_camera && m_camera->available(); }

void Scanner::useSets(LearnedSets& sets, SetLessons& lessons) {
    m_sets = &sets;
    m_lessons = &lessons;
}

void Scanner::useCamera(CameraSource& camera) {
    m_camera = &camera;
    connect(&camera, &CameraSource::availableChanged, this, &Scanner::camerasChanged);
    emit camerasChanged();
}

QUrl Scanner::picturesFolder() const {
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QUrl::fromLocalFile(QFileInfo::exists(pictures) ? pictures : QDir::homePath());
}

} // namespace reeve::app

#include "moc_scanner.cpp"
