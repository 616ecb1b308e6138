// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_file.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <functional>
#include <nlohmann/json.hpp>

#include "app/session/kernel_mark.h"
#include "app/session/session_codec.h"
#include "app/session/session_remarks.h"
#include "catalog/catalog.h"
#include "tests/app/session/session_samples.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

class SessionFile : public testing::Test {
 protected:
  Session writtenAndRead(const Session& session) {
    const QString path = m_folder.filePath("s.lanescope");
    writeSession(session, path);
    return readSession(path);
  }

  QTemporaryDir m_folder;
};

TEST_F(SessionFile, KeepsEveryField) {
  const Session session = tests::sampleSession();
  const Session read = writtenAndRead(session);
  EXPECT_EQ(read.savedBy, session.savedBy);
  EXPECT_EQ(read.savedAt, session.savedAt);
  EXPECT_EQ(read.form, session.form);
  EXPECT_EQ(read.view, session.view);
  EXPECT_EQ(read.quiz, session.quiz);
  EXPECT_EQ(read.ownKernel, session.ownKernel);
  ASSERT_EQ(read.tables.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(read.tables[i].place, session.tables[i].place);
    EXPECT_EQ(read.tables[i].description, session.tables[i].description);
    EXPECT_EQ(read.tables[i].rows, session.tables[i].rows);
    EXPECT_EQ(read.tables[i].columns, session.tables[i].columns);
    ASSERT_EQ(read.tables[i].arrays.size(), session.tables[i].arrays.size());
    for (std::size_t j = 0; j < read.tables[i].arrays.size(); ++j) {
      EXPECT_EQ(*read.tables[i].arrays[j], *session.tables[i].arrays[j]);
    }
  }
  ASSERT_TRUE(read.run);
  ASSERT_TRUE(read.run->compared);
  EXPECT_EQ(read.run->request.kernel, session.run->request.kernel);
  EXPECT_EQ(read.run->request.parameters, session.run->request.parameters);
  EXPECT_EQ(read.run->request.target, session.run->request.target);
  EXPECT_EQ(read.run->request.window, session.run->request.window);
  EXPECT_EQ(read.run->compared->result->kernel, "dot_global");
  EXPECT_EQ(read.run->compared->sourceHash, "of another text");
  ASSERT_TRUE(read.run->comparedRequest);
  EXPECT_EQ(read.run->comparedRequest->kernel, "dot_global");
  EXPECT_EQ(read.run->comparedRequest->target, session.run->comparedRequest->target);
  // What stands in two places was written once, and is one array again.
  EXPECT_EQ(read.run->inputs.front(), read.tables.front().arrays.back());
  // All the rest of it, numbers that are none included.
  EXPECT_EQ(sessionBytes(read), sessionBytes(session));
}

TEST_F(SessionFile, ReadsWhatAnOlderVersionHasLeftOut) {
  engine::Frame frame = encodeSession(tests::sampleSession());
  nlohmann::json head = nlohmann::json::from_cbor(frame.head);
  EXPECT_EQ(head["form"].erase("beside") + head["view"].erase("in_step") +
                head["run"].erase("beside_request"),
            3U);
  frame.head = nlohmann::json::to_cbor(head);
  const Session read = decodeSession(frame.head, frame.payload);
  EXPECT_EQ(read.form.compared, "");
  EXPECT_EQ(read.view.inStep, "");
  EXPECT_FALSE(read.run->comparedRequest);
  EXPECT_EQ(read.run->compared->result->kernel, "dot_global");
}

TEST_F(SessionFile, RefusesARequestForAnotherKernelThanTheOneBeside) {
  engine::Frame frame = encodeSession(tests::sampleSession());
  nlohmann::json head = nlohmann::json::from_cbor(frame.head);
  head["run"]["beside_request"]["kernel"] = "dot_shared";
  frame.head = nlohmann::json::to_cbor(head);
  EXPECT_THROW((void)decodeSession(frame.head, frame.payload), values::Error);
}

TEST_F(SessionFile, IsSmallBeforeAnythingHasRun) {
  Session session;
  session.form.kernel = "dot_shared";
  const Session read = writtenAndRead(session);
  EXPECT_FALSE(read.run);
  EXPECT_EQ(read.form, session.form);
  EXPECT_LT(sessionBytes(session).size(), 512U);
}

// As it was written before there were bookmarks, quizzes, watches and breakpoints.
TEST_F(SessionFile, OfAnOlderVersionHasNoBookmarksAndNoAnswers) {
  const Session session = tests::sampleSession();
  engine::Frame frame = encodeSession(session);
  nlohmann::json head = nlohmann::json::from_cbor(frame.head);
  head.erase("lesson");
  for (const char* key : {"bookmarks", "watches", "breakpoints"}) head["view"].erase(key);
  frame.head = nlohmann::json::to_cbor(head);
  const Session read = decodeSession(frame.head, frame.payload);
  EXPECT_EQ(read.quiz, SessionQuiz());
  SessionView before = session.view;
  before.bookmarks.clear();
  before.watches.clear();
  before.breakpoints.clear();
  EXPECT_EQ(read.view, before);
  EXPECT_EQ(read.form, session.form);
}

TEST_F(SessionFile, RefusesAQuizThatNobodyCanHaveHad) {
  const auto refusal = [](const std::function<void(nlohmann::json&)>& change) {
    engine::Frame frame = encodeSession(tests::sampleSession());
    nlohmann::json head = nlohmann::json::from_cbor(frame.head);
    change(head);
    frame.head = nlohmann::json::to_cbor(head);
    try {
      (void)decodeSession(frame.head, frame.payload);
      return std::string();
    } catch (const values::Error& error) {
      return std::string(error.what());
    }
  };
  const auto ofAnswer = [&](const char* key, const nlohmann::json& value) {
    return refusal([&](nlohmann::json& head) { head["lesson"]["answers"][0][key] = value; });
  };
  EXPECT_EQ(refusal([](nlohmann::json&) {}), "");
  for (const nlohmann::json& step :
       {nlohmann::json(-1), nlohmann::json(1LL << 40), nlohmann::json("3")}) {
    EXPECT_NE(ofAnswer("step", step), "") << step;
    EXPECT_NE(refusal([&](nlohmann::json& head) { head["view"]["bookmarks"][1] = step; }), "")
        << step;
    EXPECT_NE(refusal([&](nlohmann::json& head) { head["view"]["breakpoints"][1] = step; }), "")
        << step;
  }
  EXPECT_NE(refusal([](nlohmann::json& head) { head["view"]["watches"][0]["stops"] = 1; }), "");
  EXPECT_NE(refusal([](nlohmann::json& head) { head["view"]["watches"][0].erase("text"); }), "");
  EXPECT_NE(refusal([](nlohmann::json& head) {
              head["view"]["watches"] = nlohmann::json::array_t(101, head["view"]["watches"][0]);
            }),
            "");
  EXPECT_NE(ofAnswer("block", 1000), "");
  EXPECT_NE(ofAnswer("array", 256), "");
  EXPECT_NE(ofAnswer("typed", std::string(65, '1')), "");
  EXPECT_NE(ofAnswer("right", 1), "");
  EXPECT_NE(ofAnswer("subject", nullptr), "");
  EXPECT_NE(refusal([](nlohmann::json& head) {
              head["lesson"]["answers"] =
                  nlohmann::json::array_t(4097, head["lesson"]["answers"][0]);
            }),
            "");
  EXPECT_NE(refusal([](nlohmann::json& head) {
              head["view"]["bookmarks"] = nlohmann::json::array_t(4097, 1);
            }),
            "");
}

TEST_F(SessionFile, SaysThatThereAreTooManyAnswersOrBookmarks) {
  const auto refusal = [](const Session& session) {
    try {
      (void)encodeSession(session);
      return std::string();
    } catch (const values::Error& error) {
      return std::string(error.what());
    }
  };
  Session session = tests::sampleSession();
  session.quiz.answers.assign(4096, session.quiz.answers.front());
  session.view.bookmarks.assign(4096, 1);
  EXPECT_EQ(refusal(session), "");
  session.view.bookmarks.push_back(2);
  EXPECT_EQ(refusal(session), "The session has 4097 bookmarks; a file holds at most 4096.");
  session.view.bookmarks.clear();
  session.quiz.answers.emplace_back();
  EXPECT_EQ(refusal(session), "The session has 4097 answers; a file holds at most 4096.");
}

TEST_F(SessionFile, KeepsARunOfEveryKernel) {
  int kept = 0;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    const auto session = tests::sessionOf(row.id);
    if (!session) continue;
    const Session read = writtenAndRead(*session);
    EXPECT_EQ(sessionBytes(read), sessionBytes(*session)) << row.id;
    const trace::Record& before = *session->run->main.result->record;
    const trace::Record& after = *read.run->main.result->record;
    ASSERT_EQ(after.events.size(), before.events.size()) << row.id;
    EXPECT_GT(after.events.size(), 0U) << row.id;
    EXPECT_EQ(after.source, "Emulator");
    EXPECT_EQ(remarksOn(read), std::vector<std::string>()) << row.id;
    ++kept;
  }
  EXPECT_GT(kept, 40);
}

TEST_F(SessionFile, RefusesAKernelWhoseNameIsAPath) {
  for (const char* name : {"../mine.cu", "", "a/b.cu", "<b>.cu"}) {
    Session session = tests::sampleSession();
    session.ownKernel->name = name;
    const engine::Frame frame = encodeSession(session);
    EXPECT_THROW((void)decodeSession(frame.head, frame.payload), values::Error) << name;
  }
}

TEST_F(SessionFile, HasNoRemarkOnTheUsersKernelThatItHolds) {
  Session session;
  session.form.kernel = "mine.cu";
  session.ownKernel = {"mine.cu", "text", ""};
  EXPECT_EQ(remarksOn(session), std::vector<std::string>());
}

TEST_F(SessionFile, TheMarkOfAKernelIsOfItsTextAndOfThisUser) {
  qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
  const std::string mark = kernelMark("mine.cu", "text");
  EXPECT_EQ(mark.size(), 64U);
  EXPECT_EQ(kernelMark("mine.cu", "text"), mark);
  EXPECT_NE(kernelMark("mine.cu", "text "), mark);
  EXPECT_NE(kernelMark("mine.cut", "ext"), mark);
}

TEST_F(SessionFile, RemarksOnWhatThisProgramDoesNotHave) {
  Session session = tests::sampleSession();
  session.form.texts = {{"n", "64"}, {"pattern", "sinus"}, {"colour", "red"}};
  EXPECT_EQ(remarksOn(session),
            (std::vector<std::string>{
                "The parameter pattern of dot_shared cannot be sinus here; it is as usual.",
                "The kernel dot_shared has no parameter colour here; it was left out.",
                "The source of dot_global has changed since it was recorded; its lines are not "
                "marked."}));
  session.form.kernel = "dot_quantum";
  session.form.texts.clear();
  session.run->compared.reset();
  values::RunResult other = *session.run->main.result;
  other.kernel = other.record->kernel = "dot_quantum";
  session.run->main = {std::make_shared<const values::RunResult>(std::move(other)), "of it"};
  EXPECT_EQ(
      remarksOn(session),
      (std::vector<std::string>{
          "This Lanescope has no kernel dot_quantum: what was recorded of it is shown, but it "
          "cannot be run.",
          "This Lanescope does not have the source of dot_quantum."}));
}

}  // namespace
}  // namespace lanescope::app
