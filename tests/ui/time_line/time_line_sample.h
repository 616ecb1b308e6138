// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/time_line.h"

namespace lanescope::tests {

/// A time line as a GPU could have given it, in one part or in two chunks.
inline values::TimeLine timeLineSample(std::int64_t chunks = 1) {
  using values::Lane;
  using values::SpanKind;
  values::TimeLine line;
  line.kernel = "dot_shared";
  line.device = "NVIDIA H200";
  line.n = 1 << 20;
  line.chunks = chunks;
  line.pinned = chunks > 1;
  line.passed = true;
  for (std::int64_t chunk = 0; chunk < chunks; ++chunk) {
    const std::int64_t late = 200'000 * chunk;
    line.spans.push_back({Lane::host, SpanKind::allocate, late, late + 90'000, 8'388'608, chunk});
  }
  const std::int64_t start = 250'000 * chunks;
  for (std::int64_t chunk = 0; chunk < chunks; ++chunk) {
    const std::int64_t at = start + 30'000 * chunk;
    line.spans.push_back({Lane::host, SpanKind::event, at, at + 1'000, 0, chunk});
    line.spans.push_back({Lane::host, SpanKind::copyIn, at + 1'000, at + 9'000, 8'388'608, chunk});
    line.spans.push_back({Lane::host, SpanKind::launch, at + 10'000, at + 15'000, 0, chunk});
  }
  line.spans.push_back({Lane::host, SpanKind::wait, 800'000, 1'500'000, 0, chunks - 1});
  line.spans.push_back({Lane::host, SpanKind::copyOut, 1'500'000, 1'550'000, 128, chunks - 1});
  line.spans.push_back({Lane::host, SpanKind::finish, 1'560'000, 1'570'000, 0, chunks - 1});
  line.spans.push_back({Lane::host, SpanKind::free, 1'700'000, 2'000'000, 8'388'608, chunks - 1});
  for (std::int64_t chunk = 0; chunk < chunks; ++chunk) {
    // The second copy begins when the first one ends, and overlaps the first kernel for 100 us.
    const std::int64_t at = start + 300'000 * chunk;
    line.spans.push_back({Lane::device, SpanKind::copyIn, at, at + 300'000, 8'388'608, chunk});
    line.spans.push_back({Lane::device, SpanKind::kernel, at + 300'000, at + 400'000, 0, chunk});
  }
  line.spans.push_back({Lane::device, SpanKind::copyOut, 1'500'000, 1'540'000, 128, chunks - 1});
  line.brackets = {{values::Timing::aroundAll, 0, 2'000'000},
                   {values::Timing::fromAllocation, 2'000, 1'540'000},
                   {values::Timing::betweenEvents, start, 1'540'000},
                   {values::Timing::kernelAlone, start + 310'000, start + 400'000}};
  return line;
}

/// A problem that goes through GPU 0 and GPU 3 in chunks that the host makes, through two streams
/// each. Each copy overlaps the kernel of the chunk before for 50 us.
inline values::TimeLine streamedTimeLineSample() {
  using values::Lane;
  using values::SpanKind;
  values::TimeLine line;
  line.kernel = "reduce_one_launch";
  line.device = "2 × NVIDIA H200";
  line.n = std::int64_t{1} << 36;
  line.chunks = 3;
  line.pinned = true;
  line.passed = true;
  for (std::int64_t gpu = 0; gpu < 2; ++gpu) {
    for (std::int64_t chunk = 0; chunk < line.chunks; ++chunk) {
      const std::int64_t at = 300'000 * chunk + 10'000 * gpu;
      const auto add = [&](Lane lane, SpanKind kind, std::int64_t begin, std::int64_t end) {
        line.spans.push_back({.lane = lane,
                              .kind = kind,
                              .begin = at + begin,
                              .end = at + end,
                              .bytes = kind == SpanKind::copyIn ? 1U << 27 : 0U,
                              .chunk = chunk,
                              .gpu = gpu,
                              .stream = lane == Lane::host ? 0 : chunk % 2});
      };
      add(Lane::host, SpanKind::generate, 0, 100'000);
      add(Lane::device, SpanKind::copyIn, 100'000, 400'000);
      add(Lane::device, SpanKind::kernel, 400'000, 450'000);
    }
  }
  line.streaming =
      values::Streaming{.gpus = {0, 3}, .streams = 2, .chunks = 2048, .duration = 700'000'000};
  return line;
}

/// A time line within a kernel: warp 0 copies to two stages, warps 4 and 5 multiply.
inline values::TimeLine kernelTimeLineSample() {
  using values::Lane;
  using values::SpanKind;
  using values::StagePhase;
  values::TimeLine line;
  line.kernel = "matmul_tf32";
  line.device = "NVIDIA H200";
  line.n = 1024;
  line.passed = true;
  const auto add = [&](std::int64_t warp, SpanKind kind, std::int64_t begin, std::int64_t end,
                       std::optional<StagePhase> stage = {}) {
    line.spans.push_back({Lane::warp, kind, begin, end, 0, 0, warp, stage});
  };
  add(0, SpanKind::barrier, 0, 200);
  add(0, SpanKind::issueCopies, 200, 400, StagePhase{0, 0});
  add(0, SpanKind::issueCopies, 400, 600, StagePhase{1, 0});
  add(0, SpanKind::waitForStage, 600, 2'000, StagePhase{0, 0});
  add(0, SpanKind::barrier, 2'000, 4'000);
  for (const std::int64_t warp : {4, 5}) {
    add(warp, SpanKind::waitForTiles, 200, 1'000, StagePhase{0, 0});
    add(warp, SpanKind::products, 1'000, 2'000);
    add(warp, SpanKind::waitForTiles, 2'000, 2'500, StagePhase{1, 0});
    add(warp, SpanKind::products, 2'500, 3'000);
    add(warp, SpanKind::store, 3'000, 3'800);
  }
  line.brackets = {{values::Timing::prologue, 0, 1'000},
                   {values::Timing::steadyState, 1'000, 3'000},
                   {values::Timing::epilogue, 3'000, 4'000}};
  line.stamping =
      values::Stamping{.plain = 5'000, .stamped = 6'000, .clockMHz = 1'800, .truncated = false};
  return line;
}

}  // namespace lanescope::tests
