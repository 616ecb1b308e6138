// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <functional>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
class StagePicture;
}

namespace lanescope::app {

/// What a page shows.
struct PageContent {
  const ui::StagePicture& picture;
  int first = 0;  ///< step of the picture, from 0
  int last = 0;
  QSize size;  ///< of the stage, in pixels of a browser; the page scales it to its width
  ui::ThemeId theme = ui::ThemeId::light;  ///< when the page opens; its reader can choose
  double speed = 2.0;                      ///< steps per second, when the page opens
};

/// An HTML document that plays the steps of a picture, with the stage in all themes, the kernel's
/// source and, for a picture of one run, the questions on the steps. It needs nothing beside itself
/// and asks no network for anything. `progress` is told the share of the work that is done, from 0
/// to 1; an exception of it ends the work.
[[nodiscard]] QByteArray pageDocument(const PageContent& content,
                                      const std::function<void(double)>& progress);

}  // namespace lanescope::app
