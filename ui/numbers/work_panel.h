// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/work_data.h"
#include "ui/numbers/comparison_page.h"

namespace lanescope::ui {

/// The page on work and depth: how many operations kernels compute for n elements, and in how many
/// steps, counted from records.
class WorkPanel : public ComparisonPage {
  Q_OBJECT

 public:
  explicit WorkPanel(QWidget* parent = nullptr);

  /// Forgets what was counted for another kernel, and offers the kernels of the same inputs.
  void setKernel(const catalog::KernelRow& row);
  /// A count begins.
  void begin();
  void add(const values::BenchSeries& series);
  [[nodiscard]] const results::WorkData& data() const { return m_data; }

 public slots:
  void count();

 signals:
  void countRequested(const std::vector<std::int64_t>& sizes);

 protected:
  [[nodiscard]] Shown shown() const override;
  [[nodiscard]] QString csv() const override { return m_data.csv(); }

 private:
  [[nodiscard]] static Words words();

  results::WorkData m_data;
};

}  // namespace lanescope::ui
