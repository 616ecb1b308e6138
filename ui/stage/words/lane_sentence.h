// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstdint>

#include "trace/count/lane_states.h"
#include "trace/record/event.h"

namespace lanescope::ui {

struct StageModel;

/// Composes a sentence on what a lane does in a step, or on why it is idle.
class LaneSentence {
  Q_DECLARE_TR_FUNCTIONS(LaneSentence)

 public:
  LaneSentence(const StageModel& model, int step);

  [[nodiscard]] QString compose(std::uint32_t warp, std::uint32_t lane,
                                trace::LaneState state) const;
  /// "Thread 37 (warp 1, lane 5)".
  [[nodiscard]] static QString subject(std::uint32_t thread);
  /// A clause on what the step does: "its warp reads cache on line 31". `who`: its subject.
  [[nodiscard]] QString clause(const QString& who) const;
  /// A clause on what a participating thread does: "Thread 37 reads cache[18] = 528".
  [[nodiscard]] QString active(const QString& who, std::uint32_t thread) const;

 private:
  /// The name of the step's array.
  [[nodiscard]] QString array() const;
  /// What the thread's warp does: "its warp reads cache on line 31".
  [[nodiscard]] QString ofWarp() const;
  [[nodiscard]] QString diverged(const QString& who, std::uint32_t thread) const;
  /// The thread's next event after the step; there must be one.
  [[nodiscard]] const trace::Event& next(std::uint32_t thread) const;

  const StageModel& m_model;
  std::size_t m_step;
};

}  // namespace lanescope::ui
