// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/catalog/launches.h"
#include "tests/gpu/lab/on_device.h"

// A kernel of the catalogue that is pasted as plain CUDA (as_plain_cuda.cmake) gives the record
// that it gives with the catalogue's words: the same events and the same operations of each thread,
// in their order and on their lines.

namespace lanescope::tests {
namespace {

class PastedKernels : public testing::TestWithParam<std::string> {};

backend::RunOutcome outcomeOf(const catalog::KernelRow& row, const values::Parameters& parameters,
                              const values::Plan& plan) {
  const auto backend = backend::makeEmulatorBackend();
  backend::RunOptions options;
  options.record = trace::Window{.blockCount = plan.launches.front().grid.total(),
                                 .maxEvents = 1U << 24,
                                 .launch = 0,
                                 .flow = true};
  return backend->run(plan, catalog::makeInputs(row, parameters), options, {}, {});
}

/// The sums of floats that a row has, with the numbers of its instance that as_plain_cuda.cmake
/// gives as defaults.
values::Parameters parametersOf(const catalog::KernelRow& row, std::int64_t n) {
  // Blocks that race with each other give another record each time.
  const bool races = !row.breaks.empty() || !row.orderFree.empty();
  values::Parameters parameters = launchOf(row, n, 256, races ? 1 : 2);
  for (const auto& [name, value] :
       {std::pair{"dtype", "float32"}, {"op", "sum"}, {"tile", "16"}, {"scan", "inclusive"}}) {
    const catalog::ParameterSpec* const spec = row.parameter(name);
    if (spec != nullptr && std::ranges::count(spec->choices, value) > 0) {
      catalog::assign(row, name, value, parameters);
    }
  }
  if (!catalog::violations(row, parameters).empty()) parameters.block = 255;  // an odd block
  return parameters;
}

void expectSame(const trace::Record& pasted, const trace::Record& own) {
  ASSERT_EQ(pasted.arrays.size(), own.arrays.size());
  ASSERT_EQ(pasted.blockCount, own.blockCount);
  EXPECT_EQ(pasted.flowState(), own.flowState());
  for (std::uint64_t block = 0; block < own.blockCount; ++block) {
    for (std::uint64_t thread = 0; thread < own.threadsPerBlock(); ++thread) {
      const auto events = pasted.eventsOf(block, thread);
      const auto ownEvents = own.eventsOf(block, thread);
      const auto [event, ownEvent] = std::ranges::mismatch(events, ownEvents);
      ASSERT_TRUE(event == events.end() && ownEvent == ownEvents.end())
          << "block " << block << ", thread " << thread << ", event " << event - events.begin();
      const auto operations = pasted.operationsOf(block, thread);
      const auto ownOperations = own.operationsOf(block, thread);
      const auto [operation, ownOperation] = std::ranges::mismatch(operations, ownOperations);
      ASSERT_TRUE(operation == operations.end() && ownOperation == ownOperations.end())
          << "block " << block << ", thread " << thread << ", operation "
          << operation - operations.begin() << " of " << operations.size() << " and "
          << ownOperations.size();
    }
  }
}

TEST_P(PastedKernels, GiveTheCataloguesOwnRecord) {
  const catalog::KernelRow& row = catalog::find(GetParam());
  for (const std::int64_t n : {33, 1000}) {
    SCOPED_TRACE(n);
    const values::Parameters parameters = parametersOf(row, n);
    values::Plan plan = row.plan(parameters);
    plan.launches.resize(1);
    const trace::Record own = std::move(*outcomeOf(row, parameters, plan).record);
    std::string& entry = plan.launches.front().entry;
    entry = "own::plain_" + entry.substr(0, entry.find('<'));
    // A copy of a scan has no parameter for its kind.
    if (row.parameter("scan") != nullptr) plan.launches.front().arguments.pop_back();
    const backend::RunOutcome outcome = outcomeOf(row, parameters, plan);
    const trace::Record& pasted = *outcome.record;
    EXPECT_FALSE(own.events.empty());
    expectSame(pasted, own);
    // Threads that race with each other do so in another way each time.
    if (!row.breaks.empty()) continue;
    compareWithDevice({"pasted_" + GetParam(), plan, catalog::makeInputs(row, parameters), pasted,
                       outcome.outputs, row.orderFree.empty()});
  }
}

std::vector<std::string> pastedKernels() {
  std::istringstream names(LANESCOPE_PASTED_KERNELS);
  std::vector<std::string> list;
  for (std::string name; names >> name;) list.push_back(name);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, PastedKernels, testing::ValuesIn(pastedKernels()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace lanescope::tests
