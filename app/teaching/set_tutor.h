// SPDX-License-Identifier: GPL-3.0-or-later
// "Show your pieces": a household lays its pieces as two or three pictures show them and photographs each, and Reeve
// learns the set from that. What lies there is known, so nothing is asked.
#pragma once

#include "app/reading/teach_picture.h"
#include "app/values/set_facts.h"

#include <QObject>
#include <QThreadPool>
#include <QUrl>
#include <QVariant>

#include <atomic>
#include <memory>

namespace reeve::app {

class LearnedSets;
class LiveBoard;

class SetTutor : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("app/scan/live_board.h")
    /** "choosing" (which pieces there are), "laying" (until there is a picture), "reading", "refused" or "done". */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /** The colours of the pieces, in the words of the record. */
    Q_PROPERTY(QStringList colors READ colors NOTIFY changed)
    /** The pieces of Cities & Knights are there, too. */
    Q_PROPERTY(bool knights READ knights WRITE setKnights NOTIFY changed)
    /** The picture that comes next, from 1, and how many there are. */
    Q_PROPERTY(int picture READ picture NOTIFY changed)
    Q_PROPERTY(int pictures READ pictures NOTIFY changed)
    /** What is to be laid for it, as a board that BoardView shows. */
    Q_PROPERTY(QVariant board READ board NOTIFY changed)
    /** What each colour needs for it, and last what belongs to no colour. */
    Q_PROPERTY(QList<reeve::app::NeededPiecesFacts> needed READ needed NOTIFY changed)
    /** With "refused" why, and what to do; with "done" what the set knows and how the last picture was read; else
     * the latter alone. */
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /** What the last picture showed and the set did not read right before it learned from it, in words. */
    Q_PROPERTY(QStringList wrong READ wrong NOTIFY changed)
    /** What looks alike in this set; empty as a rule, and until it is worked out. */
    Q_PROPERTY(QString alike READ alike NOTIFY changed)
    /** The set that learns; "" before the first picture of a new one. */
    Q_PROPERTY(QString set READ set NOTIFY changed)

public:
    explicit SetTutor(LearnedSets& sets, QObject* parent = nullptr);
    ~SetTutor() override;

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QStringList colors() const;
    [[nodiscard]] bool knights() const { return m_knights; }
    void setKnights(bool knights);
    [[nodiscard]] int picture() const { return m_picture + 1; }
    [[nodiscard]] int pictures() const { return static_cast<int>(m_arrangements.size()); }
    [[nodiscard]] QVariant board() const;
    [[nodiscard]] QList<NeededPiecesFacts> needed() const;
    [[nodiscard]] QString message() const;
    [[nodiscard]] QStringList wrong() const;
    [[nodiscard]] QString alike() const;
    [[nodiscard]] QString set() const { return m_name; }

    /// Begins anew, for the set of that name, or a new one for "".
    Q_INVOKABLE void begin(const QString& set);
    /// Whether there are pieces of this colour; one colour stays.
    Q_INVOKABLE void setColor(const QString& color, bool there);
    /// The pieces are chosen: the first picture can be laid.
    Q_INVOKABLE void lay();
    /// Learns from a picture file.
    Q_INVOKABLE void read(const QUrl& file);
    /// Learns from the newest picture of a live camera. False when it has shown no board yet.
    Q_INVOKABLE bool take(LiveBoard* live);
    /// Gives up reading, or goes back: to the picture before, of which is forgotten what it taught, or to the choice.
    Q_INVOKABLE void goBack();

signals:
    void changed();

private:
    void show(const QString& state);
    void teach(ScanSource source);
    void finish(TaughtPicture taught);
    [[nodiscard]] const Arrangement* arrangement() const;

    LearnedSets& m_sets;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QString m_state = QStringLiteral("choosing");
    std::vector<Color> m_colors{Color::Red, Color::Blue, Color::White, Color::Orange};
    bool m_knights = true;
    QString m_name;
    std::vector<Arrangement> m_arrangements;
    int m_picture = 0;
    std::vector<vision::LearnedSet> m_before; ///< the set as it was before each picture that was learned from
    TaughtPicture m_taught;                   ///< the last one
};

} // namespace reeve::app
