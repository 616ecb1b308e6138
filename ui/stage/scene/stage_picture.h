// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>
#include <memory>
#include <vector>

#include "ui/stage/model/in_step.h"
#include "ui/stage/model/stage_view.h"

class QPainter;

namespace lanescope::ui {

class StageScene;
struct ComparisonScene;
struct StageTheme;

/// Says how two scenes are shown side by side.
struct ComparedLook {
  InStep inStep = InStep::input;
  bool isCompared = true;  ///< show the comparison below both
};

/// The stage as it is shown at one step: one scene, or two scenes side by side and in step, with
/// their comparison below. It is immutable and paints on any device and any thread.
class StagePicture {
  Q_DECLARE_TR_FUNCTIONS(StagePicture)

 public:
  StagePicture(std::shared_ptr<const StageScene> scene, StageLook look);
  StagePicture(std::shared_ptr<const ComparisonScene> both, StageLook look, StageLook comparedLook,
               ComparedLook how = {});
  ~StagePicture();
  StagePicture(const StagePicture&) = delete;
  StagePicture& operator=(const StagePicture&) = delete;

  /// The only scene, or the left one.
  [[nodiscard]] const StageScene& scene() const { return *m_scene; }
  [[nodiscard]] int stepCount() const;
  /// One line that names what is shown.
  [[nodiscard]] QString title() const;
  /// One sentence per scene on what happens in a step.
  [[nodiscard]] QString explain(int step) const;

  /// A scene, its step, and the area where `paint` with the same arguments paints it.
  struct Side {
    const StageScene& scene;
    const StageLook& look;
    int step = 0;
    QRectF stage;
  };
  [[nodiscard]] std::vector<Side> sidesOf(const QRectF& bounds, int step,
                                          const StageTheme& theme) const;
  /// The area where `paint` paints the comparison; empty where there is none.
  [[nodiscard]] QRectF comparisonOf(const QRectF& bounds, const StageTheme& theme) const;

  /// Paints the step into `bounds`, and nothing outside. `progress`: see PaneFrame. The painter's
  /// state is restored.
  void paint(QPainter& painter, const QRectF& bounds, int step, double progress,
             const StageTheme& theme) const;

 private:
  std::shared_ptr<const StageScene> m_scene;
  std::shared_ptr<const ComparisonScene> m_both;  ///< null: a single scene
  StageLook m_look;
  StageLook m_comparedLook;
  ComparedLook m_how;
};

}  // namespace lanescope::ui
