// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>
#include <array>
#include <memory>

#include "catalog/catalog.h"
#include "request/result.h"
#include "ui/charts/chart_sheet.h"
#include "ui/kernel/page_context.h"
#include "ui/time_line/recorded_time_line.h"
#include "values/error.h"
#include "values/time_line.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class ChartButtons;
class ChartModel;
class ComplaintLabel;
class TimeLineView;

/// The page on what host and device do when: it runs the kernel once and shows both lanes and the
/// common ways to time the run, as a picture and as a table. It also shows what the warps of one
/// block do within a kernel.
class TimeLinePage : public QWidget {
  Q_OBJECT

 public:
  /// `engine` must outlive the page.
  TimeLinePage(app::EngineThread& engine, const PageContext& context, QWidget* parent);

  /// Forgets what was measured of another kernel.
  void setKernel(const catalog::KernelRow& row);
  /// Says at once where there is no device to time.
  void setDevices(const QList<values::DeviceInfo>& devices);
  void show(std::shared_ptr<const values::TimeLine> line);
  [[nodiscard]] bool isMeasuring() const { return m_id != 0; }
  /// What is shown, as a sheet. One of a recorded time line says when and where it was recorded.
  [[nodiscard]] ChartSheet sheet() const;

 public slots:
  /// Measures; cancels what is being measured.
  void start();
  /// Brings the page forward and begins.
  void startInFront();
  /// Asks for a file and writes the picture: .png, .svg or .pdf.
  void savePicture();
  /// Asks for a file and writes the table.
  void saveTable();

 signals:
  /// The page should be seen.
  void wanted();

 private:
  void buildLayout();
  [[nodiscard]] QWidget* makeViews();
  void connectAll();
  /// Whether the page can begin. `complaint`: what is wrong with the parameters.
  void setReady(const QString& complaint);
  void setMeasuring(quint64 id);
  void fail(values::ErrorKind kind, const QString& sentence);
  /// Shows a sentence in place of a time line. Without a GPU it stands above a recorded one.
  void showNote(const QString& note);
  /// Shows a time line, and sentences on it below `first`.
  void showLine(std::shared_ptr<const values::TimeLine> line, const QStringList& first);
  void showPointed(const QString& words);
  [[nodiscard]] bool isWithinKernel() const;
  /// What ships with the program for what is chosen.
  [[nodiscard]] RecordedTimeLine recorded() const;
  /// Shows what was measured of what is chosen, or the sentence in its place.
  void chosen();

  app::EngineThread& m_engine;
  PageContext m_context;
  const catalog::KernelRow* m_row = nullptr;
  bool m_hasGpu = true;  ///< until the devices are known
  /// What was measured of the kernel: of host and device, and within it.
  std::array<std::shared_ptr<const values::TimeLine>, 2> m_measured;
  QString m_note;    ///< that stands in place of a measured time line; empty: there is one
  quint64 m_id = 0;  ///< of the engine's request; 0: none is out
  QPushButton* m_begin;
  QComboBox* m_scope;
  QComboBox* m_chunks;
  ComplaintLabel* m_complaint;
  QPushButton* m_all;
  ChartButtons* m_save;
  TimeLineView* m_view;
  ChartModel* m_model;
  QLabel* m_pointed;
  QLabel* m_words;
};

}  // namespace lanescope::ui
