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
#include <QVBoxLayout>
#include <cmath>
#include <initializer_list>
#include <vector>

#include "ui/stage/player/playback.h"
#include "ui/stage/player/scrubber.h"
#include "ui/stage/player/stage_icon.h"
#include "ui/widgets/tab_order.h"

namespace lanescope::ui {
namespace {

constexpr int kIconSize = 20;
constexpr const char* kIconProperty = "stageIcon";

/// Speeds are powers of two from 1/8 to 64.
constexpr int kSlowestPower = -3;
constexpr int kFastestPower = 6;

}  // namespace

TransportBar::TransportBar(Playback& playback, QWidget* parent)
    : QWidget(parent),
      m_playback(playback),
      m_theme(StageTheme::light()),
      m_rows(new QVBoxLayout(this)),
      m_upper(new QHBoxLayout),
      m_controls(new QHBoxLayout) {
  setProperty("manualPage", "stage.md#playing");
  //: Name of the bar for screen readers
  setAccessibleName(tr("Playback"));
  m_rows->setContentsMargins(8, 4, 8, 4);
  m_rows->setSpacing(4);
  for (QHBoxLayout* row : {m_upper, m_controls}) {
    row->setSpacing(4);
    m_rows->addLayout(row);
  }
  //: Name of a button: goes to the first step
  auto* first = addButton("skip-first", tr("First step"), tr("Go to the first step (Home)"));
  //: Name of a button: goes back by one step
  auto* back = addButton("step-back", tr("Step back"), tr("Go back by one step (Left)"));
  //: Name of a button: plays the animation backward
  m_backward = addButton("play-back", tr("Play backward"), tr("Play backward (Shift+Space)"));
  m_backward->setCheckable(true);
  //: Name of a button: plays the animation
  m_play = addButton("play", tr("Play"), tr("Play or pause (Space)"));
  //: Name of a button: goes on by one step
  auto* forward = addButton("step-forward", tr("Step forward"), tr("Go on by one step (Right)"));
  //: Name of a button: goes to the last step
  auto* last = addButton("skip-last", tr("Last step"), tr("Go to the last step (End)"));
  connect(first, &QToolButton::clicked, &m_playback, &Playback::first);
  connect(back, &QToolButton::clicked, &m_playback, &Playback::back);
  connect(m_backward, &QToolButton::toggled, this, [this](bool isWanted) {
    if (isWanted == m_playback.isPlayingBackward()) return;
    m_playback.toggleBackward();
    showPlaying();  // at a single step nothing has changed, and the button is checked
  });
  connect(m_play, &QToolButton::clicked, &m_playback, &Playback::toggle);
  connect(forward, &QToolButton::clicked, &m_playback, &Playback::forward);
  connect(last, &QToolButton::clicked, &m_playback, &Playback::last);

  m_scrubber = new Scrubber(m_playback, this);
  m_controls->addWidget(m_scrubber, 1);
  addStepField();
  addChoices();
  //: Name of a button: the animation begins again at its end
  m_loop = addButton("loop", tr("Loop"), tr("Start over at the end"));
  m_loop->setCheckable(true);
  connect(m_loop, &QToolButton::toggled, &m_playback, &Playback::setLoops);
  //: A button: the stage asks for a prediction before each step
  const QString quiz = tr("Quiz");
  m_predict = addButton({}, quiz, tr("Ask for a prediction before the steps (Q)"));
  m_predict->setText(quiz);
  m_predict->setCheckable(true);
  connect(m_predict, &QToolButton::toggled, &m_playback, &Playback::setPredicting);
  connectPlayback();
  showIcons();
}

int TransportBar::widthOfControls(const QList<QWidget*>& without) const {
  const QMargins margins = m_rows->contentsMargins();
  int width = margins.left() + margins.right();
  for (const QHBoxLayout* row : {m_upper, m_controls}) {
    for (int i = 0; i < row->count(); ++i) {
      const QLayoutItem* item = row->itemAt(i);
      if (!without.contains(item->widget())) width += item->minimumSize().width() + row->spacing();
    }
  }
  return width;
}

QSize TransportBar::minimumSizeHint() const {
  return {widthOfControls({m_scrubber, m_granularity, m_speed}), m_rows->minimumSize().height()};
}

void TransportBar::arrange() {
  constexpr int kLeastScrubber = 160;  // less is too coarse to hit a step
  const bool isOneRow = m_upper->isEmpty();
  const bool fits = width() >= widthOfControls({m_scrubber}) + kLeastScrubber;
  if (fits == isOneRow) return;
  // It is the first to shrink otherwise.
  m_scrubber->setMinimumWidth(fits ? kLeastScrubber : 0);
  QHBoxLayout& from = fits ? *m_upper : *m_controls;
  for (QWidget* each : std::initializer_list<QWidget*>{m_scrubber, m_granularity, m_speed}) {
    from.removeWidget(each);
    if (!fits) m_upper->addWidget(each, each == m_scrubber ? 1 : 0);
  }
  if (fits) {
    m_controls->insertWidget(m_controls->indexOf(m_step), m_scrubber, 1);
    const int behind = m_controls->indexOf(m_count) + 1;
    m_controls->insertWidget(behind, m_speed);
    m_controls->insertWidget(behind, m_granularity);
  }
  orderTabs();
}

void TransportBar::orderTabs() {
  std::vector<QWidget*> controls;
  for (const QHBoxLayout* row : {m_upper, m_controls}) {
    for (int i = 0; i < row->count(); ++i) controls.push_back(row->itemAt(i)->widget());
  }
  setTabOrderOf(controls);
}

bool TransportBar::event(QEvent* event) {
  const bool isDone = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest) arrange();  // a control needs more room, or less
  return isDone;
}

void TransportBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

QToolButton* TransportBar::addButton(const QString& icon, const QString& name, const QString& tip) {
  auto* button = new QToolButton(this);
  button->setProperty(kIconProperty, icon);
  button->setProperty("look", "icon");
  button->setIconSize({kIconSize, kIconSize});
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setAccessibleName(name);
  button->setToolTip(tip);
  m_controls->addWidget(button);
  return button;
}

void TransportBar::addControl(QWidget& control) {
  m_controls->addWidget(&control);
  control.setFont(m_scrubber->font());
  orderTabs();
}

void TransportBar::addStepField() {
  m_step = new QSpinBox(this);
  //: Name of the field for screen readers
  m_step->setAccessibleName(tr("Step number"));
  m_step->setToolTip(tr("Type a number to go to that step"));
  m_step->setKeyboardTracking(false);
  m_step->setAlignment(Qt::AlignRight);
  m_controls->addWidget(m_step);
  m_count = new QLabel(this);
  m_controls->addWidget(m_count);
  connect(m_step, &QSpinBox::valueChanged, this,
          [this](int number) { m_playback.jump(number - 1); });
}

void TransportBar::addChoices() {
  m_granularity = new QComboBox(this);
  m_granularity->setAccessibleName(tr("How far a step goes"));
  m_granularity->setToolTip(
      tr("How far a step goes: one access of all threads, all accesses of a source line, or on to "
         "the next barrier"));
  //: How far a step goes: one access of all threads
  m_granularity->addItem(tr("by access"), static_cast<int>(Granularity::subStep));
  //: How far a step goes: all accesses of a line of the source
  m_granularity->addItem(tr("by line"), static_cast<int>(Granularity::line));
  //: How far a step goes: on to the next barrier
  m_granularity->addItem(tr("by epoch"), static_cast<int>(Granularity::epoch));
  m_controls->addWidget(m_granularity);
  connect(m_granularity, &QComboBox::activated, this, [this] {
    m_playback.setGranularity(static_cast<Granularity>(m_granularity->currentData().toInt()));
  });

  m_speed = new QComboBox(this);
  //: Name of a list: how many steps are played per second
  m_speed->setAccessibleName(tr("Speed"));
  m_speed->setToolTip(
      tr("Steps per second, or as fast as they can be drawn; it can be changed while playing"));
  for (int power = kSlowestPower; power <= kFastestPower; ++power) {
    const QString number =
        power < 0 ? QStringLiteral("1/%1").arg(1 << -power) : QString::number(1 << power);
    //: Steps per second. %1: a number
    m_speed->addItem(tr("%1 /s").arg(number), std::ldexp(1.0, power));
  }
  //: In the list of speeds: as many steps per second as can be drawn
  m_speed->addItem(tr("maximum"));
  m_controls->addWidget(m_speed);
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
    //: Behind the number of the step, while the number of steps is hidden
    m_count->setText(
        m_playback.isPredicting()
            ? tr("of …")
            : /*: Behind the number of the step. %1: how many steps there are */ tr("of %1").arg(
                  count));
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
  // The field is wide enough for all steps; else it would grow while they become known.
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
  m_backward->setChecked(m_playback.isPlayingBackward());
  m_play->setProperty(kIconProperty, isPlaying ? QStringLiteral("pause") : QStringLiteral("play"));
  //: Name of a button: stops the animation
  m_play->setAccessibleName(isPlaying ? tr("Pause")
                                      : /*: Name of a button: plays the animation */ tr("Play"));
  m_play->setIcon(stageIcon(m_play->property(kIconProperty).toString(), m_theme));
}

void TransportBar::showIcons() {
  for (auto* button : findChildren<QToolButton*>()) {
    const QString icon = button->property(kIconProperty).toString();
    if (!icon.isEmpty()) button->setIcon(stageIcon(icon, m_theme));
  }
}

void TransportBar::setTheme(const StageTheme& theme) {
  m_theme = theme;
  m_scrubber->setTheme(theme);
  sizeIcons();
  showIcons();
}

void TransportBar::setTypeSize(double factor) {
  QFont font;
  // The application's font is used unless a size is set.
  if (factor != 1.0) font.setPointSizeF(QApplication::font().pointSizeF() * factor);
  setFont(font);
  // Under a style sheet, children do not inherit fonts.
  for (QWidget* child : findChildren<QWidget*>()) child->setFont(font);
  // The spin box has cached its size from before its field got the new font.
  QEvent again(QEvent::FontChange);
  QApplication::sendEvent(m_step, &again);
  showStepRange();
  m_typeSize = factor;
  sizeIcons();
  arrange();
}

void TransportBar::sizeIcons() {
  const double factor = m_typeSize * m_theme.typeSize;
  const int icon = qRound(kIconSize * factor);
  for (auto* button : findChildren<QToolButton*>()) button->setIconSize({icon, icon});
  m_scrubber->setTypeSize(factor);
}

}  // namespace lanescope::ui
