// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QSize>
#include <functional>
#include <optional>

#include "ui/page/stage_recording.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
class StagePicture;
}

namespace lanescope::app {

/// How a page looks when it opens.
struct PageLook {
  QSize size;  ///< of the stage, in pixels of a browser; the page scales it to its width
  ui::ThemeId theme = ui::ThemeId::light;
  double speed = 2.0;  ///< steps per second
};

/// The text of a lesson beside the stages.
struct PageText {
  QByteArray html;   ///< an element with the id "lesson"; nothing in it is escaped any more
  QJsonObject data;  ///< of resources/page/lesson.js
};

/// An HTML document that plays the steps of one or several stages, each in all themes, with the
/// kernel's source and, for a picture of one run, the questions on the steps. It needs nothing
/// beside itself and asks no network for anything.
class PageDocument {
 public:
  explicit PageDocument(const PageLook& look) : m_look(look), m_recording(look.size) {}

  /// Adds the steps `first` to `last` of a picture, from 0, and returns the number of the stage,
  /// from 0. `progress` is told the share of the work that is done, from 0 to 1; an exception of it
  /// ends the work.
  int add(const ui::StagePicture& picture, int first, int last,
          const std::function<void(double)>& progress);
  /// Without a text the page shows the first stage.
  void setText(PageText text) { m_text = std::move(text); }

  [[nodiscard]] QByteArray document(const QString& title) const;

 private:
  [[nodiscard]] QByteArray packedData() const;

  PageLook m_look;
  StageRecording m_recording;
  QList<QByteArray> m_stages;  ///< each as JSON
  std::optional<PageText> m_text;
};

}  // namespace lanescope::app
