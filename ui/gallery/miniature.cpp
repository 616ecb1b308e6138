// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/miniature.h"

#include <QFile>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "app/text/text.h"
#include "resources/resources.h"

namespace lanescope::ui {
namespace {

using Json = nlohmann::ordered_json;

std::optional<Miniature> read(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  try {
    return Miniature::fromJson(file.readAll().toStdString());
  } catch (const std::exception& error) {
    qWarning("%s: %s", qUtf8Printable(path), error.what());
    return {};
  }
}

/// An edge or a row that is not there would be drawn from beyond the picture's memory.
void check(const Miniature& miniature) {
  for (const Miniature::Node& node : miniature.nodes) {
    if (node.row < 0 || node.row >= static_cast<int>(miniature.isInputRow.size())) {
      throw std::runtime_error("a node lies in no row");
    }
  }
  for (const Miniature::Edge& edge : miniature.edges) {
    if (edge.from >= miniature.nodes.size() || edge.to >= miniature.nodes.size()) {
      throw std::runtime_error("an edge joins no nodes");
    }
  }
  for (const Miniature::Part& part : miniature.parts) {
    if (part.rows < 1 || part.columns < 1 ||
        part.perElement.size() !=
            static_cast<std::size_t>(part.rows) * static_cast<std::size_t>(part.columns)) {
      throw std::runtime_error("a part of an array has the wrong size");
    }
  }
}

}  // namespace

Miniature Miniature::fromJson(const std::string& text) {
  const Json json = Json::parse(text);
  Miniature miniature;
  json.at("kernel").get_to(miniature.kernel);
  json.at("source").get_to(miniature.source);
  json.at("parameters").get_to(miniature.parameters);
  json.at("columns").get_to(miniature.columns);
  json.at("input_rows").get_to(miniature.isInputRow);
  for (const Json& node : json.at("nodes")) {
    miniature.nodes.push_back({node.at(0).get<int>(), node.at(1).get<double>(),
                               node.at(2).get<std::uint32_t>(), node.at(3).get<std::uint32_t>()});
  }
  for (const Json& edge : json.at("edges")) {
    miniature.edges.push_back({edge.at(0).get<std::uint32_t>(), edge.at(1).get<std::uint32_t>()});
  }
  for (const Json& part : json.at("parts")) {
    miniature.parts.push_back({part.at("name").get<std::string>(), part.at("written").get<bool>(),
                               part.at("rows").get<int>(), part.at("columns").get<int>(),
                               part.at("per_element").get<std::vector<double>>()});
  }
  json.at("loads_per_result").get_to(miniature.loadsPerResult);
  check(miniature);
  return miniature;
}

std::string Miniature::toJson() const {
  Json json{
      {"kernel", kernel},       {"source", source},         {"parameters", parameters},
      {"columns", columns},     {"input_rows", isInputRow}, {"nodes", Json::array()},
      {"edges", Json::array()}, {"parts", Json::array()},   {"loads_per_result", loadsPerResult}};
  for (const Node& node : nodes) {
    json["nodes"].push_back(Json::array({node.row, node.column, node.thread, node.merged}));
  }
  for (const Edge& edge : edges) json["edges"].push_back(Json::array({edge.from, edge.to}));
  for (const Part& part : parts) {
    json["parts"].push_back(Json{{"name", part.name},
                                 {"written", part.isWritten},
                                 {"rows", part.rows},
                                 {"columns", part.columns},
                                 {"per_element", part.perElement}});
  }
  return json.dump() + "\n";
}

const Miniature* Miniature::shipped(std::string_view kernel) {
  static std::map<std::string, std::optional<Miniature>, std::less<>> known;
  auto found = known.find(kernel);
  if (found == known.end()) {
    const std::string id(kernel);
    found = known.emplace(id, read(resources::miniatureOf(toQString(kernel)))).first;
  }
  return found->second ? &*found->second : nullptr;
}

}  // namespace lanescope::ui
