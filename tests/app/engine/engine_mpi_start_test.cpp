// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QStandardPaths>

#include "tests/app/engine/engine_mpi_fixture.h"
#include "values/error.h"

// Engines of several ranks that cannot be started.

namespace lanescope::tests {
namespace {

using app::EngineAddress;

/// What a request to an engine that does not start ends with, within 5 s.
QString sentenceOf(const EngineAddress& address) {
  const UnhinderedTimer clock;
  EngineListener listener(address);
  const quint64 id = listener.engine->queryDevices();
  EXPECT_TRUE(listener.waitForEnd(id));
  EXPECT_LT(clock.elapsed(), 5000);
  EXPECT_FALSE(listener.devices.contains(id));
  return listener.failures[id].sentence;
}

TEST_F(EngineMpi, IsReadyInAMoment) {
  const UnhinderedTimer clock;
  EngineListener listener(EngineAddress::parse("mpi:4"));
  ASSERT_TRUE(listener.waitForEngine());
  std::printf("4 ranks are ready after %.0f ms\n", clock.elapsed());
  EXPECT_TRUE(listener.ready.first().contains("under MPI on this machine"));
}

TEST_F(EngineMpi, SaysThatMpirunIsMissing) {
  setPath(m_folder.path());
  try {
    (void)EngineAddress::parse("mpi:4");
    ADD_FAILURE() << "no complaint";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
    EXPECT_STREQ(error.what(), "mpirun is not installed; Debian's package openmpi-bin has it.");
  }
}

TEST_F(EngineMpi, SaysThatAHostIsNotThere) {
  if (QStandardPaths::findExecutable("ssh").isEmpty()) GTEST_SKIP() << "ssh is not installed";
  QFile file(path("hosts"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("nowhere.invalid slots=2\n");
  file.close();
  const QString sentence = sentenceOf(EngineAddress::parse("mpi:" + path("hosts")));
  EXPECT_TRUE(sentence.contains("nowhere.invalid")) << qPrintable(sentence);
  EXPECT_FALSE(sentence.contains("---")) << qPrintable(sentence);
}

TEST_F(EngineMpi, SaysThatSshIsMissing) {
  QFile::link(QStandardPaths::findExecutable("mpirun"), path("mpirun"));
  QFile file(path("hosts"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("nowhere.invalid\n");
  file.close();
  setPath(m_folder.path());
  try {
    (void)EngineAddress::parse("mpi:" + path("hosts"));
    ADD_FAILURE() << "no complaint";
  } catch (const values::Error& error) {
    EXPECT_STREQ(error.what(), "ssh is not installed, by which mpirun reaches the hosts.");
  }
}

/// The mpirun of another MPI starts the program as often as it is told, and each process sees
/// itself alone.
TEST_F(EngineMpi, SaysThatMpirunIsOfAnotherMpi) {
  const QString engine = QCoreApplication::applicationDirPath() + "/lanescope-engine";
  const QString once = "#!/bin/sh\nexec " + engine + " --die-with-parent --mpi 4\n";
  const QString often = "#!/bin/sh\nfor i in 1 2 3; do " + engine + " --mpi 4 </dev/null & done\n" +
                        engine + " --mpi 4; c=$?; wait; exit $c\n";
  for (const QString& script : {once, often}) {
    writeScript("mpirun", script);
    setPath(m_folder.path() + ':' + QString::fromLocal8Bit(m_oldPath));
    const QString sentence = sentenceOf(EngineAddress::parse("mpi:4"));
    EXPECT_TRUE(sentence.contains(
        "This engine is one of 1 ranks instead of 4: is mpirun that of Open MPI?"))
        << qPrintable(sentence);
  }
}

TEST_F(EngineMpi, SaysThatTheEngineIsMissingOnAHost) {
  writeScript("mpirun", "#!/bin/sh\necho 'lanescope-engine: not found' >&2\nexit 127\n");
  setPath(m_folder.path() + ':' + QString::fromLocal8Bit(m_oldPath));
  EXPECT_TRUE(sentenceOf(EngineAddress::parse("mpi:2")).contains("(not found)"));
}

}  // namespace
}  // namespace lanescope::tests
