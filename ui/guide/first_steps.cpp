// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/first_steps.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSettings>
#include <QToolButton>
#include <algorithm>

#include "app/text/text.h"
#include "catalog/catalog.h"
#include "request/request.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"

namespace lanescope::ui {
namespace {

const QString kSeen = QStringLiteral("firstSteps/seen");
constexpr int kGap = 14;
constexpr std::string_view kBroken = "dot_shared";  ///< the example, which several pitfalls break

struct StepWords {
  QString name;
  QString hint;
};

StepWords wordsOf(std::size_t step) {
  switch (step) {
    case FirstSteps::pick:
      return {FirstSteps::tr("Pick a kernel"),
              FirstSteps::tr("Click the kernel's name, or press Ctrl+K.")};
    case FirstSteps::run:
      return {//: The second of four steps: run the kernel
              FirstSteps::tr("Run it"), FirstSteps::tr("Press Run, or Ctrl+R.")};
    case FirstSteps::play:
      return {//: The third of four steps: play the animation
              FirstSteps::tr("Play it"),
              FirstSteps::tr("Press ▶ below the stage; Right goes one step.")};
    case FirstSteps::breakIt:
      return {//: The last of four steps: compare the kernel with one that has a mistake
              FirstSteps::tr("Break it"),
              FirstSteps::tr("Open Break it on the bar, and switch one mistake on.")};
    default:
      return {{}, FirstSteps::tr("That is all. F1 opens the manual.")};
  }
}

}  // namespace

FirstSteps::FirstSteps(const Watched& watched, QWidget* parent)
    : QFrame(parent),
      m_hint(new QLabel(this)),
      m_close(makeSegment(this, QStringLiteral("✕"), tr("Close the first steps (Escape)"),
                          tr("Close the first steps"))) {
  setObjectName(QStringLiteral("firstSteps"));
  //: Name of the strip of steps for screen readers
  setAccessibleName(tr("First steps"));
  setProperty("manualPage", "first-steps.md#the-first-four-steps");
  m_hint->setObjectName(QStringLiteral("hint"));
  m_hint->setProperty("look", "muted");
  m_hint->setAccessibleName(tr("How the next step is done"));
  for (QLabel*& label : m_labels) label = new QLabel(this);
  buildLayout();
  connect(m_close, &QToolButton::clicked, this, &FirstSteps::dismiss);
  watch(watched);
  hide();
}

void FirstSteps::buildLayout() {
  auto* steps = new QWidget(this);
  auto* row = new FlowLayout(steps, kGap);
  int place = 0;
  for (QLabel* label : m_labels) row->insertWidget(place++, label);
  row->insertWidget(place, m_hint);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(12, 4, 8, 4);
  layout->addWidget(steps, 1, Qt::AlignVCenter);
  layout->addWidget(m_close, 0, Qt::AlignTop);
}

void FirstSteps::setKernel(const catalog::KernelRow& row) {
  m_isBreakable = !row.breaks.empty() ||
                  std::ranges::find(catalog::kernels(), row.id, &catalog::KernelRow::breaks) !=
                      catalog::kernels().end();
  showSteps();
}

QString FirstSteps::hintOf(std::size_t step) const {
  if (step != breakIt || m_isBreakable) return wordsOf(step).hint;
  //: %1: the title of a kernel: "Dot product, shared-memory tree"
  return tr("No mistake of this kernel is known: pick %1 first.")
      .arg(catalogText(catalog::find(kBroken).title));
}

void FirstSteps::watch(const Watched& watched) {
  watched.catalog.tellKernel(this);
  connect(&watched.catalog, &CatalogView::picked, this, [this] { tick(pick); });
  // The example of a new window has been asked for before the strip is open.
  connect(&watched.parameters, &ParameterPanel::runRequested, this,
          [this] { m_hasAskedForRun = !isHidden(); });
  connect(&watched.controller, &RunController::sceneReady, this,
          [this](const std::shared_ptr<const StageScene>& scene) {
            if (scene == nullptr || !m_hasAskedForRun) return;
            tick(run);
            const catalog::KernelRow* row = catalog::lookUp(scene->record().kernel);
            if (row != nullptr && !row->breaks.empty()) tick(breakIt);
          });
  connect(&watched.playback, &Playback::playingChanged, this, [this](bool playing) {
    if (playing) tick(play);
  });
  connect(&watched.playback, &Playback::stepChanged, this, [this](int step) {
    if (step > 0) tick(play);
  });
  connect(&watched.controller, &RunController::comparedFinished, this,
          [this](const values::RunRequest& request) {
            const catalog::KernelRow* row = catalog::lookUp(request.kernel);
            if (row != nullptr && !row->breaks.empty()) tick(breakIt);
          });
}

void FirstSteps::openOnFirstStart() {
  if (!QSettings().value(kSeen).toBool()) open();
}

void FirstSteps::openAgain() {
  emit wanted();
  open();
  m_close->setFocus(Qt::OtherFocusReason);
}

void FirstSteps::open() {
  QSettings().setValue(kSeen, true);
  m_done.fill(false);
  m_hasAskedForRun = false;
  showSteps();
  window()->installEventFilter(this);
  show();
}

bool FirstSteps::eventFilter(QObject* window, QEvent* event) {
  const bool isEscape = event->type() == QEvent::KeyPress &&
                        static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape;
  if (!isEscape || !isVisible()) return QFrame::eventFilter(window, event);
  dismiss();
  return true;
}

void FirstSteps::dismiss() {
  const bool hadFocus = m_close->hasFocus();
  hide();
  if (hadFocus) emit left();
}

void FirstSteps::tick(Step step) {
  if (isHidden() || m_done[step]) return;
  m_done[step] = true;
  showSteps();
}

void FirstSteps::showSteps() {
  const auto next = static_cast<std::size_t>(std::ranges::find(m_done, false) - m_done.begin());
  for (std::size_t step = 0; step < kSteps; ++step) {
    QLabel& label = *m_labels[step];
    const QString name = wordsOf(step).name;
    const int number = static_cast<int>(step) + 1;
    if (m_done[step]) {
      //: A step that is done. %1: what to do, "Pick a kernel"
      label.setText(tr("✓ %1").arg(name));
      //: For a screen reader. %1: number of the step; %2: what to do, "Pick a kernel"
      label.setAccessibleName(tr("Step %1, done: %2").arg(number).arg(name));
    } else {
      //: A step to come. %1: number of the step; %2: what to do, "Pick a kernel"
      label.setText(tr("%1. %2").arg(number).arg(name));
      //: For a screen reader. %1: number of the step; %2: what to do, "Pick a kernel"
      label.setAccessibleName(tr("Step %1: %2").arg(number).arg(name));
    }
    QFont font = this->font();
    font.setBold(step == next);
    label.setFont(font);
  }
  m_hint->setText(hintOf(next));
}

}  // namespace lanescope::ui
