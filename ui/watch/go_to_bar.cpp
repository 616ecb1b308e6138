// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/watch/go_to_bar.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <cmath>

#include "app/conditions/condition.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/run_controller.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {

using Direction = StepSearch::Direction;

GoToBar::GoToBar(StagePage& stage, const RunController& controller)
    : EntryBar(
          stage,
          {//: Name of the bar for screen readers; it goes to the steps at which a condition holds
           tr("Go to"),
           //: Name of the field for screen readers
           tr("Condition"), tr("What is wrong with the condition"),
           //: Name of the button for screen readers
           tr("Close"),
           //: Tells what the button does, and its key
           tr("Close (Escape)")}),
      m_previous(makeButton(
          this,
          //: A button: goes to the last step before at which the condition holds
          tr("Previous"),
          tr("Go back to the last step before at which the condition holds (Shift+Return)"))),
      //: A button: goes to the next step at which the condition holds
      m_next(makeButton(this, tr("Next"),
                        tr("Go to the next step at which the condition holds (Return)"))),
      m_note(makeWords(this, "muted", tr("What the search has found"))),
      m_names(makeWords(this, "muted", tr("Names that a condition may use"))) {
  setProperty("manualPage", "stage.md#conditions");
  field().setClearButtonEnabled(true);
  addButtons({m_previous, m_next});
  addBeneath(*m_note);
  addBeneath(*m_names);
  note({});
  connect(m_next, &QPushButton::clicked, this, &GoToBar::next);
  connect(m_previous, &QPushButton::clicked, this, &GoToBar::previous);
  connect(&field(), &QLineEdit::textEdited, this, [this] {
    m_search.cancel();
    complain({});
    note({});
  });
  connect(&m_search, &StepSearch::progressed, this, [this](double done) {
    // Most searches end before this could be read.
    constexpr qint64 kSoonMs = 300;
    if (m_since.elapsed() < kSoonMs) return;
    //: %1: a number; the second % is percent
    note(tr("Searching: %1 %; Escape ends the search.").arg(std::lround(done * 100)));
  });
  connect(&m_search, &StepSearch::failed, this, &GoToBar::complain);
  connect(&m_search, &StepSearch::found, this, [this](int step) {
    //: "It" is the condition. %1: number of the step
    noteResult(tr("It holds in step %1.").arg(step + 1));
    page().playback().jump(step);
  });
  connect(&m_search, &StepSearch::foundNothing, this, [this](const QString& missing) {
    const QString sentence = m_direction == Direction::next
                                 ? tr("It holds in no later step of this block.")
                                 : tr("It holds in no earlier step of this block.");
    noteResult(missing.isEmpty() ? sentence : sentence + QLatin1Char(' ') + missing);
  });
  connect(&controller, &RunController::sceneReady, this, &GoToBar::explainNames);
  explainNames(nullptr);
}

void GoToBar::explainNames(const std::shared_ptr<const StageScene>& scene) {
  m_search.cancel();
  note({});
  if (scene != nullptr) {
    field().setPlaceholderText(app::exampleCondition(scene->record()));
    m_names->setText(app::explainConditionNames(scene->record()).join(QLatin1Char('\n')));
  }
  complain({});
}

void GoToBar::dismiss() {
  m_search.cancel();
  note({});
  EntryBar::dismiss();
}

void GoToBar::next() {
  search(Direction::next);
}

void GoToBar::previous() {
  search(Direction::previous);
}

void GoToBar::search(Direction direction) {
  const auto& scene = page().stage().scene();
  Playback& playback = page().playback();
  complain({});
  note({});
  if (scene == nullptr) return complain(tr("There is no record yet: run a kernel first."));
  playback.pause();
  m_direction = direction;
  m_since.start();
  const int step = playback.step();
  try {
    // While predicting, what was not shown yet is not told.
    direction == Direction::next
        ? m_search.start(field().text(), scene, step + 1, playback.knownSteps(), direction)
        : m_search.start(field().text(), scene, 0, step, direction);
  } catch (const app::ConditionError& error) {
    complain(sentenceText(error.what()));
    field().setFocus();
    field().setCursorPosition(error.column() - 1);
  }
}

void GoToBar::complain(const QString& sentence) {
  complaint().say(sentence);
  // A complaint tells the names that it is about.
  m_names->setVisible(sentence.isEmpty() && !m_names->text().isEmpty());
}

void GoToBar::noteResult(const QString& sentence) {
  //: %1: what was found, a sentence ("It holds in step 5."); "it": the search
  note(m_search.roundsIntegers()
           ? tr("%1 64-bit integers above 2⁵³ were rounded for it.").arg(sentence)
           : sentence);
}

void GoToBar::note(const QString& sentence) {
  m_note->setText(sentence);
  m_note->setVisible(!sentence.isEmpty());
}

void GoToBar::keyPressEvent(QKeyEvent* event) {
  const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (isReturn && field().hasFocus()) {
    return event->modifiers().testFlag(Qt::ShiftModifier) ? previous() : next();
  }
  EntryBar::keyPressEvent(event);
}

void GoToBar::escape() {
  if (!m_search.isRunning()) return dismiss();
  m_search.cancel();
  note(tr("The search was ended."));
}

}  // namespace lanescope::ui
