// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string_view>

#include "catalog/catalog.h"

class QFormLayout;

namespace lanescope::ui {

class InputFiles;
class ParameterForm;
class TargetChooser;
class TimeLimitField;

/// What is seldom needed of a run: the parameters that have no field on the bar, the user's files,
/// where the kernel runs and how long it may.
class MoreParameters : public QWidget {
  Q_OBJECT

 public:
  explicit MoreParameters(QWidget* parent = nullptr);

  /// Whether the parameter has its field here, and not on the bar.
  [[nodiscard]] static bool holds(std::string_view parameter);

  /// `row` must outlive it.
  void setKernel(const catalog::KernelRow& row);
  /// A line for each thing here that is not as usual.
  [[nodiscard]] QStringList changes() const;
  [[nodiscard]] ParameterForm& fields() { return *m_fields; }
  [[nodiscard]] InputFiles& data() { return *m_data; }
  [[nodiscard]] TargetChooser& target() { return *m_target; }
  [[nodiscard]] const TargetChooser& target() const { return *m_target; }
  [[nodiscard]] TimeLimitField& timeLimit() { return *m_timeLimit; }
  [[nodiscard]] const TimeLimitField& timeLimit() const { return *m_timeLimit; }

 private:
  const catalog::KernelRow* m_row = nullptr;
  ParameterForm* m_fields;
  InputFiles* m_data;
  TargetChooser* m_target;
  QFormLayout* m_limits;
  TimeLimitField* m_timeLimit;
};

}  // namespace lanescope::ui
