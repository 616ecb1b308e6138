// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/banks/memory_cost.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "trace/count/bank_use.h"
#include "trace/count/sector_use.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {

using trace::EventKind;
using trace::WarpRequest;

MemoryCost::MemoryCost(const StageModel& model, int step, Chosen chosen)
    : m_model(model), m_now(static_cast<std::size_t>(step)), m_step(m_now), m_chosen(chosen) {
  findStep();
  m_requests = trace::requestsOf(*model.timeline, m_step);
  if (m_requests.empty()) return;
  m_costs.reserve(m_requests.size());
  for (const WarpRequest& request : m_requests) m_costs.push_back(trace::costOf(array(), request));
  choose();
}

void MemoryCost::findStep() {
  const auto isAccess = [this](std::size_t step) {
    const EventKind kind = m_model.timeline->step(step).kind;
    return trace::isRead(kind) || trace::isWrite(kind);
  };
  while (m_step > 0 && !isAccess(m_step)) --m_step;
}

void MemoryCost::choose() {
  const auto worst = std::ranges::max_element(m_costs, {}, &MemoryCost::sizeOf);
  m_shown = static_cast<std::size_t>(worst - m_costs.begin());
  if (!m_chosen) return;
  const auto its = std::ranges::find(m_requests, *m_chosen / trace::kWarpSize, &WarpRequest::warp);
  if (its != m_requests.end()) m_shown = static_cast<std::size_t>(its - m_requests.begin());
}

const trace::ArrayInfo& MemoryCost::array() const {
  return m_model.record->arrays[m_requests.front().array];
}

int MemoryCost::elementBytes() const {
  return static_cast<int>(values::sizeOf(array().type));
}

bool MemoryCost::asksBanks() const {
  return array().space == trace::Space::shared && !array().remote;
}

bool MemoryCost::movesSectors() const {
  return array().space == trace::Space::global;
}

QString MemoryCost::sizeText(std::uint64_t size) const {
  //: How much an access costs
  if (movesSectors())
    return size == 1 ? tr("1 sector")
                     : /*: How much an access costs. %1: a number */ tr("%1 sectors").arg(size);
  //: How much an access costs
  return size == 1 ? tr("1 pass")
                   : /*: How much an access costs. %1: a number */ tr("%1 passes").arg(size);
}

QString MemoryCost::which() const {
  //: %1: number of the warp
  const QString warp = tr("warp %1").arg(request().warp);
  if (m_chosen && *m_chosen / trace::kWarpSize == request().warp) {
    //: Which warp is shown. %1: "warp 0"; %2: number of the followed thread
    return tr("%1, with thread %2").arg(warp).arg(*m_chosen);
  }
  const std::uint32_t size = sizeOf(m_costs[m_shown]);
  const auto sameSize = std::ranges::count(m_costs, size, &MemoryCost::sizeOf);
  QString text = warp;
  if (m_requests.size() > 1 && static_cast<std::size_t>(sameSize) == m_requests.size()) {
    //: Which warp is shown. %1: "warp 0"; all warps cost the same
    text = tr("%1, like the others").arg(warp);
  } else if (m_requests.size() > 1) {
    //: Which warp is shown. %1: "warp 0"
    text = movesSectors()
               ? tr("%1, with the most sectors").arg(warp)
               : /*: Which warp is shown. %1: "warp 0" */ tr("%1, with the most passes").arg(warp);
  }
  //: %1: which warp is shown, "warp 0, like the others"; %2: number of the followed thread
  return m_chosen ? tr("%1; thread %2 takes no part").arg(text).arg(*m_chosen) : text;
}

QString MemoryCost::verdict() const {
  if (asksBanks()) return bankVerdict();
  if (movesSectors()) return sectorVerdict();
  return tr("Another block's shared memory: neither sectors nor this block's banks");
}

QString MemoryCost::shortVerdict() const {
  if (!movesSectors()) return verdict();
  const trace::SectorUse use(elementBytes(), request());
  const auto wanted = use.wantedBytes();
  //: %1: percent of bytes that are used; %2: how many; %3: of how many; %4: "4 sectors"
  return tr("%1 %: %2 of %3 bytes, %4")
      .arg(std::lround(100.0 * wanted / use.bytes()))
      .arg(wanted)
      .arg(use.bytes())
      .arg(sizeText(use.sectors().size()));
}

QString MemoryCost::bankVerdict() const {
  const trace::BankUse use(elementBytes(), request());
  const auto parts = use.parts();
  const std::uint32_t ways =
      std::ranges::max_element(parts, {}, &trace::BankUse::Part::passes)->passes;
  const QString passes = sizeText(use.passes());
  if (ways > 1) {
    //: %1: how many words a bank has to serve; %2: "4 passes"
    return parts.size() == 1
               ? tr("%1-way conflict: %2").arg(ways).arg(passes)
               : /*: %1: how many words a bank has to serve; %2: "4 passes"; %3: how many parts */
               tr("%1-way conflict: %2 for %3 parts").arg(ways).arg(passes).arg(parts.size());
  }
  if (parts.size() > 1) {
    //: %1: "2 passes"; %2: how many parts; %3: a number
    return tr("No conflict: %1 for %2 parts, %3 bytes per lane")
        .arg(passes)
        .arg(parts.size())
        .arg(elementBytes() * request().width);
  }
  const auto words = use.wordsOf(parts.front());
  const bool isBroadcast = std::ranges::any_of(
      words, [](const trace::BankWord& word) { return std::popcount(word.lanes) > 1; });
  //: %1: "1 pass"
  if (!isBroadcast) return tr("No conflict: %1").arg(passes);
  //: %1: "1 pass"
  return words.size() == 1
             ? tr("Broadcast, no conflict: %1, one word").arg(passes)
             : /*: %1: "1 pass"; %2: how many words */ tr("Broadcasts, no conflict: %1, %2 words")
                   .arg(passes)
                   .arg(words.size());
}

QString MemoryCost::sectorVerdict() const {
  const trace::SectorUse use(elementBytes(), request());
  const auto wanted = use.wantedBytes();
  const auto percent = std::lround(100.0 * wanted / use.bytes());
  const QString sectors = sizeText(use.sectors().size());
  const EventKind kind = m_model.timeline->step(m_step).kind;
  if (kind == EventKind::load) {
    //: %1: "4 sectors"; %2, %3: how many bytes; %4: percent
    return tr("%1, %2 bytes fetched, %3 used (%4 %)")
        .arg(sectors)
        .arg(use.bytes())
        .arg(wanted)
        .arg(percent);
  }
  //: %1: "4 sectors"; %2, %3: how many bytes; %4: percent
  return kind == EventKind::store ? tr("%1 of %2 bytes, %3 written (%4 %)")
                                        .arg(sectors)
                                        .arg(use.bytes())
                                        .arg(wanted)
                                        .arg(percent)
                                  : /*: %1: "4 sectors"; %2, %3: how many bytes; %4: percent */ tr(
                                        "%1 of %2 bytes, atomic operations on %3 (%4 %)")
                                        .arg(sectors)
                                        .arg(use.bytes())
                                        .arg(wanted)
                                        .arg(percent);
}

QString MemoryCost::withoutAccess() const {
  switch (m_model.timeline->step(m_now).kind) {
    case EventKind::barrier:
      return tr("A barrier accesses no memory");
    case EventKind::syncwarp:
      return tr("__syncwarp() accesses no memory");
    case EventKind::fence:
      return tr("A fence accesses no memory");
    case EventKind::shuffle:
      return tr("A shuffle goes from register to register, not to memory");
    case EventKind::vote:
      return tr("A vote accesses no memory");
    case EventKind::reduce:
      return tr("A warp's reduction goes from register to register, not to memory");
    case EventKind::outOfBounds:
      return tr("What is outside of its array is not accessed");
    default:
      return tr("Other units than this thread access the memory");
  }
}

QString MemoryCost::note() const {
  //: %1: why this step has no access, "A barrier accesses no memory"
  if (isEmpty()) return tr("%1, and no thread has accessed any so far.").arg(withoutAccess());
  if (isEarlier()) {
    //: %1: why this step has no access, "A barrier accesses no memory"; %2: number of a step
    return tr("%1; pale: the access of step %2.").arg(withoutAccess()).arg(m_step + 1);
  }
  if (request().isNew) return {};
  if (request().kind == EventKind::atomicWrite) {
    return tr("The second half of an atomic: it came with the first.");
  }
  //: %1: a number
  return tr("A later element of %1 bytes per lane: it came with the first.")
      .arg(elementBytes() * request().width);
}

}  // namespace lanescope::ui
