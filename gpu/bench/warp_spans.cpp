// SPDX-License-Identifier: Apache-2.0
#include "bench/warp_spans.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <set>

#include "values/error.h"

namespace lanescope::bench {
namespace {

using values::Lane;
using values::SpanKind;
using values::StagePhase;
using values::Stamp;
using values::StampKind;
using values::TimeSpan;

using Stamps = std::span<const std::span<const Stamp>>;

/// The barriers of the stages by their offsets in shared memory.
struct Ring {
  std::set<std::uint32_t> filled;   ///< copies signal them
  std::set<std::uint32_t> emptied;  ///< the others that warps wait for

  explicit Ring(Stamps stamps) {
    for (const std::span<const Stamp> warp : stamps) {
      for (const Stamp& stamp : warp) {
        if (stamp.kind == StampKind::waited) emptied.insert(stamp.barrier);
        if (stamp.kind == StampKind::expected) filled.insert(stamp.barrier);
      }
    }
    for (const std::uint32_t barrier : filled) emptied.erase(barrier);
  }
};

/// Goes through the stamps of one warp.
class WarpReader {
 public:
  WarpReader(const Ring& ring, std::int64_t warp, std::uint32_t origin, double megahertz,
             std::vector<TimeSpan>& spans)
      : m_ring(ring), m_warp(warp), m_origin(origin), m_megahertz(megahertz), m_spans(spans) {}

  void read(const Stamp& stamp) {
    if (m_copies) m_spans[*m_copies].end = nanoseconds(stamp.begin);
    m_copies.reset();
    switch (stamp.kind) {
      case StampKind::none:
        return;
      case StampKind::waited:
        return wait(stamp);
      case StampKind::expected:
        m_copies = add(SpanKind::issueCopies, stamp, next(m_ring.filled, stamp.barrier, 0));
        return;
      case StampKind::fenced:
        if (!m_products.empty()) m_spans[m_products.back()].end = nanoseconds(stamp.begin);
        m_idle.reset();
        m_products.push_back(add(SpanKind::products, stamp, std::nullopt));
        return;
      case StampKind::awaited:
        return endProducts(stamp);
      case StampKind::met:
        store(stamp);
        [[fallthrough]];
      case StampKind::synchronized:
        m_idle.reset();
        add(SpanKind::barrier, stamp, std::nullopt);
        return;
    }
  }

 private:
  void wait(const Stamp& stamp) {
    store(stamp);
    if (m_ring.filled.contains(stamp.barrier)) {
      add(SpanKind::waitForTiles, stamp, next(m_ring.filled, stamp.barrier, 0));
    } else {
      // The phase before a new barrier's first one counts as over.
      add(SpanKind::waitForStage, stamp, next(m_ring.emptied, stamp.barrier, -1));
    }
  }

  /// Ends the products that are no longer pending. The earlier ones of several have ended where the
  /// next began.
  void endProducts(const Stamp& stamp) {
    if (m_products.size() <= stamp.pending) return;
    if (stamp.pending == 0) {
      m_spans[m_products.back()].end = nanoseconds(stamp.end);
      m_idle = nanoseconds(stamp.end);
    }
    m_products.erase(m_products.begin(),
                     m_products.end() - static_cast<std::ptrdiff_t>(stamp.pending));
  }

  /// What a warp does behind its last products is to store the result, until it waits again.
  void store(const Stamp& until) {
    if (!m_idle) return;
    m_spans.push_back(
        {Lane::warp, SpanKind::store, *m_idle, nanoseconds(until.begin), 0, 0, m_warp, {}});
    m_idle.reset();
  }

  std::size_t add(SpanKind kind, const Stamp& stamp, std::optional<StagePhase> stage) {
    m_spans.push_back(
        {Lane::warp, kind, nanoseconds(stamp.begin), nanoseconds(stamp.end), 0, 0, m_warp, stage});
    return m_spans.size() - 1;
  }

  /// Returns the stage of a barrier, and how often the warp has come to it in this way. `first`:
  /// the phase of the first time.
  std::optional<StagePhase> next(const std::set<std::uint32_t>& barriers, std::uint32_t barrier,
                                 std::int64_t first) {
    const auto place = barriers.find(barrier);
    if (place == barriers.end()) return std::nullopt;
    return StagePhase{std::distance(barriers.begin(), place), first + m_times[barrier]++};
  }

  [[nodiscard]] std::int64_t nanoseconds(std::uint32_t cycles) const {
    return std::llround(1e3 * static_cast<double>(cycles - m_origin) / m_megahertz);
  }

  const Ring& m_ring;
  std::int64_t m_warp;
  std::uint32_t m_origin;
  double m_megahertz;
  std::vector<TimeSpan>& m_spans;
  std::map<std::uint32_t, std::int64_t> m_times;
  std::optional<std::size_t> m_copies;  ///< the span of copies that goes on
  std::vector<std::size_t> m_products;  ///< spans of products that may be unfinished
  std::optional<std::int64_t> m_idle;   ///< since when no products of the warp are unfinished
};

/// Returns the begin of the first stamp of all. The clock may have started again at 0 since.
std::uint32_t originOf(Stamps stamps) {
  std::optional<std::uint32_t> first;
  for (const std::span<const Stamp> warp : stamps) {
    if (warp.empty()) continue;
    const std::uint32_t begin = warp.front().begin;
    if (!first || static_cast<std::int32_t>(begin - *first) < 0) first = begin;
  }
  return first.value_or(0);
}

}  // namespace

std::vector<TimeSpan> warpSpans(Stamps stamps, double megahertz) {
  if (!(megahertz > 0)) {
    values::unavailable(
        "The clock of the GPU was not measured, so the times of its warps are unknown; measure "
        "again.");
  }
  const Ring ring(stamps);
  const std::uint32_t origin = originOf(stamps);
  std::vector<TimeSpan> spans;
  for (std::size_t warp = 0; warp < stamps.size(); ++warp) {
    WarpReader reader(ring, static_cast<std::int64_t>(warp), origin, megahertz, spans);
    for (const Stamp& stamp : stamps[warp]) reader.read(stamp);
  }
  return spans;
}

std::vector<values::Bracket> stagesOf(const std::vector<TimeSpan>& spans) {
  constexpr std::int64_t kLatest = std::numeric_limits<std::int64_t>::max();
  std::int64_t first = kLatest;
  std::int64_t last = 0;
  std::int64_t begin = kLatest;
  std::int64_t end = 0;
  for (const TimeSpan& span : spans) {
    begin = std::min(begin, span.begin);
    end = std::max(end, span.end);
    if (span.kind != SpanKind::products) continue;
    first = std::min(first, span.begin);
    last = std::max(last, span.end);
  }
  if (first == kLatest) return {};
  return {{values::Timing::prologue, begin, first},
          {values::Timing::steadyState, first, last},
          {values::Timing::epilogue, last, end}};
}

}  // namespace lanescope::bench
