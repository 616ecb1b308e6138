// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "catalog/catalog.h"
#include "request/occupancy.h"
#include "request/result.h"
#include "ui/theme/stage_theme.h"

class QLabel;
class QProgressBar;

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class ComplaintLabel;
class LiveRerun;
class ParameterForm;
class PowerSlider;

/// Sliders and fields for the launch of a kernel, and what becomes of each change at once: whether
/// it can be launched, how it fills a multiprocessor and what limits that, and its time.
class LivePanel : public QWidget {
  Q_OBJECT

 public:
  /// `engine` must outlive the panel; `target`: where to run.
  LivePanel(app::EngineThread& engine, std::function<values::Target()> target,
            QWidget* parent = nullptr);

  /// `row` must outlive the panel. Parameters that the last kernel had too keep their text.
  void setKernel(const catalog::KernelRow& row);
  /// The fields say these.
  void setParameters(const values::Parameters& parameters);
  /// What the fields say. Throws values::Error (badInput) with the complaint where there is one.
  [[nodiscard]] const values::Parameters& parameters() const;
  /// The first complaint; empty when the kernel can be launched.
  [[nodiscard]] QString complaint() const { return m_complaint; }
  /// The controls in reading order, column by column. They are others for each kernel.
  [[nodiscard]] std::vector<QWidget*> controls() const;

 public slots:
  /// Runs again, as after a change.
  void rerun();

 signals:
  void edited();

 protected:
  /// A hidden panel runs nothing.
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void buildLayout();
  void connectRerun();
  void validate();
  void showOccupancy(const values::Occupancy& occupancy);
  void showTime(const values::BenchSeries& series);
  void showCounters(const values::Counters& counters, qint64 n);
  void showTrouble(const QString& sentence);

  std::function<values::Target()> m_target;
  const catalog::KernelRow* m_row = nullptr;
  values::Parameters m_parameters;
  QString m_complaint;
  LiveRerun* m_rerun;
  ParameterForm* m_numbers;  ///< with sliders
  ParameterForm* m_choices;
  std::vector<PowerSlider*> m_sliders;  ///< one for each field of m_numbers
  QLabel* m_time;
  QProgressBar* m_occupancy;
  QLabel* m_words;
  ComplaintLabel* m_trouble;
};

}  // namespace lanescope::ui
