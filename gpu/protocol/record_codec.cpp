// SPDX-License-Identifier: Apache-2.0
#include "protocol/record_codec.h"

#include <algorithm>

#include "protocol/field_json.h"
#include "protocol/flow_codec.h"
#include "trace/record/tile_shape.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;
using trace::Event;
using trace::EventKind;

constexpr std::size_t kMostArrays = std::size_t{1} << Event::kArrayBits;
constexpr std::size_t kMostLoops = 1024;
constexpr std::uint64_t kMostElements = std::uint64_t{1} << Event::kIndexBits;
// These are CUDA's own limits on a launch (Programming Guide, technical specifications).
constexpr std::uint64_t kMostGridX = INT32_MAX;
constexpr std::uint64_t kMostGridYz = 65'535;
constexpr std::uint64_t kMostThreads = 1024;
/// Far more blocks than fit into a payload. With this limit the number of recorded threads fits
/// into 64 bits.
constexpr std::uint64_t kMostRecordedBlocks = std::uint64_t{1} << 32;

/// Whether the event's form is one of its kind's, where others could not be named.
bool hasForm(const Event& event) {
  switch (event.kind()) {
    case EventKind::memoryBarrier:
      return event.form() <= static_cast<unsigned>(trace::MbarrierForm::wait);
    case EventKind::bulkCopy:
      return event.form() <= static_cast<unsigned>(trace::BulkCopyForm::barrier);
    case EventKind::tensorProduct:
      return event.form() <= static_cast<unsigned>(trace::ProductForm::right);
    case EventKind::asyncGroup:
      return event.form() <= static_cast<unsigned>(trace::GroupForm::setRegisters);
    default:
      return true;
  }
}

/// Whether the tile of the event fits into the shared memory of any GPU.
bool isTile(const Event& event) {
  constexpr std::uint64_t kMostWords = 64 * 1024;
  return trace::TileShape::of(event.bits).count() <= kMostWords;
}

bool isSound(const Event& event, const std::vector<trace::ArrayInfo>& arrays) {
  if (event.kind() > trace::kLastEventKind || !hasForm(event)) return false;
  if (trace::isWarpWide(event.kind()) &&
      event.valueType() > static_cast<unsigned>(values::kLastDType)) {
    return false;
  }
  if (!trace::namesElement(event.kind())) return true;
  if (event.array() >= arrays.size()) return false;
  if (event.kind() == EventKind::outOfBounds) return true;
  if (event.kind() == EventKind::bulkCopy) {
    const auto form = static_cast<trace::BulkCopyForm>(event.form());
    if (form == trace::BulkCopyForm::from) return true;  // a tile may begin outside its matrix
    if (form == trace::BulkCopyForm::into && !isTile(event)) return false;
  }
  if (event.kind() == EventKind::tensorProduct && !isTile(event)) return false;
  const trace::ArrayInfo& array = arrays[event.array()];
  // A shared array may be longer than the part of it that a launch is known to use.
  const bool isInside = array.space == trace::Space::shared ||
                        static_cast<std::uint64_t>(event.index()) < array.count;
  return event.index() >= 0 && isInside;
}

/// A loop is a list of its first and its last line.
json writeLoops(const std::vector<values::Loop>& loops) {
  json list = json::array();
  for (const values::Loop& loop : loops) list.push_back({loop.first, loop.last});
  return list;
}

std::vector<values::Loop> readLoops(const JsonFields& fields, const char* key,
                                    const Rules& /*rules*/) {
  std::vector<values::Loop> loops;
  const auto isLine = [](const json& value) {
    return value.is_number_integer() && value >= 1 && value < 1 << Event::kLineBits;
  };
  for (const json& loop : fields.array(key)) {
    if (!loop.is_array() || loop.size() != 2 || !isLine(loop[0]) || !isLine(loop[1]) ||
        loop[0] > loop[1]) {
      fields.fail(key, "hold one that is not its first and its last line");
    }
    loops.push_back({loop[0].get<int>(), loop[1].get<int>()});
    if (loops.size() > kMostLoops) {
      fields.fail(key, "names more than " + std::to_string(kMostLoops));
    }
  }
  return loops;
}

json writeExtents(const values::Dim3& dim) {
  return json::array({dim.x, dim.y, dim.z});
}

/// x is at most `rules.most`. y and z are at most the lesser of that and kMostGridYz.
values::Dim3 readExtents(const JsonFields& fields, const char* key, const Rules& rules) {
  const json& source = fields.array(key);
  if (source.size() != 3) fields.fail(key, "does not have three extents");
  const auto extent = [&](std::size_t at, std::uint64_t most) {
    const json& number = source[at];
    if (!number.is_number_unsigned() || number == 0 || number > most) {
      fields.fail(key, "has an extent that is not from 1 to " + std::to_string(most));
    }
    return number.get<std::uint32_t>();
  };
  const std::uint64_t mostYz = std::min(rules.most, kMostGridYz);
  return {extent(0, rules.most), extent(1, mostYz), extent(2, mostYz)};
}

void checkArrays(const trace::Record& record, const JsonFields& fields) {
  if (record.arrays.size() > kMostArrays) {
    fields.fail("arrays", "names more than " + std::to_string(kMostArrays));
  }
  for (const trace::ArrayInfo& array : record.arrays) {
    if (!array.remote) continue;
    const bool isOfCluster = array.remote->rank < record.cluster;
    if (!isOfCluster || array.remote->array >= record.arrays.size() ||
        array.space != trace::Space::shared) {
      fields.fail("arrays", "hold one of another block that is none of the cluster's");
    }
  }
}

void checkBlocks(const trace::Record& record, const JsonFields& fields) {
  if (record.block.total() > kMostThreads) {
    fields.fail("block", "has more than " + std::to_string(kMostThreads) + " threads");
  }
  if (record.cluster == 0 || record.grid.x % record.cluster != 0) {
    fields.fail("cluster", "does not divide the grid");
  }
  const std::uint64_t blocks = record.grid.total();
  const std::uint64_t first = fields.count("first_block", blocks - 1);
  (void)fields.count("block_count", std::min(blocks - first, kMostRecordedBlocks));
}

}  // namespace

template <>
inline constexpr auto kForm<std::vector<values::Loop>> = ByHand(writeLoops, readLoops);
template <>
inline constexpr auto kForm<values::Dim3> = ByHand(writeExtents, readExtents);
template <>
inline constexpr auto kForm<trace::Space> =
    ByHand([](trace::Space space) { return space == trace::Space::shared; },
           [](const JsonFields& fields, const char* key, const Rules& /*rules*/) {
             return fields.flag(key) ? trace::Space::shared : trace::Space::global;
           });
template <>
inline constexpr auto kForm<trace::ArrayInfo::Remote> = Table{
    "recorded array of another block",
    field("rank", &trace::ArrayInfo::Remote::rank, {.most = trace::kMostCluster - 1}),
    field("array", &trace::ArrayInfo::Remote::array, {.most = kMostArrays - 1}),
};
template <>
inline constexpr auto kForm<trace::ArrayInfo> = Table{
    "recorded array",
    field("name", &trace::ArrayInfo::name),
    field("shared", &trace::ArrayInfo::space),
    field("dtype", &trace::ArrayInfo::type),
    field("count", &trace::ArrayInfo::count, {.most = kMostElements}),
    field("unwritten", &trace::ArrayInfo::isUnwritten),
    field("tagged", &trace::ArrayInfo::tagged),
    field("remote", &trace::ArrayInfo::remote),
    // Files of versions without matrices have no columns.
    Check([](const trace::ArrayInfo& array, const JsonFields& fields) {
      if (fields.optional("columns") != nullptr) (void)fields.count("columns", array.count);
    }),
    field("columns", &trace::ArrayInfo::columns, kNewer),
};

/// The table has all fields but the offsets, the events and the flow, which are in the payload.
template <>
inline constexpr auto kForm<trace::Record> = Table{
    "record",
    field("kernel", &trace::Record::kernel),
    field("source", &trace::Record::source),
    field("launches", &trace::Record::launches, {.most = kMostLaunches}),
    Check([](const trace::Record& record, const JsonFields& fields) {
      if (record.launches == 0) fields.fail("launches", "is 0");
      (void)fields.count("launch", record.launches - 1);
    }),
    field("launch", &trace::Record::launch),
    field("grid", &trace::Record::grid, {.most = kMostGridX}),
    field("block", &trace::Record::block, {.most = kMostThreads}),
    field("cluster", &trace::Record::cluster, {.most = trace::kMostCluster}),
    Check(checkBlocks),
    field("first_block", &trace::Record::firstBlock),
    field("block_count", &trace::Record::blockCount),
    field("truncated", &trace::Record::truncated),
    // Files of versions that did not record loops have none.
    field("loops", &trace::Record::loops, kNewer),
    field("arrays", &trace::Record::arrays),
    Check(checkArrays),
};

json encodeRecord(const trace::Record& record, std::vector<std::byte>& payload) {
  payload.reserve(payload.size() + record.offsets.size() * sizeof(std::uint64_t) +
                  record.events.size() * sizeof(Event));
  appendPayload<std::uint64_t>(payload, record.offsets);
  appendPayload<Event>(payload, record.events);
  json head = writeJson(record);
  head["events"] = record.events.size();
  if (record.flow) head["flow"] = encodeFlow(*record.flow, payload);
  return head;
}

trace::Record decodeRecord(const json& head, PayloadReader& payload) {
  auto record = readJson<trace::Record>(head);
  const JsonFields fields(head, "record");
  record.offsets = payload.take<std::uint64_t>(record.blockCount * record.block.total() + 1);
  record.events = payload.take<Event, trace::Events>(fields.count("events"));
  const bool rises = std::ranges::is_sorted(record.offsets);
  if (!rises || record.offsets.front() != 0 || record.offsets.back() != record.events.size()) {
    fields.fail("offsets", "do not rise from 0 to the number of events");
  }
  for (const Event& event : record.events) {
    if (!isSound(event, record.arrays)) {
      fields.fail("events", "hold one that names no array or lies outside its array");
    }
  }
  // Records without a flow, and those of older versions, have none.
  if (const json* const flow = fields.optional("flow")) {
    record.flow = decodeFlow(*flow, record, payload);
  }
  return record;
}

}  // namespace lanescope::engine
