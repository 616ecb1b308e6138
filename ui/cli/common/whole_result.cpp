// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/whole_result.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <type_traits>

#include "app/files/csv_field.h"
#include "catalog/catalog.h"
#include "ui/cli/common/json_text.h"
#include "values/error.h"
#include "values/typed.h"

namespace lanescope::cli {
namespace {

/// Returns the shortest text from which the same number is read: "0.1", "nan".
template <class T>
std::string textOf(T value) {
  constexpr std::size_t kLongest = 32;
  std::array<char, kLongest> text;
  const auto [end, code] = std::to_chars(text.data(), text.data() + text.size(), value);
  return {text.data(), end};
}

/// Returns a float as the double that is printed with the float's own digits.
template <class T>
nlohmann::json jsonNumber(T value) {
  if constexpr (std::is_floating_point_v<T>) {
    if (!std::isfinite(value)) return nullptr;
    const std::string text = textOf(value);
    double shown = 0;
    std::from_chars(text.data(), text.data() + text.size(), shown);
    return shown;
  } else {
    return value;
  }
}

/// Returns the elements of a row of an array of the result; 0: it is no matrix.
std::uint64_t columnsOf(const values::Plan& plan, const std::string& name) {
  const auto buffer = std::ranges::find(plan.buffers, name, &values::Buffer::name);
  return buffer == plan.buffers.end() ? 0 : buffer->columns;
}

values::Plan planOf(const values::RunResult& result) {
  return catalog::find(result.kernel).plan(result.parameters);
}

/// Appends the elements from `first` to `last`, with a comma between two.
template <class T>
void appendRow(std::string& text, std::span<const T> elements) {
  for (std::size_t i = 0; i < elements.size(); ++i) {
    if (i > 0) text += ',';
    text += textOf(elements[i]);
  }
  text += '\n';
}

std::string outputsCsv(const values::RunResult& result) {
  std::string text;
  if (result.outputs.size() == 1) {
    const auto& [name, array] = result.outputs.front();
    if (const std::uint64_t columns = columnsOf(planOf(result), name); columns > 0) {
      values::withType(array.type, [&]<class T>(T) {
        for (std::size_t i = 0; i < array.count(); i += columns) {
          appendRow(text, array.as<T>().subspan(i, columns));
        }
      });
      return text;
    }
  }
  std::size_t rows = 0;
  for (const auto& [name, array] : result.outputs) {
    text += (text.empty() ? "" : ",") + app::csvField(name);
    rows = std::max(rows, array.count());
  }
  text += '\n';
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t k = 0; k < result.outputs.size(); ++k) {
      if (k > 0) text += ',';
      text += elementText(result.outputs[k].array, i);
    }
    text += '\n';
  }
  return text;
}

}  // namespace

std::uint64_t elementsLeft(const values::RunRequest& request) {
  const catalog::KernelRow& row = catalog::find(request.kernel);
  if (request.target.ranks == 1) {  // else the engine checks the part of each device
    const auto violations = catalog::violations(row, request.parameters);
    if (!violations.empty()) values::refuse(violations.front().sentence);
  }
  std::uint64_t elements = 0;
  for (const values::Buffer& buffer : row.plan(request.parameters).buffers) {
    if (buffer.role == values::Role::output) elements += buffer.count;
  }
  return elements;
}

nlohmann::json elementsJson(const values::HostArray& array) {
  nlohmann::json elements = nlohmann::json::array();
  values::withType(array.type, [&]<class T>(T) {
    for (const T value : array.as<T>()) elements.push_back(jsonNumber(value));
  });
  return elements;
}

std::string elementText(const values::HostArray& array, std::size_t i) {
  if (i >= array.count()) return {};
  return values::withType(array.type, [&]<class T>(T) { return textOf(array.as<T>()[i]); });
}

nlohmann::json outputsJson(const values::RunResult& result) {
  const values::Plan plan = planOf(result);
  nlohmann::json outputs = nlohmann::json::array();
  for (const auto& [name, array] : result.outputs) {
    const std::uint64_t columns = columnsOf(plan, name);
    nlohmann::json shape = nlohmann::json::array({array.count()});
    if (columns > 0) shape = {array.count() / columns, columns};
    outputs.push_back({{"name", name},
                       {"dtype", values::nameOf(array.type)},
                       {"shape", std::move(shape)},
                       {"values", elementsJson(array)}});
  }
  return outputs;
}

void checkResultPath(const QString& path) {
  if (path.endsWith(".csv") || path.endsWith(".json")) return;
  values::refuse(path.toStdString() +
                 " has no known ending; a result is written as .csv or .json.");
}

std::string outputsText(const QString& path, const values::RunResult& result) {
  if (path.endsWith(".csv")) return outputsCsv(result);
  return jsonText({{"kernel", result.kernel}, {"outputs", outputsJson(result)}});
}

}  // namespace lanescope::cli
