// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>

#include "catalog/catalog.h"
#include "ui/stage/model/in_step.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace lanescope::ui {

/// What is chosen to stand beside the stage: another kernel, the same one with other parameters, or
/// nothing; and how the two are kept in step. A choice is written as a catalog::ComparedWith.
class ComparisonBar : public QWidget {
  Q_OBJECT

 public:
  explicit ComparisonBar(QWidget* parent = nullptr);

  /// Offers what can stand beside this kernel. The choice stays where it is still offered.
  void setKernel(const catalog::KernelRow& row);
  /// Whether anything can stand beside the kernel.
  [[nodiscard]] bool offersSomething() const;
  /// The choice; empty for none.
  [[nodiscard]] std::string choice() const;
  /// Shows a choice and emits no `chosen`. A choice that is not offered shows as nothing.
  void setChoice(const std::string& choice);
  /// Shows a choice and emits `chosen`, as when the user makes it.
  void choose(const std::string& choice);
  [[nodiscard]] InStep inStep() const;
  void setInStep(InStep inStep);
  /// Whether another stage stands beside, which is to be kept in step.
  void setStands(bool stands);

 signals:
  /// Another choice is shown. The user or a program may have made it.
  void choiceShown();
  /// The user has made another choice.
  void chosen();
  /// The user wants to say with what parameters this one stands beside.
  void parametersWanted(const std::string& choice);
  void inStepChanged();

 private:
  void activate(int item);
  void resetItems();

  QLabel* m_label;
  QComboBox* m_kernel;
  QToolButton* m_parameters;
  QLabel* m_inStepLabel;
  QComboBox* m_inStep;
  std::string m_own;  ///< the id of the kernel on the stage
  int m_shown = 0;    ///< the item that was chosen last
};

}  // namespace lanescope::ui
