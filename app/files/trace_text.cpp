// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/trace_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "values/error.h"
#include "values/names.h"
#include "values/typed.h"

namespace lanescope::app {
namespace {

template <class T>
void appendShortest(std::string& out, T number) {
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isnan(number)) {
      out += "\"nan\"";
      return;
    }
    if (std::isinf(number)) {
      out += number > 0 ? "\"inf\"" : "\"-inf\"";
      return;
    }
  }
  std::array<char, 40> text;
  const auto [end, code] = std::to_chars(text.data(), text.data() + text.size(), number);
  out.append(text.data(), end);
}

void appendKey(std::string& out, std::string_view key, std::string_view separator) {
  out += separator;
  out += '"';
  out += key;
  out += "\": ";
}

constexpr values::Names<trace::EventKind, 16> kNames{{
    {trace::EventKind::load, "load"},
    {trace::EventKind::store, "store"},
    {trace::EventKind::barrier, "barrier"},
    {trace::EventKind::shuffle, "shuffle"},
    {trace::EventKind::atomicRead, "atomic-read"},
    {trace::EventKind::outOfBounds, "out-of-bounds"},
    {trace::EventKind::atomicWrite, "atomic-write"},
    {trace::EventKind::syncwarp, "syncwarp"},
    {trace::EventKind::vote, "vote"},
    {trace::EventKind::reduce, "reduce"},
    {trace::EventKind::fence, "fence"},
    {trace::EventKind::memoryBarrier, "memory-barrier"},
    {trace::EventKind::bulkCopy, "bulk-copy"},
    {trace::EventKind::tensorProduct, "tensor-product"},
    {trace::EventKind::asyncGroup, "async-group"},
    {trace::EventKind::namedBarrier, "named-barrier"},
}};

}  // namespace

std::string_view nameOf(trace::EventKind kind) {
  return values::nameIn(kNames, kind);
}

void appendQuoted(std::string& out, std::string_view text) {
  out += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void appendField(std::string& out, std::string_view key, std::string_view text,
                 std::string_view separator) {
  appendKey(out, key, separator);
  appendQuoted(out, text);
}

void appendField(std::string& out, std::string_view key, std::int64_t number,
                 std::string_view separator) {
  appendKey(out, key, separator);
  appendShortest(out, number);
}

void appendValue(std::string& out, values::DType type, std::uint64_t bits) {
  appendKey(out, "value", ", ");
  values::withType(type, [&]<class T>(T) { appendShortest(out, values::fromBits<T>(bits)); });
}

std::int64_t fullIndex(const trace::Event& event) {
  return event.kind() == trace::EventKind::outOfBounds ? static_cast<std::int64_t>(event.bits)
                                                       : event.index();
}

void throwIfStopped(const std::stop_token& stop) {
  if (stop.stop_requested()) {
    throw values::Error(values::ErrorKind::cancelled, "Writing was cancelled.");
  }
}

}  // namespace lanescope::app
