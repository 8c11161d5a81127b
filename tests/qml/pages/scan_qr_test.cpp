// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/pages/scan_qr.h"

#include "app/desk/qr.h"

#include <QPainter>
#include <QTest>

#include <random>

namespace reeve::testing {

/// Addresses as the table makes them, and the picture of their codes as the page draws it.
class ScanQrTest : public QObject {
    Q_OBJECT

private slots:
    void everyCodeIsReadAtEverySizeOfThePage() {
        std::mt19937 random(7); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same codes in every run
        for (int one = 0; one < 120; ++one) {
            const QString address = anAddress(random);
            const QStringList rows = app::qrRows(address);
            for (const int size : {240, 272, 290, 338})
                QCOMPARE(phones::scanQr(drawn(rows, size), static_cast<int>(rows.size())), address.toUtf8());
        }
    }
    void aPictureWithoutACodeHasNoText() {
        QImage empty(272, 272, QImage::Format_Grayscale8);
        empty.fill(Qt::white);
        QVERIFY(phones::scanQr(empty, 25).isEmpty());
    }

private:
    static QString anAddress(std::mt19937& random) {
        const QString letters = QStringLiteral("123456789ABCDEFGHJKLMNPQRSTUVWXYZ");
        QString code;
        for (int i = 0; i < 6; ++i) code += letters[static_cast<int>(random() % static_cast<unsigned>(letters.size()))];
        return QStringLiteral("http://192.0.2.2:%1/#%2").arg(30000 + random() % 20000).arg(code);
    }
    /// Whole pixels for each module and a margin of four modules or more, as in QrPicture.qml.
    static QImage drawn(const QStringList& rows, int size) {
        const auto count = static_cast<int>(rows.size());
        const int module = size / (count + 8);
        const int margin = (size - module * count) / 2;
        QImage picture(size, size, QImage::Format_Grayscale8);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        for (int y = 0; y < count; ++y)
            for (int x = 0; x < count; ++x)
                if (rows[y][x] == u'1')
                    painter.fillRect(margin + x * module, margin + y * module, module, module, Qt::black);
        return picture;
    }
};

} // namespace reeve::testing

QTEST_GUILESS_MAIN(reeve::testing::ScanQrTest)
#include "scan_qr_test.moc"
