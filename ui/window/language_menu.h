// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <functional>
#include <optional>

#include "app/text/language.h"

class QMenu;

namespace lanescope::ui {

/// The language of the window, which QSettings remembers. Without a choice the desktop's list of
/// languages decides. Every page translates its texts once, when it is made, so that another
/// language begins with the next start.
class LanguageMenu {
  Q_DECLARE_TR_FUNCTIONS(LanguageMenu)

 public:
  /// What was chosen, or none.
  [[nodiscard]] static std::optional<Language> remembered();
  /// What a window starts with: `wanted`, else what was chosen, else the desktop's.
  [[nodiscard]] static Language atStart(std::optional<Language> wanted);

  /// Adds an entry for the desktop's language and one for each other. `say` gets a sentence on what
  /// comes of a choice.
  static void fill(QMenu& menu, const std::function<void(const QString&)>& say);
};

}  // namespace lanescope::ui
