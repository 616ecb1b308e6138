// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/watch/go_to_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <cmath>

#include "app/conditions/condition.h"
#include "app/text/text.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/run_controller.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/widgets/complaint_label.h"

namespace lanescope::ui {

using Direction = StepSearch::Direction;

GoToBar::GoToBar(StagePage& stage, const RunController& controller)
    : QWidget(&stage.room()),
      m_stage(stage),
      m_condition(new QLineEdit(this)),
      m_previous(new QPushButton(tr("Previous"), this)),
      m_next(new QPushButton(tr("Next"), this)),
      m_close(new QPushButton(QStringLiteral("×"), this)),
      m_complaint(new ComplaintLabel(tr("What is wrong with the condition"), this)),
      m_note(new QLabel(this)),
      m_names(new QLabel(this)) {
  setProperty("manualPage", "stage.md#conditions");
  buildLayout();
  stage.addBelow(*this);
  setTabOrder(&stage.stage(), m_condition);
  setTabOrder(m_condition, m_previous);
  setTabOrder(m_previous, m_next);
  setTabOrder(m_next, m_close);
  connect(m_next, &QPushButton::clicked, this, &GoToBar::next);
  connect(m_previous, &QPushButton::clicked, this, &GoToBar::previous);
  connect(m_close, &QPushButton::clicked, this, &GoToBar::dismiss);
  connect(m_condition, &QLineEdit::textEdited, this, [this] {
    m_search.cancel();
    complain({});
    note({});
  });
  connect(&m_search, &StepSearch::progressed, this, [this](double done) {
    // Most searches end before this could be read.
    constexpr qint64 kSoonMs = 300;
    if (m_since.elapsed() < kSoonMs) return;
    note(tr("Searching: %1 %; Escape ends the search.").arg(std::lround(done * 100)));
  });
  connect(&m_search, &StepSearch::failed, this, &GoToBar::complain);
  connect(&m_search, &StepSearch::found, this, [this](int step) {
    noteResult(tr("It holds in step %1.").arg(step + 1));
    m_stage.playback().jump(step);
  });
  connect(&m_search, &StepSearch::foundNothing, this, [this](const QString& missing) {
    const QString sentence = m_direction == Direction::next
                                 ? tr("It holds in no later step of this block.")
                                 : tr("It holds in no earlier step of this block.");
    noteResult(missing.isEmpty() ? sentence : sentence + QLatin1Char(' ') + missing);
  });
  connect(&controller, &RunController::sceneReady, this, &GoToBar::explainNames);
  explainNames(nullptr);
  hide();
}

void GoToBar::buildLayout() {
  m_condition->setAccessibleName(tr("Condition"));
  m_condition->setClearButtonEnabled(true);
  m_next->setToolTip(tr("Go to the next step at which the condition holds (Return)"));
  m_previous->setToolTip(
      tr("Go back to the last step before at which the condition holds (Shift+Return)"));
  m_close->setToolTip(tr("Close (Escape)"));
  m_close->setAccessibleName(tr("Close"));
  m_close->setProperty("look", "segment");
  for (QLabel* label : {m_note, m_names}) {
    label->setProperty("look", "muted");
    label->setWordWrap(true);
  }
  m_note->setAccessibleName(tr("What the search has found"));
  m_names->setAccessibleName(tr("Names that a condition may use"));
  auto* label = new QLabel(tr("Go to"), this);
  label->setBuddy(m_condition);
  auto* row = new QHBoxLayout;
  row->addWidget(label);
  row->addWidget(m_condition, 1);
  row->addWidget(m_previous);
  row->addWidget(m_next);
  row->addWidget(m_close);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 6, 10, 6);
  layout->setSpacing(4);
  layout->addLayout(row);
  layout->addWidget(m_complaint);
  layout->addWidget(m_note);
  layout->addWidget(m_names);
  note({});
}

void GoToBar::explainNames(const std::shared_ptr<const StageScene>& scene) {
  m_search.cancel();
  note({});
  complain({});
  if (scene == nullptr) return;
  m_condition->setPlaceholderText(app::exampleCondition(scene->record()));
  m_names->setText(app::explainConditionNames(scene->record()).join(QLatin1Char('\n')));
}

void GoToBar::open() {
  emit wanted();
  show();
  m_condition->setFocus(Qt::ShortcutFocusReason);
  m_condition->selectAll();
}

void GoToBar::dismiss() {
  m_search.cancel();
  note({});
  hide();
  m_stage.stage().setFocus(Qt::OtherFocusReason);
}

void GoToBar::next() {
  search(Direction::next);
}

void GoToBar::previous() {
  search(Direction::previous);
}

void GoToBar::search(Direction direction) {
  const auto& scene = m_stage.stage().scene();
  Playback& playback = m_stage.playback();
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
        ? m_search.start(m_condition->text(), scene, step + 1, playback.knownSteps(), direction)
        : m_search.start(m_condition->text(), scene, 0, step, direction);
  } catch (const app::ConditionError& error) {
    complain(toQString(error.what()));
    m_condition->setFocus();
    m_condition->setCursorPosition(error.column() - 1);
  }
}

void GoToBar::complain(const QString& sentence) {
  m_complaint->say(sentence);
  // A complaint tells the names that it is about.
  m_names->setVisible(sentence.isEmpty() && !m_names->text().isEmpty());
}

void GoToBar::noteResult(const QString& sentence) {
  note(m_search.roundsIntegers()
           ? tr("%1 64-bit integers above 2^53 were rounded for it.").arg(sentence)
           : sentence);
}

void GoToBar::note(const QString& sentence) {
  m_note->setText(sentence);
  m_note->setVisible(!sentence.isEmpty());
}

void GoToBar::keyPressEvent(QKeyEvent* event) {
  const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (isReturn && m_condition->hasFocus()) {
    return event->modifiers().testFlag(Qt::ShiftModifier) ? previous() : next();
  }
  if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
  if (!m_search.isRunning()) return dismiss();
  m_search.cancel();
  note(tr("The search was ended."));
}

}  // namespace lanescope::ui
