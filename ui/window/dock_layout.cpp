// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_layout.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>
#include <algorithm>
#include <utility>

namespace lanescope::ui {
namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kState = QStringLiteral("window/state");
/// Grows when the docks change, so that an old state is not forced upon new ones.
constexpr int kStateVersion = 4;
/// In a window of this height the result has a place of its own, below the parameters.
constexpr int kTallWindow = 880;
constexpr int kChartHeight = 500;
/// The least width of the docks on the left, where names and fields stand side by side.
constexpr int kLeastSide = 264;

}  // namespace

DockLayout::DockLayout(QMainWindow& window, const DockedPages& pages)
    : QObject(&window),
      m_window(window),
      m_catalog(add(tr("Kernels"), QStringLiteral("catalogDock"), pages.catalog)),
      m_parameters(add(tr("Parameters"), QStringLiteral("parametersDock"), pages.parameters)),
      m_source(add(tr("Source"), QStringLiteral("sourceDock"), pages.source)),
      m_result(add(tr("Result"), QStringLiteral("resultDock"), pages.result)),
      m_numbers(add(tr("Numbers"), QStringLiteral("numbersDock"), pages.numbers)),
      m_work(add(tr("Work"), QStringLiteral("workDock"), pages.work)) {
  pages.catalog->setMinimumWidth(kLeastSide);
  pages.parameters->setMinimumWidth(kLeastSide);
  window.setDockNestingEnabled(true);
  window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  reset();
}

QDockWidget* DockLayout::add(const QString& title, const QString& name, QWidget* page) {
  auto* dock = new QDockWidget(title, &m_window);
  dock->setObjectName(name);
  dock->setAccessibleName(title);
  dock->setWidget(page);
  m_docks.append(dock);
  return dock;
}

void DockLayout::keepOnly(const QList<const QWidget*>& pages) {
  restoreAll();
  m_kept = m_window.saveState(kStateVersion);
  for (QDockWidget* dock : m_docks) {
    if (!pages.contains(dock->widget())) dock->hide();
  }
}

void DockLayout::restoreAll() {
  if (!m_kept.isEmpty()) m_window.restoreState(std::exchange(m_kept, {}), kStateVersion);
}

void DockLayout::bringForward(const QWidget& page) {
  for (QDockWidget* dock : m_docks) {
    if (dock->widget() != &page || !m_kept.isEmpty()) continue;
    dock->show();
    dock->raise();
  }
}

void DockLayout::reset() {
  for (QDockWidget* dock : m_docks) {
    dock->setFloating(false);
    m_window.removeDockWidget(dock);
  }
  m_window.addDockWidget(Qt::LeftDockWidgetArea, m_catalog);
  m_window.addDockWidget(Qt::LeftDockWidgetArea, m_parameters);
  m_window.addDockWidget(Qt::RightDockWidgetArea, m_source);
  m_window.addDockWidget(Qt::RightDockWidgetArea, m_numbers);
  m_window.tabifyDockWidget(m_numbers, m_work);
  const int height = m_window.height();
  const bool tall = height >= kTallWindow;
  if (tall) {
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_result);
  } else {
    m_window.tabifyDockWidget(m_numbers, m_result);
  }
  for (QDockWidget* dock : m_docks) dock->show();
  m_numbers->raise();
  m_result->raise();
  const int side = m_window.width() * 27 / 100;
  m_window.resizeDocks({m_catalog, m_source}, {qBound(kLeastSide, m_window.width() / 5, 320), side},
                       Qt::Horizontal);
  if (tall) {
    m_window.resizeDocks({m_catalog, m_parameters, m_result},
                         {height * 24 / 100, height * 48 / 100, height * 28 / 100}, Qt::Vertical);
  } else {
    m_window.resizeDocks({m_catalog, m_parameters}, {height * 34 / 100, height * 66 / 100},
                         Qt::Vertical);
  }
  // A chart needs a height of its own, whatever the window's is.
  const int chart = std::max(height / 2, std::min(kChartHeight, height * 2 / 3));
  m_window.resizeDocks({m_source, m_numbers}, {height - chart, chart}, Qt::Vertical);
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
