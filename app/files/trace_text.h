// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>

#include "trace/record/record.h"

// The common parts of the writers of trace_file.h.

namespace lanescope::app {

/// Returns "load", "store", "barrier", "shuffle", "atomic-read", "out-of-bounds", ….
[[nodiscard]] std::string_view nameOf(trace::EventKind kind);

/// Appends a JSON string with its quotes. Bytes that are not UTF-8 become U+FFFD.
void appendQuoted(std::string& out, std::string_view text);
/// Appends a field of a JSON object: `, "key": value`.
void appendField(std::string& out, std::string_view key, std::string_view text,
                 std::string_view separator = ", ");
void appendField(std::string& out, std::string_view key, std::int64_t number,
                 std::string_view separator = ", ");
/// Appends the field "value": an element as a JSON number that can be read back exactly, or "nan",
/// "inf", "-inf".
void appendValue(std::string& out, values::DType type, std::uint64_t bits);

/// The index of an access: an out-of-bounds event holds the full one in its value.
[[nodiscard]] std::int64_t fullIndex(const trace::Event& event);

/// Throws values::Error (cancelled) once `stop` was requested.
void throwIfStopped(const std::stop_token& stop);

}  // namespace lanescope::app
