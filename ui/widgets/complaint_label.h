// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace lanescope::ui {

/// A red sentence on what prevents an action. It takes no space while nothing does.
class ComplaintLabel : public QLabel {
  Q_OBJECT

 public:
  /// `name` tells a screen reader what the sentence is about: "What prevents a run".
  explicit ComplaintLabel(const QString& name, QWidget* parent = nullptr);

  /// An empty sentence hides the label. Words of more than 48 letters are cut off.
  void say(const QString& sentence);
};

/// "Not ready: …"; empty where there is no complaint.
[[nodiscard]] QString notReady(const QString& complaint);

}  // namespace lanescope::ui
