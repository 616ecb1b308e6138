// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/trace_file.h"

#include <string>

#include "app/files/flow_json.h"
#include "app/files/trace_text.h"

namespace lanescope::app {
namespace {

void appendExtent(std::string& out, const values::Dim3& extent) {
  out += "[" + std::to_string(extent.x) + ", " + std::to_string(extent.y) + ", " +
         std::to_string(extent.z) + "]";
}

void appendHead(std::string& out, const trace::Record& record) {
  out += "{\n\"schema\": \"lanescope-record\",\n\"version\": 1";
  appendField(out, "kernel", record.kernel, ",\n");
  appendField(out, "source", record.source, ",\n");
  out += ",\n\"launch\": " + std::to_string(record.launch + 1);
  out += ",\n\"launches\": " + std::to_string(record.launches);
  out += ",\n\"grid\": ";
  appendExtent(out, record.grid);
  out += ",\n\"block\": ";
  appendExtent(out, record.block);
  if (record.cluster > 1) out += ",\n\"cluster\": " + std::to_string(record.cluster);
  out += ",\n\"first_block\": " + std::to_string(record.firstBlock);
  out += ",\n\"block_count\": " + std::to_string(record.blockCount);
  out += std::string(",\n\"truncated\": ") + (record.truncated ? "true" : "false");
  out += ",\n\"arrays\": [";
  for (std::size_t i = 0; i < record.arrays.size(); ++i) {
    const trace::ArrayInfo& array = record.arrays[i];
    appendField(out, "name", array.name, i == 0 ? "\n{" : ",\n{");
    appendField(out, "space", array.space == trace::Space::shared ? "shared" : "global");
    appendField(out, "dtype", values::nameOf(array.type));
    out += ", \"count\": " + std::to_string(array.count);
    if (array.remote) out += ", \"rank\": " + std::to_string(array.remote->rank);
    out += '}';
  }
  out += "\n],\n\"threads\": [";
}

void appendEvent(std::string& out, const trace::Record& record, const trace::Event& event,
                 std::int64_t epoch) {
  const trace::EventKind kind = event.kind();
  appendField(out, "epoch", epoch, "{");
  appendField(out, "line", event.line());
  out += ", \"kind\": \"";
  out += nameOf(kind);
  out += '"';
  if (kind == trace::EventKind::barrier &&
      static_cast<trace::BarrierForm>(event.form()) == trace::BarrierForm::cluster) {
    out += ", \"scope\": \"cluster\"";
  }
  if (trace::isWarpWide(kind)) {
    appendField(out, "mask", event.mask());
    if (kind == trace::EventKind::shuffle) appendField(out, "source_lane", event.detail());
    if (kind != trace::EventKind::syncwarp) {
      const bool isTyped = kind == trace::EventKind::shuffle || kind == trace::EventKind::reduce;
      appendValue(out,
                  isTyped ? static_cast<values::DType>(event.valueType()) : values::DType::uint32,
                  event.bits);
    }
  }
  if (trace::namesElement(kind)) {
    const trace::ArrayInfo& array = record.arrays.at(event.array());
    appendField(out, "array", array.name);
    appendField(out, "index", fullIndex(event));
    if (kind != trace::EventKind::outOfBounds) appendValue(out, array.type, event.bits);
  }
  out += '}';
}

}  // namespace

void writeRecordJson(const trace::Record& record, const TextSink& sink,
                     const std::stop_token& stop) {
  std::string text;
  appendHead(text, record);
  bool first = true;
  for (std::uint64_t block = 0; block < record.blockCount; ++block) {
    for (std::uint64_t thread = 0; thread < record.threadsPerBlock(); ++thread) {
      throwIfStopped(stop);
      text += first ? "\n{\"block\": " : ",\n{\"block\": ";
      first = false;
      text += std::to_string(record.firstBlock + block) +
              ", \"thread\": " + std::to_string(thread) + ", \"events\": [";
      std::int64_t epoch = 0;
      bool firstEvent = true;
      for (const trace::Event& event : record.eventsOf(block, thread)) {
        text += firstEvent ? "\n  " : ",\n  ";
        firstEvent = false;
        appendEvent(text, record, event, epoch);
        if (event.kind() == trace::EventKind::barrier) ++epoch;
      }
      text += ']';
      if (record.flow) {
        text += ",\n ";
        appendOperations(text, record.operationsOf(block, thread));
      }
      text += '}';
      sink(text);
      text.clear();
    }
  }
  sink(text + "\n]\n}\n");
}

}  // namespace lanescope::app
