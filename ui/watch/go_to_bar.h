// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QWidget>
#include <memory>

#include "ui/watch/step_search.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace lanescope::ui {

class ComplaintLabel;
class RunController;
class StagePage;
class StageScene;

/// A bar below the stage that goes to the next or the previous step at which a condition holds.
/// Beneath stand the names that a condition may use. It is hidden until it is asked for.
class GoToBar : public QWidget {
  Q_OBJECT

 public:
  /// Puts itself below the stage of the page, which must outlive it, as must the controller.
  GoToBar(StagePage& stage, const RunController& controller);

 public slots:
  /// Shows the bar, with the focus on its field.
  void open();
  void next();
  void previous();
  /// Hides the bar and ends a search.
  void dismiss();

 signals:
  /// The stage should be seen.
  void wanted();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void buildLayout();
  void explainNames(const std::shared_ptr<const StageScene>& scene);
  void search(StepSearch::Direction direction);
  void complain(const QString& sentence);
  void note(const QString& sentence);
  void noteResult(const QString& sentence);

  StagePage& m_stage;
  StepSearch m_search;
  StepSearch::Direction m_direction = StepSearch::Direction::next;
  QElapsedTimer m_since;  ///< since the search began
  QLineEdit* m_condition;
  QPushButton* m_previous;
  QPushButton* m_next;
  QPushButton* m_close;
  ComplaintLabel* m_complaint;
  QLabel* m_note;
  QLabel* m_names;
};

}  // namespace lanescope::ui
