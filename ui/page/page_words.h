// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace lanescope::app {

/// The words of a page around the stage, in the language of the program that writes it.
class PageWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Page)

 public:
  /// By the names that the page's script uses.
  [[nodiscard]] static QJsonObject texts();
  /// The themes in the order of ui::stageThemes(): name and colours of the page around the stage.
  [[nodiscard]] static QJsonArray themes();
  /// What a browser shows that cannot play the page.
  [[nodiscard]] static QString message();
};

}  // namespace lanescope::app
