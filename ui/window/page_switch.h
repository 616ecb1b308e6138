// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTabWidget;
class QToolBar;
class QUndoGroup;
class QWidget;

namespace lanescope::ui {

class DevicesPage;
class DockLayout;
class EqualizePage;
class FirstSteps;
class GoToBar;
class HistoryPage;
class LabPage;
class LessonPage;
class MeasurePage;
class ErrorsPage;
class ParameterPanel;
class SessionController;
class StagePage;
class TimeLinePage;
class TunePage;
class WatchPanel;
class WorkPage;
class CatalogView;

/// Brings a page forward when it has something to show, and keeps the bar and the docks where they
/// belong to the page in front.
class PageSwitch : public QObject {
  Q_OBJECT

 public:
  /// All of them must outlive this object.
  struct Parts {
    QTabWidget& pages;
    DockLayout& docks;
    QToolBar& bar;
    ParameterPanel& parameters;
    QWidget& stagePlace;  ///< the page that has the stage, where no other has taken it
    StagePage& stage;
    LabPage& lab;
    LessonPage& lesson;
    const CatalogView& catalog;
    FirstSteps& firstSteps;
    EqualizePage& image;
    MeasurePage& measure;
    TunePage& tune;
    HistoryPage& history;
    ErrorsPage& numbers;
    WorkPage& work;
    TimeLinePage& timeLine;
    DevicesPage& devices;
    QUndoGroup& undo;  ///< gets the stacks of the pages; the one in front is active
    GoToBar& goTo;
    WatchPanel& watches;
    SessionController& session;
  };

  PageSwitch(const Parts& parts, QObject* parent);

 private:
  void arrange();
  /// Shows the stage: on the page Lab, where that is in front with the chosen kernel, on the page
  /// Lesson, where that is in front, else on its own.
  void bringStage();
  template <class Sender, class Signal>
  void bringStageAt(const Sender& sender, Signal signal);
  /// Shows `page` at each `signal` of `sender`.
  template <class Sender, class Signal>
  void bring(QWidget& page, const Sender& sender, Signal signal);

  Parts m_parts;
};

}  // namespace lanescope::ui
