// SPDX-License-Identifier: Apache-2.0
#include <new>
#include <utility>

#include "runner/compared.h"
#include "runner/runner.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

/// Whether the other launches can still be counted.
bool isOfOneLaunch(values::ErrorKind kind) {
  return kind != values::ErrorKind::cancelled && kind != values::ErrorKind::engineLost;
}

}  // namespace

values::BenchResult Runner::compareCounters(const values::BenchRequest& request,
                                            const values::DeviceInfo& device,
                                            values::BenchResult result, const std::stop_token& stop,
                                            const backend::Progress& progress,
                                            const SeriesSink& sink) {
  const std::vector<values::BenchRequest> pieces = piecesOf(request);
  const auto ofAll = [&](double ofThis) {
    progress((static_cast<double>(result.series.size()) + ofThis) /
             static_cast<double>(pieces.size()));
  };
  for (const values::BenchRequest& piece : pieces) {
    if (stop.stop_requested()) {
      throw values::Error(values::ErrorKind::cancelled, "The comparison was cancelled.");
    }
    values::RunRequest recorded;
    recorded.kernel = piece.kernel;
    recorded.parameters = piece.parameters;
    recorded.target = piece.target;
    recorded.record = true;
    values::BenchSeries series = kernelSeries(piece.kernel, device, piece.parameters.n);
    try {
      values::RunResult counted = run(recorded, stop, ofAll);
      series.passed = counted.passed;
      series.counters = std::move(counted.counters);
      if (!counted.findings.empty()) {
        series.failure = counted.findings.front().sentence;
      } else if (counted.passed && !series.counters) {
        series.failure = "There is no record of this kernel.";
      }
    } catch (const values::Error& error) {
      if (!isOfOneLaunch(error.kind())) throw;
      series.failure = error.what();
    } catch (const std::bad_alloc&) {
      series.failure = "The engine has not enough memory for this request.";
    }
    sink(series);
    result.series.push_back(std::move(series));
    ofAll(0);
  }
  return result;
}

}  // namespace lanescope::engine
