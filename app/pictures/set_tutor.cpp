// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/set_tutor.h"

#include "app/pictures/frame_to_mat.h"
#include "app/pictures/learned_sets.h"
#include "app/pictures/live_board.h"
#include "app/pictures/picture_store.h"
#include "app/pictures/sets_wording.h"
#include "app/pictures/teaching_wording.h"
#include "app/store/local_path.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "engine/board/standard_island.h"
#include "engine/record/json.h"
#include "engine/record/words.h"
#include "vision/set/summary.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;
using record::Json;
using vision::ConfirmedPiece;
using vision::PieceKind;

std::string placeOf(const ConfirmedPiece& piece) {
    return std::visit([](auto at) { return name(at); }, piece.at);
}

/// An arrangement as a board object of the record; its hexes have no terrain.
Json boardOf(const Arrangement& arrangement) {
    Json hexes = Json::object();
    for (std::size_t i = 0; i < standard::kHexes; ++i) hexes[name(static_cast<HexId>(i))] = {{"terrain", ""}};
    Json pieces = Json::object();
    Json metropolises = Json::object();
    std::size_t track = 0;
    for (const ConfirmedPiece& piece : arrangement.pieces) {
        const std::string color(record::wordOf(piece.color));
        switch (piece.piece) {
        case PieceKind::Road: pieces[color]["roads"].push_back(placeOf(piece)); break;
        case PieceKind::Settlement: pieces[color]["settlements"].push_back(placeOf(piece)); break;
        case PieceKind::City: pieces[color]["cities"].push_back(placeOf(piece)); break;
        case PieceKind::Wall: pieces[color]["walls"].push_back(placeOf(piece)); break;
        case PieceKind::Ship: break; // arrangements have no ships
        case PieceKind::Knight:
            pieces[color]["knights"].push_back(
                {{"at", placeOf(piece)}, {"level", *piece.level}, {"active", *piece.active}});
            break;
        case PieceKind::Metropolis:
            metropolises[std::string(record::wordOf(static_cast<Track>(track++)))] = {{"player", color},
                                                                                      {"at", placeOf(piece)}};
            break;
        }
    }
    Json merchant = nullptr;
    if (arrangement.merchant != kNoHex) merchant = {{"at", name(arrangement.merchant)}, {"player", nullptr}};
    return {{"hexes", hexes},       {"harbors", Json::array()}, {"robber", name(arrangement.robber)},
            {"merchant", merchant}, {"pieces", pieces},         {"metropolises", metropolises}};
}

} // namespace

SetTutor::SetTutor(LearnedSets& sets, QObject* parent) : QObject(parent), m_sets(sets) {
    m_pool.setMaxThreadCount(1);
    connect(&sets, &LearnedSets::changed, this, &SetTutor::changed);
}

SetTutor::~SetTutor() {
    if (m_cancelled) m_cancelled->store(true);
    m_pool.waitForDone();
}

void SetTutor::show(const QString& state) {
    m_state = state;
    emit changed();
}

QStringList SetTutor::colors() const {
    QStringList words;
    for (const Color color : m_colors) words.append(wordFor(color));
    return words;
}

void SetTutor::setColor(const QString& color, bool there) {
    const auto named = namedBy<Color>(color);
    if (!named || m_state != "choosing"_L1) return;
    if (!there && m_colors.size() > 1)
        std::erase(m_colors, *named);
    else if (there && std::ranges::find(m_colors, *named) == m_colors.end())
        m_colors.push_back(*named);
    std::ranges::sort(m_colors);
    emit changed();
}

void SetTutor::setKnights(bool knights) {
    if (m_state != "choosing"_L1) return;
    m_knights = knights;
    emit changed();
}

void SetTutor::begin(const QString& set) {
    if (m_cancelled) m_cancelled->store(true);
    m_cancelled.reset();
    m_name = set;
    m_picture = 0;
    m_arrangements.clear();
    m_before.clear();
    m_taught = {};
    show(u"choosing"_s);
}

void SetTutor::lay() {
    if (m_state != "choosing"_L1) return;
    m_arrangements = arrangementsOf(m_colors, m_knights);
    m_picture = 0;
    m_taught = {};
    show(u"laying"_s);
}

const Arrangement* SetTutor::arrangement() const {
    const auto place = static_cast<std::size_t>(m_picture);
    return place < m_arrangements.size() ? &m_arrangements[place] : nullptr;
}

QVariant SetTutor::board() const {
    const Arrangement* now = arrangement();
    return now == nullptr ? QVariant::fromValue(nullptr) : toVariant(boardOf(*now));
}

QList<NeededPiecesFacts> SetTutor::needed() const {
    QList<NeededPiecesFacts> list;
    const Arrangement* now = arrangement();
    if (now == nullptr) return list;
    for (const Color color : m_colors) list.append({.color = wordFor(color), .text = neededText(*now, color)});
    list.append({.color = {}, .text = neededFiguresText(*now)});
    return list;
}

void SetTutor::read(const QUrl& file) { teach({.file = localPath(file), .bgr = {}, .boardToImage = {}, .sets = {}}); }

bool SetTutor::take(LiveBoard* live) {
    if (live == nullptr || !live->taken()) return false;
    teach({.file = {}, .bgr = live->taken()->picture, .boardToImage = {}, .islands = {}, .sets = {}});
    return true;
}

void SetTutor::teach(ScanSource source) {
    const Arrangement* now = arrangement();
    if (now == nullptr || (m_state != "laying"_L1 && m_state != "refused"_L1)) return;
    if (m_sets.refused()) { // another instance has the games open; nothing can be saved
        m_taught = {};
        show(u"refused"_s);
        return;
    }
    if (m_cancelled) m_cancelled->store(true);
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    const vision::LearnedSet* set = m_name.isEmpty() ? nullptr : m_sets.find(m_name);
    m_base = set == nullptr ? vision::LearnedSet{} : *set;
    m_pool.start(
        [self = QPointer(this), cancelled = m_cancelled, source = std::move(source), arrangement = *now, set = m_base] {
            if (cancelled->load()) return;
            auto taught = std::make_shared<TaughtPicture>(teachPicture(set, source, arrangement));
            QMetaObject::invokeMethod(qApp, [self, cancelled, taught] {
                if (self && !cancelled->load()) self->finish(std::move(*taught));
            });
        });
    show(u"reading"_s);
}

void SetTutor::finish(TaughtPicture taught) {
    m_cancelled.reset();
    m_taught = std::move(taught);
    if (m_taught.fault != TaughtPicture::Fault::None) {
        show(u"refused"_s);
        return;
    }
    const vision::LearnedSet* now = m_name.isEmpty() ? nullptr : m_sets.find(m_name);
    const QString name = m_name.isEmpty() ? m_sets.freeName(setNameText()) : m_name;
    // A lesson of a scan may have ended meanwhile: what it taught is not overwritten.
    const bool changed = (now == nullptr ? vision::LearnedSet{} : *now) != m_base;
    if (changed || !m_sets.keep(name, m_taught.set)) {
        m_taught = {}; // without a fault LearnedSets::notice() says why the set was not kept
        if (changed) m_taught.fault = TaughtPicture::Fault::SetChanged;
        show(u"refused"_s);
        return;
    }
    m_name = name;
    m_before.push_back(std::move(m_base));
    ++m_picture;
    show(arrangement() == nullptr ? u"done"_s : u"laying"_s);
}

void SetTutor::goBack() {
    if (m_state == "reading"_L1) {
        if (m_cancelled) m_cancelled->store(true);
        m_cancelled.reset();
        show(u"laying"_s);
        return;
    }
    m_taught = {};
    if (m_before.empty()) {
        m_arrangements.clear();
        m_picture = 0;
        show(u"choosing"_s);
        return;
    }
    m_sets.keep(m_name, m_before.back());
    if (m_before.back().empty()) m_name.clear();
    m_before.pop_back();
    --m_picture;
    show(u"laying"_s);
}

QString SetTutor::message() const {
    if (m_state == "refused"_L1)
        return m_taught.fault == TaughtPicture::Fault::None ? m_sets.notice() : refusedText(m_taught);
    QString read;
    if (m_taught.right)
        read = readRightText(m_picture, *m_taught.right, static_cast<int>(m_taught.wrong.size()));
    else if (!m_taught.set.empty())
        read = firstLearnedText();
    const vision::LearnedSet* set = m_state == "done"_L1 ? m_sets.find(m_name) : nullptr;
    if (set == nullptr) return read;
    const QString learned = learnedText(m_name, vision::summaryOf(*set));
    return read.isEmpty() ? learned : learned + u"\n"_s + read;
}

QStringList SetTutor::wrong() const {
    QStringList list;
    for (const ConfirmedPiece& piece : m_taught.wrong) list.append(pieceText(piece));
    list.removeDuplicates();
    return list;
}

QStringList SetTutor::missing() const {
    QStringList places;
    if (m_state == "refused"_L1)
        for (const ConfirmedPiece& piece : m_taught.missing) places.append(QString::fromStdString(placeOf(piece)));
    return places;
}

QString SetTutor::alike() const { return m_before.empty() ? QString() : m_sets.alike(m_name); }

} // namespace reeve::app

#include "moc_set_tutor.cpp"
