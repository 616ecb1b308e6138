// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace lanescope::ui {

class DockLayout;
class EqualizePage;
class NumbersPanel;
class WorkPanel;
class ParameterPanel;
class StagePage;
class Theme;
class TimingPanel;

/// What the menus act on.
struct MenuTargets {
  QMainWindow& window;
  DockLayout& docks;
  ParameterPanel& parameters;
  StagePage& stage;
  TimingPanel& timing;
  NumbersPanel& numbers;
  WorkPanel& work;
  EqualizePage& image;
  Theme& theme;
};

/// The menus of the window: every action that the pages offer has an entry here.
class WindowMenus : public QObject {
  Q_OBJECT

 public:
  explicit WindowMenus(const MenuTargets& targets);

  /// What can be asked for now.
  void setRunReady(bool ready);
  void setBusy(bool busy);
  void setHasScene(bool hasScene);

 signals:
  void exportRequested();
  void cancelRequested();

 private:
  template <class Receiver, class Slot>
  QAction* add(QMenu& menu, const QString& text, const QKeySequence& keys, Receiver* receiver,
               Slot slot);
  void fillFile(QMenu& menu);
  void fillRun(QMenu& menu);
  void fillHardwareCounters(QMenu& menu);
  void fillView(QMenu& menu);
  void fillTheme(QMenu& menu);
  void fillPlayback(QMenu& menu);
  void fillSpeed(QMenu& menu);
  void fillHelp(QMenu& menu);

  MenuTargets m_targets;
  QAction* m_run = nullptr;
  QAction* m_cancel = nullptr;
  QList<QAction*> m_sceneActions;  ///< that need a scene
};

}  // namespace lanescope::ui
