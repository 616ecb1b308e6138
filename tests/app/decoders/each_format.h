// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <QString>
#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

#include "app/archive/archive_reader.h"
#include "app/files/table_decoder.h"
#include "app/history/result_file.h"
#include "app/image/image_file.h"
#include "app/markdown/text_decoder.h"
#include "app/session/session_file.h"
#include "values/error.h"

// The kinds of files that a decoder's process reads, each with a sample and with its reader.

namespace lanescope::tests {

struct Format {
  const char* sample;
  void (*read)(const std::string& path);
};

inline void readArchive(const std::string& path) {
  app::ArchiveReader archive(path);
  if (archive.errorCode() != 0) values::refuse(path + " is no archive.");
  std::string contents;
  for (const app::ArchiveEntry& entry : archive.readList(archive.readCount())) {
    static_cast<void>(archive.readNext(entry, contents));
  }
}

inline void readPicture(const std::string& path) {
  static_cast<void>(app::readImage(QString::fromStdString(path)));
}
inline void readColumn(const std::string& path) {
  static_cast<void>(app::readTable(path, {.columns = {"1"}}));
}
inline void readWork(const std::string& path) {
  static_cast<void>(app::readSession(QString::fromStdString(path)));
}
inline void readTimes(const std::string& path) {
  static_cast<void>(history::readResults(QString::fromStdString(path)));
}
inline void readText(const std::string& path) {
  static_cast<void>(app::decodeMarkedText(QString::fromStdString(path), {"stage", "question"}));
}

inline constexpr std::array kFormats{
    Format{LANESCOPE_DATA "moon.png", &readPicture},
    Format{LANESCOPE_DATA "cell_nuclei.csv", &readColumn},
    Format{LANESCOPE_FORMATS "lesson.lesson", &readArchive},
    Format{LANESCOPE_FORMATS "lesson/lesson.md", &readText},
    Format{LANESCOPE_FORMATS "session.lanescope", &readWork},
    Format{LANESCOPE_FORMATS "benchmark.csv", &readTimes},
    Format{LANESCOPE_FORMATS "benchmark.json", &readTimes},
    Format{LANESCOPE_FORMATS "benchmark.recording.json", &readTimes}};

inline std::string bytesOfFile(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// A folder that goes with its owner.
class Scratch {
 public:
  Scratch() { std::filesystem::create_directories(m_folder); }
  ~Scratch() { std::filesystem::remove_all(m_folder); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  /// Writes a file and returns its path.
  [[nodiscard]] std::string write(const std::string& name, const std::string& bytes) const {
    const std::filesystem::path path = m_folder / name;
    std::ofstream(path, std::ios::binary) << bytes;
    return path.string();
  }

 private:
  std::filesystem::path m_folder =
      std::filesystem::temp_directory_path() / ("decoders_test_" + std::to_string(::getpid()));
};

/// Changes a few bytes, most of them near the ends, or cuts or lengthens the text.
template <class Bytes>
void damage(Bytes& bytes, unsigned seed) {
  using Byte = typename Bytes::value_type;
  std::mt19937 random(seed);
  const auto below = [&random](std::size_t end) { return random() % end; };
  constexpr std::size_t kNear = 120;
  const std::size_t size = bytes.size();
  if (seed % 4 == 0) {
    bytes.resize(below(size + size / 4 + 1));
    return;
  }
  for (std::size_t i = 1 + below(8); i > 0 && size > 0; --i) {
    const std::size_t near = below(std::min(kNear, size));
    const std::array<std::size_t, 3> places{near, size - 1 - near, below(size)};
    constexpr std::array<unsigned, 6> kBytes{0x00, 0xff, 0x7f, 0x80, 0x01, 0x2c};
    bytes[places[below(3)]] = static_cast<Byte>(kBytes[below(6)]);
  }
}

}  // namespace lanescope::tests
