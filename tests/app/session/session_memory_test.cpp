// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <chrono>
#include <fstream>
#include <string>

#include "app/session/session_file.h"
#include "simt/sanitizers.h"
#include "tests/app/session/session_samples.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::app {
namespace {

constexpr std::uint64_t kBlocks = 64;
constexpr std::uint64_t kThreads = 256;
constexpr std::uint64_t kEventsEach = 256;
constexpr std::uint64_t kEvents = kBlocks * kThreads * kEventsEach;  // 4.2 million

/// Each thread adds up elements of its own.
Session largeSession() {
  Session session = tests::sampleSession();
  session.tables.clear();
  session.run->inputs.clear();
  session.run->compared.reset();
  session.view = {};
  values::RunResult result = *session.run->main.result;
  trace::Record& record = result.record.emplace();
  record.kernel = result.kernel;
  record.source = "Emulator";
  record.grid = {kBlocks, 1, 1};
  record.block = {kThreads, 1, 1};
  record.blockCount = kBlocks;
  record.arrays = {{"a", trace::Space::global, values::DType::float32, kEvents},
                   {"out", trace::Space::global, values::DType::float32, kBlocks * kThreads}};
  record.offsets = {0};
  record.events.reserve(kEvents);
  for (std::uint64_t thread = 0; thread < kBlocks * kThreads; ++thread) {
    for (std::uint64_t i = 0; i + 1 < kEventsEach; ++i) {
      record.events.push_back(
          trace::Event::make(trace::EventKind::load, 0, 20,
                             static_cast<std::int64_t>(i * kBlocks * kThreads + thread), i));
    }
    record.events.push_back(trace::Event::make(trace::EventKind::store, 1, 22,
                                               static_cast<std::int64_t>(thread), thread));
    record.offsets.push_back(record.events.size());
  }
  session.run->main.result = std::make_shared<const values::RunResult>(std::move(result));
  return session;
}

/// Of this process: "VmRSS:", "VmHWM:" (the most so far).
std::uint64_t bytesOf(const std::string& name) {
  std::ifstream status("/proc/self/status");
  std::string word;
  while (status >> word) {
    std::uint64_t kibibytes = 0;
    if (word == name && status >> kibibytes) return kibibytes << 10;
  }
  return 0;
}

TEST(SessionReader, TakesAtMostFortyBytesAnEvent) {
#if defined(LANESCOPE_SIMT_TSAN) || defined(LANESCOPE_SIMT_ASAN)
  GTEST_SKIP() << "sanitizers keep more";
#endif
  const QTemporaryDir folder;
  const QString path = folder.filePath("s.lanescope");
  // Another process makes the file, so that this one's peak is that of reading.
  const pid_t writer = fork();
  ASSERT_GE(writer, 0);
  if (writer == 0) {
    writeSession(largeSession(), path);
    _exit(0);
  }
  int status = 0;
  ASSERT_EQ(waitpid(writer, &status, 0), writer);
  ASSERT_EQ(status, 0);
  if (bytesOf("VmHWM:") == 0) GTEST_SKIP() << "this system does not tell";

  const std::uint64_t before = bytesOf("VmRSS:");
  const auto begin = std::chrono::steady_clock::now();
  const Session session = readSession(path);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  const auto& result = session.run->main.result;
  ASSERT_EQ(result->record->events.size(), kEvents);
  const ui::StageScene scene(std::shared_ptr<const trace::Record>(result, &*result->record), 0);
  const double most =
      static_cast<double>(bytesOf("VmHWM:") - before) / static_cast<double>(kEvents);
  const double held =
      static_cast<double>(bytesOf("VmRSS:") - before) / static_cast<double>(kEvents);
  std::printf("%.1f million events: read in %.2f s; bytes an event: at most %.1f, kept %.1f\n",
              static_cast<double>(kEvents) / 1e6, took.count(), most, held);
  EXPECT_LE(most, 40.0);
}

}  // namespace
}  // namespace lanescope::app
