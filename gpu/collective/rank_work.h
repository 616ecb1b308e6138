// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "collective/communicator.h"
#include "collective/pitfall.h"
#include "request/all_reduce.h"
#include "values/host_array.h"

namespace lanescope::collective {

/// What one rank does in an all-reduce: its elements, the messages that it sends and receives, and
/// what it has sent.
class RankWork {
 public:
  /// Allocates all that is needed. Throws std::bad_alloc.
  RankWork(const values::AllReduceRequest& request, Communicator& communicator);

  /// Makes the elements those of this rank's input.
  void restore();
  /// Carries out the all-reduce on the elements, by messages or by the library.
  void carryOut();
  /// The same, with the mistake that the request asks for, and notes the messages that are sent.
  void carryOutAndNote();

  [[nodiscard]] const values::HostArray& elements() const { return m_elements; }
  [[nodiscard]] const std::vector<values::DeviceMessage>& sent() const { return m_sent; }
  /// What they carried, one after the other; nothing where all together carry more than
  /// values::kMostCarried elements.
  [[nodiscard]] const std::vector<std::byte>& carried() const { return m_carried; }
  [[nodiscard]] const Pitfall& pitfall() const { return m_pitfall; }
  /// How many elements were read before they were the sums; below 0: none was read so.
  [[nodiscard]] std::int64_t early() const { return m_early; }
  /// Whether a result has what the messages carried.
  [[nodiscard]] bool isCarried() const { return m_isCarried; }

 private:
  /// A step in which this rank sends or receives.
  struct Step {
    std::int64_t number = 0;
    std::optional<values::DeviceMessage> sent;
    std::optional<values::DeviceMessage> received;
  };
  void plan();
  void carryOut(bool isNoted);
  [[nodiscard]] std::span<std::byte> bytesOf(const values::DeviceMessage& message);

  values::AllReduceRequest m_request;
  Communicator& m_communicator;
  std::vector<values::DeviceMessage> m_planned;  ///< of all ranks
  Pitfall m_pitfall;
  std::vector<Step> m_steps;
  std::int64_t m_early = -1;
  values::HostArray m_input;
  values::HostArray m_elements;
  values::HostArray m_received;
  std::vector<values::DeviceMessage> m_sent;
  std::vector<std::byte> m_carried;
  bool m_isCarried = false;
};

}  // namespace lanescope::collective
