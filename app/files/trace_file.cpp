// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/trace_file.h"

#include <array>
#include <string>

#include "app/files/flow_json.h"
#include "app/files/trace_text.h"
#include "protocol/version.h"
#include "trace/record/tile_shape.h"

namespace lanescope::app {
namespace {

void appendExtent(std::string& out, const values::Dim3& extent) {
  out += "[" + std::to_string(extent.x) + ", " + std::to_string(extent.y) + ", " +
         std::to_string(extent.z) + "]";
}

void appendHead(std::string& out, const trace::Record& record) {
  out += "{\n\"schema\": \"lanescope-record\",\n\"version\": 1";
  appendField(out, "written_by", engine::programVersion(), ",\n");
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

/// Appends an event's part in an operation, and what its value says in words of their own.
void appendMbarrier(std::string& out, const trace::Event& event) {
  static constexpr std::array kParts{"initialize", "arrive", "expect", "wait"};
  static constexpr std::array kValues{"arrivals", "rank", "bytes", "parity"};
  appendField(out, "part", kParts.at(event.form()));
  appendField(out, kValues.at(event.form()), static_cast<std::int64_t>(event.bits));
}

void appendShape(std::string& out, const trace::TileShape& shape) {
  appendField(out, "lines", shape.lines);
  appendField(out, "words", shape.words);
  if (shape.parts == 1) return;
  appendField(out, "parts", shape.parts);
  appendField(out, "stride", shape.stride);
}

void appendBulkCopy(std::string& out, const trace::Event& event) {
  switch (static_cast<trace::BulkCopyForm>(event.form())) {
    case trace::BulkCopyForm::from: {
      const auto place = trace::TilePlace::of(event.bits);
      appendField(out, "part", "from");
      appendField(out, "row", place.row);
      appendField(out, "column", place.column);
      return;
    }
    case trace::BulkCopyForm::into:
      appendField(out, "part", "into");
      appendShape(out, trace::TileShape::of(event.bits));
      return;
    case trace::BulkCopyForm::barrier:
      appendField(out, "part", "signals");
      appendField(out, "ranks", static_cast<std::int64_t>(event.bits));
  }
}

void appendProduct(std::string& out, const trace::Event& event) {
  const bool isLeft = static_cast<trace::ProductForm>(event.form()) == trace::ProductForm::left;
  appendField(out, "part", isLeft ? "left" : "right");
  appendShape(out, trace::TileShape::of(event.bits));
}

void appendGroup(std::string& out, const trace::Event& event) {
  using Form = trace::GroupForm;
  static constexpr std::array kParts{"commit-copies", "wait-copies",    "commit-products",
                                     "wait-products", "fence-products", "set-registers"};
  const auto form = static_cast<Form>(event.form());
  appendField(out, "part", kParts.at(event.form()));
  if (form == Form::waitCopies || form == Form::waitProducts) {
    appendField(out, "prior", static_cast<std::int64_t>(event.bits));
  }
  if (form == Form::setRegisters) {
    appendField(out, "registers", static_cast<std::int64_t>(event.bits));
  }
}

void appendAsync(std::string& out, const trace::Event& event) {
  switch (event.kind()) {
    case trace::EventKind::memoryBarrier:
      return appendMbarrier(out, event);
    case trace::EventKind::bulkCopy:
      return appendBulkCopy(out, event);
    case trace::EventKind::tensorProduct:
      return appendProduct(out, event);
    case trace::EventKind::asyncGroup:
      return appendGroup(out, event);
    case trace::EventKind::namedBarrier: {
      const auto barrier = trace::NamedBarrier::of(event.bits);
      appendField(out, "number", barrier.number);
      appendField(out, "threads", barrier.threads);
      return;
    }
    default:
      return;
  }
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
    if (trace::isAccess(kind) && kind != trace::EventKind::outOfBounds) {
      appendValue(out, array.type, event.bits);
    }
  }
  appendAsync(out, event);
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
