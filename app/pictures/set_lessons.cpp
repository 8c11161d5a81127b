// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/set_lessons.h"

#include "app/pictures/learned_sets.h"
#include "app/pictures/sets_wording.h"
#include "vision/set/summary.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// Whether a confirmed picture shows something of which the set has no example.
bool showsNews(const vision::Confirmed& confirmed, const vision::SetSummary& known) {
    for (const auto& terrain : confirmed.terrain)
        if (terrain && known.terrain[index(*terrain)] == 0) return true;
    if (!confirmed.harbors.empty() && known.harbors == 0) return true;
    if (!confirmed.pieces) return false;
    return std::ranges::any_of(*confirmed.pieces, [&](const vision::ConfirmedPiece& piece) {
        const std::size_t color = index(piece.color);
        switch (piece.piece) {
        case vision::PieceKind::Road: return known.roads[color] == 0;
        case vision::PieceKind::Settlement: return known.settlements[color] == 0;
        case vision::PieceKind::City: return known.cities[color] == 0;
        case vision::PieceKind::Wall: return known.walls == 0;
        case vision::PieceKind::Metropolis: return known.metropolises == 0;
        case vision::PieceKind::Ship: return false; // sets have no examples of ships
        case vision::PieceKind::Knight:
            return known.knights[color] == 0 ||
                   (piece.level && piece.active &&
                    known.levels[static_cast<std::size_t>(*piece.level - 1)][*piece.active ? 1 : 0] == 0);
        }
        return false;
    });
}

} // namespace

SetLessons::SetLessons(LearnedSets& sets, QObject* parent) : QObject(parent), m_sets(sets) {
    m_pool.setMaxThreadCount(1);
}

SetLessons::~SetLessons() {
    if (m_cancelled) m_cancelled->store(true);
    m_pool.waitForDone();
}

void SetLessons::show(const QString& state) {
    m_state = state;
    emit changed();
}

std::uint32_t SetLessons::offer(SetLesson lesson, const QString& name, bool corrected) {
    dismiss();
    const vision::LearnedSet* set = name.isEmpty() ? nullptr : m_sets.find(name);
    if (set == nullptr && m_sets.full()) return 0;
    if (set != nullptr && !corrected && !showsNews(lesson.confirmed, vision::summaryOf(*set))) return 0;
    m_lesson = std::move(lesson);
    m_name = set == nullptr ? QString() : name;
    m_learned = 0;
    const std::uint32_t number = ++m_offers;
    show(u"offered"_s);
    if (set != nullptr && corrected) learn();
    return number;
}

void SetLessons::withdraw(std::uint32_t offer) {
    if (offer == 0 || offer != m_offers) return;
    forget();
    dismiss();
}

void SetLessons::revise(std::uint32_t offer, SetLesson lesson) {
    if (offer == 0 || offer != m_offers) return;
    if (m_state == "offered"_L1) {
        m_lesson = std::move(lesson);
        return;
    }
    if (m_state == "learning"_L1)
        cancel();
    else if (m_state != "failed"_L1 && !forget())
        return;
    m_lesson = std::move(lesson);
    show(u"offered"_s);
    learn();
}

bool SetLessons::taught(std::uint32_t offer) const {
    return offer != 0 && offer == m_offers && (m_learned != 0 || m_state == "learning"_L1);
}

void SetLessons::learn() {
    if (m_state != "offered"_L1 || !m_lesson) return;
    if (m_sets.refused()) {
        m_reason.clear();
        show(u"failed"_s);
        return;
    }
    const vision::LearnedSet* set = m_sets.find(m_name);
    m_before = set == nullptr ? vision::LearnedSet{} : *set;
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    startLesson(m_pool, m_before, *std::exchange(m_lesson, std::nullopt), m_cancelled,
                [self = QPointer(this)](LessonResult result) {
                    if (self) self->finish(std::move(result));
                });
    show(u"learning"_s);
}

void SetLessons::finish(LessonResult result) {
    m_cancelled.reset();
    if (auto* why = std::get_if<std::string>(&result)) {
        m_reason = std::move(*why);
        show(u"failed"_s);
        return;
    }
    const auto& set = std::get<vision::LearnedSet>(result);
    const vision::LearnedSet* now = m_name.isEmpty() ? nullptr : m_sets.find(m_name);
    if ((now == nullptr ? vision::LearnedSet{} : *now) != m_before) { // deleted or changed meanwhile
        m_reason = kSetChanged;
        show(u"failed"_s);
        return;
    }
    if (m_name.isEmpty()) m_name = m_sets.freeName(setNameText());
    const std::uint32_t number = set.lessons;
    m_reason.clear();
    const bool kept = m_sets.keep(m_name, set);
    m_learned = kept ? number : 0;
    show(kept ? u"learned"_s : u"failed"_s);
}

void SetLessons::cancel() {
    if (m_cancelled) m_cancelled->store(true);
    m_cancelled.reset();
}

void SetLessons::dismiss() {
    cancel();
    m_lesson.reset();
    if (m_state != "none"_L1) show(u"none"_s);
}

bool SetLessons::forget() {
    const vision::LearnedSet* set = m_sets.find(m_name);
    if (m_learned == 0 || set == nullptr) return false;
    const bool untouched = set->lessons == m_learned;
    if (!m_sets.keep(m_name, untouched ? m_before : vision::withoutLesson(*set, m_learned))) return false;
    m_learned = 0;
    return true;
}

void SetLessons::takeBack() {
    if (m_state == "learned"_L1 && forget()) show(u"forgotten"_s);
}

QString SetLessons::text() const {
    if (m_state == "offered"_L1) return offerText(m_name);
    if (m_state == "learning"_L1) return learningText();
    if (m_state == "forgotten"_L1) return forgottenText(m_sets.find(m_name) == nullptr ? QString() : m_name);
    if (m_state == "failed"_L1) return m_reason.empty() ? m_sets.notice() : notLearnedText(m_reason);
    const vision::LearnedSet* set = m_state == "learned"_L1 ? m_sets.find(m_name) : nullptr;
    return set == nullptr ? QString() : learnedText(m_name, vision::summaryOf(*set));
}

} // namespace reeve::app

#include "moc_set_lessons.cpp"
