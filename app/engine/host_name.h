// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::app {

/// Whether the text is HOST or USER@HOST: letters, digits, '.', '-' and '_'. An address may have
/// colons and brackets around it. Neither part begins with '-', which ssh would take for an option,
/// or contains a character that ssh or a shell expands.
[[nodiscard]] bool isHostName(const QString& text);

}  // namespace lanescope::app
