// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "request/all_reduce.h"
#include "values/host_array.h"

namespace lanescope::collective {

/// The mistake that a request asks for, which the last device makes with one of its messages, and
/// the sentences on it.
class Pitfall {
 public:
  Pitfall(const values::AllReduceRequest& request,
          const std::vector<values::DeviceMessage>& planned);

  [[nodiscard]] bool is(values::MessagePitfall pitfall) const { return m_pitfall == pitfall; }
  /// The message that the last device gets wrong, as it is planned; of count 0 without a mistake.
  [[nodiscard]] const values::DeviceMessage& wrong() const { return m_wrong; }
  /// Whether the device takes no part in the step.
  [[nodiscard]] bool isAbsent(std::int64_t device, std::int64_t step) const;
  /// Whether the device reads its sums before the step, or has before.
  [[nodiscard]] bool hasRead(std::int64_t device, std::int64_t step) const;
  /// Applies the mistake to a message that is about to be sent from the array of its sender.
  void spoil(values::DeviceMessage& message, values::HostArray& array) const;

  /// Sentences without what a run counts.
  [[nodiscard]] std::vector<std::string> findings() const;
  /// `early`: elements that were not the sums yet when they were read.
  [[nodiscard]] std::string findingOnRead(std::int64_t early) const;
  /// How many elements of what was read are not those of the end.
  [[nodiscard]] static std::int64_t earlyIn(const values::HostArray& read,
                                            const values::HostArray& end);

 private:
  values::MessagePitfall m_pitfall;
  std::int64_t m_devices;
  std::int64_t m_n;
  std::int64_t m_steps = 0;
  values::DeviceMessage m_wrong;  ///< the message that the last device gets wrong
};

}  // namespace lanescope::collective
