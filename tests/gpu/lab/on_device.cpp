// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/lab/on_device.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>
#include <vector>

#include "backend/backend.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/flow_check.h"
#include "tests/gpu/backend/record_comparison.h"
#include "tests/gpu/lab/device_code.h"

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
    kernel.parameters.push_back({each["name"], each["type"], each["isPointer"], each["isConst"]});
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
std::set<std::string> orderFreeOf(const EmulatedRun& run) {
  const trace::Record& record = run.record;
  std::set<std::string> names = run.orderFree;
  for (const trace::Event& event : record.events) {
    if (event.kind() == trace::EventKind::atomicRead) {
      names.insert(record.arrays[event.array()].name);
    }
  }
  return names;
}

/// What a thread did, in an order that no compiler chooses, and without lines.
std::vector<std::pair<std::uint64_t, std::uint64_t>> sortedEvents(const trace::Record& record,
                                                                  std::uint64_t block,
                                                                  std::uint64_t thread) {
  std::vector<std::pair<std::uint64_t, std::uint64_t>> sorted;
  for (const trace::Event& event : record.eventsOf(block, thread)) {
    constexpr std::uint64_t kLine = ((std::uint64_t{1} << trace::Event::kLineBits) - 1)
                                    << trace::Event::kIndexBits;
    sorted.emplace_back(event.head & ~kLine, event.bits);
  }
  std::ranges::sort(sorted);
  return sorted;
}

void compareSorted(const trace::Record& a, const trace::Record& b, std::uint64_t block,
                   RecordDifferences& found) {
  for (std::uint64_t thread = 0; thread < a.threadsPerBlock(); ++thread) {
    if (sortedEvents(a, block, thread) == sortedEvents(b, block, thread)) continue;
    ++found.count;
    found.first = "thread " + std::to_string(thread);
  }
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
  EXPECT_TRUE(!run.hasEqualOutputs || outcome.outputs == run.outputs);
  ASSERT_EQ(record->blockCount, run.record.blockCount);
  ASSERT_EQ(record->threadsPerBlock(), run.record.threadsPerBlock());
  const std::set<std::string> orderFree = orderFreeOf(run);
  EXPECT_TRUE(!orderFree.empty() || record->events.size() == run.record.events.size());
  RecordDifferences found;
  FlowTotals flow;
  for (std::uint64_t block = 0; block < record->blockCount; ++block) {
    if (run.isOrdered) {
      compareBlock(*record, run.record, block, orderFree, found);
    } else {
      compareSorted(*record, run.record, block, found);
    }
    checkBlock(record, block, flow);
  }
  EXPECT_EQ(found.count, 0U) << found.first;
  EXPECT_EQ(flow.wrong, 0U);
  // The plain build gives the same results.
  const backend::RunOutcome plain = gpu->run(run.plan, run.inputs, {}, {}, [](double) {});
  EXPECT_TRUE(!run.hasEqualOutputs || plain.outputs == run.outputs);
  std::printf("%-32s events %zu, operations %zu, differences %llu%s\n", entry.c_str(),
              record->events.size(), record->flow->operations.size(),
              static_cast<unsigned long long>(found.count),
              !run.isOrdered      ? " (in any order)"
              : orderFree.empty() ? ""
                                  : " (up to where the order of threads is free)");
}

}  // namespace lanescope::tests
