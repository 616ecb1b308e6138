// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_words.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/ui/devices/device_sample.h"
#include "ui/devices/message_words.h"
#include "ui/devices/times_csv.h"

namespace lanescope::ui {
namespace {

using tests::allReduceOf;
using values::AllReduce;

TEST(DeviceWords, SayWhatEachStepOfARingDoes) {
  const DeviceReplay replay(allReduceOf(AllReduce::ring, 8, 16));
  EXPECT_TRUE(stepSentence(replay, 0).startsWith("Before the first step"));
  EXPECT_TRUE(stepSentence(replay, 3).startsWith("Step 3 of 14: each device sends 2 element"));
  EXPECT_TRUE(stepSentence(replay, 7).endsWith("to the next one, which adds them."));
  EXPECT_TRUE(stepSentence(replay, 8).endsWith("to the next one, which copies them."));
  const DeviceReplay uneven(allReduceOf(AllReduce::ring, 3, 4));
  EXPECT_TRUE(stepSentence(uneven, 1).contains("sends up to 2 element"));
}

TEST(DeviceWords, SayWhoSendsInATree) {
  const DeviceReplay replay(allReduceOf(AllReduce::tree, 8, 16));
  EXPECT_TRUE(stepSentence(replay, 1).startsWith("Step 1 of 6: 4 devices send 16 element"));
  EXPECT_TRUE(stepSentence(replay, 3).startsWith("Step 3 of 6: device 4 sends 16 element"));
  EXPECT_TRUE(stepSentence(replay, 3).endsWith("to device 0, which adds them."));
  EXPECT_TRUE(stepSentence(replay, 4).endsWith("to device 4, which copies them."));
}

TEST(DeviceWords, SayThatRecursiveDoublingExchangesInPairs) {
  const DeviceReplay replay(allReduceOf(AllReduce::recursiveDoubling, 4, 16));
  for (int step = 1; step <= replay.steps(); ++step) {
    EXPECT_TRUE(stepSentence(replay, step).contains("4 devices exchange 16 element"))
        << stepSentence(replay, step).toStdString();
  }
}

TEST(DeviceWords, TellWhatTheBusiestDeviceSends) {
  const DeviceReplay ring(allReduceOf(AllReduce::ring, 8, 16));
  EXPECT_TRUE(busiestSentence(ring).contains("1.75 · n elements, 112 B: 2(p − 1)/p · n"))
      << busiestSentence(ring).toStdString();
  const DeviceReplay tree(allReduceOf(AllReduce::tree, 8, 16));
  EXPECT_TRUE(busiestSentence(tree).contains("3.00 · n elements, 192 B: ⌈log₂ p⌉ · n"));
  EXPECT_TRUE(titleOf(tree).startsWith("Tree on 8 device"));
  EXPECT_TRUE(titleOf(tree).contains("14 message"));
}

TEST(DeviceWords, SayWhetherTheSumsAreRight) {
  const auto right = allReduceOf(AllReduce::ring, 4, 8);
  EXPECT_TRUE(sumsSentence(DeviceReplay(right)).contains("the sums are right"));
  auto wrong = std::make_shared<values::AllReduceResult>(*right);
  wrong->passed = false;
  EXPECT_EQ(sumsSentence(DeviceReplay(wrong)), "The sums are wrong.");
  wrong->passed = true;
  wrong->isSame = false;
  EXPECT_TRUE(sumsSentence(DeviceReplay(wrong)).contains("not of the same bits"));
}

TEST(DeviceWords, TellWhatAMessageCarriedAndACellHolds) {
  const DeviceReplay replay(allReduceOf(AllReduce::ring, 8, 16));
  EXPECT_EQ(wordsOf(replay, std::size_t{9}),
            "Step 2: device 1 sends elements 0..1 to device 2, 8 B, added: 2, 4");
  const QString cell = wordsOf(replay, DeviceCell{2, 2, 1});
  EXPECT_TRUE(cell.startsWith("Device 2 after step 2, elements 0..1: sums of 3 of 8"))
      << cell.toStdString();
  EXPECT_TRUE(cell.endsWith(": 3, 6"));
  const DeviceReplay tree(allReduceOf(AllReduce::tree, 2, 16));
  EXPECT_TRUE(wordsOf(tree, std::size_t{0}).endsWith("1, 2, 3, 4, 5, 6, 7, 8, …"));
}

TEST(DeviceWords, TellWhatCameOfAMistake) {
  const auto replayOf = [](values::MessagePitfall pitfall) {
    return DeviceReplay(
        allReduceOf(AllReduce::ring, 4, 16, values::DType::int32, "count", pitfall));
  };
  const DeviceReplay absent = replayOf(values::MessagePitfall::absentRank);
  EXPECT_TRUE(findingSentences(absent).startsWith(
      "Device 3 of 4 does not take part in step 4, in which device 0 waits for its message."));
  EXPECT_TRUE(stepSentence(absent, 4).endsWith("2 message(s) are never received."))
      << stepSentence(absent, 4).toStdString();
  EXPECT_FALSE(stepSentence(absent, 3).contains("never"));
  EXPECT_TRUE(wordsOf(absent, DeviceCell{4, 0, 1}).endsWith("a message that is not sent."));
  EXPECT_TRUE(wordsOf(absent, DeviceCell{4, 3, 1}).endsWith("It takes no part any more."));
  const auto& messages = absent.result().messages;
  const auto lost = std::ranges::find_if(messages, [](const values::DeviceMessage& message) {
    return message.step == 3 && message.to == 3;
  });
  ASSERT_NE(lost, messages.end());
  const QString words = wordsOf(absent, static_cast<std::size_t>(lost - messages.begin()));
  EXPECT_TRUE(words.contains("never received")) << words.toStdString();
  EXPECT_FALSE(busiestSentence(absent).contains("2(p − 1)/p"));
  EXPECT_TRUE(titleOf(absent).contains("6 step"));
  EXPECT_TRUE(findingSentences(replayOf(values::MessagePitfall::earlyRead))
                  .contains("are not the sums yet"));
  EXPECT_TRUE(findingSentences(replayOf(values::MessagePitfall::none)).isEmpty());
}

TEST(DeviceWords, SayWhatHasCarriedItOut) {
  auto result = *allReduceOf(AllReduce::ring, 4, 8);
  EXPECT_TRUE(deviceNames(result).startsWith("4 emulated device"));
  EXPECT_FALSE(deviceNames(result).endsWith("MPI"));
  result.device = "4 emulated devices, MPI";
  EXPECT_TRUE(deviceNames(result).endsWith(", MPI"));
  result.request.gpus = {0, 1};
  result.device = "2 × NVIDIA H200";
  EXPECT_EQ(deviceNames(result), "2 × NVIDIA H200");
}

TEST(DeviceWords, WriteTheMessagesAsATable) {
  const std::vector results{allReduceOf(AllReduce::tree, 2, 3), allReduceOf(AllReduce::ring, 2, 2)};
  EXPECT_EQ(csvOf(results),
            "n,algorithm,step,from,to,first,count,added\n"
            "3,tree,0,1,0,0,3,1\n"
            "3,tree,1,0,1,0,3,0\n"
            "2,ring,0,0,1,0,1,1\n"
            "2,ring,0,1,0,1,1,1\n"
            "2,ring,1,0,1,1,1,0\n"
            "2,ring,1,1,0,0,1,0\n");
}

TEST(DeviceWords, WriteEachTimeAsATable) {
  auto reduced = std::make_shared<values::AllReduceResult>(*allReduceOf(AllReduce::tree, 2, 3));
  reduced->device = "2 × GPU";
  reduced->seconds = {0.5, 0.25};
  const std::vector<DeviceReplay::Result> results{reduced};
  EXPECT_EQ(csvOfTimes(results),
            "device,dtype,n,bytes,algorithm,seconds\n"
            "\"2 × GPU\",int32,3,12,tree,0.5\n"
            "\"2 × GPU\",int32,3,12,tree,0.25\n");
  values::ScalingResult scaled;
  scaled.request.kernel = "dot";
  scaled.device = "2 × GPU";
  scaled.points = {{1, 100, 0, {0.5}, 0, 0, true}, {2, 100, 0, {0.25}, 0, 0, true}};
  const std::vector all{std::make_shared<const values::ScalingResult>(scaled)};
  EXPECT_EQ(csvOfTimes(all),
            "kernel,device,gpus,n,m,seconds\n"
            "dot,\"2 × GPU\",1,100,0,0.5\n"
            "dot,\"2 × GPU\",2,100,0,0.25\n");
}

}  // namespace
}  // namespace lanescope::ui
