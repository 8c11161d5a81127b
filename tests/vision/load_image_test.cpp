// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/drawn_board.h"
#include "vision/load_image.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <random>
#include <string>
#include <vector>

using namespace reeve::vision;
using Bytes = std::vector<unsigned char>;

namespace {

Bytes encoded(const cv::Mat& picture, const char* kind) {
    Bytes bytes;
    cv::imencode(kind, picture, bytes);
    return bytes;
}

/// A JPEG with an EXIF orientation put in front.
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
        cv::rectangle(photo, {0, 0, 150, 100}, {0, 0, 255}, cv::FILLED); // red lies top left
        const LoadedImage image = decodeImage(oriented(encoded(photo, ".jpg"), 6), "phone");
        QVERIFY(!image.error);
        QCOMPARE(image.bgr.size(), cv::Size(200, 300));
        QCOMPARE(image.size, cv::Size(200, 300));
        QVERIFY(image.bgr.at<cv::Vec3b>(50, 150)[2] > 200); // turned clockwise: top right
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

    void garbledFilesNeverCrashTheReader() {
        std::mt19937 random(20);
        const cv::Mat photo = drawBoard({.size = {320, 240}, .side = 20});
        for (const char* kind : {".jpg", ".png", ".bmp"}) {
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
        QVERIFY(directory.error && directory.error->problem == ImageProblem::CannotOpen);
        const std::string empty = folder.filePath("empty.jpg").toStdString();
        std::ofstream{empty};
        QVERIFY(loadImage(empty).error->problem == ImageProblem::NotAPicture);
    }
};

QTEST_APPLESS_MAIN(LoadImageTest)
#include "load_image_test.moc"
