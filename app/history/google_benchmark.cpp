// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/google_benchmark.h"

#include <QSysInfo>
#include <QThread>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "bench/statistics.h"
#include "protocol/json.h"
#include "protocol/newer_format.h"
#include "protocol/version.h"

namespace lanescope::history {
namespace {

using nlohmann::json;

constexpr double kNanoseconds = 1e6;  ///< per millisecond

struct Statistics {
  double mean = 0;
  double median = 0;
  double stddev = 0;  ///< sample standard deviation
};

/// Returns them in nanoseconds. `samples` must not be empty.
Statistics statisticsOf(const std::vector<values::Milliseconds>& samples) {
  Statistics result;
  const auto count = static_cast<double>(samples.size());
  for (const values::Milliseconds sample : samples) {
    result.mean += sample.count() * kNanoseconds / count;
  }
  double squares = 0;
  for (const values::Milliseconds sample : samples) {
    const double deviation = sample.count() * kNanoseconds - result.mean;
    squares += deviation * deviation;
  }
  result.stddev = samples.size() > 1 ? std::sqrt(squares / (count - 1)) : 0.0;
  result.median = bench::summarize(samples).median.count() * kNanoseconds;
  return result;
}

/// "dot_shared/kernel/4096", "dot_shared/kernel/4096/cold", "dot_shared/cpu: SIMD/4096".
std::string nameOf(const values::BenchResult& result, const values::BenchSeries& series) {
  return (series.isOnCpu() ? result.kernel + "/" + series.name : series.name + "/kernel") + "/" +
         std::to_string(series.n) + (series.cache == values::Cache::cold ? "/cold" : "");
}

void addSeries(json& entries, const std::string& name, std::size_t family, std::size_t instance,
               const values::BenchSeries& series) {
  const auto common = [&](const std::string& suffix, const char* type, std::size_t iterations,
                          double time) {
    json entry{{"name", name + suffix},
               {"family_index", family},
               {"per_family_instance_index", instance},
               {"run_name", name},
               {"run_type", type},
               {"repetitions", series.samples.size()},
               {"threads", 1},
               {"iterations", iterations},
               {"real_time", time},
               {"cpu_time", time},
               {"time_unit", "ns"},
               {"label", series.where},
               {"dropped", series.dropped},
               {"noisy", series.noisy ? 1 : 0}};
    if (series.clockMHz > 0) entry["clock_mhz"] = series.clockMHz;
    return entry;
  };
  for (std::size_t i = 0; i < series.samples.size(); ++i) {
    json entry = common("", "iteration", static_cast<std::size_t>(series.calls),
                        series.samples[i].count() * kNanoseconds);
    entry["repetition_index"] = i;
    if (!series.passed) {
      entry["error_occurred"] = true;
      entry["error_message"] = "The result differs from the reference.";
    }
    entries.push_back(std::move(entry));
  }
  const Statistics statistics = statisticsOf(series.samples);
  const std::pair<const char*, double> aggregates[] = {{"mean", statistics.mean},
                                                       {"median", statistics.median},
                                                       {"stddev", statistics.stddev},
                                                       {"cv", statistics.stddev / statistics.mean}};
  for (const auto& [aggregate, value] : aggregates) {
    json entry = common("_" + std::string(aggregate), "aggregate", series.samples.size(), value);
    entry["aggregate_name"] = aggregate;
    entry["aggregate_unit"] = std::string(aggregate) == "cv" ? "percentage" : "time";
    entries.push_back(std::move(entry));
  }
}

}  // namespace

json googleBenchmarkJson(std::span<const values::BenchResult> results) {
  json context{{"host_name", QSysInfo::machineHostName().toStdString()},
               {"executable", "lanescope"},
               {"num_cpus", QThread::idealThreadCount()},
               {"mhz_per_cpu", 0},
               {"cpu_scaling_enabled", false},
               {"caches", json::array()},
               {"load_avg", json::array()},
               {"library_build_type", "release"},
               {engine::kFormatKey, kBenchmarkFormat},
               {engine::kWriterKey, engine::programVersion()},
               {"lanescope_version", engine::programVersion()},
               {"cpu_time", "not measured: it repeats real_time"}};
  json entries = json::array();
  json runs = json::array();
  std::size_t family = 0;
  for (const values::BenchResult& result : results) {
    context["date"] = result.date;
    context["machine"] = result.machine;
    context["device"] = result.device;
    if (!result.driver.empty()) context["driver"] = result.driver;
    runs.push_back({{"kernel", result.kernel},
                    {"parameters", engine::toJson(result.parameters)},
                    {"machine", result.machine},
                    {"device", result.device},
                    {"driver", result.driver},
                    {"date", result.date}});
    if (!result.notes.empty()) runs.back()["notes"] = result.notes;
    std::size_t instance = 0;
    for (const values::BenchSeries& series : result.series) {
      if (series.samples.empty()) continue;
      addSeries(entries, nameOf(result, series), family, instance++, series);
    }
    ++family;
  }
  context["kernels"] = std::move(runs);
  return {{"context", std::move(context)}, {"benchmarks", std::move(entries)}};
}

}  // namespace lanescope::history
