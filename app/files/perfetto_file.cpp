// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include "app/files/trace_file.h"
#include "app/files/trace_text.h"

namespace lanescope::app {
namespace {

/// Writes the trace events of one record. A process and a thread id of 0 mean the idle task to
/// Perfetto, and the thread whose id is its process's is the main one: ids start at 1, and the
/// first thread of a block, which names the epochs, has the block's own.
class PerfettoWriter {
 public:
  PerfettoWriter(const trace::Record& record, const TextSink& sink)
      : m_record(record), m_sink(sink) {}

  void head() {
    m_text += "{\"displayTimeUnit\": \"ns\",\n\"otherData\": {\"kernel\": ";
    appendQuoted(m_text, m_record.kernel);
    appendField(m_text, "source", m_record.source);
    m_text += ", \"time\": \"steps, not measured: one event a microsecond\"},\n\"traceEvents\": [";
    flush();
  }

  void block(std::uint64_t recorded, const std::stop_token& stop) {
    m_process = recorded + 1;
    name("process_name", epochRow(), "block " + std::to_string(m_record.firstBlock + recorded));
    name("thread_name", epochRow(), "epochs");
    sortIndex(epochRow(), 0);
    const std::vector<std::int64_t> starts = epochStarts(recorded);
    for (std::size_t epoch = 0; epoch + 1 < starts.size(); ++epoch) {
      slice(epochRow(), starts[epoch], starts[epoch + 1] - starts[epoch],
            "epoch " + std::to_string(epoch), "epoch");
      m_text += "}";
    }
    for (std::uint64_t thread = 0; thread < m_record.threadsPerBlock(); ++thread) {
      throwIfStopped(stop);
      oneThread(recorded, thread, starts);
      flush();
    }
  }

  void tail() {
    m_text += "\n]}\n";
    flush();
  }

 private:
  [[nodiscard]] std::uint64_t epochRow() const { return m_process; }
  /// Returns an id that differs from those of all other threads and of all blocks.
  [[nodiscard]] std::uint64_t row(std::uint64_t recorded, std::uint64_t thread) const {
    return m_record.blockCount + 1 + recorded * m_record.threadsPerBlock() + thread;
  }

  /// Returns the begin of each epoch of the block, and the end of the last one.
  [[nodiscard]] std::vector<std::int64_t> epochStarts(std::uint64_t recorded) const {
    std::vector<std::int64_t> lengths;
    for (std::uint64_t thread = 0; thread < m_record.threadsPerBlock(); ++thread) {
      std::size_t epoch = 0;
      std::int64_t length = 0;
      const auto close = [&] {
        if (epoch >= lengths.size()) lengths.resize(epoch + 1);
        lengths[epoch] = std::max(lengths[epoch], length);
      };
      for (const trace::Event& event : m_record.eventsOf(recorded, thread)) {
        ++length;
        if (event.kind() != trace::EventKind::barrier) continue;
        close();
        ++epoch;
        length = 0;
      }
      if (length > 0) close();
    }
    std::vector<std::int64_t> starts{0};
    for (const std::int64_t length : lengths) starts.push_back(starts.back() + length);
    return starts;
  }

  void oneThread(std::uint64_t recorded, std::uint64_t thread,
                 const std::vector<std::int64_t>& starts) {
    const std::uint64_t id = row(recorded, thread);
    name("thread_name", id, "thread " + std::to_string(thread));
    sortIndex(id, thread + 1);
    std::size_t epoch = 0;
    std::int64_t position = 0;
    for (const trace::Event& event : m_record.eventsOf(recorded, thread)) {
      const std::int64_t start = starts[epoch] + position;
      if (event.kind() == trace::EventKind::barrier) {
        slice(id, start, starts[epoch + 1] - start, "barrier", "barrier");
        ++epoch;
        position = 0;
      } else {
        access(id, start, event);
        ++position;
      }
      appendField(m_text, "line", event.line(), ", \"args\": {");
      if (trace::namesElement(event.kind())) arguments(event);
      m_text += "}}";
    }
  }

  void access(std::uint64_t id, std::int64_t start, const trace::Event& event) {
    const std::string_view kind = nameOf(event.kind());
    if (!trace::namesElement(event.kind())) return slice(id, start, 1, kind, kind);
    slice(id, start, 1,
          std::string(kind) + " " + m_record.arrays.at(event.array()).name + "[" +
              std::to_string(fullIndex(event)) + "]",
          kind);
  }

  void arguments(const trace::Event& event) {
    const trace::ArrayInfo& array = m_record.arrays.at(event.array());
    appendField(m_text, "array", array.name);
    appendField(m_text, "index", fullIndex(event));
    if (trace::isAccess(event.kind()) && event.kind() != trace::EventKind::outOfBounds) {
      appendValue(m_text, array.type, event.bits);
    }
  }

  /// Leaves the event open for its arguments.
  void slice(std::uint64_t id, std::int64_t start, std::int64_t duration, std::string_view title,
             std::string_view category) {
    open("X", id);
    appendField(m_text, "ts", start);
    appendField(m_text, "dur", duration);
    appendField(m_text, "name", title);
    appendField(m_text, "cat", category);
  }

  void name(std::string_view what, std::uint64_t id, std::string_view text) {
    open("M", id);
    appendField(m_text, "name", what);
    m_text += ", \"args\": {\"name\": ";
    appendQuoted(m_text, text);
    m_text += "}}";
  }

  void sortIndex(std::uint64_t id, std::uint64_t position) {
    open("M", id);
    m_text += ", \"name\": \"thread_sort_index\", \"args\": {\"sort_index\": " +
              std::to_string(position) + "}}";
  }

  void open(std::string_view phase, std::uint64_t id) {
    m_text += m_first ? "\n{\"ph\": \"" : ",\n{\"ph\": \"";
    m_first = false;
    m_text += phase;
    m_text += "\", \"pid\": " + std::to_string(m_process) + ", \"tid\": " + std::to_string(id);
  }

  void flush() {
    m_sink(m_text);
    m_text.clear();
  }

  const trace::Record& m_record;
  const TextSink& m_sink;
  std::string m_text;
  std::uint64_t m_process = 0;
  bool m_first = true;
};

}  // namespace

void writePerfetto(const trace::Record& record, const TextSink& sink, const std::stop_token& stop) {
  PerfettoWriter writer(record, sink);
  writer.head();
  for (std::uint64_t block = 0; block < record.blockCount; ++block) writer.block(block, stop);
  writer.tail();
}

}  // namespace lanescope::app
