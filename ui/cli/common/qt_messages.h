// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace lanescope::cli {

/// Qt's messages are for those who program with it: from now on standard error holds the program's
/// own sentences alone. Where Qt would end the process with a signal, it ends with a sentence and
/// exit code 3.
void keepQtQuiet();

/// What Qt's end of the process means while this lives: "No window can be opened". There is at most
/// one at a time.
class FatalMeaning {
 public:
  explicit FatalMeaning(std::string sentence);
  ~FatalMeaning();
  FatalMeaning(const FatalMeaning&) = delete;
  FatalMeaning& operator=(const FatalMeaning&) = delete;
};

/// The sentence for a display that cannot be opened. Names the settings that choose it, on the
/// command line and in the environment.
[[nodiscard]] std::string noDisplay(int argc, char** argv);

}  // namespace lanescope::cli
