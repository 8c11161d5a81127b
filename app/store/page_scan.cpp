// SPDX-License-Identifier: GPL-3.0-or-later
// The format: https://www.sqlite.org/fileformat2.html, sections 1.6 (cells), 1.7 (overflow) and 2.1 (records).
#include "app/store/page_scan.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>

namespace reeve::app {
namespace {

constexpr int kUsualPage = 4096;
constexpr qint64 kLongestRow = 1 << 24;
/// Sizes of record headers of steps: one byte for the length, one or two per column.
constexpr int kShortestHeader = 5, kLongestHeader = 16;
constexpr int kChecksumType = 12 + 2 * 32;

class Scan {
public:
    Scan(const QByteArray& file, int pageSize, const std::vector<RowShape>& shapes,
         const std::function<void(std::size_t, const ScannedRow&)>& found)
        : m_file(file), m_page(pageSize), m_shapes(shapes), m_found(found) {}

    void run() {
        for (qint64 page = 0; page < m_file.size(); page += m_page) {
            const qint64 end = std::min<qint64>(page + m_page, m_file.size());
            for (qint64 at = page; at < end; ++at) {
                tryCell(at, end);
                // Records without a row ID are parsed from their header alone; the payload length before it may be
                // damaged.
                tryRecord(at, end, std::nullopt, 0);
                tryMended(at, end);
            }
        }
    }

private:
    struct Varint {
        quint64 value;
        qint64 next;
    };

    [[nodiscard]] quint8 byte(qint64 at) const { return static_cast<quint8>(m_file[at]); }

    [[nodiscard]] static std::optional<Varint> varint(const char* bytes, qint64 at, qint64 end) {
        quint64 value = 0;
        for (int i = 0; i < 9 && at < end; ++i, ++at) {
            const auto part = static_cast<quint8>(bytes[at]);
            if (i == 8) return Varint{(value << 8U) | part, at + 1};
            value = (value << 7U) | (part & 0x7fU);
            if ((part & 0x80U) == 0) return Varint{value, at + 1};
        }
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Varint> varint(qint64 at, qint64 end) const {
        return varint(m_file.constData(), at, end);
    }

    void tryCell(qint64 at, qint64 end) {
        const auto size = varint(at, end);
        if (!size || size->value < 16 || size->value > kLongestRow) return;
        const auto rowId = varint(size->next, end);
        if (rowId && rowId->value > 0 && rowId->value < (quint64{1} << 62U))
            tryRecord(rowId->next, end, static_cast<qint64>(size->value), static_cast<qint64>(rowId->value));
    }

    /// `size`: of the payload as stated before the row; nullopt: use the header only.
    void tryRecord(qint64 at, qint64 end, std::optional<qint64> size, qint64 rowId) {
        // Headers of our tables have a length of one byte.
        if (at >= end || byte(at) < 2 || byte(at) > 60) return;
        if (at + byte(at) > end) return;
        const auto body = readTypes(m_file.constData() + at, byte(at));
        if (!body || size.value_or(byte(at) + *body) != byte(at) + *body) return;
        tell(at, end, byte(at), *body, rowId);
    }

    /// Tries to restore the header of a record without row ID that has one damaged byte; the payload length limits the
    /// possibilities. Reports all candidates; checksums decide later.
    void tryMended(qint64 at, qint64 end) {
        const auto size = varint(at, end);
        if (!size || size->value < 16 || size->value > kLongestRow) return;
        tryMendedHeader(size->next, end, static_cast<qint64>(size->value));
    }

    void tryMendedHeader(qint64 at, qint64 end, qint64 size) {
        if (at + kLongestHeader > end) return;
        std::array<char, kLongestHeader> header{};
        std::copy_n(m_file.constData() + at, header.size(), header.begin());
        const auto tryIt = [&](int length) {
            const auto body = readTypes(header.data(), length);
            if (body && length + *body == size) tell(at, end, length, *body, 0, true);
        };
        const int told = byte(at);
        if (told < kShortestHeader || told > kLongestHeader) { // the length byte may be the damaged one
            for (int length = kShortestHeader; length <= kLongestHeader; ++length) tryIt(length);
            return;
        }
        if (const auto body = readTypes(header.data(), told); body && told + *body == size) return; // not damaged
        for (int place = 1; place < told; ++place) {
            char& damaged = header[static_cast<std::size_t>(place)];
            const char was = damaged;
            for (int value = 0; value < 256; ++value) {
                damaged = static_cast<char>(value);
                tryIt(told);
            }
            damaged = was;
        }
    }

    /// Parses the column types of a header of `size` bytes. Returns the total size of the columns; nullopt: invalid.
    std::optional<qint64> readTypes(const char* header, int size) {
        m_types.clear();
        qint64 body = 0;
        for (qint64 next = 1; next < size;) {
            const auto type = varint(header, next, size);
            if (!type || type->value == 10 || type->value == 11) return std::nullopt;
            m_types.push_back(type->value);
            body += length(type->value);
            next = type->next;
        }
        if (size + body > kLongestRow) return std::nullopt;
        return body;
    }

    void tell(qint64 at, qint64 end, int header, qint64 body, qint64 rowId, bool mended = false) {
        for (std::size_t shape = 0; shape < m_shapes.size(); ++shape)
            if ((rowId != 0) == m_shapes[shape].rowId && fits(m_shapes[shape])) {
                if (const auto payload = whole(at, end, header + body, rowId != 0))
                    m_found(shape, {rowId, values(*payload, header), mended});
            }
    }

    [[nodiscard]] static qint64 length(quint64 type) {
        constexpr qint64 kIntegers[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
        if (type < 10) return kIntegers[type];
        return static_cast<qint64>(std::min<quint64>((type - 12) / 2, kLongestRow));
    }

    [[nodiscard]] bool fits(const RowShape& shape) const {
        const auto most = static_cast<int>(std::strlen(shape.columns));
        const auto count = static_cast<int>(m_types.size());
        if (count > most || count < most - shape.optional) return false;
        for (int i = 0; i < count; ++i) {
            const quint64 type = m_types[static_cast<std::size_t>(i)];
            const bool good = shape.columns[i] == 'i'   ? type != 0 && type != 7 && type < 10
                              : shape.columns[i] == 't' ? type >= 13 && type % 2 == 1
                              : shape.columns[i] == 'b' ? type == 0 || type == kChecksumType
                                                        : type == 0;
            if (!good) return false;
        }
        return true;
    }

    /// The payload including overflow pages.
    [[nodiscard]] std::optional<QByteArray> whole(qint64 at, qint64 end, qint64 size, bool table) const {
        const qint64 usable = m_page;
        const qint64 most = table ? usable - 35 : (usable - 12) * 64 / 255 - 23;
        qint64 local = size;
        if (size > most) {
            const qint64 least = (usable - 12) * 32 / 255 - 23;
            const qint64 fitting = least + (size - least) % (usable - 4);
            local = fitting <= most ? fitting : least;
        }
        if (at + local + (local < size ? 4 : 0) > end) return std::nullopt;
        QByteArray payload = m_file.mid(at, local);
        qint64 next = local < size ? number(at + local) : 0;
        while (payload.size() < size) {
            const qint64 page = (next - 1) * m_page;
            if (next < 2 || page + 4 > m_file.size()) return std::nullopt;
            const qint64 part = std::min<qint64>(size - payload.size(), usable - 4);
            if (page + 4 + part > m_file.size()) return std::nullopt;
            payload += m_file.mid(page + 4, part);
            next = number(page);
        }
        return payload;
    }

    [[nodiscard]] qint64 number(qint64 at) const {
        return (qint64{byte(at)} << 24U) | (qint64{byte(at + 1)} << 16U) | (qint64{byte(at + 2)} << 8U) |
               qint64{byte(at + 3)};
    }

    [[nodiscard]] std::vector<ScannedValue> values(const QByteArray& payload, int header) const {
        std::vector<ScannedValue> values;
        qint64 at = header;
        for (const quint64 type : m_types) {
            const qint64 bytes = length(type);
            if (type == 0) {
                values.emplace_back();
            } else if (type == 8 || type == 9) {
                values.emplace_back(static_cast<qint64>(type - 8));
            } else if (type < 7) {
                qint64 value = static_cast<qint8>(payload[at]);
                for (qint64 i = 1; i < bytes; ++i)
                    value =
                        static_cast<qint64>((static_cast<quint64>(value) << 8U) | static_cast<quint8>(payload[at + i]));
                values.emplace_back(value);
            } else {
                values.emplace_back(payload.mid(at, bytes));
            }
            at += bytes;
        }
        return values;
    }

    const QByteArray& m_file;
    qint64 m_page;
    const std::vector<RowShape>& m_shapes;
    const std::function<void(std::size_t, const ScannedRow&)>& m_found;
    std::vector<quint64> m_types;
};

} // namespace

void scanRows(const QByteArray& file, const std::vector<RowShape>& shapes,
              const std::function<void(std::size_t shape, const ScannedRow& row)>& found) {
    Scan(file, kUsualPage, shapes, found).run();
    // Another program may have rewritten the file with another page size.
    if (file.size() < 18) return;
    const int told = (static_cast<quint8>(file[16]) << 8) | static_cast<quint8>(file[17]);
    const int size = told == 1 ? 65536 : told;
    if (size != kUsualPage && size >= 512 && (size & (size - 1)) == 0) Scan(file, size, shapes, found).run();
}

} // namespace reeve::app
