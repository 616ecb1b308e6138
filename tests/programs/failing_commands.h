// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

namespace lanescope::tests {

/// A run of `lanescope` in which calls are made to fail. Without failures it ends with 0 and takes
/// seconds at most.
struct FailingCommand {
  std::string name;  ///< the command's name, and its action
  QStringList arguments;
  /// The file that it writes, and a folder that it makes; empty: none.
  QString file = {};
  /// Whether the file has the same bytes each time.
  bool isFileTheSame = true;
  /// Whether the same is printed each time.
  bool isOutputTheSame = false;
  /// The history that it reads and writes is a copy of that of version 0.1.
  bool hasHistory = false;
  /// A command that has changed the history before; empty: none.
  QStringList before = {};
  /// Whether there are letters in the pictures that it writes.
  bool hasLetters = false;
  /// Whether it writes of OpenBLAS, which counts as missing where there is no memory to open it.
  bool hasOpenBlas = false;
  /// Whether it needs the front end, a compiler or the sandbox, which a machine may lack.
  bool isOfLab = false;
};

/// The file of the history in the folder in which a command runs.
inline const QString kHistory = QStringLiteral("h.sqlite");

/// The commands, with all that they write. `formats`: the folder tests/resources/formats.
/// `photograph`: an image.
std::vector<FailingCommand> failingCommands(const QString& formats, const QString& photograph);

}  // namespace lanescope::tests
