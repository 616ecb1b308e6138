// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/work_data.h"
#include "ui/numbers/comparison_page.h"

namespace lanescope::ui {

struct PageContext;

/// The page on work and depth: how many operations kernels compute for n elements, and in how many
/// steps, counted from records.
class WorkPanel : public ComparisonPage {
  Q_OBJECT

 public:
  WorkPanel(const PageContext& context, QWidget* parent);

  /// Forgets what was counted for another kernel, and offers the kernels of the same inputs.
  void setKernel(const catalog::KernelRow& row);
  /// A count begins.
  void begin();
  void add(const values::BenchSeries& series);
  [[nodiscard]] const results::WorkData& data() const { return m_data; }

 public slots:
  void count();

 signals:
  /// The page should be seen.
  void wanted();
  void countRequested(const std::vector<std::int64_t>& sizes);

 protected:
  [[nodiscard]] Shown shown() const override;
  [[nodiscard]] QString csv() const override { return m_data.csv(); }

 private:
  [[nodiscard]] static Words words();
  void countOver(const PageContext& context, const std::vector<std::int64_t>& sizes);

  results::WorkData m_data;
};

}  // namespace lanescope::ui
