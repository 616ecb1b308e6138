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

/// How two scenes stand side by side.
struct ComparedLook {
  InStep inStep = InStep::input;
  bool isCompared = true;  ///< the comparison stands below both
};

/// The stage as it is shown at a step: a scene and how it is looked at, or two scenes side by side,
/// in step, below both what they are compared by. An immutable value that paints on any device and
/// any thread.
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
  /// One line on what is shown.
  [[nodiscard]] QString title() const;
  /// What happens in a step, in a sentence for each scene.
  [[nodiscard]] QString explain(int step) const;

  /// Where `paint` with the same arguments puts a scene, and which of its steps.
  struct Side {
    const StageScene& scene;
    const StageLook& look;
    int step = 0;
    QRectF stage;
  };
  [[nodiscard]] std::vector<Side> sidesOf(const QRectF& bounds, int step,
                                          const StageTheme& theme) const;
  /// And where it puts the comparison; empty where there is none.
  [[nodiscard]] QRectF comparisonOf(const QRectF& bounds, const StageTheme& theme) const;

  /// Paints the step into `bounds`, and nothing outside. `progress`: see PaneFrame. The painter's
  /// state is restored.
  void paint(QPainter& painter, const QRectF& bounds, int step, double progress,
             const StageTheme& theme) const;

 private:
  std::shared_ptr<const StageScene> m_scene;
  std::shared_ptr<const ComparisonScene> m_both;  ///< null: nothing stands beside
  StageLook m_look;
  StageLook m_comparedLook;
  ComparedLook m_how;
};

}  // namespace lanescope::ui
