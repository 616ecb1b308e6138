// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

#include "tests/app/engine/engine_listener.h"

// Requests that name a kernel of the user go to an engine of its own, and all others to the usual
// one.

namespace lanescope::tests {
namespace {

using values::ErrorKind;

/// A misbehaving engine that stands for one with a kernel of the user.
app::EngineAddress ownEngine(const QStringList& arguments, const QString& kernel = "my.cu") {
  app::EngineAddress address = fakeEngine(arguments);
  address.setOwnKernel("/nowhere", kernel, false);
  return address;
}

class EngineRouting : public testing::Test {
 protected:
  /// An engine that answers each run and writes down the kernel's name.
  [[nodiscard]] QStringList writer(const char* name) const {
    return {"dies-of-a-wild-store", m_folder.filePath(name)};
  }
  [[nodiscard]] QByteArray written(const char* name) const {
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  QTemporaryDir m_folder;
};

TEST_F(EngineRouting, RequestsGoWhereTheirKernelIs) {
  EngineListener listener(fakeEngine(writer("usual")));
  listener.engine->useOwnKernel(ownEngine(writer("own")), {});
  const quint64 first = listener.engine->run(emulatorRun("dot_shared"));
  const quint64 own = listener.engine->run(emulatorRun("my.cu"));
  const quint64 last = listener.engine->run(emulatorRun("dot_global"));
  for (const quint64 id : {first, own, last}) {
    ASSERT_TRUE(listener.waitForEnd(id));
    EXPECT_TRUE(listener.runs.contains(id)) << qPrintable(listener.failures[id].sentence);
  }
  EXPECT_EQ(written("usual"), "dot_shared\ndot_global\n");
  EXPECT_EQ(written("own"), "my.cu\n");
}

TEST_F(EngineRouting, RequestsToAGpuGoToTheEngineThatHasTheKernelForIt) {
  EngineListener listener(fakeEngine(writer("usual")));
  listener.engine->useOwnKernel(ownEngine(writer("emulator")), {});
  app::EngineAddress device = fakeEngine(writer("device"));
  device.setOwnDeviceKernel("/nowhere", "my.cu");
  listener.engine->useOwnKernel(device, {});
  values::RunRequest onGpu = emulatorRun("my.cu");
  onGpu.target.backend = values::BackendChoice::cuda;
  const quint64 first = listener.engine->run(onGpu);
  const quint64 second = listener.engine->run(emulatorRun("my.cu"));
  ASSERT_TRUE(listener.waitForEnd(first));
  ASSERT_TRUE(listener.waitForEnd(second));
  EXPECT_EQ(written("device"), "my.cu\n");
  EXPECT_EQ(written("emulator"), "my.cu\n");
  // A new build for the emulator has a newer text than what a GPU had.
  listener.engine->useOwnKernel(ownEngine(writer("newer")), {});
  const quint64 third = listener.engine->run(onGpu);
  ASSERT_TRUE(listener.waitForEnd(third));
  EXPECT_EQ(written("newer"), "my.cu\n");
  EXPECT_EQ(written("device"), "my.cu\n");
  EXPECT_EQ(written("usual"), "");
}

TEST_F(EngineRouting, ABenchmarkGoesToTheEngineThatHasOneOfItsKernels) {
  EngineListener listener(fakeEngine({"never-answers"}));
  listener.engine->useOwnKernel(ownEngine({"loses-benchmarks"}), {});
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.compared = {"my.cu"};
  request.sizes = {32};
  const quint64 id = listener.engine->bench(request);
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_TRUE(listener.benches.contains(id)) << qPrintable(listener.failures[id].sentence);
}

TEST_F(EngineRouting, TheEndOfAnOwnEngineIsToldByItsRequestsAlone) {
  EngineListener listener(fakeEngine(writer("usual")));
  ASSERT_TRUE(listener.waitForEngine());
  listener.engine->useOwnKernel(ownEngine({"dies-at-request"}), {});
  const quint64 own = listener.engine->run(emulatorRun("my.cu"));
  ASSERT_TRUE(listener.waitForEnd(own));
  EXPECT_EQ(listener.endings(own), 1);
  EXPECT_TRUE(listener.failures[own].sentence.contains("my.cu"))
      << qPrintable(listener.failures[own].sentence);
  const quint64 usual = listener.engine->run(emulatorRun("dot_shared"));
  ASSERT_TRUE(listener.waitForEnd(usual));
  EXPECT_TRUE(listener.runs.contains(usual));
  EXPECT_EQ(listener.ready.size(), 1) << "the usual engine was started anew";
  EXPECT_TRUE(listener.lost.isEmpty()) << qPrintable(listener.lost.join('\n'));
}

TEST_F(EngineRouting, ANewBuildTakesThePlaceOfTheOldOneWhichEndsWhatItHas) {
  EngineListener listener(fakeEngine(writer("usual")));
  auto folder = std::make_shared<int>(0);
  const std::weak_ptr<int> kept = folder;
  listener.engine->useOwnKernel(ownEngine({"never-answers"}), std::move(folder));
  const quint64 old = listener.engine->run(emulatorRun("my.cu"));
  listener.engine->useOwnKernel(ownEngine(writer("new")), {});
  const quint64 fresh = listener.engine->run(emulatorRun("my.cu"));
  ASSERT_TRUE(listener.waitForEnd(fresh));
  EXPECT_TRUE(listener.runs.contains(fresh)) << qPrintable(listener.failures[fresh].sentence);
  EXPECT_FALSE(listener.isOver(old));
  EXPECT_FALSE(kept.expired()) << "the folder of an engine that works is gone";
  listener.engine->cancel(old);
  ASSERT_TRUE(listener.waitForEnd(old));
  EXPECT_EQ(listener.failures[old].kind, ErrorKind::cancelled);
  EXPECT_TRUE(waitFor([&] { return kept.expired(); })) << "the old engine is still there";
  EXPECT_EQ(written("new"), "my.cu\n");
}

TEST_F(EngineRouting, AnIdleEngineEndsAtOnceWhereItIsReplaced) {
  EngineListener listener(fakeEngine(writer("usual")));
  ASSERT_TRUE(listener.waitForEngine());
  auto folder = std::make_shared<int>(0);
  const std::weak_ptr<int> kept = folder;
  listener.engine->useOwnKernel(ownEngine(writer("old")), std::move(folder));
  listener.engine->useOwnKernel(ownEngine(writer("new")), {});
  EXPECT_TRUE(waitFor([&] { return kept.expired(); }));
}

TEST_F(EngineRouting, AForgottenKernelIsAskedOfTheUsualEngine) {
  EngineListener listener(fakeEngine(writer("usual")));
  listener.engine->useOwnKernel(ownEngine(writer("own")), {});
  listener.engine->forgetOwnKernel("my.cu");
  const quint64 id = listener.engine->run(emulatorRun("my.cu"));
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_EQ(written("usual"), "my.cu\n");
  EXPECT_EQ(written("own"), "");
}

}  // namespace
}  // namespace lanescope::tests
