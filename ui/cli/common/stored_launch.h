// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/options.h"

namespace lanescope::cli {

/// With --block auto, puts the launch stored for the request's device into the request and returns
/// a sentence on it; otherwise returns an empty text. Throws values::Error (badInput) when none is
/// stored.
[[nodiscard]] QString takeStored(const QCommandLineParser& parser, EngineSession& engine,
                                 values::RunRequest& request);
/// Does the same for all timed kernels that have a block size, at the request's one size.
[[nodiscard]] QStringList takeStored(const QCommandLineParser& parser, EngineSession& engine,
                                     values::BenchRequest& request);

}  // namespace lanescope::cli
