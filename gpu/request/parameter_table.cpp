// SPDX-License-Identifier: Apache-2.0
#include "request/parameter_table.h"

#include <algorithm>
#include <charconv>

#include "values/error.h"

namespace lanescope::values {
namespace {

// 2^40 elements are 4 TiB an array. That is more than any machine's memory, and the most that a
// record's index holds.
constexpr std::int64_t kMostElements = std::int64_t{1} << 40;

std::vector<ParameterInfo> makeTable() {
  using enum ParameterPart;
  std::vector<ParameterInfo> table{
      {.name = "n",
       .title = "Elements",
       .help = "Length of each input array.",
       .member = &Parameters::n,
       .part = size,
       .limits = {1, kMostElements},
       .summary = "n = %1",
       .isInEverySummary = true,
       .isInEveryFile = true},
      {.name = "m",
       .title = "Rows of A and C",
       .help = "The number of rows. auto: as many rows as B has columns.",
       .member = &Parameters::m,
       .part = size,
       .limits = {1, kMostElements},
       .summary = "m = %1"},
      {.name = "k",
       .title = "Columns of A, rows of B",
       .help = "Each element of C is a sum of k products. auto: n.",
       .member = &Parameters::k,
       .part = size,
       .limits = {1, kMostElements},
       .summary = "k = %1"},
      {.name = "block",
       .title = "Threads per block",
       .help = "The number of threads in each block; a GPU permits at most 1024.",
       .member = &Parameters::block,
       .part = launch,
       .limits = {1, 1024},
       .summary = "block %1",
       .isInEverySummary = true,
       .isInEveryFile = true,
       .sweep = {32, 1024}},
      {.name = "grid",
       .title = "Blocks",
       .help = "The number of blocks. auto: as many as the launch rule says.",
       .member = &Parameters::grid,
       .part = launch,
       .limits = {1, INT32_MAX},
       .summary = "grid %1",
       .sweep = {1, 4096}},
      {.name = "rule",
       .title = "Launch rule",
       .help =
           "The number of blocks where it is auto. book: min(32, ceil(n / block)), so that the "
           "host adds few numbers; fill: as many as all multiprocessors hold at the same time, "
           "and the emulator stands for a GPU of 16; tuned: block and blocks as measured best on "
           "an H200.",
       .member = &Parameters::rule,
       .part = launch,
       .choices = {"book", "fill", "tuned"}},
      {.name = "items",
       .title = "Vectors per thread",
       .help = "A vector has 16 bytes. auto takes block and vectors as measured best on an H200.",
       .member = &Parameters::items,
       .part = launch,
       .choices = {"auto", "1", "4", "20", "32"},
       .sweep = {1, 32}},
      {.name = "tile",
       .title = "Tile",
       .help = "A block has tile × tile threads and computes that many elements of C.",
       .member = &Parameters::tile,
       .part = launch,
       .choices = {"8", "16", "32"},
       .sweep = {8, 32}},
      {.name = "op",
       .title = "Operation",
       .help = "The operation that combines two elements. Integer sums wrap around.",
       .member = &Parameters::op,
       .part = operation,
       .choices = {"sum", "min", "max"},
       .summary = "%1"},
      {.name = "dtype",
       .title = "Element type",
       .help = "The type of the elements and of every sum.",
       .member = &Parameters::dtype,
       .part = elements,
       .choices = {"float32", "float64", "int32", "uint32", "int64", "uint8"},
       .summary = "%1",
       .isInEverySummary = true},
      {.name = "scan",
       .title = "Scan",
       .help = "inclusive: element i is part of sum i; exclusive: it is not, and the first sum is "
               "that of no elements.",
       .member = &Parameters::exclusive,
       .part = operation,
       .choices = {"inclusive", "exclusive"}},
      {.name = "pattern",
       .title = "Input",
       .help = "iota-two: a[i]=i, b[i]=2; iota-double: a[i]=i, b[i]=2i; count: 1, 2, 3, … in each; "
               "ones: all 1; random: uniform in [-1, 1); random-01: uniform in [0, 1); "
               "ill-conditioned: large products that cancel but for 1.",
       .member = &Parameters::pattern,
       .part = pattern,
       .choices = {"iota-two", "iota-double", "count", "ones", "random", "random-01",
                   "ill-conditioned"},
       .summary = "%1",
       .isInEverySummary = true,
       .isInEveryFile = true},
      {.name = "seed",
       .title = "Seed",
       .help = "The seed of the patterns random, random-01 and ill-conditioned.",
       .member = &Parameters::seed,
       .part = pattern,
       .limits = {0, INT64_MAX},
       .isInEveryFile = true},
      {.name = "shuffle",
       .title = "Shuffle",
       .help = "The order of the elements. 0: as they are made or read; 1, 2, …: other orders, "
               "which look random. All arrays are put into the same order.",
       .member = &Parameters::shuffle,
       .part = order,
       .limits = {0, INT64_MAX},
       .summary = "shuffle %1"},
  };
  for (ParameterInfo& info : table) info.usual = info.text(Parameters());
  return table;
}

const std::vector<ParameterInfo>& table() {
  static const std::vector<ParameterInfo> kTable = makeTable();
  return kTable;
}

std::int64_t wholeNumber(std::string_view name, std::string_view text) {
  std::int64_t value = 0;
  const auto [stop, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code == std::errc{} && stop == text.data() + text.size()) return value;
  refuse(std::string(name) + " = '" + std::string(text) + "' is not a whole number.");
}

}  // namespace

bool ParameterInfo::isNumber() const {
  const Parameters parameters;
  return visit(parameters,
               [](const auto& value) { return kIsNumber<std::remove_cvref_t<decltype(value)>>; });
}

bool ParameterInfo::mayBeAuto() const {
  return std::holds_alternative<std::optional<std::int64_t> Parameters::*>(member);
}

bool ParameterInfo::isInSummary(const Parameters& parameters) const {
  return !summary.empty() && (isInEverySummary || text(parameters) != usual);
}

std::string ParameterInfo::text(const Parameters& parameters) const {
  return visit(parameters, [this](const auto& value) -> std::string {
    using T = std::remove_cvref_t<decltype(value)>;
    if constexpr (std::is_same_v<T, std::optional<std::int64_t>>) {
      return value ? std::to_string(*value) : "auto";
    } else if constexpr (std::is_same_v<T, bool>) {
      return std::string(choices[value ? 1 : 0]);
    } else if constexpr (std::is_same_v<T, std::string>) {
      return value;
    } else if constexpr (Named<T>) {
      return std::string(nameOf(value));
    } else {
      return std::to_string(value);
    }
  });
}

void ParameterInfo::setText(Parameters& parameters, std::string_view text) const {
  visit(parameters, [&](auto& value) {
    using T = std::remove_cvref_t<decltype(value)>;
    if constexpr (Named<T>) value = fromName<T>(text);
    if constexpr (std::is_same_v<T, bool>) value = text == choices[1];
    if constexpr (std::is_same_v<T, std::string>) value = text;
    if constexpr (kIsNumber<T>) {
      constexpr bool kMayBeAuto = std::is_same_v<T, std::optional<std::int64_t>>;
      if constexpr (kMayBeAuto) value.reset();
      if (!kMayBeAuto || text != "auto") value = static_cast<T>(wholeNumber(name, text));
    }
  });
}

std::optional<std::int64_t> ParameterInfo::number(const Parameters& parameters) const {
  return visit(parameters, [](const auto& value) -> std::optional<std::int64_t> {
    using T = std::remove_cvref_t<decltype(value)>;
    if constexpr (std::is_same_v<T, std::uint64_t>) {
      return static_cast<std::int64_t>(std::min<std::uint64_t>(value, INT64_MAX));
    } else if constexpr (kIsNumber<T>) {
      return value;
    } else {
      return {};
    }
  });
}

void ParameterInfo::setNumber(Parameters& parameters, std::optional<std::int64_t> number) const {
  visit(parameters, [&](auto& value) {
    using T = std::remove_cvref_t<decltype(value)>;
    if constexpr (std::is_same_v<T, std::optional<std::int64_t>>) {
      value = number;
    } else if constexpr (kIsNumber<T>) {
      if (number) value = static_cast<T>(*number);
    }
  });
}

void ParameterInfo::copy(const Parameters& from, Parameters& to) const {
  std::visit([&](auto field) { to.*field = from.*field; }, member);
}

std::span<const ParameterInfo> parameterTable() {
  return table();
}

const ParameterInfo* parameterNamed(std::string_view name) {
  const auto found = std::ranges::find(table(), name, &ParameterInfo::name);
  return found == table().end() ? nullptr : &*found;
}

bool isOf(ParameterPart part, std::string_view name) {
  const ParameterInfo* info = parameterNamed(name);
  return info != nullptr && info->part == part;
}

void copyPart(ParameterPart part, const Parameters& from, Parameters& to) {
  for (const ParameterInfo& info : table()) {
    if (info.part == part) info.copy(from, to);
  }
}

}  // namespace lanescope::values
