// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <map>
#include <string>
#include <vector>

#include "tests/soak/action.h"

namespace lanescope::soak {

/// Command lines that run beside the window, one at a time, in a folder.
class Commands {
 public:
  Commands(const QString& program, const QString& folder);

  /// Starts the command that the action chooses, unless one is running.
  void start(const Action& action);
  /// Waits for the end of the one that is running.
  void finish();

  [[nodiscard]] const std::map<std::string, int>& counts() const { return m_counts; }
  /// A sentence for each command that ended with a signal, with an exit code that is not
  /// documented, without a sentence of what is wrong, or not at all.
  [[nodiscard]] const std::vector<std::string>& trouble() const { return m_trouble; }

 private:
  void judge();

  QProcess m_process;
  std::map<std::string, int> m_counts;  ///< by exit code
  std::vector<std::string> m_trouble;
};

}  // namespace lanescope::soak
