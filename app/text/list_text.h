// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lanescope {

/// "a, b, c": the names of a list, parted as the user's language parts them.
[[nodiscard]] QString commaList(const QStringList& names);

/// "a, b and c".
[[nodiscard]] QString andList(const QStringList& names);

/// Whole sentences one after the other; empty ones are left out.
[[nodiscard]] QString paragraph(const QStringList& sentences);

}  // namespace lanescope
