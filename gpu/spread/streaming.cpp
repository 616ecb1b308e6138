// SPDX-License-Identifier: Apache-2.0
#include "spread/streaming.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <limits>
#include <span>

#include "spread/wire.h"

namespace lanescope::spread {
namespace {

/// Returns "1.23 ms" or "1235 ms".
std::string millisecondsText(double milliseconds) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), milliseconds < 100 ? "%.3g ms" : "%.0f ms", milliseconds);
  return text.data();
}

std::vector<values::TimeSpan> spansFromBytes(std::span<const std::byte> bytes) {
  std::vector<values::TimeSpan> spans(bytes.size() / sizeof(values::TimeSpan));
  if (!spans.empty()) std::memcpy(spans.data(), bytes.data(), bytes.size());
  return spans;
}

}  // namespace

bool StreamedRanks::isStreamed() const {
  return std::ranges::any_of(ranks, [](const Streamed& rank) { return rank.chunks > 0; });
}

std::int64_t StreamedRanks::duration() const {
  std::int64_t begin = std::numeric_limits<std::int64_t>::max();
  std::int64_t end = 0;
  for (const Streamed& rank : ranks) {
    if (rank.chunks == 0) continue;
    begin = std::min(begin, rank.begin);
    end = std::max(end, rank.end);
  }
  return std::max<std::int64_t>(0, end - begin);
}

std::vector<std::string> StreamedRanks::notes() const {
  if (!isStreamed()) return {};
  Streamed longest;
  std::int64_t chunks = 0;
  double generatingMs = 0;
  for (const Streamed& rank : ranks) {
    chunks += rank.chunks;
    generatingMs = std::max(generatingMs, rank.generatingMs);
    if (rank.end - rank.begin >= longest.end - longest.begin) longest = rank;
  }
  std::vector<std::string> notes{
      "The elements went through the GPUs in " + std::to_string(chunks) + " chunks of at most " +
      std::to_string(longest.size) + ", copies and kernels overlapped: the slowest GPU took " +
      millisecondsText(static_cast<double>(longest.end - longest.begin) * 1e-6) +
      " for its chunks. Its phases are summed over them and may be more together."};
  if (longest.isGenerated) {
    notes.push_back("Each GPU made its elements by itself, in " + millisecondsText(generatingMs) +
                    " that are in no phase. The host has made all of them again for the check.");
  }
  return notes;
}

values::TimeLine StreamedRanks::timeLine(const std::vector<std::int64_t>& gpus) const {
  values::TimeLine line;
  line.pinned = true;
  values::Streaming streaming;
  streaming.gpus = gpus;
  streaming.chunks = 0;
  streaming.duration = duration();
  std::int64_t origin = std::numeric_limits<std::int64_t>::max();
  for (const Streamed& rank : ranks) {
    if (rank.chunks == 0) continue;
    origin = std::min(origin, rank.begin);
    line.chunks = std::max(line.chunks, std::min(rank.chunks, values::kMostChunks));
    streaming.chunks += rank.chunks;
    streaming.isGenerated = rank.isGenerated;
  }
  for (std::size_t rank = 0; rank < spans.size(); ++rank) {
    for (values::TimeSpan span : spans[rank]) {
      span.gpu = static_cast<std::int64_t>(rank);
      span.begin -= origin;
      span.end -= origin;
      streaming.streams = std::max(streaming.streams, span.stream + 1);
      line.spans.push_back(span);
    }
  }
  line.streaming = std::move(streaming);
  return line;
}

StreamedRanks gatherStreamed(const Streamed& own, const std::vector<values::TimeSpan>& spans,
                             collective::Communicator& communicator) {
  StreamedRanks all;
  for (const auto& bytes : communicator.gather(asBytes(own))) {
    all.ranks.push_back(fromBytes(bytes, own));
  }
  for (const auto& bytes : communicator.gather(std::as_bytes(std::span(spans)))) {
    all.spans.push_back(spansFromBytes(bytes));
  }
  return all;
}

}  // namespace lanescope::spread
