// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/motion_choice.h"

#include <gtest/gtest.h>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <map>

#include "ui/theme/theme.h"

namespace lanescope::ui {
namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kAppearance = QStringLiteral("org.freedesktop.appearance");
const QString kGnome = QStringLiteral("org.gnome.desktop.interface");

/// A desktop's portal, as far as settings go.
class FakePortal : public QDBusVirtualObject {
 public:
  [[nodiscard]] QString introspect(const QString& /*path*/) const override { return {}; }

  bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override {
    const QString key = message.arguments().value(1).toString();
    const auto found = m_values.find(key);
    if (found == m_values.end()) {
      return connection.send(message.createErrorReply(
          QStringLiteral("org.freedesktop.portal.Error.NotFound"), QStringLiteral("not there")));
    }
    // Read wraps the value twice.
    const QDBusVariant inner(found->second);
    return connection.send(
        message.createReply(QVariant::fromValue(QDBusVariant(QVariant::fromValue(inner)))));
  }

  std::map<QString, QVariant> m_values;
};

/// A message bus of its own with a portal on it.
class DesktopMotionTest : public testing::Test {
 protected:
  // A program has one session bus for its whole life, so all these tests share it.
  static void SetUpTestSuite() {
    const QString daemon = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
    if (daemon.isEmpty()) return;
    s_daemon = new QProcess;
    s_daemon->start(daemon, {QStringLiteral("--session"), QStringLiteral("--nofork"),
                             QStringLiteral("--print-address")});
    if (!s_daemon->waitForReadyRead()) return;
    s_address = s_daemon->readLine().trimmed();
  }

  static void TearDownTestSuite() {
    if (s_daemon == nullptr) return;
    QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    s_daemon->kill();
    s_daemon->waitForFinished();
    delete s_daemon;
    s_daemon = nullptr;
  }

  void SetUp() override {
    if (s_address.isEmpty()) GTEST_SKIP() << "There is no dbus-daemon.";
    QSettings().remove(QStringLiteral("motion"));
    qputenv("DBUS_SESSION_BUS_ADDRESS", s_address);
    m_bus.registerVirtualObject(kPath, &m_portal);
    ASSERT_TRUE(m_bus.registerService(kService));
  }

  void TearDown() override {
    if (s_address.isEmpty()) return;
    m_bus.unregisterService(kService);
    m_bus.unregisterObject(kPath);
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    QSettings().remove(QStringLiteral("motion"));
  }

  void say(const QString& group, const QString& key, const QVariant& value) {
    QDBusMessage signal =
        QDBusMessage::createSignal(kPath, kInterface, QStringLiteral("SettingChanged"));
    signal << group << key << QVariant::fromValue(QDBusVariant(value));
    m_bus.send(signal);
  }

  static inline QProcess* s_daemon = nullptr;
  static inline QByteArray s_address;
  FakePortal m_portal;
  QDBusConnection m_bus =
      QDBusConnection::connectToBus(QString::fromLatin1(s_address), QStringLiteral("portal"));
};

TEST_F(DesktopMotionTest, IsReducedWhereTheDesktopAsksForLess) {
  m_portal.m_values[QStringLiteral("reduced-motion")] = 1U;
  Playback playback;
  const MotionChoice choice(playback);
  EXPECT_EQ(playback.motion(), Motion::normal);  // nothing is known yet
  EXPECT_TRUE(QTest::qWaitFor([&] { return playback.motion() == Motion::off; }));
}

TEST_F(DesktopMotionTest, IsReducedWhereGnomeHasNoAnimations) {
  m_portal.m_values[QStringLiteral("enable-animations")] = false;
  Playback playback;
  const MotionChoice choice(playback);
  EXPECT_TRUE(QTest::qWaitFor([&] { return playback.motion() == Motion::off; }));
}

TEST_F(DesktopMotionTest, IsUsualWhereNothingSaysSo) {
  m_portal.m_values[QStringLiteral("color-scheme")] = 1U;
  Playback playback;
  const MotionChoice choice(playback);
  Theme theme;
  theme.use(Theme::Choice::desktop);
  EXPECT_TRUE(QTest::qWaitFor([&] { return theme.colors().isDark; }));  // so the bus has answered
  EXPECT_EQ(playback.motion(), Motion::normal);
  theme.use(Theme::Choice::light);  // the other tests begin with this palette
}

TEST_F(DesktopMotionTest, FollowsTheDesktopUnlessTheUserSaysOtherwise) {
  m_portal.m_values[QStringLiteral("enable-animations")] = true;
  Playback playback;
  MotionChoice choice(playback);
  choice.setMotion(Motion::slow);
  EXPECT_EQ(playback.motion(), Motion::slow);
  // Until the match for the signal stands, it may be missed.
  const auto becomes = [&](Motion motion, bool animations) {
    return QTest::qWaitFor([&] {
      say(kGnome, QStringLiteral("enable-animations"), animations);
      QTest::qWait(10);
      return playback.motion() == motion;
    });
  };
  EXPECT_TRUE(becomes(Motion::off, false));
  EXPECT_TRUE(becomes(Motion::slow, true));
  say(kAppearance, QStringLiteral("reduced-motion"), 1U);
  EXPECT_TRUE(QTest::qWaitFor([&] { return playback.motion() == Motion::off; }));
  choice.setReduce(MotionChoice::Reduce::never);
  EXPECT_EQ(playback.motion(), Motion::slow);
  choice.setReduce(MotionChoice::Reduce::always);
  EXPECT_EQ(playback.motion(), Motion::off);
}

TEST(MotionChoiceTest, IsRemembered) {
  QSettings().remove(QStringLiteral("motion"));
  {
    Playback playback;
    MotionChoice choice(playback);
    EXPECT_EQ(choice.motion(), Motion::normal);
    EXPECT_EQ(choice.reduce(), MotionChoice::Reduce::desktop);
    choice.setMotion(Motion::fast);
    choice.setReduce(MotionChoice::Reduce::always);
  }
  Playback playback;
  const MotionChoice again(playback);
  EXPECT_EQ(again.motion(), Motion::fast);
  EXPECT_EQ(again.reduce(), MotionChoice::Reduce::always);
  EXPECT_EQ(playback.motion(), Motion::off);
  QSettings().setValue(QStringLiteral("motion/speed"), QStringLiteral("sideways"));
  EXPECT_EQ(MotionChoice(playback).motion(), Motion::normal);
  QSettings().remove(QStringLiteral("motion"));
}

}  // namespace
}  // namespace lanescope::ui
