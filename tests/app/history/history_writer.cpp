// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <QCoreApplication>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "app/history/history_file.h"
#include "tests/app/history/history_samples.h"
#include "tests/app/history/reported.h"

// history_writer FILE FIRST [COUNT] stores benchmarks, one series at a time, and reports each once
// it is stored: "series ENTRY NUMBER" or "run ENTRY". Without a count it runs until it is killed.
int main(int argc, char** argv) {
  using namespace lanescope;
  const QCoreApplication application(argc, argv);
  if (argc < 3) return 2;
  const auto tell = [](const char* what, std::int64_t entry, std::int64_t number) {
    const std::string line =
        std::string(what) + " " + std::to_string(entry) + " " + std::to_string(number) + "\n";
    if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) std::exit(2);
  };
  constexpr int kSeriesEach = 5;
  try {
    history::HistoryFile file(QString::fromLocal8Bit(argv[1]));
    const std::int64_t first = std::atoll(argv[2]);
    const std::int64_t count = argc > 3 ? std::atoll(argv[3]) : INT32_MAX;
    values::BenchResult head = tests::sampleBenchmark();
    head.series.clear();
    for (std::int64_t number = first; number < first + count; number += kSeriesEach) {
      const std::int64_t entry = file.beginBenchmark(head, history::Kind::times);
      for (std::int64_t i = number; i < number + kSeriesEach; ++i) {
        file.addSeries(entry, tests::sampleSeries(i, tests::kReportedSamples));
        tell("series", entry, i);
      }
      tell("run", file.addRun(tests::sampleRun(), tests::sampleProvenance()), 0);
    }
  } catch (const values::Error& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 3;
  }
  return 0;
}
