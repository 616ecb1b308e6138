// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "request/all_reduce.h"
#include "request/result.h"
#include "ui/charts/chart_sheet.h"
#include "ui/devices/device_replay.h"
#include "ui/kernel/page_context.h"

class QHBoxLayout;
class QLabel;
class QTableView;
class QTabWidget;

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class Badge;
class ChartButtons;
class ComplaintLabel;
class DevicePane;
class DevicesBar;
class MessageModel;
class StepBar;
class TimesPane;

/// The page on how several devices reduce together: it runs an all-reduce and shows its messages
/// step by step, as a picture and as a table, with another algorithm beside it. It runs once by
/// itself when it is first shown. Charts show the times of the devices.
class DevicesPage : public QWidget {
  Q_OBJECT

 public:
  /// `engine` must outlive the page. `ranks`: of the engine; 0: it is one process.
  DevicesPage(app::EngineThread& engine, std::int64_t ranks, const PageContext& context,
              QWidget* parent);

  [[nodiscard]] bool isRunning() const { return !m_asked.empty(); }
  [[nodiscard]] bool hasResult() const { return !m_results.empty(); }
  /// Shows one or two results beside each other.
  void show(std::vector<DeviceReplay::Result> results);
  /// Offers the GPUs that are available.
  void setDevices(const QList<values::DeviceInfo>& devices);
  /// The pictures, as a sheet. There must be a result.
  [[nodiscard]] ChartSheet sheet() const;

 public slots:
  /// Runs the all-reduce; cancels what runs.
  void start();
  /// Brings the page forward and runs.
  void startInFront();
  void setStep(int step);
  /// Asks for a file and writes the picture: .png, .svg or .pdf.
  void savePicture();
  /// Asks for a file and writes the messages.
  void saveTable();

 signals:
  /// The page should be seen.
  void wanted();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  /// A request that is out, and its answer once that has come.
  struct Asked {
    quint64 id = 0;
    values::MessagePitfall mistake = values::MessagePitfall::none;
    DeviceReplay::Result result;
  };

  void buildLayout();
  void connectAll();
  void connectPane(std::size_t index);
  void receive(quint64 id, const DeviceReplay::Result& result);
  void fail(quint64 id, values::ErrorKind kind, const QString& sentence);
  /// Forgets what was asked for, and cancels what has no answer.
  void forgetAsked();
  void showReadiness();
  void chooseMessage(int row);
  void showPointed(const QString& words);
  [[nodiscard]] ChartButtons* makeSave();
  [[nodiscard]] bool isOnTimes() const;
  /// The controls below are those of the tab.
  void showTab();

  app::EngineThread& m_engine;
  PageContext m_context;
  std::vector<Asked> m_asked;
  std::vector<DeviceReplay::Result> m_results;
  bool m_hasBegun = false;
  DevicesBar* m_bar;
  ComplaintLabel* m_complaint;
  ChartButtons* m_save;
  QTabWidget* m_tabs;
  Badge* m_badge;  ///< what has carried it out
  std::array<DevicePane*, 2> m_panes;
  MessageModel* m_model;
  QTableView* m_table;
  TimesPane* m_times;
  StepBar* m_steps;
  QLabel* m_pointed;
};

}  // namespace lanescope::ui
