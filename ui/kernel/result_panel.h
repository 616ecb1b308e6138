// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "request/result.h"

class QLabel;
class QListWidget;
class QTabWidget;

namespace lanescope::ui {

class Badge;
class FactsTable;
class RunController;
class Theme;
struct StageTheme;

/// The page that says what a run gave: where it ran, whether it passed, result against reference,
/// phases, counters, findings.
class ResultPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ResultPanel(QWidget* parent = nullptr);
  /// Shows each run of the controller.
  ResultPanel(const RunController& controller, const Theme& theme, QWidget* parent);

  void setResult(const values::RunResult& result);

 signals:
  /// A finding was chosen: its line, from 1.
  void lineChosen(int line);

 private:
  void setFindings(const std::vector<trace::Finding>& findings);

  Badge* m_origin;
  Badge* m_verdict;
  QLabel* m_title;
  QTabWidget* m_tabs;
  FactsTable* m_check;
  FactsTable* m_phases;
  FactsTable* m_counters;
  QListWidget* m_findings;
  QLabel* m_notes;
};

}  // namespace lanescope::ui
