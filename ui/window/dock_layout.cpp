// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_layout.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QMainWindow>
#include <QResizeEvent>
#include <QSettings>
#include <QTabBar>
#include <algorithm>
#include <cmath>
#include <utility>

namespace lanescope::ui {
namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kState = QStringLiteral("window/state");
/// Grows when the docks change, so that an old state is not forced upon new ones.
constexpr int kStateVersion = 6;
constexpr int kLeastDockWidth = 240;
/// The stage has two thirds of the width.
constexpr double kFirstShare = 0.335;
/// Of the result, where the source is not shown.
constexpr double kShareOfResult = 0.2;
/// All tabs of the result stand side by side.
constexpr int kLeastResultWidth = 290;
constexpr int kBesideTabs = 16;
/// A window that is so wide has room for the result beside a text and the stage.
constexpr int kWide = 1200;

/// Lets a screen reader say whose the buttons in a dock's title are. Qt names them anew when the
/// dock floats or no longer floats.
void nameButtons(const QDockWidget& dock) {
  const auto name = [&dock](const char* button, const QString& words) {
    // The names of Qt's own objects.
    auto* found =
        dock.findChild<QAbstractButton*>(QLatin1String(button), Qt::FindDirectChildrenOnly);
    if (found != nullptr) found->setAccessibleName(words.arg(dock.windowTitle()));
  };
  //: %1: the title of a dock, "Result"
  name("qt_dockwidget_closebutton", DockLayout::tr("Close %1"));
  name("qt_dockwidget_floatbutton",
       //: %1: the title of a dock, "Result"; puts it back into the window
       dock.isFloating() ? DockLayout::tr("Dock %1")
                         : /*: %1: the title of a dock, "Result"; makes it a window of its own */
           DockLayout::tr("Float %1"));
}

}  // namespace

DockLayout::DockLayout(QMainWindow& window, const DockedPages& pages)
    : QObject(&window),
      m_window(window),
      //: Title of a panel: the source of the kernel
      m_source(add(tr("Source"), QStringLiteral("sourceDock"), pages.source)),
      //: Title of a panel: the result of the run
      m_result(add(tr("Result"), QStringLiteral("resultDock"), pages.result)),
      //: Title of a panel: values in a thread's registers
      m_registers(add(tr("Registers"), QStringLiteral("registersDock"), pages.registers)),
      m_share(kFirstShare) {
  for (QWidget* page : {pages.source, pages.result, pages.registers}) {
    page->setMinimumWidth(kLeastDockWidth);
  }
  window.setDockNestingEnabled(true);
  window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  window.installEventFilter(this);
  reset();
}

QDockWidget* DockLayout::add(const QString& title, const QString& name, QWidget* page) {
  auto* dock = new QDockWidget(title, &m_window);
  dock->setObjectName(name);
  dock->setAccessibleName(title);
  dock->setWidget(page);
  nameButtons(*dock);
  connect(dock, &QDockWidget::topLevelChanged, dock, [dock] { nameButtons(*dock); });
  m_docks.append(dock);
  return dock;
}

void DockLayout::hideAll() {
  if (m_kept.isEmpty()) m_kept = m_window.saveState(kStateVersion);
  m_showsResult.reset();
  m_result->setMinimumWidth(0);
  for (QDockWidget* dock : m_docks) dock->hide();
}

bool DockLayout::hasRoomForResult() const {
  return m_window.width() >= kWide;
}

void DockLayout::showWithoutSource() {
  hideAll();
  showResult(hasRoomForResult());
}

int DockLayout::leastResultWidth() const {
  const auto* tabs = m_result->findChild<QTabBar*>();
  return tabs == nullptr ? kLeastResultWidth
                         : std::max(kLeastResultWidth, tabs->sizeHint().width() + kBesideTabs);
}

void DockLayout::showResult(bool isShown) {
  m_showsResult = isShown;
  m_result->setMinimumWidth(isShown ? leastResultWidth() : 0);
  m_result->setVisible(isShown);
  m_registers->setVisible(isShown);
  if (!isShown) return;
  m_result->raise();
  const int width = static_cast<int>(m_window.width() * kShareOfResult);
  m_window.resizeDocks({m_result}, {width}, Qt::Horizontal);
}

void DockLayout::restoreAll() {
  m_showsResult.reset();
  m_result->setMinimumWidth(0);
  if (!m_kept.isEmpty()) m_window.restoreState(std::exchange(m_kept, {}), kStateVersion);
}

void DockLayout::reset() {
  for (QDockWidget* dock : m_docks) {
    dock->setFloating(false);
    m_window.removeDockWidget(dock);
  }
  m_window.addDockWidget(Qt::RightDockWidgetArea, m_source);
  m_window.addDockWidget(Qt::RightDockWidgetArea, m_result);
  m_window.tabifyDockWidget(m_result, m_registers);
  for (QDockWidget* dock : m_docks) dock->show();
  m_result->raise();
  m_share = kFirstShare;
  m_window.resizeDocks({m_source}, {static_cast<int>(m_window.width() * m_share)}, Qt::Horizontal);
  const int height = m_window.height();
  m_window.resizeDocks({m_source, m_result}, {height / 2, height / 2}, Qt::Vertical);
}

bool DockLayout::eventFilter(QObject* window, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    if (m_showsResult && *m_showsResult != hasRoomForResult()) showResult(hasRoomForResult());
    const int before = static_cast<const QResizeEvent*>(event)->oldSize().width();
    followWidth(before, m_window.width());
  }
  return QObject::eventFilter(window, event);
}

void DockLayout::followWidth(int before, int now) {
  const bool isBeside = m_source->isVisible() && !m_source->isFloating() &&
                        m_window.dockWidgetArea(m_source) == Qt::RightDockWidgetArea;
  if (!isBeside || before <= 0 || before == now) return;
  // The user may have moved the separator. Rounding is no such move, and neither is a page that
  // leaves no more than this.
  constexpr int kRounding = 2;
  const int width = m_source->width();
  const QWidget& pages = *m_window.centralWidget();
  const bool isSqueezed = pages.width() <= pages.minimumSizeHint().width() + kRounding;
  if (!isSqueezed && std::abs(width - static_cast<int>(before * m_share)) > kRounding) {
    m_share = static_cast<double>(width) / before;
  }
  m_window.resizeDocks({m_source}, {static_cast<int>(now * m_share)}, Qt::Horizontal);
}

bool DockLayout::restore() {
  const QSettings settings;
  const bool geometry = m_window.restoreGeometry(settings.value(kGeometry).toByteArray());
  return m_window.restoreState(settings.value(kState).toByteArray(), kStateVersion) && geometry;
}

void DockLayout::save() const {
  QSettings settings;
  settings.setValue(kGeometry, m_window.saveGeometry());
  settings.setValue(kState, m_kept.isEmpty() ? m_window.saveState(kStateVersion) : m_kept);
}

}  // namespace lanescope::ui
