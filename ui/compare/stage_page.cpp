// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/stage_page.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/text/text.h"
#include "trace/check/finding_steps.h"
#include "trace/record/timeline.h"
#include "ui/compare/chosen_note.h"
#include "ui/compare/comparison_bar.h"
#include "ui/compare/comparison_panel.h"
#include "ui/compare/stage_bar.h"
#include "ui/compare/wrong_band.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/quiz/question_panel.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/player/transport_bar.h"
#include "ui/stage/scene/comparison_scene.h"
#include "ui/stage/scene/stage_picture.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/drop_panel.h"
#include "ui/widgets/message_strip.h"
#include "ui/widgets/tab_order.h"

namespace lanescope::ui {

StagePage::StagePage(const Sources& sources, QWidget* parent)
    : QWidget(parent),
      m_quiz(m_playback),
      m_messages(new MessageStrip(this)),
      m_stageArea(new QWidget(this)),
      m_wrong(new WrongBand(m_stageArea)),
      m_stage(new StageWidget(m_playback, this)),
      m_comparedPlayback(this),
      m_comparedStage(new StageWidget(m_comparedPlayback, this)),
      m_comparison(new ComparisonPanel(this)),
      m_sideBySide(*m_stage, *m_comparison),
      m_questions(new QuestionPanel(m_quiz, m_playback, m_stageArea)),
      m_transport(new TransportBar(m_playback, this)),
      m_bar(new StageBar(*m_stage, this)),
      m_compared(new ComparisonBar(this)) {
  setProperty("manualPage", "stage.md");
  m_comparedPlayback.setObjectName(QStringLiteral("comparedPlayback"));
  m_comparedStage->setKeyPlayback(m_playback);  // which the other one follows
  //: Name of the stage on the right for screen readers
  m_comparedStage->setAccessibleName(tr("Compared stage"));
  buildLayout();
  m_stageArea->setProperty("manualPage", "stage.md");  // on the full screen it is of another window
  connectStages();
  connectControls();
  connectSources(sources);
  addComparison(sources.parameters);
  new ChosenNote(*m_stage, sources.parameters, sources.controller);
  setScene(nullptr);
}

void StagePage::buildLayout() {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_messages);
  layout->addWidget(m_bar);
  buildStageArea();
  std::vector<QWidget*> order = m_bar->order();
  order.insert(order.end(), {m_stage, m_comparedStage, m_comparison, m_questions, m_transport});
  setTabOrderOf(order);
  QLabel* away = makeWords(this, "muted");
  away->setText(tr("The stage is shown on the full screen. F5 brings it back."));
  away->setAlignment(Qt::AlignCenter);
  m_places = new QStackedWidget(this);
  m_places->addWidget(away);
  layout->addWidget(m_places, 1);
  takeStageBack();
}

void StagePage::buildStageArea() {
  m_sides = new QWidget(this);
  auto* sides = new QHBoxLayout(m_sides);
  sides->setContentsMargins(0, 0, 0, 0);
  sides->setSpacing(1);
  sides->addWidget(m_stage, 1);
  sides->addWidget(m_comparedStage, 1);
  m_split = new QSplitter(Qt::Vertical, m_stageArea);
  m_split->setChildrenCollapsible(false);
  m_split->addWidget(m_sides);
  m_split->addWidget(m_comparison);
  m_split->setStretchFactor(0, 1);
  auto* column = new QVBoxLayout(m_stageArea);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_wrong);
  column->addWidget(m_split, 1);
  column->addWidget(m_questions);
  column->addWidget(m_transport);
}

void StagePage::connectStages() {
  connect(m_stage, &StageWidget::lineChanged, this, &StagePage::lineChanged);
  connect(&m_playback, &Playback::stepChanged, this, &StagePage::follow);
  connect(m_stage, &StageWidget::viewsChanged, m_comparedStage, &StageWidget::setViews);
  // Both stages follow the same thread, whichever of them was clicked.
  connect(m_stage, &StageWidget::chosenChanged, m_comparedStage, &StageWidget::follow);
  connect(m_comparedStage, &StageWidget::chosenChanged, m_stage, &StageWidget::follow);
  for (const StageWidget* stage : {m_stage, m_comparedStage}) {
    connect(stage, &StageWidget::chosenChanged, this, &StagePage::chosenChanged);
  }
  connect(&m_playback, &Playback::predictingChanged, &m_comparedPlayback, &Playback::setPredicting);
  connect(&m_playback, &Playback::predictingChanged, m_comparison, &ComparisonPanel::setAsking);
  connect(m_stage, &StageWidget::blockClicked, this, &StagePage::blockRequested);
}

void StagePage::connectControls() {
  connect(m_comparison, &ComparisonPanel::folded, this, &StagePage::splitStageArea);
  connect(m_compared, &ComparisonBar::choiceShown, this, [this] {
    if (m_compared->choice().empty()) m_sideBySide.end();
  });
  connect(m_compared, &ComparisonBar::inStepChanged, this, &StagePage::showInStep);
  connect(m_questions, &QuestionPanel::done, m_stage, [this] { m_stage->setFocus(); });
  connect(m_bar, &StageBar::blockRequested, this, &StagePage::blockRequested);
  connect(m_bar, &StageBar::launchRequested, this, &StagePage::launchRequested);
}

void StagePage::connectSources(const Sources& sources) {
  sources.theme.tellColors(m_messages);
  sources.theme.tellColors(m_stage);
  sources.theme.tellColors(m_comparedStage);
  sources.theme.tellColors(m_questions);
  sources.theme.tellColors(m_transport);
  sources.catalog.tellKernel(m_compared);
  // After a press of Run the arrow keys step and Space plays.
  connect(&sources.parameters, &ParameterPanel::runPressed, m_stage,
          [this] { m_stage->setFocus(Qt::OtherFocusReason); });
  const InputFiles* files = &sources.parameters.data();
  connect(files, &InputFiles::failed, m_messages, &MessageStrip::sayTrouble);
  // What is said of a run or of a file is over when the next one is asked for.
  connect(files, &InputFiles::changed, m_messages, [this, files] {
    if (files->isReading()) m_messages->retire();
  });
  const RunController* controller = &sources.controller;
  connect(this, &StagePage::blockRequested, controller, &RunController::showBlock);
  connect(this, &StagePage::launchRequested, controller, &RunController::showLaunch);
  connect(controller, &RunController::runFinished, this,
          [this](const std::shared_ptr<const values::RunResult>& run) { takeRun(*run); });
  connect(controller, &RunController::sceneReady, this, &StagePage::setScene);
  connect(controller, &RunController::comparedReady, m_wrong,
          [this, controller] { m_wrong->setCompared(controller->shown().compared.get()); });
  connect(controller, &RunController::failed, m_messages, &MessageStrip::sayTrouble);
  connect(controller, &RunController::activityChanged, m_messages, [this](Activity activity) {
    const bool begins = activity == Activity::running || activity == Activity::measuring;
    if (begins) m_messages->retire();
  });
}

void StagePage::addComparison(ParameterPanel& bar) {
  QToolButton* button = makeSegment(&bar, tr("Compare with ▾"),
                                    tr("Shows another kernel, or another launch, beside this one."),
                                    //: Name for screen readers of a button that opens a list of
                                    //: kernels
                                    tr("Compare with"));
  button->setObjectName(QStringLiteral("compareWith"));
  button->setProperty("manualPage", "comparing.md#two-kernels");
  bar.addControl(button);
  new DropPanel(*button, *m_compared);
  connect(m_compared, &ComparisonBar::choiceShown, button,
          [this, button] { button->setVisible(m_compared->offersSomething()); });
}

void StagePage::takeStageBack() {
  m_places->setCurrentIndex(m_places->addWidget(m_stageArea));
}

void StagePage::addAbove(QWidget& strip) {
  static_cast<QVBoxLayout*>(layout())->insertWidget(0, &strip);
}

void StagePage::addBelow(QWidget& panel, std::function<void()> escape) {
  constexpr int kBelowTheStages = 2;
  static_cast<QVBoxLayout*>(m_stageArea->layout())->insertWidget(kBelowTheStages, &panel);
  m_panels.push_back({&panel, std::move(escape)});
}

bool StagePage::escapePanel() {
  const Panel* open = nullptr;
  for (const Panel& each : m_panels) {
    if (!each.widget->isVisible()) continue;
    open = &each;
    if (each.widget->isAncestorOf(QApplication::focusWidget())) break;
  }
  if (open == nullptr) return false;
  open->escape();
  return true;
}

void StagePage::setShowsRounding(bool shows) {
  m_stage->setShowsRounding(shows);
  m_comparedStage->setShowsRounding(shows);
  emit showsRoundingChanged(shows);
}

void StagePage::setTypeSize(double factor) {
  m_stage->setTypeSize(factor);
  m_comparedStage->setTypeSize(factor);
  m_questions->setTypeSize(factor);
  m_transport->setTypeSize(factor);
  m_comparison->setTypeSize(factor);
  m_wrong->setTypeSize(factor);
  splitStageArea();
}

void StagePage::splitStageArea() {
  const int below = m_comparison->isFolded() ? m_comparison->heightForWidth(m_split->width())
                                             : m_comparison->sizeHint().height();
  m_split->setSizes({std::max(1, m_split->height() - below), below});
}

StagePage::~StagePage() {
  // They hold on to the playback, which is gone before the other children are deleted.
  delete m_questions;
  delete m_transport;
  delete m_stage;
  delete m_comparedStage;
}

void StagePage::setScene(const std::shared_ptr<const StageScene>& scene) {
  m_bar->setScene(scene.get());
  setCompared(nullptr);
  m_quiz.setScene(scene);
  m_stage->setScene(scene);
  markFindings();
}

void StagePage::markFindings() {
  if (m_stage->scene() == nullptr) return;
  std::vector<int> steps = trace::stepsOf(m_stage->scene()->timeline(), m_findings);
  if (m_both != nullptr)
    std::ranges::copy(m_both->wrongSteps(m_compared->inStep()), std::back_inserter(steps));
  m_playback.setFindings(std::move(steps));
}

void StagePage::takeRun(const values::RunResult& run) {
  m_findings = run.findings;
  m_wrong->setRun(&run);
  const catalog::KernelRow* row = catalog::lookUp(run.kernel);
  if (row == nullptr || row->unrecorded.empty()) return;
  //: %1: a sentence that says why this kernel is not recorded
  m_messages->say(tr("There is no record to show: %1").arg(catalogText(row->unrecorded)),
                  MessageStrip::Tone::note);
}

void StagePage::showInStep() {
  if (m_both == nullptr) return;
  m_playback.setStepCount(m_both->stepCount(m_compared->inStep()));
  markFindings();
  follow();
}

void StagePage::setCompared(const std::shared_ptr<const ComparisonScene>& compared) {
  m_both = compared;
  const bool stands = compared != nullptr;
  m_comparedStage->setScene(stands ? compared->compared.scene : nullptr);
  m_comparedStage->follow(m_stage->look().chosen);
  m_stage->setTaint(stands ? compared->main.taint : nullptr);
  m_comparedStage->setTaint(stands ? compared->compared.taint : nullptr);
  m_comparedStage->setVisible(stands);
  m_comparison->setVisible(stands);
  m_compared->setStands(stands);
  if (!stands) m_wrong->setCompared(nullptr);
  if (stands) {
    m_comparison->setComparison(compared->comparison);
    m_sideBySide.begin(m_split->size() / m_stage->look().typeSize);
    if (m_comparison->isFolded()) splitStageArea();
    showInStep();
  } else if (m_stage->scene() != nullptr) {
    m_playback.setStepCount(m_stage->scene()->stepCount());
  }
  markFindings();
}

std::shared_ptr<const StagePicture> StagePage::picture() const {
  StageLook look = m_stage->look();
  look.isOld = false;  // what is chosen since matters to the window alone
  if (m_both != nullptr) {
    return std::make_shared<const StagePicture>(
        m_both, look, m_comparedStage->look(),
        ComparedLook{m_compared->inStep(), !m_comparison->isFolded()});
  }
  if (m_stage->scene() == nullptr) return nullptr;
  return std::make_shared<const StagePicture>(m_stage->scene(), look);
}

QSize StagePage::pictureSize() const {
  if (m_both == nullptr) return m_stage->size();
  const int below = m_comparison->isFolded() ? 0 : m_comparison->height();
  return {m_sides->width(), m_sides->height() + below};
}

void StagePage::follow() {
  if (m_both == nullptr) return;
  m_comparedPlayback.jump(m_both->comparedStep(m_playback.step(), m_compared->inStep()));
}

int StagePage::threadsAtStep() const {
  const std::shared_ptr<const StageScene>& scene = m_stage->scene();
  if (scene == nullptr || m_playback.step() >= scene->stepCount()) return 0;
  return static_cast<int>(
      scene->timeline().step(static_cast<std::size_t>(m_playback.step())).accessCount);
}

void StagePage::goToLine(int line) {
  const std::shared_ptr<const StageScene>& scene = m_stage->scene();
  if (scene == nullptr) return;
  const int count = scene->stepCount();
  for (int distance = 1; distance <= count; ++distance) {
    const int step = (m_playback.step() + distance) % count;
    if (scene->lineOf(step) != line) continue;
    m_playback.jump(step);
    return;
  }
}

}  // namespace lanescope::ui
