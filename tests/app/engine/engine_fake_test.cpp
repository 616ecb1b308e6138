// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <algorithm>

#include "protocol/version.h"
#include "simt/sanitizers.h"
#include "tests/app/engine/engine_listener.h"

// The client with an engine that misbehaves: one sentence, another attempt, and no request that
// never ends.

namespace lanescope::tests {
namespace {

using namespace std::chrono_literals;
using values::ErrorKind;

struct Misbehaviour {
  const char* mode;
  QString sentence;  ///< a part of it
  ErrorKind kind = ErrorKind::engineLost;
};

std::ostream& operator<<(std::ostream& out, const Misbehaviour& misbehaviour) {
  return out << misbehaviour.mode;
}

/// What an engine may take for an answer. Under a sanitizer on a busy machine its start takes a
/// second.
#if defined(LANESCOPE_SIMT_TSAN) || defined(LANESCOPE_SIMT_ASAN)
constexpr auto kAnswerLimit = 5000ms;
const QString kAnswerLimitText = QStringLiteral("5 s");
#else
constexpr auto kAnswerLimit = 400ms;
const QString kAnswerLimitText = QStringLiteral("0.4 s");
#endif

class EngineFake : public testing::TestWithParam<Misbehaviour> {};

TEST_P(EngineFake, EndsEveryRequestWithOneSentenceAndIsReplaced) {
  EngineListener listener(fakeEngine({GetParam().mode}, kAnswerLimit));
  const quint64 first = listener.engine->queryDevices();
  const quint64 second = listener.engine->run({});
  ASSERT_TRUE(listener.waitForEnd(first));
  ASSERT_TRUE(listener.waitForEnd(second));
  for (const quint64 id : {first, second}) {
    EXPECT_EQ(listener.endings(id), 1);
    EXPECT_EQ(listener.failures[id].kind, GetParam().kind);
    EXPECT_TRUE(listener.failures[id].sentence.contains(GetParam().sentence))
        << qPrintable(listener.failures[id].sentence);
    EXPECT_LT(listener.failures[id].sentence.size(), 400);
    EXPECT_TRUE(listener.failures[id].sentence.endsWith('.'));
    EXPECT_FALSE(listener.failures[id].sentence.contains('\n'));
  }
  ASSERT_TRUE(waitFor([&] { return !listener.lost.isEmpty(); }));
  EXPECT_EQ(listener.lost.first(), listener.failures[first].sentence);

  // The next engine is there within two seconds, and a request to it ends too.
  const UnhinderedTimer clock;
  const quint64 third = listener.engine->queryDevices();
  ASSERT_TRUE(listener.waitForEnd(third));
  EXPECT_LT(clock.elapsed(), 2 * (2500 + kAnswerLimit.count()));
  EXPECT_EQ(listener.failures[third].kind, GetParam().kind);
}

INSTANTIATE_TEST_SUITE_P(
    All, EngineFake,
    testing::Values(
        Misbehaviour{"garbage", "does not speak Lanescope's protocol", ErrorKind::noEngine},
        Misbehaviour{"garbage-after-hello", "does not speak Lanescope's protocol",
                     ErrorKind::noEngine},
        Misbehaviour{"broken-message", "a message that cannot be read", ErrorKind::noEngine},
        Misbehaviour{"huge-length", "over the limit of 0 bytes", ErrorKind::noEngine},
        Misbehaviour{"long-version", "at most 64 are a version", ErrorKind::noEngine},
        Misbehaviour{"long-sentence", "has 900000 bytes; at most 4096 can be shown"},
        Misbehaviour{"wrong-version",
                     QStringLiteral("is version 99.0.0 and speaks protocol %1")
                         .arg(engine::kProtocolVersion + 1),
                     ErrorKind::noEngine},
        Misbehaviour{"silent", "did not answer within " + kAnswerLimitText, ErrorKind::noEngine},
        Misbehaviour{"dies", "exit code 7 (libmissing.so.1 cannot be opened)", ErrorKind::noEngine},
        Misbehaviour{"dies-after-hello", "exit code 7", ErrorKind::noEngine},
        Misbehaviour{"dies-at-request", "was ended by signal 6"},
        Misbehaviour{"dies-before-it-begins", "was ended by signal 6", ErrorKind::noEngine},
        Misbehaviour{"forgets", "has forgotten request "},
        Misbehaviour{"frozen", "has not answered for " + kAnswerLimitText, ErrorKind::noEngine},
        Misbehaviour{"greets-twice", "did not begin with one greeting", ErrorKind::noEngine}),
    [](const auto& instance) {
      std::string name = instance.param.mode;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

TEST(EngineFakes, ThatIsMissingIsNamed) {
  app::EngineAddress address;
  address.setProgram("/nowhere/lanescope-engine");
  EngineListener listener(address);
  const quint64 id = listener.engine->queryDevices();
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_TRUE(
      listener.failures[id].sentence.startsWith("/nowhere/lanescope-engine could not be started"))
      << qPrintable(listener.failures[id].sentence);
}

TEST(EngineFakes, ThatIsBrokenIsNotStartedAgainAndAgain) {
  const QString log = QDir::temp().filePath(
      QStringLiteral("engine_starts_%1").arg(QCoreApplication::applicationPid()));
  app::EngineAddress address;
  address.setProgram("/bin/sh", {"-c", "echo start >> \"$0\"; exit 1", log});
  {
    EngineListener listener(address);
    waitFor([] { return false; }, 6000ms);
    EXPECT_EQ(listener.lost.size(), 1) << "the same sentence is not repeated";
    QFile file(log);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll().count("start"), 5);
    // The next request makes another attempt.
    const quint64 id = listener.engine->queryDevices();
    ASSERT_TRUE(listener.waitForEnd(id));
    file.seek(0);
    EXPECT_EQ(file.readAll().count("start"), 6);
  }
  QFile::remove(log);
}

TEST(EngineFakes, ThatIsSlowToStartGetsItsRequestsAllTheSame) {
  EngineListener listener(fakeEngine({"slow"}));
  const quint64 id = listener.engine->run({});
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_TRUE(listener.runs.contains(id));
  EXPECT_TRUE(listener.lost.isEmpty());
}

TEST(EngineFakes, ThatIgnoresACancelIsKilledAndTheWaitingRequestsAreKept) {
  EngineListener listener(fakeEngine({"never-answers"}));
  ASSERT_TRUE(listener.waitForEngine());
  const qint64 pid = listener.pid();
  const quint64 first = listener.engine->run({});
  const quint64 second = listener.engine->run({});
  const UnhinderedTimer clock;
  listener.engine->cancel(first);
  ASSERT_TRUE(listener.waitForEnd(first));
  EXPECT_LT(clock.elapsed(), 1000);
  EXPECT_EQ(listener.failures[first].kind, ErrorKind::cancelled);
  ASSERT_TRUE(listener.waitForEngine(2));
  EXPECT_LT(clock.elapsed(), 2000);
  EXPECT_LT(msUntilGone(pid), 1000);
  EXPECT_FALSE(listener.isOver(second));
  listener.engine->cancel(second);
  ASSERT_TRUE(listener.waitForEnd(second));
  EXPECT_TRUE(listener.lost.isEmpty());
}

TEST(EngineFakes, ThatIsLostToACancelLosesNothingElse) {
  EngineListener listener(fakeEngine({"lost-at-cancel"}));
  ASSERT_TRUE(listener.waitForEngine());
  const quint64 first = listener.engine->run({});
  const quint64 second = listener.engine->run({});
  listener.engine->cancel(first);
  ASSERT_TRUE(listener.waitForEnd(first));
  EXPECT_EQ(listener.failures[first].kind, ErrorKind::cancelled);
  ASSERT_TRUE(listener.waitForEngine(2));
  EXPECT_FALSE(listener.isOver(second));
  EXPECT_TRUE(listener.lost.isEmpty());
}

TEST(EngineFakes, ThatSaysTooMuchIsNotHeardEveryTime) {
  EngineListener listener(fakeEngine({"chatty"}));
  const quint64 first = listener.engine->run({});
  const quint64 second = listener.engine->run({});
  ASSERT_TRUE(listener.waitForEnd(second));
  EXPECT_EQ(listener.endOrder, (std::vector<quint64>{first, second}));
  EXPECT_LT(listener.progress[first], 100);
}

app::EngineAddress fakeThatLives(const char* mode) {
  app::EngineAddress address = fakeEngine({mode});
  app::EngineLimits limits = address.limits();
  limits.question = 300ms;
  address.setLimits(limits);
  return address;
}

TEST(EngineFakes, ThatLivesButBeginsNothingIsReplaced) {
  EngineListener listener(fakeThatLives("never-begins"));
  const quint64 id = listener.engine->run({});
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::noEngine);
  EXPECT_TRUE(listener.failures[id].sentence.contains("has not answered for 0.3 s"))
      << qPrintable(listener.failures[id].sentence);
}

TEST(EngineFakes, ThatLivesButLeavesAQuestionOpenIsReplaced) {
  EngineListener listener(fakeThatLives("never-answers"));
  const quint64 id = listener.engine->queryDevices();
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::engineLost);
  EXPECT_TRUE(listener.failures[id].sentence.contains("has not answered for 0.3 s"))
      << qPrintable(listener.failures[id].sentence);
  EXPECT_TRUE(listener.waitForEngine(2));
}

TEST(EngineFakes, WhoseRunNeverEndsIsEndedAtTheTimeLimitAndTheWaitingRunsBegin) {
  EngineListener listener(fakeEngine({"never-answers"}));
  values::RunRequest endless;
  endless.kernel = "dot_endless";
  endless.timeLimit = values::Milliseconds(250);
  const quint64 first = listener.engine->run(endless);
  const quint64 second = listener.engine->run(endless);
  ASSERT_TRUE(listener.waitForEnd(second));
  EXPECT_EQ(listener.endOrder, (std::vector<quint64>{first, second}));
  for (const quint64 id : {first, second}) {
    EXPECT_EQ(listener.endings(id), 1);
    EXPECT_EQ(listener.failures[id].kind, ErrorKind::timedOut);
    EXPECT_EQ(listener.failures[id].sentence,
              "dot_endless did not end within its time limit of 0.25 s and was stopped.");
  }
  ASSERT_TRUE(listener.waitForEngine(3));
  EXPECT_TRUE(listener.lost.isEmpty()) << "the engine did nothing wrong";
}

TEST(EngineFakes, WhoseResultIsOnItsWayAtTheTimeLimitBringsIt) {
  EngineListener listener(fakeEngine({"slow-result"}));
  values::RunRequest request;
  request.timeLimit = values::Milliseconds(200);
  const quint64 id = listener.engine->run(request);
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_TRUE(listener.runs.contains(id)) << qPrintable(listener.failures[id].sentence);
}

TEST(EngineFakes, AreAllGoneWithTheirThread) {
  for (const char* const mode : {"silent", "garbage", "frozen", "never-answers", "slow"}) {
    for (const auto pause : {0ms, 50ms}) {
      EngineListener listener(fakeEngine({mode}));
      listener.engine->run({});
      waitFor([] { return false; }, pause);
      const UnhinderedTimer clock;
      listener.engine.reset();
      EXPECT_LT(clock.elapsed(), 1000) << mode;
      EXPECT_TRUE(childrenOf(QCoreApplication::applicationPid()).empty()) << mode;
    }
  }
}

}  // namespace
}  // namespace lanescope::tests
