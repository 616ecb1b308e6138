// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/stage_widget.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPinchGesture>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "trace/record/timeline.h"
#include "ui/stage/player/accessible_stage.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_keys.h"
#include "ui/stage/words/glossary.h"
#include "ui/widgets/manual_link.h"

namespace lanescope::ui {
namespace {

constexpr double kLargestZoom = 64.0;
constexpr double kZoomStep = 1.25;
constexpr double kWheelNotch = 120.0;

QPointF inUnitsOf(const QRectF& pane, QPointF distance) {
  return {distance.x() / pane.width(), distance.y() / pane.height()};
}

}  // namespace

StageWidget::StageWidget(Playback& playback, QWidget* parent)
    : QWidget(parent),
      m_playback(playback),
      m_keyPlayback(&playback),
      m_theme(StageTheme::light()) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  grabGesture(Qt::PinchGesture);
  installAccessibleStage();
  //: Name of the animation's picture for screen readers
  setAccessibleName(tr("Stage"));
  setAccessibleDescription(
      tr("The animation of the recorded run. Space plays and pauses, Shift+Space plays backward, "
         "the arrow keys step; N and P "
         "choose a thread to follow, Escape none."));
  connect(&m_playback, &Playback::stepChanged, this, &StageWidget::stepChanged);
  connect(&m_playback, &Playback::progressChanged, this, qOverload<>(&QWidget::update));
  connect(&m_playback, &Playback::predictingChanged, this, [this](bool on) {
    m_look.hidesFuture = on;
    m_look.lineage.reset();
    update();
  });
}

void StageWidget::setScene(std::shared_ptr<const StageScene> scene) {
  m_scene = std::move(scene);
  m_fillCache = {};
  m_look.cameras.clear();
  m_look.chosen.reset();
  m_look.lineage.reset();
  m_look.taint.reset();
  m_look.marks.clear();
  std::vector<int> starts;
  std::vector<int> lines;
  if (m_scene) {
    for (int epoch = 0; epoch < m_scene->epochCount(); ++epoch) {
      starts.push_back(m_scene->firstStepOfEpoch(epoch));
    }
    for (int step = 0; step < m_scene->stepCount(); ++step) {
      if (step == 0 || m_scene->lineOf(step) != m_scene->lineOf(step - 1)) lines.push_back(step);
    }
  }
  m_playback.setSteps(m_scene ? m_scene->stepCount() : 0, std::move(starts), std::move(lines));
  update();
}

void StageWidget::stepChanged() {
  const int step = m_playback.step();
  const bool isValid = m_scene && step < m_scene->stepCount();
  // The pointer has not moved, but another value is under it now.
  if (isValid && m_look.lineage) {
    trace(mapFromGlobal(QCursor::pos()), QApplication::keyboardModifiers());
  }
  if (isValid) describeStep();
  tellTablesChanged(*this);
  emit lineChanged(isValid ? m_scene->lineOf(step) : 0);
  update();
}

int StageWidget::shownStep() const {
  return m_scene ? std::min(m_playback.step(), std::max(0, m_scene->stepCount() - 1)) : 0;
}

QStringList StageWidget::explainWord(const SourceWord& word) const {
  return m_scene ? m_scene->explainWord(word, m_playback.step(), m_look.chosen, m_look.hidesFuture)
                 : QStringList();
}

QSize StageWidget::sizeHint() const {
  return {960, 600};
}
QSize StageWidget::minimumSizeHint() const {
  return {300, 180};
}

void StageWidget::setViews(StageViews views) {
  if (views == m_look.views || !views) return;
  m_look.views = views;
  m_look.cameras.clear();
  emit viewsChanged(views);
  update();
}

void StageWidget::setLook(const StageLook& look) {
  setViews(look.views);
  m_look.cameras = look.cameras;
  for (auto& [view, camera] : m_look.cameras) {
    camera.zoom = std::clamp(camera.zoom, 1.0, kLargestZoom);
    pan(camera, {});
  }
  m_look.marks = look.marks;
  update();
  const bool isThere = look.chosen && m_scene && *look.chosen < m_scene->timeline().threadCount();
  choose(isThere ? look.chosen : Chosen());
}

void StageWidget::setTaint(std::shared_ptr<const trace::Taint> taint) {
  m_look.taint = std::move(taint);
  describeStep();
  update();
}

void StageWidget::toggleView(StageView view) {
  const StageViews views = m_look.views ^ view;
  if (views) {
    setViews(views);
  } else {
    emit viewsChanged(m_look.views);  // tells the caller that asked the true state
  }
}

void StageWidget::setTheme(const StageTheme& theme) {
  m_theme = theme;
  m_fillCache = {};
  setTypeSize(m_typeSize);
}

void StageWidget::setShowsRounding(bool shows) {
  m_look.showsRounding = shows;
  update();
}

void StageWidget::setOld(bool isOld) {
  m_look.isOld = isOld;
  update();
}

void StageWidget::setTypeSize(double factor) {
  m_typeSize = factor;
  m_look.typeSize = factor * m_theme.typeSize;
  update();
}

StageScene::Pane StageWidget::paneAt(QPointF point) const {
  if (!m_scene) return {StageView::memory, rect()};
  const std::vector<StageScene::Pane> panes =
      m_scene->panesOf(rect(), m_look.views, m_look.typeSize);
  const auto found = std::find_if(panes.begin(), panes.end(),
                                  [&](const auto& pane) { return pane.area.contains(point); });
  return found == panes.end() ? panes.front() : *found;
}

void StageWidget::pan(Camera& camera, QPointF by) {
  const auto within = [&](double pan) { return std::clamp(pan, 1 - camera.zoom, 0.0); };
  camera.pan = {within(camera.pan.x() + by.x()), within(camera.pan.y() + by.y())};
}

void StageWidget::zoomAt(QPointF point, double factor) {
  const auto [view, pane] = paneAt(point);
  if (pane.isEmpty()) return;
  Camera& camera = m_look.cameras[view];
  const double zoom = std::clamp(camera.zoom * factor, 1.0, kLargestZoom);
  // The point under the pointer stays where it is.
  const QPointF spot = inUnitsOf(pane, point - pane.topLeft()) - camera.pan;
  const double growth = zoom / camera.zoom - 1;
  camera.zoom = zoom;
  pan(camera, -spot * growth);
  update();
}

void StageWidget::zoomIn() {
  const QPointF mouse = mapFromGlobal(QCursor::pos());
  zoomAt(rect().contains(mouse.toPoint()) ? mouse : QPointF(rect().center()), kZoomStep);
}

void StageWidget::zoomOut() {
  const QPointF mouse = mapFromGlobal(QCursor::pos());
  zoomAt(rect().contains(mouse.toPoint()) ? mouse : QPointF(rect().center()), 1 / kZoomStep);
}

void StageWidget::fit() {
  m_look.cameras.clear();
  update();
}

void StageWidget::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  if (m_scene) {
    // The compared scene may have more steps; then this one stays at its last step.
    const bool isOver = m_playback.step() >= m_scene->stepCount();
    m_scene->paint(painter, rect(), m_look, shownStep(), isOver ? 1.0 : m_playback.progress(),
                   m_theme, &m_fillCache);
  } else {
    painter.fillRect(rect(), m_theme.background);
    painter.setPen(m_theme.mutedText);
    painter.setFont(m_theme.sansFont(20 * m_look.typeSize));
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Choose a kernel and run it: its record is drawn here, step by step."));
  }
  if (hasFocus()) {
    painter.setPen(QPen(m_theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
  }
  m_playback.drawn();
}

void StageWidget::wheelEvent(QWheelEvent* event) {
  const double notches = event->angleDelta().y() / kWheelNotch;
  if (notches != 0) zoomAt(event->position(), std::pow(kZoomStep, notches));
  event->accept();
}

void StageWidget::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  m_panning = true;
  m_pressed = m_lastMouse = event->position();
  setCursor(Qt::ClosedHandCursor);
}

void StageWidget::mouseMoveEvent(QMouseEvent* event) {
  if (!m_scene) return QWidget::mouseMoveEvent(event);
  if (!m_panning) return trace(event->position(), event->modifiers());
  const auto [view, pane] = paneAt(m_pressed);
  pan(m_look.cameras[view], inUnitsOf(pane, event->position() - m_lastMouse));
  m_lastMouse = event->position();
  update();
}

void StageWidget::trace(QPointF point, Qt::KeyboardModifiers modifiers) {
  const bool asks = paneAt(point).view == StageView::spaceTime || (modifiers & Qt::ShiftModifier);
  auto lineage = asks ? m_scene->lineageAt(point, rect(), m_look, m_playback.step()) : nullptr;
  if (lineage == m_look.lineage) return;
  m_look.lineage = std::move(lineage);
  update();
}

void StageWidget::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  if (!m_look.lineage) return;
  m_look.lineage.reset();
  update();
}

void StageWidget::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_panning) return QWidget::mouseReleaseEvent(event);
  m_panning = false;
  unsetCursor();
  const bool isClick =
      (event->position() - m_pressed).manhattanLength() < QApplication::startDragDistance();
  if (!isClick || !m_scene) return;
  if (const auto term = m_scene->termAt(event->position(), rect(), m_look)) {
    return openManual(placeOf(*term));
  }
  const auto block = m_scene->blockAt(event->position(), rect(), m_look, m_playback.step());
  if (block) {
    if (*block != m_scene->recordedBlock()) emit blockClicked(*block);
    return;
  }
  const Chosen thread = m_scene->threadAt(event->position(), rect(), m_look, m_playback.step());
  choose(thread == m_look.chosen ? Chosen() : thread);
}

void StageWidget::followNext() {
  if (m_scene) chooseBy(1);
}

void StageWidget::followPrevious() {
  if (m_scene) chooseBy(m_scene->timeline().threadCount() - 1);
}

void StageWidget::followNone() {
  choose({});
}

void StageWidget::chooseBy(std::uint32_t distance) {
  choose(m_look.chosen ? (*m_look.chosen + distance) % m_scene->timeline().threadCount() : 0);
}

void StageWidget::choose(Chosen thread) {
  follow(thread);
  emit chosenChanged(thread);
}

void StageWidget::follow(Chosen thread) {
  const bool isThere = m_scene && thread && *thread < m_scene->timeline().threadCount();
  if (!isThere) thread.reset();
  m_look.chosen = thread;
  describeStep();
  update();
}

/// A screen reader reads the picture's sentences.
void StageWidget::describeStep() {
  if (!m_scene) return;
  const int step = m_playback.step();
  QStringList sentences{m_scene->explain(step)};
  if (m_look.taint) sentences += m_scene->explainWrong(*m_look.taint, step);
  if (m_look.chosen) sentences += m_scene->explainThread(*m_look.chosen, step);
  sentences.removeAll(QString());
  setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

void StageWidget::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) fit();
}

void StageWidget::keyPressEvent(QKeyEvent* event) {
  const auto keys = stageKeys();
  const auto find = [&keys](QKeyCombination key) {
    return std::find_if(keys.begin(), keys.end(),
                        [key](const StageKey& each) { return each.keys.contains(key); });
  };
  const auto key = static_cast<Qt::Key>(event->key());
  auto found = find(QKeyCombination(event->modifiers() & Qt::ShiftModifier, key));
  if (found == keys.end()) found = find(key);
  const bool isPlain =
      (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
  // With nothing to forget, Escape is left to the window.
  const bool isIdleEscape = key == Qt::Key_Escape && !m_look.chosen && !m_look.lineage;
  if (found == keys.end() || !isPlain || isIdleEscape) return QWidget::keyPressEvent(event);
  found->act(*this, *m_keyPlayback);
}

void StageWidget::showTip(const QHelpEvent& event) {
  const QString text =
      m_scene ? m_scene->describeAt(event.pos(), rect(), m_look, m_playback.step()) : QString();
  if (text.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(event.globalPos(), text, this);
  }
}

bool StageWidget::pinch(const QGestureEvent& event) {
  const auto* gesture = static_cast<const QPinchGesture*>(event.gesture(Qt::PinchGesture));
  if (gesture == nullptr) return false;
  // The first finger has begun a drag, as a mouse does.
  m_panning = false;
  unsetCursor();
  const QPointF center = mapFromGlobal(gesture->centerPoint());
  zoomAt(center, gesture->scaleFactor());
  const auto [view, pane] = paneAt(center);
  const QPointF by = center - mapFromGlobal(gesture->lastCenterPoint());
  if (!pane.isEmpty() && !by.isNull()) pan(m_look.cameras[view], inUnitsOf(pane, by));
  return true;
}

bool StageWidget::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    showTip(*static_cast<const QHelpEvent*>(event));
    return true;
  }
  if (event->type() == QEvent::Gesture && pinch(*static_cast<const QGestureEvent*>(event))) {
    return true;
  }
  return QWidget::event(event);
}

}  // namespace lanescope::ui
