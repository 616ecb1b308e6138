// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <map>
#include <string>
#include <vector>

#include "app/lab/described_kernel.h"
#include "ui/lab/argument_rows.h"

class QComboBox;
class QFormLayout;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace lanescope::ui {

class ComplaintLabel;

/// The column beside the editor: what the head comment of the kernel's file says, as fields. They
/// show what stands in the text, and what is chosen here is for the text to say. What is wrong with
/// a choice stands below its field.
class KernelChoices : public QScrollArea {
  Q_OBJECT

 public:
  explicit KernelChoices(QWidget* parent);

  /// Shows what the text says.
  void showText(const std::string& text);
  /// Shows the kernels of the file, and what the parameters of the chosen one get.
  void showFile(const app::ReadFile& file, const app::DescribedKernel& described);
  /// Shows what is wrong with choices, in place of what was wrong before.
  void setComplaints(const app::KernelComplaints& complaints);
  [[nodiscard]] QString complaintOn(const std::string& choice) const;

  [[nodiscard]] QSize sizeHint() const override;

 signals:
  /// Another value of a choice of the head comment; empty: the usual one.
  void chosen(const QString& name, const QString& value);

 private:
  QComboBox* addChoice(const char* name, const QString& label, const QString& help);
  QLineEdit* addExpression(const char* name, const QString& label, const QString& help,
                           const QString& usual);
  void addRow(const char* name, const QString& label, QWidget* field);
  void addArguments();
  void fillProblems();
  void fillOutputs();
  void showOutput(const std::string& problem);
  void showArguments(std::vector<ArgumentRow> rows);
  /// Makes the control that says, or changes, what a parameter gets.
  QWidget* makeUse(const ArgumentRow& row);
  static void select(QComboBox& choice, const std::string& value);

  QFormLayout* m_form;
  QComboBox* m_problem;
  QComboBox* m_kernel;
  QComboBox* m_output;
  std::map<std::string, QLineEdit*> m_expressions;  ///< by the choice's name
  std::map<std::string, ComplaintLabel*> m_complaints;
  QWidget* m_arguments = nullptr;
  QGridLayout* m_table = nullptr;
  std::vector<ArgumentRow> m_rows;
};

}  // namespace lanescope::ui
