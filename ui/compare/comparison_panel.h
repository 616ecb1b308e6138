// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace lanescope::ui {

class ComparisonTable;
struct Comparison;

/// The panel below two stages: their names, what a pitfall does, and a table that compares them,
/// which can be folded away.
class ComparisonPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ComparisonPanel(QWidget* parent = nullptr);

  void setComparison(const Comparison& comparison);
  [[nodiscard]] bool isFolded() const;
  void setFolded(bool folded);
  /// In a quiz the panel is folded and does not tell what the pitfall does: both tell answers.
  void setAsking(bool asking);
  /// Sets the type size, as a multiple of the usual one.
  void setTypeSize(double factor);

 signals:
  void folded(bool folded);

 private:
  void showVerdict();

  bool m_isAsking = false;
  QToolButton* m_fold;
  QLabel* m_sides;
  QLabel* m_verdict;
  ComparisonTable* m_table;
};

}  // namespace lanescope::ui
