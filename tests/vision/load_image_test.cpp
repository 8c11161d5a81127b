// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/drawn_board.h"
#include "vision/picture/load_image.h"
#include "vision/picture/picture_header.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <random>
#include <string>
#include <vector>

#include <sys/stat.h>

using namespace reeve::vision;
using Bytes = std::vector<unsigned char>;

namespace {

Bytes encoded(const cv::Mat& picture, const char* kind) {
    Bytes bytes;
    cv::imencode(kind, picture, bytes);
    return bytes;
}

/// A JPEG with an EXIF segment that contains this orientation.
Bytes oriented(const Bytes& jpeg, unsigned char orientation) {
    const Bytes exif{0xff, 0xe1, 0x00, 0x22, 'E', 'x', 'i', 'f', 0, 0, 'M', 'M',         0, 42, 0, 0, 0, 8,
                     0,    1,    0x01, 0x12, 0,   3,   0,   0,   0, 1, 0,   orientation, 0, 0,  0, 0, 0, 0};
    Bytes bytes = jpeg;
    bytes.insert(bytes.begin() + 2, exif.begin(), exif.end());
    return bytes;
}

ImageProblem problemOf(const Bytes& bytes) {
    const LoadedImage image = decodeImage(bytes, "x");
    if (!image.error) throw std::runtime_error("the picture was accepted");
    return image.error->problem;
}

} // namespace

class LoadImageTest : public QObject {
    Q_OBJECT

private slots:
    void aPictureIsReadWhole() {
        const cv::Mat photo = drawBoard({.size = {800, 600}});
        for (const char* kind : {".jpg", ".png", ".bmp"}) {
            const LoadedImage image = decodeImage(encoded(photo, kind), "board");
            QVERIFY2(!image.error, kind);
            QCOMPARE(image.bgr.size(), photo.size());
            QCOMPARE(image.size, photo.size());
            QCOMPARE(image.scale, 1.0);
            QVERIFY(cv::norm(image.bgr, photo, cv::NORM_L1) / static_cast<double>(photo.total()) < 20);
        }
    }

    void aGreyPictureBecomesColour() {
        const LoadedImage image = decodeImage(encoded(cv::Mat(100, 100, CV_8UC1, cv::Scalar(99)), ".png"), "grey");
        QVERIFY(!image.error);
        QCOMPARE(image.bgr.type(), CV_8UC3);
    }

    void theOrientationOfThePhoneIsRespected() {
        cv::Mat photo(200, 300, CV_8UC3, cv::Scalar::all(0));
        cv::rectangle(photo, {0, 0, 150, 100}, {0, 0, 255}, cv::FILLED); // red at the top left
        const LoadedImage image = decodeImage(oriented(encoded(photo, ".jpg"), 6), "phone");
        QVERIFY(!image.error);
        QCOMPARE(image.bgr.size(), cv::Size(200, 300));
        QCOMPARE(image.size, cv::Size(200, 300));
        QVERIFY(image.bgr.at<cv::Vec3b>(50, 150)[2] > 200); // rotated clockwise: red at the top right
        QVERIFY(image.bgr.at<cv::Vec3b>(50, 50)[2] < 50);
    }

    void veryLargeJpegsAreDecodedSmaller() {
        const cv::Mat photo(3000, 4000, CV_8UC3, cv::Scalar(10, 20, 30));
        const LoadedImage image = decodeImage(oriented(encoded(photo, ".jpg"), 8), "large");
        QVERIFY(!image.error);
        QCOMPARE(image.scale, 2.0);
        QCOMPARE(image.bgr.size(), cv::Size(1500, 2000));
        QCOMPARE(image.size, cv::Size(3000, 4000));
    }

    void aTruncatedPictureIsCalledDamaged() {
        for (const char* kind : {".jpg", ".png"}) {
            Bytes bytes = encoded(drawBoard({.size = {400, 300}}), kind);
            for (const std::size_t length : {bytes.size() - 20, bytes.size() / 2, std::size_t{40}, std::size_t{12}}) {
                bytes.resize(length);
                QCOMPARE(problemOf(bytes), ImageProblem::Truncated);
            }
        }
    }

    void whatIsNotAPictureIsCalledSo() {
        QCOMPARE(problemOf({}), ImageProblem::NotAPicture);
        QCOMPARE(problemOf({0xff, 0xd8}), ImageProblem::NotAPicture);
        const std::string text = "Dear diary, today we played until midnight.";
        QCOMPARE(problemOf({text.begin(), text.end()}), ImageProblem::NotAPicture);
    }

    void aPictureWithoutRoomForABoardIsCalledSmall() {
        QCOMPARE(problemOf(encoded(cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(9)), ".png")), ImageProblem::TooSmall);
    }

    void aPictureMadeToEatMemoryIsRefusedByItsHeader() {
        Bytes bytes = encoded(cv::Mat(100, 100, CV_8UC3, cv::Scalar::all(9)), ".png");
        bytes[16] = 0, bytes[17] = 1, bytes[20] = 0, bytes[21] = 1; // 65,636 x 65,636 pixels
        QCOMPARE(problemOf(bytes), ImageProblem::TooLarge);
    }

    void everyFormatSaysItsSizeBeforeItIsDecoded() {
        const cv::Mat photo(300, 400, CV_8UC3, cv::Scalar(10, 20, 30));
        const cv::Mat gray(300, 400, CV_8UC1, cv::Scalar(20)); // a .pgm has one channel only
        for (const char* kind : {".jpg", ".png", ".bmp", ".webp", ".ppm", ".pgm", ".tiff"}) {
            const Bytes picture = encoded(std::string(kind) == ".pgm" ? gray : photo, kind);
            const PictureHeader header = readPictureHeader(picture);
            QVERIFY2(header.width == 400 && header.height == 300 && !header.truncated, kind);
            QVERIFY2(!decodeImage(picture, kind).error, kind);
        }
        Bytes lossless;
        cv::imencode(".webp", photo, lossless, {cv::IMWRITE_WEBP_QUALITY, 101});
        QCOMPARE(readPictureHeader(lossless).width, 400);
        QCOMPARE(readPictureHeader(lossless).height, 300);
    }

    void aPictureOfAHundredThousandSquaredIsRefusedInEveryFormat() {
        const cv::Mat photo(300, 400, CV_8UC3, cv::Scalar(10, 20, 30));
        const auto put32 = [](Bytes& bytes, std::size_t at, std::uint32_t value) {
            for (int i = 0; i < 4; ++i)
                bytes[at + static_cast<std::size_t>(i)] = static_cast<unsigned char>(value >> (8 * i));
        };
        Bytes bmp = encoded(photo, ".bmp");
        put32(bmp, 18, 100'000), put32(bmp, 22, 100'000);
        QCOMPARE(problemOf(bmp), ImageProblem::TooLarge);
        const std::string text = "P6\n# large\n100000 100000\n255\n";
        QCOMPARE(problemOf({text.begin(), text.begin() + 18}), ImageProblem::Truncated); // the height is missing
        Bytes pnm{text.begin(), text.end()};
        pnm.resize(pnm.size() + 10);
        QCOMPARE(problemOf(pnm), ImageProblem::TooLarge);
        Bytes webp{'R', 'I', 'F', 'F', 22, 0, 0, 0, 'W', 'E',  'B',  'P',  'V',  'P',  '8',
                   'X', 10,  0,   0,   0,  0, 0, 0, 0,   0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
        QCOMPARE(problemOf(webp), ImageProblem::TooLarge);
        Bytes tiff{'I',  'I', 42, 0, 8, 0, 0, 0, 2, 0, 0, 1,    4,    0, 1, 0, 0, 0, 0xa0,
                   0x86, 1,   0,  1, 1, 4, 0, 1, 0, 0, 0, 0xa0, 0x86, 1, 0, 0, 0, 0, 0};
        QCOMPARE(problemOf(tiff), ImageProblem::TooLarge);
        tiff.resize(20);
        QCOMPARE(problemOf(tiff), ImageProblem::Truncated);
    }

    void whatIsNoPhotographIsNamedForWhatItIs_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("format");
        const auto row = [](const char* name, QByteArray bytes, ForeignFormat format) {
            QTest::newRow(name) << bytes.append(QByteArray(40, '\0')) << static_cast<int>(format);
        };
        const auto box = [](const char* brands) {
            return QByteArray("\0\0\0\x1c"
                              "ftyp",
                              8) +
                   brands;
        };
        row("HEIC of an iPhone", box("heic") + QByteArray(4, '\0') + "mif1heic", ForeignFormat::Heic);
        row("HEIF", box("mif1") + QByteArray(4, '\0') + "mif1miaf", ForeignFormat::Heic);
        row("AVIF", box("avif") + QByteArray(4, '\0') + "mif1", ForeignFormat::Avif);
        row("AVIF that begins as HEIF", box("mif1") + QByteArray(4, '\0') + "avif", ForeignFormat::Avif);
        row("CR3", box("crx ") + QByteArray(4, '\0') + "isom", ForeignFormat::Raw);
        row("MP4", box("isom") + QByteArray(4, '\0') + "mp41", ForeignFormat::Video);
        row("MOV of an iPhone", box("qt  "), ForeignFormat::Video);
        row("old QuickTime", QByteArray("\0\0\0\x08wide", 8), ForeignFormat::Video);
        row("WebM", "\x1a\x45\xdf\xa3", ForeignFormat::Video);
        row("AVI", QByteArray("RIFF\x20\0\0\0AVI ", 12), ForeignFormat::Video);
        row("GIF", "GIF89a", ForeignFormat::Gif);
        row("JPEG XL", "\xff\x0a", ForeignFormat::JpegXl);
        row("JPEG XL in boxes", QByteArray("\0\0\0\x0cJXL \r\n", 10), ForeignFormat::JpegXl);
        row("JPEG 2000", QByteArray("\0\0\0\x0cjP  \r\n", 10), ForeignFormat::Jpeg2000);
        row("OpenEXR", "\x76\x2f\x31\x01", ForeignFormat::OpenExr);
        row("Photoshop", "8BPS", ForeignFormat::Photoshop);
        row("icon", QByteArray("\0\0\1\0\1\0\x20\x20", 8), ForeignFormat::Icon);
        row("BigTIFF", QByteArray("II\x2b\0\x08\0\0\0", 8), ForeignFormat::Tiff);
        row("PDF", "%PDF-1.7\n", ForeignFormat::Pdf);
        row("SVG", "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\">", ForeignFormat::Svg);
        row("CR2", QByteArray("II\x2a\0\x10\0\0\0CR\2\0", 12), ForeignFormat::Raw);
        row("RAF", "FUJIFILMCCD-RAW 0201", ForeignFormat::Raw);
        row("ORF", QByteArray("IIRO\x08\0\0\0", 8), ForeignFormat::Raw);
        row("RW2", QByteArray("IIU\0\x08\0\0\0", 8), ForeignFormat::Raw);
        // DNG: a directory with one entry, DNGVersion. NEF, ARW: first a preview, the picture in a nested directory.
        row("DNG", QByteArray("II\x2a\0\x08\0\0\0\1\0\x12\xc6\1\0\4\0\0\0\1\4\0\0", 22), ForeignFormat::Raw);
        row("NEF", QByteArray("MM\0\x2a\0\0\0\x08\0\2\0\xfe\0\4\0\0\0\1\0\0\0\1\1\x4a\0\4\0\0\0\1\0\0\0\x40", 34),
            ForeignFormat::Raw);
    }
    void whatIsNoPhotographIsNamedForWhatItIs() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, format);
        const LoadedImage image = decodeImage(
            {reinterpret_cast<const unsigned char*>(bytes.constData()), static_cast<std::size_t>(bytes.size())},
            "IMG_0001");
        QVERIFY(image.error);
        QVERIFY2(image.error->problem == ImageProblem::Foreign, image.error->message.c_str());
        QCOMPARE(static_cast<int>(image.error->format), format);
        QVERIFY(image.error->message.find(nameOf(image.error->format)) != std::string::npos);
        if (image.error->format == ForeignFormat::Heic)
            QVERIFY(image.error->message.find("Most Compatible") != std::string::npos);
        // Files of any shorter length are handled, too.
        for (int length = 0; length < bytes.size(); ++length)
            foreignFormat(
                {reinterpret_cast<const unsigned char*>(bytes.constData()), static_cast<std::size_t>(length)});
    }

    void garbledFilesNeverCrashTheReader() {
        std::mt19937 random(20);
        const cv::Mat photo = drawBoard({.size = {320, 240}, .side = 20});
        for (const char* kind : {".jpg", ".png", ".bmp", ".webp", ".tiff", ".ppm"}) {
            const Bytes whole = encoded(photo, kind);
            for (int round = 0; round < 60; ++round) {
                Bytes bytes = whole;
                for (int i = 0; i < 8; ++i)
                    bytes[random() % std::min<std::size_t>(bytes.size(), 600)] = static_cast<unsigned char>(random());
                const LoadedImage image = decodeImage(bytes, "garbled");
                QVERIFY(image.error ? !image.error->message.empty() : image.bgr.type() == CV_8UC3);
            }
        }
    }

    void filesThatCannotBeOpenedAreNamed() {
        const QTemporaryDir folder;
        const LoadedImage missing = loadImage(folder.filePath("table.jpg").toStdString());
        QVERIFY(missing.error && missing.error->problem == ImageProblem::CannotOpen);
        QCOMPARE(missing.error->message, std::string("table.jpg does not exist."));
        const LoadedImage directory = loadImage(folder.path().toStdString());
        QVERIFY(directory.error && directory.error->problem == ImageProblem::NotAFile);
        // Opening a pipe without a writer would block, and reading a device would never end.
        const std::string pipe = folder.filePath("pipe.jpg").toStdString();
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        for (const std::string& odd : {pipe, std::string("/dev/zero")}) {
            const LoadedImage image = loadImage(odd);
            QVERIFY(image.error && image.error->problem == ImageProblem::NotAFile);
        }
        const std::string empty = folder.filePath("empty.jpg").toStdString();
        std::ofstream{empty};
        QVERIFY(loadImage(empty).error->problem == ImageProblem::NotAPicture);
    }
};

QTEST_APPLESS_MAIN(LoadImageTest)
#include "load_image_test.moc"
