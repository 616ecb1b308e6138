// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/start_options.h"

#include "ui/cli/common/language_option.h"

namespace lanescope::cli {

Options startOptions() {
  return {
      engineOption(),
      {"theme", "The theme: light, dark or high-contrast. Usually the one that was chosen last.",
       "NAME"},
      languageOption()};
}

}  // namespace lanescope::cli
