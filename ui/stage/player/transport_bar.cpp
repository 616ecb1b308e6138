// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/transport_bar.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <cmath>

#include "ui/stage/player/playback.h"
#include "ui/stage/player/scrubber.h"
#include "ui/stage/player/stage_icon.h"

namespace lanescope::ui {
namespace {

constexpr int kIconSize = 20;
constexpr const char* kIconProperty = "stageIcon";

/// Speeds are powers of two: 1/8 to 64.
constexpr int kSlowestPower = -3;
constexpr int kFastestPower = 6;

}  // namespace

TransportBar::TransportBar(Playback& playback, QWidget* parent)
    : QWidget(parent), m_playback(playback), m_theme(StageTheme::light()) {
  setAccessibleName(tr("Playback"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(8, 4, 8, 4);
  row->setSpacing(4);
  auto* first = addButton("skip-first", tr("First step"), tr("Go to the first step (Home)"));
  auto* back = addButton("step-back", tr("Step back"), tr("Go back by one step (Left)"));
  m_play = addButton("play", tr("Play"), tr("Play or pause (Space)"));
  auto* forward = addButton("step-forward", tr("Step forward"), tr("Go on by one step (Right)"));
  auto* last = addButton("skip-last", tr("Last step"), tr("Go to the last step (End)"));
  connect(first, &QToolButton::clicked, &m_playback, &Playback::first);
  connect(back, &QToolButton::clicked, &m_playback, &Playback::back);
  connect(m_play, &QToolButton::clicked, &m_playback, &Playback::toggle);
  connect(forward, &QToolButton::clicked, &m_playback, &Playback::forward);
  connect(last, &QToolButton::clicked, &m_playback, &Playback::last);

  m_scrubber = new Scrubber(m_playback, this);
  row->addWidget(m_scrubber, 1);
  addStepField();
  addChoices();
  m_loop = addButton("loop", tr("Loop"), tr("Start over at the end"));
  m_loop->setCheckable(true);
  connect(m_loop, &QToolButton::toggled, &m_playback, &Playback::setLoops);
  m_predict = addButton("predict", tr("Predict before each step"),
                        tr("Ask for a prediction before the steps (Q)"));
  m_predict->setCheckable(true);
  connect(m_predict, &QToolButton::toggled, &m_playback, &Playback::setPredicting);
  connectPlayback();
  showIcons();
}

QToolButton* TransportBar::addButton(const QString& icon, const QString& name, const QString& tip) {
  auto* button = new QToolButton(this);
  button->setProperty(kIconProperty, icon);
  button->setIconSize({kIconSize, kIconSize});
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setAccessibleName(name);
  button->setToolTip(tip);
  layout()->addWidget(button);
  return button;
}

void TransportBar::addStepField() {
  m_step = new QSpinBox(this);
  m_step->setAccessibleName(tr("Step number"));
  m_step->setToolTip(tr("Type a number to go to that step"));
  m_step->setKeyboardTracking(false);
  m_step->setAlignment(Qt::AlignRight);
  layout()->addWidget(m_step);
  m_count = new QLabel(this);
  layout()->addWidget(m_count);
  connect(m_step, &QSpinBox::valueChanged, this,
          [this](int number) { m_playback.jump(number - 1); });
}

void TransportBar::addChoices() {
  m_granularity = new QComboBox(this);
  m_granularity->setAccessibleName(tr("How far a step goes"));
  m_granularity->setToolTip(
      tr("How far a step goes: one access of all threads, all accesses of a source line, or on to "
         "the next barrier"));
  m_granularity->addItem(tr("by access"), static_cast<int>(Granularity::subStep));
  m_granularity->addItem(tr("by line"), static_cast<int>(Granularity::line));
  m_granularity->addItem(tr("by epoch"), static_cast<int>(Granularity::epoch));
  layout()->addWidget(m_granularity);
  connect(m_granularity, &QComboBox::activated, this, [this] {
    m_playback.setGranularity(static_cast<Granularity>(m_granularity->currentData().toInt()));
  });

  m_speed = new QComboBox(this);
  m_speed->setAccessibleName(tr("Speed"));
  m_speed->setToolTip(
      tr("Steps a second, or as fast as they can be drawn; it can be changed while playing"));
  for (int power = kSlowestPower; power <= kFastestPower; ++power) {
    const QString number =
        power < 0 ? QStringLiteral("1/%1").arg(1 << -power) : QString::number(1 << power);
    m_speed->addItem(tr("%1 /s").arg(number), std::ldexp(1.0, power));
  }
  m_speed->addItem(tr("as drawn"));
  layout()->addWidget(m_speed);
  connect(m_speed, &QComboBox::activated, this, [this] {
    if (m_speed->currentData().isValid()) {
      m_playback.setSpeed(m_speed->currentData().toDouble());
    } else {
      m_playback.setAsFastAsDrawn();
    }
  });
}

void TransportBar::connectPlayback() {
  const auto showSteps = [this] {
    const int count = m_playback.stepCount();
    showStepRange();
    m_count->setText(m_playback.isPredicting() ? tr("of …") : tr("of %1").arg(count));
    setEnabled(count > 0);
    showStep();
  };
  const auto showSpeed = [this] {
    const int power = static_cast<int>(std::lround(std::log2(m_playback.speed())));
    const bool asDrawn = m_playback.isAsFastAsDrawn();
    m_speed->setCurrentIndex(asDrawn ? m_speed->count() - 1 : power - kSlowestPower);
  };
  const auto showGranularity = [this] {
    m_granularity->setCurrentIndex(
        m_granularity->findData(static_cast<int>(m_playback.granularity())));
  };
  connect(&m_playback, &Playback::stepsChanged, this, showSteps);
  connect(&m_playback, &Playback::predictingChanged, this, showSteps);
  connect(&m_playback, &Playback::stepChanged, this, &TransportBar::showStep);
  connect(&m_playback, &Playback::playingChanged, this, &TransportBar::showPlaying);
  connect(&m_playback, &Playback::speedChanged, this, showSpeed);
  connect(&m_playback, &Playback::granularityChanged, this, showGranularity);
  connect(&m_playback, &Playback::loopsChanged, m_loop, &QToolButton::setChecked);
  connect(&m_playback, &Playback::predictingChanged, m_predict, &QToolButton::setChecked);
  showSteps();
  showSpeed();
  showGranularity();
}

void TransportBar::showStepRange() {
  const QSignalBlocker blocker(m_step);
  const int count = m_playback.stepCount();
  // As wide as for all steps: else the bar would grow while they become known.
  m_step->setRange(std::min(1, count), count);
  m_step->setMinimumWidth(m_step->sizeHint().width());
  m_step->setMaximum(m_playback.knownSteps());
}

void TransportBar::showStep() {
  const QSignalBlocker blocker(m_step);
  m_step->setMaximum(m_playback.knownSteps());
  m_step->setValue(m_playback.step() + 1);
}

void TransportBar::showPlaying() {
  const bool isPlaying = m_playback.isPlaying();
  m_play->setProperty(kIconProperty, isPlaying ? QStringLiteral("pause") : QStringLiteral("play"));
  m_play->setAccessibleName(isPlaying ? tr("Pause") : tr("Play"));
  m_play->setIcon(stageIcon(m_play->property(kIconProperty).toString(), m_theme));
}

void TransportBar::showIcons() {
  for (auto* button : findChildren<QToolButton*>()) {
    button->setIcon(stageIcon(button->property(kIconProperty).toString(), m_theme));
  }
}

void TransportBar::setTheme(const StageTheme& theme) {
  m_theme = theme;
  m_scrubber->setTheme(theme);
  showIcons();
}

void TransportBar::setTypeSize(double factor) {
  QFont font;
  // The application's font is taken over unless a size is asked for.
  if (factor != 1.0) font.setPointSizeF(QApplication::font().pointSizeF() * factor);
  setFont(font);
  // With a style sheet, fonts are not handed down.
  for (QWidget* child : findChildren<QWidget*>()) child->setFont(font);
  // The box has measured itself before its field had the new font, and keeps what it measured.
  QEvent again(QEvent::FontChange);
  QApplication::sendEvent(m_step, &again);
  showStepRange();
  const int icon = qRound(kIconSize * factor);
  for (auto* button : findChildren<QToolButton*>()) button->setIconSize({icon, icon});
  m_scrubber->setTypeSize(factor);
}

}  // namespace lanescope::ui
