// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace lanescope::ui {

class ParameterPanel;
class RunController;
class StageWidget;

/// A sentence over the picture of a stage where the bar says something else than the picture shows:
/// "dot_shared, n = 64. Press Run to show scan_blelloch." Meanwhile the badge is grey.
class ChosenNote : public QLabel {
  Q_OBJECT

 public:
  /// All of them must outlive the note, which is a child of the stage.
  ChosenNote(StageWidget& stage, const ParameterPanel& parameters, const RunController& controller);

 protected:
  /// The note stays in the middle of the stage.
  bool eventFilter(QObject* stage, QEvent* event) override;

 private:
  void follow();
  /// Empty where the picture shows what is chosen.
  [[nodiscard]] QString sentence() const;
  void place();

  StageWidget& m_stage;
  const ParameterPanel& m_parameters;
  const RunController& m_controller;
};

}  // namespace lanescope::ui
