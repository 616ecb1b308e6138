// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_replay.h"

#include <algorithm>
#include <span>
#include <type_traits>
#include <utility>

#include "app/text/number_text.h"
#include "values/typed.h"

namespace lanescope::ui {
namespace {

using values::DeviceMessage;
using values::HostArray;
using values::Number;

std::size_t toSize(std::int64_t value) {
  return static_cast<std::size_t>(value);
}

/// The sum as the devices make it: integers wrap around.
template <class T>
T sumOf(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using Unsigned = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<Unsigned>(a) + static_cast<Unsigned>(b));
  } else {
    return a + b;
  }
}

Number numberAt(const HostArray& array, std::size_t i) {
  return values::withType(array.type, [&]<class T>(T) -> Number {
    const T value = array.as<T>()[i];
    if constexpr (std::is_integral_v<T>) return static_cast<std::int64_t>(value);
    return static_cast<double>(value);
  });
}

}  // namespace

DeviceReplay::DeviceReplay(Result result) : m_result(std::move(result)), m_mistake(*m_result) {
  std::size_t offset = 0;
  for (std::size_t i = 0; i < m_result->messages.size(); ++i) {
    const DeviceMessage& message = m_result->messages[i];
    while (std::ssize(m_starts) <= message.step) m_starts.push_back(i);
    m_offsets.push_back(offset);
    offset += toSize(message.count);
  }
  // Where devices wait for ever, the last steps of the plan may have no messages.
  while (std::ssize(m_starts) < m_mistake.steps()) m_starts.push_back(m_result->messages.size());
  m_starts.push_back(m_result->messages.size());
  findParts();
  followParts();
  followValues();
}

std::pair<std::size_t, std::size_t> DeviceReplay::messagesOf(int step) const {
  if (step < 1 || step > steps()) return {0, 0};
  return {m_starts[toSize(step - 1)], m_starts[toSize(step)]};
}

std::vector<Number> DeviceReplay::carried(std::size_t message, std::int64_t most) const {
  std::vector<Number> numbers;
  if (m_result->carried.count() == 0) return numbers;
  const std::size_t count = toSize(std::min(m_result->messages[message].count, most));
  for (std::size_t i = 0; i < count; ++i) {
    numbers.push_back(numberAt(m_result->carried, m_offsets[message] + i));
  }
  return numbers;
}

int DeviceReplay::partOf(std::int64_t element) const {
  return static_cast<int>(std::ranges::upper_bound(m_bounds, element) - m_bounds.begin()) - 1;
}

std::size_t DeviceReplay::at(int row, int device, int part) const {
  return toSize((std::int64_t{row} * devices() + device) * parts() + part);
}

void DeviceReplay::findParts() {
  m_bounds = {0, n()};
  for (const DeviceMessage& message : m_result->messages) {
    m_bounds.push_back(message.first);
    m_bounds.push_back(message.first + message.count);
  }
  std::ranges::sort(m_bounds);
  const auto behind = std::ranges::unique(m_bounds);
  m_bounds.erase(behind.begin(), behind.end());
}

void DeviceReplay::followParts() {
  const std::size_t ofRow = at(1, 0, 0);
  m_summed.assign(ofRow * toSize(rows()), 1);
  m_changed.assign(m_summed.size(), false);
  for (int row = 1; row < rows(); ++row) {
    const auto begin = m_summed.begin() + static_cast<std::ptrdiff_t>(at(row - 1, 0, 0));
    std::copy_n(begin, ofRow, begin + static_cast<std::ptrdiff_t>(ofRow));
    followPartsOf(row);
  }
}

void DeviceReplay::followPartsOf(int row) {
  const auto visitParts = [this](const DeviceMessage& message, const auto& visit) {
    const int end = partOf(message.first + message.count - 1);
    for (int part = partOf(message.first); part <= end; ++part) visit(part);
  };
  const auto overwritten = m_mistake.overwritten();
  if (overwritten && overwritten->step == row - 1) {
    visitParts(*overwritten, [&](int part) {
      m_summed[at(row, static_cast<int>(overwritten->from), part)] = 0;
      m_changed[at(row, static_cast<int>(overwritten->from), part)] = true;
    });
  }
  const auto [first, behind] = messagesOf(row);
  for (std::size_t i = first; i < behind; ++i) {
    const DeviceMessage& message = m_result->messages[i];
    if (!m_mistake.isReceived(message)) continue;
    visitParts(message, [&](int part) {
      // A message carries what its sender held before the step.
      const int sent =
          overwritten == message ? 0 : summed(row - 1, static_cast<int>(message.from), part);
      const std::size_t to = at(row, static_cast<int>(message.to), part);
      m_summed[to] = message.isAdded ? m_summed[to] + sent : sent;
      m_changed[to] = true;
    });
  }
}

void DeviceReplay::followValues() {
  const HostArray& carried = m_result->carried;
  const bool isSent = carried.count() == toSize(values::totalsOf(m_result->messages).sent);
  if (m_result->inputs.count() != toSize(devices() * n()) || !isSent) return;
  if (rows() * devices() > kMostValues / n()) return;
  m_values.assign(toSize(rows()), m_result->inputs);
  values::withType(carried.type, [&]<class T>(T) {
    const auto ofMessage = [this](int row, std::int64_t device, const DeviceMessage& message) {
      return m_values[toSize(row)].as<T>().subspan(toSize(device * n() + message.first),
                                                   toSize(message.count));
    };
    for (int row = 1; row < rows(); ++row) {
      m_values[toSize(row)] = m_values[toSize(row - 1)];
      const auto overwritten = m_mistake.overwritten();
      if (overwritten && overwritten->step == row - 1) {
        std::ranges::fill(ofMessage(row, overwritten->from, *overwritten), T{0});
      }
      const auto [first, behind] = messagesOf(row);
      for (std::size_t i = first; i < behind; ++i) {
        const DeviceMessage& message = m_result->messages[i];
        if (!m_mistake.isReceived(message)) continue;
        const std::span<T> own = ofMessage(row, message.to, message);
        for (std::size_t k = 0; k < toSize(message.count); ++k) {
          const T sent = carried.as<T>()[m_offsets[i] + k];
          own[k] = message.isAdded ? sumOf(own[k], sent) : sent;
        }
      }
    }
  });
  for (const HostArray& row : m_values) {
    for (std::size_t i = 0; i < row.count(); ++i) {
      const QString text = shortNumber(values::asDouble(numberAt(row, i)), kMostLetters);
      m_letters = std::max(m_letters, static_cast<int>(text.size()));
    }
  }
}

Number DeviceReplay::value(int row, int device, std::int64_t element) const {
  return numberAt(m_values[toSize(row)], toSize(device * n() + element));
}

}  // namespace lanescope::ui
