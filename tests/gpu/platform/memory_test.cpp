// SPDX-License-Identifier: Apache-2.0
#include "platform/memory.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "values/error.h"

namespace lanescope::platform {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMebibyte = std::uint64_t{1} << 20;
constexpr std::uint64_t kGibibyte = std::uint64_t{1} << 30;

/// A folder with the files of a machine with 16 GiB, 12 of them free, and no limit.
class FakeMachine : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "lanescope-memory-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    root = name;
    write(
        "proc/meminfo",
        "MemTotal:       16777216 kB\nMemFree:         1048576 kB\nMemAvailable:   12582912 kB\n");
    write("proc/self/status", "Name:\tengine\nVmSize:\t 1048576 kB\nVmData:\t  524288 kB\n");
    limits("unlimited", "unlimited");
  }
  void TearDown() override { fs::remove_all(root); }

  void write(const fs::path& file, const std::string& text) const {
    fs::create_directories((root / file).parent_path());
    std::ofstream(root / file) << text;
  }
  void limits(const std::string& addresses, const std::string& data) const {
    write("proc/self/limits",
          "Limit                     Soft Limit           Hard Limit           Units     \n"
          "Max data size             " +
              data +
              "            unlimited            bytes     \n"
              "Max address space         " +
              addresses + "            unlimited            bytes     \n");
  }
  void groups(const std::string& text) const { write("proc/self/cgroup", text); }
  /// Writes the files of a cgroup v2.
  void group(const std::string& path, const std::string& most, std::uint64_t used,
             std::uint64_t cache = 0) const {
    const fs::path folder = fs::path("sys/fs/cgroup") / path;
    write(folder / "memory.max", most + "\n");
    write(folder / "memory.high", "max\n");
    write(folder / "memory.current", std::to_string(used) + "\n");
    write(folder / "memory.stat",
          "anon 4096\nfile 4096\nactive_file 7\ninactive_file " + std::to_string(cache) + "\n");
  }
  void groupOfVersion1(const std::string& path, std::uint64_t most, std::uint64_t used,
                       std::uint64_t cache = 0) const {
    const fs::path folder = fs::path("sys/fs/cgroup/memory") / path;
    write(folder / "memory.limit_in_bytes", std::to_string(most) + "\n");
    write(folder / "memory.usage_in_bytes", std::to_string(used) + "\n");
    write(folder / "memory.stat",
          "inactive_file 1\ntotal_inactive_file " + std::to_string(cache) + "\n");
  }
  void expect(std::uint64_t total, std::uint64_t free, const std::string& by) const {
    const Memory memory = readMemory(root);
    EXPECT_EQ(memory.total, total);
    EXPECT_EQ(memory.free, free);
    EXPECT_EQ(memory.limitedBy, by);
  }

  fs::path root;
  const std::string kGroup = "the control group";
};

TEST_F(FakeMachine, HasAllMemoryOfTheMachineWithoutALimit) {
  expect(16 * kGibibyte, 12 * kGibibyte, "");
  groups("0::/\n");
  expect(16 * kGibibyte, 12 * kGibibyte, "");
}

TEST_F(FakeMachine, CountsTheLimitOfItsControlGroup) {
  groups("0::/a/b\n");
  group("a/b", std::to_string(2 * kGibibyte), kGibibyte);
  expect(2 * kGibibyte, kGibibyte, kGroup);
}

TEST_F(FakeMachine, CountsTheLimitsOfAllGroupsAboveItsOwn) {
  groups("0::/a/b/c\n");
  group("a/b/c", "max", 100);
  group("a/b", std::to_string(4 * kGibibyte), 0);
  group("a", std::to_string(8 * kGibibyte), 7 * kGibibyte);  // its other groups have taken the rest
  expect(4 * kGibibyte, kGibibyte, kGroup);
}

TEST_F(FakeMachine, CountsTheMountsOwnLimitWhereThePathIsTheHosts) {
  groups("0::/docker/0123\n");
  group("", std::to_string(3 * kGibibyte), 0);
  expect(3 * kGibibyte, 3 * kGibibyte, kGroup);
  groups("0::/../../elsewhere\n");
  expect(3 * kGibibyte, 3 * kGibibyte, kGroup);
}

TEST_F(FakeMachine, CountsAnUnusedCacheOfFilesAsFree) {
  groups("0::/a\n");
  group("a", std::to_string(2 * kGibibyte), 2 * kGibibyte, kGibibyte);
  expect(2 * kGibibyte, kGibibyte, kGroup);
}

TEST_F(FakeMachine, CountsTheLimitAtWhichItsGroupIsThrottled) {
  groups("0::/a\n");
  group("a", "max", 0);
  write("sys/fs/cgroup/a/memory.high", std::to_string(kGibibyte));
  expect(kGibibyte, kGibibyte, kGroup);
}

TEST_F(FakeMachine, CountsControlGroupsOfVersion1) {
  groups("5:cpu:/x\n4:memory:/a/b\n1:name=systemd:/c\n0::/\n");
  groupOfVersion1("a/b", 9223372036854771712U, 0);
  groupOfVersion1("a", 2 * kGibibyte, kGibibyte + kMebibyte, kMebibyte);
  groupOfVersion1("", 9223372036854771712U, 0);
  expect(2 * kGibibyte, kGibibyte, kGroup);
}

TEST_F(FakeMachine, CountsAControllerThatSharesItsMount) {
  groups("4:cpuacct,memory:/a\n");
  write("sys/fs/cgroup/cpuacct,memory/a/memory.limit_in_bytes", std::to_string(kGibibyte));
  expect(kGibibyte, kGibibyte, kGroup);
}

TEST_F(FakeMachine, CountsVersion2TogetherWithVersion1) {
  groups("4:memory:/\n0::/a\n");
  write("sys/fs/cgroup/unified/a/memory.max", std::to_string(kGibibyte));
  expect(kGibibyte, kGibibyte, kGroup);
}

TEST_F(FakeMachine, CountsTheLimitsOfAddressesAndData) {
  limits(std::to_string(3 * kGibibyte), "unlimited");  // 1 GiB is in use
  expect(3 * kGibibyte, 2 * kGibibyte, "the limit of addresses (ulimit -v)");
  limits(std::to_string(3 * kGibibyte), std::to_string(kGibibyte));
  expect(kGibibyte, kGibibyte / 2, "the limit of data (ulimit -d)");
}

TEST_F(FakeMachine, HasNothingFreeBeyondALimit) {
  limits(std::to_string(kMebibyte), "unlimited");
  expect(kMebibyte, 0, "the limit of addresses (ulimit -v)");
}

TEST_F(FakeMachine, IgnoresALimitThatCannotBeRead) {
  groups("no colons\n0:\n::\n4:memory:\n");
  write("sys/fs/cgroup/memory/memory.limit_in_bytes", "soon");
  write("proc/self/limits", "Max address space");
  expect(16 * kGibibyte, 12 * kGibibyte, "");
}

TEST(ReadMemory, KnowsTheLimitOfItsOwnProcess) {
  const pid_t child = ::fork();
  if (child == 0) {
    const rlimit limit{4 * kGibibyte, RLIM_INFINITY};
    ::setrlimit(RLIMIT_AS, &limit);
    const Memory memory = readMemory();
    ::_exit(memory.total <= 4 * kGibibyte && memory.free < 4 * kGibibyte ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  EXPECT_EQ(status, 0);
#endif
}

TEST(CheckFits, NamesTheNeedTheFreeMemoryAndTheLimit) {
  const Memory memory{2 * kGibibyte, kGibibyte, "the control group"};
  EXPECT_NO_THROW(checkFits("n = 1", 1e9, memory));
  try {
    checkFits("n = 268435456", 3.0 * static_cast<double>(kGibibyte), memory);
    FAIL();
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
    EXPECT_STREQ(error.what(),
                 "n = 268435456 needs 3.0 GiB of memory, and 1.0 GiB of 2.0 GiB are free: the "
                 "control group allows no more.");
  }
  EXPECT_THROW(checkFits("n", 1e300, memory), values::Error);
}

}  // namespace
}  // namespace lanescope::platform
