// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "app/engine/child_process.h"
#include "app/engine/engine_thread.h"
#include "app/files/output_file.h"
#include "app/lab/own_kernel_build.h"
#include "catalog/catalog.h"
#include "catalog/own/own_row.h"
#include "own_kernel_text.h"
#include "ui/export/stage_export.h"
#include "values/error.h"

// How long a user waits from the last key to the stage, part by part.

namespace lanescope::tests {
namespace {

/// Returns the processor time of this process and of those that it has waited for.
double processorMs() {
  double ms = 0;
  for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage use{};
    getrusage(static_cast<__rusage_who>(who), &use);
    for (const timeval& time : {use.ru_utime, use.ru_stime}) {
      ms += 1e3 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_usec);
    }
  }
  return ms;
}

/// A part of the way, with the best of its times.
struct Part {
  const char* name;
  double wallMs = std::numeric_limits<double>::infinity();
  double processorMs = std::numeric_limits<double>::infinity();

  template <class Work>
  auto time(const Work& work) {
    QElapsedTimer clock;
    clock.start();
    const double before = tests::processorMs();
    auto result = work();
    wallMs = std::min(wallMs, 1e-6 * static_cast<double>(clock.nsecsElapsed()));
    processorMs = std::min(processorMs, tests::processorMs() - before);
    return result;
  }
};

bool readAlone() {
  app::ChildProcess process;
  const QString program = QCoreApplication::applicationDirPath() + "/lanescope-front-end";
  if (!process.start(program, {}).isEmpty()) return false;
  const auto bytes = std::as_bytes(std::span(kDot, std::strlen(kDot)));
  process.write({bytes.begin(), bytes.end()});
  process.closeInput();
  return process.waitForFinished(std::chrono::minutes(1)) && process.exitCode() == 0;
}

/// Starts the kernel's engine, runs it and returns the result; null where that failed.
std::shared_ptr<const values::RunResult> runOnce(const app::OwnKernelBuild& built) {
  const std::string& id = built.kernel().id;
  app::EngineAddress address;
  address.setOwnKernel(built.folder(), QString::fromStdString(id), false);
  app::EngineThread engine(address);
  QEventLoop loop;
  std::shared_ptr<const values::RunResult> got;
  QObject::connect(&engine, &app::EngineThread::failed, &loop, &QEventLoop::quit);
  QObject::connect(&engine, &app::EngineThread::runFinished, &loop,
                   [&](quint64, const std::shared_ptr<const values::RunResult>& result) {
                     got = result;
                     loop.quit();
                   });
  values::RunRequest request;
  request.kernel = id;
  request.parameters = catalog::defaultsOf(catalog::find(id));
  request.record = true;
  request.window.flow = true;
  engine.run(std::move(request));
  loop.exec();
  return got;
}

TEST(KeyToStage, TakesTheTimesThatAreShownHere) {
  qputenv("XDG_CACHE_HOME", QByteArray(LANESCOPE_TEST_CACHE));
  const QTemporaryDir folder;
  const QString file = folder.filePath("dot.cu");
  app::writeFile(file, kDot);
  const auto build = [&] {
    return std::make_unique<app::OwnKernelBuild>(app::OwnKernelRequest{file, {}});
  };
  try {
    catalog::addOwnKernel(build()->kernel());  // it also compiles the headers
  } catch (const values::Error& error) {
    GTEST_SKIP() << error.what();
  }
  Part reading{"the front end alone"};
  Part building{"reading, rewriting and compiling"};
  Part running{"engine, run and record"};
  Part drawing{"scene"};
  Part whole{"from key to stage"};
  constexpr int kTimes = 5;
  for (int i = 0; i < kTimes; ++i) {
    ASSERT_TRUE(reading.time(readAlone));
    const bool isDrawn = whole.time([&] {
      const auto built = building.time(build);
      const auto result = running.time([&] { return runOnce(*built); });
      return result != nullptr && drawing.time([&] { return app::sceneOf(result); }) != nullptr;
    });
    ASSERT_TRUE(isDrawn);
  }
  std::printf("%-34s %9s %14s\n", "dot product of 1024, best of 5", "wall ms", "processor ms");
  for (const Part& part : {reading, building, running, drawing, whole}) {
    std::printf("%-34s %9.0f %14.0f\n", part.name, part.wallMs, part.processorMs);
  }
  // A bound that a busy machine keeps, too.
  constexpr double kMostProcessorMs = 10'000;
  EXPECT_LT(whole.processorMs, kMostProcessorMs);
}

}  // namespace
}  // namespace lanescope::tests

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QGuiApplication application(argc, argv);
  return RUN_ALL_TESTS();
}
