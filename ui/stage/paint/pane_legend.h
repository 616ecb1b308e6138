// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <functional>
#include <vector>

class QPainter;

namespace lanescope::ui {

struct StageTheme;

/// Swatches with what they mean, in as many lines as that takes.
class PaneLegend {
 public:
  struct Entry {
    std::function<void(QPainter&, const QRectF&)> paintSwatch;
    QString text;
  };

  /// `scale`: see PaneFrame.
  PaneLegend(std::vector<Entry> entries, const StageTheme& theme, double width, double scale);

  [[nodiscard]] double height() const { return m_height; }
  void paint(QPainter& painter, QPointF topLeft) const;

 private:
  std::vector<Entry> m_entries;
  std::vector<QPointF> m_places;  ///< of the swatches, from the top left
  const StageTheme& m_theme;
  QFont m_font;
  double m_swatch;
  double m_gap;
  double m_lineHeight;
  double m_height = 0;
};

}  // namespace lanescope::ui
