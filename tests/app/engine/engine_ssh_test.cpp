// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <csignal>

#include "tests/app/engine/engine_listener.h"

// The engine through the system's ssh, to an sshd of this test's own on the loopback interface.

namespace lanescope::tests {
namespace {

using namespace std::chrono_literals;
using values::ErrorKind;

QString sshdPath() {
  return QStandardPaths::findExecutable("sshd", {"/usr/sbin", "/usr/local/sbin", "/sbin"});
}

quint16 freePort() {
  const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  auto* const any = reinterpret_cast<sockaddr*>(&address);
  const bool isBound = ::bind(listener, any, size) == 0 && ::getsockname(listener, any, &size) == 0;
  ::close(listener);
  return isBound ? ntohs(address.sin_port) : 0;
}

class EngineSsh : public testing::Test {
 protected:
  void SetUp() override {
    if (sshdPath().isEmpty()) GTEST_SKIP() << "sshd is not installed";
    ASSERT_TRUE(m_folder.isValid());
    makeKey("host_key");
    makeKey("user_key");
    QFile::copy(path("user_key.pub"), path("authorized_keys"));
    m_port = freePort();
    writeServerConfig();
    startServer();
    writeClient();
  }
  void TearDown() override {
    qputenv("PATH", m_oldPath);
    m_server.kill();
    m_server.waitForFinished();
    if (HasFailure()) std::printf("%s\n", (m_serverSaid + m_server.readAll()).constData());
  }

  QString path(const QString& name) const { return m_folder.filePath(name); }

  void write(const QString& name, const QString& text) const {
    QFile file(path(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text.toUtf8());
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  }

  void makeKey(const QString& name) const {
    ASSERT_EQ(QProcess::execute("ssh-keygen", {"-q", "-t", "ed25519", "-N", "", "-f", path(name)}),
              0);
  }

  void writeServerConfig() const {
    write("sshd_config",
          QStringLiteral(
              "ListenAddress 127.0.0.1\nPort %1\nHostKey %2\nAuthorizedKeysFile %3\n"
              "PidFile none\nLogLevel DEBUG\nUsePAM no\nStrictModes no\nPasswordAuthentication no\n"
              "PermitRootLogin yes\nSetEnv PATH=%4:/usr/bin:/bin\n")
              .arg(m_port)
              .arg(path("host_key"), path("authorized_keys"), path("remote")));
    QDir(m_folder.path()).mkdir("remote");
    QFile::link(QCoreApplication::applicationDirPath() + "/lanescope-engine",
                path("remote/lanescope-engine"));
  }

  /// Without becoming a daemon, so that it ends with this test.
  void startServer() {
    // sshd run by root wants this folder for the process that drops its privileges.
    QDir().mkpath("/run/sshd");
    m_server.setProcessChannelMode(QProcess::MergedChannels);
    m_server.start(sshdPath(), {"-D", "-e", "-f", path("sshd_config")});
    ASSERT_TRUE(waitFor([this] {
      m_serverSaid += m_server.readAll();
      return m_serverSaid.contains("Server listening") || m_server.state() == QProcess::NotRunning;
    }));
    if (m_server.state() == QProcess::NotRunning) {
      GTEST_SKIP() << "sshd does not start here: " << m_serverSaid.constData();
    }
  }

  /// An `ssh` in front of the system's, which only adds a configuration file.
  void writeClient() {
    write("known_hosts", QStringLiteral("[127.0.0.1]:%1 %2").arg(m_port).arg(hostKey()));
    write("ssh_config",
          QStringLiteral("Host gpu-server\n  HostName 127.0.0.1\n  Port %1\n  IdentityFile %2\n"
                         "  IdentitiesOnly yes\n  UserKnownHostsFile %3\n")
              .arg(m_port)
              .arg(path("user_key"), path("known_hosts")));
    const QString ssh = QStandardPaths::findExecutable("ssh");
    if (ssh.isEmpty()) GTEST_SKIP() << "ssh is not installed";
    write("ssh", QStringLiteral("#!/bin/sh\nexec %1 -F %2 \"$@\"\n").arg(ssh, path("ssh_config")));
    m_oldPath = qgetenv("PATH");
    qputenv("PATH", QFile::encodeName(m_folder.path()) + ':' + m_oldPath);
  }

  QString hostKey() const {
    QFile file(path("host_key.pub"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  }

  static app::EngineAddress server() {
    app::EngineAddress address = app::EngineAddress::parse("ssh:gpu-server");
    app::EngineLimits limits = address.limits();
    // Where a disk is busy, programs may be long in starting.
    limits.hello = 100s;
    address.setLimits(limits);
    return address;
  }

  QTemporaryDir m_folder;
  QProcess m_server;
  QByteArray m_serverSaid;
  QByteArray m_oldPath = qgetenv("PATH");
  quint16 m_port = 0;
};

TEST_F(EngineSsh, RunsAKernelAndBringsItsRecord) {
  const UnhinderedTimer clock;
  EngineListener listener(server());
  ASSERT_TRUE(waitFor([&] { return !listener.ready.isEmpty() || !listener.lost.isEmpty(); }));
  ASSERT_TRUE(listener.lost.isEmpty()) << qPrintable(listener.lost.first());
  std::printf("ready after %.0f ms: %s\n", clock.elapsed(), qPrintable(listener.ready.first()));
  EXPECT_TRUE(listener.ready.first().contains("on gpu-server"));
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.n = 1 << 18;
  request.target.backend = values::BackendChoice::emulator;
  request.record = true;
  const quint64 id = listener.engine->run(request);
  ASSERT_TRUE(listener.waitForEnd(id));
  ASSERT_TRUE(listener.runs.contains(id)) << qPrintable(listener.failures[id].sentence);
  EXPECT_TRUE(listener.runs[id]->passed);
  EXPECT_TRUE(listener.runs[id]->record);
}

TEST_F(EngineSsh, LeavesNoEngineOnTheOtherSide) {
  EngineListener listener(server());
  listener.engine->run(longRun());
  ASSERT_TRUE(listener.waitForEngine());
  const qint64 remote = listener.pid();  // this machine is the other one
  ASSERT_TRUE(isRunning(remote));
  const UnhinderedTimer clock;
  listener.engine.reset();
  EXPECT_LT(clock.elapsed(), 1000);
  EXPECT_LT(msUntilGone(remote), 3000);
}

TEST_F(EngineSsh, CancelsWithinASecond) {
  EngineListener listener(server());
  const quint64 id = listener.engine->run(longRun());
  ASSERT_TRUE(listener.waitForProgress(id));
  const UnhinderedTimer clock;
  listener.engine->cancel(id);
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_LT(clock.elapsed(), 1000);
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::cancelled)
      << qPrintable(listener.failures[id].sentence);
}

TEST_F(EngineSsh, ReplacesAnEngineThatIsKilledOnTheOtherSide) {
  EngineListener listener(server());
  const quint64 id = listener.engine->run(longRun());
  ASSERT_TRUE(listener.waitForProgress(id));
  ASSERT_EQ(::kill(static_cast<pid_t>(listener.pid()), SIGKILL), 0);
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::engineLost)
      << qPrintable(listener.failures[id].sentence);
  EXPECT_TRUE(listener.waitForEngine(2));
}

TEST_F(EngineSsh, SaysWhatSshSays) {
  QFile::remove(path("remote/lanescope-engine"));
  EngineListener noEngine(server());
  ASSERT_TRUE(waitFor([&] { return !noEngine.lost.isEmpty(); }));
  EXPECT_TRUE(noEngine.lost.first().contains("not found")) << qPrintable(noEngine.lost.first());
  noEngine.engine.reset();

  QFile::remove(path("authorized_keys"));
  EngineListener noKey(server());
  ASSERT_TRUE(waitFor([&] { return !noKey.lost.isEmpty(); }));
  EXPECT_TRUE(noKey.lost.first().contains("Permission denied")) << qPrintable(noKey.lost.first());
}

}  // namespace
}  // namespace lanescope::tests
