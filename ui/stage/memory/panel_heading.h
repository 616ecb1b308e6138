// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstdint>

#include "ui/stage/model/stage_model.h"

class QPainter;

namespace lanescope::ui {

struct CellPanel;
struct MemoryLayout;
struct StageTheme;

/// What stands above and before the rows of a panel of the memory view: which array it is and how
/// much of it is shown, or how many threads; warps, rows or first elements at the left.
class PanelHeading {
  Q_DECLARE_TR_FUNCTIONS(PanelHeading)

 public:
  /// `page`: what the panel shows of its array; empty for the threads. All must outlive this.
  PanelHeading(const StageModel& model, const CellPanel& panel, const ArrayPage& page, int step)
      : m_model(model), m_panel(panel), m_page(page), m_step(step) {}

  void paint(QPainter& painter, const StageTheme& theme, double scale,
             const MemoryLayout& layout) const;
  void paintRowLabels(QPainter& painter, const StageTheme& theme, double scale) const;

 private:
  struct Words {
    QString name;
    QString details;
  };
  [[nodiscard]] Words words() const;
  [[nodiscard]] QString ofMatrix(const trace::ArrayInfo& info, const QString& space) const;
  [[nodiscard]] QString ofArray(const QString& space) const;
  [[nodiscard]] bool isMatrix() const;
  [[nodiscard]] std::int64_t elements() const;

  const StageModel& m_model;
  const CellPanel& m_panel;
  const ArrayPage& m_page;
  int m_step;
};

}  // namespace lanescope::ui
