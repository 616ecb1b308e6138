// SPDX-License-Identifier: Apache-2.0
#include "platform/process_limits.h"

#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <new>
#include <stdexcept>
#include <system_error>
#include <thread>

#include "values/error.h"

namespace lanescope::platform {
namespace {

constexpr int kUnavailable = 3;

/// Sets both the soft and the hard limit.
void limit(__rlimit_resource resource, rlim_t value) {
  const rlimit both{value, value};
  if (::setrlimit(resource, &both) != 0) ::_exit(1);
}

/// Ends as a program does after an error of `prepareProcess`.
[[noreturn]] void prepareAndEnd(std::uint64_t addressSpace = 0) {
  try {
    prepareProcess(addressSpace);
  } catch (const values::Error& error) {
    std::fputs(error.what(), stderr);
    ::_exit(exitCode(error.kind()));
  }
  ::_exit(0);
}

TEST(ProcessLimitsDeathTest, ALimitThatIsTooLowIsNamed) {
  EXPECT_EXIT((limit(RLIMIT_STACK, 64 << 10), prepareAndEnd()),
              testing::ExitedWithCode(kUnavailable),
              "^The stack is limited to 64.0 KiB .ulimit -s., and at least 1.0 MiB are needed.$");
  EXPECT_EXIT((limit(RLIMIT_NOFILE, 8), prepareAndEnd()), testing::ExitedWithCode(kUnavailable),
              "^Only 8 files may be open at once .ulimit -n., and 64 are needed.$");
}

TEST(ProcessLimitsDeathTest, ASoftLimitIsRaised) {
  EXPECT_EXIT(
      {
        rlimit stack{};
        ::getrlimit(RLIMIT_STACK, &stack);
        stack.rlim_cur = 64 << 10;
        ::setrlimit(RLIMIT_STACK, &stack);
        prepareProcess();
        ::getrlimit(RLIMIT_STACK, &stack);
        ::_exit(stack.rlim_cur >= 1 << 20 ? 0 : 1);
      },
      testing::ExitedWithCode(0), "^$");
}

TEST(ProcessLimitsDeathTest, ThreadsHaveTheirStackWhateverTheLimitIs) {
  EXPECT_EXIT(
      {
        limit(RLIMIT_STACK, 1 << 20);
        prepareProcess();
        std::thread([] {
          pthread_attr_t attributes;
          std::size_t bytes = 0;
          ::pthread_getattr_np(::pthread_self(), &attributes);
          ::pthread_attr_getstacksize(&attributes, &bytes);
          ::_exit(bytes >= std::size_t{8} << 20 ? 0 : 1);
        }).join();
      },
      testing::ExitedWithCode(0), "^$");
}

TEST(ProcessLimitsDeathTest, AFileThatMayNotGrowIsAFailedWriteAndNoSignal) {
  EXPECT_EXIT(
      {
        limit(RLIMIT_FSIZE, 10);
        prepareProcess();
        std::FILE* const file = std::tmpfile();
        std::fputs("more than ten bytes", file);
        ::_exit(std::fflush(file) != 0 && errno == EFBIG ? 0 : 1);
      },
      testing::ExitedWithCode(0), "^$");
}

TEST(ProcessLimitsDeathTest, AnUncaughtExceptionEndsInASentence) {
  const auto end = [](const auto& error) {
    reportUncaughtExceptions("lanescope-engine");
    std::thread([&] { throw error; }).join();
  };
  EXPECT_EXIT(end(std::bad_alloc()), testing::ExitedWithCode(kUnavailable),
              "^lanescope-engine: There is not enough memory.\n$");
  EXPECT_EXIT(end(std::runtime_error("why")), testing::ExitedWithCode(kUnavailable),
              "^lanescope-engine: Something unexpected happened: why.\n$");
  EXPECT_EXIT(end(1), testing::ExitedWithCode(kUnavailable),
              "^lanescope-engine: Something unexpected happened.\n$");
}

TEST(ProcessLimits, ARefusalOfTheSystemIsASentenceThatNamesTheLimit) {
  const auto said = [](std::errc code) {
    return sentenceOf(std::system_error(std::make_error_code(code)));
  };
  EXPECT_NE(said(std::errc::resource_unavailable_try_again).find("ulimit -u"), std::string::npos);
  EXPECT_NE(said(std::errc::too_many_files_open).find("ulimit -n"), std::string::npos);
  EXPECT_EQ(said(std::errc::not_enough_memory), "There is not enough memory.");
  EXPECT_EQ(sentenceOf(values::Error(values::ErrorKind::badInput, "Ours.")), "Ours.");
}

TEST(ProcessLimits, ThreadsThatCanBeStartedAreNoError) {
  EXPECT_NO_THROW(requireThreads(0, "This"));
  EXPECT_NO_THROW(requireThreads(20, "This"));
}

}  // namespace
}  // namespace lanescope::platform
