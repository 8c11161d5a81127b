// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a file that is open is still the one that its name leads to: a stick may be pulled out, a folder deleted.
// What is written to a file without a name is lost, and the system says nothing.
#pragma once

#include <QString>

#include <array>

namespace reeve::app {

class FileIdentity {
public:
    /// Of nothing.
    FileIdentity() = default;
    /// Of what lies at a path now.
    static FileIdentity of(const QString& file);

    /// There is such a file. Always true where the system does not tell files apart.
    [[nodiscard]] bool there() const { return m_there; }
    bool operator==(const FileIdentity&) const = default;

private:
    std::array<quint64, 2> m_number{}; ///< device and number on it
    bool m_there = false;
};

} // namespace reeve::app
