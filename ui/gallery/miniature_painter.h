// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>
#include <QRectF>

#include "ui/gallery/miniature.h"
#include "ui/theme/stage_theme.h"

class QPainter;

namespace lanescope::ui {

/// Paints a miniature of any size in a theme's colours. A network has its inputs at the top and an
/// epoch a row; a value is the darker the higher the number of the thread that stored it. Arrays
/// are shaded by accesses per element; those of a product stand as in its textbook picture, A left
/// of C and B above it, other matrices side by side.
class MiniaturePainter {
 public:
  /// Both must outlive the painter.
  MiniaturePainter(const Miniature& miniature, const StageTheme& theme)
      : m_miniature(miniature), m_theme(theme) {}

  void paint(QPainter& painter, const QRectF& area) const;

 private:
  void paintNetwork(QPainter& painter, const QRectF& area) const;
  void paintProduct(QPainter& painter, const QRectF& area) const;
  void paintSquares(QPainter& painter, const QRectF& area) const;
  void paintStrips(QPainter& painter, const QRectF& area) const;
  void paintPart(QPainter& painter, const QRectF& area, const Miniature::Part& part) const;

  const Miniature& m_miniature;
  const StageTheme& m_theme;
};

}  // namespace lanescope::ui
