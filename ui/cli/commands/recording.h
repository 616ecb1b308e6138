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

/// The requests of `lanescope bench --record`: for each named kernel, or each of the catalogue but
/// the pitfalls, sizes that grow by a factor of four, with a shorter sampling time than usual, so
/// that the whole takes some minutes. --sizes and the sampling options override this.
struct RecordChoice {
  std::vector<values::BenchRequest> requests;
  std::vector<std::string> leftOut;  ///< one sentence per kernel that the device cannot run
};
/// Throws values::Error (badInput).
[[nodiscard]] RecordChoice recordChoice(const QCommandLineParser& parser,
                                        const QList<values::DeviceInfo>& devices);

/// Splits a result of several kernels into one per kernel with its own parameters. The CPU variants
/// go with the first one.
[[nodiscard]] std::vector<values::BenchResult> oneForEachKernel(const values::BenchRequest& request,
                                                                const values::BenchResult& result);

}  // namespace lanescope::cli
