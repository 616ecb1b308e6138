// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <stop_token>

#include "request/result.h"
#include "trace/flow/sum_rounding.h"
#include "ui/widgets/facts_table.h"

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QTabWidget;

namespace lanescope::ui {

class Badge;
class RunController;
class Theme;
struct StageTheme;

/// The page that says what a run gave: where it ran, whether it passed, result against reference,
/// phases, counters, advice, findings, and what its threads have printed.
class ResultPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ResultPanel(QWidget* parent = nullptr);
  /// Shows each run of the controller.
  ResultPanel(const RunController& controller, const Theme& theme, QWidget* parent);
  ~ResultPanel() override;

  void setResult(const values::RunResult& result);
  /// Adds the facts on rounding to those of the result that is shown.
  void setRounding(const trace::RecordRounding& rounding);

 signals:
  /// A finding or an advice was chosen: its line, from 1.
  void lineChosen(int line);

 private:
  /// Works out the rounding of a run's record in the background.
  void findRounding(const std::shared_ptr<const values::RunResult>& run);
  /// A list of sentences; one that is chosen leads to its line.
  QListWidget* makeSentences(const QString& name, const QString& help);
  /// The result beside the reference, above the notes on the run.
  QWidget* makeCheck();
  /// The counters, below the advice that follows from them.
  QWidget* makeCounters();
  void setFindings(const std::vector<trace::Finding>& findings);
  void setAdvice(const values::RunResult& result);

  Badge* m_origin;
  Badge* m_verdict;
  QLabel* m_title;
  QTabWidget* m_tabs;
  FactsTable* m_check;
  FactsTable* m_phases;
  FactsTable* m_counters;
  QListWidget* m_advice;
  QListWidget* m_findings;
  QPlainTextEdit* m_printed;
  QLabel* m_notes;
  QList<Fact> m_counterFacts;  ///< without those on rounding
  std::stop_source m_search;   ///< of the rounding
};

}  // namespace lanescope::ui
