// SPDX-License-Identifier: Apache-2.0
#include "trace/dataflow.h"

#include <bit>
#include <limits>
#include <ranges>
#include <stdexcept>
#include <tuple>

namespace lanescope::trace {
namespace {
constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
/// A record of a kernel has up to some sixteen sources an access; one that was made up to be
/// awkward, as many as the square of its accesses.
constexpr std::size_t kMostSourcesEach = 64;
constexpr std::size_t kSourcesOfAny = std::size_t{1} << 20;
/// Likewise the stores of its own that a thread looks through for a load.
constexpr std::size_t kMostLooksEach = 1000;
}  // namespace

/// Walks through the steps and remembers, of each element, the versions that a load can still mean.
class Dataflow::Builder {
 public:
  Builder(Dataflow& flow, const Timeline& timeline, const ElementMap& map)
      : m_flow(flow),
        m_timeline(timeline),
        m_map(map),
        m_elements(map.size()),
        m_threads(timeline.threadCount()),
        m_mostSources(kSourcesOfAny + kMostSourcesEach * accessesOf(timeline)),
        m_looks(kSourcesOfAny + kMostLooksEach * accessesOf(timeline)) {}

  void build() {
    for (std::size_t i = 0; i < m_timeline.stepCount(); ++i) {
      m_flow.m_firstOfStep.push_back(static_cast<std::uint32_t>(m_flow.m_nodes.size()));
      const Step& step = m_timeline.step(i);
      if (step.kind == EventKind::shuffle || step.kind == EventKind::reduce) receive(i);
      if (step.kind == EventKind::syncwarp) synchronize(i);
      for (const Access& access : m_timeline.accesses(i)) {
        if (isRead(step.kind)) load(i, access);
        if (isWrite(step.kind)) store(i, access);
      }
    }
    m_flow.m_firstOfStep.push_back(static_cast<std::uint32_t>(m_flow.m_nodes.size()));
  }

 private:
  static std::size_t accessesOf(const Timeline& timeline) {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < timeline.stepCount(); ++i) sum += timeline.accesses(i).size();
    return sum;
  }

  struct Element {
    std::uint32_t settled = kNone;  ///< the latest version from an earlier epoch, or the input
    std::uint32_t latest = kNone;   ///< the latest version of all
  };
  struct Thread {
    std::vector<std::uint32_t> loaded;  ///< since its last store
    std::vector<std::uint32_t> used;    ///< what its last store was made of
    std::uint32_t last = kNone;         ///< its last store
    std::vector<std::uint32_t> stored;  ///< in `epoch`
    std::uint32_t epoch = 0;
    std::uint32_t synced = 0;  ///< nodes that were there at its last __syncwarp()
  };

  std::uint32_t add(std::size_t step, const Access& access, bool isInput) {
    const Event& event = m_timeline.event(access);
    DataNode node;
    node.index = event.index();
    node.bits = event.bits;
    node.firstSource = m_flow.m_sources.size();
    node.step = static_cast<std::uint32_t>(step);
    node.epoch = m_timeline.step(step).epoch;
    node.thread = access.thread;
    node.array = static_cast<std::uint8_t>(event.array());
    node.type = m_timeline.record().arrays[event.array()].type;
    node.isInput = isInput;
    m_flow.m_nodes.push_back(node);
    return static_cast<std::uint32_t>(m_flow.m_nodes.size() - 1);
  }

  void synchronize(std::size_t step) {
    for (const Access& access : m_timeline.accesses(step)) {
      m_threads[access.thread].synced = static_cast<std::uint32_t>(m_flow.m_nodes.size());
    }
  }

  /// Whether a lane of the thread's warp stored this version before they last waited for each
  /// other.
  [[nodiscard]] bool isHandedOver(std::uint32_t version, std::uint32_t thread) const {
    return m_flow.m_nodes[version].thread / kWarpSize == thread / kWarpSize &&
           version < m_threads[thread].synced;
  }

  /// The version of the element that the thread must read, or kNone.
  std::uint32_t versionFor(Element& element, const Access& access, std::uint32_t epoch) {
    if (element.latest == kNone) return element.settled;
    const DataNode& latest = m_flow.m_nodes[element.latest];
    if (latest.epoch < epoch) element.settled = element.latest;
    if (latest.epoch < epoch || latest.thread == access.thread ||
        isHandedOver(element.latest, access.thread)) {
      return element.latest;
    }
    const Thread& thread = m_threads[access.thread];
    if (thread.epoch == epoch) {
      for (const std::uint32_t own : thread.stored | std::views::reverse) {
        const DataNode& node = m_flow.m_nodes[own];
        if (m_looks-- == 0) throw std::length_error("a thread's loads have too many stores before");
        if (node.array == latest.array && node.index == latest.index) return own;
      }
    }
    return element.settled;
  }

  /// The version with this value that any thread may have just made, or kNone.
  std::uint32_t versionWith(std::uint64_t bits, const Element& element) const {
    for (const std::uint32_t version : {element.latest, element.settled}) {
      if (version != kNone && m_flow.m_nodes[version].bits == bits) return version;
    }
    return kNone;
  }

  void load(std::size_t step, const Access& access) {
    const Event& event = m_timeline.event(access);
    const auto slot = m_map.slotOf(event.array(), event.index());
    if (!slot) return;
    Element& element = m_elements[*slot];
    if (event.kind() == EventKind::atomicRead ||
        static_cast<AccessForm>(event.form()) == AccessForm::polled) {
      std::uint32_t version = versionWith(event.bits, element);
      if (version == kNone) version = add(step, access, true);
      if (element.latest == kNone) element.settled = version;
      m_threads[access.thread].loaded.push_back(version);
      return;
    }
    std::uint32_t version = versionFor(element, access, m_timeline.step(step).epoch);
    if (version == kNone || m_flow.m_nodes[version].bits != event.bits) {
      // Nobody's value yet, or a race: what the load found tells who was first.
      const std::uint32_t found = versionWith(event.bits, element);
      if (found != kNone) version = found;
    }
    if (version == kNone) {
      version = add(step, access, true);
      element.settled = version;
    }
    m_threads[access.thread].loaded.push_back(version);
  }

  void appendSources(const std::vector<std::uint32_t>& sources) {
    const std::size_t left = m_mostSources - m_flow.m_sources.size();
    if (sources.size() > left) throw std::length_error("a record's values have too many sources");
    m_flow.m_sources.insert(m_flow.m_sources.end(), sources.begin(), sources.end());
  }

  /// Appends what the lanes of the mask hold: one list for all that read it.
  std::pair<std::uint64_t, std::uint32_t> held(std::uint32_t firstThread, std::uint32_t lanes) {
    const std::uint64_t first = m_flow.m_sources.size();
    for (; lanes != 0; lanes &= lanes - 1) {
      const std::uint32_t thread =
          firstThread + static_cast<std::uint32_t>(std::countr_zero(lanes));
      if (thread >= m_threads.size()) break;
      const auto& loaded = m_threads[thread].loaded;
      appendSources(loaded);
    }
    return {first, static_cast<std::uint32_t>(m_flow.m_sources.size() - first)};
  }

  void receive(std::size_t step) {
    const auto firstNode = static_cast<std::uint32_t>(m_flow.m_nodes.size());
    std::uint32_t heldOf = kNone;  // the warp and the lanes that `sources` are of
    std::uint32_t heldLanes = 0;
    std::pair<std::uint64_t, std::uint32_t> sources;
    for (const Access& access : m_timeline.accesses(step)) {
      const Event& event = m_timeline.event(access);
      const std::uint32_t warp = access.thread / kWarpSize;
      const std::uint32_t lanes =
          event.kind() == EventKind::shuffle ? 1U << event.detail() : event.mask();
      if (warp != heldOf || lanes != heldLanes) {
        sources = held(warp * kWarpSize, lanes);
        heldOf = warp;
        heldLanes = lanes;
      }
      DataNode node;
      node.bits = event.bits;
      std::tie(node.firstSource, node.sourceCount) = sources;
      node.step = static_cast<std::uint32_t>(step);
      node.epoch = m_timeline.step(step).epoch;
      node.thread = access.thread;
      node.array = DataNode::kNoArray;
      node.type = static_cast<values::DType>(event.valueType());
      m_flow.m_nodes.push_back(node);
    }
    std::uint32_t node = firstNode;
    for (const Access& access : m_timeline.accesses(step)) {
      const Event& event = m_timeline.event(access);
      // What a lane hands to itself is nothing new.
      const bool isOwn = event.kind() == EventKind::shuffle &&
                         event.detail() == access.thread % static_cast<unsigned>(kWarpSize);
      if (!isOwn) m_threads[access.thread].loaded.push_back(node);
      ++node;
    }
  }

  /// Completes `thread.loaded` for a store of this value.
  void completeSources(Thread& thread, const Event& event) {
    if (thread.last == kNone) return;
    if (thread.loaded.empty()) {
      // The thread still holds what it loaded for its last store, and that store's value.
      std::uint32_t copied = kNone;
      for (const std::uint32_t source : thread.used) {
        const DataNode& node = m_flow.m_nodes[source];
        const bool isElsewhere = node.array != event.array() || node.index != event.index();
        if (node.bits == event.bits && (copied == kNone || isElsewhere)) copied = source;
      }
      if (copied == kNone && m_flow.m_nodes[thread.last].bits == event.bits) copied = thread.last;
      if (copied != kNone) thread.loaded.push_back(copied);
    } else if (thread.loaded.size() == 1 && isAddedToTheLast(thread, event)) {
      thread.loaded.insert(thread.loaded.begin(), thread.last);
    }
  }

  /// Whether a store that has one source must have another one: what its thread stored last.
  [[nodiscard]] bool isAddedToTheLast(const Thread& thread, const Event& event) const {
    const DataNode& source = m_flow.m_nodes[thread.loaded.front()];
    const DataNode& last = m_flow.m_nodes[thread.last];
    if (source.bits == event.bits || thread.loaded.front() == thread.last) return false;
    const auto isTarget = [&](const DataNode& node) {
      return node.array == event.array() && node.index == event.index();
    };
    return isTarget(last) || (source.array == last.array && !isTarget(source));
  }

  void store(std::size_t step, const Access& access) {
    const Event& event = m_timeline.event(access);
    const auto slot = m_map.slotOf(event.array(), event.index());
    if (!slot) return;
    const std::uint32_t node = add(step, access, false);
    Thread& thread = m_threads[access.thread];
    completeSources(thread, event);
    m_flow.m_nodes[node].firstSource = m_flow.m_sources.size();
    m_flow.m_nodes[node].sourceCount = static_cast<std::uint32_t>(thread.loaded.size());
    appendSources(thread.loaded);
    thread.used = std::move(thread.loaded);
    thread.loaded.clear();
    thread.last = node;

    const std::uint32_t epoch = m_timeline.step(step).epoch;
    if (thread.epoch != epoch) {
      thread.stored.clear();
      thread.epoch = epoch;
    }
    thread.stored.push_back(node);
    Element& element = m_elements[*slot];
    if (element.latest != kNone && m_flow.m_nodes[element.latest].epoch < epoch) {
      element.settled = element.latest;
    }
    element.latest = node;
  }

  Dataflow& m_flow;
  const Timeline& m_timeline;
  const ElementMap& m_map;
  std::vector<Element> m_elements;
  std::vector<Thread> m_threads;
  std::size_t m_mostSources;
  std::size_t m_looks;  ///< that are left
};

Dataflow::Dataflow(const Timeline& timeline, const ElementMap& map) {
  Builder(*this, timeline, map).build();
}

}  // namespace lanescope::trace
