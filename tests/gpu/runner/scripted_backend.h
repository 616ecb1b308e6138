// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "backend/backend.h"

namespace lanescope::engine {

/// Returns an available device.
inline values::DeviceInfo deviceNamed(std::string name, values::BackendChoice kind) {
  values::DeviceInfo info;
  info.backend = kind;
  info.name = std::move(name);
  info.available = true;
  return info;
}

/// Returns a prepared outcome, so that the judgement can be tested independently of any kernel.
class ScriptedBackend final : public backend::Backend {
 public:
  explicit ScriptedBackend(backend::RunOutcome outcome, bool available = true)
      : m_outcome(std::move(outcome)), m_available(available) {}

  std::function<void()> onRun = [] {};
  values::BackendChoice kind = values::BackendChoice::emulator;
  bool needsNewProcess = false;  ///< where it is not available

  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    values::DeviceInfo info = deviceNamed("Scripted", kind);
    info.available = m_available;
    info.reason = m_available ? "" : "Not today.";
    info.needsNewProcess = needsNewProcess;
    return {info};
  }
  [[nodiscard]] backend::RunOutcome run(const values::Plan&, const std::vector<values::HostArray>&,
                                        const backend::RunOptions& options, std::stop_token,
                                        const backend::Progress&) override {
    onRun();
    backend::RunOutcome outcome = m_outcome;
    if (options.counted && kind == values::BackendChoice::cuda) {
      EXPECT_FALSE(options.record) << "the plain kernel is the one to be measured";
      outcome.hardwareCounters.emplace().launch.emplace().globalLoads.requests = 7;
    }
    return outcome;
  }

 private:
  backend::RunOutcome m_outcome;
  bool m_available;
};

inline backend::RunOutcome partialSums(std::vector<float> sums) {
  backend::RunOutcome outcome;
  outcome.outputs.push_back(values::HostArray::of(std::span<const float>(sums)));
  return outcome;
}

}  // namespace lanescope::engine
