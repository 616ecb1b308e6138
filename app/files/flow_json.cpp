// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/flow_json.h"

#include <array>
#include <string_view>

#include "app/files/trace_text.h"
#include "trace/record/access_events.h"
#include "trace/record/math_function.h"

namespace lanescope::app {
namespace {

using trace::Operation;
using trace::OperationKind;

// In the order of the enumerations.
constexpr std::array<std::string_view, 25> kOperations{
    "constant",   "add",         "subtract", "multiply", "divide",
    "fma",        "lesser",      "greater",  "fmin",     "fmax",
    "negate",     "remainder",   "and",      "or",       "xor",
    "shift left", "shift right", "convert",  "bit cast", "round to TF32",
    "pass",       "atomic",      "nearest",  "function", "function of two"};
static_assert(kOperations.size() == static_cast<std::size_t>(trace::kLastOperationKind) + 1);
constexpr std::array<std::string_view, 7> kScalars{"int32",   "uint32",  "int64", "uint64",
                                                   "float32", "float64", "uint8"};
static_assert(kScalars.size() == static_cast<std::size_t>(trace::kLastScalarType) + 1);
constexpr std::array<std::string_view, 11> kAtomics{
    "add",       "subtract",         "exchange", "min", "max", "increment",
    "decrement", "compare and swap", "and",      "or",  "xor"};

void appendConstant(std::string& out, const Operation& operation) {
  using trace::ScalarType;
  using values::DType;
  switch (operation.type()) {
    case ScalarType::int32:
      return appendValue(out, DType::int32, operation.bits());
    case ScalarType::uint32:
      return appendValue(out, DType::uint32, operation.bits());
    case ScalarType::int64:
      return appendValue(out, DType::int64, operation.bits());
    case ScalarType::uint64:  // has no DType
      out += ", \"value\": " + std::to_string(operation.bits());
      return;
    case ScalarType::float32:
      return appendValue(out, DType::float32, operation.bits());
    case ScalarType::float64:
      return appendValue(out, DType::float64, operation.bits());
    case ScalarType::uint8:
      return appendValue(out, DType::uint8, operation.bits());
  }
}

void appendSource(std::string& out, trace::Source source) {
  if (source == trace::kNoSource) {
    out += "null";
    return;
  }
  const bool isOperation = (source & trace::kOperationMark) != 0;
  out += isOperation ? "{\"operation\": " : "{\"event\": ";
  out += std::to_string(source & ~trace::kOperationMark) + "}";
}

void appendOperation(std::string& out, const Operation& operation) {
  const OperationKind kind = operation.kind();
  appendField(out, "line", operation.line(), "{");
  appendField(out, "operation", kOperations.at(static_cast<std::size_t>(kind)));
  appendField(out, "dtype", kScalars.at(static_cast<std::size_t>(operation.type())));
  if (kind == OperationKind::convert || kind == OperationKind::convertToNearest) {
    appendField(out, "from", kScalars.at(static_cast<std::size_t>(operation.from())));
  }
  if (kind == OperationKind::function || kind == OperationKind::functionOfTwo) {
    appendField(out, "function",
                trace::nameOf(static_cast<trace::MathFunction>(operation.detail())));
  }
  if (kind == OperationKind::constant) {
    appendConstant(out, operation);
  } else {
    out += ", \"of\": [";
    for (int i = 0; i < trace::sourceCountOf(kind); ++i) {
      if (i > 0) out += ", ";
      appendSource(out, operation.sources[i]);
    }
    out += ']';
  }
  if (kind == OperationKind::atomic) {
    appendField(out, "atomic", kAtomics.at(operation.detail()));
    if (operation.sources[2] != trace::kNoSource) {
      out += ", \"compared with\": ";
      appendSource(out, operation.sources[2]);
    }
  }
  if (trace::namesEvent(kind)) {
    out += ", \"to\": ";
    out += operation.sources[1] == trace::kNoSource ? "null" : std::to_string(operation.sources[1]);
  }
  out += '}';
}

}  // namespace

void appendOperations(std::string& out, std::span<const Operation> operations) {
  out += "\"operations\": [";
  bool first = true;
  for (const Operation& operation : operations) {
    out += first ? "\n  " : ",\n  ";
    first = false;
    appendOperation(out, operation);
  }
  out += ']';
}

}  // namespace lanescope::app
