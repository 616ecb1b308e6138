// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QImageWriter>
#include <cstdint>

#include "tests/ui/cli/cli_process.h"

// `lanescope equalize`, as a user calls it. OpenCV's results stand as digests.

namespace lanescope::tests {
namespace {

class EqualizeCommand : public testing::Test {
 protected:
  QString path(const QString& name) const { return m_folder.filePath(name); }
  void write(const QString& name, const QByteArray& bytes) const {
    QFile file(path(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }
  QByteArray bytesOf(const QString& name) const {
    QFile file(path(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
  }
  /// Runs it on two files of the folder and returns what it wrote.
  QImage equalized(const QString& in, const QString& out, const QStringList& options = {}) const {
    const Answer answer =
        runProgram(QStringList{"equalize", in, out} + options + kEmulator, m_folder.path());
    EXPECT_EQ(answer.code, 0) << in.toStdString() << " " << answer.err.toStdString();
    EXPECT_EQ(answer.err, "");
    EXPECT_TRUE(answer.out.contains("Written: " + out.toUtf8())) << answer.out.toStdString();
    return QImage(path(out));
  }
  void expectRefused(const QString& in, const QString& out, int code,
                     const QByteArray& part) const {
    expectRefusal(QStringList{"equalize", in, out} + kEmulator, code, part, m_folder.path());
  }

  const QStringList kEmulator{"--backend", "emulator"};
  QTemporaryDir m_folder;
};

/// FNV-1a over the grey levels, row by row.
std::uint64_t digestOf(const QImage& image) {
  std::uint64_t digest = 0xcbf29ce484222325;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QRgb pixel = image.pixel(x, y);
      EXPECT_TRUE(qRed(pixel) == qGreen(pixel) && qGreen(pixel) == qBlue(pixel));
      digest = (digest ^ static_cast<std::uint64_t>(qRed(pixel))) * 0x100000001b3;
    }
  }
  return digest;
}

/// The one that ships, in grey, and a coloured one made of it.
QImage moon() {
  return QImage(LANESCOPE_PHOTOGRAPH);
}
QImage colored(int alpha = 255) {
  const QImage grey = moon().scaled(96, 64);
  QImage image(grey.size(), alpha == 255 ? QImage::Format_RGB32 : QImage::Format_ARGB32);
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const int level = qGray(grey.pixel(x, y));
      image.setPixel(x, y, qRgba(level, level * 3 / 4, 60 + level / 3, alpha));
    }
  }
  return image;
}

TEST_F(EqualizeCommand, GivesOpenCvsResultInEveryFormatWithoutLoss) {
  for (const char* const suffix : {"png", "bmp", "pgm", "ppm", "webp"}) {
    if (!QImageWriter::supportedImageFormats().contains(suffix)) continue;
    const QString in = QString("moon.") + suffix;
    QImageWriter writer(path(in));
    writer.setQuality(100);
    ASSERT_TRUE(writer.write(moon())) << suffix;
    const QImage result = equalized(in, QString("out.") + suffix);
    EXPECT_EQ(result.size(), QSize(512, 512));
    EXPECT_EQ(digestOf(result), 0x4c914f73f8ef87c5U) << suffix;
  }
}

TEST_F(EqualizeCommand, SpreadsAJpegsGreyLevels) {
  ASSERT_TRUE(moon().save(path("moon.jpg"), "JPG", 95));
  const QImage result = equalized("moon.jpg", "out.jpeg");
  qint64 dark = 0;
  for (int y = 0; y < 512; ++y) {
    for (int x = 0; x < 512; ++x) dark += qGray(result.pixel(x, y)) < 64 ? 1 : 0;
  }
  EXPECT_NEAR(static_cast<double>(dark), 512 * 512 / 4.0, 512 * 512 / 50.0);
}

TEST_F(EqualizeCommand, KeepsChromaAndTransparency) {
  const QImage before = colored(100);
  ASSERT_TRUE(before.save(path("in.png")));
  const QImage after = equalized("in.png", "out.png");
  ASSERT_EQ(after.format(), QImage::Format_ARGB32);
  int moved = 0;
  for (int y = 0; y < before.height(); ++y) {
    for (int x = 0; x < before.width(); ++x) {
      const QRgb a = before.pixel(x, y);
      const QRgb b = after.pixel(x, y);
      EXPECT_EQ(qAlpha(b), 100);
      const auto isInside = [](int channel) { return channel > 0 && channel < 255; };
      if (!isInside(qRed(b)) || !isInside(qGreen(b)) || !isInside(qBlue(b))) continue;
      EXPECT_EQ(qRed(b) - qGreen(b), qRed(a) - qGreen(a));
      EXPECT_EQ(qBlue(b) - qGreen(b), qBlue(a) - qGreen(a));
      moved += qRed(a) != qRed(b) ? 1 : 0;
    }
  }
  EXPECT_GT(moved, 1000);
}

TEST_F(EqualizeCommand, TellsWhatIsLost) {
  QImage deep(16, 16, QImage::Format_Grayscale16);
  for (int y = 0; y < 16; ++y) {
    for (int x = 0; x < 16; ++x) {
      reinterpret_cast<quint16*>(deep.scanLine(y))[x] = static_cast<quint16>(257 * (16 * y + x));
    }
  }
  ASSERT_TRUE(deep.save(path("deep.png")));
  ASSERT_TRUE(colored(100).save(path("alpha.png")));
  write("deep.pgm", "P5 # of 16 bits\n2 1 65535\n\x01\x02\x03\x04");
  const auto noteOf = [&](const QString& in, const QString& out) {
    return runProgram(QStringList{"equalize", in, out} + kEmulator, m_folder.path()).out;
  };
  EXPECT_TRUE(noteOf("deep.png", "o.png").contains("Note: The image's 16 bits a channel were"));
  EXPECT_TRUE(noteOf("deep.pgm", "o.png").contains("Note: The image's 16 bits a channel were"));
  EXPECT_TRUE(noteOf("alpha.png", "o.jpg").contains("Note: A JPEG file has no transparency"));
}

TEST_F(EqualizeCommand, LeavesAnImageOfOneColourAndOneOfOnePixelAsTheyAre) {
  for (const QSize size : {QSize(1, 1), QSize(50, 60)}) {
    QImage flat(size, QImage::Format_Grayscale8);
    flat.fill(QColor(77, 77, 77));
    ASSERT_TRUE(flat.save(path("flat.png")));
    EXPECT_EQ(equalized("flat.png", "out.png").convertToFormat(QImage::Format_Grayscale8), flat);
  }
}

TEST_F(EqualizeCommand, MayWriteOverWhatItReads) {
  ASSERT_TRUE(moon().save(path("moon.png")));
  EXPECT_EQ(digestOf(equalized("moon.png", "moon.png")), 0x4c914f73f8ef87c5U);
}

TEST_F(EqualizeCommand, PrintsOneJsonObject) {
  ASSERT_TRUE(colored().save(path("in.png")));
  const nlohmann::json json =
      jsonOf(QStringList{"equalize", path("in.png"), path("out.png"), "--json"} + kEmulator);
  EXPECT_EQ(json["kernel"], "equalize");
  EXPECT_EQ(json["passed"], true);
  EXPECT_EQ(json["error"], 0.0);
  EXPECT_EQ(json["parameters"]["n"], 96 * 64);
  EXPECT_EQ(json["parameters"]["dtype"], "uint8");
  EXPECT_TRUE(json["parameters"]["pattern"].is_null());
  EXPECT_EQ(json["input"]["width"], 96);
  EXPECT_EQ(json["input"]["channel"], "luma");
  EXPECT_EQ(json["output"], path("out.png").toStdString());
  EXPECT_TRUE(json["phases_ms"].contains("kernel"));
}

TEST_F(EqualizeCommand, RefusesInOneSentenceWhatIsNoImage) {
  ASSERT_TRUE(moon().save(path("moon.png")));
  ASSERT_TRUE(QDir(m_folder.path()).mkdir("folder"));
  write("text.png", "not an image at all");
  write("empty.png", "");
  write("zero.pgm", "P5\n0 0\n255\n");
  write("picture.gif", "GIF89a and so on");
  struct Case {
    const char* in;
    const char* part;
  };
  for (const Case& one :
       {Case{"text.png", "is not an image that can be read; these are: PNG, JPEG"},
        Case{"empty.png", "is not an image that can be read"},
        Case{"picture.gif", "is not an image that can be read"},
        Case{"zero.pgm", "damaged or cut short"}, Case{"folder", "is a folder, not an image"},
        Case{"nothing.png", "does not exist"}, Case{"/dev/zero", "is not a regular file"}}) {
    expectRefused(one.in, "out.png", 2, one.part);
  }
  EXPECT_FALSE(QFile::exists(path("out.png")));
}

TEST_F(EqualizeCommand, RefusesWhatIsCutShortInEveryFormat) {
  for (const char* const suffix : {"png", "jpg", "bmp", "pgm", "ppm", "webp"}) {
    if (!QImageWriter::supportedImageFormats().contains(suffix)) continue;
    const QString whole = QString("whole.") + suffix;
    const QString cut = QString("cut.") + suffix;
    ASSERT_TRUE(colored().save(path(whole)));
    const QByteArray bytes = bytesOf(whole);
    for (const qsizetype length : {bytes.size() / 2, bytes.size() - 9, qsizetype{17}}) {
      write(cut, bytes.first(length));
      expectRefused(cut, "out.png", 2, "is damaged or cut short");
    }
  }
}

/// 30000 x 30000 pixels in a file of a few bytes: refused by its header, before any memory is
/// taken.
TEST_F(EqualizeCommand, RefusesAnImageOfTooManyPixelsByItsHeader) {
  write("huge.pgm", "P5\n30000 30000\n255\n");
  expectRefused("huge.pgm", "out.png", 2,
                "has 30000 x 30000 = 900,000,000 pixels; at most 200,000,000 are equalised");
}

TEST_F(EqualizeCommand, RefusesAPlaceThatItCannotWriteToAndLeavesWhatIsThere) {
  ASSERT_TRUE(colored().save(path("in.png")));
  QImage wide(16384, 1, QImage::Format_Grayscale8);
  wide.fill(QColor(9, 9, 9));
  ASSERT_TRUE(wide.save(path("wide.png")));
  expectRefused("in.png", "out.tif", 2,
                "has no known ending; an image is written as .png, .jpg, .jpeg, .bmp, .pgm");
  expectRefused("in.png", "out", 2, "has no known ending");
  expectRefused("in.png", "nowhere/out.png", 2, "the folder");
  expectRefused("in.png", "out.pgm", 2, "a PGM file holds grey only");
  if (QImageWriter::supportedImageFormats().contains("webp")) {
    expectRefused("wide.png", "out.webp", 2, "at most 16383 pixels a side");
  }
  write("kept.png", "kept");
  write("broken.png", "\x89PNG\r\n\x1a\n");
  expectRefused("broken.png", "kept.png", 2, "is damaged or cut short");
  EXPECT_EQ(bytesOf("kept.png"), "kept");
}

TEST_F(EqualizeCommand, WantsTwoFiles) {
  expectRefusal({"equalize"}, 2, "there are 0 arguments");
  expectRefusal({"equalize", "in.png"}, 2, "there is 1 argument");
  expectRefusal({"equalize", "a.png", "b.png", "c.png"}, 2, "there are 3 arguments");
}

}  // namespace
}  // namespace lanescope::tests
