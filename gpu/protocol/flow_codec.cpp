// SPDX-License-Identifier: Apache-2.0
#include "protocol/flow_codec.h"

#include <algorithm>
#include <span>

#include "protocol/json_fields.h"
#include "trace/record/math_function.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;
using trace::Operation;
using trace::OperationKind;

/// Whether the operation's sources are there before it, and it tells of an event of its thread.
bool isSound(const Operation& operation, std::size_t number, std::size_t events) {
  if (operation.kind() > trace::kLastOperationKind || operation.type() > trace::kLastScalarType ||
      operation.from() > trace::kLastScalarType) {
    return false;
  }
  const bool isFunction = operation.kind() == OperationKind::function ||
                          operation.kind() == OperationKind::functionOfTwo;
  if (isFunction && operation.detail() > static_cast<unsigned>(trace::kLastMathFunction)) {
    return false;
  }
  const auto isThere = [&](trace::Source source) {
    if (source == trace::kNoSource) return true;
    const bool isOperation = (source & trace::kOperationMark) != 0;
    return (source & ~trace::kOperationMark) < (isOperation ? number : events);
  };
  if (trace::namesEvent(operation.kind())) {
    const trace::Source event = operation.sources[1];
    const std::size_t first = operation.kind() == OperationKind::atomic ? 1 : 0;
    return isThere(operation.sources[0]) && isThere(operation.sources[2]) &&
           (event == trace::kNoSource || (event >= first && event < events));
  }
  const auto count = static_cast<std::size_t>(trace::sourceCountOf(operation.kind()));
  return std::ranges::all_of(std::span(operation.sources).first(count), isThere);
}

}  // namespace

json encodeFlow(const trace::Flow& flow, std::vector<std::byte>& payload) {
  appendPayload<std::uint64_t>(payload, flow.offsets);
  appendPayload<Operation>(payload, flow.operations);
  return {{"operations", flow.operations.size()}, {"truncated", flow.truncated}};
}

trace::Flow decodeFlow(const json& head, const trace::Record& record, PayloadReader& payload) {
  const JsonFields fields(head, "flow");
  trace::Flow flow;
  flow.offsets = payload.take<std::uint64_t>(record.offsets.size());
  flow.operations = payload.take<Operation, trace::Operations>(fields.count("operations"));
  flow.truncated = fields.flag("truncated");
  const bool rises = std::ranges::is_sorted(flow.offsets);
  if (!rises || flow.offsets.front() != 0 || flow.offsets.back() != flow.operations.size()) {
    fields.fail("operations", "are not in ascending order of threads");
  }
  for (std::size_t thread = 0; thread + 1 < flow.offsets.size(); ++thread) {
    const std::size_t events = record.offsets[thread + 1] - record.offsets[thread];
    for (std::uint64_t i = flow.offsets[thread]; i < flow.offsets[thread + 1]; ++i) {
      if (!isSound(flow.operations[i], i - flow.offsets[thread], events)) {
        fields.fail("operations", "hold one that is made of what comes after it");
      }
    }
  }
  return flow;
}

}  // namespace lanescope::engine
