// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "trace/record/record.h"

namespace lanescope::app {

/// The numbers that a condition may name besides the elements of arrays.
enum class ConditionName : std::uint8_t {
  thread,
  threadX,
  threadY,
  threadZ,
  lane,
  warp,
  block,
  blockX,
  blockY,
  blockZ,
  step,
  epoch,
  line,
  kind,
  index,
  value,
};
inline constexpr std::size_t kConditionNames = static_cast<std::size_t>(ConditionName::value) + 1;

/// Says what the value of a name depends on. A condition is tested in this order.
enum class ConditionScope : std::uint8_t { step, thread, event };

struct ConditionNameInfo {
  ConditionName name = ConditionName::thread;
  const char* text = "";  ///< "threadIdx.x"
  ConditionScope scope = ConditionScope::step;
};
/// All names, in the order of the enumeration.
[[nodiscard]] std::span<const ConditionNameInfo> conditionNames();

/// The number that stands for a kind of event in a condition; both halves of an atomic have the
/// same one.
[[nodiscard]] double numberOf(trace::EventKind kind);
/// The number of the kind with this name, such as "load" or "barrier".
[[nodiscard]] std::optional<double> kindNumber(const QString& name);

/// The position in `Record::arrays` of the array that a condition means by this name: the block's
/// own where another block of the cluster has one of the same name.
[[nodiscard]] std::optional<unsigned> arrayNamed(const trace::Record& record, const QString& name);

/// Every name that a condition on this record may use, as a sentence each: numbers, kinds,
/// functions, arrays with their counts.
[[nodiscard]] QStringList explainConditionNames(const trace::Record& record);
/// A condition that this record can be asked: "thread == 3 && cache[0] > 10".
[[nodiscard]] QString exampleCondition(const trace::Record& record);

}  // namespace lanescope::app
