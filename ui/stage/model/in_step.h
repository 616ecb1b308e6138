// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <span>

namespace lanescope::ui {

/// Says how two compared runs are kept in step: what both have in common when the first one has
/// done a step.
enum class InStep : std::uint8_t {
  input,  ///< both have used the same part of their input
  /// both have passed the same number of barriers and the same part of the epoch after the last one
  epoch,
  step,  ///< both have done the same number of steps
};

/// Name and texts of one way of keeping in step.
struct InStepInfo {
  InStep inStep = InStep::input;
  QString id;    ///< on the command line and in files: "epoch"
  QString name;  ///< in a list: "by barrier epoch"
  QString help;  ///< one sentence
};
/// All of them, the default first.
[[nodiscard]] std::span<const InStepInfo> inSteps();
/// Null where `id` is unknown.
[[nodiscard]] const InStepInfo* inStepFromId(const QString& id);
[[nodiscard]] const InStepInfo& infoOf(InStep inStep);

}  // namespace lanescope::ui
