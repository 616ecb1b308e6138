// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/result_file.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "app/history/google_benchmark.h"
#include "app/history/sample_table.h"
#include "tests/app/history/history_samples.h"
#include "values/error.h"

namespace lanescope::history {
namespace {

using nlohmann::json;
using values::Milliseconds;

class ResultFileTest : public testing::Test {
 protected:
  [[nodiscard]] QString path(const char* name) const {
    return m_folder.filePath(QLatin1String(name));
  }
  [[nodiscard]] QString written(const char* name, const QByteArray& bytes) const {
    QFile file(path(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    return file.fileName();
  }

  QTemporaryDir m_folder;
};

std::string sentenceFor(std::string_view bytes) {
  try {
    (void)resultsOf(bytes, "x");
  } catch (const values::Error& error) {
    return error.what();
  }
  return "imported";
}

void expectRefusal(std::string_view bytes, const std::string& part) {
  const std::string sentence = sentenceFor(bytes);
  EXPECT_TRUE(sentence.starts_with("x cannot be imported. ")) << sentence;
  EXPECT_NE(sentence.find(part), std::string::npos) << sentence;
}

TEST_F(ResultFileTest, ATableOfSamplesComesBackWhole) {
  values::BenchResult result = tests::sampleBenchmark();
  result.driver = "580.159, CUDA 13.0";
  result.version = "0.1.0";
  result.ceilings.gpuBandwidth = 4.1e12;
  result.series[1].failure = "It did not fit, \"said\" the GPU.";
  writeResults({&result, 1}, path("a.csv"));
  const auto results = readResults(path("a.csv"));
  ASSERT_EQ(results.size(), 1U);
  EXPECT_EQ(tests::jsonOf(results[0]), tests::jsonOf(result));
}

TEST_F(ResultFileTest, ARecordingComesBackToSixDigits) {
  const std::vector<values::BenchResult> written{tests::sampleBenchmark("dot_shared"),
                                                 tests::sampleBenchmark("dot_global")};
  writeResults(written, path("a.recording.json"));
  const auto results = readResults(path("a.recording.json"));
  ASSERT_EQ(results.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(results[i].kernel, written[i].kernel);
    ASSERT_EQ(results[i].series.size(), written[i].series.size());
    for (std::size_t j = 0; j < results[i].series.size(); ++j) {
      const auto& samples = results[i].series[j].samples;
      ASSERT_EQ(samples.size(), written[i].series[j].samples.size());
      EXPECT_NEAR(samples[0] / written[i].series[j].samples[0], 1, 1e-5);
    }
  }
}

TEST_F(ResultFileTest, ATableHoldsSeveralBenchmarksOfAllKinds) {
  std::vector<values::BenchResult> results{tests::sampleBenchmark("dot_shared"),
                                           tests::sampleBenchmark("a \"b\", c")};
  values::BenchResult& errors = results.emplace_back(tests::sampleBenchmark("reduce_shuffle"));
  for (values::BenchSeries& series : errors.series) {
    series.samples.clear();
    series.accuracy = values::Accuracy{2.5, std::int64_t{3}, 0.5, 10.0, 1.0};
  }
  writeResults(results, path("all.csv"));
  const auto read = readResults(path("all.csv"));
  ASSERT_EQ(read.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(tests::jsonOf(read[i]), tests::jsonOf(results[i])) << i;
  }
}

TEST_F(ResultFileTest, GoogleBenchmarksJsonKeepsSamplesPlacesAndParameters) {
  std::vector<values::BenchResult> results{tests::sampleBenchmark("dot_shared"),
                                           tests::sampleBenchmark("dot_global")};
  results[1].machine = "Intel Xeon";
  writeResults(results, path("a.json"));
  const auto read = readResults(path("a.json"));
  ASSERT_EQ(read.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(read[i].kernel, results[i].kernel);
    EXPECT_EQ(read[i].machine, results[i].machine);
    EXPECT_EQ(read[i].device, results[i].device);
    EXPECT_EQ(read[i].date, results[i].date);
    EXPECT_EQ(read[i].parameters, results[i].parameters);
    ASSERT_EQ(read[i].series.size(), results[i].series.size());
    for (std::size_t j = 0; j < read[i].series.size(); ++j) {
      const values::BenchSeries& series = read[i].series[j];
      const values::BenchSeries& wanted = results[i].series[j];
      EXPECT_EQ(series.name, wanted.name);
      EXPECT_EQ(series.where, wanted.where);
      EXPECT_EQ(series.n, wanted.n);
      EXPECT_EQ(series.cache, wanted.cache);
      EXPECT_EQ(series.calls, wanted.calls);
      EXPECT_EQ(series.dropped, wanted.dropped);
      EXPECT_EQ(series.noisy, wanted.noisy);
      ASSERT_EQ(series.samples.size(), wanted.samples.size());
      for (std::size_t k = 0; k < series.samples.size(); ++k) {
        EXPECT_DOUBLE_EQ(series.samples[k].count(), wanted.samples[k].count());
      }
    }
  }
}

// The output of Google Benchmark 1.7 with repetitions, an error, a fit, and aggregates without
// samples.
constexpr const char* kForeign = R"({
  "context": {"date": "2026-11-22T15:00:00+01:00", "host_name": "lab7", "executable": "./sort",
              "num_cpus": 8, "mhz_per_cpu": 3000, "cpu_scaling_enabled": false, "caches": [],
              "load_avg": [0.1], "library_build_type": "release"},
  "benchmarks": [
    {"name": "BM_Sort/1024/threads:2", "family_index": 0, "per_family_instance_index": 0,
     "run_name": "BM_Sort/1024/threads:2", "run_type": "iteration", "repetitions": 2,
     "repetition_index": 0, "threads": 2, "iterations": 100, "real_time": 5.0, "cpu_time": 5.0,
     "time_unit": "us", "items_per_second": 1e6},
    {"name": "BM_Sort/1024/threads:2", "run_name": "BM_Sort/1024/threads:2",
     "run_type": "iteration", "iterations": 100, "real_time": 7.0, "cpu_time": 7.0,
     "time_unit": "us"},
    {"name": "BM_Sort/1024/threads:2_mean", "run_name": "BM_Sort/1024/threads:2",
     "run_type": "aggregate", "aggregate_name": "mean", "aggregate_unit": "time", "iterations": 2,
     "real_time": 6.0, "cpu_time": 6.0, "time_unit": "us"},
    {"name": "BM_Sort_BigO", "run_name": "BM_Sort", "run_type": "aggregate",
     "aggregate_name": "BigO", "aggregate_unit": "time", "cpu_coefficient": 1.0, "big_o": "N",
     "time_unit": "ns"},
    {"name": "BM_Copy", "iterations": 10, "real_time": 2.0, "cpu_time": 2.0, "time_unit": "ms"},
    {"name": "BM_Broken/8", "run_name": "BM_Broken/8", "run_type": "iteration",
     "error_occurred": true, "error_message": "no", "iterations": 0, "real_time": 0.0,
     "cpu_time": 0.0, "time_unit": "ns"},
    {"name": "BM_Sum/64_mean", "run_name": "BM_Sum/64", "run_type": "aggregate",
     "aggregate_name": "mean", "iterations": 9, "real_time": 30.0, "cpu_time": 1.0,
     "time_unit": "ns"},
    {"name": "BM_Sum/64_median", "run_name": "BM_Sum/64", "run_type": "aggregate",
     "aggregate_name": "median", "iterations": 9, "real_time": 20.0, "cpu_time": 1.0,
     "time_unit": "ns"},
    {"name": "BM_Sum/64_cv", "run_name": "BM_Sum/64", "run_type": "aggregate",
     "aggregate_name": "cv", "aggregate_unit": "percentage", "iterations": 9, "real_time": 0.5,
     "cpu_time": 0.5, "time_unit": "ns"}]})";

TEST_F(ResultFileTest, ReadsWhatGoogleBenchmarkItselfWrites) {
  const auto results = resultsOf(kForeign, "x");
  ASSERT_EQ(results.size(), 4U);
  const values::BenchResult& sort = results[0];
  EXPECT_EQ(sort.kernel, "BM_Sort");
  EXPECT_EQ(sort.machine, "lab7");
  EXPECT_EQ(sort.date, "2026-11-22T14:00:00Z");
  ASSERT_EQ(sort.series.size(), 1U);
  EXPECT_EQ(sort.series[0].name, "cpu: BM_Sort/threads:2");
  EXPECT_EQ(sort.series[0].where, "CPU: lab7");
  EXPECT_EQ(sort.series[0].n, 1024);
  EXPECT_EQ(sort.series[0].calls, 100);
  EXPECT_EQ(sort.series[0].samples, (std::vector{Milliseconds(5e-3), Milliseconds(7e-3)}));
  EXPECT_EQ(results[1].series[0].samples, std::vector{Milliseconds(2)});
  EXPECT_EQ(results[1].series[0].n, 1);
  EXPECT_FALSE(results[2].series[0].passed);
  EXPECT_TRUE(results[2].series[0].samples.empty());
  ASSERT_EQ(results[3].series[0].samples.size(), 1U);
  EXPECT_DOUBLE_EQ(results[3].series[0].samples[0].count(), 20e-6);
}

TEST_F(ResultFileTest, ReadsFilesThatBeginWithAByteOrderMark) {
  const std::string mark = "\xef\xbb\xbf";
  const values::BenchResult result = tests::sampleBenchmark();
  EXPECT_EQ(resultsOf(mark + kForeign, "x").size(), 4U);
  EXPECT_EQ(resultsOf(mark + " \r\n" + tests::jsonOf(result), "x").size(), 1U);
  EXPECT_EQ(resultsOf(mark + sampleTable({&result, 1}), "x").size(), 1U);
  expectRefusal(mark, "empty");
}

TEST_F(ResultFileTest, RefusesInASentenceWhatIsNoResult) {
  expectRefusal("", "empty");
  expectRefusal("  \n", "empty");
  expectRefusal("hello", "neither JSON nor a table");
  expectRefusal("name,where,n,median_ms\n", "medians without their samples");
  expectRefusal("{\"a\": 1}", "neither a recording nor");
  expectRefusal("[1, 2]", "neither a recording nor");
  expectRefusal("{\"context\": {}, \"benchmarks\": []}", "no result");
  expectRefusal("{\"context\": 1, \"benchmarks\": []}", "'context'");
  expectRefusal("{\"series\": [1e999]}", "too large");
  expectRefusal(std::string(1'000'000, '['), "nested deeper");
  expectRefusal("{\"a\":" + std::string(1'000'000, '['), "nested deeper");
  expectRefusal("{\"a\": \"\xff\"}", "not JSON");
  const std::string whole = tests::jsonOf(tests::sampleBenchmark());
  expectRefusal(std::string_view(whole).substr(0, whole.size() / 2), "cut off");
  const auto changed = [](auto&& change) {
    json object = json::parse(tests::jsonOf(tests::sampleBenchmark()));
    change(object);
    return object.dump();
  };
  expectRefusal(changed([](json& o) { o["kernel"] = 3; }), "'kernel'");
  expectRefusal(changed([](json& o) { o["kernel"] = "a\nb"; }), "not on one line");
  expectRefusal(changed([](json& o) { o["kernel"] = std::string(5000, 'a'); }), "1000 letters");
  expectRefusal(changed([](json& o) { o["kernel"] = ""; }), "without a name");
  expectRefusal(changed([](json& o) { o["series"][0]["n"] = -4; }), "size of -4");
  expectRefusal(changed([](json& o) { o["series"][0]["n"] = 1e30; }), "'n'");
  expectRefusal(changed([](json& o) { o["series"][0]["samples_ms"][2] = "x"; }), "samples_ms");
  expectRefusal(changed([](json& o) { o["series"][0]["samples_ms"][2] = -1; }), "negative");
  expectRefusal(changed([](json& o) { o["series"][0]["cache"] = "warm\nish"; }), "warm ish");
  expectRefusal(changed([](json& o) { o["series"] = json::array(); }), "no result");
}

TEST_F(ResultFileTest, RefusesTablesThatAreBroken) {
  const values::BenchResult result = tests::sampleBenchmark();
  const std::string table = sampleTable({&result, 1});
  expectRefusal(table + "1,2,3\n", "3 fields instead of");
  expectRefusal(table + "\"\n", "not closed");
  expectRefusal(std::string_view(table).substr(0, table.size() - 3), "cut off");
  std::string wrong = table;
  wrong.replace(wrong.find("1048576"), 7, "oneMega");
  expectRefusal(wrong, "neither a number");
  expectRefusal("series.name,series,series.x.y,time_ms\na,1,2,3\n", "'kernel'");
  expectRefusal("kernel,parameters,parameters.n,series.name,time_ms\na,1,2,b,3\n", "occurs twice");
}

TEST_F(ResultFileTest, RefusesPathsThatAreNoFilesAndLargeFiles) {
  const auto sentence = [](const QString& file) -> std::string {
    try {
      (void)readResults(file);
    } catch (const values::Error& error) {
      return error.what();
    }
    return "imported";
  };
  EXPECT_EQ(sentence(path("none.json")), "none.json cannot be imported: there is no such file.");
  EXPECT_NE(sentence(m_folder.path()).find("it is a folder"), std::string::npos);
  EXPECT_NE(sentence(QStringLiteral("/dev/zero")).find("not a regular file"), std::string::npos);
  QFile large(path("large.json"));
  ASSERT_TRUE(large.open(QIODevice::WriteOnly));
  ASSERT_TRUE(large.resize(kMostResultBytes + 1));
  EXPECT_NE(sentence(large.fileName()).find("at most 256"), std::string::npos);
}

TEST_F(ResultFileTest, RefusesToWriteResultsThatTheFormatCannotHold) {
  const std::vector<values::BenchResult> two{tests::sampleBenchmark(), tests::sampleBenchmark()};
  EXPECT_THROW(writeResults(two, path("a.txt")), values::Error);
  EXPECT_THROW(writeResults(two, path("nowhere/a.json")), values::Error);
  EXPECT_FALSE(QFile::exists(path("a.txt")));
}

TEST_F(ResultFileTest, KnowsAResultFileFromATableOfData) {
  EXPECT_TRUE(isResultFile(written("a.json", "{}")));
  EXPECT_FALSE(isResultFile(written("a.csv", "a,b\n1,2\n")));
  const values::BenchResult result = tests::sampleBenchmark();
  writeResults({&result, 1}, path("b.csv"));
  EXPECT_TRUE(isResultFile(path("b.csv")));
  EXPECT_FALSE(isResultFile(path("none.csv")));
  EXPECT_FALSE(isResultFile(path("a.png")));
}

}  // namespace
}  // namespace lanescope::history
