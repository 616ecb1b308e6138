// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/work_data.h"
#include "ui/numbers/comparison_page.h"

namespace lanescope::ui {

/// The page on work and depth: how many operations kernels compute for n elements, and in how many
/// steps, counted from records.
class WorkPage : public ComparisonPage {
  Q_OBJECT

 public:
  WorkPage(const PageContext& context, QWidget* parent);

  /// Forgets what was counted for another kernel, and offers the kernels of the same inputs.
  void setKernel(const catalog::KernelRow& row) override;
  void begin(const values::BenchRequest& request) override;
  [[nodiscard]] const results::WorkData& data() const { return m_data; }

 protected:
  [[nodiscard]] std::vector<std::int64_t> sizes() const override;
  void add(const values::BenchSeries& series) override;
  [[nodiscard]] QString title() const override;
  [[nodiscard]] QString fileName() const override;
  [[nodiscard]] QString csv() const override { return m_data.csv(); }

 private:
  [[nodiscard]] static Words words();
  void refresh();

  results::WorkData m_data;
};

}  // namespace lanescope::ui
