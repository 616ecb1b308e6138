// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <span>

namespace lanescope::ui {

/// How far what stands beside a scene is when that one has done a step.
enum class InStep : std::uint8_t {
  input,  ///< both have used the same part of their input
  epoch,  ///< both have passed as many barriers, and done the same part of what lies before the
          ///< next
  step,   ///< both have done as many steps
};

/// What is told of a way wherever it can be chosen.
struct InStepInfo {
  InStep inStep = InStep::input;
  QString id;    ///< on the command line and in files: "epoch"
  QString name;  ///< in a list: "by barrier epoch"
  QString help;  ///< one sentence
};
/// All of them, the usual one first.
[[nodiscard]] std::span<const InStepInfo> inSteps();
/// Null where no way has this id.
[[nodiscard]] const InStepInfo* inStepFromId(const QString& id);
[[nodiscard]] const InStepInfo& infoOf(InStep inStep);

}  // namespace lanescope::ui
