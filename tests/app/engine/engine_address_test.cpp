// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine_address.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include "values/error.h"

namespace lanescope::app {
namespace {

std::string complaintAbout(const QString& text) {
  try {
    (void)EngineAddress::parse(text);
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
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

TEST(EngineAddress, RefusesWhatIsNeitherLocalNorSsh) {
  EXPECT_EQ(complaintAbout(QStringLiteral("http:host")),
            "'http:host' is not an engine; write local or ssh:HOST.");
  EXPECT_NE(complaintAbout(QString()), "");
}

}  // namespace
}  // namespace lanescope::app
