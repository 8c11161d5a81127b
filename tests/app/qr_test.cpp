// SPDX-License-Identifier: GPL-3.0-or-later
// QR codes as Reeve draws them, and as its camera reads them.
#include "app/phones/qr.h"
#include "tests/app/qr_picture.h"

#include <QSignalSpy>
#include <QTest>
#include <QTransform>

#include <random>

using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

class QrTest : public QObject {
    Q_OBJECT

private slots:
    void everyCodeIsReadAtEverySizeOfThePage() {
        std::mt19937 random(7); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same codes in every run
        const QString letters = u"123456789ABCDEFGHJKLMNPQRSTUVWXYZ"_s;
        for (int one = 0; one < 120; ++one) {
            QString code;
            for (int i = 0; i < 6; ++i)
                code += letters[static_cast<int>(random() % static_cast<unsigned>(letters.size()))];
            const QString address = u"http://192.0.2.2:%1/#%2"_s.arg(30000 + random() % 20000).arg(code);
            for (const int size : {240, 272, 290, 338}) QCOMPARE(readQr(qrPicture(qrRows(address), size)), address);
        }
    }

    void aCodeIsReadTurnedAndSeenAtAnAngle() {
        const QString line = u"192.168.1.20/table-1/K7QM-3PXD-92FA"_s;
        const QImage flat = qrPicture(qrRows(line));
        for (const int degrees : {0, 17, 90, 133, 180, 301}) {
            QImage seen(900, 700, QImage::Format_RGB32);
            seen.fill(QColor(110, 90, 70));
            QPainter painter(&seen);
            QTransform view;
            view.translate(450, 350).rotate(40, Qt::XAxis).rotate(degrees).translate(-200, -200);
            painter.setTransform(view);
            painter.drawImage(0, 0, flat);
            painter.end();
            QCOMPARE(readQr(seen), line);
        }
    }

    void aNameWithAnUmlautIsReadAsItWasTyped() {
        const QString text = wifiText(u"Café Grün"_s, u"säge;blatt"_s);
        QCOMPARE(readQr(qrPicture(qrRows(text))), text);
    }

    void whatIsTooLongHasNoCode() { QVERIFY(qrRows(QString(4000, u'x')).isEmpty()); }

    void aPictureWithoutACodeHasNoText() {
        QImage empty(272, 272, QImage::Format_RGB32);
        empty.fill(Qt::white);
        QCOMPARE(readQr(empty), QString());
        QCOMPARE(qrTextIn({}), QString());
    }

    /// The camera of the tablet reads the invitation of a club.
    void theLivePictureTellsTheTextOfItsCode() {
        QVideoSink sink;
        QrReader reader;
        reader.setVideoSink(&sink);
        const QSignalSpy found(&reader, &QrReader::found);
        const QImage picture = qrPicture(qrRows(u"192.168.1.20/table-1/K7QM-3PXD-92FA"_s));
        QVideoFrame frame(QVideoFrameFormat(picture.size(), QVideoFrameFormat::Format_BGRX8888));
        QVERIFY(frame.map(QVideoFrame::WriteOnly));
        for (int y = 0; y < picture.height(); ++y)
            std::copy_n(picture.constScanLine(y), 4 * picture.width(), frame.bits(0) + y * frame.bytesPerLine(0));
        frame.unmap();
        sink.setVideoFrame(frame);
        QTRY_VERIFY(!found.isEmpty());
        QCOMPARE(found.first().first().toString(), u"192.168.1.20/table-1/K7QM-3PXD-92FA"_s);
    }
};

QTEST_MAIN(QrTest)
#include "qr_test.moc"
