// SPDX-License-Identifier: Apache-2.0
#include "simt/shared_operand.h"

#include "simt/block_runner.h"

namespace lanescope::simt {

std::byte* addressIn(const SharedOperand& operand, unsigned rank, std::size_t bytes) {
  BlockRunner& runner = *current.runner;
  if (operand.array != trace::kRawShared) {
    runner.leaveWith({.kind = Fault::Kind::badAddress, .line = operand.line});
  }
  const auto declaration =
      static_cast<std::uint32_t>(operand.rawIndex >> trace::kSharedElementBits);
  const SharedRegion& own = runner.regionOfRank(declaration, current.clusterRank, operand.line);
  if (operand.address == nullptr || operand.address + bytes > own.data + own.bytes) {
    runner.leaveWith({.kind = Fault::Kind::outOfBounds,
                      .line = operand.line,
                      .array = operand.array,
                      .rawIndex = operand.rawIndex,
                      .index = operand.index});
  }
  const std::ptrdiff_t offset = operand.address - own.data;
  return runner.regionOfRank(declaration, rank, operand.line).data + offset;
}

std::byte* addressOf(const SharedOperand& operand, std::size_t bytes) {
  return addressIn(operand, current.clusterRank, bytes);
}

std::uint32_t offsetOf(const SharedOperand& operand) {
  const std::byte* const address = addressOf(operand, 0);
  return static_cast<std::uint32_t>(address - current.runner->shared().bytes().data());
}

}  // namespace lanescope::simt
