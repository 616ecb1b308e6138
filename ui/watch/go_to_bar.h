// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <memory>

#include "ui/watch/entry_bar.h"
#include "ui/watch/step_search.h"

class QLabel;
class QPushButton;

namespace lanescope::ui {

class RunController;
class StagePage;
class StageScene;

/// A bar below the stage that goes to the next or the previous step at which a condition holds.
/// Beneath stand the names that a condition may use.
class GoToBar : public EntryBar {
  Q_OBJECT

 public:
  /// The page and the controller must outlive the bar.
  GoToBar(StagePage& stage, const RunController& controller);

 public slots:
  void next();
  void previous();
  /// Ends a search, too.
  void dismiss() override;

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// Ends a search; where none runs, hides the bar.
  void escape() override;
  void explainNames(const std::shared_ptr<const StageScene>& scene);
  void search(StepSearch::Direction direction);
  void complain(const QString& sentence);
  void note(const QString& sentence);
  void noteResult(const QString& sentence);

  StepSearch m_search;
  StepSearch::Direction m_direction = StepSearch::Direction::next;
  QElapsedTimer m_since;  ///< since the search began
  QPushButton* m_previous;
  QPushButton* m_next;
  QLabel* m_note;
  QLabel* m_names;
};

}  // namespace lanescope::ui
