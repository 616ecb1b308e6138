// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_zip.h"

#include <zip.h>

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "app/archive/archive_reader.h"
#include "app/files/output_file.h"
#include "app/lesson/lesson_files.h"
#include "app/lesson/lesson_words.h"
#include "app/lesson/zip_writer.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

bool isFolder(const ArchiveEntry& entry) {
  return entry.path.ends_with('/');
}

/// Checks the list of an archive's files.
class ListCheck {
 public:
  explicit ListCheck(QString name) : m_name(std::move(name)) {}

  void checkCount(std::uint64_t count) const {
    if (count <= kMostLessonFolderFiles) return;
    //: %1: a file; %2: the number of files in it; %3: the most that are allowed
    refuseLesson(LessonWords::tr("%1 has %2 files; %3 are the most.")
                     .arg(m_name)
                     .arg(count)
                     .arg(kMostLessonFolderFiles));
  }
  void check(const ArchiveEntry& entry) {
    if (!entry.isReadable) {
      //: %1: a file that is no archive that can be read
      refuseLesson(LessonWords::tr("%1 is damaged: its list cannot be read.").arg(m_name));
    }
    checkPath(entry);
    checkSize(entry);
  }

 private:
  void checkPath(const ArchiveEntry& entry) {
    QString path = QString::fromStdString(entry.path);
    if (isFolder(entry)) path.chop(1);
    if (const auto why = whyNoPath(path)) failIn(*why);
    if (entry.isSpecial) {
      //: %1: the name of a file in an archive
      failIn(LessonWords::tr("%1 is a link or no plain file.").arg(path));
    }
    // Two names that differ in their capitals are one file on some systems.
    const QString folded = path.toCaseFolded();
    if (m_paths.contains(folded)) {
      //: %1: the name of a file in an archive
      failIn(LessonWords::tr("%1 is there twice.").arg(path));
    }
    m_paths.insert(folded);
  }

  void checkSize(const ArchiveEntry& entry) {
    if (entry.bytes > static_cast<std::uint64_t>(kMostLessonFolderBytes) - m_bytes) {
      //: %1: the most MiB that are allowed
      failIn(LessonWords::tr("unpacked it is larger than %1 MiB, the most that is allowed.")
                 .arg(kMostLessonFolderBytes >> 20));
    }
    m_bytes += entry.bytes;
    constexpr std::uint64_t kSmall = 64 * 1024;
    if (entry.bytes > kSmall && entry.bytes / kMostZipRatio > entry.packedBytes) {
      //: %1: the name of a file in an archive; %2: a number
      failIn(LessonWords::tr("%1 unpacks to more than %2 times its size.")
                 .arg(QString::fromStdString(entry.path))
                 .arg(kMostZipRatio));
    }
  }

  [[noreturn]] void failIn(const QString& sentence) const {
    //: %1: a file; %2: a sentence on why it is refused
    refuseLesson(LessonWords::tr("%1 is refused: %2").arg(m_name, sentence));
  }

  QString m_name;
  QSet<QString> m_paths;
  std::uint64_t m_bytes = 0;
};

void extract(ArchiveReader& archive, const ArchiveEntry& entry, const QString& name,
             const QString& folder) {
  const QString path = QString::fromStdString(entry.path);
  const QString target = folder + QLatin1Char('/') + path;
  std::string contents;
  const bool isWhole = archive.readNext(entry, contents);
  if (isFolder(entry)) {
    QDir().mkpath(target);
    return;
  }
  if (!isWhole) {
    //: %1: an archive; %2: the name of a file in it
    refuseLesson(LessonWords::tr("%1 is damaged: %2 cannot be unpacked.").arg(name, path));
  }
  QDir().mkpath(QFileInfo(target).path());
  writeFile(target, contents);
}

QString errorText(int code) {
  zip_error_t error;
  zip_error_init_with_code(&error, code);
  QString text = QString::fromUtf8(zip_error_strerror(&error));
  zip_error_fini(&error);
  return text;
}

}  // namespace

void unpackLesson(const QString& archive, const QString& folder) {
  const QString name = QFileInfo(archive).fileName();
  ArchiveReader opened(QFile::encodeName(archive).toStdString());
  if (opened.errorCode() != 0) {
    //: %1: a file; %2: why it cannot be read, a few English words of a library
    refuseLesson(
        LessonWords::tr("%1 cannot be opened: %2.").arg(name, errorText(opened.errorCode())));
  }
  ListCheck check(name);
  const std::uint64_t count = opened.readCount();
  check.checkCount(count);
  const std::vector<ArchiveEntry> entries = opened.readList(count);
  for (const ArchiveEntry& entry : entries) check.check(entry);
  for (const ArchiveEntry& entry : entries) extract(opened, entry, name, folder);
}

void packLesson(const QString& folder, const QString& archive, const QString& without) {
  checkLessonFolder(folder);
  std::vector<ZipEntry> files;
  for (const QString& path : lessonFilesOf(folder)) {
    if (path == without) continue;
    QFile file(folder + QLatin1Char('/') + path);
    if (!file.open(QIODevice::ReadOnly)) {
      //: %1: a file
      values::unavailable(LessonWords::tr("%1 cannot be read.").arg(path).toStdString());
    }
    files.push_back({path, file.readAll()});
  }
  writeZip(files, archive);
}

}  // namespace lanescope::app
