// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <zip.h>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <random>

#include "app/lesson/lesson_files.h"
#include "app/lesson/lesson_zip.h"
#include "app/lesson/opened_lesson.h"
#include "tests/app/lesson/lesson_samples.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return file.readAll();
}

void write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(bytes);
}

/// An archive, made with the library alone, so that it can hold what `packLesson` never packs.
class MadeArchive {
 public:
  explicit MadeArchive(const QString& path) {
    m_zip = zip_open(QFile::encodeName(path).constData(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
  }
  ~MadeArchive() { EXPECT_EQ(zip_close(m_zip), 0); }
  MadeArchive(const MadeArchive&) = delete;
  MadeArchive& operator=(const MadeArchive&) = delete;

  void add(const char* name, const QByteArray& bytes, zip_uint32_t mode = 0) {
    m_kept.push_back(bytes);
    zip_source_t* source = zip_source_buffer(m_zip, m_kept.back().constData(),
                                             static_cast<zip_uint64_t>(bytes.size()), 0);
    const zip_int64_t at = zip_file_add(m_zip, name, source, ZIP_FL_ENC_UTF_8);
    ASSERT_GE(at, 0) << zip_strerror(m_zip);
    if (mode == 0) return;
    zip_file_set_external_attributes(m_zip, static_cast<zip_uint64_t>(at), 0, ZIP_OPSYS_UNIX,
                                     mode << 16);
  }

 private:
  zip_t* m_zip = nullptr;
  std::vector<QByteArray> m_kept;
};

/// The sentence with which an archive is refused; empty where it is not. Nothing is written of one
/// that is refused for its list.
std::string refusalOf(const QString& archive, bool writesNothing = true) {
  QTemporaryDir folder;
  std::string sentence;
  try {
    unpackLesson(archive, folder.path());
  } catch (const values::Error& error) {
    sentence = error.what();
    if (writesNothing) {
      EXPECT_TRUE(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot));
    }
  }
  return sentence;
}

class LessonZip : public testing::Test {
 protected:
  [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(name); }
  /// The refusal of an archive with one file.
  std::string refusalOfOne(const char* name, const QByteArray& bytes, zip_uint32_t mode = 0) {
    {
      MadeArchive made(path("x.lesson"));
      made.add("lesson.md", "fine");
      made.add(name, bytes, mode);
    }
    return refusalOf(path("x.lesson"));
  }

  QTemporaryDir m_folder;
};

TEST_F(LessonZip, UnpacksWhatItPacksAndPacksTheSameBytesAgain) {
  packLesson(tests::kFirstLesson, path("a.lesson"));
  packLesson(tests::kFirstLesson, path("b.lesson"));
  EXPECT_EQ(bytesOf(path("a.lesson")), bytesOf(path("b.lesson")));
  const OpenedLesson opened(path("a.lesson"), ShippedKind::lesson);
  EXPECT_EQ(lessonFilesOf(opened.folder()), lessonFilesOf(tests::kFirstLesson));
  for (const QString& file : lessonFilesOf(tests::kFirstLesson)) {
    EXPECT_EQ(bytesOf(opened.folder() + '/' + file), bytesOf(tests::kFirstLesson + '/' + file));
  }
}

TEST_F(LessonZip, PacksNothingThatIsHidden) {
  ASSERT_TRUE(QDir(m_folder.path()).mkpath(".git/objects"));
  for (const char* const name : {"lesson.md", ".draft.md", ".git/config", ".git/objects/a"}) {
    write(path(name), "text");
  }
  EXPECT_EQ(lessonFilesOf(m_folder.path()), QStringList("lesson.md"));
}

TEST_F(LessonZip, TheScratchFolderGoesWithTheLesson) {
  packLesson(tests::kFirstLesson, path("a.lesson"));
  QString folder;
  {
    const OpenedLesson opened(path("a.lesson"), ShippedKind::lesson);
    folder = opened.folder();
    EXPECT_TRUE(QFile::exists(folder + "/lesson.md"));
  }
  EXPECT_FALSE(QFile::exists(folder));
}

TEST_F(LessonZip, RefusesPathsThatLeadOutOfTheFolder) {
  for (const char* name : {"../x", "a/../../x", "/etc/x", "a//b", "./x", "..", "a\\b", "C:x"}) {
    EXPECT_EQ(refusalOfOne(name, "x"),
              "x.lesson is refused: " + std::string(name) +
                  " is refused: a file of a lesson lies in its folder, and its name has letters, "
                  "digits, spaces and . _ - + ( ) only.");
  }
}

TEST_F(LessonZip, RefusesLinksAndDevices) {
  for (const zip_uint32_t mode : {0120777U, 0020666U, 0010666U}) {
    EXPECT_EQ(refusalOfOne("link.png", "/etc/passwd", mode),
              "x.lesson is refused: link.png is a link or no plain file.");
  }
}

TEST_F(LessonZip, RefusesTheSameNameInOtherLetters) {
  EXPECT_EQ(refusalOfOne("LESSON.md", "x"), "x.lesson is refused: LESSON.md is there twice.");
}

TEST_F(LessonZip, RefusesBombs) {
  EXPECT_EQ(refusalOfOne("zeros.csv", QByteArray(10 << 20, '\0')),
            "x.lesson is refused: zeros.csv unpacks to more than 200 times its size.");
  EXPECT_EQ(refusalOfOne("zeros.csv", QByteArray((64 << 20) + 1, '\0')),
            "x.lesson is refused: unpacked it is larger than 64 MiB, the most that is allowed.");
}

TEST_F(LessonZip, RefusesMoreFilesThanAreAllowed) {
  {
    MadeArchive made(path("x.lesson"));
    for (int i = 0; i <= kMostLessonFolderFiles; ++i) made.add(std::to_string(i).c_str(), "x");
  }
  EXPECT_EQ(refusalOf(path("x.lesson")), "x.lesson has 1001 files; 1000 are the most.");
}

TEST_F(LessonZip, RefusesASizeInTheHeaderThatIsFarBeyondTheFile) {
  { MadeArchive(path("x.lesson")).add("lesson.md", "short"); }
  QByteArray bytes = bytesOf(path("x.lesson"));
  const qsizetype central = bytes.indexOf("PK\x01\x02");
  ASSERT_GT(central, 0);
  const QByteArray twoGigabytes("\0\0\0\x80", 4);
  bytes.replace(central + 24, 4, twoGigabytes);
  bytes.replace(22, 4, twoGigabytes);
  write(path("x.lesson"), bytes);
  // Newer versions of libzip find out by themselves.
  const std::string refusal = refusalOf(path("x.lesson"));
  EXPECT_TRUE(
      refusal ==
          "x.lesson is refused: unpacked it is larger than 64 MiB, the most that is allowed." ||
      refusal.starts_with("x.lesson cannot be opened: Zip archive inconsistent"))
      << refusal;
}

TEST_F(LessonZip, RefusesAFileThatGivesOtherBytesThanItPromises) {
  { MadeArchive(path("x.lesson")).add("lesson.md", "short"); }
  QByteArray bytes = bytesOf(path("x.lesson"));
  const qsizetype content = bytes.indexOf("short");
  ASSERT_GT(content, 0);
  bytes[content] = 'S';
  write(path("x.lesson"), bytes);
  EXPECT_EQ(refusalOf(path("x.lesson")), "x.lesson is damaged: lesson.md cannot be unpacked.");
}

TEST_F(LessonZip, RefusesWhatIsNoArchive) {
  write(path("x.lesson"), "This is no archive.");
  EXPECT_EQ(refusalOf(path("x.lesson")), "x.lesson cannot be opened: Not a zip archive.");
}

TEST_F(LessonZip, RefusesFoldersWithLinksOrTooMuch) {
  QFile::link("/etc/passwd", path("link.png"));
  EXPECT_THROW(OpenedLesson(m_folder.path(), ShippedKind::lesson), values::Error);
  QFile::remove(path("link.png"));
  QFile large(path("large.csv"));
  ASSERT_TRUE(large.open(QIODevice::WriteOnly));
  ASSERT_TRUE(large.resize(kMostLessonFolderBytes + 1));
  try {
    checkLessonFolder(m_folder.path());
    FAIL() << "allowed";
  } catch (const values::Error& error) {
    EXPECT_STREQ(error.what(),
                 "The folder is too large for a lesson: 1000 files and 64 MiB are the most.");
  }
}

// Whatever the bytes are: all of it stays in the folder, or there is one sentence.
TEST_F(LessonZip, ChangedBytesGiveAFolderOrOneSentence) {
  packLesson(tests::kFirstLesson, path("a.lesson"));
  const QByteArray whole = bytesOf(path("a.lesson"));
  std::mt19937_64 random(22);
  int refused = 0;
  constexpr int kTries = 100;  // each starts a process
  for (int i = 0; i < kTries; ++i) {
    QByteArray bytes = whole;
    for (std::uint64_t changes = 1 + random() % 4; changes > 0; --changes) {
      bytes[static_cast<qsizetype>(random() % static_cast<std::uint64_t>(bytes.size()))] =
          static_cast<char>(random());
    }
    if (random() % 8 == 0) bytes.truncate(static_cast<qsizetype>(random() % 3000));
    write(path("x.lesson"), bytes);
    const std::string sentence = refusalOf(path("x.lesson"), false);
    refused += sentence.empty() ? 0 : 1;
    EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence;
  }
  EXPECT_GT(refused, kTries / 10);
  EXPECT_LT(refused, kTries);
}

}  // namespace
}  // namespace lanescope::app
