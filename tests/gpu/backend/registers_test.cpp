// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/registers.h"

#include <gtest/gtest.h>

#include <map>
#include <memory>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "trace/record/timeline.h"

// What threads hold in runs of the emulator.

namespace lanescope::tests {
namespace {

using trace::HeldAs;
using trace::HeldValue;
using trace::RegisterGroup;
using trace::Registers;

/// The first block of a kernel's run, and the names in its text.
struct Recorded {
  Recorded(std::string_view kernel, const std::map<std::string, std::string>& given) {
    const catalog::KernelRow& row = catalog::find(kernel);
    values::Parameters parameters = catalog::defaultsOf(row);
    for (const auto& [name, text] : given) catalog::assign(row, name, text, parameters);
    backend::RunOptions options;
    options.record = trace::Window{.blockCount = 1, .flow = true};
    record = std::make_shared<const trace::Record>(std::move(
        *backend::makeEmulatorBackend()
             ->run(row.plan(parameters), catalog::makeInputs(row, parameters), options, {}, {})
             .record));
    names = trace::SourceNames(catalog::sourceText(row.source));
  }
  [[nodiscard]] Registers of(std::uint64_t thread) const { return {*record, 0, thread, names}; }

  std::shared_ptr<const trace::Record> record;
  trace::SourceNames names;
};

const RegisterGroup& groupOf(const Registers& registers, std::string_view name) {
  for (const RegisterGroup& group : registers.groups()) {
    if (group.as == HeldAs::variable && group.name == name) return group;
  }
  throw std::out_of_range(std::string(name));
}

TEST(RegistersOfAProduct, HoldASquareOfSumsThatAreStoredAtTheEnd) {
  const Recorded run("matmul_register_square", {{"m", "8"}, {"n", "8"}, {"k", "8"}});
  const Registers registers = run.of(0);
  const RegisterGroup& sums = groupOf(registers, "sums");
  EXPECT_EQ(sums.extents, (std::vector{8, 8}));
  ASSERT_EQ(sums.slotIds.size(), 64U);
  EXPECT_EQ(groupOf(registers, "left").extents, (std::vector{8}));
  EXPECT_EQ(groupOf(registers, "right").extents, (std::vector{8}));
  int stores = 0;
  const auto events = registers.events();
  for (std::uint32_t i = 0; i < events.size(); ++i) {
    if (events[i].kind() != trace::EventKind::store) continue;
    if (run.record->arrays[events[i].array()].space != trace::Space::global) continue;
    ++stores;
    // C has 8 columns, as the thread's square.
    const HeldValue* held =
        registers.heldIn(sums.slotIds.at(static_cast<std::size_t>(events[i].index())), i, i + 1);
    ASSERT_NE(held, nullptr) << events[i].index();
    EXPECT_EQ(registers.bitsOf(held->source), events[i].bits) << events[i].index();
  }
  EXPECT_EQ(stores, 64);
}

TEST(RegistersOfAProduct, ChangeAllSumsByOneOuterProduct) {
  const Recorded run("matmul_register_square", {{"m", "8"}, {"n", "8"}, {"k", "8"}});
  const Registers registers = run.of(0);
  const RegisterGroup& right = groupOf(registers, "right");
  const RegisterGroup& sums = groupOf(registers, "sums");
  // Once the last factor of a step along k is there, each sum is new.
  const std::uint32_t last = right.slotIds.back();
  int outerProducts = 0;
  for (std::size_t done = 1; done <= registers.events().size(); ++done) {
    const HeldValue* factor = registers.heldIn(last, done - 1, done);
    if (factor == nullptr || factor->from != done) continue;
    ++outerProducts;
    for (std::size_t i = 0; i < sums.slotIds.size(); ++i) {
      const HeldValue* sum = registers.heldIn(sums.slotIds[i], done - 1, done);
      ASSERT_NE(sum, nullptr);
      EXPECT_EQ(sum->from, done);
      const trace::Operation& made = registers.operations()[sum->source & ~trace::kOperationMark];
      const auto row = registers.placeOf(made.sources[0]);
      const auto column = registers.placeOf(made.sources[1]);
      ASSERT_TRUE(row && column);
      EXPECT_EQ(row->position, i / 8);
      EXPECT_EQ(column->position, i % 8);
    }
  }
  EXPECT_EQ(outerProducts, 8);
}

TEST(RegistersOfAProduct, NameTheFragmentsOfAWarp) {
  const Recorded run("matmul_fragments", {{"m", "16"}, {"n", "16"}, {"k", "8"}});
  const Registers registers = run.of(5);
  EXPECT_EQ(groupOf(registers, "sums").extents, (std::vector{2, 4}));
  EXPECT_EQ(groupOf(registers, "left").extents, (std::vector{4}));
  EXPECT_EQ(groupOf(registers, "right").extents, (std::vector{2}));
}

TEST(RegistersOfAScan, HoldWhatTheLaneStores) {
  const Recorded run("scan_shuffle", {{"n", "64"}});
  for (const std::uint32_t thread : {0U, 31U, 40U}) {
    const Registers registers = run.of(thread);
    const RegisterGroup& mine = groupOf(registers, "mine");
    const std::size_t count = registers.events().size();
    const HeldValue* held = registers.heldIn(mine.slotIds[0], count - 1, count);
    ASSERT_NE(held, nullptr);
    EXPECT_EQ(registers.bitsOf(held->source), registers.events()[count - 1].bits);
  }
}

TEST(RegistersOfAReduction, HoldOneRunningSum) {
  const Recorded run("reduce_many_adds", {{"n", "256"}, {"block", "64"}, {"grid", "1"}});
  const Registers registers = run.of(3);
  const RegisterGroup& mine = groupOf(registers, "mine");
  ASSERT_EQ(mine.slotIds.size(), 1U);
  int changes = 0;
  for (std::size_t done = 1; done <= registers.events().size(); ++done) {
    const HeldValue* held = registers.heldIn(mine.slotIds[0], done - 1, done);
    if (held != nullptr && held->from == done) ++changes;
  }
  EXPECT_EQ(changes, 4) << "256 elements for 64 threads";
}

}  // namespace
}  // namespace lanescope::tests
