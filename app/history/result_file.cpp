// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/result_file.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "app/files/output_file.h"
#include "app/history/google_benchmark.h"
#include "app/history/google_benchmark_reader.h"
#include "app/history/json_text.h"
#include "app/history/sample_table.h"
#include "protocol/cbor_check.h"
#include "protocol/json_recording.h"
#include "values/error.h"
#include "values/plain_text.h"

namespace lanescope::history {
namespace {

using nlohmann::json;

/// Files of Lanescope and of Google Benchmark nest half as deep.
constexpr int kDeepest = 12;
constexpr std::size_t kLongestText = 1000;
constexpr std::int64_t kMostN = std::int64_t{1} << 62;

/// Share of the time that parsing takes; making results takes the rest.
constexpr double kParsing = 0.7;

void checkText(const std::string& text) {
  const bool isPlain = std::ranges::none_of(
      text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
  const auto bytes = std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
  if (!isPlain || text.size() > kLongestText || !engine::isUtf8(bytes)) {
    values::refuse("It has a name that is longer than 1000 letters, not on one line or not UTF-8.");
  }
}

std::vector<values::BenchResult> read(std::string_view bytes,
                                      const values::ProgressMonitor& monitor) {
  bytes = values::withoutByteOrderMark(bytes);
  const std::size_t first = bytes.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) values::refuse("It is empty.");
  if (bytes[first] == '{' || bytes[first] == '[') {
    const json source = parseJson(bytes, kDeepest, monitor.part(0, kParsing));
    const values::ProgressMonitor making = monitor.part(kParsing, 1);
    if (isGoogleBenchmark(source)) return readGoogleBenchmark(source, making);
    if (source.is_object() && (source.contains("series") || source.contains("results"))) {
      return engine::recordingFromJson(source, making);
    }
    values::refuse("It is JSON, but neither a recording nor from Google Benchmark.");
  }
  if (isSampleTable(bytes)) return readSampleTable(bytes, monitor);
  if (bytes.substr(0, bytes.find('\n')).find("median_ms") != std::string_view::npos) {
    values::refuse(
        "It has medians without their samples; export .json, .recording.json or the history's "
        ".csv.");
  }
  values::refuse("It is neither JSON nor a table of samples.");
}

/// Ends a sentence that a long text from the file has cut off.
std::string wholeSentence(std::string sentence) {
  if (!sentence.ends_with('.')) sentence += "….";
  return values::plainSentence(sentence);
}

}  // namespace

void checkResult(const values::BenchResult& result) {
  for (const std::string* text : {&result.kernel, &result.machine, &result.device, &result.driver,
                                  &result.version, &result.date, &result.parameters.pattern}) {
    checkText(*text);
  }
  if (result.kernel.empty()) values::refuse("It has a benchmark without a name.");
  for (const values::BenchSeries& series : result.series) {
    checkText(series.name);
    checkText(series.where);
    if (series.n < 1 || series.n > kMostN) {
      values::refuse("It has a size of " + std::to_string(series.n) +
                     "; a size is from 1 to 2^62.");
    }
    const bool isSound = std::ranges::all_of(series.samples, [](values::Milliseconds time) {
      return std::isfinite(time.count()) && time.count() >= 0;
    });
    if (!isSound) values::refuse("It has a time that is negative or not finite.");
    if (!std::isfinite(series.clockMHz)) values::refuse("It has a clock rate that is not finite.");
  }
}

bool isResultFile(const QString& path) {
  if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) return true;
  if (!path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive) || !QFileInfo(path).isFile()) {
    return false;
  }
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return false;
  constexpr qint64 kLongestHeader = 4096;
  const QByteArray begin = file.read(kLongestHeader);
  return isSampleTable({begin.constData(), static_cast<std::size_t>(begin.size())});
}

QString resultPatterns() {
  return QStringLiteral("*.json *.csv");
}

std::vector<values::BenchResult> resultsOf(std::string_view bytes, const std::string& name,
                                           const values::ProgressMonitor& monitor) {
  const auto refuse = [&name](values::ErrorKind kind, const std::string& reason) {
    throw values::Error(kind, wholeSentence(name + " cannot be imported. " + reason));
  };
  std::vector<values::BenchResult> results;
  try {
    results = read(bytes, monitor);
    std::ranges::for_each(results, checkResult);
  } catch (const values::Error& error) {
    if (error.kind() == values::ErrorKind::cancelled) throw;
    refuse(values::ErrorKind::badInput, error.what());
  } catch (const json::exception&) {
    refuse(values::ErrorKind::badInput, "It holds values that results do not have.");
  } catch (const std::bad_alloc&) {
    refuse(values::ErrorKind::unavailable, "It needs more memory than this machine has free.");
  }
  std::erase_if(results, [](const values::BenchResult& each) { return each.series.empty(); });
  if (results.empty()) refuse(values::ErrorKind::badInput, "There is no result in it.");
  return results;
}

void writeResults(std::span<const values::BenchResult> results, const QString& path) {
  const auto text = [](const json& object, int indent) {
    return object.dump(indent, ' ', false, json::error_handler_t::replace) + "\n";
  };
  if (path.endsWith(QLatin1String(".recording.json"), Qt::CaseInsensitive)) {
    return app::writeFile(path, text(engine::recordingToJson(results), -1));
  }
  if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
    return app::writeFile(path, text(googleBenchmarkJson(results), 2));
  }
  if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) {
    return app::writeFile(path, sampleTable(results));
  }
  values::refuse(path.toStdString() +
                 " has no known ending: results are written as .json, .recording.json or .csv.");
}

}  // namespace lanescope::history
