// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/image/image_file.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <fstream>
#include <string>

#include "values/error.h"

namespace lanescope::app {
namespace {

/// The sentence that reading the file ends with in a process that may have `bytes` more of memory.
std::string sentenceWith(rlim_t bytes, const QString& path) {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) return "no pipe";
  const pid_t child = ::fork();
  if (child == 0) {
    std::string sentence = "read";
    long pages = 0;  // of its addresses
    std::ifstream("/proc/self/statm") >> pages;
    const rlim_t limit = static_cast<rlim_t>(pages * ::sysconf(_SC_PAGESIZE)) + bytes;
    const rlimit narrow{limit, limit};
    ::setrlimit(RLIMIT_AS, &narrow);
    try {
      static_cast<void>(readImage(path));
    } catch (const values::Error& error) {
      sentence = (error.kind() == values::ErrorKind::unavailable ? "unavailable: " : "bad: ") +
                 std::string(error.what());
    }
    const ssize_t written = ::write(ends[1], sentence.data(), sentence.size());
    ::_exit(written > 0 ? 0 : 1);
  }
  ::close(ends[1]);
  std::string sentence(4096, '\0');
  const ssize_t count = ::read(ends[0], sentence.data(), sentence.size());
  ::close(ends[0]);
  ::waitpid(child, nullptr, 0);
  sentence.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  return sentence;
}

TEST(ImageFile, OfWhichMemoryHoldsTooLittleIsNotCalledDamaged) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "a sanitizer takes all addresses for itself";
#endif
  const QTemporaryDir folder;
  const QString path = folder.filePath("large.png");
  QImage image(8000, 8000, QImage::Format_Grayscale8);
  image.fill(7);
  ASSERT_TRUE(image.save(path));
  image = {};
  constexpr rlim_t kMebibyte = rlim_t{1} << 20;
  EXPECT_EQ(sentenceWith(1024 * kMebibyte, path), "read");
  for (const rlim_t mebibytes : {24, 40, 70, 100}) {
    const std::string sentence = sentenceWith(mebibytes * kMebibyte, path);
    EXPECT_TRUE(sentence.starts_with("unavailable: ")) << sentence;
    EXPECT_NE(sentence.find("memory"), std::string::npos) << sentence;
  }
}

TEST(ImageFile, CutShortIsCalledDamaged) {
#if defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "libpng leaves by longjmp, at which AddressSanitizer makes calls that the "
                  "sandbox forbids.";
#endif
  const QTemporaryDir folder;
  const QString path = folder.filePath("short.png");
  QImage image(300, 300, QImage::Format_RGB32);
  for (int y = 0; y < 300; ++y) {
    for (int x = 0; x < 300; ++x) image.setPixel(x, y, qRgb(x * y % 256, x ^ y, x));
  }
  ASSERT_TRUE(image.save(path));
  ASSERT_TRUE(QFile::resize(path, 2000));
  try {
    static_cast<void>(readImage(path));
    FAIL() << "no error";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
    EXPECT_NE(std::string(error.what()).find("is damaged or cut short"), std::string::npos);
  }
}

}  // namespace
}  // namespace lanescope::app
