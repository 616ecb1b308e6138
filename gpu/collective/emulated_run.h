// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "collective/pitfall.h"
#include "request/all_reduce.h"
#include "values/host_array.h"

namespace lanescope::collective {

/// The devices of an all-reduce as arrays in this process, which exchange its messages step by
/// step, with the mistake that the request asks for.
class EmulatedRun {
 public:
  explicit EmulatedRun(const values::AllReduceRequest& request);
  void carryOut();

  /// What each device holds, or has read as its sums.
  [[nodiscard]] const std::vector<values::HostArray>& arrays() const { return m_arrays; }
  [[nodiscard]] const std::vector<values::DeviceMessage>& sent() const { return m_sent; }
  /// What they carried, one after the other.
  [[nodiscard]] const values::HostArray& carried() const { return m_carried; }
  /// A sentence on each mistake and what came of it.
  [[nodiscard]] const std::vector<std::string>& findings() const { return m_findings; }

 private:
  using Messages = std::vector<values::DeviceMessage>;
  void carryOutStep(Messages::const_iterator begin, Messages::const_iterator end);
  /// Whether its sender sends it. If not, its receiver waits for ever.
  [[nodiscard]] bool isSent(const values::DeviceMessage& message) const;
  [[nodiscard]] std::vector<std::byte> take(const values::DeviceMessage& message);
  void give(const values::DeviceMessage& message, const std::vector<std::byte>& bytes);
  void tell();

  values::AllReduceRequest m_request;
  Messages m_planned;
  Pitfall m_pitfall;
  std::vector<values::HostArray> m_arrays;
  std::vector<bool> m_waits;  ///< for ever, for each device
  Messages m_sent;
  values::HostArray m_carried;
  bool m_isCarried = false;
  std::optional<values::HostArray> m_read;  ///< by the last device, too early
  std::vector<std::string> m_findings;
};

}  // namespace lanescope::collective
