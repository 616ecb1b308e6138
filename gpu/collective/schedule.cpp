// SPDX-License-Identifier: Apache-2.0
#include "collective/schedule.h"

#include <bit>

namespace lanescope::collective {

namespace {

using values::DeviceMessage;
using Messages = std::vector<DeviceMessage>;

Messages ring(std::int64_t devices, std::int64_t n) {
  Messages messages;
  for (std::int64_t step = 0; step < 2 * (devices - 1); ++step) {
    const bool isScatter = step < devices - 1;
    for (std::int64_t from = 0; from < devices; ++from) {
      // Device d begins with part d and goes back by one in each step: after p - 1 of them it has
      // received the sums of part d + 1, which it sends next.
      const std::int64_t part = (from - step + 2 * devices) % devices;
      const std::int64_t first = part * n / devices;
      const std::int64_t count = (part + 1) * n / devices - first;
      if (count > 0) {
        messages.push_back({step, from, (from + 1) % devices, first, count, isScatter});
      }
    }
  }
  return messages;
}

/// The steps of a binomial tree to device 0.
std::int64_t levelsOf(std::int64_t devices) {
  return std::bit_width(static_cast<std::uint64_t>(devices - 1));
}

Messages tree(std::int64_t devices, std::int64_t n) {
  Messages messages;
  const std::int64_t levels = levelsOf(devices);
  for (std::int64_t level = 0; level < levels; ++level) {
    const std::int64_t distance = std::int64_t{1} << level;
    for (std::int64_t from = distance; from < devices; from += 2 * distance) {
      messages.push_back({level, from, from - distance, 0, n, true});
    }
  }
  for (std::int64_t level = levels - 1; level >= 0; --level) {
    const std::int64_t distance = std::int64_t{1} << level;
    for (std::int64_t to = distance; to < devices; to += 2 * distance) {
      messages.push_back({2 * levels - 1 - level, to - distance, to, 0, n, false});
    }
  }
  return messages;
}

Messages recursiveDoubling(std::int64_t devices, std::int64_t n) {
  Messages messages;
  const auto power = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(devices)));
  std::int64_t step = 0;
  for (std::int64_t from = power; from < devices; ++from) {
    messages.push_back({step, from, from - power, 0, n, true});
  }
  if (power < devices) ++step;
  for (std::int64_t distance = 1; distance < power; distance *= 2, ++step) {
    for (std::int64_t from = 0; from < power; ++from) {
      messages.push_back({step, from, from ^ distance, 0, n, true});
    }
  }
  for (std::int64_t to = power; to < devices; ++to) {
    messages.push_back({step, to - power, to, 0, n, false});
  }
  return messages;
}

Messages allToOne(std::int64_t devices, std::int64_t n) {
  Messages messages;
  for (std::int64_t from = 1; from < devices; ++from) {
    messages.push_back({from - 1, from, 0, 0, n, true});
  }
  for (std::int64_t to = 1; to < devices; ++to) {
    messages.push_back({devices - 2 + to, 0, to, 0, n, false});
  }
  return messages;
}

}  // namespace

Messages messagesOf(values::AllReduce algorithm, std::int64_t devices, std::int64_t n) {
  switch (algorithm) {
    case values::AllReduce::ring:
      return ring(devices, n);
    case values::AllReduce::tree:
      return tree(devices, n);
    case values::AllReduce::recursiveDoubling:
      return recursiveDoubling(devices, n);
    case values::AllReduce::allToOne:
      return allToOne(devices, n);
    case values::AllReduce::nccl:
    case values::AllReduce::mpi:
      break;
  }
  return {};
}

}  // namespace lanescope::collective
