// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/table_decoder.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "app/files/csv_matrix.h"
#include "simt/sanitizers.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

class TableDecoder : public testing::Test {
 protected:
  void SetUp() override {
    m_folder = fs::temp_directory_path() / ("table_decoder_test_" + std::to_string(::getpid()));
    fs::create_directories(m_folder);
  }
  void TearDown() override { fs::remove_all(m_folder); }
  /// So many times this line.
  fs::path write(const std::string& name, const std::string& line, std::size_t count,
                 const std::string& first = {}) const {
    std::string piece;
    constexpr std::size_t kLines = 10'000;
    for (std::size_t i = 0; i < kLines; ++i) piece += line;
    std::ofstream file(m_folder / name, std::ios::binary);
    file << first;
    for (std::size_t written = 0; written < count; written += kLines) file << piece;
    return m_folder / name;
  }
  static std::string refusalOf(const fs::path& file, values::ErrorKind kind,
                               std::stop_token stop = {}) {
    try {
      static_cast<void>(readTable(file, {}, std::move(stop)));
    } catch (const values::Error& error) {
      EXPECT_EQ(error.kind(), kind) << error.what();
      return error.what();
    }
    return "accepted";
  }

  fs::path m_folder;
};

TEST_F(TableDecoder, GivesALargeTableAsItIs) {
  const fs::path file = write("two.csv", "1.5,-2\n", 3'000'000, "radius,\"a \"\"b\"\"\"\n");
  const CsvData data = readTable(file);
  EXPECT_EQ(data.names, (std::vector<std::string>{"radius", "a \"b\""}));
  ASSERT_EQ(data.rows(), 3'000'000U);
  EXPECT_TRUE(std::ranges::all_of(data.columns[0].as<float>(), [](float x) { return x == 1.5F; }));
  EXPECT_TRUE(std::ranges::all_of(data.columns[1].as<float>(), [](float x) { return x == -2.0F; }));
  const CsvData chosen = readTable(file, {.columns = {"2", "radius"}});
  EXPECT_EQ(chosen.columns[0].as<float>()[2'999'999], -2.0F);
  const CsvMatrix matrix = readMatrix(file);
  EXPECT_EQ(matrix.rows, 3'000'000);
  EXPECT_EQ(matrix.columns, 2);
  EXPECT_EQ(matrix.values.as<float>()[5'999'999], -2.0F);
}

TEST_F(TableDecoder, SaysWhatIsWrongInTheSameWords) {
  const fs::path file = write("bad.csv", "1\n", 10'000'000);
  std::ofstream(file, std::ios::app) << "two\n";
  EXPECT_EQ(refusalOf(file, values::ErrorKind::badInput),
            file.string() + ", line 10000001, column 1: 'two' is not a number.");
  try {
    static_cast<void>(readTable(file, {.maxRows = 9'000'000}));
    FAIL() << "no limit";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.what(),
              file.string() + ", line 9000001: more lines with numbers than the limit, 9000000.");
  }
  const fs::path pairs = write("pairs.csv", "1,5\n", 5'000'000);
  EXPECT_NE(readTable(pairs).remark.find("two columns of whole numbers"), std::string::npos);
}

TEST_F(TableDecoder, ReadsStandardInput) {
  const fs::path file = write("input.csv", "7\n", 10'000);
  const int input = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  const int before = ::dup(STDIN_FILENO);
  ::dup2(input, STDIN_FILENO);
  ::close(input);
  const CsvData data = readTable("/dev/stdin");
  ::dup2(before, STDIN_FILENO);
  ::close(before);
  EXPECT_EQ(data.rows(), 10'000U);
}

TEST_F(TableDecoder, EndsAtOnceWhenItIsStopped) {
  // Nobody writes to the pipe: opening it waits.
  const fs::path pipe = m_folder / "pipe.csv";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  std::stop_source source;
  const std::jthread stopper([&source] {
    std::this_thread::sleep_for(100ms);
    source.request_stop();
  });
  EXPECT_EQ(refusalOf(pipe, values::ErrorKind::cancelled, source.get_token()),
            "Reading " + pipe.string() + " was cancelled.");
}

TEST_F(TableDecoder, IsRefusedWhereMemoryDoesNotSufficeAndTheSentenceSaysWhatIsMissing) {
#if defined(LANESCOPE_SIMT_TSAN) || defined(LANESCOPE_SIMT_ASAN)
  GTEST_SKIP() << "sanitizers need more address space";
#endif
  const fs::path file = write("large.csv", "1\n", 100'000'000);  // 400 MB of numbers
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_AS, &before), 0);
  const rlimit little{std::uint64_t{600} << 20, before.rlim_max};  // also for what is started
  ASSERT_EQ(::setrlimit(RLIMIT_AS, &little), 0);
  const std::string sentence = refusalOf(file, values::ErrorKind::unavailable);
  EXPECT_EQ(::setrlimit(RLIMIT_AS, &before), 0);
  EXPECT_TRUE(sentence.starts_with("Reading " + file.string() + " needs 762.9 MiB of memory, and "))
      << sentence;
}

/// The processes that this one has started and that go on.
std::vector<pid_t> children() {
  std::vector<pid_t> all;
  for (const fs::directory_entry& task : fs::directory_iterator("/proc/self/task")) {
    std::ifstream list(task.path() / "children");
    for (pid_t child = 0; list >> child;) all.push_back(child);
  }
  return all;
}

TEST_F(TableDecoder, IsEndedBySystemInPlaceOfTheProgram) {
  const fs::path pipe = m_folder / "pipe.csv";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const std::jthread system([] {
    while (children().empty()) std::this_thread::sleep_for(5ms);
    for (const pid_t child : children()) ::kill(child, SIGKILL);
  });
  EXPECT_EQ(refusalOf(pipe, values::ErrorKind::unavailable),
            "There is not enough memory for the numbers of " + pipe.string() +
                "; the system ended the process that read them.");
}

/// The most memory that a process had, in bytes.
std::uint64_t peakOf(int who) {
  rusage usage{};
  EXPECT_EQ(::getrusage(who, &usage), 0);
  return static_cast<std::uint64_t>(usage.ru_maxrss) << 10;
}

TEST_F(TableDecoder, TakesTwiceTheMemoryOfTheNumbersInBothProcessesTogether) {
#if defined(LANESCOPE_SIMT_TSAN) || defined(LANESCOPE_SIMT_ASAN)
  GTEST_SKIP() << "sanitizers keep more";
#endif
  constexpr std::uint64_t kNumbers = 60'000'000;
  const fs::path file = write("short.csv", "1\n", kNumbers);
  // In a process of its own, whose peak is that of reading.
  const pid_t reader = ::fork();
  ASSERT_GE(reader, 0);
  if (reader == 0) {
    const std::uint64_t before = peakOf(RUSAGE_SELF);
    const bool isRead = readTable(file).rows() == kNumbers;
    const double self = static_cast<double>(peakOf(RUSAGE_SELF) - before) / (4.0 * kNumbers);
    const double child = static_cast<double>(peakOf(RUSAGE_CHILDREN)) / (4.0 * kNumbers);
    // Each counts the shared memory as its own, and neither has it while the other does.
    std::printf("of the numbers' size: %.2f here, %.2f in the process that reads\n", self, child);
    constexpr double kProgram = 0.35;  // the program itself, some tens of megabytes
    std::fflush(stdout);
    ::_exit(isRead && self < 2.1 && child < 2 + kProgram ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(reader, &status, 0), reader);
  EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace lanescope::app
