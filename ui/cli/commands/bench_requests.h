// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/cli/common/bench_sizes.h"
#include "ui/cli/common/options.h"

namespace lanescope::cli {

/// --kernels, --against, --sizes.
[[nodiscard]] Options benchedOptions();

/// Whether the recordings that come with the program are to stand beside what is measured. Throws
/// values::Error (badInput) for a baseline that is not known.
[[nodiscard]] bool isAgainstRecorded(const QCommandLineParser& parser);

/// The kernels that `lanescope bench` names, as arguments and by --kernels. Throws values::Error
/// (badInput) where one is named twice.
[[nodiscard]] QStringList namedKernels(const QCommandLineParser& parser);

/// What to ask for: kernels that solve the same problem with what the options say go into one
/// request, where they get the same inputs and are timed in turn. `usualSizes`: without --sizes.
/// Where --block is auto it is of one size, and the stored launches are still to be taken. Throws
/// values::Error (badInput).
[[nodiscard]] std::vector<values::BenchRequest> benchRequests(const QCommandLineParser& parser,
                                                              const QStringList& kernels,
                                                              SizesOf usualSizes);
/// The same of the kernels named, at least one.
[[nodiscard]] std::vector<values::BenchRequest> benchRequests(const QCommandLineParser& parser);

}  // namespace lanescope::cli
