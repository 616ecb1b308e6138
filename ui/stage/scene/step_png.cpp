// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/step_png.h"

#include <QImage>
#include <QPainter>
#include <QRectF>

#include "ui/picture/picture_file.h"
#include "ui/stage/scene/stage_picture.h"

namespace lanescope::ui {

StepPng pngOf(const StagePicture& picture, int step, QSize size, ThemeId theme) {
  const StageTheme colors = StageTheme::of(theme);
  const QRectF bounds(QPointF(), size);
  const QImage image = app::imageOf(
      size,
      [&](QPainter& painter) {
        painter.fillRect(bounds, colors.background);
        picture.paint(painter, bounds, step, 1.0, colors);
      },
      1.0);
  return {app::pngOf(image), picture.title() + QStringLiteral(". ") + picture.explain(step)};
}

}  // namespace lanescope::ui
