// SPDX-License-Identifier: Apache-2.0
#include "protocol/json.h"

#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "protocol/json_recording.h"
#include "tests/gpu/protocol/sample_messages.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using namespace lanescope::tests;
using nlohmann::json;

std::set<std::string> keysOf(const json& object) {
  std::set<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.insert(key);
  return keys;
}

TEST(Json, OfARunHasTheDocumentedKeys) {
  const json run = toJson(sampleRunResult());
  EXPECT_EQ(keysOf(run), (std::set<std::string>{
                             "kernel", "backend", "device", "machine", "parameters", "result",
                             "reference", "closed_form", "element", "error", "tolerance", "passed",
                             "phases_ms", "counters", "hardware_counters", "findings", "notes"}));
  EXPECT_EQ(keysOf(run["phases_ms"]), (std::set<std::string>{"allocate", "host_to_device", "kernel",
                                                             "device_to_host", "host_finish"}));
  EXPECT_EQ(run["backend"], "cuda");
  EXPECT_EQ(run["findings"][0]["kind"], "runaway");
}

TEST(Json, OfARunComesBackFromItsText) {
  values::RunResult sent = sampleRunResult();
  const values::RunResult got = runResultFromJson(json::parse(toJson(sent).dump()));
  sent.record.reset();
  EXPECT_EQ(toJson(got), toJson(sent));
  EXPECT_EQ(got.result, sent.result);
  EXPECT_EQ(got.parameters, sent.parameters);
}

TEST(Json, WritesANumberThatIsNotANumberAsNull) {
  values::RunResult sent;
  sent.error = std::nan("");
  const std::string text = toJson(sent).dump();
  EXPECT_NE(text.find("\"error\":null"), std::string::npos) << text;
  EXPECT_TRUE(std::isnan(runResultFromJson(json::parse(text)).error));
}

TEST(Json, OfABenchmarkComesBackFromItsText) {
  const values::BenchResult sent = sampleBenchResult();
  const values::BenchResult got = benchResultFromJson(json::parse(toJson(sent).dump()));
  EXPECT_EQ(toJson(got), toJson(sent));
  EXPECT_EQ(got.series.at(0).samples, sent.series.at(0).samples);
}

TEST(Json, OfARecordingKeepsSomeSamplesEvenlyAndSixDigits) {
  values::BenchResult sent = sampleBenchResult();
  sent.series[0].samples.clear();
  for (int i = 0; i < 300; ++i) sent.series[0].samples.emplace_back(1.0 + i / 299.0);
  const json file = json::parse(recordingToJson(std::array{sent, sent}).dump());
  const std::vector<values::BenchResult> got = recordingFromJson(file);
  ASSERT_EQ(got.size(), 2U);
  EXPECT_EQ(got[1].driver, sent.driver);
  EXPECT_EQ(got[1].ceilings, sent.ceilings);
  const auto& samples = got[1].series[0].samples;
  ASSERT_EQ(samples.size(), 30U);
  EXPECT_EQ(samples[0].count(), 1.0);
  EXPECT_EQ(samples[15].count(), 1.50167);
  EXPECT_EQ(got[0].series[1].failure, sent.series[1].failure);
  EXPECT_LT(file.dump().size(), 8000U);
}

TEST(Json, OfARecordingOfOneResultIsStillRead) {
  const std::vector<values::BenchResult> got = recordingFromJson(toJson(sampleBenchResult()));
  ASSERT_EQ(got.size(), 1U);
  EXPECT_EQ(got[0].kernel, "dot_shared");
  json older = toJson(sampleBenchResult());
  for (const char* const key : {"driver", "version", "ceilings"}) older.erase(key);
  EXPECT_EQ(recordingFromJson(older)[0].ceilings, values::Ceilings());
}

TEST(Json, OfARecordingOfAnotherSchemaIsRefused) {
  EXPECT_THROW(static_cast<void>(recordingFromJson({{"schema", "other"}})), values::Error);
  EXPECT_THROW(static_cast<void>(recordingFromJson(json::array())), values::Error);
  json wrong = toJson(sampleBenchResult());
  wrong["ceilings"]["gpu_bytes_per_second"] = -1;
  EXPECT_THROW(static_cast<void>(recordingFromJson(wrong)), values::Error);
}

TEST(Json, OfTheCatalogueNamesEveryKernelWithItsLimits) {
  const json list = toJson(catalog::kernels());
  ASSERT_EQ(list["kernels"].size(), catalog::kernels().size());
  for (const json& row : list["kernels"]) {
    for (const char* key : {"id", "family", "title", "origin", "parameters"}) {
      EXPECT_TRUE(row.contains(key)) << row.dump() << key;
    }
    for (const json& parameter : row["parameters"]) {
      EXPECT_TRUE(parameter.contains(parameter["type"] == "integer" ? "maximum" : "choices"));
    }
  }
  EXPECT_EQ(list["kernels"][0]["id"], catalog::kernels()[0].id);
}

TEST(Json, NamesTheFieldThatIsWrong) {
  json source = toJson(sampleRunResult());
  source["tolerance"] = "small";
  try {
    (void)runResultFromJson(source);
    FAIL() << "a text was taken for a number";
  } catch (const values::Error& error) {
    EXPECT_NE(std::string(error.what()).find("'tolerance'"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace lanescope::engine
