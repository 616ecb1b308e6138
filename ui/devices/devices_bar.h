// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "request/all_reduce.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace lanescope::ui {

/// What is set before an all-reduce: the algorithm and one beside it, the devices and their
/// elements.
class DevicesBar : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kMostShown = 16;  ///< devices

  explicit DevicesBar(QWidget* parent);

  [[nodiscard]] values::AllReduceRequest request() const;
  /// The algorithm that is shown beside the first one.
  [[nodiscard]] std::optional<values::AllReduce> beside() const;
  /// What is wrong with the fields, in a sentence; empty: nothing.
  [[nodiscard]] QString complaint() const;
  /// While a request is out, the button cancels it.
  void setRunning(bool on);
  /// Whether the button can be pressed.
  void setReady(bool on);
  [[nodiscard]] bool isReady() const;
  /// From left to right.
  [[nodiscard]] std::vector<QWidget*> controls() const;

 signals:
  /// Run was pressed, or Enter in a field.
  void runWanted();
  void changed();

 private:
  void fillChoices();
  /// A field with its label before it.
  QWidget* labelled(const QString& text, QWidget* field);

  QPushButton* m_run;
  QComboBox* m_algorithm;
  QComboBox* m_beside;
  QSpinBox* m_devices;
  QLineEdit* m_n;
  QComboBox* m_type;
  QComboBox* m_pattern;
};

}  // namespace lanescope::ui
