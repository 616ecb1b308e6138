// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <string>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::ui {

/// A menu of the kernels that get the same inputs as the chosen one, to tick those that are to be
/// compared with it.
class ComparisonButton : public QToolButton {
  Q_OBJECT

 public:
  explicit ComparisonButton(QWidget* parent = nullptr);

  /// Offers the kernels of the row's family and inputs, and ticks those in `ticked`.
  void setKernel(const catalog::KernelRow& row, const std::vector<std::string>& ticked = {});
  /// The ticked kernels, without those that cannot do with these parameters.
  [[nodiscard]] std::vector<std::string> kernels(const values::Parameters& parameters) const;
};

}  // namespace lanescope::ui
