// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decode/decoder_process.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "sandbox/file_rules.h"
#include "sandbox/system_calls.h"
#include "simt/sanitizers.h"

namespace lanescope::app {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr const char* kForbidden =
    "FILE could not be read: its decoder tried what its sandbox forbids.";

bool hasSandbox() {
  return sandbox::hasLandlock() && sandbox::canForbidCalls();
}

/// A file, and a decoder that tries something when it reads it.
class PlantedDecoder : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(m_folder);
    std::ofstream(m_file) << "contents\n";
  }
  void TearDown() override { fs::remove_all(m_folder); }

  /// "done", "refused", or the sentence in which FILE stands for the file's name.
  [[nodiscard]] std::string outcomeOf(const std::string& attempt, const std::string& argument = {},
                                      std::chrono::seconds time = 60s) const {
    try {
      DecodedReader decoded = decodeFile({.kind = attempt,
                                          .file = m_file,
                                          .arguments = {argument},
                                          .time = time,
                                          .program = "decode_planted"});
      return decoded.text();
    } catch (const values::Error& error) {
      std::string sentence = error.what();
      if (const auto at = sentence.find(m_file.string()); at != std::string::npos) {
        sentence.replace(at, m_file.string().size(), "FILE");
      }
      return sentence;
    }
  }

  const fs::path m_folder =
      fs::temp_directory_path() / ("decoder_process_test_" + std::to_string(::getpid()));
  const fs::path m_file = m_folder / "file.bin";
};

TEST_F(PlantedDecoder, OpensAndKeepsNothing) {
  if (!hasSandbox()) GTEST_SKIP() << "no Landlock or no seccomp";
  EXPECT_EQ(outcomeOf("open", "/etc/passwd"), "refused");
  EXPECT_EQ(outcomeOf("open", m_file), "refused");
  const char* const home = std::getenv("HOME");
  for (const fs::path& folder :
       {m_folder, fs::temp_directory_path(), fs::path(home ? home : "/")}) {
    const fs::path file = folder / ("planted_" + std::to_string(::getpid()));
    EXPECT_EQ(outcomeOf("create", file), "refused");
    EXPECT_FALSE(fs::exists(file));
  }
  EXPECT_EQ(outcomeOf("rename", m_folder / "renamed"), kForbidden);
  EXPECT_TRUE(fs::exists(m_file));
}

TEST_F(PlantedDecoder, ReachesNobody) {
  if (!hasSandbox()) GTEST_SKIP() << "no Landlock or no seccomp";
  const std::string self = std::to_string(::getpid());
  for (const std::string attempt : {"connect", "sendto", "fork", "exec", "kill", "ptrace"}) {
    EXPECT_EQ(outcomeOf(attempt, self), kForbidden) << attempt;
  }
}

TEST_F(PlantedDecoder, CannotGiveItselfMore) {
  if (!hasSandbox()) GTEST_SKIP() << "no Landlock or no seccomp";
  EXPECT_EQ(outcomeOf("code"), kForbidden);
  EXPECT_EQ(outcomeOf("limits"), kForbidden);
}

TEST_F(PlantedDecoder, FindsNoSecretsOfTheProgram) {
  ::setenv("LANESCOPE_TEST_SECRET", "planted-secret", 1);
  EXPECT_EQ(outcomeOf("environment", "planted-secret"), "refused");
  const std::ifstream open(m_file);
  EXPECT_EQ(outcomeOf("descriptors"), "refused");
}

TEST_F(PlantedDecoder, TakesNoMoreMemoryThanThereIs) {
#if defined(LANESCOPE_SIMT_TSAN) || defined(LANESCOPE_SIMT_ASAN)
  GTEST_SKIP() << "sanitizers take all addresses";
#endif
  EXPECT_EQ(outcomeOf("memory"), "There is not enough memory for FILE.");
}

TEST_F(PlantedDecoder, ChangesNothingOnceItsResultIsRead) {
  EXPECT_EQ(outcomeOf("change"), "first");
}

TEST_F(PlantedDecoder, WritesNoMoreThanItsResultMayHave) {
  EXPECT_EQ(outcomeOf("much"), "There is not enough memory for FILE.");
}

TEST_F(PlantedDecoder, ThatEndsOrNeverEndsIsTold) {
#if !defined(LANESCOPE_SIMT_TSAN) && !defined(LANESCOPE_SIMT_ASAN)
  EXPECT_EQ(outcomeOf("crash"), "FILE could not be read: its decoder ended with signal 6.");
#endif
  EXPECT_EQ(outcomeOf("quit"), "FILE could not be read: its decoder ended with code 7.");
  EXPECT_EQ(outcomeOf("nothing known"), "FILE could not be read: its decoder ended with code 2.");
  EXPECT_EQ(outcomeOf("loop", {}, 2s),
            "FILE could not be read: its decoder took longer than 2 seconds.");
  EXPECT_EQ(outcomeOf("progress", {}, 2s),
            "FILE could not be read: its decoder took longer than 2 seconds.");
  for (const std::string attempt :
       {"silence", "message", "promise", "unwritten", "text", "failure"}) {
    EXPECT_EQ(outcomeOf(attempt), "FILE could not be read: its decoder gave no sound answer.")
        << attempt;
  }
}

}  // namespace
}  // namespace lanescope::app
