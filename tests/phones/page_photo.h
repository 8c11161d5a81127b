// SPDX-License-Identifier: GPL-3.0-or-later
// Photographs for the page without an image library: a PNG of grey noise, and the size in a JPEG header.
#pragma once

#include <QByteArray>
#include <QSize>

namespace reeve::phones {

inline QByteArray bigEndian(quint32 value) {
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift);
    return bytes;
}

inline QByteArray pngChunk(const QByteArray& type, const QByteArray& data) {
    quint32 crc = 0xFFFFFFFFU;
    for (const char byte : type + data) {
        crc ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return bigEndian(static_cast<quint32>(data.size())) + type + data + bigEndian(~crc);
}

/// 8-bit greyscale noise, so that compression keeps it large.
inline QByteArray noisePng(QSize size) {
    QByteArray rows;
    quint32 noise = 1;
    for (int y = 0; y < size.height(); ++y) {
        rows += '\0'; // no filter
        for (int x = 0; x < size.width(); ++x) {
            noise = noise * 1664525U + 1013904223U;
            rows += static_cast<char>(noise >> 24);
        }
    }
    const QByteArray head = bigEndian(static_cast<quint32>(size.width())) +
                            bigEndian(static_cast<quint32>(size.height())) + QByteArray("\x08\x00\x00\x00\x00", 5);
    return QByteArray("\x89PNG\r\n\x1a\n", 8) + pngChunk("IHDR", head) + pngChunk("IDAT", qCompress(rows, 1).mid(4)) +
           pngChunk("IEND", {});
}

/// Empty for anything but a baseline or progressive JPEG.
inline QSize jpegSize(const QByteArray& jpeg) {
    if (!jpeg.startsWith("\xFF\xD8")) return {};
    const auto number = [&](qsizetype at) {
        return static_cast<quint8>(jpeg[at]) * 256 + static_cast<quint8>(jpeg[at + 1]);
    };
    for (qsizetype at = 2; at + 9 < jpeg.size(); at += 2 + number(at + 2)) {
        const auto marker = static_cast<quint8>(jpeg[at + 1]);
        if (marker == 0xC0 || marker == 0xC2) return {number(at + 7), number(at + 5)};
    }
    return {};
}

/// The same JPEG with EXIF orientation 6 (rotate a quarter to the right), which phones write for upright pictures
/// instead of rotating the pixels.
inline QByteArray takenUpright(const QByteArray& jpeg) {
    const QByteArray exif = QByteArray("Exif\0\0MM\0\x2A\0\0\0\x08", 14) + QByteArray("\0\x01", 2) + // one entry
                            QByteArray("\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0", 16);
    QByteArray said = jpeg;
    return said.insert(2, "\xFF\xE1" + bigEndian(static_cast<quint32>(exif.size()) + 2).mid(2) + exif);
}

} // namespace reeve::phones
