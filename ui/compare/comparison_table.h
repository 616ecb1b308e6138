// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/scene/comparison.h"
#include "ui/widgets/facts_table.h"

namespace lanescope::ui {

/// Two runs in numbers: what, left, right, and how they differ; the better one is bold. To read and
/// to copy. Where there is room for it, the second half stands beside the first.
class ComparisonTable : public FactsTable {
  Q_OBJECT

 public:
  explicit ComparisonTable(QWidget* parent = nullptr);

  void setComparison(const Comparison& comparison);
  /// Sets the type size, as a multiple of the usual one.
  void setTypeSize(double factor);

  /// The height is that of half the lines; the others are beside them, or scrolled.
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// How many parts of the comparison have room beside each other.
  [[nodiscard]] int partsThatFit() const;
  void fill();
  void fillPart(int part);

  QList<ComparisonRow> m_lines;
  int m_parts = 0;  ///< that stand beside each other
};

}  // namespace lanescope::ui
