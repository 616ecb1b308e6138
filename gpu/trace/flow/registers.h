// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "trace/flow/assigned_name.h"
#include "trace/record/record.h"

namespace lanescope::trace {

/// A value from when it exists to its last use, both counted in events that the thread has done. An
/// operation is made as soon as all that it and the operations before it take has arrived. Where
/// the source's loops tell, it also waits until the loop has ended that loaded what it takes.
struct HeldValue {
  Source source = kNoSource;  ///< the event that brought it or the operation that made it
  std::uint32_t from = 0;
  std::uint32_t lastUse = 0;
};

/// What the values of a group are to the kernel's text.
enum class HeldAs : std::uint8_t {
  variable,  ///< they are assigned to a name
  element,   ///< loaded from an array, as an operand of the same line
  received,  ///< from another lane, as an operand of the same line
  stored,    ///< made for an element of an array
  unnamed,   ///< made on a line that assigns to no name
};

/// One variable or what else has values on the same line.
struct RegisterGroup {
  HeldAs as = HeldAs::unnamed;
  std::string name;          ///< of the variable, else empty
  unsigned array = 0;        ///< of an element and of what is stored
  int line = 0;              ///< of what is no variable
  std::vector<int> extents;  ///< of an array all of whose elements are held; else empty
  std::vector<std::uint32_t> slotIds;
};

/// The values that one thread must hold in registers, by the names in the source. Its record tells
/// which values are used later; where a compiler keeps them, and whether it computes one again
/// instead, the record does not tell. A value that takes the place of an earlier one, as a running
/// sum does, stays in its slot. The elements of an array in registers are numbered in the order in
/// which they first appear, row by row.
class Registers {
 public:
  /// `recordedBlock`, `thread`: as Record::operationsOf; the record has a whole flow and must
  /// outlive this. Throws as operationValues.
  Registers(const Record& record, std::uint64_t recordedBlock, std::uint64_t thread,
            const SourceNames& names);

  /// In the order in which their first values are made.
  [[nodiscard]] std::span<const RegisterGroup> groups() const { return m_groups; }
  /// The value in a slot once `done` events are done, if it is used later or by the events since
  /// `before`; null where there is none.
  [[nodiscard]] const HeldValue* heldIn(std::uint32_t slot, std::size_t before,
                                        std::size_t done) const;
  /// The number of the slot's group, and its position there; nothing for a value that is used up
  /// within its own line.
  struct Place {
    std::uint32_t group = 0;
    std::uint32_t position = 0;
  };
  [[nodiscard]] std::optional<Place> placeOf(Source source) const;

  [[nodiscard]] std::span<const Event> events() const { return m_events; }
  [[nodiscard]] std::span<const Operation> operations() const { return m_operations; }
  [[nodiscard]] std::uint64_t bitsOf(Source source) const;
  /// What the event stored or sent; nothing where no operation tells.
  [[nodiscard]] std::optional<Source> passedTo(std::uint32_t event) const;
  /// The event that stored or sent the value first; nothing where none did.
  [[nodiscard]] std::optional<std::uint32_t> storedBy(Source source) const;

 private:
  class Builder;

  std::span<const Event> m_events;
  std::span<const Operation> m_operations;
  std::vector<std::uint64_t> m_bits;  ///< of each operation
  std::vector<RegisterGroup> m_groups;
  std::vector<std::vector<HeldValue>> m_slots;
  std::vector<std::uint32_t> m_slotOfEvent;
  std::vector<std::uint32_t> m_slotOfOperation;
  std::vector<Place> m_placeOfSlot;
};

}  // namespace lanescope::trace
