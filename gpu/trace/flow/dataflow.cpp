// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/dataflow.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <ranges>
#include <stdexcept>

#include "trace/flow/made_of.h"

namespace lanescope::trace {
namespace {
constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
/// The record of a kernel has up to some sixteen sources per access; a malicious one may have the
/// square of its accesses.
constexpr std::size_t kMostSourcesEach = 64;
constexpr std::size_t kSourcesOfAny = std::size_t{1} << 20;
/// A thread looks through at most this many of its own stores per load, on average.
constexpr std::size_t kMostLooksEach = 1000;
}  // namespace

/// Walks through the steps and remembers, for each element, the versions that a load can still
/// read.
class Dataflow::Builder {
 public:
  Builder(Dataflow& flow, const Timeline& timeline, const ElementMap& map)
      : m_flow(flow),
        m_timeline(timeline),
        m_map(map),
        m_elements(map.size()),
        m_threads(timeline.threadCount()),
        m_mostSources(std::min(std::size_t{std::numeric_limits<std::uint32_t>::max()},
                               kSourcesOfAny + kMostSourcesEach * timeline.accesses().size())),
        m_looks(kSourcesOfAny + kMostLooksEach * timeline.accesses().size()),
        m_made(timeline) {
    m_slotOf.reserve(timeline.accesses().size());
    m_flow.m_nodes.reserve(timeline.accesses().size() + 1);
    m_flow.m_sources.reserve(timeline.accesses().size());
  }

  void build(const values::ProgressMonitor& monitor) {
    values::MonitoredCount done(monitor, m_timeline.accesses().size());
    for (std::size_t i = 0; i < m_timeline.stepCount(); ++i) {
      m_flow.m_firstOfStep.push_back(nodeCount());
      const Step& step = m_timeline.step(i);
      done.add(step.accessCount);
      if (step.kind == EventKind::shuffle || step.kind == EventKind::reduce) receive(i);
      if (step.kind == EventKind::syncwarp) synchronize(i);
      if (!isRead(step.kind) && !isWrite(step.kind)) continue;
      const auto accesses = m_timeline.accesses(i);
      for (std::uint32_t k = 0; k < accesses.size(); ++k) {
        // Each thread's events lie in memory of their own; the prefetch hides the misses.
        if (k + kAhead < accesses.size()) {
          __builtin_prefetch(&m_timeline.event(accesses[k + kAhead]));
        }
        if (isRead(step.kind)) {
          load(step.epoch, accesses[k]);
        } else {
          store(step.epoch, accesses[k]);
        }
      }
    }
    m_flow.m_firstOfStep.push_back(nodeCount());
    m_flow.m_nodes.push_back({0, 0, sourceCount()});
    m_flow.m_versionOf = m_made.takeVersions();
    index();
  }

 private:
  /// The number of events between prefetch and use.
  static constexpr std::uint32_t kAhead = 24;

  struct Element {
    std::uint32_t settled = kNone;  ///< the latest version from an earlier epoch, or the input
    std::uint32_t latest = kNone;   ///< the latest version of all
    std::uint64_t bits = 0;         ///< the value that was stored or found last
  };
  struct Thread {
    std::vector<std::uint32_t> stored;  ///< its stores in `epoch`
    std::uint32_t epoch = 0;
    std::uint32_t synced = 0;  ///< number of nodes at its last __syncwarp()
  };

  [[nodiscard]] std::uint32_t nodeCount() const {
    return static_cast<std::uint32_t>(m_flow.m_nodes.size());
  }
  [[nodiscard]] std::uint32_t sourceCount() const {
    return static_cast<std::uint32_t>(m_flow.m_sources.size());
  }
  [[nodiscard]] const Event& eventOf(std::uint32_t node) const {
    return m_timeline.eventAt(m_flow.m_nodes[node].event);
  }
  [[nodiscard]] std::uint32_t threadOf(std::uint32_t node) const {
    return m_timeline.threadAt(m_flow.m_nodes[node].event);
  }
  [[nodiscard]] std::uint32_t epochOf(std::uint32_t node) const {
    return m_timeline.step(m_timeline.stepAt(m_flow.m_nodes[node].event)).epoch;
  }
  /// Whether the event names the node's element.
  [[nodiscard]] bool isOfElement(std::uint32_t node, const Event& event) const {
    const Event& its = eventOf(node);
    return isAccess(its.kind()) && its.array() == event.array() && its.index() == event.index();
  }

  /// Adds a node. The caller appends its sources next.
  std::uint32_t add(const Access& access, std::size_t slot) {
    m_flow.m_nodes.push_back({m_timeline.positionOf(access), 0, sourceCount()});
    m_flow.m_computations.emplace_back();
    m_slotOf.push_back(static_cast<std::uint32_t>(slot));
    return nodeCount() - 1;
  }
  std::uint32_t addInput(const Access& access, std::size_t slot) {
    return add(access, slot | kInputMark);
  }

  void synchronize(std::size_t step) {
    for (const Access& access : m_timeline.accesses(step)) {
      m_threads[access.thread].synced = nodeCount();
    }
  }

  /// Whether a lane of the thread's warp stored this version before the warp's last __syncwarp().
  [[nodiscard]] bool isHandedOver(std::uint32_t version, std::uint32_t thread) const {
    return threadOf(version) / kWarpSize == thread / kWarpSize &&
           version < m_threads[thread].synced;
  }

  /// Returns the version of the element that the thread must read, or kNone.
  std::uint32_t versionFor(Element& element, const Access& access, std::uint32_t epoch) {
    if (element.latest == kNone) return element.settled;
    const bool isSettled = epochOf(element.latest) < epoch;
    if (isSettled) element.settled = element.latest;
    if (isSettled || threadOf(element.latest) == access.thread ||
        isHandedOver(element.latest, access.thread)) {
      return element.latest;
    }
    const Thread& thread = m_threads[access.thread];
    if (thread.epoch == epoch) {
      const Event& event = m_timeline.event(access);
      for (const std::uint32_t own : thread.stored | std::views::reverse) {
        if (m_looks-- == 0) throw std::length_error("a thread's loads have too many stores before");
        if (isOfElement(own, event)) return own;
      }
    }
    return element.settled;
  }

  /// Returns the version with this value that any thread may have just made, or kNone.
  [[nodiscard]] std::uint32_t versionWith(std::uint64_t bits, const Element& element) const {
    for (const std::uint32_t version : {element.latest, element.settled}) {
      if (version != kNone && eventOf(version).bits == bits) return version;
    }
    return kNone;
  }

  void load(std::uint32_t epoch, const Access& access) {
    const Event& event = m_timeline.event(access);
    const auto slot = m_map.slotOf(event.array(), event.index());
    if (!slot) return;
    Element& element = m_elements[*slot];
    const bool isFresh = event.kind() == EventKind::atomicRead ||
                         static_cast<AccessForm>(event.form()) == AccessForm::polled;
    std::uint32_t version = isFresh ? kNone : versionFor(element, access, epoch);
    if (version == kNone || eventOf(version).bits != event.bits) {
      // There is no version yet, or the load raced: then the value found tells the version.
      const std::uint32_t found = versionWith(event.bits, element);
      if (found != kNone || isFresh) version = found;
    }
    const bool isInput = version == kNone;
    const bool isSighting = !isInput && element.bits != event.bits;
    if (isInput) version = addInput(access, *slot);
    if (isSighting) {
      m_flow.m_sightings.push_back(
          {static_cast<std::uint32_t>(*slot), m_timeline.positionOf(access)});
    }
    element.bits = event.bits;
    if (isFresh ? element.latest == kNone : isInput) element.settled = version;
    m_made.setVersion(m_timeline.positionOf(access), version);
  }

  void appendSources(const std::vector<std::uint32_t>& sources) {
    const std::size_t left = m_mostSources - m_flow.m_sources.size();
    if (sources.size() > left) throw std::length_error("a record's values have too many sources");
    m_flow.m_sources.insert(m_flow.m_sources.end(), sources.begin(), sources.end());
  }

  /// Appends what the values of the lanes of the mask were made of, which they send in this step.
  void appendSent(std::size_t step, std::uint32_t firstThread, std::uint32_t lanes) {
    for (; lanes != 0; lanes &= lanes - 1) {
      const auto thread = firstThread + static_cast<std::uint32_t>(std::countr_zero(lanes));
      const auto sent = m_timeline.accessOf(step, thread);
      if (sent) appendSources(m_made.sourcesOf(*sent));
    }
  }

  void receive(std::size_t step) {
    std::uint32_t sentIn = kNone;  // warp of the last sources
    std::uint32_t sentBy = 0;      // lanes
    for (const Access& access : m_timeline.accesses(step)) {
      const Event& event = m_timeline.event(access);
      const std::uint32_t warp = access.thread / kWarpSize;
      const std::uint32_t lanes =
          event.kind() == EventKind::shuffle ? 1U << event.detail() : event.mask();
      const std::uint32_t node = add(access, kNone);
      m_made.setVersion(m_timeline.positionOf(access), node);
      if (warp == sentIn && lanes == sentBy) {
        m_flow.m_nodes[node].firstSource = m_flow.m_nodes[node - 1].firstSource;
        m_flow.m_nodes[node - 1].sharesNext = 1;
      } else {
        appendSent(step, warp * kWarpSize, lanes);
        sentIn = warp;
        sentBy = lanes;
      }
    }
  }

  void store(std::uint32_t epoch, const Access& access) {
    const Event& event = m_timeline.event(access);
    const auto slot = m_map.slotOf(event.array(), event.index());
    if (!slot) return;
    Thread& thread = m_threads[access.thread];
    const std::uint32_t node = add(access, *slot);
    appendSources(m_made.sourcesOf(access));
    m_flow.m_computations[node] = m_made.computations();

    if (thread.epoch != epoch) {
      thread.stored.clear();
      thread.epoch = epoch;
    }
    thread.stored.push_back(node);
    Element& element = m_elements[*slot];
    if (element.latest != kNone && epochOf(element.latest) < epoch) {
      element.settled = element.latest;
    }
    element.latest = node;
    element.bits = event.bits;
  }

  /// Lists the nodes of each slot.
  void index() {
    m_elements = {};
    // During the listing, an entry advances from the begin of its slot's nodes to their end.
    std::vector<std::uint32_t>& next = m_flow.m_firstOfSlot;
    next.assign(m_map.size() + 2, 0);
    for (const std::uint32_t slot : m_slotOf) {
      if (slot != kNone) ++next[(slot & ~kInputMark) + 2];
    }
    std::partial_sum(next.begin(), next.end(), next.begin());
    m_flow.m_ofSlot.resize(next.back());
    for (const bool isInput : {false, true}) {
      for (std::uint32_t node = 0; node < m_slotOf.size(); ++node) {
        const std::uint32_t slot = m_slotOf[node];
        if (slot == kNone || ((slot & kInputMark) != 0) != isInput) continue;
        m_flow.m_ofSlot[next[(slot & ~kInputMark) + 1]++] = node | (isInput ? kInputMark : 0);
      }
    }
    std::ranges::stable_sort(m_flow.m_sightings, {}, &Sighting::slot);
  }

  Dataflow& m_flow;
  const Timeline& m_timeline;
  const ElementMap& m_map;
  std::vector<Element> m_elements;
  std::vector<Thread> m_threads;
  /// Per node: its slot, with kInputMark for an input; or kNone.
  std::vector<std::uint32_t> m_slotOf;
  std::size_t m_mostSources;
  std::size_t m_looks;  ///< number of looks that are left
  MadeOf m_made;
};

Dataflow::Dataflow(const Timeline& timeline, const ElementMap& map,
                   const values::ProgressMonitor& monitor)
    : m_timeline(&timeline) {
  Builder(*this, timeline, map).build(monitor);
}

std::span<const std::uint32_t> Dataflow::storesTo(std::size_t slot) const {
  const auto all = nodesOf(slot);
  return {all.begin(), std::ranges::lower_bound(all, kInputMark)};
}

std::optional<std::uint32_t> Dataflow::firstInputOf(std::size_t slot) const {
  const auto all = nodesOf(slot);
  const auto first = std::ranges::lower_bound(all, kInputMark);
  if (first == all.end()) return std::nullopt;
  return *first & ~kInputMark;
}

std::optional<std::uint32_t> Dataflow::lastBefore(std::size_t step, std::size_t slot) const {
  const auto all = nodesOf(slot);
  const std::uint32_t end = firstSince(step);
  const auto input = std::ranges::lower_bound(all, end | kInputMark);
  const auto firstInput = std::lower_bound(all.begin(), input, kInputMark);
  const auto store = std::lower_bound(all.begin(), firstInput, end);
  std::optional<std::uint32_t> last;
  if (store != all.begin()) last = *(store - 1);
  if (input != firstInput) last = std::max(last.value_or(0), *(input - 1) & ~kInputMark);
  return last;
}

}  // namespace lanescope::trace
