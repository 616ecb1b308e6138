// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <string>

#include "request/request.h"

namespace lanescope::ui {

class ParameterPanel;
class RunController;
class StagePage;

/// Controls the compared run: asks for it when another one is chosen or the kernel has run anew,
/// asks for its parameters, and turns pitfalls on and off.
class ComparisonController : public QObject {
  Q_OBJECT

 public:
  /// The pages and the controller must outlive this one.
  ComparisonController(StagePage& stage, ParameterPanel& parameters, RunController& controller,
                       QObject* parent);

 private:
  void connectStage();
  void connectBreakIt();
  /// Runs what is chosen beside the run that is shown, if that is one of the chosen kernel.
  void show();
  void askForParameters(const std::string& choice);
  void breakIt(const QString& kernel);
  void tryNextSchedule();
  /// The run that another one would be compared with.
  [[nodiscard]] values::RunRequest main() const;
  [[nodiscard]] bool isShown() const;

  StagePage& m_stage;
  ParameterPanel& m_parameters;
  RunController& m_controller;
};

}  // namespace lanescope::ui
