// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>

namespace lanescope::app {

enum class ShippedKind : std::uint8_t { lesson, exercise };

/// The names of the lessons or exercises in the program, in the order of the course: "01_indexes".
[[nodiscard]] QStringList shippedNames(ShippedKind kind);

/// The folder of a shipped one in the program's resources, by its name with or without the number:
/// "01_indexes" or "indexes". Empty where there is none.
[[nodiscard]] QString shippedFolder(ShippedKind kind, const QString& name);

}  // namespace lanescope::app
