// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "trace/flow/computation.h"
#include "trace/record/timeline.h"

namespace lanescope::trace {

/// Finds which loads and received values the operations of a block made a value of. Takes 12 bytes
/// per event and 4 per operation; for a record without a flow nothing.
class MadeOf {
 public:
  /// `timeline` must outlive this. Throws std::out_of_range for a flow with a source that lies
  /// ahead of its operation, or that is no event of its thread.
  explicit MadeOf(const Timeline& timeline);

  /// Whether an operation says what the event stored or sent.
  [[nodiscard]] bool tells(const Access& access) const {
    return m_isKnown && m_passOf[m_timeline->positionOf(access)] != kNone;
  }
  /// Notes which version of its element a load found, or which node a received value is.
  void setVersion(std::uint32_t position, std::uint32_t node) {
    if (m_isKnown) m_versionOf[position] = node;
  }
  [[nodiscard]] std::vector<std::uint32_t> takeVersions() { return std::move(m_versionOf); }

  /// The versions at the leaves of the operations that made the value which the event stored or
  /// sent, one for each load and received value, in the order in which the thread got them. Valid
  /// until the next call; empty where no operation tells.
  [[nodiscard]] const std::vector<std::uint32_t>& sourcesOf(const Access& access);
  /// What the value of the last call is of these; empty where no operation tells.
  [[nodiscard]] Computations computations() const { return m_computations; }

  /// The operation, counted within its thread, that passed the event its value; only if `tells`.
  [[nodiscard]] std::uint32_t passOf(const Access& access) const {
    return m_passOf[m_timeline->positionOf(access)];
  }

 private:
  static constexpr std::uint32_t kNone = 0xffff'ffff;

  void addThread(std::uint32_t thread);

  const Timeline* m_timeline;
  bool m_isKnown;
  std::vector<std::uint32_t> m_passOf;     ///< per event of the block
  std::vector<std::uint32_t> m_versionOf;  ///< per event of the block: a node
  // What a call has visited already: the number of the call, per event and per operation.
  std::vector<std::uint32_t> m_eventVisits;
  std::vector<std::uint32_t> m_operationVisits;
  std::uint32_t m_call = 0;
  std::vector<Source> m_open;  ///< sources that are still to be visited
  std::vector<std::uint32_t> m_found;
  Computations m_computations;
};

}  // namespace lanescope::trace
