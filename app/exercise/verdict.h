// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "request/request.h"
#include "request/result.h"

namespace lanescope::app {

/// What came of one gate.
struct GateVerdict {
  enum class State : std::uint8_t { passed, failed, notJudged };
  State state = State::passed;
  QString sentence;  ///< one plain sentence
  int points = 0;    ///< of the gate
  /// Of a gate that failed in a run: the smallest one that fails, so that it can be shown.
  std::optional<values::RunRequest> failing = {};
  /// The result of that run, recorded; null where the run itself ended with an error.
  std::shared_ptr<const values::RunResult> result = {};
};

/// What came of a solution.
struct Verdict {
  QString refusal;                 ///< why nothing was run, as a sentence; empty: it was
  bool isOfMachine = false;        ///< nothing was run, and this machine may be the cause
  std::vector<GateVerdict> gates;  ///< in the exercise's order

  /// The points of the gates that it passes.
  [[nodiscard]] int score() const;
  /// The points of all gates that were judged.
  [[nodiscard]] int of() const;
  /// Whether no gate failed.
  [[nodiscard]] bool isPassed() const;
  /// The first sentence that says why something failed; empty where nothing did.
  [[nodiscard]] QString firstFailure() const;
};

}  // namespace lanescope::app
