// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/google_benchmark_reader.h"

#include <QDateTime>
#include <QStringList>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <unordered_map>

#include "app/history/google_benchmark.h"
#include "protocol/json.h"
#include "protocol/json_fields.h"
#include "protocol/newer_format.h"
#include "values/names.h"

namespace lanescope::history {
namespace {

using engine::JsonFields;
using nlohmann::json;

/// Units of time by their index into kMilliseconds.
constexpr values::Names<std::uint8_t, 4> kUnits{{{0, "ns"}, {1, "us"}, {2, "ms"}, {3, "s"}}};
constexpr double kMilliseconds[] = {1e-6, 1e-3, 1.0, 1e3};

std::string textOr(const JsonFields& fields, const char* key, const std::string& otherwise) {
  return fields.optional(key) == nullptr ? otherwise : fields.text(key);
}

bool flagOr(const JsonFields& fields, const char* key) {
  return fields.optional(key) != nullptr && fields.flag(key);
}

/// Converts to UTC; empty for a text that is no date.
std::string utcDate(const std::string& text) {
  const QDateTime date = QDateTime::fromString(QString::fromStdString(text), Qt::ISODate);
  return date.isValid() ? date.toUTC().toString(Qt::ISODate).toStdString() : std::string();
}

/// The parts of an entry's name.
struct Name {
  std::string family;  ///< our kernel, or the text before the first slash
  std::string series;
  std::int64_t n = 1;
  values::Cache cache = values::Cache::hot;
};

/// Parses "dot_shared/kernel/4096/cold" or "dot_shared/cpu: SIMD/4096".
Name ourName(const std::string& text) {
  QStringList parts = QString::fromStdString(text).split(QLatin1Char('/'));
  Name name;
  if (parts.size() > 3 && parts.back() == QLatin1String("cold")) {
    name.cache = values::Cache::cold;
    parts.removeLast();
  }
  bool isNumber = false;
  if (parts.size() >= 3) name.n = parts.back().toLongLong(&isNumber);
  if (!isNumber) values::refuse("The name '" + text + "' of a benchmark has no kernel and size.");
  parts.removeLast();
  name.family = parts.takeFirst().toStdString();
  name.series = parts.join(QLatin1Char('/')).toStdString();
  if (name.series == "kernel") name.series = name.family;
  return name;
}

/// Parses names such as "BM_Sort/1024/threads:4".
Name foreignName(const std::string& text) {
  QStringList parts = QString::fromStdString(text).split(QLatin1Char('/'));
  Name name;
  name.family = parts.front().toStdString();
  for (qsizetype i = parts.size() - 1; i > 0; --i) {
    bool isNumber = false;
    const std::int64_t n = parts[i].toLongLong(&isNumber);
    if (!isNumber || n < 1) continue;
    name.n = n;
    parts.removeAt(i);
    break;
  }
  name.series = std::string(values::kCpuPrefix) + parts.join(QLatin1Char('/')).toStdString();
  return name;
}

class Reader {
 public:
  Reader(const json& source, const values::ProgressMonitor& monitor) {
    const JsonFields file(source, "Google Benchmark file");
    const JsonFields context(file.object("context"), "context");
    m_host = textOr(context, "host_name", {});
    m_common.machine = textOr(context, "machine", m_host);
    m_common.device = textOr(context, "device", {});
    m_common.version = textOr(context, "lanescope_version", {});
    m_common.date = utcDate(textOr(context, "date", {}));
    m_isOurs = context.optional("lanescope_version") != nullptr;
    if (m_isOurs) engine::checkFormat(file.object("context"), "It", kBenchmarkFormat);
    if (m_isOurs) readRuns(context.array("kernels"));
    const json& entries = file.array("benchmarks");
    for (std::size_t i = 0; i < entries.size(); ++i) {
      monitor.at(static_cast<double>(i) / static_cast<double>(entries.size()));
      readEntry(entries[i]);
    }
  }

  std::vector<values::BenchResult> finish() && {
    for (const auto& [place, aggregate] : m_aggregates) {
      values::BenchSeries& series = m_results[place.first].series[place.second];
      if (series.samples.empty()) series.samples.push_back(aggregate);
    }
    std::erase_if(m_results, [](const values::BenchResult& each) { return each.series.empty(); });
    return std::move(m_results);
  }

 private:
  using Place = std::pair<std::size_t, std::size_t>;  ///< indices of a result and of a series in it

  void readRuns(const json& runs) {
    for (const json& run : runs) {
      const JsonFields fields(run, "kernel");
      values::BenchResult& result = m_results.emplace_back(m_common);
      result.kernel = fields.text("kernel");
      result.parameters = engine::parametersFromJson(fields.object("parameters"));
      result.machine = textOr(fields, "machine", result.machine);
      result.device = textOr(fields, "device", result.device);
      result.driver = textOr(fields, "driver", result.driver);
      result.date = textOr(fields, "date", result.date);
    }
  }

  void readEntry(const json& entry) {
    const JsonFields fields(entry, "benchmark");
    const std::string name = textOr(fields, "run_name", fields.text("name"));
    const bool isAggregate = textOr(fields, "run_type", "iteration") == "aggregate";
    const std::string aggregate = isAggregate ? fields.text("aggregate_name") : std::string();
    // Other aggregates, such as a fit's error, are no times.
    if (isAggregate && aggregate != "median" && aggregate != "mean") return;
    const Place place = placeOf(name, fields);
    values::BenchSeries& series = m_results[place.first].series[place.second];
    if (flagOr(fields, "error_occurred")) series.passed = false;
    if (fields.optional("real_time") == nullptr) {
      if (series.passed) fields.fail("real_time", "is missing");
      return;
    }
    const std::string unit = textOr(fields, "time_unit", "ns");
    const auto time =
        values::Milliseconds(fields.number("real_time") *
                             kMilliseconds[values::valueIn(kUnits, unit, "a unit of time")]);
    if (!isAggregate) {
      // The library writes no time for a failed benchmark.
      if (series.passed || time.count() > 0) series.samples.push_back(time);
    } else if (aggregate == "median" || !m_aggregates.contains(place)) {
      m_aggregates[place] = time;
    }
  }

  Place placeOf(const std::string& name, const JsonFields& fields) {
    if (const auto known = m_places.find(name); known != m_places.end()) return known->second;
    const Name parts = m_isOurs ? ourName(name) : foreignName(name);
    const std::size_t result = resultOf(parts, fields);
    values::BenchSeries series;
    series.name = parts.series;
    series.n = parts.n;
    series.cache = parts.cache;
    series.where = textOr(fields, "label", {});
    if (!m_isOurs) series.where = "CPU: " + m_host;
    series.emulated = m_isOurs && series.where == "Emulator";
    series.calls = m_isOurs || fields.optional("iterations") == nullptr
                       ? 1
                       : fields.integer("iterations", 0, INT64_MAX);
    if (m_isOurs) readCounters(fields, series);
    m_results[result].series.push_back(std::move(series));
    return m_places[name] = {result, m_results[result].series.size() - 1};
  }

  /// Reads the user counters of `googleBenchmarkJson`.
  static void readCounters(const JsonFields& fields, values::BenchSeries& series) {
    if (fields.optional("dropped") != nullptr) series.dropped = fields.integer("dropped", 0);
    if (fields.optional("noisy") != nullptr) series.noisy = fields.number("noisy") != 0;
    if (fields.optional("clock_mhz") != nullptr) series.clockMHz = fields.number("clock_mhz");
    if (textOr(fields, "run_type", "iteration") == "iteration") {
      series.calls = fields.integer("iterations", 1);
    }
  }

  std::size_t resultOf(const Name& name, const JsonFields& fields) {
    if (m_isOurs) {
      return static_cast<std::size_t>(
          fields.integer("family_index", 0, static_cast<std::int64_t>(m_results.size()) - 1));
    }
    const auto [known, isNew] = m_families.emplace(name.family, m_results.size());
    if (isNew) m_results.emplace_back(m_common).kernel = name.family;
    return known->second;
  }

  bool m_isOurs = false;
  std::string m_host;
  values::BenchResult m_common;
  std::vector<values::BenchResult> m_results;
  std::unordered_map<std::string, Place> m_places;  ///< by name of a series
  /// Other programs' families, with the index of the result.
  std::unordered_map<std::string, std::size_t> m_families;
  std::map<Place, values::Milliseconds> m_aggregates;
};

}  // namespace

bool isGoogleBenchmark(const json& source) {
  return source.is_object() && source.contains("context") && source.contains("benchmarks");
}

std::vector<values::BenchResult> readGoogleBenchmark(const json& source,
                                                     const values::ProgressMonitor& monitor) {
  return Reader(source, monitor).finish();
}

}  // namespace lanescope::history
