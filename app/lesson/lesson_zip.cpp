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
#include <memory>
#include <vector>

#include "app/files/output_file.h"
#include "app/lesson/lesson_files.h"
#include "app/lesson/lesson_words.h"
#include "app/lesson/zip_writer.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

struct CloseArchive {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseFile {
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, CloseArchive>;
using ZipFile = std::unique_ptr<zip_file_t, CloseFile>;

struct Entry {
  zip_uint64_t number = 0;
  QString path;
  zip_uint64_t bytes = 0;
  [[nodiscard]] bool isFolder() const { return path.endsWith(QLatin1Char('/')); }
};

/// Whether the entry is neither a plain file nor a folder, by the mode that Unix programs store.
bool isSpecial(zip_t* archive, zip_uint64_t number) {
  constexpr zip_uint32_t kTypeMask = 0170000;
  constexpr zip_uint32_t kRegular = 0100000;
  constexpr zip_uint32_t kFolder = 0040000;
  constexpr int kModeShift = 16;
  zip_uint8_t system = 0;
  zip_uint32_t attributes = 0;
  if (zip_file_get_external_attributes(archive, number, 0, &system, &attributes) != 0) return true;
  if (system != ZIP_OPSYS_UNIX) return false;
  const zip_uint32_t type = (attributes >> kModeShift) & kTypeMask;
  return type != 0 && type != kRegular && type != kFolder;
}

/// Reads and checks the list of an archive's files.
class EntryList {
 public:
  EntryList(zip_t* archive, QString name) : m_archive(archive), m_name(std::move(name)) {}

  std::vector<Entry> read() {
    const zip_int64_t count = zip_get_num_entries(m_archive, 0);
    if (count > kMostLessonFolderFiles) {
      //: %1: a file; %2: the number of files in it; %3: the most that are allowed
      refuseLesson(LessonWords::tr("%1 has %2 files; %3 are the most.")
                       .arg(m_name)
                       .arg(count)
                       .arg(kMostLessonFolderFiles));
    }
    for (zip_int64_t i = 0; i < count; ++i) add(static_cast<zip_uint64_t>(i));
    return std::move(m_entries);
  }

 private:
  void add(zip_uint64_t number) {
    zip_stat_t stat{};
    constexpr zip_uint64_t kNeeded = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE;
    const bool isKnown = zip_stat_index(m_archive, number, ZIP_FL_ENC_STRICT, &stat) == 0 &&
                         (stat.valid & kNeeded) == kNeeded;
    //: %1: a file that is no archive that can be read
    if (!isKnown)
      refuseLesson(LessonWords::tr("%1 is damaged: its list cannot be read.").arg(m_name));
    const Entry entry{number, QString::fromUtf8(stat.name), stat.size};
    checkPath(entry);
    checkSize(entry, stat.comp_size);
    m_entries.push_back(entry);
  }

  void checkPath(const Entry& entry) {
    QString path = entry.path;
    if (entry.isFolder()) path.chop(1);
    if (const auto why = whyNoPath(path)) failIn(*why);
    if (isSpecial(m_archive, entry.number)) {
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

  void checkSize(const Entry& entry, zip_uint64_t packed) {
    if (entry.bytes > static_cast<zip_uint64_t>(kMostLessonFolderBytes) - m_bytes) {
      //: %1: the most MiB that are allowed
      failIn(LessonWords::tr("unpacked it is larger than %1 MiB, the most that is allowed.")
                 .arg(kMostLessonFolderBytes >> 20));
    }
    m_bytes += entry.bytes;
    constexpr zip_uint64_t kSmall = 64 * 1024;
    if (entry.bytes > kSmall && entry.bytes / kMostZipRatio > packed) {
      //: %1: the name of a file in an archive; %2: a number
      failIn(LessonWords::tr("%1 unpacks to more than %2 times its size.")
                 .arg(entry.path)
                 .arg(kMostZipRatio));
    }
  }

  [[noreturn]] void failIn(const QString& sentence) const {
    //: %1: a file; %2: a sentence on why it is refused
    refuseLesson(LessonWords::tr("%1 is refused: %2").arg(m_name, sentence));
  }

  zip_t* m_archive;
  QString m_name;
  std::vector<Entry> m_entries;
  QSet<QString> m_paths;
  zip_uint64_t m_bytes = 0;
};

void extract(zip_t* archive, const Entry& entry, const QString& name, const QString& folder) {
  const QString target = folder + QLatin1Char('/') + entry.path;
  if (entry.isFolder()) {
    QDir().mkpath(target);
    return;
  }
  QDir().mkpath(QFileInfo(target).path());
  const ZipFile file(zip_fopen_index(archive, entry.number, 0));
  QByteArray bytes(static_cast<qsizetype>(entry.bytes), Qt::Uninitialized);
  // One byte more than promised shows a file that gives more.
  char beyond = 0;
  const bool isWhole =
      file &&
      zip_fread(file.get(), bytes.data(), entry.bytes) == static_cast<zip_int64_t>(entry.bytes) &&
      zip_fread(file.get(), &beyond, 1) == 0 &&
      zip_file_get_error(file.get())->zip_err == ZIP_ER_OK;
  if (!isWhole) {
    //: %1: an archive; %2: the name of a file in it
    refuseLesson(LessonWords::tr("%1 is damaged: %2 cannot be unpacked.").arg(name, entry.path));
  }
  writeFile(target, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
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
  int code = 0;
  const Archive opened(
      zip_open(QFile::encodeName(archive).constData(), ZIP_RDONLY | ZIP_CHECKCONS, &code));
  if (!opened) {
    //: %1: a file; %2: why it cannot be read, a few English words of a library
    refuseLesson(LessonWords::tr("%1 cannot be opened: %2.").arg(name, errorText(code)));
  }
  for (const Entry& entry : EntryList(opened.get(), name).read()) {
    extract(opened.get(), entry, name, folder);
  }
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
