// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/warps/warps_words.h"

#include <algorithm>
#include <cmath>

#include "ui/stage/model/stage_model.h"
#include "ui/stage/words/lane_sentence.h"
#include "ui/stage/words/wrong_sentence.h"

namespace lanescope::ui {

using trace::kWarpSize;
using trace::LaneState;

WarpsWords::WarpsWords(const StageModel& model, const trace::LaneStates& states, int step,
                       const trace::Taint* taint)
    : m_model(model), m_states(states), m_step(step), m_taint(taint) {}

QString WarpsWords::summary(bool isShort) const {
  const auto step = static_cast<std::size_t>(m_step);
  const trace::WarpActivity::Sum sum = m_model.activity.over(step, step + 1);
  const std::uint32_t warps = m_states.warpCount();
  const auto percent = std::lround(100 * sum.efficiency());
  const std::uint64_t lanes = sum.warps * kWarpSize;
  if (isShort) {
    //: %1: percent; %2: how many; %3: of how many; %4: how many; %5: of how many
    return tr("%1 %: %2 of %3 lanes, %4 of %5 warps")
        .arg(percent)
        .arg(sum.lanes)
        .arg(lanes)
        .arg(sum.warps)
        .arg(warps);
  }
  if (warps == 1 && sum.warps == 1) {
    //: %1: how many; %2: of how many; %3: percent
    return tr("The only warp works, %1 of its %2 lanes: %3 % efficiency")
        .arg(sum.lanes)
        .arg(lanes)
        .arg(percent);
  }
  //: %1: how many; %2: of how many; %3: how many; %4: of how many; %5: percent
  return (sum.warps == 1 ? tr("%1 of %2 warps works, %3 of its %4 lanes: %5 % efficiency")
                         : /*: %1, %3: how many; %2, %4: of how many; %5: percent */
              tr("%1 of %2 warps work, %3 of their %4 lanes: %5 % efficiency"))
      .arg(sum.warps)
      .arg(warps)
      .arg(sum.lanes)
      .arg(lanes)
      .arg(percent);
}

QString WarpsWords::describe(std::uint32_t warp, std::uint32_t lane) const {
  QString what = LaneSentence(m_model, m_step).compose(warp, lane, m_states.lanesOf(warp)[lane]);
  if (m_taint == nullptr) return what;
  const QString wrong = WrongSentence(m_model, *m_taint)
                            .ofThread(static_cast<std::size_t>(m_step), warp * kWarpSize + lane);
  return wrong.isEmpty() ? what : what + QLatin1Char('\n') + wrong;
}

QString WarpsWords::count(std::uint32_t warp) const {
  const std::uint32_t active = m_states.activeIn(warp);
  //: Lanes of a warp. %1: how many take part; %2: 32
  return active == 0 ? idleWord(warp) : tr("%1 of %2").arg(active).arg(kWarpSize);
}

QString WarpsWords::idleWord(std::uint32_t warp) const {
  const auto states = m_states.lanesOf(warp);
  const auto has = [&states](LaneState state) {
    return std::ranges::find(states, state) != states.end();
  };
  //: Behind a warp: it does not run in this step
  if (has(LaneState::notAtTurn)) return tr("not yet");
  //: Behind a warp: it waits at a barrier
  if (has(LaneState::waiting)) return tr("waits");
  //: Behind a warp: it has come to the end of the kernel
  if (has(LaneState::exited)) return tr("done");
  //: Behind a warp: it takes no part in the step
  return tr("idle");
}

}  // namespace lanescope::ui
