// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/registers.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <unordered_map>

#include "trace/flow/operation_values.h"
#include "values/error.h"

namespace lanescope::trace {
namespace {

constexpr std::uint32_t kNothing = std::numeric_limits<std::uint32_t>::max();

}  // namespace

/// Walks through the values in program order and gives each a slot.
class Registers::Builder {
 public:
  Builder(Registers& registers, const Record& record, const SourceNames& names)
      : m_registers(registers),
        m_record(record),
        m_names(names),
        m_events(registers.m_events),
        m_operations(registers.m_operations),
        m_usesOfEvent(m_events.size()),
        m_usesOfOperation(m_operations.size()) {}

  void build() {
    findReady();
    findUses();
    std::uint32_t event = 0;
    for (std::uint32_t i = 0; i < m_operations.size(); ++i) {
      for (; event < m_ready[i]; ++event) {
        if (m_usesOfEvent[event].isUsed) add(event, {event + 1, 0});
      }
      const OperationKind kind = m_operations[i].kind();
      if (kind == OperationKind::constant || namesEvent(kind)) continue;
      if (m_usesOfOperation[i].isUsed) add(i | kOperationMark, {m_ready[i], i + 1});
    }
    finish();
  }

 private:
  /// A point in the program order of a thread.
  struct Moment {
    std::uint32_t events = 0;      ///< that are done
    std::uint32_t operations = 0;  ///< that are made
    auto operator<=>(const Moment&) const = default;
  };
  struct Uses {
    bool isUsed = false;
    Moment last;
    bool isOperand = false;          ///< of an operation on its own line
    std::uint32_t event = kNothing;  ///< that stores or sends it
  };
  struct Slot {
    std::uint32_t group = 0;
    Moment lastUse;
  };

  [[nodiscard]] Uses* usesOf(Source source) {
    if (source == kNoSource) return nullptr;
    auto& uses = isOperation(source) ? m_usesOfOperation : m_usesOfEvent;
    if (numberOf(source) >= uses.size()) values::refuse("A flow names a value that there is not.");
    return &uses[numberOf(source)];
  }

  /// Finds how many events are done when each operation is made.
  void findReady() {
    m_ready.reserve(m_operations.size());
    std::uint32_t ready = 0;
    for (const Operation& operation : m_operations) {
      if (namesEvent(operation.kind()) && operation.sources[1] < m_events.size()) {
        ready = std::max(ready, operation.sources[1] + 1);
      }
      for (int k = 0; k < sourceCountOf(operation.kind()); ++k) {
        const Source source = operation.sources[k];
        if (!isOperation(source)) ready = std::max(ready, source + 1);
      }
      m_ready.push_back(ready);
    }
    for (std::uint32_t i = 0; i < m_operations.size();) i = joinRun(i);
  }

  /// A loop over registers begins when the loop that loaded them has ended. The operations of one
  /// line from `first` on that do not need each other are therefore made together. Returns the
  /// operation behind them.
  std::uint32_t joinRun(std::uint32_t first) {
    std::uint32_t end = first;
    bool isJoined = false;
    for (; end < m_operations.size(); ++end) {
      const Operation& operation = m_operations[end];
      if (operation.kind() == OperationKind::constant) continue;
      if (namesEvent(operation.kind()) || operation.line() != lineFrom(first, end)) break;
      if (isLoadedInItsLoop(operation) || takesFrom(operation, first)) break;
      isJoined = true;
    }
    if (!isJoined) return end + (end == first ? 1 : 0);
    std::uint32_t last = end - 1;
    while (m_operations[last].kind() == OperationKind::constant) --last;
    std::fill(m_ready.begin() + first, m_ready.begin() + last, m_ready[last]);
    return last + 1;
  }
  /// The line of the first operation in the range that is no constant, or else of the one at `end`.
  [[nodiscard]] int lineFrom(std::uint32_t first, std::uint32_t end) const {
    while (first < end && m_operations[first].kind() == OperationKind::constant) ++first;
    return m_operations[first].line();
  }
  [[nodiscard]] bool takesFrom(const Operation& operation, std::uint32_t first) const {
    for (int k = 0; k < sourceCountOf(operation.kind()); ++k) {
      const Source source = operation.sources[k];
      if (source == kNoSource || !isOperation(source) || numberOf(source) < first) continue;
      if (m_operations[numberOf(source)].kind() != OperationKind::constant) return true;
    }
    return false;
  }
  /// Whether the operation takes a value that was loaded within the same round of its loop.
  [[nodiscard]] bool isLoadedInItsLoop(const Operation& operation) const {
    for (int k = 0; k < sourceCountOf(operation.kind()); ++k) {
      const Source source = operation.sources[k];
      if (!isOperation(source) &&
          loopAround(m_events[source].line()) == loopAround(operation.line())) {
        return true;
      }
    }
    return false;
  }
  /// The innermost loop of the source around a line, by its number; -1: none.
  [[nodiscard]] int loopAround(int line) const {
    for (std::size_t i = m_record.loops.size(); i-- > 0;) {
      const values::Loop& loop = m_record.loops[i];
      if (loop.first <= line && line <= loop.last) return static_cast<int>(i);
    }
    return -1;
  }

  void findUses() {
    for (std::uint32_t i = 0; i < m_operations.size(); ++i) {
      const Operation& operation = m_operations[i];
      for (int k = 0; k < sourceCountOf(operation.kind()); ++k) noteUse(operation.sources[k], i);
      if (operation.kind() == OperationKind::atomic) noteUse(operation.sources[2], i);
    }
  }

  void noteUse(Source source, std::uint32_t by) {
    Uses* uses = usesOf(source);
    if (uses == nullptr) return;
    const Operation& operation = m_operations[by];
    uses->isUsed = true;
    uses->last = {m_ready[by], by + 1};
    if (namesEvent(operation.kind())) {
      uses->event = operation.sources[1];
    } else if (!isOperation(source)) {
      uses->isOperand = uses->isOperand || m_events[source].line() == operation.line();
    }
  }

  /// What the text says of a value; its slots are not set.
  [[nodiscard]] RegisterGroup groupOf(Source source) {
    RegisterGroup group;
    const Uses& uses = *usesOf(source);
    const bool isEvent = !isOperation(source);
    const Event* event = isEvent ? &m_events[source] : nullptr;
    group.line = isEvent ? event->line() : m_operations[numberOf(source)].line();
    const AssignedName* name = m_names.at(group.line);
    const bool isVariable = name != nullptr && !isArray(name->name);
    if (isVariable && !(isEvent && uses.isOperand)) {
      group.as = HeldAs::variable;
      group.name = name->name;
      group.line = 0;
      if (isEvent && isRead(event->kind()) && event->width() > 1) {
        group.name += std::string(".") + "xyzw"[event->index() & 3];
      }
      return group;
    }
    if (isEvent) {
      group.as = isRead(event->kind()) ? HeldAs::element : HeldAs::received;
      group.array = isRead(event->kind()) ? event->array() : 0;
    } else if (uses.event < m_events.size() && isWrite(m_events[uses.event].kind())) {
      group.as = HeldAs::stored;
      group.array = m_events[uses.event].array();
    }
    return group;
  }

  /// All that the group of a value depends on, in one number.
  [[nodiscard]] std::uint64_t kindOf(Source source) {
    const Uses& uses = *usesOf(source);
    const auto pack = [](std::uint64_t line, std::uint64_t kind, std::uint64_t detail) {
      return line | kind << 16 | detail << 32;
    };
    if (isOperation(source)) {
      const bool isStored = uses.event < m_events.size() && isWrite(m_events[uses.event].kind());
      return pack(static_cast<std::uint64_t>(m_operations[numberOf(source)].line()), 1,
                  isStored ? 1 + m_events[uses.event].array() : 0);
    }
    const Event& event = m_events[source];
    const bool isElement = isRead(event.kind());
    const std::uint64_t member =
        isElement && event.width() > 1 ? 1 + (static_cast<std::uint64_t>(event.index()) & 3) : 0;
    return pack(static_cast<std::uint64_t>(event.line()), uses.isOperand ? 2 : 3,
                isElement ? (1 + event.array()) | member << 8 : 0);
  }

  [[nodiscard]] std::uint32_t numberOfGroup(Source source) {
    const auto [kind, isNewKind] = m_groupOfKind.try_emplace(kindOf(source), kNothing);
    if (!isNewKind) return kind->second;
    RegisterGroup its = groupOf(source);
    const auto [entry, isNew] =
        m_groupOf.try_emplace(std::tuple(its.as, its.name, its.array, its.line),
                              static_cast<std::uint32_t>(m_registers.m_groups.size()));
    if (isNew) m_registers.m_groups.push_back(std::move(its));
    return kind->second = entry->second;
  }

  [[nodiscard]] bool isArray(const std::string& name) const {
    return std::ranges::any_of(m_record.arrays,
                               [&](const ArrayInfo& array) { return array.name == name; });
  }

  /// The slot of an earlier value of the group in whose place the operation puts its result.
  [[nodiscard]] std::uint32_t continued(Source source, std::uint32_t group, Moment now) {
    std::uint32_t found = kNothing;
    if (!isOperation(source)) return found;
    const Operation& operation = m_operations[numberOf(source)];
    for (int k = 0; k < sourceCountOf(operation.kind()); ++k) {
      const Uses* uses = usesOf(operation.sources[k]);
      if (uses == nullptr || uses->last != now) continue;
      const std::uint32_t slot = slotOf(operation.sources[k]);
      if (slot != kNothing && m_slots[slot].group == group) found = std::min(found, slot);
    }
    return found;
  }

  void add(Source source, Moment now) {
    const std::uint32_t group = numberOfGroup(source);
    std::uint32_t slot = continued(source, group, now);
    std::vector<std::uint32_t>& slots = m_registers.m_groups[group].slotIds;
    if (slot == kNothing) {
      const auto free = std::ranges::find_if(
          slots, [&](std::uint32_t each) { return m_slots[each].lastUse <= now; });
      if (free != slots.end()) slot = *free;
    }
    if (slot == kNothing) {
      slot = static_cast<std::uint32_t>(m_slots.size());
      slots.push_back(slot);
      m_slots.push_back({group, {}});
      m_registers.m_slots.emplace_back();
    }
    const Moment last = usesOf(source)->last;
    m_slots[slot].lastUse = last;
    slotOf(source) = slot;
    // What is used up before the next event comes is never seen.
    if (isOperation(source) && last.events <= now.events) return;
    m_registers.m_slots[slot].push_back({source, now.events, last.events});
  }

  std::uint32_t& slotOf(Source source) {
    auto& slots = isOperation(source) ? m_registers.m_slotOfOperation : m_registers.m_slotOfEvent;
    return slots[numberOf(source)];
  }

  /// Leaves out the slots in which nothing is ever seen, and numbers the others.
  void finish() {
    m_registers.m_placeOfSlot.assign(m_slots.size(), {kNothing, 0});
    std::vector<RegisterGroup>& groups = m_registers.m_groups;
    for (RegisterGroup& group : groups) {
      std::erase_if(group.slotIds,
                    [&](std::uint32_t slot) { return m_registers.m_slots[slot].empty(); });
    }
    std::erase_if(groups, [](const RegisterGroup& group) { return group.slotIds.empty(); });
    for (std::uint32_t i = 0; i < groups.size(); ++i) {
      const std::vector<std::uint32_t>& slots = groups[i].slotIds;
      for (std::uint32_t k = 0; k < slots.size(); ++k) m_registers.m_placeOfSlot[slots[k]] = {i, k};
      std::size_t count = 1;
      for (const int extent : m_names.extentsOf(groups[i].name)) {
        count *= static_cast<std::size_t>(extent);
      }
      if (count > 1 && count == slots.size()) {
        groups[i].extents = m_names.extentsOf(groups[i].name);
      }
    }
  }

  Registers& m_registers;
  const Record& m_record;
  const SourceNames& m_names;
  std::span<const Event> m_events;
  std::span<const Operation> m_operations;
  std::vector<std::uint32_t> m_ready;  ///< per operation: events done when it is made
  std::vector<Uses> m_usesOfEvent;
  std::vector<Uses> m_usesOfOperation;
  std::map<std::tuple<HeldAs, std::string, unsigned, int>, std::uint32_t> m_groupOf;
  std::unordered_map<std::uint64_t, std::uint32_t> m_groupOfKind;
  std::vector<Slot> m_slots;
};

Registers::Registers(const Record& record, std::uint64_t recordedBlock, std::uint64_t thread,
                     const SourceNames& names)
    : m_events(record.eventsOf(recordedBlock, thread)),
      m_operations(record.operationsOf(recordedBlock, thread)),
      m_bits(operationValues(record, recordedBlock, thread)),
      m_slotOfEvent(m_events.size(), kNothing),
      m_slotOfOperation(m_operations.size(), kNothing) {
  Builder(*this, record, names).build();
}

const HeldValue* Registers::heldIn(std::uint32_t slot, std::size_t before, std::size_t done) const {
  const std::vector<HeldValue>& values = m_slots[slot];
  const auto behind = std::ranges::upper_bound(values, done, {}, &HeldValue::from);
  if (behind == values.begin()) return nullptr;
  const HeldValue& latest = *(behind - 1);
  return latest.lastUse > before ? &latest : nullptr;
}

std::optional<Registers::Place> Registers::placeOf(Source source) const {
  if (source == kNoSource) return std::nullopt;
  const std::uint32_t slot =
      isOperation(source) ? m_slotOfOperation[numberOf(source)] : m_slotOfEvent[source];
  if (slot == kNothing || m_placeOfSlot[slot].group == kNothing) return std::nullopt;
  return m_placeOfSlot[slot];
}

std::uint64_t Registers::bitsOf(Source source) const {
  return sourceValue(source, m_events, m_bits);
}

std::optional<Source> Registers::passedTo(std::uint32_t event) const {
  for (std::size_t i = m_operations.size(); i-- > 0;) {
    const Operation& operation = m_operations[i];
    if (!namesEvent(operation.kind()) || operation.sources[1] != event) continue;
    return operation.sources[0] == kNoSource ? std::nullopt : std::optional(operation.sources[0]);
  }
  return std::nullopt;
}

std::optional<std::uint32_t> Registers::storedBy(Source source) const {
  for (std::size_t i = isOperation(source) ? numberOf(source) : 0; i < m_operations.size(); ++i) {
    const Operation& operation = m_operations[i];
    if (namesEvent(operation.kind()) && operation.sources[0] == source &&
        operation.sources[1] < m_events.size()) {
      return operation.sources[1];
    }
  }
  return std::nullopt;
}

}  // namespace lanescope::trace
