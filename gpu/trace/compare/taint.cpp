// SPDX-License-Identifier: Apache-2.0
#include "trace/compare/taint.h"

#include <algorithm>

#include "trace/compare/counterparts.h"
#include "trace/flow/element_value.h"

namespace lanescope::trace {

Taint::Mark Taint::markOf(std::size_t step, std::uint32_t thread) const {
  const auto access = m_suspect->accessOf(step, thread);
  return access ? markOf(*access) : Mark::none;
}

Taint::Mark Taint::markOfThread(const Access& latest) const {
  const Mark mark = markOf(latest);
  return mark == Mark::none && m_holds[m_suspect->positionOf(latest)] ? Mark::tainted : mark;
}

Taint::Mark Taint::markOfVersion(std::size_t step, std::uint32_t thread,
                                 std::size_t stepsDone) const {
  for (const LeftOut& left : m_leftOut) {
    if (left.step < stepsDone && left.store.thread == thread &&
        m_suspect->stepOf(left.store) == step) {
      return Mark::origin;
    }
  }
  return markOf(step, thread);
}

const Taint::Missing* Taint::missingAt(unsigned array, std::int64_t index,
                                       std::size_t stepsDone) const {
  const auto found = std::ranges::find_if(m_missing, [&](const Missing& missing) {
    return missing.array == array && missing.index == index && missing.step < stepsDone;
  });
  return found == m_missing.end() ? nullptr : &*found;
}

const Taint::Origin* Taint::originAt(std::size_t step) const {
  const auto found = std::ranges::lower_bound(m_origins, step, {}, &Origin::step);
  return found == m_origins.end() || found->step != step ? nullptr : &*found;
}

std::optional<Access> Taint::counterpartOf(const Access& access) const {
  if (!m_isComparable) return std::nullopt;
  Counterparts counterparts(m_suspect->record(), m_correct->record());
  counterparts.match(m_suspect->recordedBlock(), m_correct->recordedBlock(), access.thread);
  const std::uint32_t event = counterparts.all()[access.event];
  if (event >= Counterparts::kExtra) return std::nullopt;
  return Access{access.thread, event};
}

Taint::Reason Taint::reasonOf(const Access& access) const {
  const Event& event = m_suspect->event(access);
  if (event.kind() == EventKind::outOfBounds) return {.cause = Cause::outside};
  for (const auto& [read, block] : m_alike) {
    if (read == access) return {.cause = Cause::shared, .block = block};
  }
  if (std::ranges::find(m_leftOut, access, &LeftOut::store) != m_leftOut.end()) {
    return {.cause = Cause::leftOut};
  }
  const auto counterpart = counterpartOf(access);
  if (!isRead(event.kind()) && !isWrite(event.kind())) return {.cause = Cause::ended};
  if (isWrite(event.kind())) {
    Reason reason{.cause = Cause::stored};
    if (counterpart) reason.expected = m_correct->event(*counterpart);
    return reason;
  }
  if (!counterpart) return {.cause = Cause::unwritten};
  return whyFound(access, *counterpart);
}

Taint::Reason Taint::whyFound(const Access& access, const Access& counterpart) const {
  const Event& event = m_suspect->event(access);
  Reason reason{.cause = Cause::found, .expected = m_correct->event(counterpart)};
  const auto store =
      storeOf(*m_correct, ElementValue(*reason.expected), 0, m_correct->stepOf(counterpart));
  if (!store) return reason;
  const std::uint32_t writer = store->thread;
  reason.thread = writer;
  // The writer's own stores to the element: has what was found come before what should have been?
  bool storesThere = false;
  bool isExpectedBehind = false;
  bool isFoundBehind = false;
  for (std::uint32_t i = 0; i < m_suspect->eventCount(writer); ++i) {
    const Event& its = m_suspect->event({writer, i});
    if (!isWrite(its.kind()) || its.array() != event.array() || its.index() != event.index()) {
      continue;
    }
    storesThere = true;
    if (its.bits == reason.expected->bits) isExpectedBehind = true;
    if (its.bits == event.bits && isExpectedBehind) isFoundBehind = true;
  }
  if (!storesThere) {
    if (reason.expected->index() != event.index()) reason.cause = Cause::elsewhere;
    return reason;
  }
  reason.cause = isFoundBehind ? Cause::late : Cause::early;
  return reason;
}

}  // namespace lanescope::trace
