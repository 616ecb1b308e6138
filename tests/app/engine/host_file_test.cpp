// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/host_file.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

#include "values/error.h"

namespace lanescope::app {
namespace {

class HostFileText : public testing::Test {
 protected:
  QString written(const QByteArray& text) const {
    QFile file(m_folder.filePath("hosts"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName();
  }
  /// What is said of the file, without its folder.
  QString complaintAbout(const QByteArray& text) const {
    const QString path = written(text);
    try {
      const HostFile file(path);
    } catch (const values::Error& error) {
      EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
      return QString::fromStdString(error.what()).replace(path, "hosts");
    }
    return {};
  }

  QTemporaryDir m_folder;
};

TEST_F(HostFileText, NamesHostsAndTheirRanks) {
  const HostFile file(written(
      "# the lab\n\ngpu-1 slots=4\n  me@gpu-2.example.org  # my own\n10.0.0.3 slots = 2\r\n"));
  EXPECT_EQ(file.hosts(), (std::vector<HostFile::Host>{
                              {"gpu-1", 4}, {"me@gpu-2.example.org", 1}, {"10.0.0.3", 2}}));
  EXPECT_EQ(file.ranks(), 7);
  EXPECT_EQ(file.text(), "gpu-1 slots=4\nme@gpu-2.example.org slots=1\n10.0.0.3 slots=2\n");
}

TEST_F(HostFileText, IsRefusedWithTheLineThatIsWrong) {
  EXPECT_EQ(complaintAbout("gpu-1\ngpu-2 max-slots=2\n"),
            "Line 2 of hosts is neither HOST nor HOST slots=N.");
  EXPECT_EQ(complaintAbout("gpu-1 slots=\n"), "Line 1 of hosts is neither HOST nor HOST slots=N.");
  EXPECT_EQ(complaintAbout("a\n-oProxyCommand=reboot\n"),
            "'-oProxyCommand=reboot' in line 2 of hosts is no name of a host.");
  EXPECT_EQ(complaintAbout("$(reboot)\n"), "'$(reboot)' in line 1 of hosts is no name of a host.");
  EXPECT_EQ(complaintAbout("a slots=0\n"),
            "With line 1 of hosts the hosts do not have from 1 to 64 slots.");
  EXPECT_EQ(complaintAbout("a slots=60\nb slots=5\n"),
            "With line 2 of hosts the hosts do not have from 1 to 64 slots.");
  EXPECT_EQ(complaintAbout("# none\n"), "The file of hosts hosts names no host.");
  EXPECT_EQ(complaintAbout(QByteArray(70'000, '\n')),
            "The file of hosts hosts has more than 64 KiB.");
  for (const char* const line :
       {"a;reboot", "a|b", "a`b`", "a'b", "a,b", "a/b", "\xff\xfe", "a\tb"}) {
    EXPECT_NE(complaintAbout(line), "") << line;
  }
}

TEST_F(HostFileText, OfAFolderOrOfNothingCannotBeRead) {
  EXPECT_THROW(HostFile(m_folder.path()), values::Error);
  EXPECT_THROW(HostFile(m_folder.filePath("none")), values::Error);
  EXPECT_THROW(HostFile(QStringLiteral("/dev/zero")), values::Error);
}

}  // namespace
}  // namespace lanescope::app
