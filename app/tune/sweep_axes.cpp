// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/sweep_axes.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "request/parameter_table.h"
#include "values/error.h"

namespace lanescope::tune {
namespace {

std::vector<std::string> split(const std::string& text, std::string_view at) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (std::size_t end = text.find(at); end != std::string::npos; end = text.find(at, begin)) {
    parts.push_back(text.substr(begin, end - begin));
    begin = end + at.size();
  }
  parts.push_back(text.substr(begin));
  return parts;
}

std::int64_t valueOf(const catalog::KernelRow& row, const std::string& name,
                     const std::string& text) {
  values::Parameters parameters;
  catalog::assign(row, name, text, parameters);
  const auto value = numberOf(parameters, name);
  if (!value) values::refuse("A sweep needs numbers, and " + name + " = " + text + " is none.");
  return *value;
}

std::vector<std::int64_t> range(const catalog::KernelRow& row, const std::string& name,
                                std::int64_t first, std::int64_t last) {
  std::vector<std::int64_t> values;
  const catalog::ParameterSpec& spec = *row.parameter(name);
  if (spec.type == catalog::ParameterSpec::Type::integer) {
    // All limits are so small that one more doubling does not overflow.
    for (std::int64_t value = first; value <= last; value *= 2) values.push_back(value);
    return values;
  }
  for (const std::string_view choice : spec.choices) {
    std::int64_t value = 0;
    const auto [end, code] = std::from_chars(choice.begin(), choice.end(), value);
    if (code == std::errc() && end == choice.end() && value >= first && value <= last) {
      values.push_back(value);
    }
  }
  return values;
}

}  // namespace

std::string namesOfSwept() {
  std::vector<std::string> names;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (info.isSwept()) names.emplace_back(info.name);
  }
  std::string list = names.front();
  for (std::size_t i = 1; i < names.size(); ++i) {
    list += (i + 1 < names.size() ? ", " : " and ") + names[i];
  }
  return list;
}

std::vector<std::string_view> sweptParameters(const catalog::KernelRow& row) {
  std::vector<std::string_view> names;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (info.isSwept() && row.parameter(info.name) != nullptr) names.push_back(info.name);
  }
  return names;
}

std::optional<std::int64_t> numberOf(const values::Parameters& parameters, std::string_view name) {
  const values::ParameterInfo* info = values::parameterNamed(name);
  return info == nullptr ? std::nullopt : info->number(parameters);
}

Axis axisFromText(const catalog::KernelRow& row, const std::string& name, const std::string& text) {
  const values::ParameterInfo* info = values::parameterNamed(name);
  if (info == nullptr || !info->isSwept()) {
    values::refuse("A sweep is over " + namesOfSwept() + ", of which '" + name + "' is none.");
  }
  std::set<std::int64_t> all;
  for (const std::string& part : split(text, ":")) {
    const std::vector<std::string> ends = split(part, "..");
    const std::int64_t first = valueOf(row, name, ends.front());
    const std::int64_t last = ends.size() == 2 ? valueOf(row, name, ends.back()) : first;
    if (ends.size() > 2 || last < first) {
      std::string sentence = name;
      sentence.append(" = '").append(part);
      values::refuse(sentence + "' is no range; write it as 32..1024, the smaller number first.");
    }
    const std::vector<std::int64_t> values = range(row, name, first, last);
    all.insert(values.begin(), values.end());
  }
  return {name, {all.begin(), all.end()}};
}

std::vector<Axis> axesFromText(const catalog::KernelRow& row, const std::string& text) {
  std::vector<Axis> axes;
  for (const std::string& part : split(text, ",")) {
    const std::size_t equals = part.find('=');
    if (equals == std::string::npos) {
      values::refuse("sweep = '" + part +
                     "' names no parameter with its values; write it as block=32..1024.");
    }
    axes.push_back(axisFromText(row, part.substr(0, equals), part.substr(equals + 1)));
  }
  return axes;
}

}  // namespace lanescope::tune
