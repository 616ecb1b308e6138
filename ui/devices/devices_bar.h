// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <cstdint>
#include <optional>
#include <vector>

#include "request/all_reduce.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace lanescope::ui {

/// What is set before an all-reduce: the algorithm and one beside it, the devices and their
/// elements, and a mistake to make.
class DevicesBar : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kMostShown = 16;  ///< devices, unless the engine has more ranks

  /// `ranks`: of the engine, each of which is a device; 0: it is one process.
  DevicesBar(std::int64_t ranks, QWidget* parent);

  /// The GPUs of the engine's machine, by CUDA's numbers. Two or more can be chosen in place of
  /// emulated devices.
  void setGpus(std::vector<std::int64_t> gpus);

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
  [[nodiscard]] bool isOnGpus() const;
  /// Offers as many devices as there are of the chosen kind.
  void showDevices();
  /// A field with its label before it.
  QWidget* labelled(const QString& text, QWidget* field);

  std::int64_t m_ranks;
  std::vector<std::int64_t> m_gpus;
  int m_emulated;  ///< devices, when GPUs are not chosen
  QPushButton* m_run;
  QComboBox* m_algorithm;
  QComboBox* m_beside;
  QComboBox* m_where;
  QSpinBox* m_devices;
  QLineEdit* m_n;
  QComboBox* m_type;
  QComboBox* m_pattern;
  QComboBox* m_pitfall;
};

}  // namespace lanescope::ui
