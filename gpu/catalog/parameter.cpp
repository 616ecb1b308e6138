// SPDX-License-Identifier: Apache-2.0
#include <bit>
#include <charconv>

#include "catalog/catalog.h"
#include "catalog/missing_instance.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

constexpr std::string_view kInclusive = "inclusive";
constexpr std::string_view kExclusive = "exclusive";

std::string powerText(std::int64_t value) {
  const auto bits = static_cast<std::uint64_t>(value);
  if (value >= 1 << 16 && std::has_single_bit(bits)) {
    return "2^" + std::to_string(std::bit_width(bits) - 1);
  }
  if (value > 1 << 16 && std::has_single_bit(bits + 1)) {
    return "2^" + std::to_string(std::bit_width(bits)) + "-1";
  }
  return std::to_string(value);
}

std::string rangeText(const ParameterSpec& spec) {
  return "from " + powerText(spec.minimum) + " to " + powerText(spec.maximum);
}

/// A sentence on what is wrong with one number, or an empty string.
std::string complaint(const ParameterSpec& spec, std::int64_t value) {
  const std::string shown = std::string(spec.name) + " = " + std::to_string(value);
  if (value < spec.minimum || value > spec.maximum) {
    return shown + " is out of range: it must be " + rangeText(spec) + ".";
  }
  if (spec.powerOfTwo && !std::has_single_bit(static_cast<std::uint64_t>(value))) {
    return shown +
           " is not a power of two: the tree halves the number of adding threads in every step, "
           "and from "
           "an odd number one element would be left out of the sum.";
  }
  return {};
}

std::string complaint(const ParameterSpec& spec, std::string_view choice) {
  std::string known;
  for (const std::string_view candidate : spec.choices) {
    if (candidate == choice) return {};
    known += (known.empty() ? "" : ", ") + std::string(candidate);
  }
  const bool startsWithVowel =
      std::string_view("aeiou").find(spec.name.front()) != std::string_view::npos;
  return "'" + std::string(choice) + "' is not " + (startsWithVowel ? "an " : "a ") +
         std::string(spec.name) + " of this kernel; choose one of " + known + ".";
}

/// A whole number, also written as 2^20.
std::int64_t parseInteger(const ParameterSpec& spec, std::string_view text) {
  const auto outOfRange = [&] {
    values::refuse(std::string(spec.name) + " = " + std::string(text) +
                   " is out of range: it must be " + rangeText(spec) + ".");
  };
  const auto parse = [&](std::string_view part) {
    std::int64_t value = 0;
    const auto [stop, code] = std::from_chars(part.data(), part.data() + part.size(), value);
    if (code == std::errc::result_out_of_range) outOfRange();
    if (code != std::errc{} || stop != part.data() + part.size()) {
      values::refuse(std::string(spec.name) + " = '" + std::string(text) +
                     "' is not a whole number.");
    }
    return value;
  };
  const std::size_t caret = text.find('^');
  if (caret == std::string_view::npos) return parse(text);
  const std::int64_t base = parse(text.substr(0, caret));
  const std::int64_t exponent = parse(text.substr(caret + 1));
  if (base < 2 || exponent < 0) {
    values::refuse(
        std::string(spec.name) + " = '" + std::string(text) +
        "' is not a power: write it as 2^20, with a base of at least 2 and an exponent of at "
        "least 0.");
  }
  std::int64_t power = 1;
  for (std::int64_t i = 0; i < exponent; ++i) {
    if (__builtin_mul_overflow(power, base, &power)) outOfRange();
  }
  return power;
}

}  // namespace

std::vector<Violation> violations(const KernelRow& row, const values::Parameters& parameters) {
  std::vector<Violation> found;
  const auto check = [&](std::string_view name, const auto& value) {
    const ParameterSpec* spec = row.parameter(name);
    if (spec == nullptr) return;
    if (std::string sentence = complaint(*spec, value); !sentence.empty()) {
      found.push_back({std::string(name), std::move(sentence)});
    }
  };
  check("n", parameters.n);
  if (parameters.m) check("m", *parameters.m);
  if (parameters.k) check("k", *parameters.k);
  check("block", parameters.block);
  if (parameters.grid) check("grid", *parameters.grid);
  for (const std::string_view name : {"rule", "op", "dtype", "scan", "items", "tile", "pattern"}) {
    check(name, std::string_view(textOf(parameters, name)));
  }
  if (found.empty() && row.limit) {
    if (auto violation = row.limit(parameters)) found.push_back(*std::move(violation));
  }
  if (found.empty()) {
    if (auto violation = missingInstance(row, parameters)) found.push_back(*std::move(violation));
  }
  return found;
}

void assign(const KernelRow& row, std::string_view name, std::string_view text,
            values::Parameters& parameters) {
  const ParameterSpec* spec = row.parameter(name);
  if (spec == nullptr) {
    std::string known;
    for (const ParameterSpec& candidate : row.parameters) {
      known += (known.empty() ? "" : ", ") + std::string(candidate.name);
    }
    values::refuse(std::string(row.id) + " has no parameter '" + std::string(name) +
                   "'; its parameters are " + known + ".");
  }
  if (spec->type == ParameterSpec::Type::choice) {
    if (std::string sentence = complaint(*spec, text); !sentence.empty()) values::refuse(sentence);
    if (name == "rule") parameters.rule = values::ruleFromName(text);
    if (name == "op") parameters.op = values::opFromName(text);
    if (name == "dtype") parameters.dtype = values::dtypeFromName(text);
    if (name == "items") {
      parameters.items.reset();
      if (text != "auto") parameters.items = std::stoll(std::string(text));
    }
    if (name == "tile") parameters.tile = std::stoll(std::string(text));
    if (name == "scan") parameters.exclusive = text == kExclusive;
    if (name == "pattern") parameters.pattern = text;
    return;
  }
  const auto assignOptional = [&](std::optional<std::int64_t> value) {
    if (name == "m") parameters.m = value;
    if (name == "k") parameters.k = value;
    if (name == "grid") parameters.grid = value;
  };
  if (spec->optional && text == "auto") {
    assignOptional(std::nullopt);
    return;
  }
  const std::int64_t value = parseInteger(*spec, text);
  if (std::string sentence = complaint(*spec, value); !sentence.empty()) values::refuse(sentence);
  if (name == "n") parameters.n = value;
  if (name == "block") parameters.block = value;
  assignOptional(value);
  if (name == "seed") parameters.seed = static_cast<std::uint64_t>(value);
  if (name == "shuffle") parameters.shuffle = static_cast<std::uint64_t>(value);
}

values::Parameters defaultsOf(const KernelRow& row) {
  values::Parameters parameters;
  for (const ParameterSpec& spec : row.parameters) {
    assign(row, spec.name, spec.defaultValue, parameters);
  }
  return parameters;
}

std::string textOf(const values::Parameters& parameters, std::string_view name) {
  if (name == "n") return std::to_string(parameters.n);
  const auto orAuto = [](std::optional<std::int64_t> value) {
    return value ? std::to_string(*value) : "auto";
  };
  if (name == "m") return orAuto(parameters.m);
  if (name == "k") return orAuto(parameters.k);
  if (name == "block") return std::to_string(parameters.block);
  if (name == "grid") return orAuto(parameters.grid);
  if (name == "items") return orAuto(parameters.items);
  if (name == "tile") return std::to_string(parameters.tile);
  if (name == "rule") return std::string(nameOf(parameters.rule));
  if (name == "op") return std::string(nameOf(parameters.op));
  if (name == "dtype") return std::string(nameOf(parameters.dtype));
  if (name == "scan") return std::string(parameters.exclusive ? kExclusive : kInclusive);
  if (name == "pattern") return parameters.pattern;
  if (name == "seed") return std::to_string(parameters.seed);
  if (name == "shuffle") return std::to_string(parameters.shuffle);
  return {};
}

values::Parameters launchedAs(const KernelRow& row, values::Parameters parameters) {
  const values::Parameters usual = defaultsOf(row);
  for (const Violation& violation : violations(row, parameters)) {
    if (violation.parameter == "block") parameters.block = usual.block;
    if (violation.parameter == "grid") parameters.grid = usual.grid;
    if (violation.parameter == "rule") parameters.rule = usual.rule;
  }
  return parameters;
}

}  // namespace lanescope::catalog
