// SPDX-License-Identifier: Apache-2.0
#include "catalog/specs.h"

#include <algorithm>
#include <utility>

#include "request/parameter_table.h"
#include "values/emulated_gpu.h"
#include "values/error.h"

namespace lanescope::catalog {

void introduce(KernelRow& row, std::string_view family, const Intro& intro) {
  row.id = intro.id;
  row.family = family;
  row.title = intro.title;
  row.summary = intro.summary;
  row.origin = intro.origin;
  row.source = intro.entry.file();
}

KernelRow rowOf(std::string_view family, const Intro& intro) {
  KernelRow row;
  introduce(row, family, intro);
  return row;
}

values::Launch launchOf(std::string entry, std::int64_t grid, std::int64_t block,
                        std::vector<values::Argument> arguments,
                        std::vector<values::SharedArray> shared) {
  return {.entry = std::move(entry),
          .grid = {static_cast<std::uint32_t>(grid)},
          .block = {static_cast<std::uint32_t>(block)},
          .arguments = std::move(arguments),
          .shared = std::move(shared)};
}

values::SharedArray sharedOf(values::DType type, std::int64_t count) {
  return {.type = type, .count = static_cast<std::uint64_t>(count)};
}

values::Buffer bufferOf(std::string_view name, values::Role role, values::DType type,
                        std::int64_t count) {
  return {std::string(name), role, type, static_cast<std::uint64_t>(count)};
}

ParameterSpec specNamed(std::string_view name) {
  const values::ParameterInfo* info = values::parameterNamed(name);
  if (info == nullptr) values::refuse("There is no parameter '" + std::string(name) + "'.");
  const bool isChoice = !info->choices.empty();
  return {.name = info->name,
          .title = info->title,
          .help = info->help,
          .type = isChoice ? ParameterSpec::Type::choice : ParameterSpec::Type::integer,
          .minimum = info->limits.first,
          .maximum = info->limits.last,
          .optional = info->mayBeAuto() && !isChoice,
          .defaultValue = info->usual,
          .choices = info->choices};
}

ParameterSpec specNamed(std::string_view name, std::vector<std::string_view> choices) {
  ParameterSpec spec = specNamed(name);
  spec.defaultValue = choices.front();
  spec.choices = std::move(choices);
  return spec;
}

ParameterSpec powerOfTwoBlock() {
  ParameterSpec spec = specNamed("block");
  spec.help = "A power of two: each step of the tree halves the number of adding threads.";
  spec.powerOfTwo = true;
  return spec;
}

ParameterSpec patternOfOne() {
  ParameterSpec spec =
      specNamed("pattern", {"iota", "count", "ones", "random", "random-01", "ill-conditioned"});
  spec.help =
      "iota: 0, 1, 2, …; count: 1, 2, 3, …; ones: all 1; random: uniform in [-1, 1), whole numbers "
      "from -1000 to 1000; random-01: uniform in [0, 1), whole numbers from 0 to 1000; "
      "ill-conditioned: large terms that cancel but for 1.";
  return spec;
}

bool isOfTheProblem(std::string_view parameter) {
  return values::isOf(values::ParameterPart::operation, parameter) ||
         values::isOf(values::ParameterPart::elements, parameter);
}

ParameterSpec& specOf(KernelRow& row, std::string_view name) {
  return *std::ranges::find(row.parameters, name, &ParameterSpec::name);
}

std::int64_t blocksFor(const values::Parameters& parameters, std::int64_t most) {
  if (parameters.grid) return *parameters.grid;
  constexpr std::int64_t kFew = 32;
  return std::min(most, parameters.rule == values::LaunchRule::book ? kFew : fillingOf(parameters));
}

static_assert(values::kEmulatedMultiprocessors == 16, "the help of the launch rule says so");

std::int64_t fillingOf(const values::Parameters& parameters) {
  return parameters.filling.value_or(values::emulatedFilling(parameters.block));
}

}  // namespace lanescope::catalog
