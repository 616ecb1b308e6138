// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/result_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lanescope::lab {
namespace {

using Json = nlohmann::ordered_json;

/// The beginnings of a text's lines.
class Lines {
 public:
  explicit Lines(const std::string& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\n') m_begins.push_back(i + 1);
    }
  }
  [[nodiscard]] std::size_t lineOf(std::size_t at) const {
    return static_cast<std::size_t>(std::ranges::upper_bound(m_begins, at) - m_begins.begin());
  }
  /// Adds "line" and "column" to an object.
  void addPlace(Json& object, std::size_t at) const {
    const std::size_t line = lineOf(at);
    object["line"] = line;
    object["column"] = at - m_begins[line - 1] + 1;
  }

 private:
  std::vector<std::size_t> m_begins{0};
};

Json kernelJson(const Kernel& kernel, const Lines& lines) {
  Json json{{"name", kernel.name}, {"line", lines.lineOf(kernel.at)}, {"entries", kernel.entries}};
  json["parameters"] = Json::array();
  for (const KernelParameter& parameter : kernel.parameters) {
    json["parameters"].push_back({{"name", parameter.name},
                                  {"type", parameter.type},
                                  {"isPointer", parameter.isPointer},
                                  {"isConst", parameter.isConst},
                                  {"isWritten", parameter.isWritten}});
  }
  json["shared"] = Json::array();
  for (const SharedArray& array : kernel.shared) {
    json["shared"].push_back({{"name", array.name},
                              {"type", array.type},
                              {"count", array.count ? Json(*array.count) : Json(nullptr)},
                              {"line", lines.lineOf(array.at)}});
  }
  if (kernel.block) json["block"] = *kernel.block;
  return json;
}

}  // namespace

std::string toJson(const Rewritten& result, const std::string& text) {
  const Lines lines(text);
  Json json = Json::object();
  if (!result.hasError()) {
    json["text"] = result.text;
    json["plain"] = result.plain;
    json["kernels"] = Json::array();
    for (const Kernel& kernel : result.kernels) {
      json["kernels"].push_back(kernelJson(kernel, lines));
    }
    json["edits"] = Json::array();
    for (const Edit& edit : result.edits) {
      Json each = Json::object();
      lines.addPlace(each, edit.at);
      each["length"] = edit.length;
      each["text"] = edit.text;
      json["edits"].push_back(std::move(each));
    }
  }
  json["problems"] = Json::array();
  for (const Problem& problem : result.problems) {
    Json each = Json::object();
    lines.addPlace(each, problem.at);
    each["severity"] = problem.isError ? "error" : "warning";
    each["message"] = problem.message;
    json["problems"].push_back(std::move(each));
  }
  // Bytes that are no UTF-8 become a mark; a text with such bytes is refused where they matter.
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace lanescope::lab
