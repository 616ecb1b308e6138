// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace lanescope::cli {

/// Suppresses Qt's messages, so that standard error has only the program's own sentences. Where Qt
/// would abort, the process ends with a sentence and exit code 3.
void keepQtQuiet();

/// Sets the meaning of a fatal Qt error while it lives: "No window can be opened". At most one
/// object may exist.
class FatalMeaning {
 public:
  explicit FatalMeaning(std::string sentence);
  ~FatalMeaning();
  FatalMeaning(const FatalMeaning&) = delete;
  FatalMeaning& operator=(const FatalMeaning&) = delete;
};

/// The sentence for a display that cannot be opened. It names the settings on the command line and
/// in the environment that choose the display.
[[nodiscard]] std::string noDisplay(int argc, char** argv);

}  // namespace lanescope::cli
