// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QScrollArea>
#include <memory>

#include "app/exercise/exercise.h"
#include "app/exercise/solution_run.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace lanescope::ui {

class GateRow;
class MarkdownText;

/// An exercise beside the editor: its task, its hints one after the other, its gates, and what came
/// of them after a check.
class ExercisePanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit ExercisePanel(QWidget* parent);
  ~ExercisePanel() override;

  /// Shows an exercise from its beginning. `folder`: that of its pictures.
  void showExercise(std::shared_ptr<const app::Exercise> exercise, const QString& folder);
  /// Shows none.
  void clear();
  [[nodiscard]] const std::shared_ptr<const app::Exercise>& exercise() const { return m_exercise; }
  /// Holds a text against the gates, in an engine of its own. A check that goes on is dropped.
  void check(const QString& text, const app::SolutionLimits& limits);
  /// Says that the text is another one than was checked.
  void tellChange();
  /// What stands below the buttons.
  [[nodiscard]] QString sentence() const;

 signals:
  void checkWanted();
  /// The user wants to see a run that fails.
  void runWanted(const lanescope::values::RunRequest& request);
  void closed();
  void checked(const lanescope::app::Verdict& verdict);

 private:
  void addHint();
  /// Forgets what came of the last check.
  void forget();
  void takeVerdict(const app::Verdict& verdict);
  void showState();

  std::shared_ptr<const app::Exercise> m_exercise;
  QString m_folder;
  std::unique_ptr<app::SolutionRun> m_run;
  QString m_verdict;      ///< the sentence on the last check; empty: none
  qsizetype m_hints = 0;  ///< that are shown
  QVBoxLayout* m_column = nullptr;
  QWidget* m_content = nullptr;
  QLabel* m_result = nullptr;
  QPushButton* m_check = nullptr;
  QPushButton* m_hint = nullptr;
  QProgressBar* m_progress = nullptr;
  QVBoxLayout* m_shownHints = nullptr;
  QList<GateRow*> m_gates;
};

}  // namespace lanescope::ui
