// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/front_end.h"

#include <QFileInfo>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <string_view>
#include <utility>

#include "app/engine/child_process.h"
#include "app/lab/helper_program.h"
#include "protocol/json_fields.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using engine::JsonFields;
using nlohmann::json;

constexpr std::chrono::seconds kLongestReading{20};
constexpr std::int64_t kMostLine = 1 << 24;
constexpr std::size_t kMost = 1 << 16;

/// The types of whole numbers that arrays do not have, as the front end names them.
constexpr std::array<std::string_view, 5> kWholeTypes{"uint64", "short", "char", "unsigned short",
                                                      "signed char"};
/// The vectors that an array may have, with the type of their numbers.
struct VectorType {
  std::string_view name;
  values::DType type;
  int lanes;
};
constexpr std::array<VectorType, 8> kVectorTypes{{{"float2", values::DType::float32, 2},
                                                  {"float4", values::DType::float32, 4},
                                                  {"int2", values::DType::int32, 2},
                                                  {"int4", values::DType::int32, 4},
                                                  {"uint2", values::DType::uint32, 2},
                                                  {"uint4", values::DType::uint32, 4},
                                                  {"double2", values::DType::float64, 2},
                                                  {"longlong2", values::DType::int64, 2}}};

int placeOf(const JsonFields& fields, const char* key) {
  return static_cast<int>(fields.integer(key, 0, kMostLine));
}

/// Returns a type as C++ calls it.
std::string wordOf(const std::string& type) {
  static const std::map<std::string_view, std::string_view> kWords{
      {"float32", "float"},      {"float64", "double"},  {"int32", "int"},
      {"uint32", "unsigned"},    {"int64", "long long"}, {"uint64", "unsigned long long"},
      {"uint8", "unsigned char"}};
  const auto found = kWords.find(type);
  return found == kWords.end() ? type : std::string(found->second);
}

catalog::OwnParameter parameterOf(const json& source, ReadKernel& kernel) {
  const JsonFields fields(source, "parameter");
  catalog::OwnParameter parameter;
  parameter.name = fields.text("name");
  parameter.isArray = fields.flag("isPointer");
  parameter.isConst = fields.flag("isConst") || (parameter.isArray && !fields.flag("isWritten"));
  const std::string& type = fields.text("type");
  parameter.text = wordOf(type) + (parameter.isArray ? "*" : "");
  if (fields.flag("isConst")) parameter.text = "const " + parameter.text;
  if (std::ranges::find(kWholeTypes, type) != kWholeTypes.end() &&
      (!parameter.isArray || type == "uint64")) {
    parameter.type = values::DType::int64;
    return parameter;
  }
  for (const auto& [known, name] : values::kNamesOf<values::DType>.names) {
    if (name != type) continue;
    parameter.type = known;
    return parameter;
  }
  for (const VectorType& vector : kVectorTypes) {
    if (vector.name != type || !parameter.isArray) continue;
    parameter.type = vector.type;
    parameter.lanes = vector.lanes;
    return parameter;
  }
  kernel.whyNot = "The parameter '" + parameter.name + "' of " + kernel.name + " is of the type " +
                  type + ", to which no problem gives a value yet.";
  return parameter;
}

catalog::OwnSharedArray sharedOf(const json& source, ReadKernel& kernel) {
  const JsonFields fields(source, "shared array");
  catalog::OwnSharedArray array;
  array.name = fields.text("name");
  const std::string& type = fields.text("type");
  const auto& names = values::kNamesOf<values::DType>.names;
  const auto known = std::ranges::find(names, type, [](const auto& one) { return one.second; });
  if (known == names.end()) {
    kernel.whyNot = "The shared array '" + array.name + "' of " + kernel.name + " is of the type " +
                    type + ", which is no number.";
    return array;
  }
  array.type = known->first;
  if (fields.optional("count") == nullptr) return array;  // the launch's dynamic part
  array.count = fields.count("count");
  array.line = placeOf(fields, "line");
  return array;
}

ReadKernel kernelOf(const json& source) {
  const JsonFields fields(source, "kernel");
  ReadKernel kernel;
  kernel.name = fields.text("name");
  kernel.line = placeOf(fields, "line");
  for (const json& entry : fields.array("entries", kMost)) {
    if (entry.is_string()) kernel.entries.push_back(entry.get<std::string>());
  }
  if (kernel.entries.empty()) kernel.entries.push_back(kernel.name);
  for (const json& parameter : fields.array("parameters", kMost)) {
    kernel.parameters.push_back(parameterOf(parameter, kernel));
  }
  for (const json& array : fields.array("shared", kMost)) {
    kernel.shared.push_back(sharedOf(array, kernel));
  }
  if (fields.optional("block") != nullptr) kernel.block = std::to_string(fields.integer("block"));
  return kernel;
}

KernelComplaints complaintsIn(const JsonFields& fields) {
  KernelComplaints complaints;
  for (const json& problem : fields.array("problems", kMost)) {
    const JsonFields place(problem, "problem");
    complaints.push_back({placeOf(place, "line"), placeOf(place, "column"),
                          place.text("severity") == "error",
                          QString::fromStdString(place.text("message"))});
  }
  return complaints;
}

}  // namespace

int ReadFile::columnOf(int line, int column) const {
  int shift = 0;  // of the new text against the user's, up to the column
  for (const Edit& edit : edits) {
    if (edit.line != line) continue;
    const int begin = edit.column + shift;
    if (column < begin) break;
    if (column < begin + edit.newLength) return edit.column;
    shift += edit.newLength - edit.length;
  }
  return column - shift;
}

FrontEnd::FrontEnd() : m_program(helperProgram("lanescope-front-end")) {}

ReadFile FrontEnd::read(const std::string& text, const std::stop_token& stop) const {
  if (!QFileInfo(m_program).isExecutable()) {
    values::unavailable(tr("What reads CUDA is missing: install the package lanescope-lab, or "
                           "install libclang-dev and build Lanescope again.")
                            .toStdString());
  }
  ChildProcess process;
  //: %1 why
  const QString lost = tr("The front end that reads CUDA did not work: %1.");
  if (const QString why = process.start(m_program, {}); !why.isEmpty()) {
    values::unavailable(lost.arg(why).toStdString());
  }
  const auto bytes = std::as_bytes(std::span(text));
  process.write({bytes.begin(), bytes.end()});
  process.closeInput();
  if (!process.waitForFinished(kLongestReading, stop)) {
    if (stop.stop_requested()) throw values::Error(values::ErrorKind::cancelled, "");
    values::unavailable(lost.arg(tr("it took too long")).toStdString());
  }
  const QByteArray output = process.readAllStandardOutput();
  const json answer = json::parse(output.begin(), output.end(), nullptr, false);
  if (process.wasEndedBySignal() || process.exitCode() != 0 || !answer.is_object() ||
      process.hasDroppedBytes()) {
    const QString words = QString::fromUtf8(process.readAllStandardError()).trimmed();
    values::unavailable(lost.arg(words.isEmpty() ? tr("it ended") : words).toStdString());
  }
  const JsonFields fields(answer, "answer of the front end");
  ReadFile file;
  file.complaints = complaintsIn(fields);
  if (hasError(file.complaints)) return file;
  file.text = fields.text("text");
  file.plain = fields.text("plain");
  for (const json& kernel : fields.array("kernels", kMost))
    file.kernels.push_back(kernelOf(kernel));
  for (const json& one : fields.array("edits")) {
    const JsonFields edit(one, "edit");
    file.edits.push_back({placeOf(edit, "line"), placeOf(edit, "column"), placeOf(edit, "length"),
                          static_cast<int>(edit.text("text").size())});
  }
  return file;
}

}  // namespace lanescope::app
