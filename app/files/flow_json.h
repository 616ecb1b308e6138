// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "trace/record/operation.h"

namespace lanescope::app {

/// Appends the operations of one thread as the JSON of a trace file:
///
///   "operations": [
///     {"line": 40, "operation": "fma", "dtype": "float32",
///      "of": [{"event": 3}, {"event": 4}, {"operation": 0}]},
///     {"line": 44, "operation": "pass", "dtype": "float32", "of": [{"operation": 1}], "to": 5}, …]
///
/// An operation is named by its place in the list, an event by its place in the thread's events,
/// both from 0; "to" is the event that stores or sends the value. An atomic has in addition its
/// name and, where it compares, what with. A constant has its value instead of sources, and a
/// conversion the type that it converts from. A source that was not recorded is null.
void appendOperations(std::string& out, std::span<const trace::Operation> operations);

}  // namespace lanescope::app
