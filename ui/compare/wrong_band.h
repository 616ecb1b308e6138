// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "request/result.h"

namespace lanescope::ui {

/// A band over the stage that says what is wrong with the run on it: "Wrong: 1218, expected 4032".
/// It is hidden where nothing is.
class WrongBand : public QLabel {
  Q_OBJECT

 public:
  explicit WrongBand(QWidget* parent = nullptr);

  /// The run on the stage; null: none.
  void setRun(const values::RunResult* run);
  /// The run beside it; null: none.
  void setCompared(const values::RunResult* run);
  /// Sets the size of the type, as a multiple of the usual one.
  void setTypeSize(double factor);

 private:
  void follow();

  QString m_run;
  QString m_compared;
};

}  // namespace lanescope::ui
