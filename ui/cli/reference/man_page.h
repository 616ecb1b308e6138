// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::cli {

/// The manual page lanescope(1), in the language of man(7), from the table of the commands.
[[nodiscard]] QString manPage();
/// The page lanescope-engine(1), from what `lanescope-engine --help` prints.
[[nodiscard]] QString engineManPage(const QString& help);

}  // namespace lanescope::cli
