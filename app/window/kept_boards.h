// SPDX-License-Identifier: GPL-3.0-or-later
// The saved boards of this device for QML; a new game can use them.
#pragma once

#include "app/values/kept_facts.h"
#include "app/window/kept_boards_file.h"

#include <QObject>
#include <QVariant>

namespace reeve::app {

class Games;

class KeptBoards : public QObject {
    Q_OBJECT
    /** Newest first. */
    Q_PROPERTY(QList<reeve::app::KeptBoardFacts> list READ list NOTIFY changed)
    /** Name of the board removed last, which restore() can put back; "" if there is none. */
    Q_PROPERTY(QString removed READ removed NOTIFY changed)
    /** The maximum number of boards is reached. */
    Q_PROPERTY(bool full READ full NOTIFY changed)
    /** A warning about the file of the boards; empty: none. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    /// Reads and writes the list in `file`. An invalid file is moved aside, and notice() says so.
    KeptBoards(Games& games, QString file, QObject* parent = nullptr);

    [[nodiscard]] QList<KeptBoardFacts> list() const;
    [[nodiscard]] QString removed() const { return m_removed ? m_removed->board.name : QString(); }
    [[nodiscard]] bool full() const { return m_boards.size() >= kMostKeptBoards; }
    [[nodiscard]] QString notice() const;

    /// Saves a board object of the record. False: the name is empty or taken, no game can start on the board, the list
    /// is full or read-only.
    Q_INVOKABLE bool save(const QString& name, const QVariant& board, const QString& scenario);
    /// Renames a board. False: `to` is empty or taken, `name` is unknown, or the list is read-only.
    Q_INVOKABLE bool rename(const QString& name, const QString& to);
    /// Removes a board; restore() can put it back.
    Q_INVOKABLE void remove(const QString& name);
    /// Puts back the board that was removed last.
    Q_INVOKABLE void restore();
    /// Makes the last removal final; restore() does nothing afterwards.
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
    /// True if the list is read-only; notice() then says why.
    [[nodiscard]] bool refused();
    void write();

    Games& m_games;
    QString m_file, m_keptAside;
    int m_dropped = 0;
    bool m_unsaved = false; ///< the last write failed
    bool m_readOnly, m_refused = false;
    std::vector<KeptBoard> m_boards;
    std::optional<Removed> m_removed;
};

} // namespace reeve::app
