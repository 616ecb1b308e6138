// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "request/all_reduce.h"
#include "ui/devices/device_mistake.h"
#include "values/number.h"

namespace lanescope::ui {

/// What each device holds before an all-reduce and after each of its steps, found by following the
/// messages of the result that were received. Row 0 is before the first step, row s after step s.
class DeviceReplay {
 public:
  using Result = std::shared_ptr<const values::AllReduceResult>;

  /// The most elements of all rows together whose values are kept.
  static constexpr std::int64_t kMostValues = std::int64_t{1} << 18;

  explicit DeviceReplay(Result result);

  [[nodiscard]] const values::AllReduceResult& result() const { return *m_result; }
  [[nodiscard]] int devices() const { return static_cast<int>(m_result->request.devices); }
  [[nodiscard]] std::int64_t n() const { return m_result->request.n; }
  [[nodiscard]] int steps() const { return static_cast<int>(m_starts.size()) - 1; }
  [[nodiscard]] int rows() const { return steps() + 1; }

  /// The messages of a step, from 1 on, as positions in the result: [first, second).
  [[nodiscard]] std::pair<std::size_t, std::size_t> messagesOf(int step) const;
  /// What came of the mistake that was asked for.
  [[nodiscard]] const DeviceMistake& mistake() const { return m_mistake; }
  /// What a message carried, at most so many elements; nothing where the result does not tell.
  [[nodiscard]] std::vector<values::Number> carried(std::size_t message, std::int64_t most) const;

  /// Parts of the elements that no message divides.
  [[nodiscard]] int parts() const { return static_cast<int>(m_bounds.size()) - 1; }
  /// The first element of a part. That of part `parts()` is n.
  [[nodiscard]] std::int64_t firstOf(int part) const {
    return m_bounds[static_cast<std::size_t>(part)];
  }
  [[nodiscard]] int partOf(std::int64_t element) const;
  /// The elements of how many devices are summed in a part; 0 where it was overwritten.
  [[nodiscard]] int summed(int row, int device, int part) const {
    return m_summed[at(row, device, part)];
  }
  /// Whether the step before the row wrote this part.
  [[nodiscard]] bool isChanged(int row, int device, int part) const {
    return m_changed[at(row, device, part)];
  }

  /// Whether the values are known: where the result has the inputs and what the messages carried.
  [[nodiscard]] bool hasValues() const { return !m_values.empty(); }
  [[nodiscard]] values::Number value(int row, int device, std::int64_t element) const;
  /// The letters of the longest value, written in at most `kMostLetters`.
  [[nodiscard]] int letters() const { return m_letters; }
  static constexpr int kMostLetters = 5;

 private:
  [[nodiscard]] std::size_t at(int row, int device, int part) const;
  void findParts();
  void followParts();
  void followPartsOf(int row);
  void followValues();

  Result m_result;
  DeviceMistake m_mistake;
  std::vector<std::size_t> m_starts;   ///< the first message of each step, and how many there are
  std::vector<std::size_t> m_offsets;  ///< of each message in what they carried
  std::vector<std::int64_t> m_bounds;
  std::vector<int> m_summed;
  std::vector<bool> m_changed;
  std::vector<values::HostArray> m_values;  ///< of each row, one device after the other
  int m_letters = 1;
};

}  // namespace lanescope::ui
