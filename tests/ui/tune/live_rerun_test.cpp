// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/live_rerun.h"

#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "app/engine/engine_thread.h"
#include "catalog/catalog.h"

namespace lanescope::ui {
namespace {

constexpr int kPatience = 60'000;

/// On the real engine, on a GPU where there is one.
TEST(LiveRerun, OfAMillionElementsIsThereWithin200MillisecondsOfTheChange) {
  app::EngineThread engine{app::EngineAddress()};
  LiveRerun rerun(engine);
  QSignalSpy timed(&rerun, &LiveRerun::timed);
  QSignalSpy counted(&rerun, &LiveRerun::counted);
  const auto rerunWith = [&](const char* kernel, std::int64_t block) {
    values::OccupancyRequest wanted;
    wanted.kernel = kernel;
    wanted.parameters = catalog::defaultsOf(catalog::find(kernel));
    wanted.parameters.n = std::int64_t{1} << 20;
    wanted.parameters.block = block;
    const qsizetype before = timed.size();
    QElapsedTimer clock;
    clock.start();
    rerun.request(wanted);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return timed.size() > before || !counted.empty(); }, kPatience));
    return clock.elapsed();
  };
  rerunWith("dot_shared", 256);
  if (!counted.empty()) GTEST_SKIP() << "no GPU: the emulator counts, it does not time";
  for (const char* const kernel : {"dot_shared", "reduce_many_adds", "scan_three_launches"}) {
    rerunWith(kernel, 256);
    std::vector<qint64> milliseconds;
    for (const std::int64_t block : {64, 128, 512, 256, 64, 128, 512}) {
      milliseconds.push_back(rerunWith(kernel, block));
    }
    std::ranges::sort(milliseconds);
    std::printf("%s: %lld to %lld ms\n", kernel, static_cast<long long>(milliseconds.front()),
                static_cast<long long>(milliseconds.back()));
    EXPECT_LT(milliseconds.back(), 200) << kernel;
  }
}

}  // namespace
}  // namespace lanescope::ui
