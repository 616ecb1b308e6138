// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "tests/programs/power/disk_operation.h"

namespace lanescope::tests {

/// A folder on a disk that loses what was not brought to it (fsync, fdatasync) when the power
/// fails. What may be left follows Pillai et al., "All File Systems Are Not Created Equal" (OSDI
/// 2014), and the crash tests of SQLite (sqlite.org/testing.html, 3.3):
/// - The bytes of a file at its last sync are there. Of what was written since, there is nothing,
///   all, the beginning, or any of the blocks of 512 or 4096 bytes; a block that is missing before
///   one that is there reads as zeros.
/// - The names of a folder at its last sync are there. Of the changes since, the first few are; a
///   change is made wholly or not at all. Syncing a file does not bring its name to the disk.
class Disk {
 public:
  /// What is in the folder is on the disk.
  explicit Disk(const std::filesystem::path& folder);
  Disk(const Disk&) = delete;
  Disk& operator=(const Disk&) = delete;

  void apply(const DiskOperation& operation);
  /// Writes all of it into an existing empty folder.
  void write(const std::filesystem::path& folder) const;
  /// Writes what a power loss leaves; which of the possible contents, is up to `random`.
  void writeAfterLoss(const std::filesystem::path& folder, std::mt19937_64& random) const;

 private:
  struct Change {
    std::uint64_t offset = 0;
    std::string bytes = {};
    bool isResize = false;  ///< to `offset`
  };
  struct File {
    std::string now;
    std::string synced;
    std::vector<Change> since;
  };
  struct Folder;
  struct Node {
    std::shared_ptr<File> file;
    std::shared_ptr<Folder> folder;
    bool operator==(const Node&) const = default;
  };
  using Names = std::map<std::string, Node>;
  /// Removes a name, adds one, or both in one step. Between two folders, both happen when the
  /// folder of the new name is brought to the disk.
  struct NameChange {
    Folder* removedFrom = nullptr;
    std::string removed = {};
    std::string added = {};
    Node node = {};
  };
  struct Folder {
    Names now;
    Names synced;
    std::vector<NameChange> since;
  };
  using AllNames = std::map<const Folder*, Names>;

  static void applyTo(std::string& bytes, const Change& change);
  static void applyTo(AllNames& all, const Folder& folder, const NameChange& change);
  static std::string contentAfterLoss(const File& file, std::mt19937_64& random);
  static void writeFolder(const Names& names, const std::filesystem::path& folder,
                          const AllNames& all, const std::map<const File*, std::string>& contents);

  Node read(const std::filesystem::path& folder);
  std::shared_ptr<Folder> makeFolder();
  [[nodiscard]] Folder& folderAt(const std::filesystem::path& path) const;
  void change(const std::filesystem::path& path, NameChange change);
  void changeFile(std::uint64_t number, Change change);

  std::vector<std::shared_ptr<Folder>> m_folders;  ///< the first is the root; removed ones, too
  std::map<std::uint64_t, std::shared_ptr<File>> m_files;  ///< by their present numbers
};

}  // namespace lanescope::tests
