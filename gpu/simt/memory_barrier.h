// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "simt/shared_operand.h"

namespace lanescope::simt {

/// An mbarrier: the 64 bits of a barrier in shared memory, which a kernel does not look into. Its
/// phase ends when all expected threads have arrived and all bytes that were announced have come;
/// then the next one begins. After the PTX ISA, "mbarrier".
class MemoryBarrier {
 public:
  /// The PTX ISA's limit of the threads, and of the bytes in either direction.
  static constexpr std::uint32_t kMost = (1U << 20) - 1;

  /// A new barrier, in phase 0, for `count` arrivals a phase, 1 to kMost.
  explicit constexpr MemoryBarrier(std::uint32_t count) : m_expected(count), m_pending(count) {}
  /// The barrier that these bits hold.
  static constexpr MemoryBarrier of(std::uint64_t bits) {
    MemoryBarrier barrier(static_cast<std::uint32_t>(bits & kMost));
    barrier.m_pending = static_cast<std::uint32_t>(bits >> kPendingAt & kMost);
    barrier.m_bytes =
        static_cast<std::int32_t>(bits >> kBytesAt & kByteBits) - static_cast<std::int32_t>(kMost);
    barrier.m_parity = static_cast<std::uint32_t>(bits >> kParityAt & 1);
    return barrier;
  }
  /// Whether the bits hold a barrier; those of unwritten shared memory do not.
  static constexpr bool isIn(std::uint64_t bits) {
    return bits >> kMarkAt == kMark && (bits & kMost) != 0;
  }
  [[nodiscard]] constexpr std::uint64_t bits() const {
    const auto bytes = static_cast<std::uint64_t>(std::int64_t{m_bytes} + std::int64_t{kMost});
    return (m_expected & kMost) | std::uint64_t{m_pending & kMost} << kPendingAt |
           (bytes & kByteBits) << kBytesAt | std::uint64_t{m_parity} << kParityAt |
           kMark << kMarkAt;
  }

  /// Adds to the bytes that this phase waits for.
  constexpr void expect(std::uint32_t bytes) { m_bytes += static_cast<std::int32_t>(bytes); }
  /// A thread arrives.
  constexpr void arrive() {
    --m_pending;
    endPhase();
  }
  /// Bytes have come, maybe before they were announced.
  constexpr void complete(std::uint32_t bytes) {
    m_bytes -= static_cast<std::int32_t>(bytes);
    endPhase();
  }
  /// Whether the phase of this parity is over. The phase before the first one counts as over.
  [[nodiscard]] constexpr bool isOver(std::uint32_t parity) const { return m_parity != parity % 2; }
  /// Whether all threads have arrived in this phase.
  [[nodiscard]] constexpr bool waitsForBytesAlone() const { return m_pending == 0; }

 private:
  static constexpr int kPendingAt = 20;
  static constexpr int kBytesAt = 40;
  static constexpr int kParityAt = 61;
  static constexpr int kMarkAt = 62;
  static constexpr std::uint64_t kMark = 1;  ///< unwritten memory has 3 here, cleared memory 0
  static constexpr std::uint64_t kByteBits = (1U << 21) - 1;

  constexpr void endPhase() {
    if (m_pending != 0 || m_bytes != 0) return;
    m_parity ^= 1;
    m_pending = m_expected;
  }

  std::uint32_t m_expected;
  std::uint32_t m_pending;
  std::int32_t m_bytes = 0;  ///< announced and not yet there; negative: there, not yet announced
  std::uint32_t m_parity = 0;
};

// What a thread does with a barrier in shared memory. All functions but the first end the run of
// the block where no barrier was initialized.
void initializeBarrier(const SharedOperand& barrier, unsigned count);
/// Arrives at the same barrier of the block with this rank in the cluster.
void arriveAt(const SharedOperand& barrier, unsigned rank);
/// `bytes` bytes have come to the barrier at this address. `line`: of the copy.
void completeBytes(std::byte* barrier, unsigned bytes, int line);
/// Announces bytes, then arrives.
void expectBytes(const SharedOperand& barrier, unsigned bytes);
/// Whether the phase of this parity is over. Where it is not, the bulk copies that the barrier
/// waits for are carried out first. A thread that asks again in vain ends its turn.
[[nodiscard]] bool isPhaseOver(const SharedOperand& barrier, unsigned parity);

}  // namespace lanescope::simt
