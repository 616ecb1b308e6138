// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "catalog/catalog.h"
#include "request/result.h"

namespace lanescope::ui {

/// The same kernel and parameters with so few elements that the stage shows each of them: two
/// blocks' worth of an array, matrices of 32 rows.
[[nodiscard]] values::Parameters smallRunOf(const catalog::KernelRow& row,
                                            const values::Parameters& parameters);

/// The counters of a record that explain a time: lanes, sectors, bank conflicts, barriers. Empty
/// where nothing was recorded.
[[nodiscard]] QString counterSentence(const values::RunResult& result);

}  // namespace lanescope::ui
