// SPDX-License-Identifier: GPL-3.0-or-later
// Finds rows in the bytes of an SQLite file without asking its header, its schema or its trees, any of which may be
// damaged. What is found may be stale, doubled or wrong: checksums tell (mend.h).
#pragma once

#include <QByteArray>

#include <functional>
#include <variant>
#include <vector>

namespace reeve::app {

/// NULL, an integer, or the bytes of a text or blob.
using ScannedValue = std::variant<std::monostate, qint64, QByteArray>;

struct ScannedRow {
    qint64 rowId = 0; ///< 0: the row lies in a table without row IDs
    std::vector<ScannedValue> values;
    bool mended = false; ///< its header was damaged: nothing but its checksum tells whether it is a row
};

/// How a row of one table looks: a letter for each column: i integer, t text, b blob of 32 bytes or NULL, n NULL (the
/// row ID). The last `optional` columns may be missing: columns that a later version has added.
struct RowShape {
    const char* columns;
    int optional = 0;
    bool rowId = true;
};

/// Calls `found(shape, row)` for each place that looks like a row of one of the shapes.
void scanRows(const QByteArray& file, const std::vector<RowShape>& shapes,
              const std::function<void(std::size_t shape, const ScannedRow& row)>& found);

} // namespace reeve::app
