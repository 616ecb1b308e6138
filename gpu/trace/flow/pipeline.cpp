// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/pipeline.h"

#include <algorithm>
#include <map>
#include <utility>

#include "trace/record/barrier_phases.h"
#include "trace/record/tile_shape.h"

namespace lanescope::trace {
namespace {

constexpr std::uint64_t kWordBytes = 4;

using Key = std::pair<unsigned, std::int64_t>;  ///< of a barrier: array and index

Key keyOf(const Event& event) {
  return {event.array(), event.index()};
}

}  // namespace

/// Goes through the steps of a timeline once and counts the rounds of every warp group.
class Pipeline::Builder {
 public:
  Builder(const Timeline& timeline, Pipeline& pipeline)
      : m_timeline(timeline),
        m_pipeline(pipeline),
        m_actors((timeline.threadCount() + kWarpGroup - 1) / kWarpGroup),
        m_phases(timeline.record(), timeline.recordedBlock()) {
    findStages();
    std::uint32_t epoch = 0;
    for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
      const Step& step = timeline.step(i);
      if (step.epoch != epoch) meet();
      epoch = step.epoch;
      if (step.kind < EventKind::memoryBarrier) continue;
      m_step = static_cast<std::uint32_t>(i);
      for (const Access& access : timeline.accesses(i)) take(access);
    }
  }

 private:
  /// A warp group: the round that it has come to, and its products.
  struct Actor {
    std::uint32_t round = 0;
    std::uint32_t tensorFree = 0;  ///< the round in which its last products end
    std::uint32_t products = 0;
    std::optional<std::size_t> open;   ///< the box of products that are not committed
    std::vector<std::size_t> pending;  ///< boxes that are not waited for
    std::map<Key, std::int32_t> waitedFor;
  };
  /// The bytes of a stage, as the copies into it say.
  struct Region {
    std::int64_t first = 0;
    std::int64_t end = 0;
    std::uint32_t stage = 0;
  };

  Actor& actorOf(std::uint32_t thread) { return m_actors[thread / kWarpGroup]; }

  void findStages() {
    const auto isEvent = [](const Event& event) {
      return event.kind() == EventKind::bulkCopy &&
             static_cast<BulkCopyForm>(event.form()) == BulkCopyForm::barrier;
    };
    for (const Event& event : m_timeline.record().eventsOf(m_timeline.recordedBlock())) {
      if (!isEvent(event)) continue;
      const auto number = static_cast<std::uint32_t>(m_stageOf.size());
      if (m_stageOf.try_emplace(keyOf(event), number).second) {
        m_pipeline.m_stages.push_back({.full = {event.array(), event.index()}});
      }
    }
    m_fillings.resize(m_stageOf.size());
  }

  /// All threads of the block meet.
  void meet() {
    std::uint32_t latest = 0;
    for (const Actor& actor : m_actors) latest = std::max(latest, actor.round);
    for (Actor& actor : m_actors) actor.round = latest;
  }

  void take(const Access& access) {
    const Event& event = m_timeline.event(access);
    const std::uint32_t before = m_phases.phaseOf(event);
    switch (event.kind()) {
      case EventKind::memoryBarrier:
        takeBarrier(access.thread, event);
        break;
      case EventKind::bulkCopy:
        takeCopy(access, event);
        break;
      case EventKind::tensorProduct:
        if (access.thread % kWarpGroup == 0) takeProduct(access.thread, event);
        break;
      case EventKind::asyncGroup:
        if (access.thread % kWarpGroup == 0) takeGroup(access.thread, event);
        break;
      default:
        break;
    }
    m_phases.apply(m_timeline.record().eventsOf(m_timeline.recordedBlock(), access.thread),
                   access.event);
    if (event.kind() == EventKind::memoryBarrier && m_phases.phaseOf(event) != before) {
      Arrivals& arrivals = m_arrivals[keyOf(event)];
      arrivals.ends.push_back(std::exchange(arrivals.latest, 0));
    }
  }

  void takeBarrier(std::uint32_t thread, const Event& event) {
    Actor& actor = actorOf(thread);
    switch (static_cast<MbarrierForm>(event.form())) {
      case MbarrierForm::initialize:
        break;
      case MbarrierForm::arrive: {
        Arrivals& arrivals = m_arrivals[keyOf(event)];
        arrivals.latest = std::max(arrivals.latest, actor.round);
        break;
      }
      case MbarrierForm::expect:
        beginFill(thread, event);
        break;
      case MbarrierForm::wait: {
        std::int32_t& phase = actor.waitedFor.try_emplace(keyOf(event), -1).first->second;
        phase = phaseWaitedFor(phase, event.bits);
        actor.round = std::max(actor.round, endOf(event, phase));
        if (!m_stageOf.contains(keyOf(event))) {
          m_lastWait[thread] = {{event.array(), event.index()}, phase};
        }
        break;
      }
    }
  }

  /// The round in which a phase ends.
  std::uint32_t endOf(const Event& event, std::int32_t phase) {
    if (phase < 0) return 0;
    const auto position = static_cast<std::size_t>(phase);
    if (const auto stage = m_stageOf.find(keyOf(event)); stage != m_stageOf.end()) {
      const auto& fills = m_fillings[stage->second];
      return position < fills.size() ? box(fills[position]).end : 0;
    }
    const auto& ends = m_arrivals[keyOf(event)].ends;
    return position < ends.size() ? ends[position] : 0;
  }

  void beginFill(std::uint32_t thread, const Event& event) {
    const auto stage = m_stageOf.find(keyOf(event));
    if (stage == m_stageOf.end()) return;
    auto& fills = m_fillings[stage->second];
    const std::uint32_t round = actorOf(thread).round;
    const std::uint32_t begin = std::max(round, m_engineFree);
    m_engineFree = begin + 1;
    Box fill{.kind = Box::Kind::copy,
             .stage = stage->second,
             .thread = thread,
             .number = m_copies[thread]++,
             .phase = static_cast<std::uint32_t>(fills.size()),
             .begin = begin,
             .end = begin + 1,
             .firstStep = m_step,
             .lastStep = m_step};
    if (const auto wait = m_lastWait.find(thread); wait != m_lastWait.end()) {
      m_pipeline.m_stages[fill.stage].empty = wait->second.barrier;
      fill.waitedFor = wait->second.phase;
    }
    // What reads the stage must be over when the thread comes here.
    for (Box& other : m_pipeline.m_boxes) {
      if (other.kind != Box::Kind::product || other.stage != fill.stage || other.end <= round) {
        continue;
      }
      other.isUnordered = fill.isUnordered = true;
    }
    fills.push_back(add(fill));
    insert(m_pipeline.m_copiers, thread);
  }

  void takeCopy(const Access& access, const Event& event) {
    if (static_cast<BulkCopyForm>(event.form()) != BulkCopyForm::barrier) return;
    const std::uint32_t stage = m_stageOf.at(keyOf(event));
    const auto events = m_timeline.record().eventsOf(m_timeline.recordedBlock(), access.thread);
    if (access.event == 0 || m_fillings[stage].empty()) return;
    const Event& into = events[access.event - 1];
    const std::uint64_t words = TileShape::of(into.bits).count();
    Box& fill = box(m_fillings[stage].back());
    fill.amount += words * kWordBytes;
    fill.lastStep = m_step;
    const Region region{into.index(), into.index() + static_cast<std::int64_t>(words), stage};
    const auto isSame = [&](const Region& each) { return each.first == region.first; };
    if (std::ranges::none_of(m_regions, isSame)) m_regions.push_back(region);
  }

  void takeProduct(std::uint32_t thread, const Event& event) {
    Actor& actor = actorOf(thread);
    const auto region = std::ranges::find_if(m_regions, [&](const Region& each) {
      return each.first <= event.index() && event.index() < each.end;
    });
    if (region == m_regions.end()) return;
    if (!actor.open) {
      const Stage& stage = m_pipeline.m_stages[region->stage];
      const auto waited = actor.waitedFor.find({stage.full.array, stage.full.index});
      const std::int32_t phase = waited == actor.waitedFor.end() ? -1 : waited->second;
      const std::uint32_t begin = std::max(actor.round, actor.tensorFree);
      actor.tensorFree = begin + 1;
      Box product{.kind = Box::Kind::product,
                  .stage = region->stage,
                  .thread = thread,
                  .number = actor.products++,
                  .waitedFor = phase,
                  .begin = begin,
                  .end = begin + 1,
                  .firstStep = m_step,
                  .lastStep = m_step};
      const auto& fills = m_fillings[region->stage];
      if (phase + 1 != static_cast<std::int32_t>(fills.size())) {
        product.isUnordered = true;
        box(fills.back()).isUnordered = true;
      }
      actor.open = add(product);
      insert(m_pipeline.m_groups, thread);
    }
    Box& product = box(*actor.open);
    product.lastStep = m_step;
    const bool isLeft = static_cast<ProductForm>(event.form()) == ProductForm::left;
    if (!isLeft) ++product.amount;
  }

  void takeGroup(std::uint32_t thread, const Event& event) {
    Actor& actor = actorOf(thread);
    const auto form = static_cast<GroupForm>(event.form());
    if (form == GroupForm::commitProducts && actor.open) {
      actor.pending.push_back(*std::exchange(actor.open, std::nullopt));
    }
    if (form != GroupForm::waitProducts) return;
    while (actor.pending.size() > event.bits) {
      Box& product = box(actor.pending.front());
      product.lastStep = m_step;
      actor.round = std::max(actor.round, product.end);
      actor.pending.erase(actor.pending.begin());
    }
  }

  std::size_t add(const Box& added) {
    m_pipeline.m_boxes.push_back(added);
    m_pipeline.m_rounds = std::max(m_pipeline.m_rounds, added.end);
    return m_pipeline.m_boxes.size() - 1;
  }
  Box& box(std::size_t position) { return m_pipeline.m_boxes[position]; }
  static void insert(std::vector<std::uint32_t>& sorted, std::uint32_t thread) {
    const auto place = std::ranges::lower_bound(sorted, thread);
    if (place == sorted.end() || *place != thread) sorted.insert(place, thread);
  }

  /// What a thread waited for.
  struct Wait {
    Barrier barrier;
    std::int32_t phase = -1;
  };
  /// The arrivals at a barrier that counts no bytes.
  struct Arrivals {
    std::uint32_t latest = 0;         ///< the latest round of this phase's
    std::vector<std::uint32_t> ends;  ///< by phase
  };

  const Timeline& m_timeline;
  Pipeline& m_pipeline;
  std::vector<Actor> m_actors;
  BarrierPhases m_phases;
  std::uint32_t m_step = 0;
  std::uint32_t m_engineFree = 0;  ///< the round in which the last copy ends
  std::map<Key, std::uint32_t> m_stageOf;
  std::vector<std::vector<std::size_t>> m_fillings;  ///< boxes by stage and phase
  std::vector<Region> m_regions;
  std::map<Key, Arrivals> m_arrivals;
  std::map<std::uint32_t, std::uint32_t> m_copies;  ///< by thread
  /// By thread: the last barrier that counts no bytes for which it has waited, and the phase.
  std::map<std::uint32_t, Wait> m_lastWait;
};

Pipeline::Pipeline(const Timeline& timeline) {
  const auto events = timeline.record().eventsOf(timeline.recordedBlock());
  const auto isCopy = [](const Event& event) { return event.kind() == EventKind::bulkCopy; };
  if (std::ranges::any_of(events, isCopy)) Builder(timeline, *this);
}

std::optional<std::size_t> Pipeline::boxAt(std::size_t step) const {
  std::optional<std::size_t> latest;
  for (std::size_t i = 0; i < m_boxes.size() && m_boxes[i].firstStep <= step; ++i) {
    const bool isWithin = step <= m_boxes[i].lastStep;
    if (isWithin || !latest || m_boxes[*latest].lastStep < step) latest = i;
  }
  return latest;
}

}  // namespace lanescope::trace
