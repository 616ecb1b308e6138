// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/results/error_data.h"
#include "catalog/catalog.h"
#include "ui/theme/stage_theme.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;

namespace lanescope::ui {

class ComparisonButton;
class ChartView;
class ComplaintLabel;
class ErrorModel;

/// The page on rounding: errors of the kernel, of more kernels beside it and of the CPU's orders of
/// addition, against n; and what happens to them when the elements come in another order. Beside
/// them stands what was recorded on a GPU that is not here.
class NumbersPanel : public QWidget {
  Q_OBJECT

 public:
  explicit NumbersPanel(QWidget* parent = nullptr);

  /// Forgets what was compared for another kernel, and offers the kernels of the same inputs.
  void setKernel(const catalog::KernelRow& row);
  /// What was recorded on one of these that is here is not shown: it can be compared.
  void setDevices(const QList<values::DeviceInfo>& devices);
  void setTheme(const StageTheme& theme);
  /// Whether a comparison can be asked for. `complaint`: about the parameters; it prevents one, and
  /// is said.
  void setReady(bool isIdle, const QString& complaint);
  /// A comparison of these inputs begins.
  void begin(const values::Parameters& parameters);
  void add(const values::BenchSeries& series);
  [[nodiscard]] const results::ErrorData& data() const { return m_data; }
  /// The kernels chosen beside, without those that cannot do with these parameters.
  [[nodiscard]] std::vector<std::string> compared(const values::Parameters& parameters) const;

 public slots:
  /// In the order that the parameters name.
  void compare();
  /// The next order; what is shown stays as the order before.
  void shuffle();
  void savePicture();
  void saveTable();

 signals:
  /// `nextOrder`: not the order of the parameters but the one behind that which is shown.
  void compareRequested(const std::vector<std::int64_t>& sizes, bool nextOrder);
  void failed(const QString& sentence);

 private:
  void buildLayout();
  /// Forgets what was compared, and shows what is recorded of this family.
  void startAnew();
  [[nodiscard]] bool isShown(const values::BenchResult& recording) const;
  void request(bool nextOrder);
  void refresh();
  void drawShown();
  [[nodiscard]] results::ErrorScale scale() const;

  QString m_kernel;
  std::string_view m_family;  ///< its sizes stand in the fields
  results::ErrorData m_data;
  std::span<const values::BenchResult> m_recordings;
  QList<values::DeviceInfo> m_devices;

  QPushButton* m_compare;
  ComplaintLabel* m_complaint;
  QComboBox* m_from;
  QComboBox* m_to;
  ComparisonButton* m_compared;
  QPushButton* m_shuffle;
  QComboBox* m_scale;
  QTabWidget* m_tabs;
  ChartView* m_chart;
  QLabel* m_pointed;
  ErrorModel* m_model;
  QLabel* m_words;
};

}  // namespace lanescope::ui
