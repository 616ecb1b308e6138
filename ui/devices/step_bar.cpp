// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/step_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <algorithm>

#include "ui/stage/player/stage_icon.h"

namespace lanescope::ui {
namespace {

constexpr int kStepIconSize = 20;
constexpr const char* kStepIcon = "stageIcon";

}  // namespace

StepBar::StepBar(QWidget* parent) : QWidget(parent) {
  //: Name of a bar for screen readers
  setAccessibleName(tr("Steps"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins({});
  layout->setSpacing(4);
  //: Name of a button: goes to before the first step
  auto* first = addButton(QStringLiteral("skip-first"), tr("Start"), tr("Go to the start (Home)"));
  //: Name of a button: goes back by one step
  auto* back =
      addButton(QStringLiteral("step-back"), tr("Step back"), tr("Go back by one step (Left)"));
  //: Name of a button: plays the steps
  m_play = addButton(QStringLiteral("play"), tr("Play"), tr("Play a step a second, or pause"));
  //: Name of a button: goes on by one step
  auto* forward = addButton(QStringLiteral("step-forward"), tr("Step forward"),
                            tr("Go on by one step (Right)"));
  //: Name of a button: goes to the last step
  auto* last =
      addButton(QStringLiteral("skip-last"), tr("Last step"), tr("Go to the last step (End)"));
  m_slider = new QSlider(Qt::Horizontal, this);
  //: Name of a slider for screen readers
  m_slider->setAccessibleName(tr("Step number"));
  m_slider->setToolTip(tr("The step whose messages stand out"));
  m_slider->setPageStep(1);
  layout->addWidget(m_slider, 1);
  m_count = new QLabel(this);
  layout->addWidget(m_count);
  m_timer.setInterval(kPlayed);
  connect(&m_timer, &QTimer::timeout, this, &StepBar::goOn);
  connect(first, &QToolButton::clicked, this, [this] { setStep(0); });
  connect(back, &QToolButton::clicked, this, [this] { setStep(step() - 1); });
  connect(m_play, &QToolButton::clicked, this, &StepBar::toggle);
  connect(forward, &QToolButton::clicked, this, [this] { setStep(step() + 1); });
  connect(last, &QToolButton::clicked, this, [this] { setStep(m_slider->maximum()); });
  connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
    showStep();
    emit stepChanged(step);
  });
  setSteps(0);
}

QToolButton* StepBar::addButton(const QString& icon, const QString& name, const QString& help) {
  auto* button = new QToolButton(this);
  button->setProperty(kStepIcon, icon);
  button->setProperty("look", "icon");
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setAccessibleName(name);
  button->setToolTip(help);
  layout()->addWidget(button);
  return button;
}

int StepBar::step() const {
  return m_slider->value();
}

void StepBar::setSteps(int steps) {
  setPlaying(false);
  setEnabled(steps > 0);
  m_slider->setRange(0, steps);
  m_slider->setValue(steps);
  showStep();
}

void StepBar::setStep(int step) {
  m_slider->setValue(step);
}

void StepBar::toggle() {
  if (!isPlaying() && step() == m_slider->maximum()) setStep(0);
  setPlaying(!isPlaying());
}

void StepBar::goOn() {
  setStep(step() + 1);
  if (step() == m_slider->maximum()) setPlaying(false);
}

void StepBar::setPlaying(bool on) {
  on ? m_timer.start() : m_timer.stop();
  m_play->setProperty(kStepIcon, on ? QStringLiteral("pause") : QStringLiteral("play"));
  //: Name of a button: stops playing the steps
  m_play->setAccessibleName(on ? tr("Pause") : /*: Name of a button: plays the steps */ tr("Play"));
  showIcons();
}

void StepBar::showStep() {
  const int most = m_slider->maximum();
  // As wide as for the last step, so that the slider does not move.
  //: Beside a slider. %1: number of the step; %2: number of steps
  const QString pattern = tr("%1 of %2");
  m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(pattern.arg(most).arg(most)));
  m_count->setText(pattern.arg(step()).arg(most));
}

void StepBar::setTheme(const StageTheme& theme) {
  m_theme = theme;
  showIcons();
}

void StepBar::showIcons() {
  const int size = qRound(kStepIconSize * m_theme.typeSize);
  for (auto* button : findChildren<QToolButton*>()) {
    button->setIconSize({size, size});
    button->setIcon(stageIcon(button->property(kStepIcon).toString(), m_theme));
  }
}

}  // namespace lanescope::ui
