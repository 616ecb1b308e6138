// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <string_view>

namespace lanescope {

/// Converts UTF-8 text of the libraries without Qt.
[[nodiscard]] inline QString toQString(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Translates a text of the catalogue into the user's language.
[[nodiscard]] inline QString catalogText(std::string_view text) {
  return QCoreApplication::translate("catalog", std::string(text).c_str());
}

}  // namespace lanescope
