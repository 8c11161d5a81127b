// SPDX-License-Identifier: GPL-3.0-or-later
// After a scan or a check was confirmed: the offer to remember what this set looks like, what was learned, and the way
// to take it back.
#pragma once

#include "app/reading/set_lesson.h"

#include <QObject>
#include <QThreadPool>

#include <optional>

namespace reeve::app {

class LearnedSets;

class SetLessons : public QObject {
    Q_OBJECT
    /** "none", "offered", "learning", "learned" or "failed". */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /** What is offered, being done, was gained or went wrong, in sentences; empty for "none". */
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit SetLessons(LearnedSets& sets, QObject* parent = nullptr);
    ~SetLessons() override;

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QString text() const;

    /// Offers a picture that was read with the set `name` ("": with none, and a new set begins). `corrected`: a person
    /// has set the reading right. A set that was used goes on learning from that by itself, and from anything else that
    /// it has not seen only where it is asked to.
    void offer(SetLesson lesson, const QString& name, bool corrected);

    /// Learns what is offered.
    Q_INVOKABLE void learn();
    /// Gives up learning, or takes the offer away.
    Q_INVOKABLE void dismiss();
    /// Forgets what was learned last.
    Q_INVOKABLE void takeBack();
    /// Tells what is worded anew after the language has changed.
    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    void finish(LessonResult result);
    void show(const QString& state);

    LearnedSets& m_sets;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QString m_state = QStringLiteral("none");
    std::optional<SetLesson> m_lesson;
    QString m_name;              ///< of the set that learns
    vision::LearnedSet m_before; ///< as it was
    std::uint32_t m_learned = 0; ///< the number of the lesson
    std::string m_reason;        ///< why nothing was learned
};

} // namespace reeve::app
