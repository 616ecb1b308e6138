// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <string_view>

namespace lanescope {

/// UTF-8 text of the layers below, which know nothing of Qt.
[[nodiscard]] inline QString toQString(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A text of the catalogue in the user's language.
[[nodiscard]] inline QString catalogText(std::string_view text) {
  return QCoreApplication::translate("catalog", std::string(text).c_str());
}

}  // namespace lanescope
