// SPDX-License-Identifier: Apache-2.0
#include "protocol/dialogue.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

#include "tests/gpu/protocol/sample_messages.h"

// The conversation against a model of it: every message of an engine in every state.

namespace lanescope::engine {
namespace {

using namespace lanescope::tests;

constexpr std::uint64_t kRequest = 41;
constexpr std::uint64_t kPing = 7;

enum class Reached { started, greeted, asked, begun, ended };
constexpr std::array kReached{Reached::started, Reached::greeted, Reached::asked, Reached::begun,
                              Reached::ended};

struct Asked {
  const char* request;
  ToEngine message;
  ToClient answer;
};

std::vector<Asked> requests() {
  return {{"devices", {kRequest, DevicesQuery{}}, {kRequest, DeviceList{}}},
          {"run", {kRequest, sampleRunRequest()}, {kRequest, sampleRunResult()}},
          {"bench", {kRequest, sampleBenchRequest()}, {kRequest, sampleBenchResult()}},
          {"occupancy", {kRequest, sampleOccupancyRequest()}, {kRequest, sampleOccupancy()}},
          {"time line", {kRequest, sampleTimeLineRequest()}, {kRequest, sampleTimeLine()}},
          {"all-reduce", {kRequest, sampleAllReduceRequest()}, {kRequest, sampleAllReduce()}},
          {"scaling", {kRequest, sampleScalingRequest()}, {kRequest, sampleScaling()}}};
}

Dialogue broughtTo(Reached reached, const Asked& asked, bool isPinged) {
  Dialogue dialogue;
  const auto hear = [&](const ToClient& message) { EXPECT_EQ(dialogue.hear(message), ""); };
  if (reached >= Reached::greeted) hear({0, Hello{1, "0.1.0", 1}});
  if (reached >= Reached::asked) dialogue.say(asked.message);
  if (isPinged) dialogue.say({kPing, Ping{dialogue.request()}});
  if (reached >= Reached::begun) hear({kRequest, Started{}});
  if (reached >= Reached::ended) hear(asked.answer);
  return dialogue;
}

/// What the protocol allows, in words of its own: which kinds of messages, by their place in
/// ToClient, come under which id.
bool isAllowed(Reached reached, const std::string& request, bool isPinged,
               const ToClient& message) {
  enum Kind {
    hello,
    pong,
    start,
    progress,
    devices,
    run,
    series,
    bench,
    occupancy,
    line,
    reduce,
    scaling,
    failure
  };
  static_assert(std::variant_size_v<decltype(ToClient::body)> == failure + 1);
  const std::size_t kind = message.body.index();
  if (reached == Reached::started) return kind == hello;
  if (kind == pong) return isPinged && message.id == kPing;
  if (message.id != kRequest) return false;
  std::set<std::size_t> kinds;
  if (reached == Reached::asked) kinds = {start, failure};
  if (reached == Reached::begun) {
    kinds = {progress, failure};
    if (request == "devices") kinds.insert(devices);
    if (request == "run") kinds.insert(run);
    if (request == "bench") kinds.insert({series, bench});
    if (request == "occupancy") kinds.insert(occupancy);
    if (request == "time line") kinds.insert(line);
    if (request == "all-reduce") kinds.insert(reduce);
    if (request == "scaling") kinds.insert(scaling);
  }
  return kinds.contains(kind);
}

TEST(Dialogue, TakesEveryMessageWhereTheProtocolHasItAndNowhereElse) {
  int taken = 0;
  int refused = 0;
  for (const Asked& asked : requests()) {
    for (const Reached reached : kReached) {
      for (const bool isPinged : {false, true}) {
        for (ToClient message : sampleAnswers()) {
          for (const std::uint64_t id :
               {std::uint64_t{0}, kRequest, kRequest - 1, kRequest + 1, kPing, ~std::uint64_t{0}}) {
            message.id = id;
            Dialogue dialogue = broughtTo(reached, asked, isPinged);
            const bool isHeldElsewhere = dialogue.hear(message).empty();
            ASSERT_EQ(isHeldElsewhere, isAllowed(reached, asked.request, isPinged, message))
                << asked.request << ", state " << static_cast<int>(reached) << ", message "
                << message.body.index() << " for " << id << (isPinged ? ", pinged" : "");
            ++(isHeldElsewhere ? taken : refused);
          }
        }
      }
    }
  }
  EXPECT_GT(taken, 50);
  EXPECT_GT(refused, 1000);
}

TEST(Dialogue, SaysWhatDidNotFit) {
  const Asked run = requests()[1];
  EXPECT_EQ(broughtTo(Reached::begun, run, false).hear({kRequest, sampleBenchResult()}),
            "sent the result of a benchmark for request 41, which did not ask for it");
  EXPECT_EQ(broughtTo(Reached::greeted, run, false).hear({0, Hello{}}),
            "did not begin with one greeting");
}

TEST(Dialogue, KnowsWhatIsOutAndWhetherItHasBegun) {
  const Asked run = requests()[1];
  Dialogue dialogue = broughtTo(Reached::greeted, run, false);
  EXPECT_EQ(dialogue.request(), 0U);
  dialogue.say(run.message);
  EXPECT_EQ(dialogue.request(), kRequest);
  EXPECT_FALSE(dialogue.hasBegun());
  dialogue.say({kRequest, Cancel{}});
  EXPECT_EQ(dialogue.request(), kRequest);
  EXPECT_EQ(dialogue.hear({kRequest, Started{}}), "");
  EXPECT_TRUE(dialogue.hasBegun());
  EXPECT_EQ(dialogue.hear(run.answer), "");
  EXPECT_EQ(dialogue.request(), 0U);
}

TEST(Dialogue, NoticesThatItsRequestIsForgotten) {
  const Asked run = requests()[1];
  EXPECT_EQ(broughtTo(Reached::begun, run, true).hear({kPing, Pong{true}}), "");
  EXPECT_EQ(broughtTo(Reached::begun, run, true).hear({kPing, Pong{false}}),
            "has forgotten request 41");
  // It was answered before the sign of life came.
  EXPECT_EQ(broughtTo(Reached::ended, run, true).hear({kPing, Pong{false}}), "");
  // The ping went out before the request did.
  Dialogue dialogue = broughtTo(Reached::greeted, run, true);
  dialogue.say(run.message);
  EXPECT_EQ(dialogue.hear({kPing, Pong{false}}), "");
}

TEST(Dialogue, TakesSignsOfLifeInTheirOrderWithGaps) {
  Dialogue dialogue = broughtTo(Reached::greeted, requests()[1], false);
  for (std::uint64_t id = 1; id <= 4; ++id) dialogue.say({id, Ping{}});
  EXPECT_EQ(dialogue.hear({2, Pong{}}), "");
  EXPECT_NE(dialogue.hear({1, Pong{}}), "");
  EXPECT_NE(dialogue.hear({2, Pong{}}), "");
  EXPECT_EQ(dialogue.hear({4, Pong{}}), "");
  EXPECT_NE(dialogue.hear({5, Pong{}}), "");
}

}  // namespace
}  // namespace lanescope::engine
