// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "ui/devices/device_replay.h"
#include "ui/devices/device_view.h"

class QLabel;

namespace lanescope::ui {

class ComplaintLabel;

/// The picture of one all-reduce, with what the step does and what all steps cost below it.
class DevicePane : public QWidget {
  Q_OBJECT

 public:
  explicit DevicePane(QWidget* parent);

  /// There must be one.
  void setReplay(std::shared_ptr<const DeviceReplay> replay);
  /// A step behind the last one is the last one.
  void setStep(int step);
  [[nodiscard]] DeviceView& view() const { return *m_view; }

 private:
  QLabel* m_title;
  DeviceView* m_view;
  QLabel* m_step;
  ComplaintLabel* m_findings;
  QLabel* m_totals;
};

}  // namespace lanescope::ui
