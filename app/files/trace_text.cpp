// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/trace_text.h"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "values/error.h"

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

}  // namespace

std::string_view nameOf(trace::EventKind kind) {
  switch (kind) {
    case trace::EventKind::load:
      return "load";
    case trace::EventKind::store:
      return "store";
    case trace::EventKind::barrier:
      return "barrier";
    case trace::EventKind::shuffle:
      return "shuffle";
    case trace::EventKind::atomicRead:
      return "atomic-read";
    case trace::EventKind::outOfBounds:
      return "out-of-bounds";
    case trace::EventKind::atomicWrite:
      return "atomic-write";
    case trace::EventKind::syncwarp:
      return "syncwarp";
    case trace::EventKind::vote:
      return "vote";
    case trace::EventKind::reduce:
      return "reduce";
    case trace::EventKind::fence:
      return "fence";
  }
  return "unknown";
}

void appendQuoted(std::string& out, std::string_view text) {
  out += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void appendNumber(std::string& out, std::int64_t number) {
  appendShortest(out, number);
}

void appendValue(std::string& out, values::DType type, std::uint64_t bits) {
  switch (type) {
    case values::DType::float32:
      return appendShortest(out, std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case values::DType::float64:
      return appendShortest(out, std::bit_cast<double>(bits));
    case values::DType::int32:
      return appendShortest(out, static_cast<std::int32_t>(bits));
    case values::DType::uint32:
      return appendShortest(out, static_cast<std::uint32_t>(bits));
    case values::DType::int64:
      return appendShortest(out, static_cast<std::int64_t>(bits));
    case values::DType::uint8:
      return appendShortest(out, static_cast<std::uint8_t>(bits));
  }
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
