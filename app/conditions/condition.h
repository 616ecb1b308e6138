// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/conditions/condition_names.h"
#include "app/conditions/condition_reader.h"
#include "trace/flow/element_history.h"
#include "trace/record/timeline.h"

namespace lanescope::app {

/// The block of a record that a condition is about.
struct ConditionBlock {
  const trace::Timeline& timeline;
  const trace::ElementHistory& history;
};

/// An expression on the threads, events and elements of one block, such as
/// `thread == 3 && cache[0] > 10`. Its numbers are doubles. Elements have the values that they have
/// once the step is over. muParser computes it. An object serves one thread at a time.
class Condition {
 public:
  /// Throws ConditionError, whose sentence names the column and what is expected there. What
  /// `block` refers to must outlive the condition.
  Condition(const QString& text, const ConditionBlock& block);
  ~Condition();
  Condition(Condition&&) noexcept;
  Condition& operator=(Condition&&) = delete;

  [[nodiscard]] const trace::Timeline& timeline() const;
  /// Whether some thread that takes part in a step satisfies the condition. It does not hold where
  /// it needs what is not there: an element outside of its array or that the block does not touch,
  /// or the index or value of an event that has none.
  [[nodiscard]] bool holdsAt(std::size_t step);
  /// The expression's number for a thread once the step is over; 1 or 0 for a condition that is
  /// joined by && or ||. Nothing where it needs what is not there.
  [[nodiscard]] std::optional<double> valueOf(std::size_t step, std::uint32_t thread);
  /// Says what was not there when `holdsAt` or `valueOf` was last called; empty where all was.
  [[nodiscard]] QString missing() const;
  /// True when it compares 64-bit integers, which a double holds exactly up to 2^53 only.
  [[nodiscard]] bool roundsIntegers() const;

 private:
  struct State;
  std::unique_ptr<State> m_state;  ///< muParser points into it
};

}  // namespace lanescope::app
