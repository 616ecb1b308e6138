// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace lanescope::tests {

/// What changes a disk, in the order in which programs did it. Paths are relative to the recorded
/// folder, which is the empty path.
struct DiskOperation {
  enum class Kind : std::uint32_t {
    create,      ///< `file` as `path`; without a name (O_TMPFILE) where `path` is empty
    write,       ///< `data` at `offset` of `file`
    resize,      ///< `file` to `offset` bytes
    sync,        ///< `file`
    syncFolder,  ///< the names in `path`
    makeFolder,  ///< `path`
    link,        ///< `file` as `path`
    remove,      ///< the file or the empty folder `path`
    rename,      ///< `path` to `other`
    told,        ///< `data` on standard output; changes nothing
  };
  Kind kind = Kind::told;
  std::uint64_t file = 0;  ///< number of the inode
  std::uint64_t offset = 0;
  std::string path;
  std::string other;
  std::string data;
};

/// Begins each operation in the file of the recorder; `path`, `other` and `data` follow.
struct DiskOperationHead {
  DiskOperation::Kind kind;
  std::uint32_t pathBytes;
  std::uint32_t otherBytes;
  std::uint32_t dataBytes;
  std::uint64_t file;
  std::uint64_t offset;
};

/// Reads the recorder's file.
[[nodiscard]] std::vector<DiskOperation> readDiskOperations(const std::filesystem::path& file);

}  // namespace lanescope::tests
