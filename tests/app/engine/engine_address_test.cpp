// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine_address.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <memory>
#include <vector>

#include "values/error.h"

namespace lanescope::app {
namespace {

std::string complaintAbout(const QString& text,
                           values::ErrorKind kind = values::ErrorKind::badInput) {
  try {
    (void)EngineAddress::parse(text);
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), kind);
    return error.what();
  }
  return {};
}

TEST(EngineAddress, OfThisMachineIsBesideTheApplication) {
  const EngineAddress address = EngineAddress::parse(QStringLiteral("local"));
  EXPECT_TRUE(address.isLocal());
  EXPECT_EQ(address.program(), QCoreApplication::applicationDirPath() + "/lanescope-engine");
  EXPECT_EQ(address.arguments(), QStringList{"--die-with-parent"});
  EXPECT_EQ(address.text(), "local");
}

TEST(EngineAddress, OfAnotherMachineGoesThroughSshWithoutAShell) {
  const EngineAddress address = EngineAddress::parse(QStringLiteral("ssh:me@gpu-1.example"));
  EXPECT_FALSE(address.isLocal());
  EXPECT_EQ(address.program(), "ssh");
  EXPECT_EQ(address.arguments(),
            (QStringList{"-T", "-oBatchMode=yes", "--", "me@gpu-1.example", "lanescope-engine"}));
  EXPECT_EQ(address.text(), "ssh:me@gpu-1.example");
}

TEST(EngineAddress, RefusesAHostThatSshWouldTakeForAnOption) {
  EXPECT_EQ(
      complaintAbout(QStringLiteral("ssh:-oProxyCommand=reboot")),
      "The host '-oProxyCommand=reboot' begins with '-', which ssh would take for an option.");
}

TEST(EngineAddress, RefusesHostsThatAreNone) {
  EXPECT_NE(complaintAbout(QStringLiteral("ssh:")), "");
  EXPECT_NE(complaintAbout(QStringLiteral("ssh:a b")), "");
  EXPECT_NE(complaintAbout(QStringLiteral("ssh:a\n")), "");
  EXPECT_NE(complaintAbout(QStringLiteral("ssh:a\tb")), "");
  EXPECT_NE(complaintAbout(QString(QStringLiteral("ssh:a")) + QChar(0)), "");
  EXPECT_NE(complaintAbout(QStringLiteral("ssh:a\u00a0b")), "");
}

TEST(EngineAddress, AllowsLettersDigitsAndAFewSignsInAHostAndNothingElse) {
  for (const char* const host :
       {"gpu", "gpu-1.example.org", "lab_7", "10.0.0.1", "::1", "[::1]", "[2001:db8::7]", "me@gpu",
        "me@lab.org@gpu", "m_e-2@[fe80::1]", "XN--BCHER-KVA.example"}) {
    EXPECT_EQ(complaintAbout(QStringLiteral("ssh:") + host), "") << host;
  }
  for (const char* const host :
       {"a;reboot", "$(reboot)", "`reboot`", "a|b",  "a&b",  "a'b",   "a\"b",        "a\\b",
        "a/b",      "%h",        "*",        "a,b",  "~",    "ü",     "gpu\x1b[31m", "-me@gpu",
        "me@-gpu",  "me@",       "@gpu",     "[gpu", "gpu]", "[gpu]", "gpu:22",      "ssh://gpu"}) {
    EXPECT_NE(complaintAbout(QStringLiteral("ssh:") + QString::fromUtf8(host)), "") << host;
  }
  EXPECT_NE(complaintAbout(QStringLiteral("ssh:") + QString(600, 'a')), "");
}

TEST(EngineAddress, RefusesWhatIsNoPlace) {
  EXPECT_EQ(complaintAbout(QStringLiteral("http:host")),
            "'http:host' is not an engine; write local, ssh:HOST, mpi:N or mpi:HOSTFILE.");
  EXPECT_NE(complaintAbout(QString()), "");
}

/// A PATH with an empty program of this name alone.
class EngineAddressOfRanks : public testing::Test {
 protected:
  void SetUp() override { put("mpirun"); }
  void TearDown() override {
    qputenv("PATH", m_oldPath);
    qunsetenv("SLURM_JOB_ID");
  }
  void put(const QString& program) {
    const QTemporaryDir& folder = *m_folders.emplace_back(std::make_unique<QTemporaryDir>());
    QFile file(folder.filePath(program));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("PATH", QFile::encodeName(folder.path()));
  }

  std::vector<std::unique_ptr<QTemporaryDir>> m_folders;
  QByteArray m_oldPath = qgetenv("PATH");
};

TEST_F(EngineAddressOfRanks, StartsMpirunWithoutAShell) {
  const EngineAddress address = EngineAddress::parse(QStringLiteral("mpi:4"));
  EXPECT_FALSE(address.isLocal());
  ASSERT_TRUE(address.ranks());
  EXPECT_EQ(address.ranks()->count(), 4);
  EXPECT_EQ(address.text(), "mpi:4");
  EXPECT_TRUE(address.program().endsWith("/mpirun"));
  const QString engine = QCoreApplication::applicationDirPath() + "/lanescope-engine";
  EXPECT_EQ(address.arguments().mid(address.arguments().indexOf("-np")),
            (QStringList{"-np", "4", engine, "--die-with-parent", "--mpi", "4"}));
  EXPECT_EQ(address.arguments().contains("--allow-run-as-root"), ::geteuid() == 0);
}

TEST_F(EngineAddressOfRanks, HandsACheckedCopyOfTheHostsToMpirun) {
  put("ssh");
  const QByteArray ssh = qgetenv("PATH");
  put("mpirun");
  qputenv("PATH", qgetenv("PATH") + ':' + ssh);
  const QTemporaryDir folder;
  QFile file(folder.filePath("hosts"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("gpu-1 slots=3  # the first\ngpu-2\n");
  file.close();
  const EngineAddress address = EngineAddress::parse("mpi:" + file.fileName());
  EXPECT_EQ(address.ranks()->count(), 4);
  const QStringList arguments = address.arguments();
  QFile copy(arguments.value(arguments.indexOf("--hostfile") + 1));
  EXPECT_NE(copy.fileName(), file.fileName());
  ASSERT_TRUE(copy.open(QIODevice::ReadOnly));
  EXPECT_EQ(copy.readAll(), "gpu-1 slots=3\ngpu-2 slots=1\n");
}

TEST_F(EngineAddressOfRanks, StartsSrunWithinAJobOfSlurmAlone) {
  put("srun");
  EXPECT_EQ(complaintAbout(QStringLiteral("mpi:4"), values::ErrorKind::unavailable),
            "mpirun is not installed; Debian's package openmpi-bin has it.");
  qputenv("SLURM_JOB_ID", "7");
  const EngineAddress address = EngineAddress::parse(QStringLiteral("mpi:4"));
  EXPECT_TRUE(address.program().endsWith("/srun"));
  EXPECT_EQ(address.arguments().mid(0, 6),
            (QStringList{"--mpi=pmix", "--input=0", "--kill-on-bad-exit=1", "--wait=3", "--ntasks",
                         "4"}));
}

TEST_F(EngineAddressOfRanks, RefusesNumbersThatAreNone) {
  EXPECT_EQ(complaintAbout(QStringLiteral("mpi:0")), "mpi:0 does not have from 1 to 64 processes.");
  EXPECT_EQ(complaintAbout(QStringLiteral("mpi:65")),
            "mpi:65 does not have from 1 to 64 processes.");
  EXPECT_EQ(complaintAbout(QStringLiteral("mpi:-1")),
            "mpi:-1 does not have from 1 to 64 processes.");
  EXPECT_NE(complaintAbout(QStringLiteral("mpi:99999999999999999999")), "");
  EXPECT_EQ(complaintAbout(QStringLiteral("mpi:")),
            "mpi: needs a number of processes or a file of hosts, as in mpi:4.");
  EXPECT_EQ(complaintAbout(QStringLiteral("mpi:/nowhere")),
            "The file of hosts /nowhere cannot be read.");
}

}  // namespace
}  // namespace lanescope::app
