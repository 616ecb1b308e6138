// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/lab/on_device.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <sstream>
#include <utility>
#include <vector>

#include "backend/backend.h"
#include "backend/device_kernel.h"
#include "runner/runner.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/flow_check.h"
#include "tests/gpu/backend/record_comparison.h"
#include "tests/gpu/lab/device_code.h"
#include "tests/gpu/lab/near_values.h"

namespace lanescope::tests {
namespace {

/// Returns the offset of a line's beginning.
std::size_t offsetOfLine(const std::string& text, std::size_t line) {
  std::size_t at = 0;
  for (std::size_t i = 1; i < line; ++i) at = text.find('\n', at) + 1;
  return at;
}

lab::Kernel kernelFrom(const nlohmann::json& json, const std::string& text) {
  lab::Kernel kernel;
  kernel.name = json["name"];
  kernel.entries = json["entries"];
  for (const auto& each : json["parameters"]) {
    kernel.parameters.push_back(
        {each["name"], each["type"], each["isPointer"], each["isConst"], each["isWritten"]});
  }
  for (const auto& each : json["shared"]) {
    lab::SharedArray array{each["name"], each["type"], {}, offsetOfLine(text, each["line"])};
    if (!each["count"].is_null()) array.count = each["count"];
    kernel.shared.push_back(std::move(array));
  }
  if (json.contains("block")) kernel.block = json["block"];
  return kernel;
}

/// The arrays whose values depend on the order of threads.
std::set<std::string> orderFreeOf(const trace::Record& record, std::set<std::string> names = {}) {
  for (const trace::Event& event : record.events) {
    if (event.kind() == trace::EventKind::atomicRead) {
      names.insert(record.arrays[event.array()].name);
    }
  }
  return names;
}

/// The lines of a text, which threads print in any order.
std::multiset<std::string> linesOf(const std::string& text) {
  std::multiset<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.insert(line);
  return lines;
}

RecordDifferences differencesOf(const trace::Record& onGpu, const trace::Record& here,
                                const std::set<std::string>& orderFree, bool isOrdered) {
  RecordDifferences found;
  const NearEntries near(here);
  const bool isNearOnly = hasFunctions(here);
  const auto same = [&](const auto& a, const auto& b) { return isNearOnly ? near(a, b) : a == b; };
  for (std::uint64_t block = 0; block < onGpu.blockCount; ++block) {
    if (isOrdered) {
      compareBlock(onGpu, here, block, orderFree, found, same);
    } else {
      compareSorted(onGpu, here, block, found, same);
    }
  }
  return found;
}

backend::RunOptions wholeRecord(const values::Plan& plan) {
  backend::RunOptions options;
  options.record = trace::Window{.blockCount = plan.launches.front().grid.total(),
                                 .maxEvents = 1U << 24,
                                 .launch = 0,
                                 .flow = true};
  return options;
}

}  // namespace

lab::Rewritten rewrittenText(const std::string& stem, const std::string& text) {
  std::ifstream in(std::string(LANESCOPE_REWRITTEN) + "/" + stem + ".json");
  const nlohmann::json json = nlohmann::json::parse(in);
  lab::Rewritten rewritten;
  rewritten.text = json["text"];
  rewritten.plain = json["plain"];
  for (const auto& kernel : json["kernels"]) {
    rewritten.kernels.push_back(kernelFrom(kernel, text));
  }
  return rewritten;
}

void compareWithDevice(const EmulatedRun& run) {
  if (const auto reason = backend::whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = backend::makeCudaBackend();
  const std::string& entry = run.plan.launches.front().entry;
  addDeviceKernel(deviceCode(run.stem, entry, gpu->devices().front().computeCapability));
  backend::RunOutcome outcome =
      gpu->run(run.plan, run.inputs, wholeRecord(run.plan), {}, [](double) {});
  ASSERT_TRUE(outcome.record);
  const auto record = std::make_shared<const trace::Record>(std::move(*outcome.record));
  EXPECT_EQ(record->arrays, run.record.arrays);
  EXPECT_EQ(record->flowState(), run.record.flowState());
  const bool isNearOnly = hasFunctions(run.record);
  const auto areSame = [&](const std::vector<values::HostArray>& outputs) {
    if (!isNearOnly) return outputs == run.outputs;
    return std::ranges::equal(outputs, run.outputs,
                              [](const auto& a, const auto& b) { return areNear(a, b); });
  };
  EXPECT_TRUE(!run.hasEqualOutputs || areSame(outcome.outputs));
  ASSERT_EQ(record->blockCount, run.record.blockCount);
  ASSERT_EQ(record->threadsPerBlock(), run.record.threadsPerBlock());
  const std::set<std::string> orderFree = orderFreeOf(run.record, run.orderFree);
  EXPECT_TRUE(!orderFree.empty() || record->events.size() == run.record.events.size());
  const RecordDifferences found = differencesOf(*record, run.record, orderFree, run.isOrdered);
  EXPECT_EQ(found.count, 0U) << found.first;
  // The values of a function are CUDA's own, which the host does not compute again.
  FlowTotals flow;
  for (std::uint64_t block = 0; !isNearOnly && block < record->blockCount; ++block) {
    checkBlock(record, block, flow);
  }
  EXPECT_EQ(flow.wrong, 0U);
  // The plain build gives the same results.
  const backend::RunOutcome plain = gpu->run(run.plan, run.inputs, {}, {}, [](double) {});
  EXPECT_TRUE(!run.hasEqualOutputs || areSame(plain.outputs));
  EXPECT_EQ(linesOf(outcome.printed), linesOf(run.printed));
  EXPECT_EQ(linesOf(plain.printed), linesOf(run.printed));
  std::printf("%-32s events %zu, operations %zu, differences %llu%s\n", entry.c_str(),
              record->events.size(), record->flow->operations.size(),
              static_cast<unsigned long long>(found.count),
              !run.isOrdered      ? " (in any order)"
              : orderFree.empty() ? ""
                                  : " (up to where the order of threads is free)");
}

void compareProblemWithDevice(const std::string& stem, const catalog::KernelRow& row,
                              bool isOrdered) {
  if (const auto reason = backend::whyNoGpu()) GTEST_SKIP() << *reason;
  const int capability = backend::makeCudaBackend()->devices().front().computeCapability;
  values::RunRequest request;
  request.kernel = std::string(row.id);
  request.parameters = catalog::defaultsOf(row);
  request.record = true;
  request.window.flow = true;
  const values::Plan plan = row.plan(request.parameters);
  static std::set<std::string> added;
  if (added.insert(stem).second) addDeviceKernel(wholeDeviceCode(stem, capability));
  engine::Runner runner(backend::makeEmulatorBackend(), backend::makeCudaBackend());
  for (std::size_t i = 0; i < plan.launches.size(); ++i) {
    SCOPED_TRACE(std::string(row.id) + ", launch " + std::to_string(i));
    request.window.launch = static_cast<std::uint32_t>(i);
    request.window.blockCount = plan.launches[i].grid.total();
    request.target.backend = values::BackendChoice::emulator;
    const values::RunResult here = runner.run(request, {}, [](double) {});
    request.target.backend = values::BackendChoice::cuda;
    const values::RunResult onGpu = runner.run(request, {}, [](double) {});
    EXPECT_TRUE(onGpu.passed);
    ASSERT_TRUE(here.record && onGpu.record);
    EXPECT_EQ(onGpu.record->arrays, here.record->arrays);
    ASSERT_EQ(onGpu.record->blockCount, here.record->blockCount);
    ASSERT_EQ(onGpu.record->threadsPerBlock(), here.record->threadsPerBlock());
    const auto orderFree = orderFreeOf(*here.record);
    const RecordDifferences found =
        differencesOf(*onGpu.record, *here.record, orderFree, isOrdered);
    EXPECT_EQ(found.count, 0U) << found.first;
    std::printf("%-32s launch %zu: events %zu, operations %zu, differences %llu%s\n",
                plan.launches[i].entry.c_str(), i, onGpu.record->events.size(),
                onGpu.record->flow->operations.size(), static_cast<unsigned long long>(found.count),
                orderFree.empty() ? "" : " (up to where the order of threads is free)");
  }
}

}  // namespace lanescope::tests
