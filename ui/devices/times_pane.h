// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "catalog/catalog.h"
#include "request/all_reduce.h"
#include "request/scaling.h"
#include "ui/charts/chart_sheet.h"
#include "ui/theme/theme.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class ChartView;
class ComplaintLabel;
class DeviceTimes;
struct RecordedTimes;

/// Charts of the times of several devices: bus bandwidth and time of an all-reduce over the bytes,
/// with a model, or speedup and efficiency of a kernel over the number of GPUs. They are measured
/// on the devices, or were recorded elsewhere. Where nothing can be timed, a sentence says why.
class TimesPane : public QWidget {
  Q_OBJECT

 public:
  /// Tells of the devices, and of the type and the pattern of their elements.
  using Devices = std::function<values::AllReduceRequest()>;

  /// `engine` and `theme` must outlive the pane. `ranks`: of the engine; 0: it is one process.
  TimesPane(app::EngineThread& engine, std::int64_t ranks, Devices devices, const Theme& theme,
            QWidget* parent);

  [[nodiscard]] bool isMeasuring() const;
  [[nodiscard]] bool hasTimes() const;
  /// The charts that are shown, as a sheet.
  [[nodiscard]] ChartSheet sheet() const;
  /// All timings, as the commands `allreduce` and `scaling` write them. There must be some.
  [[nodiscard]] QString csv() const;
  /// Of a file, without its ending.
  [[nodiscard]] QString fileName() const;

 public slots:
  /// Measures; cancels what is being measured.
  void start();
  /// Other devices are chosen.
  void showDevices();

 signals:
  /// What a pointer is at, in words; empty: nothing.
  void pointed(const QString& words);
  /// Other times are shown.
  void changed();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  enum class What { allReduce, sameProblem, growingProblem };

  void fillChoices();
  void buildLayout();
  void connectAll(const Theme& theme);
  [[nodiscard]] What what() const;
  /// Why what is chosen cannot be timed; empty: it can.
  [[nodiscard]] QString whyNot() const;
  void showReadiness();
  void fillSizes();
  void showTimes();
  /// The recorded times that are chosen; null: those that are measured here.
  [[nodiscard]] const RecordedTimes* recorded() const;
  [[nodiscard]] const std::vector<std::shared_ptr<const values::AllReduceResult>>& allReduces()
      const;
  [[nodiscard]] const std::shared_ptr<const values::ScalingResult>& scaling() const;
  [[nodiscard]] QString title() const;
  [[nodiscard]] std::vector<values::AllReduceRequest> requests() const;

  std::int64_t m_ranks;
  Devices m_devices;
  DeviceTimes* m_times;
  catalog::PowerRange m_sizes{};  ///< that can be chosen
  QPushButton* m_begin;
  QComboBox* m_what;
  QComboBox* m_kernel;
  QComboBox* m_from;
  QLabel* m_between;
  QComboBox* m_to;
  QComboBox* m_source;
  ComplaintLabel* m_complaint;
  QWidget* m_charts;
  QBoxLayout* m_beside;
  std::array<ChartView*, 3> m_views;
  QLabel* m_words;
  QStringList m_sentences;  ///< on the charts
};

}  // namespace lanescope::ui
