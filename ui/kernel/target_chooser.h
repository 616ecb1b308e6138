// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "request/request.h"
#include "request/result.h"

class QComboBox;
class QFormLayout;
class QLabel;

namespace lanescope::ui {

/// Chooses where to run: automatic, or one of the devices found. For the emulator it also chooses
/// the order of the threads. A missing device is listed with the reason, but cannot be chosen.
class TargetChooser : public QWidget {
  Q_OBJECT

 public:
  explicit TargetChooser(QWidget* parent = nullptr);

  void setDevices(const QList<values::DeviceInfo>& devices);
  [[nodiscard]] values::Target target() const;
  /// A device that is not known yet is chosen as soon as it is; one that is missing is not.
  void choose(const values::Target& target);
  /// The device that a run would take; nothing while none is known.
  [[nodiscard]] std::optional<values::DeviceInfo> device() const;
  /// The layout, for aligning its labels with those of another form.
  [[nodiscard]] QFormLayout& form() { return *m_form; }
  /// The last field in the order of Tab.
  [[nodiscard]] QWidget* lastField() const;

 signals:
  /// A run would take another device.
  void deviceChanged();
  /// The user chose something else.
  void edited();

 private:
  void addDevice(const values::DeviceInfo& device);
  void refresh();
  void select(const values::Target& target);

  QFormLayout* m_form;
  QComboBox* m_device;
  QComboBox* m_order;
  QLabel* m_reason;  ///< why no GPU can be chosen, or the chosen device in detail
  QList<values::DeviceInfo> m_devices;
  std::optional<values::Target> m_wanted;  ///< until the devices are known
};

}  // namespace lanescope::ui
