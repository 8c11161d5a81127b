// SPDX-License-Identifier: GPL-3.0-or-later
// Detects that the path of an open file no longer leads to it (medium removed, folder deleted). Writes to such a file
// are lost without an error from the system.
#pragma once

#include <QString>

#include <array>

namespace reeve::app {

class FileIdentity {
public:
    /// Identity of no file; there() is false.
    FileIdentity() = default;
    /// Identity of the file that is at this path now.
    static FileIdentity of(const QString& file);

    /// A file exists at the path. Always true on systems without file numbers.
    [[nodiscard]] bool there() const { return m_there; }
    bool operator==(const FileIdentity&) const = default;

private:
    std::array<quint64, 2> m_number{}; ///< device and inode
    bool m_there = false;
};

} // namespace reeve::app
