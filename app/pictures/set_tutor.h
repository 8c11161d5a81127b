// SPDX-License-Identifier: GPL-3.0-or-later
// "Show your pieces": people lay their pieces as shown for two or three pictures and photograph each; Reeve learns a
// set from them. The arrangement is known, so nothing needs to be confirmed.
#pragma once

#include "app/pictures/teach_picture.h"
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
    Q_MOC_INCLUDE("app/pictures/live_board.h")
    /** "choosing" (which pieces exist), "laying" (waiting for a picture), "reading", "refused" or "done". */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /** Colours of the pieces, words of the record. */
    Q_PROPERTY(QStringList colors READ colors NOTIFY changed)
    /** The pieces of Cities & Knights are included. */
    Q_PROPERTY(bool knights READ knights WRITE setKnights NOTIFY changed)
    /** Number of the next picture, from 1, and the number of pictures. */
    Q_PROPERTY(int picture READ picture NOTIFY changed)
    Q_PROPERTY(int pictures READ pictures NOTIFY changed)
    /** The arrangement for the next picture, as a board for BoardView. */
    Q_PROPERTY(QVariant board READ board NOTIFY changed)
    /** Pieces that each colour needs for this arrangement, and last those that belong to no colour. */
    Q_PROPERTY(QList<reeve::app::NeededPiecesFacts> needed READ needed NOTIFY changed)
    /** "refused": the reason and its remedy. "done": what the set knows, and how well the last picture was read before
     * it was learned. Otherwise only how well the last picture was read, or, of the first picture of a new set, which
     * is not read before it is learned, that it was learned. */
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /** Pieces on the last picture that the set had misread before learning from it, as texts. */
    Q_PROPERTY(QStringList wrong READ wrong NOTIFY changed)
    /** With "refused": the places of the arrangement whose pieces are not on the picture. */
    Q_PROPERTY(QStringList missing READ missing NOTIFY changed)
    /** Things that this set confuses; empty: none, or not computed yet. */
    Q_PROPERTY(QString alike READ alike NOTIFY changed)
    /** Name of the learning set; "" before the first picture of a new one. */
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
    [[nodiscard]] QStringList missing() const;
    [[nodiscard]] QString alike() const;
    [[nodiscard]] QString set() const { return m_name; }

    /// Starts over. `set`: name of the set that learns; "": a new one.
    Q_INVOKABLE void begin(const QString& set);
    /// Adds or removes the pieces of a colour; the last colour stays.
    Q_INVOKABLE void setColor(const QString& color, bool there);
    /// Ends the choice of pieces and shows the first arrangement.
    Q_INVOKABLE void lay();
    /// Learns from a picture file.
    Q_INVOKABLE void read(const QUrl& file);
    /// Learns from the latest frame of a live camera. False: no board was recognized yet.
    Q_INVOKABLE bool take(LiveBoard* live);
    /// Cancels reading, or goes back: to the previous picture, undoing what it taught, or to the choice of pieces.
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
    std::vector<vision::LearnedSet> m_before; ///< the set before each picture learned
    vision::LearnedSet m_base;                ///< the set that the picture being read is added to
    TaughtPicture m_taught;                   ///< result of the last picture
};

} // namespace reeve::app
