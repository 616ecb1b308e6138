// SPDX-License-Identifier: Apache-2.0
#include "trace/record/record_builder.h"

#include <algorithm>
#include <map>
#include <utility>
#include <variant>

#include "values/error.h"

namespace lanescope::trace {
namespace {

/// A window with an open number of blocks takes so many that each thread keeps at least this many
/// events.
constexpr std::uint64_t kLeastEventsPerThread = 64;

/// A thread keeps so many times more operations than events. A product whose threads hold squares
/// of C in registers makes four from each element that it loads.
constexpr std::uint64_t kOperationsPerEvent = 8;
/// Over all threads; 256 MiB of them.
constexpr std::uint64_t kMostOperations = std::uint64_t{1} << 24;

/// Returns the signed element of a raw shared index.
std::int64_t sharedElement(std::int64_t rawIndex) {
  const auto shift = 64 - kSharedElementBits;
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(rawIndex) << shift) >> shift;
}

/// Whether neither the host nor an earlier launch has written the buffer.
bool isUnwritten(const values::Plan& plan, std::uint32_t launch, std::uint32_t buffer) {
  if (plan.buffers[buffer].role == values::Role::input || plan.buffers[buffer].zeroed) return false;
  return std::none_of(plan.launches.begin(), plan.launches.begin() + launch, [&](const auto& each) {
    return std::ranges::any_of(each.arguments, [&](const values::Argument& argument) {
      const auto* named = std::get_if<values::BufferIndex>(&argument);
      return named != nullptr && named->index == buffer;
    });
  });
}

/// Maps raw events to arrays of shared memory.
class SharedArrays {
 public:
  /// `arrays` has those of global memory; the shared arrays are appended.
  SharedArrays(const std::vector<values::SharedArray>& declared, std::vector<ArrayInfo>& arrays)
      : m_arrays(arrays) {
    for (const values::SharedArray& array : declared) {
      // Of several arrays on one line, each further one has a number that is no line.
      std::int64_t declaration = array.line;
      while (m_ownAt.contains(declaration)) declaration += std::int64_t{1} << Event::kLineBits;
      m_ownAt.emplace(declaration, static_cast<unsigned>(arrays.size()));
      arrays.push_back({.name = array.name,
                        .space = Space::shared,
                        .type = array.type,
                        .count = array.count,
                        .columns = array.columns});
    }
  }

  [[nodiscard]] unsigned positionOf(const Event& event) {
    const std::int64_t declaration = event.index() >> kSharedElementBits;
    const unsigned own = ownAt(declaration);
    if (event.array() == kRawShared) return own;
    const auto rank = static_cast<std::uint8_t>(event.array() - kRawRemote);
    const auto [entry, isNew] = m_remoteAt.try_emplace({declaration, rank}, 0U);
    if (isNew) {
      ArrayInfo remote = m_arrays[own];
      remote.name += " of rank " + std::to_string(rank);
      remote.remote = {rank, static_cast<std::uint8_t>(own)};
      entry->second = append(std::move(remote));
    }
    return entry->second;
  }

 private:
  unsigned ownAt(std::int64_t declaration) {
    const auto [entry, isNew] = m_ownAt.try_emplace(declaration, 0U);
    if (isNew) {
      entry->second =
          append({"shared" + std::to_string(declaration), Space::shared, values::DType::uint32, 0});
    }
    return entry->second;
  }
  unsigned append(ArrayInfo array) {
    constexpr std::size_t kMostArrays = std::size_t{1} << Event::kArrayBits;
    if (m_arrays.size() == kMostArrays) {
      throw values::Error(values::ErrorKind::unavailable,
                          "A record names at most " + std::to_string(kMostArrays) +
                              " arrays; this launch accesses more, each block's apart.");
    }
    m_arrays.push_back(std::move(array));
    return static_cast<unsigned>(m_arrays.size() - 1);
  }

  std::vector<ArrayInfo>& m_arrays;
  std::map<std::int64_t, unsigned> m_ownAt;  ///< line of the declaration -> position in m_arrays
  /// (line of the declaration, rank) -> position.
  std::map<std::pair<std::int64_t, std::uint8_t>, unsigned> m_remoteAt;
};

}  // namespace

ResolvedWindow resolve(const Window& window, const values::Plan& plan) {
  const auto count = static_cast<std::uint32_t>(plan.launches.size());
  const std::uint32_t position = window.launch.value_or(count - 1);
  if (position >= count) {
    values::refuse("The recording cannot take launch " +
                   std::to_string(position + std::uint64_t{1}) + ": " + plan.kernel + " makes " +
                   (count == 1 ? "one" : std::to_string(count)) + ".");
  }
  if (plan.buffers.size() > kRawRemote) {
    values::refuse("A record names at most " + std::to_string(kRawRemote) + " buffers; " +
                   plan.kernel + " has " + std::to_string(plan.buffers.size()) + ".");
  }
  const values::Launch& launch = plan.launches[position];
  const std::uint64_t blocks = launch.grid.total();
  const std::uint64_t threads = launch.block.total();
  if (window.firstBlock >= blocks) {
    values::refuse("The recording cannot begin at block " + std::to_string(window.firstBlock) +
                   ": the launch has " + std::to_string(blocks) + " blocks.");
  }
  ResolvedWindow resolved;
  resolved.launch = position;
  resolved.firstBlock = window.firstBlock;
  const std::uint64_t fitting =
      std::max<std::uint64_t>(1, window.maxEvents / (threads * kLeastEventsPerThread));
  resolved.blockCount =
      std::min(window.blockCount == 0 ? fitting : window.blockCount, blocks - window.firstBlock);
  resolved.eventsPerThread =
      std::max<std::uint64_t>(1, window.maxEvents / (resolved.blockCount * threads));
  // What tensor cores make is no operation of a thread.
  const bool hasOperations = std::ranges::none_of(plan.launches, [](const values::Launch& each) {
    return std::ranges::any_of(each.arguments, [](const values::Argument& argument) {
      return std::holds_alternative<values::TensorTile>(argument);
    });
  });
  if (window.flow && hasOperations) {
    resolved.operationsPerThread =
        std::max<std::uint64_t>(1, std::min(kOperationsPerEvent * resolved.eventsPerThread,
                                            kMostOperations / (resolved.blockCount * threads)));
  }
  return resolved;
}

Record buildRecord(const values::Plan& plan, std::string source, const ResolvedWindow& window,
                   std::vector<std::uint64_t> offsets, Events rawEvents, bool truncated) {
  const values::Launch& launch = plan.launches[window.launch];
  Record record;
  record.kernel = plan.kernel;
  record.source = std::move(source);
  record.launch = window.launch;
  record.launches = static_cast<std::uint32_t>(plan.launches.size());
  record.grid = launch.grid;
  record.block = launch.block;
  record.cluster = launch.cluster;
  record.firstBlock = window.firstBlock;
  record.blockCount = window.blockCount;
  record.offsets = std::move(offsets);
  record.events = std::move(rawEvents);
  record.truncated = truncated;
  record.loops = plan.loops;
  for (std::uint32_t i = 0; i < plan.buffers.size(); ++i) {
    const values::Buffer& buffer = plan.buffers[i];
    record.arrays.push_back({buffer.name, Space::global, buffer.type, buffer.count,
                             isUnwritten(plan, window.launch, i), buffer.tagged, buffer.columns});
  }
  SharedArrays shared(launch.shared, record.arrays);
  for (Event& event : record.events) {
    if (!namesElement(event.kind()) || event.array() < kRawRemote) continue;
    event = Event::make(event.kind(), shared.positionOf(event), event.line(),
                        sharedElement(event.index()), event.bits, event.form());
  }
  return record;
}

}  // namespace lanescope::trace
