// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/zip_writer.h"

#include <zip.h>

#include <memory>
#include <utility>

#include "app/files/output_file.h"
#include "app/lesson/lesson_words.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

/// An archive in memory.
class ZipWriter {
 public:
  explicit ZipWriter(QString name) : m_name(std::move(name)) {
    zip_error_init(&m_error);
    zip_source_t* source = zip_source_buffer_create(nullptr, 0, 0, &m_error);
    m_archive.reset(zip_open_from_source(source, ZIP_CREATE | ZIP_TRUNCATE, &m_error));
    if (!m_archive) {
      zip_source_free(source);
      fail();
    }
    zip_source_keep(source);
    m_source.reset(source);
  }
  ~ZipWriter() { zip_error_fini(&m_error); }
  ZipWriter(const ZipWriter&) = delete;
  ZipWriter& operator=(const ZipWriter&) = delete;

  /// The bytes of the file must stay until `close`.
  void add(const ZipEntry& file) {
    zip_source_t* content =
        zip_source_buffer(m_archive.get(), file.bytes.constData(),
                          static_cast<zip_uint64_t>(file.bytes.size()), /*freep=*/0);
    const zip_int64_t at = content ? zip_file_add(m_archive.get(), file.path.toUtf8().constData(),
                                                  content, ZIP_FL_ENC_UTF_8)
                                   : -1;
    if (at < 0) {
      zip_source_free(content);
      failOnArchive();
    }
    // The date of the first zip file, so that the same files give the same bytes.
    constexpr zip_uint16_t kFirstDay = (1 << 5) | 1;
    zip_file_set_dostime(m_archive.get(), static_cast<zip_uint64_t>(at), 0, kFirstDay, 0);
  }

  QByteArray close() {
    if (zip_close(m_archive.get()) != 0) failOnArchive();
    (void)m_archive.release();
    zip_stat_t stat{};
    zip_source_stat(m_source.get(), &stat);
    QByteArray bytes(static_cast<qsizetype>(stat.size), Qt::Uninitialized);
    zip_source_open(m_source.get());
    const zip_int64_t got = zip_source_read(m_source.get(), bytes.data(), stat.size);
    zip_source_close(m_source.get());
    if (got != static_cast<zip_int64_t>(stat.size)) fail();
    return bytes;
  }

 private:
  [[noreturn]] void failOnArchive() {
    zip_error_set(&m_error, zip_error_code_zip(zip_get_error(m_archive.get())), 0);
    fail();
  }
  [[noreturn]] void fail() {
    //: %1: a file; %2: why it cannot be written, a few English words of a library
    values::unavailable(LessonWords::tr("%1 cannot be packed: %2.")
                            .arg(m_name, QString::fromUtf8(zip_error_strerror(&m_error)))
                            .toStdString());
  }

  QString m_name;
  zip_error_t m_error{};
  std::unique_ptr<zip_source_t, decltype(&zip_source_free)> m_source{nullptr, zip_source_free};
  std::unique_ptr<zip_t, decltype(&zip_discard)> m_archive{nullptr, zip_discard};
};

}  // namespace

void writeZip(const std::vector<ZipEntry>& files, const QString& archive) {
  ZipWriter writer(archive);
  for (const ZipEntry& file : files) writer.add(file);
  const QByteArray bytes = writer.close();
  writeFile(archive, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace lanescope::app
