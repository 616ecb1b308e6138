// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/verdict.h"

#include <algorithm>

namespace lanescope::app {

int Verdict::score() const {
  int points = 0;
  for (const GateVerdict& gate : gates) {
    points += gate.state == GateVerdict::State::passed ? gate.points : 0;
  }
  return points;
}

int Verdict::of() const {
  int points = 0;
  for (const GateVerdict& gate : gates) {
    points += gate.state == GateVerdict::State::notJudged ? 0 : gate.points;
  }
  return points;
}

bool Verdict::isPassed() const {
  return std::ranges::none_of(
      gates, [](const GateVerdict& gate) { return gate.state == GateVerdict::State::failed; });
}

QString Verdict::firstFailure() const {
  if (!refusal.isEmpty()) return refusal;
  const auto failed = std::ranges::find(gates, GateVerdict::State::failed, &GateVerdict::state);
  return failed == gates.end() ? QString() : failed->sentence;
}

}  // namespace lanescope::app
