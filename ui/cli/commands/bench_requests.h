// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/cli/common/options.h"

namespace lanescope::cli {

/// --kernels, --against, --sizes.
[[nodiscard]] Options benchedOptions();

/// Whether the shipped recordings are to be shown with the measurements. Throws values::Error
/// (badInput) for an unknown baseline.
[[nodiscard]] bool isAgainstRecorded(const QCommandLineParser& parser);

/// The kernels named as arguments, by --kernels and by --against. Throws values::Error (badInput)
/// for a kernel named twice.
[[nodiscard]] QStringList namedKernels(const QCommandLineParser& parser);

/// The requests of a benchmark. Kernels that solve the same problem share a request, which gives
/// them the same inputs and times them in turn. `usualSizes` is used without --sizes. With --block
/// auto there must be one size, and the caller takes the stored launches. Throws values::Error
/// (badInput).
[[nodiscard]] std::vector<values::BenchRequest> benchRequests(const QCommandLineParser& parser,
                                                              const QStringList& kernels,
                                                              SizesOf usualSizes);
/// The requests for all named kernels, of which there must be one at least.
[[nodiscard]] std::vector<values::BenchRequest> benchRequests(const QCommandLineParser& parser);

}  // namespace lanescope::cli
