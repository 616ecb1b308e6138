// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

#include "tests/app/engine/engine_listener.h"

// Who is to blame where an engine ends: the request that it had begun, and no other.

namespace lanescope::tests {
namespace {

using values::ErrorKind;

values::RunRequest runOf(const char* kernel) {
  values::RunRequest request;
  request.kernel = kernel;
  return request;
}

class EngineLoss : public testing::Test {
 protected:
  QString path() const { return m_folder.filePath("file"); }
  QByteArray written() const {
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  QTemporaryDir m_folder;
};

TEST_F(EngineLoss, FailsTheRequestThatEndedTheEngineAndRunsThoseThatWaited) {
  EngineListener listener(fakeEngine({"dies-of-a-wild-store", path()}));
  const quint64 before = listener.engine->run(runOf("dot_shared"));
  const quint64 deadly = listener.engine->run(runOf("dot_wild_store"));
  const quint64 after = listener.engine->run(runOf("dot_global"));
  const quint64 devices = listener.engine->queryDevices();
  const quint64 deadlyToo = listener.engine->run(runOf("dot_wild_store"));
  const quint64 last = listener.engine->run(runOf("dot_one_launch"));
  ASSERT_TRUE(listener.waitForEnd(last));
  EXPECT_EQ(listener.endOrder,
            (std::vector<quint64>{before, deadly, after, devices, deadlyToo, last}));
  for (const quint64 id : {before, after, last}) EXPECT_TRUE(listener.runs.contains(id)) << id;
  EXPECT_TRUE(listener.devices.contains(devices));
  for (const quint64 id : {deadly, deadlyToo}) {
    EXPECT_EQ(listener.failures[id].kind, ErrorKind::engineLost);
    EXPECT_TRUE(listener.failures[id].sentence.contains("was ended by signal 6"));
  }
  EXPECT_EQ(written(), "dot_shared\ndot_wild_store\ndot_global\ndot_wild_store\ndot_one_launch\n")
      << "none is repeated";
}

TEST_F(EngineLoss, OfAnEngineThatNeverReadTheRequestIsNotTheRequests) {
  EngineListener listener(fakeEngine({"dies-unread", path()}));
  const quint64 first = listener.engine->run(runOf("dot_shared"));
  const quint64 second = listener.engine->run(runOf("dot_shared"));
  ASSERT_TRUE(listener.waitForEnd(second));
  EXPECT_TRUE(listener.runs.contains(first)) << qPrintable(listener.failures[first].sentence);
  EXPECT_TRUE(listener.runs.contains(second)) << qPrintable(listener.failures[second].sentence);
  EXPECT_EQ(listener.endOrder, (std::vector<quint64>{first, second}));
  EXPECT_EQ(listener.lost.size(), 1);
}

TEST_F(EngineLoss, EndsARequestThatNoEngineLivesToBegin) {
  EngineListener listener(fakeEngine({"dies-before-it-begins"}));
  const quint64 id = listener.engine->run(runOf("dot_shared"));
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::noEngine);
  EXPECT_EQ(listener.ready.size(), 2) << "it is sent to one more engine, and not to a third";
}

TEST_F(EngineLoss, WithoutAnyEngineFailsAllThatWait) {
  EngineListener listener(fakeEngine({"dies"}));
  std::vector<quint64> ids(20);
  for (quint64& id : ids) id = listener.engine->run(runOf("dot_shared"));
  ASSERT_TRUE(listener.waitForEnd(ids.back()));
  for (const quint64 id : ids) {
    EXPECT_EQ(listener.endings(id), 1);
    EXPECT_EQ(listener.failures[id].kind, ErrorKind::noEngine);
  }
}

TEST_F(EngineLoss, OfManyEnginesThatBeginNothingFailsAllThatWait) {
  EngineListener listener(fakeEngine({"dies-after-hello"}));
  std::vector<quint64> ids(100);
  for (quint64& id : ids) id = listener.engine->run(runOf("dot_shared"));
  for (const quint64 id : ids) ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_EQ(listener.endOrder, ids);
  EXPECT_LE(listener.lost.size(), 6);
}

}  // namespace
}  // namespace lanescope::tests
