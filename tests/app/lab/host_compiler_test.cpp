// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/host_compiler.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <chrono>
#include <optional>

#include "app/engine/child_process.h"
#include "app/files/output_file.h"
#include "app/lab/header_folder.h"
#include "sandbox/file_rules.h"
#include "values/error.h"

// The compilers of this machine and what they keep in the user's cache.

namespace lanescope::app {
namespace {

constexpr const char* kText =
    "__global__ void idle(Global<const Element<float>> in, Global<Element<float>> out, int n) {\n"
    "  out[0] = in[0];\n"
    "}\n"
    "LANESCOPE_INSTANCE(\"idle\", idle, idle)\n";

class HostCompilerTest : public testing::Test {
 protected:
  void SetUp() override {
    if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "A build with sanitizers compiles no kernel.";
    if (!sandbox::hasLandlock()) GTEST_SKIP() << "This system has no Landlock.";
    m_path = qgetenv("PATH");
    m_cacheBefore = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", QFile::encodeName(m_cache.path()));
  }
  void TearDown() override {
    if (m_path.isEmpty()) return;
    qputenv("PATH", m_path);
    qputenv("XDG_CACHE_HOME", m_cacheBefore);
  }

  /// Leaves the programs of these names in PATH.
  void leaveOnly(const QStringList& names) {
    for (const QString& name : names) {
      const QString program = QFileInfo(QStandardPaths::findExecutable(name)).canonicalFilePath();
      if (!program.isEmpty()) QFile::link(program, m_programs.filePath(name));
    }
    qputenv("PATH", QFile::encodeName(m_programs.path()));
  }

  /// Compiles a small kernel.
  void compile() {
    m_compiler->compile(KernelBuild::emulated, kText, object(), [](const auto& complaint) {
      values::refuse(complaint.message.toStdString());
    });
  }

  [[nodiscard]] QString object() const { return m_folder.filePath("emulated.so"); }
  [[nodiscard]] QStringList kept() const {
    QStringList files;
    for (QDirIterator all(m_cache.path(), QDir::Files, QDirIterator::Subdirectories);
         all.hasNext();) {
      files << all.next();
    }
    return files.filter("kernel_headers.h");
  }

  std::optional<HostCompiler> m_compiler;

  QTemporaryDir m_cache;

 private:
  QByteArray m_path;
  QByteArray m_cacheBefore;
  QTemporaryDir m_programs;
  QTemporaryDir m_folder;
};

TEST_F(HostCompilerTest, ClangAloneCompilesAKernelAndReadsItsOwnHeadersAgain) {
  QStringList names{"clang++"};
  for (int version = 16; version <= 24; ++version) names << QString("clang++-%1").arg(version);
  leaveOnly(names);
  try {
    m_compiler.emplace();
  } catch (const values::Error& error) {
    GTEST_SKIP() << error.what();  // there is no clang++, or an old one
  }
  compile();
  EXPECT_TRUE(QFileInfo::exists(object()));
  ASSERT_EQ(kept().filter(".pch").size(), 1);
  ASSERT_TRUE(QFile::remove(object()));
  compile();
  EXPECT_TRUE(QFileInfo::exists(object()));
}

TEST_F(HostCompilerTest, ACompilerThatCannotBeConfinedIsPassedOver) {
  const QTemporaryDir own;
  writeFile(own.filePath("g++"), "#!/bin/sh\necho 99.0.0\n");
  QFile::setPermissions(own.filePath("g++"), QFile::ReadOwner | QFile::ExeOwner);
  qputenv("PATH", QFile::encodeName(own.path()) + ":" + qgetenv("PATH"));
  try {
    m_compiler.emplace();
  } catch (const values::Error& error) {
    GTEST_SKIP() << error.what();
  }
  EXPECT_FALSE(m_compiler->description().contains("99.0.0"));
}

TEST_F(HostCompilerTest, ADamagedCacheIsMadeAnew) {
  try {
    m_compiler.emplace();
  } catch (const values::Error& error) {
    GTEST_SKIP() << error.what();
  }
  compile();
  const QStringList whole = kept();
  ASSERT_EQ(whole.size(), 2);
  for (const QString& name : whole) {
    QFile file(name);
    ASSERT_TRUE(file.resize(file.size() / 2)) << name.toStdString();
  }
  ASSERT_TRUE(QFile::remove(object()));
  compile();
  EXPECT_TRUE(QFileInfo::exists(object()));
}

/// Makes a folder of compiled headers that was used so many days ago.
void makeOld(const QString& folder, int days) {
  QDir().mkpath(folder);
  writeFile(folder + "/kernel_headers.h.gch", "old");
  QFile use(folder + "/used");
  ASSERT_TRUE(use.open(QIODevice::WriteOnly));
  ASSERT_TRUE(use.setFileTime(QDateTime::currentDateTime().addDays(-days),
                              QFileDevice::FileModificationTime));
}

TEST_F(HostCompilerTest, HeadersThatNobodyHasUsedForAMonthAreRemovedButTheLastThreeAndThoseInUse) {
  const QDir kernels(m_cache.path() + "/lanescope/kernels");
  for (const int days : {1, 29, 31, 32, 33, 400}) {
    makeOld(kernels.filePath(QString("days%1").arg(days)), days);
  }
  const HeaderFolder used("days400");  // which makes it the newest
  makeOld(used.path(), 400);
  HeaderFolder::removeOld(std::chrono::hours(24 * 30), 3);
  EXPECT_EQ(kernels.entryList(QDir::Dirs | QDir::NoDotAndDotDot),
            QStringList({"days1", "days29", "days31", "days400"}));
}

TEST_F(HostCompilerTest, NewHeadersRemoveOldOnes) {
  const QDir kernels(m_cache.path() + "/lanescope/kernels");
  for (const int days : {40, 41, 42, 43}) {
    makeOld(kernels.filePath(QString("days%1").arg(days)), days);
  }
  try {
    m_compiler.emplace();
  } catch (const values::Error& error) {
    GTEST_SKIP() << error.what();
  }
  compile();
  const QStringList left = kernels.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
  EXPECT_EQ(left.size(), 3) << left.join(' ').toStdString();
  EXPECT_FALSE(left.contains("days43"));
  EXPECT_TRUE(left.contains("days40"));
}

/// Whether a process of this id runs; one that only waits to be forgotten does not.
bool runs(const QByteArray& pid) {
  QFile file("/proc/" + QString::fromLatin1(pid) + "/stat");
  if (!file.open(QIODevice::ReadOnly)) return false;
  const QByteArray text = file.readAll();
  return text.mid(text.lastIndexOf(')') + 2, 1) != "Z";
}

TEST_F(HostCompilerTest, WhatACompilerHasStartedEndsWithIt) {
  ChildProcess process;
  ASSERT_EQ(process.start(QCoreApplication::applicationDirPath() + "/lanescope-confine",
                          {"--", "/bin/sh", "-c", "/bin/sleep 100 & echo $!; wait"}),
            QString());
  constexpr std::chrono::milliseconds kMoment{100};
  QByteArray pid;
  const QDeadlineTimer deadline(std::chrono::seconds(20));
  while (!pid.endsWith('\n') && !deadline.hasExpired()) {
    (void)process.waitForFinished(kMoment);
    pid += process.readAllStandardOutput();
  }
  pid = pid.trimmed();
  ASSERT_FALSE(pid.isEmpty());
  ASSERT_TRUE(runs(pid)) << process.readAllStandardError().toStdString();
  process.kill();
  while (runs(pid) && !deadline.hasExpired()) (void)process.waitForFinished(kMoment);
  EXPECT_FALSE(runs(pid));
}

}  // namespace
}  // namespace lanescope::app
