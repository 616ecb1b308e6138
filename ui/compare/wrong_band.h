// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "request/result.h"

namespace lanescope::ui {

/// A band over the stage that says what is wrong with the run on it: "Wrong: 1218, expected 4032".
/// It names the kernels while a run stands beside it. It is hidden where nothing is wrong.
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
  /// What there is to say of a run.
  struct Side {
    QString kernel;    ///< empty: there is no run
    QString sentence;  ///< empty: the run is right
  };
  [[nodiscard]] static Side sideOf(const values::RunResult* run);
  void follow();

  Side m_run;
  Side m_compared;
};

}  // namespace lanescope::ui
