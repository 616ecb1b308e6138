// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace lanescope::ui {

/// CUDA's own words, of which the lexer colours all and the editor completes all. Each stands as it
/// is called or used: "atomicAdd(address, value)", "threadIdx.x", "__shared__".
[[nodiscard]] const QStringList& cudaWords();

/// Returns the names alone, separated by blanks: "atomicAdd threadIdx __shared__ …".
[[nodiscard]] const QByteArray& cudaKeywords();

}  // namespace lanescope::ui
