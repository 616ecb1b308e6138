// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstdint>

#include "trace/compare/taint.h"
#include "trace/count/lane_states.h"

namespace lanescope::ui {

struct StageModel;

/// Texts on the warps of a block in one step, for the picture and for its table.
class WarpsWords {
  Q_DECLARE_TR_FUNCTIONS(WarpsWords)

 public:
  /// `states` are those of `step`. `taint`: see StageLook; may be null. All must outlive the words.
  WarpsWords(const StageModel& model, const trace::LaneStates& states, int step,
             const trace::Taint* taint);

  /// The active lanes and warps of the step. `isShort`: for narrow places.
  [[nodiscard]] QString summary(bool isShort) const;
  /// What a lane does in the step, or why it does nothing. A second line tells what is wrong.
  [[nodiscard]] QString describe(std::uint32_t warp, std::uint32_t lane) const;
  /// "16 of 32", or one word on why no lane of the warp works.
  [[nodiscard]] QString count(std::uint32_t warp) const;

 private:
  [[nodiscard]] QString idleWord(std::uint32_t warp) const;

  const StageModel& m_model;
  const trace::LaneStates& m_states;
  int m_step;
  const trace::Taint* m_taint;
};

}  // namespace lanescope::ui
