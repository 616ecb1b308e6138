// SPDX-License-Identifier: Apache-2.0
#include "catalog/specs.h"

#include <algorithm>
#include <utility>

#include "values/emulated_gpu.h"

namespace lanescope::catalog {
namespace {

ParameterSpec choice(std::string_view name, std::string_view title, std::string_view help,
                     std::vector<std::string_view> choices) {
  ParameterSpec spec;
  spec.name = name;
  spec.title = title;
  spec.help = help;
  spec.type = ParameterSpec::Type::choice;
  spec.defaultValue = choices.front();
  spec.choices = std::move(choices);
  return spec;
}

}  // namespace

using Type = ParameterSpec::Type;

// 2^40 elements are 4 TiB an array: more than the memory of any machine, and the most that a
// record's index holds.
const ParameterSpec kElements{.name = "n",
                              .title = "Elements",
                              .help = "Length of each input array.",
                              .type = Type::integer,
                              .minimum = 1,
                              .maximum = std::int64_t{1} << 40,
                              .defaultValue = "1024"};
const ParameterSpec kBlock{.name = "block",
                           .title = "Threads per block",
                           .help = "A GPU runs at most 1024 threads a block.",
                           .type = Type::integer,
                           .minimum = 1,
                           .maximum = 1024,
                           .defaultValue = "256"};
const ParameterSpec kPowerOfTwoBlock = [] {
  ParameterSpec spec = kBlock;
  spec.help = "A power of two: each step of the tree halves the number of adding threads.";
  spec.powerOfTwo = true;
  return spec;
}();
const ParameterSpec kGrid{.name = "grid",
                          .title = "Blocks",
                          .help = "auto launches as many blocks as the launch rule says.",
                          .type = Type::integer,
                          .minimum = 1,
                          .maximum = (std::int64_t{1} << 31) - 1,
                          .optional = true,
                          .defaultValue = "auto"};
const ParameterSpec kSeed{.name = "seed",
                          .title = "Seed",
                          .help = "Seed of the patterns random and ill-conditioned.",
                          .type = Type::integer,
                          .minimum = 0,
                          .maximum = INT64_MAX,
                          .defaultValue = "1"};
const ParameterSpec kShuffle{
    .name = "shuffle",
    .title = "Shuffle",
    .help =
        "Order of the elements. 0 keeps them as they are made or read; 1, 2, … "
        "shuffle them. All arrays get the same order.",
    .type = Type::integer,
    .minimum = 0,
    .maximum = INT64_MAX,
    .defaultValue = "0"};

ParameterSpec ruleSpec(std::vector<std::string_view> choices) {
  return choice(
      "rule", "Launch rule",
      "The number of blocks where it is auto. book: min(32, ceil(n / block)), so that the host "
      "adds few numbers; fill: as many as all multiprocessors hold at the same time (the emulator "
      "counts as 16); tuned: the block and the blocks that were fastest on an H200.",
      std::move(choices));
}

ParameterSpec opSpec(std::vector<std::string_view> choices) {
  return choice("op", "Operation",
                "The operation that combines two elements. Integer sums wrap around.",
                std::move(choices));
}

ParameterSpec dtypeSpec(std::vector<std::string_view> choices) {
  return choice("dtype", "Element type", "The type of the elements and of every sum.",
                std::move(choices));
}

ParameterSpec scanSpec() {
  return choice("scan", "Scan",
                "inclusive: sum i includes element i. exclusive: it does not, and the first sum is "
                "empty.",
                {"inclusive", "exclusive"});
}

ParameterSpec patternOfOne() {
  return choice(
      "pattern", "Input",
      "iota: a[i]=i; ones: all 1; random: uniform in [-1, 1), whole numbers from -1000 to "
      "1000; ill-conditioned: large terms that cancel but for 1.",
      {"iota", "ones", "random", "ill-conditioned"});
}

ParameterSpec patternOfTwo() {
  return choice("pattern", "Input",
                "iota-two: a[i]=i, b[i]=2; iota-double: a[i]=i, b[i]=2i; ones: all 1; random: "
                "uniform in [-1, 1); ill-conditioned: large products that cancel but for 1.",
                {"iota-two", "iota-double", "ones", "random", "ill-conditioned"});
}

ParameterSpec& specOf(KernelRow& row, std::string_view name) {
  return *std::ranges::find(row.parameters, name, &ParameterSpec::name);
}

std::int64_t blocksFor(const values::Parameters& parameters, std::int64_t most) {
  if (parameters.grid) return *parameters.grid;
  constexpr std::int64_t kFew = 32;
  return std::min(most, parameters.rule == values::LaunchRule::book ? kFew : fillingOf(parameters));
}

static_assert(values::kEmulatedMultiprocessors == 16, "ruleSpec() says so");

std::int64_t fillingOf(const values::Parameters& parameters) {
  return parameters.filling.value_or(values::emulatedFilling(parameters.block));
}

}  // namespace lanescope::catalog
