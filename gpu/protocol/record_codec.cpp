// SPDX-License-Identifier: Apache-2.0
#include "protocol/record_codec.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "protocol/json_fields.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;
using trace::Event;
using trace::EventKind;

constexpr std::size_t kMostArrays = std::size_t{1} << Event::kArrayBits;
constexpr std::size_t kMostLoops = 1024;
constexpr std::uint64_t kMostElements = std::uint64_t{1} << Event::kIndexBits;
// CUDA's own limits on a launch (Programming Guide, technical specifications).
constexpr std::int64_t kMostGridX = INT32_MAX;
constexpr std::int64_t kMostGridYz = 65'535;
constexpr std::int64_t kMostThreads = 1024;
/// Far more than fit into a payload; keeps the number of recorded threads within 64 bits.
constexpr std::uint64_t kMostRecordedBlocks = std::uint64_t{1} << 32;

json dimToJson(const values::Dim3& dim) {
  return json::array({dim.x, dim.y, dim.z});
}

values::Dim3 dimFromJson(const JsonFields& fields, const char* key, std::int64_t mostX,
                         std::int64_t mostYz) {
  const json& source = fields.array(key);
  if (source.size() != 3) fields.fail(key, "does not have three extents");
  values::Dim3 dim;
  std::uint32_t* const extents[] = {&dim.x, &dim.y, &dim.z};
  for (std::size_t i = 0; i < 3; ++i) {
    const std::uint64_t most = static_cast<std::uint64_t>(i == 0 ? mostX : mostYz);
    const json& extent = source[i];
    if (!extent.is_number_unsigned() || extent.get<std::uint64_t>() == 0 ||
        extent.get<std::uint64_t>() > most) {
      fields.fail(key, "has an extent that is not from 1 to " + std::to_string(most));
    }
    *extents[i] = extent.get<std::uint32_t>();
  }
  return dim;
}

json remoteToJson(const trace::ArrayInfo::Remote& remote) {
  return {{"rank", remote.rank}, {"array", remote.array}};
}

trace::ArrayInfo arrayFromJson(const json& source) {
  const JsonFields fields(source, "recorded array");
  trace::ArrayInfo array;
  array.name = fields.text("name");
  array.space = fields.flag("shared") ? trace::Space::shared : trace::Space::global;
  array.type = values::dtypeFromName(fields.text("dtype"));
  array.count = fields.count("count", kMostElements);
  array.isUnwritten = fields.flag("unwritten");
  if (fields.optional("tagged") != nullptr) {
    array.tagged = values::dtypeFromName(fields.text("tagged"));
  }
  if (fields.optional("remote") != nullptr) {
    const JsonFields remote(fields.object("remote"), "recorded array of another block");
    array.remote = {static_cast<std::uint8_t>(remote.count("rank", trace::kMostCluster - 1)),
                    static_cast<std::uint8_t>(remote.count("array", kMostArrays - 1))};
  }
  // Files written before there were matrices have none.
  if (fields.optional("columns") != nullptr) array.columns = fields.count("columns", array.count);
  return array;
}

/// Files written before loops were told apart have none.
std::vector<values::Loop> loopsFromJson(const JsonFields& fields) {
  std::vector<values::Loop> loops;
  if (fields.optional("loops") == nullptr) return loops;
  const auto isLine = [](const json& value) {
    return value.is_number_integer() && value >= 1 && value < 1 << Event::kLineBits;
  };
  for (const json& loop : fields.array("loops")) {
    if (!loop.is_array() || loop.size() != 2 || !isLine(loop[0]) || !isLine(loop[1]) ||
        loop[0] > loop[1]) {
      fields.fail("loops", "hold one that is not its first and its last line");
    }
    loops.push_back({loop[0].get<int>(), loop[1].get<int>()});
    if (loops.size() > kMostLoops) {
      fields.fail("loops", "names more than " + std::to_string(kMostLoops));
    }
  }
  return loops;
}

bool isSound(const Event& event, const std::vector<trace::ArrayInfo>& arrays) {
  if (event.kind() > trace::kLastEventKind) return false;
  if (trace::isWarpWide(event.kind()) &&
      event.valueType() > static_cast<unsigned>(values::kLastDType)) {
    return false;
  }
  if (!trace::namesElement(event.kind())) return true;
  if (event.array() >= arrays.size()) return false;
  if (event.kind() == EventKind::outOfBounds) return true;
  const trace::ArrayInfo& array = arrays[event.array()];
  // A shared array may be longer than the part of it that a launch is known to use.
  const bool isInside = array.space == trace::Space::shared ||
                        static_cast<std::uint64_t>(event.index()) < array.count;
  return event.index() >= 0 && isInside;
}

}  // namespace

json encodeRecord(const trace::Record& record, std::vector<std::byte>& payload) {
  json arrays = json::array();
  for (const trace::ArrayInfo& array : record.arrays) {
    arrays.push_back({{"name", array.name},
                      {"shared", array.space == trace::Space::shared},
                      {"dtype", values::nameOf(array.type)},
                      {"count", array.count},
                      {"unwritten", array.isUnwritten},
                      {"tagged", array.tagged ? json(values::nameOf(*array.tagged)) : json()},
                      {"remote", array.remote ? remoteToJson(*array.remote) : json()},
                      {"columns", array.columns}});
  }
  json loops = json::array();
  for (const values::Loop& loop : record.loops) loops.push_back({loop.first, loop.last});
  payload.reserve(payload.size() + record.offsets.size() * sizeof(std::uint64_t) +
                  record.events.size() * sizeof(Event));
  appendPayload<std::uint64_t>(payload, record.offsets);
  appendPayload<Event>(payload, record.events);
  return {{"kernel", record.kernel},          {"source", record.source},
          {"grid", dimToJson(record.grid)},   {"block", dimToJson(record.block)},
          {"first_block", record.firstBlock}, {"block_count", record.blockCount},
          {"arrays", std::move(arrays)},      {"events", record.events.size()},
          {"truncated", record.truncated},    {"launch", record.launch},
          {"launches", record.launches},      {"cluster", record.cluster},
          {"loops", std::move(loops)}};
}

trace::Record decodeRecord(const json& head, PayloadReader& payload) {
  const JsonFields fields(head, "record");
  trace::Record record;
  record.kernel = fields.text("kernel");
  record.source = fields.text("source");
  record.launches = static_cast<std::uint32_t>(fields.count("launches", kMostLaunches));
  if (record.launches == 0) fields.fail("launches", "is 0");
  record.launch = static_cast<std::uint32_t>(fields.count("launch", record.launches - 1));
  record.grid = dimFromJson(fields, "grid", kMostGridX, kMostGridYz);
  record.block = dimFromJson(fields, "block", kMostThreads, kMostThreads);
  if (record.block.total() > kMostThreads) {
    fields.fail("block", "has more than " + std::to_string(kMostThreads) + " threads");
  }
  record.cluster = static_cast<std::uint32_t>(fields.count("cluster", trace::kMostCluster));
  if (record.cluster == 0 || record.grid.x % record.cluster != 0) {
    fields.fail("cluster", "does not divide the grid");
  }
  const std::uint64_t blocks = record.grid.total();
  record.firstBlock = fields.count("first_block", blocks - 1);
  record.blockCount =
      fields.count("block_count", std::min(blocks - record.firstBlock, kMostRecordedBlocks));
  record.truncated = fields.flag("truncated");
  record.loops = loopsFromJson(fields);
  for (const json& array : fields.array("arrays")) {
    record.arrays.push_back(arrayFromJson(array));
  }
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
  return record;
}

}  // namespace lanescope::engine
