// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "request/all_reduce.h"

namespace lanescope::ui {

/// What came of the mistake that an all-reduce was asked to make (values::MessagePitfall), found by
/// comparing the messages that were sent with those that its algorithm plans. A device stops when
/// it takes no part any more, or waits for a message that is never sent.
class DeviceMistake {
 public:
  explicit DeviceMistake(const values::AllReduceResult& result);

  [[nodiscard]] values::MessagePitfall kind() const { return m_kind; }
  [[nodiscard]] bool exists() const { return m_kind != values::MessagePitfall::none; }
  /// The device that makes it.
  [[nodiscard]] int device() const { return m_device; }
  /// The steps of the plan; 0 where there is no mistake.
  [[nodiscard]] int steps() const { return static_cast<int>(m_lost.size()); }

  /// Whether a message that was sent was received, too.
  [[nodiscard]] bool isReceived(const values::DeviceMessage& message) const;
  /// How many planned messages of a step, from 1 on, were not received.
  [[nodiscard]] int lost(int step) const;
  /// Whether the device has stopped in the step before the row.
  [[nodiscard]] bool isStopped(int row, int device) const;

  /// The planned message that is not sent.
  [[nodiscard]] std::optional<values::DeviceMessage> unsent() const;
  /// The planned message that is overwritten with 0 before it is sent.
  [[nodiscard]] std::optional<values::DeviceMessage> overwritten() const;
  /// Whether the message was sent, and wrong.
  [[nodiscard]] bool isWrong(const values::DeviceMessage& message) const;
  /// The row whose elements the device takes for its sums.
  [[nodiscard]] std::optional<int> readRow() const;

 private:
  void findLost(const values::AllReduceResult& result,
                const std::vector<values::DeviceMessage>& planned);
  void lose(const values::DeviceMessage& message);

  values::MessagePitfall m_kind;
  int m_device;
  values::DeviceMessage m_wrong;      ///< as it is planned
  std::vector<int> m_lost;            ///< messages of each step
  std::vector<std::int64_t> m_stops;  ///< the step, from 0, in which each device stops
  int m_readRow = 0;
};

}  // namespace lanescope::ui
