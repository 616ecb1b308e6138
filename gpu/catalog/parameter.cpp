// SPDX-License-Identifier: Apache-2.0
#include <bit>
#include <charconv>

#include "catalog/catalog.h"
#include "catalog/source/entry.h"
#include "request/parameter_table.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

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

/// Returns a sentence on what is wrong with one number, or an empty string.
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

/// Reads a whole number, also written as 2^20.
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

/// Returns the first launch of these parameters that has no instance.
std::optional<std::string> missingEntry(const KernelRow& row,
                                        const values::Parameters& parameters) {
  const values::Plan plan = row.plan(parameters);
  for (const values::Launch& launch : plan.launches) {
    if (!hasInstance(launch.entry)) return launch.entry;
  }
  return std::nullopt;
}

/// Lists the choices of one parameter with which nothing is missing: "int32 or int64".
std::string choicesInstead(const KernelRow& row, const values::Parameters& parameters,
                           std::string_view name) {
  const ParameterSpec* const spec = row.parameter(name);
  if (spec == nullptr) return {};
  std::string text;
  for (const std::string_view choice : spec->choices) {
    values::Parameters other = parameters;
    assign(row, name, choice, other);
    if (missingEntry(row, other)) continue;
    text += (text.empty() ? "" : " or ") + std::string(choice);
  }
  return text;
}

/// Returns the violation of parameters that are within their limits, but for which the row's kernel
/// file has no instance: "reduce_atomic has no max of float32: choose op sum, or int32 or int64 as
/// dtype." So a row may offer every operation and every element type, and its file tells which of
/// them exist together.
std::optional<Violation> missingInstance(const KernelRow& row,
                                         const values::Parameters& parameters) {
  const auto entry = missingEntry(row, parameters);
  if (!entry) return std::nullopt;
  const std::string ops = choicesInstead(row, parameters, "op");
  const std::string types = choicesInstead(row, parameters, "dtype");
  if (ops.empty() && types.empty()) {
    return Violation{"dtype", "No kernel file has an instance " + *entry + "."};
  }
  std::string sentence = std::string(row.id) + " has no " + std::string(nameOf(parameters.op)) +
                         " of " + std::string(nameOf(parameters.dtype)) + ": choose ";
  if (!ops.empty()) sentence += "op " + ops + (types.empty() ? "" : ", or ");
  if (!types.empty()) sentence += types + " as dtype";
  return Violation{ops.empty() ? "dtype" : "op", sentence + "."};
}

}  // namespace

std::vector<Violation> violations(const KernelRow& row, const values::Parameters& parameters) {
  std::vector<Violation> found;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    const ParameterSpec* spec = row.parameter(info.name);
    if (spec == nullptr) continue;
    std::string sentence;
    if (spec->type == ParameterSpec::Type::choice) {
      sentence = complaint(*spec, std::string_view(info.text(parameters)));
    } else if (const auto number = info.number(parameters)) {
      sentence = complaint(*spec, *number);
    }
    if (!sentence.empty()) found.push_back({std::string(info.name), std::move(sentence)});
  }
  if (found.empty() && row.limit) {
    if (auto violation = row.limit(parameters)) found.push_back(*std::move(violation));
  }
  if (found.empty() && row.added == nullptr) {
    if (auto violation = missingInstance(row, parameters)) found.push_back(*std::move(violation));
  }
  return found;
}

std::int64_t integerOf(const ParameterSpec& spec, std::string_view text) {
  const std::int64_t value = parseInteger(spec, text);
  if (std::string sentence = complaint(spec, value); !sentence.empty()) values::refuse(sentence);
  return value;
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
  const values::ParameterInfo& info = *values::parameterNamed(name);
  if (spec->type == ParameterSpec::Type::choice) {
    if (std::string sentence = complaint(*spec, text); !sentence.empty()) values::refuse(sentence);
    info.setText(parameters, text);
  } else if (spec->optional && text == "auto") {
    info.setNumber(parameters, std::nullopt);
  } else {
    info.setNumber(parameters, integerOf(*spec, text));
  }
}

values::Parameters defaultsOf(const KernelRow& row) {
  values::Parameters parameters;
  for (const ParameterSpec& spec : row.parameters) {
    assign(row, spec.name, spec.defaultValue, parameters);
  }
  return parameters;
}

std::string textOf(const values::Parameters& parameters, std::string_view name) {
  const values::ParameterInfo* info = values::parameterNamed(name);
  return info == nullptr ? std::string() : info->text(parameters);
}

values::Parameters launchedAs(const KernelRow& row, values::Parameters parameters) {
  const values::Parameters usual = defaultsOf(row);
  for (const Violation& violation : violations(row, parameters)) {
    const values::ParameterInfo* info = values::parameterNamed(violation.parameter);
    if (info != nullptr && info->part == values::ParameterPart::launch)
      info->copy(usual, parameters);
  }
  return parameters;
}

}  // namespace lanescope::catalog
