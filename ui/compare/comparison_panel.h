// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace lanescope::ui {

class ComparisonTable;
struct Comparison;

/// The panel below two stages: their names, what a pitfall does, and a table that compares them.
/// All but the names can be folded away.
class ComparisonPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ComparisonPanel(QWidget* parent = nullptr);

  void setComparison(const Comparison& comparison);
  [[nodiscard]] bool isFolded() const;
  void setFolded(bool folded);
  /// Sets the type size, as a multiple of the usual one.
  void setTypeSize(double factor);

 signals:
  void folded(bool folded);

 private:
  void showVerdict();

  QToolButton* m_fold;
  QLabel* m_sides;
  QLabel* m_verdict;
  ComparisonTable* m_table;
};

}  // namespace lanescope::ui
