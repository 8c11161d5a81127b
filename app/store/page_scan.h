// SPDX-License-Identifier: GPL-3.0-or-later
// Finds rows in the bytes of an SQLite file without its header, schema or b-trees, any of which may be damaged. Found
// rows may be stale, duplicated or wrong; the caller verifies their checksums (salvage.h).
#pragma once

#include <QByteArray>

#include <functional>
#include <variant>
#include <vector>

namespace reeve::app {

/// NULL, an integer, or the bytes of a text or blob.
using ScannedValue = std::variant<std::monostate, qint64, QByteArray>;

struct ScannedRow {
    qint64 rowId = 0; ///< 0: from a table without row IDs
    std::vector<ScannedValue> values;
    bool mended = false; ///< its record header was damaged; verify the checksum before use
};

/// Columns of a table, one letter each: i integer, t text, b 32-byte blob or NULL, n NULL (the row ID). The last
/// `optional` columns may be missing: later versions added them.
struct RowShape {
    const char* columns;
    int optional = 0;
    bool rowId = true;
};

/// Calls `found(shape, row)` for each byte sequence that parses as a row of one of the shapes; `shape` is its index.
void scanRows(const QByteArray& file, const std::vector<RowShape>& shapes,
              const std::function<void(std::size_t shape, const ScannedRow& row)>& found);

} // namespace reeve::app
