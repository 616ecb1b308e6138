// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTabWidget;
class QWidget;

namespace lanescope::ui {

class CatalogView;
class DockLayout;
class EqualizePage;
class GoToBar;
class HistoryPage;
class MeasurePage;
class NumbersPanel;
class ParameterPanel;
class SessionController;
class StagePage;
class TunePage;
class WatchPanel;
class WorkPanel;

/// Brings a page forward when it has something to show, and keeps the docks that belong to the page
/// in front.
class PageSwitch : public QObject {
  Q_OBJECT

 public:
  /// All of them must outlive this object.
  struct Parts {
    QTabWidget& pages;
    DockLayout& docks;
    CatalogView& catalog;
    ParameterPanel& parameters;
    StagePage& stage;
    EqualizePage& image;
    MeasurePage& measure;
    TunePage& tune;
    HistoryPage& history;
    NumbersPanel& numbers;
    WorkPanel& work;
    GoToBar& goTo;
    WatchPanel& watches;
    SessionController& session;
  };

  PageSwitch(const Parts& parts, QObject* parent);

 private:
  void arrangeDocks();
  /// Shows `page` at each `signal` of `sender`.
  template <class Sender, class Signal>
  void bring(QWidget& page, const Sender& sender, Signal signal);
  /// Shows the dock of `panel` beside the stage when the panel asks to be seen.
  template <class Panel>
  void bringDock(const Panel& panel);

  Parts m_parts;
};

}  // namespace lanescope::ui
