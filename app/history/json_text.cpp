// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace lanescope::history {
namespace {

using nlohmann::json;

/// Builds values from the events of the library's parser (its interface json_sax).
class Builder : public nlohmann::json_sax<json> {
 public:
  Builder(std::string_view text, int deepest, const values::ProgressMonitor& monitor)
      // The progress counts keys, each of which has a colon.
      : m_colons(static_cast<double>(std::ranges::count(text, ':') + 1)),
        m_deepest(static_cast<std::size_t>(deepest)),
        m_monitor(monitor) {}

  [[nodiscard]] json take() { return std::move(m_root); }

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(std::int64_t value) override { return add(value); }
  bool number_unsigned(std::uint64_t value) override { return add(value); }
  bool number_float(double value, const std::string& /*text*/) override { return add(value); }
  bool string(std::string& value) override { return add(std::move(value)); }
  bool binary(json::binary_t& value) override { return add(json::binary(std::move(value))); }
  bool start_object(std::size_t /*size*/) override { return open(json::object()); }
  bool start_array(std::size_t /*size*/) override { return open(json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(std::string& value) override {
    ++m_keys;
    m_key = std::move(value);
    return true;
  }
  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const json::exception& error) override {
    constexpr int kOutOfRange = 406;  // the library's exception id for a number out of range
    if (error.id == kOutOfRange) values::refuse("It holds a number that is too large.");
    values::refuse("It is not JSON, or it is cut off: the text at byte " +
                   std::to_string(position) + " cannot be read.");
  }

 private:
  json& place(json value) {
    m_monitor.at(static_cast<double>(m_keys) / m_colons);
    if (m_open.empty()) return m_root = std::move(value);
    json& parent = *m_open.back();
    if (parent.is_object()) return parent[m_key] = std::move(value);
    parent.push_back(std::move(value));
    return parent.back();
  }
  bool add(json value) {
    place(std::move(value));
    return true;
  }
  bool open(json value) {
    if (m_open.size() > m_deepest) values::refuse("It is nested deeper than results are.");
    m_open.push_back(&place(std::move(value)));
    return true;
  }
  bool close() {
    m_open.pop_back();
    return true;
  }

  double m_colons;
  double m_keys = 0;
  std::size_t m_deepest;
  const values::ProgressMonitor& m_monitor;
  json m_root;
  std::vector<json*> m_open;  ///< open arrays and objects, outermost first
  std::string m_key;
};

}  // namespace

json parseJson(std::string_view text, int deepest, const values::ProgressMonitor& monitor) {
  Builder builder(text, deepest, monitor);
  json::sax_parse(text, &builder);
  return builder.take();
}

}  // namespace lanescope::history
