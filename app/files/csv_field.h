// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <string_view>

namespace lanescope::app {

/// Returns a field of comma-separated values (RFC 4180). It is in quotes only if it contains a
/// comma, a quote or a line end.
[[nodiscard]] std::string csvField(std::string_view text);

/// Returns a line of such fields with its line end.
[[nodiscard]] QString csvLine(const QStringList& fields);

/// Returns a text from outside for a field, which no table calculation takes for a formula: one
/// that begins with = + - @ or a tab gets an apostrophe before it.
[[nodiscard]] QString csvText(const QString& text);

}  // namespace lanescope::app
