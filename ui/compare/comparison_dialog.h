// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "catalog/compared_with.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace lanescope::ui {

class ComplaintLabel;
class ParameterForm;

/// Asks how the compared run is launched: the parameters that may differ, which begin as on the
/// left, and the schedule. A sentence says what is wrong with the choice.
class ComparisonDialog : public QDialog {
  Q_OBJECT

 public:
  /// `main`: the run on the left. Throws values::Error (badInput) where the kernel of `choice`
  /// cannot stand beside it.
  ComparisonDialog(const values::RunRequest& main, const catalog::ComparedWith& choice,
                   QWidget* parent = nullptr);

  /// Returns the choice. It is valid once the dialog is accepted.
  [[nodiscard]] catalog::ComparedWith choice() const;
  void setText(std::string_view parameter, const QString& text);
  void setSchedule(const std::optional<values::Schedule>& schedule);

 private:
  void buildLayout();
  void validate();

  values::RunRequest m_main;
  std::string m_kernel;
  values::Parameters m_alike;  ///< launched as on the left
  ParameterForm* m_fields;
  QComboBox* m_order;
  QSpinBox* m_seed;
  ComplaintLabel* m_complaint;
  QDialogButtonBox* m_buttons;
};

}  // namespace lanescope::ui
