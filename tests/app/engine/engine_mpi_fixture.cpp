// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/engine/engine_mpi_fixture.h"

#include <sys/prctl.h>
#include <sys/wait.h>

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace lanescope::tests {
namespace {

void addBelow(qint64 pid, std::vector<qint64>& all) {
  for (const qint64 child : childrenOf(pid)) {
    if (!isRunning(child)) continue;
    all.push_back(child);
    addBelow(child, all);
  }
}

}  // namespace

std::vector<qint64> descendants() {
  std::vector<qint64> all;
  addBelow(QCoreApplication::applicationPid(), all);
  return all;
}

std::vector<qint64> ranksBelow() {
  std::vector<qint64> ranks;
  for (const qint64 pid : descendants()) {
    if (QFileInfo(QStringLiteral("/proc/%1/exe").arg(pid)).symLinkTarget().endsWith("-engine")) {
      ranks.push_back(pid);
    }
  }
  return ranks;
}

bool waitForNoDescendants() {
  return waitFor([] { return descendants().empty(); }, std::chrono::seconds(10));
}

void EngineMpi::SetUp() {
  if (QStandardPaths::findExecutable("mpirun").isEmpty()) GTEST_SKIP() << "mpirun is not installed";
  if (!QFileInfo::exists(QCoreApplication::applicationDirPath() + "/lanescope-mpi.so")) {
    GTEST_SKIP() << "the engine was built without MPI";
  }
  ASSERT_TRUE(m_folder.isValid());
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);
}

void EngineMpi::TearDown() {
  qputenv("PATH", m_oldPath);
  EXPECT_TRUE(waitForNoDescendants()) << descendants().size();
}

values::AllReduceRequest EngineMpi::requestOf(values::AllReduce algorithm, std::int64_t devices,
                                              std::int64_t n) {
  values::AllReduceRequest request;
  request.algorithm = algorithm;
  request.devices = devices;
  request.n = n;
  return request;
}

void EngineMpi::writeScript(const QString& name, const QString& text) const {
  QFile file(path(name));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(text.toUtf8());
  file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void EngineMpi::setPath(const QString& text) {
  qputenv("PATH", QFile::encodeName(text));
}

}  // namespace lanescope::tests
