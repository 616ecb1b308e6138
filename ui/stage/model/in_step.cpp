// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/model/in_step.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace lanescope::ui {
namespace {

struct InStepWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::InStep)
};

}  // namespace

std::span<const InStepInfo> inSteps() {
  static const std::array ways{
      InStepInfo{InStep::input, "input", InStepWords::tr("by input used"),
                 InStepWords::tr("Both have always used the same part of their input.")},
      InStepInfo{InStep::epoch, "epoch", InStepWords::tr("by barrier epoch"),
                 InStepWords::tr("Both have always passed the same number of barriers.")},
      InStepInfo{//: In a list of ways to keep two animations together
                 InStep::step, "step", InStepWords::tr("by step"),
                 InStepWords::tr("Both have always done the same number of steps.")}};
  return ways;
}

const InStepInfo* inStepFromId(const QString& id) {
  const auto found = std::ranges::find(inSteps(), id, &InStepInfo::id);
  return found == inSteps().end() ? nullptr : &*found;
}

const InStepInfo& infoOf(InStep inStep) {
  return *std::ranges::find(inSteps(), inStep, &InStepInfo::inStep);
}

}  // namespace lanescope::ui
