// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "app/history/history_file.h"
#include "app/history/result_file.h"
#include "app/history/sample_table.h"
#include "protocol/json_recording.h"
#include "tests/app/history/history_samples.h"
#include "tests/linear_time.h"

namespace lanescope::history {
namespace {

using Results = std::vector<values::BenchResult>;

/// A kind of file and the number of entries measured.
struct Shape {
  const char* what;
  std::size_t size;
  Results (*make)(std::size_t count);
};

void parse(const std::string& bytes) {
  EXPECT_FALSE(resultsOf(bytes, "x").empty());
}

/// `name(i)` is the name of entry i.
template <class Name>
std::string googleBenchmarks(std::size_t count, const Name& name) {
  std::string text = R"({"context": {"date": "2026-11-22T15:00:00Z", "host_name": "lab7"},
                         "benchmarks": [)";
  for (std::size_t i = 0; i < count; ++i) {
    text += i == 0 ? "" : ",";
    text += R"({"name": ")" + std::string(name(i)) + R"(", "real_time": 5.0, "time_unit": "us"})";
  }
  return text + "]}";
}

/// Results of one series with one sample each.
Results manyResults(std::size_t count) {
  Results results;
  for (std::size_t i = 0; i < count; ++i) {
    values::BenchResult& result = results.emplace_back(tests::sampleBenchmark());
    result.kernel = "k" + std::to_string(i);
    result.series.resize(1);
    result.series[0].samples.resize(1);
  }
  return results;
}

Results manySeries(std::size_t count) {
  Results results = manyResults(1);
  results[0].series.resize(count, results[0].series[0]);
  for (std::size_t i = 0; i < count; ++i) {
    results[0].series[i].n = static_cast<std::int64_t>(i + 1);
  }
  return results;
}

Results manySamples(std::size_t count) {
  Results results = manyResults(1);
  results[0].series[0].samples.resize(count, values::Milliseconds(0.125));
  return results;
}

TEST(ResultReader, TakesTwiceTheTimeForTwiceTheEntriesOfGoogleBenchmark) {
  tests::expectLinearTime(
      "Google Benchmark, families", 40'000,
      [](std::size_t count) {
        return googleBenchmarks(count,
                                [](std::size_t i) { return "BM_" + std::to_string(i) + "/8"; });
      },
      parse);
  tests::expectLinearTime(
      "Google Benchmark, sizes", 40'000,
      [](std::size_t count) {
        return googleBenchmarks(count, [](std::size_t i) { return "BM/" + std::to_string(i + 1); });
      },
      parse);
  tests::expectLinearTime(
      "Google Benchmark, samples", 40'000,
      [](std::size_t count) {
        return googleBenchmarks(count, [](std::size_t) { return std::string("BM/8"); });
      },
      parse);
}

TEST(ResultReader, TakesTwiceTheTimeForTwiceTheRecording) {
  for (const auto& [what, size, make] : {Shape{"recording, results", 2'000, manyResults},
                                         {"recording, series", 4'000, manySeries}}) {
    tests::expectLinearTime(
        what, size,
        [make = make](std::size_t count) { return engine::recordingToJson(make(count)).dump(); },
        parse);
  }
  tests::expectLinearTime(
      "recording, samples", 400'000,
      [](std::size_t count) { return tests::jsonOf(manySamples(count)[0]); }, parse);
}

TEST(ResultReader, TakesTwiceTheTimeForTwiceTheTableOfSamples) {
  for (const auto& [what, size, make] : {Shape{"table, results", 1'000, manyResults},
                                         {"table, series", 1'000, manySeries},
                                         {"table, samples", 2'000, manySamples}}) {
    tests::expectLinearTime(
        what, size, [make = make](std::size_t count) { return sampleTable(make(count)); }, parse);
  }
}

TEST(ResultReader, TakesTwiceTheTimeForTwiceTheDepthOrText) {
  tests::expectLinearTime(
      "a text of letters", 8'000'000,
      [](std::size_t count) { return "{\"a\": \"" + std::string(count, 'x') + "\"}"; },
      [](const std::string& bytes) {
        EXPECT_THROW(static_cast<void>(resultsOf(bytes, "x")), values::Error);
      });
  tests::expectLinearTime(
      "a table of quotes", 4'000'000,
      [](std::size_t count) {
        return "series.name,time_ms\n\"" + std::string(2 * count, '"') + "\",1\n";
      },
      [](const std::string& bytes) {
        EXPECT_THROW(static_cast<void>(resultsOf(bytes, "x")), values::Error);
      });
}

TEST(HistoryImport, TakesTwiceTheTimeForTwiceTheBenchmarksAndAgainWhenAllAreKnown) {
  const QTemporaryDir folder;
  int number = 0;
  const auto make = [](std::size_t count) { return manyResults(count); };
  tests::expectLinearTime("import", 3'000, make, [&](const Results& results) {
    HistoryFile file(folder.filePath(QString::number(++number)));
    const std::vector files{ResultFile{"a.json", results}};
    EXPECT_EQ(file.import(files).front(), static_cast<int>(results.size()));
    EXPECT_EQ(file.import(files).front(), 0);
  });
}

TEST(HistoryImport, StoresAllOrNothing) {
  const QTemporaryDir folder;
  HistoryFile file(folder.filePath("history.sqlite"));
  const ResultFile read{"a.json", manyResults(2'000)};
  std::stop_source source;
  double reached = 0;
  const values::ProgressMonitor monitor(source.get_token(), [&](double fraction) {
    reached = fraction;
    if (fraction > 0) source.request_stop();
  });
  // The first report comes at once, the next one later.
  try {
    file.import(std::vector{read, ResultFile{"b.json", manySeries(50'000)}}, monitor);
    FAIL() << "not cancelled";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::cancelled);
  }
  EXPECT_GT(reached, 0);
  EXPECT_LT(reached, 1);
  EXPECT_EQ(file.search({}).all, 0);
  EXPECT_EQ(file.import(std::vector{read, read}), (std::vector{2'000, 0}));
}

TEST(ResultReader, EndsWhenItIsStopped) {
  std::stop_source source;
  source.request_stop();
  for (const std::string& bytes :
       {engine::recordingToJson(manyResults(5)).dump(), sampleTable(manyResults(5)),
        googleBenchmarks(5, [](std::size_t) { return "BM/8"; })}) {
    try {
      static_cast<void>(resultsOf(bytes, "x", values::ProgressMonitor(source.get_token())));
      FAIL() << "not cancelled";
    } catch (const values::Error& error) {
      EXPECT_EQ(error.kind(), values::ErrorKind::cancelled);
    }
  }
}

}  // namespace
}  // namespace lanescope::history
