// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <span>

#include "app/results/error_data.h"
#include "ui/numbers/comparison_page.h"

namespace lanescope::ui {

/// The page on rounding: errors of the kernel, of the kernels to compare and of the CPU's orders of
/// addition, against n, and what happens to them when the elements come in another order. It also
/// shows what was recorded on a GPU that is not here.
class ErrorsPage : public ComparisonPage {
  Q_OBJECT

 public:
  ErrorsPage(const PageContext& context, QWidget* parent);

  /// Forgets what was compared for another kernel, and offers the kernels of the same inputs.
  void setKernel(const catalog::KernelRow& row) override;
  /// What was recorded on one of these devices that is available is not shown: it can be compared.
  void setDevices(const QList<values::DeviceInfo>& devices);
  void setReady(bool isIdle, const QString& complaint) override;
  void begin(const values::BenchRequest& request) override;
  [[nodiscard]] const results::ErrorData& data() const { return m_data; }

 public slots:
  /// Compares in the next order; what is shown stays as the order before.
  void shuffle();

 protected:
  void add(const values::BenchSeries& series) override;
  [[nodiscard]] QString title() const override;
  [[nodiscard]] QString fileName() const override;
  [[nodiscard]] QString csv() const override { return m_data.csv(); }

 private:
  [[nodiscard]] static Words words();
  void buildControls();
  /// Forgets what was compared, and shows what is recorded of this family.
  void startAnew();
  /// A comparison of these inputs begins.
  void beginWith(const values::Parameters& parameters);
  [[nodiscard]] bool isShown(const values::BenchResult& recording) const;
  void refresh();

  results::ErrorData m_data;
  std::span<const values::BenchResult> m_recordings;
  QList<values::DeviceInfo> m_devices;
  QPushButton* m_shuffle;
  QComboBox* m_scale;
};

}  // namespace lanescope::ui
