// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/stage_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolBar>
#include <QToolButton>

#include "ui/stage/model/stage_model.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::ui {

StageBar::StageBar(StageWidget& stage, QWidget* parent)
    : QWidget(parent),
      m_stage(&stage),
      //: Name of the buttons Memory, Space-time, Warps, Banks, Grid
      m_views(makeBar(tr("Views"))),
      //: Before the number of the launch that is shown. A launch is one start of a kernel
      m_launchLabel(new QLabel(tr("Launch"), this)),
      m_launch(new QSpinBox(this)),
      //: Before the number of the block of threads that is shown
      m_blockLabel(new QLabel(tr("Block"), this)),
      m_block(new QSpinBox(this)),
      //: Name of the buttons that enlarge and reduce the picture
      m_zoom(makeBar(tr("Zoom"))) {
  m_views->setProperty("manualPage", "stage.md#views");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(10, 6, 10, 4);
  row->setSpacing(4);
  for (const StageViewInfo& info : stageViews()) addView(info);
  row->addWidget(m_views);
  showViews(stage.look().views);
  row->addStretch(1);
  addChoice(*row, *m_launchLabel, *m_launch, tr("Launch that is shown"),
            tr("Which of the kernel's launches is recorded and shown"));
  addChoice(*row, *m_blockLabel, *m_block, tr("Block that is shown"),
            tr("Which of the recorded blocks is shown"));
  row->addSpacing(6);
  //: A button: makes the picture smaller
  addZoom(QStringLiteral("−"), tr("Zoom out"), &StageWidget::zoomOut);
  //: A button: makes the picture as large as the stage
  addZoom(tr("Fit"), tr("Fit the picture into the stage"), &StageWidget::fit);
  //: A button: makes the picture larger
  addZoom(QStringLiteral("+"), tr("Zoom in"), &StageWidget::zoomIn);
  row->addWidget(m_zoom);
  connect(m_stage, &StageWidget::viewsChanged, this, &StageBar::showViews);
  connect(m_block, &QSpinBox::valueChanged, this,
          [this](int number) { emit blockRequested(static_cast<quint64>(number) - m_firstBlock); });
  connect(m_launch, &QSpinBox::valueChanged, this,
          [this](int number) { emit launchRequested(static_cast<quint32>(number - 1)); });
}

std::vector<QWidget*> StageBar::order() const {
  return {m_views, m_launch, m_block, m_zoom};
}

QToolBar* StageBar::makeBar(const QString& name) {
  auto* bar = new QToolBar(name, this);
  bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
  // The button that shows what is folded away.
  for (QToolButton* more : bar->findChildren<QToolButton*>()) more->setAccessibleName(name);
  return bar;
}

void StageBar::style(const QToolBar& bar, QAction& action, const QString& name) {
  QWidget* button = bar.widgetForAction(&action);
  button->setProperty("look", "segment");
  button->setAccessibleName(name);
  button->setFocusPolicy(Qt::StrongFocus);
}

void StageBar::addView(const StageViewInfo& info) {
  QAction* action = m_views->addAction(info.buttonText());
  action->setToolTip(info.help);
  action->setCheckable(true);
  action->setData(QVariant::fromValue(info.view));
  //: %1: name of a view, "Warps"
  style(*m_views, *action, tr("View: %1").arg(info.name));
  // A screen reader toggles it without a trigger.
  connect(action, &QAction::toggled, m_stage, [this, view = info.view](bool isWanted) {
    if (m_stage->look().views.testFlag(view) != isWanted) m_stage->toggleView(view);
  });
}

void StageBar::showViews(StageViews views) {
  for (QAction* action : m_views->actions()) {
    const auto view = action->data().value<StageView>();
    action->setChecked(views.testFlag(view));
    if (needsBulkCopies(view)) action->setVisible(m_hasBulkCopies || action->isChecked());
  }
}

void StageBar::addChoice(QHBoxLayout& row, QLabel& label, QSpinBox& number, const QString& name,
                         const QString& help) {
  number.setAccessibleName(name);
  number.setToolTip(help);
  number.setKeyboardTracking(false);
  label.setBuddy(&number);
  row.addWidget(&label);
  row.addWidget(&number);
  row.addSpacing(6);
}

void StageBar::addZoom(const QString& symbol, const QString& help, void (StageWidget::*act)()) {
  QAction* action = m_zoom->addAction(help, m_stage, act);
  action->setIconText(symbol);
  style(*m_zoom, *action, help);
}

void StageBar::setScene(const StageScene* scene) {
  const bool several = scene != nullptr && scene->record().blockCount > 1;
  m_blockLabel->setVisible(several);
  m_block->setVisible(several);
  const bool severalLaunches = scene != nullptr && scene->record().launches > 1;
  m_launchLabel->setVisible(severalLaunches);
  m_launch->setVisible(severalLaunches);
  m_hasBulkCopies = scene != nullptr && scene->model().pipeline.rounds() > 0;
  showViews(m_stage->look().views);
  if (scene == nullptr) return;
  const QSignalBlocker quietLaunch(m_launch);
  const int launches = static_cast<int>(scene->record().launches);
  m_launch->setRange(1, launches);
  //: Follows the number of a launch: "1 of 3". %1: how many launches
  m_launch->setSuffix(tr(" of %1").arg(launches));
  m_launch->setValue(static_cast<int>(scene->record().launch) + 1);
  const QSignalBlocker quiet(m_block);
  m_firstBlock = scene->record().firstBlock;
  m_block->setRange(static_cast<int>(m_firstBlock),
                    static_cast<int>(m_firstBlock + scene->record().blockCount) - 1);
  m_block->setValue(static_cast<int>(m_firstBlock + scene->recordedBlock()));
}

}  // namespace lanescope::ui
