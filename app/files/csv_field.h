// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <string_view>

namespace lanescope::app {

/// A field as it stands among comma-separated values (RFC 4180): in quotes where it holds a comma,
/// a quote or a line end, and only there.
[[nodiscard]] std::string csvField(std::string_view text);

/// A line of such fields, with its end.
[[nodiscard]] QString csvLine(const QStringList& fields);

}  // namespace lanescope::app
