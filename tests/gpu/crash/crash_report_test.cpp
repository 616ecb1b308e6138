// SPDX-License-Identifier: Apache-2.0
#include "crash/crash_report.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace lanescope::crash {
namespace {

namespace fs = std::filesystem;

std::string contentsOf(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

class CrashReport : public testing::Test {
 protected:
  void SetUp() override {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "the sanitizer reports by itself";
#endif
    fs::create_directories(m_folder);
  }
  void TearDown() override {
    fs::remove_all(m_folder);
  }

  /// Runs the program that crashes. Returns its wait status.
  [[nodiscard]] int crash(const char* how) const {
    const fs::path program = fs::read_symlink("/proc/self/exe").parent_path() / "crash_planted";
    const pid_t child = ::fork();
    if (child == 0) {
      ::setenv("LANESCOPE_TEST_SECRET", "planted-secret-of-the-environment", 1);
      ::execl(program.c_str(), program.c_str(), how, m_reports.c_str(),
              "planted-secret-of-the-arguments", nullptr);
      ::_exit(127);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
  }
  [[nodiscard]] std::vector<fs::path> reports() const {
    std::vector<fs::path> all;
    std::error_code code;  // without a crash there is no folder
    for (const auto& entry : fs::directory_iterator(m_reports, code)) all.push_back(entry.path());
    return all;
  }
  /// The functions of the program that a report names by their offsets, as binutils tell them.
  static std::string functionsIn(const std::string& report) {
    const fs::path program = fs::read_symlink("/proc/self/exe").parent_path() / "crash_planted";
    std::string command = "addr2line -f -C -e " + program.string();
    const std::string module = "crash_planted+";
    for (auto at = report.find(module); at != std::string::npos; at = report.find(module, at + 1)) {
      const auto begin = at + module.size();
      command += " " + report.substr(begin, report.find('\n', begin) - begin);
    }
    std::string functions;
    std::FILE* const output = ::popen(command.c_str(), "r");
    std::array<char, 256> line{};
    while (std::fgets(line.data(), line.size(), output) != nullptr) functions += line.data();
    ::pclose(output);
    return functions;
  }

  const fs::path m_folder =
      fs::temp_directory_path() / ("planted-secret-folder_" + std::to_string(::getpid()));
  const fs::path m_reports = m_folder / "crashes";
};

TEST_F(CrashReport, NamesTheSignalAndTheFunctionAndNothingOfTheUser) {
  struct Way {
    const char* how;
    int signal;
    const char* name;
    const char* function;
    const char* module;  ///< another that calls stand in
  };
  for (const Way& way :
       {Way{"fault", SIGSEGV, "signal 11 (SIGSEGV)", "plantedFault", "libc.so.6+0x"},
        Way{"abort", SIGABRT, "signal 6 (SIGABRT)", "plantedAbort", "libc.so.6+0x"},
        Way{"overflow", SIGSEGV, "signal 11 (SIGSEGV)", "plantedOverflow", ""},
        Way{"outside", SIGFPE, "signal 8 (SIGFPE)", "main", "libc.so.6+0x"}}) {
    fs::remove_all(m_reports);
    const int status = crash(way.how);
    ASSERT_TRUE(WIFSIGNALED(status)) << way.how;
    EXPECT_EQ(WTERMSIG(status), way.signal) << way.how;
    ASSERT_EQ(reports().size(), 1U) << way.how;
    const std::string report = contentsOf(reports().front());
    EXPECT_TRUE(report.starts_with(std::string("crash_planted 1.2.3\n") + way.name + "\n"))
        << report;
    EXPECT_NE(report.find(way.module), std::string::npos) << report;
    EXPECT_NE(functionsIn(report).find(way.function), std::string::npos) << report;
    EXPECT_EQ(report.find("secret"), std::string::npos) << report;
    EXPECT_EQ(report.find('/'), std::string::npos) << report;
  }
}

TEST_F(CrashReport, TellsAnAllocationThatWasNotCheckedFromOtherCrashes) {
  for (const char* const how : {"memory", "memory abort"}) {
    const int status = crash(how);
    EXPECT_TRUE(WIFEXITED(status)) << how;
    EXPECT_EQ(WEXITSTATUS(status), 3) << how;
  }
  EXPECT_TRUE(WIFSIGNALED(crash("memory elsewhere")));
  EXPECT_FALSE(reports().empty());
}

TEST_F(CrashReport, EndsWhereTheReportCrashesToo) {
  const int status = crash("report");
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(WTERMSIG(status), SIGABRT);
}

TEST_F(CrashReport, IsNotWrittenWithoutACrash) {
  EXPECT_EQ(crash("not at all"), 0);
  EXPECT_EQ(reports().size(), 0U);
}

TEST_F(CrashReport, TakesThePlaceOfTheOldest) {
  fs::create_directories(m_reports);
  for (int i = 100; i < 130; ++i) {
    std::ofstream(m_reports / ("1000000" + std::to_string(i) + "-lanescope-1" + kCrashSuffix));
  }
  std::ofstream(m_reports / "notes.txt") << "of the user";
  EXPECT_EQ(crash("not at all"), 0);
  EXPECT_EQ(reports().size(), static_cast<std::size_t>(kMostCrashReports) + 1);
  EXPECT_FALSE(fs::exists(m_reports / "1000000109-lanescope-1.crash"));
  EXPECT_TRUE(fs::exists(m_reports / "1000000110-lanescope-1.crash"));
  EXPECT_TRUE(fs::exists(m_reports / "notes.txt"));
}

TEST(CrashFolder, IsOfTheUsersState) {
  ::setenv("HOME", "/home/somebody", 1);
  ::unsetenv("XDG_STATE_HOME");
  EXPECT_EQ(crashFolder(), "/home/somebody/.local/state/lanescope/crashes");
  ::setenv("XDG_STATE_HOME", "relative", 1);
  EXPECT_EQ(crashFolder(), "/home/somebody/.local/state/lanescope/crashes");
  ::setenv("XDG_STATE_HOME", "/state", 1);
  EXPECT_EQ(crashFolder(), "/state/lanescope/crashes");
  ::unsetenv("XDG_STATE_HOME");
  ::unsetenv("HOME");
  EXPECT_EQ(crashFolder(), "");
}

}  // namespace
}  // namespace lanescope::crash
