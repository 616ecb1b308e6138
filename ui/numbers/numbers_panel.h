// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <span>

#include "app/results/error_data.h"
#include "ui/numbers/comparison_page.h"

class QComboBox;

namespace lanescope::ui {

struct PageContext;

/// The page on rounding: errors of the kernel, of the kernels to compare and of the CPU's orders of
/// addition, against n, and what happens to them when the elements come in another order. It also
/// shows what was recorded on a GPU that is not here.
class NumbersPanel : public ComparisonPage {
  Q_OBJECT

 public:
  NumbersPanel(const PageContext& context, QWidget* parent);

  /// Forgets what was compared for another kernel, and offers the kernels of the same inputs.
  void setKernel(const catalog::KernelRow& row);
  /// What was recorded on one of these that is here is not shown: it can be compared.
  void setDevices(const QList<values::DeviceInfo>& devices);
  void setReady(bool isIdle, const QString& complaint) override;
  /// A comparison of these inputs begins.
  void begin(const values::Parameters& parameters);
  void add(const values::BenchSeries& series);
  [[nodiscard]] const results::ErrorData& data() const { return m_data; }

 public slots:
  /// In the order that the parameters name.
  void compare();
  /// The next order; what is shown stays as the order before.
  void shuffle();

 signals:
  /// The page should be seen.
  void wanted();
  /// `nextOrder`: not the order of the parameters but the one behind that which is shown.
  void compareRequested(const std::vector<std::int64_t>& sizes, bool nextOrder);

 protected:
  [[nodiscard]] Shown shown() const override;
  [[nodiscard]] QString csv() const override { return m_data.csv(); }

 private:
  [[nodiscard]] static Words words();
  void compareOver(const PageContext& context, const std::vector<std::int64_t>& sizes,
                   bool nextOrder);
  void buildControls();
  /// Forgets what was compared, and shows what is recorded of this family.
  void startAnew();
  [[nodiscard]] bool isShown(const values::BenchResult& recording) const;
  void request(bool nextOrder);
  [[nodiscard]] results::ErrorScale scale() const;

  std::string_view m_family;  ///< its sizes stand in the fields
  results::ErrorData m_data;
  std::span<const values::BenchResult> m_recordings;
  QList<values::DeviceInfo> m_devices;

  QComboBox* m_from;
  QComboBox* m_to;
  QPushButton* m_shuffle;
  QComboBox* m_scale;
};

}  // namespace lanescope::ui
