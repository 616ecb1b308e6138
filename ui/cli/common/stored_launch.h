// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/options.h"

namespace lanescope::cli {

/// Where --block is auto, puts the launch into the request that is stored for the device which it
/// means, and returns a sentence on it; else nothing is done or said. Throws values::Error
/// (badInput) where none is stored.
[[nodiscard]] QString takeStored(const QCommandLineParser& parser, EngineSession& engine,
                                 values::RunRequest& request);
/// The same of all kernels that are timed and have a block, at the request's one size.
[[nodiscard]] QStringList takeStored(const QCommandLineParser& parser, EngineSession& engine,
                                     values::BenchRequest& request);

}  // namespace lanescope::cli
