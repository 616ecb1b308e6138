// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstdint>

#include "trace/count/lane_states.h"
#include "trace/record/event.h"

namespace lanescope::ui {

struct StageModel;

/// Says in a sentence what a lane does in a step, or why it does nothing.
class LaneSentence {
  Q_DECLARE_TR_FUNCTIONS(LaneSentence)

 public:
  LaneSentence(const StageModel& model, int step);

  [[nodiscard]] QString compose(std::uint32_t warp, std::uint32_t lane,
                                trace::LaneState state) const;
  /// What the step does: "reads cache on line 31".
  [[nodiscard]] QString deed() const;
  /// What a thread that takes part does: "reads cache[18] = 528".
  [[nodiscard]] QString active(std::uint32_t thread) const;

 private:
  /// Of the step: its name.
  [[nodiscard]] QString array() const;
  [[nodiscard]] QString diverged(const QString& who, std::uint32_t thread) const;
  /// The thread's next event after the step; it has one.
  [[nodiscard]] const trace::Event& next(std::uint32_t thread) const;

  const StageModel& m_model;
  std::size_t m_step;
};

}  // namespace lanescope::ui
