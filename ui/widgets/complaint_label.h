// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace lanescope::ui {

/// A sentence in red on what prevents something. While nothing does, it takes no room.
class ComplaintLabel : public QLabel {
  Q_OBJECT

 public:
  /// `name`: what the sentence is, for a screen reader: "What prevents a run".
  explicit ComplaintLabel(const QString& name, QWidget* parent = nullptr);

  /// Empty: nothing prevents it.
  void say(const QString& sentence);
};

/// "Not ready: …"; empty where there is no complaint.
[[nodiscard]] QString notReady(const QString& complaint);

}  // namespace lanescope::ui
