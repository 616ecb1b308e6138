// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/exercise/exercise.h"
#include "app/exercise/verdict.h"

namespace lanescope::app {

/// A verdict without its runs, as one program tells it to another of the same version.
[[nodiscard]] QByteArray verdictToJson(const Verdict& verdict);

/// The reverse. Throws values::Error (badInput) for what is no verdict on this exercise by this
/// version.
[[nodiscard]] Verdict verdictFromJson(const QByteArray& bytes, const Exercise& exercise);

}  // namespace lanescope::app
