// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <algorithm>
#include <cstdint>

#include "ui/stage/model/stage_model.h"

class QPainter;

namespace lanescope::ui {

struct CellPanel;
struct MemoryLayout;
struct StageTheme;

/// Paints the heading and the row labels of a panel in the memory view. The heading names the array
/// and the shown part, or gives the number of threads. The labels at the left are warps, matrix
/// rows or first elements. Where the cells have no room for numbers, the heading says that shades
/// stand for the values, and some of the threads are numbered above their columns.
class PanelHeading {
  Q_DECLARE_TR_FUNCTIONS(PanelHeading)

 public:
  /// `page` is the shown page of the array, empty for the threads. All arguments must outlive this.
  PanelHeading(const StageModel& model, const CellPanel& panel, const ArrayPage& page, int step)
      : m_model(model), m_panel(panel), m_page(page), m_step(step) {}

  /// The height of its type at this scale, in pixels.
  [[nodiscard]] static double textHeight(double scale) { return 1.25 * std::max(10.5, 15 * scale); }
  void paint(QPainter& painter, const StageTheme& theme, double scale,
             const MemoryLayout& layout) const;
  void paintRowLabels(QPainter& painter, const StageTheme& theme, double scale) const;

 private:
  struct Words {
    QString name;
    QStringList details;  ///< the longest first: see fittingText
  };
  [[nodiscard]] Words words() const;
  [[nodiscard]] QStringList ofMatrix(const trace::ArrayInfo& info, const QString& space) const;
  [[nodiscard]] QStringList ofArray(const QString& space) const;
  [[nodiscard]] bool isMatrix() const;
  /// Whether the cells are too small for numbers.
  [[nodiscard]] bool isOfShades(double scale) const;
  /// The details of the heading with, and then without, what shades mean.
  [[nodiscard]] QStringList withShades(const QStringList& details) const;
  /// Paints numbers of threads above their columns, right of `from`.
  void paintLanes(QPainter& painter, const StageTheme& theme, const QRectF& line,
                  double from) const;
  [[nodiscard]] std::int64_t elements() const;

  const StageModel& m_model;
  const CellPanel& m_panel;
  const ArrayPage& m_page;
  int m_step;
};

}  // namespace lanescope::ui
