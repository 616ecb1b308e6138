// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/app/engine/engine_listener.h"
#include "tests/gpu/protocol/sample_messages.h"

// Every message that an engine can send, in every state of a run: what belongs there is taken, and
// anything else ends the engine with a sentence. The run ends either way, once.

namespace lanescope::tests {
namespace {

using values::ErrorKind;

struct Outcome {
  bool isHeldElsewhere = false;
  bool endsTheRun = false;
};

/// What the protocol allows of a run, the first request, whose id is 1.
Outcome expected(const QString& when, const engine::ToClient& message, std::uint64_t id) {
  const auto is = [&]<class... Body>(const Body&...) {
    return (std::holds_alternative<Body>(message.body) || ...);
  };
  const engine::Failure failure;
  if (id != 1 || when == "greeted") return {};
  if (when == "received") return {is(engine::Started{}, failure), is(failure)};
  if (when != "begun") return {};
  return {is(engine::Progress{}, failure, values::RunResult{}), is(failure, values::RunResult{})};
}

class EngineMisfit : public testing::TestWithParam<const char*> {};

TEST_P(EngineMisfit, EndsTheEngineWithASentenceAndNothingIsWaitedForForEver) {
  const QString when = GetParam();
  const std::vector<engine::ToClient> messages = sampleAnswers();
  for (std::size_t which = 0; which < messages.size(); ++which) {
    for (const std::uint64_t id : {1U, 2U}) {
      SCOPED_TRACE(which);
      SCOPED_TRACE(id);
      EngineListener listener(
          fakeEngine({"says", when, QString::number(which), QString::number(id)}));
      if (when == "greeted") {
        // Nothing is out. A run would be: what comes under its id is then the answer to it.
        ASSERT_TRUE(waitFor([&] { return !listener.lost.isEmpty(); }));
        continue;
      }
      const quint64 run = listener.engine->run({});
      ASSERT_TRUE(listener.waitForEnd(run));
      const Outcome outcome = expected(when, messages[which], id);
      if (!outcome.isHeldElsewhere) {
        ASSERT_TRUE(waitFor([&] { return !listener.lost.isEmpty(); }));
        EXPECT_TRUE(listener.lost.first().contains(" for request ") ||
                    listener.lost.first().contains("sign of life") ||
                    listener.lost.first().contains("one greeting"))
            << qPrintable(listener.lost.first());
      } else {
        EXPECT_TRUE(listener.lost.isEmpty()) << qPrintable(listener.lost.value(0));
      }
      const bool isAnswered = outcome.isHeldElsewhere
                                  ? !std::holds_alternative<engine::Failure>(messages[which].body)
                                  : when == "ended";
      EXPECT_EQ(listener.runs.contains(run), isAnswered);
      if (!outcome.isHeldElsewhere && when != "ended") {
        EXPECT_EQ(listener.failures[run].kind,
                  when == "begun" ? ErrorKind::engineLost : ErrorKind::noEngine);
      }
      EXPECT_EQ(listener.endings(run), 1);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, EngineMisfit,
                         testing::Values("greeted", "received", "begun", "ended"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace lanescope::tests
