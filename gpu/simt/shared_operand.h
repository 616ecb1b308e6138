// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "simt/accessors.h"

namespace lanescope::simt {

/// An address in the block's shared memory, as an instruction's operand.
struct SharedOperand {
  std::byte* address = nullptr;  ///< null: outside its array
  unsigned array = 0;            ///< raw array number and raw index, see trace::Place
  std::int64_t rawIndex = 0;
  std::int64_t index = 0;
  int line = 0;

  template <class T>
  SharedOperand(const trace::Pointer<T, Memory>& pointer)  // NOLINT(google-explicit-constructor)
      : address(reinterpret_cast<std::byte*>(pointer.place.address)),
        array(pointer.place.array),
        rawIndex(pointer.place.index),
        index(pointer.place.fullIndex),
        line(pointer.place.line) {}
};

/// The place of the operand, without its address.
[[nodiscard]] inline trace::Place<const std::byte> placeOf(const SharedOperand& operand) {
  return {nullptr, operand.array, operand.rawIndex, operand.index, operand.line};
}

/// Returns the address of the same element in the block with this rank in the cluster, of which
/// `bytes` bytes lie in its array. Ends the run of the block where it does not have them.
[[nodiscard]] std::byte* addressIn(const SharedOperand& operand, unsigned rank, std::size_t bytes);
/// The same in the calling thread's block.
[[nodiscard]] std::byte* addressOf(const SharedOperand& operand, std::size_t bytes);
/// Returns the offset of the operand in the block's shared memory, in bytes.
[[nodiscard]] std::uint32_t offsetOf(const SharedOperand& operand);

}  // namespace lanescope::simt
