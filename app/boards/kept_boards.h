// SPDX-License-Identifier: GPL-3.0-or-later
// The boards that were saved on this device, for QML: for a new game they are laid once more.
#pragma once

#include "app/boards/kept_boards_file.h"

#include <QObject>
#include <QVariant>

namespace reeve::app {

class Games;

class KeptBoards : public QObject {
    Q_OBJECT
    /** [{name, board, scenario, sea, players, hexes, land}], the newest first: a board of the record, the scenario of
       Seafarers that it was laid for ("": none), whether it needs Seafarers, the numbers of players for whom the
       scenario has this board ([]: any), and how many hexes and hexes of land it has. */
    Q_PROPERTY(QVariant list READ list NOTIFY changed)
    /** The name of the board that was removed last and can be put back; else "". */
    Q_PROPERTY(QString removed READ removed NOTIFY changed)
    /** No more can be saved. */
    Q_PROPERTY(bool full READ full NOTIFY changed)
    /** What the person must know about the file of the boards; empty as a rule. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    /// Keeps its list in `file`. A file that cannot be understood is moved aside, and that is told.
    KeptBoards(Games& games, QString file, QObject* parent = nullptr);

    [[nodiscard]] QVariant list() const;
    [[nodiscard]] QString removed() const { return m_removed ? m_removed->board.name : QString(); }
    [[nodiscard]] bool full() const { return m_boards.size() >= kMostKeptBoards; }
    [[nodiscard]] QString notice() const;

    /// Saves a board of the record under a name. False where the name is empty or taken, no game can begin on the
    /// board, or no more can be saved.
    Q_INVOKABLE bool save(const QString& name, const QVariant& board, const QString& scenario);
    /// Another name. False where it is empty or taken.
    Q_INVOKABLE bool rename(const QString& name, const QString& to);
    Q_INVOKABLE void remove(const QString& name);
    /// Puts the board back that was removed last.
    Q_INVOKABLE void restore();
    /// The removal stands: nothing is offered to be put back any more.
    Q_INVOKABLE void confirmRemoval();

signals:
    void changed();

private:
    struct Removed {
        KeptBoard board;
        std::size_t place = 0;
    };

    [[nodiscard]] std::vector<KeptBoard>::iterator find(const QString& name);
    void read();
    /// The list belongs to another Reeve, which has the games open: nothing is changed here, and notice() tells why.
    [[nodiscard]] bool refused();
    void write();

    Games& m_games;
    QString m_file, m_keptAside;
    int m_dropped = 0;
    bool m_unsaved = false; ///< the last change could not be written
    bool m_readOnly, m_refused = false;
    std::vector<KeptBoard> m_boards;
    std::optional<Removed> m_removed;
};

} // namespace reeve::app
