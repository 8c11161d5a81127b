// SPDX-License-Identifier: GPL-3.0-or-later
// After a confirmed scan or check: offers to learn from the picture, shows what was learned, and can undo it.
#pragma once

#include "app/pictures/set_lesson.h"

#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <optional>

namespace reeve::app {

class LearnedSets;

class SetLessons : public QObject {
    Q_OBJECT
    /** "none", "offered", "learning", "learned", "forgotten" (after takeBack()) or "failed". */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /** The offer, progress, result or error as sentences; empty for "none". */
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit SetLessons(LearnedSets& sets, QObject* parent = nullptr);
    ~SetLessons() override;

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QString text() const;

    /// Offers a picture that was read with the set `name` ("": none; a new set is created). `corrected`: a person has
    /// corrected the reading; then the set that was used learns immediately. Otherwise it is offered the picture only
    /// if that shows something new to it. Does nothing if a new set is needed and the maximum is reached. Returns the
    /// number of the offer for withdraw(); 0: not offered.
    std::uint32_t offer(SetLesson lesson, const QString& name, bool corrected);
    /// Withdraws an offer whose confirmation is no longer valid: cancels it, or removes what was learned from it. Does
    /// nothing if another picture was offered since.
    void withdraw(std::uint32_t offer);
    /// Replaces the contents of an offered picture, which a person has corrected since. What was learned from it is
    /// removed and learned anew, also if the contents contradicted themselves before. Does nothing if the offer was
    /// declined or taken back, or another picture was offered since.
    void revise(std::uint32_t offer, SetLesson lesson);
    /// Whether a set has learned from that offer, or is learning from it.
    [[nodiscard]] bool taught(std::uint32_t offer) const;

    /// Starts learning from the offered picture.
    Q_INVOKABLE void learn();
    /// Cancels learning, or withdraws the offer.
    Q_INVOKABLE void dismiss();
    /// Removes what was learned last.
    Q_INVOKABLE void takeBack();
    /// Rebuilds texts in the new language.
    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    void finish(LessonResult result);
    void cancel();
    void show(const QString& state);
    /// Removes what the last lesson taught. False: there is none, its set was deleted, or it could not be saved.
    bool forget();

    LearnedSets& m_sets;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QString m_state = QStringLiteral("none");
    std::optional<SetLesson> m_lesson;
    QString m_name;              ///< of the learning set
    vision::LearnedSet m_before; ///< state before learning
    std::uint32_t m_learned = 0; ///< number of the lesson, 0: nothing was learned from the last offer
    std::uint32_t m_offers = 0;  ///< number of the last offer
    std::string m_reason;        ///< why nothing was learned
};

} // namespace reeve::app
