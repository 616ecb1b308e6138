// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <string>
#include <vector>

#include "request/request.h"
#include "request/result.h"
#include "ui/cli/common/options.h"

namespace lanescope::cli {

/// --record.
[[nodiscard]] QCommandLineOption recordOption();

/// What `lanescope bench --record` asks for: of each kernel named, or of all in the catalogue but
/// the pitfalls, a ladder of sizes, each four times the one before, sampled for a shorter time than
/// usual, so that all of it takes some minutes; --sizes and the options of sampling say otherwise.
struct RecordChoice {
  std::vector<values::BenchRequest> requests;
  std::vector<std::string> leftOut;  ///< sentences: kernels that the device cannot run
};
/// Throws values::Error (badInput).
[[nodiscard]] RecordChoice recordChoice(const QCommandLineParser& parser,
                                        const QList<values::DeviceInfo>& devices);

/// Of what was measured in turn, each kernel with its own parameters for itself; the CPU variants
/// go with the first one.
[[nodiscard]] std::vector<values::BenchResult> oneForEachKernel(const values::BenchRequest& request,
                                                                const values::BenchResult& result);

}  // namespace lanescope::cli
