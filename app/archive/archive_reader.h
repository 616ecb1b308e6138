// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "app/decode/decoded.h"

namespace lanescope::app {

/// The most entries of an archive that are read, and the most bytes of them all.
inline constexpr std::uint64_t kMostArchiveEntries = 1000;
inline constexpr std::uint64_t kMostArchiveBytes = std::uint64_t{64} << 20;

/// An entry of an archive as its list promises it. Nothing of it is checked.
struct ArchiveEntry {
  std::string path;
  std::uint64_t bytes = 0;
  std::uint64_t packedBytes = 0;
  bool isReadable = false;  ///< the list tells its name and its sizes
  bool isSpecial = false;   ///< neither a plain file nor a folder, by what Unix programs store
};

/// Reads a ZIP archive in a decoder's process: first its list, then its entries one after the
/// other. Its members throw
/// what decodeFile() throws.
class ArchiveReader {
 public:
  explicit ArchiveReader(const std::filesystem::path& file);

  /// libzip's number for why the archive cannot be opened; 0: it is open.
  [[nodiscard]] int errorCode() const { return m_errorCode; }
  /// Reads the number of entries.
  [[nodiscard]] std::uint64_t readCount();
  /// Reads the list, of that number of entries.
  [[nodiscard]] std::vector<ArchiveEntry> readList(std::uint64_t count);
  /// Reads the contents of the next entry of the list, folders included. Returns false where the
  /// archive does not hold what the list promises.
  [[nodiscard]] bool readNext(const ArchiveEntry& entry, std::string& contents);

 private:
  DecodedReader m_in;
  int m_errorCode = 0;
};

}  // namespace lanescope::app
