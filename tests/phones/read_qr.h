// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a QR code independently of the library that creates it; OpenCV in Debian finds codes but does not decode them.
// Supports what this project needs: versions 1 to 3, level M, bytes, undamaged.
#pragma once

#include <QByteArray>
#include <QStringList>

#include <array>
#include <vector>

namespace reeve::phones {

class QrReader {
public:
    /// `rows`: "1" for a dark module, without a margin.
    explicit QrReader(const QStringList& rows) : m_rows(rows), m_size(static_cast<int>(rows.size())) {}

    /// The content of the code; empty if it is unreadable.
    [[nodiscard]] QByteArray text() const {
        struct Level {
            std::size_t bytes, blocks; ///< number of data bytes
        };
        // By version, then by the two bits of the level: M, L, H, Q.
        constexpr std::array<std::array<Level, 4>, 3> kLevels{{{{{16, 1}, {19, 1}, {9, 1}, {13, 1}}},
                                                               {{{28, 1}, {34, 1}, {16, 1}, {22, 1}}},
                                                               {{{44, 1}, {55, 1}, {26, 2}, {34, 2}}}}};
        const int version = (m_size - 17) / 4;
        if (m_size % 4 != 1 || version < 1 || version > static_cast<int>(kLevels.size())) return {};
        const int format = this->format();
        const Level level = kLevels[static_cast<std::size_t>(version - 1)][static_cast<std::size_t>(format >> 3)];
        const std::vector<bool> read = data(format & 7);
        // The blocks are interleaved byte by byte.
        std::vector<bool> bits;
        for (std::size_t block = 0; block < level.blocks; ++block)
            for (std::size_t byte = block; byte < level.bytes; byte += level.blocks)
                for (std::size_t bit = 8 * byte; bit < 8 * byte + 8; ++bit) bits.push_back(read[bit]);
        const auto number = [&](std::size_t from, std::size_t count) {
            int value = 0;
            for (std::size_t i = from; i < from + count; ++i) value = 2 * value + (bits[i] ? 1 : 0);
            return value;
        };
        const auto length = static_cast<std::size_t>(number(4, 8));
        if (number(0, 4) != 4 || 12 + 8 * length > bits.size()) return {};
        QByteArray text;
        for (std::size_t i = 0; i < length; ++i) text.append(static_cast<char>(number(12 + 8 * i, 8)));
        return text;
    }

private:
    [[nodiscard]] bool dark(int x, int y) const { return m_rows[y][x] == u'1'; }

    /// Level and mask, from the first copy.
    [[nodiscard]] int format() const {
        int bits = 0;
        for (int i = 14; i >= 0; --i) {
            const bool bit = i < 6    ? dark(8, i)
                             : i == 6 ? dark(8, 7)
                             : i == 7 ? dark(8, 8)
                             : i == 8 ? dark(7, 8)
                                      : dark(14 - i, 8);
            bits = 2 * bits + (bit ? 1 : 0);
        }
        return (bits ^ 0x5412) >> 10;
    }

    /// True for finder patterns, their surroundings and timing lines, which hold no data.
    [[nodiscard]] bool isPattern(int x, int y) const {
        const bool corner = (x < 9 && y < 9) || (x >= m_size - 8 && y < 9) || (x < 9 && y >= m_size - 8);
        const int middle = m_size - 7; // centre of the alignment pattern
        const bool small = m_size > 21 && std::abs(x - middle) <= 2 && std::abs(y - middle) <= 2;
        return corner || small || x == 6 || y == 6;
    }

    [[nodiscard]] static bool isInverted(int mask, int x, int y) {
        switch (mask) {
        case 0: return (x + y) % 2 == 0;
        case 1: return y % 2 == 0;
        case 2: return x % 3 == 0;
        case 3: return (x + y) % 3 == 0;
        case 4: return (x / 3 + y / 2) % 2 == 0;
        case 5: return x * y % 2 + x * y % 3 == 0;
        case 6: return (x * y % 2 + x * y % 3) % 2 == 0;
        default: return ((x + y) % 2 + x * y % 3) % 2 == 0;
        }
    }

    /// Two columns at a time from the right, alternately upwards and downwards.
    [[nodiscard]] std::vector<bool> data(int mask) const {
        std::vector<bool> bits;
        bool up = true;
        for (int right = m_size - 1; right > 0; right -= 2, up = !up) {
            if (right == 6) --right; // the timing line
            for (int step = 0; step < m_size; ++step)
                for (int x = right; x > right - 2; --x) {
                    const int y = up ? m_size - 1 - step : step;
                    if (!isPattern(x, y)) bits.push_back(dark(x, y) != isInverted(mask, x, y));
                }
        }
        return bits;
    }

    QStringList m_rows;
    int m_size;
};

} // namespace reeve::phones
