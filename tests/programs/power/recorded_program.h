// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTemporaryDir>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tests/programs/power/disk.h"

namespace lanescope::tests {

/// The files in a folder, by their paths in it, and the folders, whose paths end with "/".
using FolderContent = std::map<std::string, std::string>;
[[nodiscard]] FolderContent contentOfFolder(const std::filesystem::path& folder);

/// What a program that has ended well did to a folder.
class RecordedProgram {
 public:
  /// Runs it in `folder` and checks that what was recorded leads to what is there.
  RecordedProgram(const QString& program, const QStringList& arguments, const QString& folder);

  struct Loss {
    const QTemporaryDir& folder;  ///< what is left
    std::string told;             ///< what the program had said before
    bool isAtEnd = false;         ///< the program had ended
  };
  /// Goes through the operations again, once, and lets the power fail `count` times on the way,
  /// equally often before each of them and at the end.
  void losePower(int count, const std::function<void(const Loss&)>& check);

 private:
  Disk m_disk;
  std::vector<DiskOperation> m_operations;
};

}  // namespace lanescope::tests
