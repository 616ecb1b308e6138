// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>
#include <string>

#include "catalog/catalog.h"
#include "request/request.h"
#include "values/memory.h"

namespace lanescope::engine {

/// What the host has free at the moment.
using MemoryReader = std::function<values::Memory()>;

// How much of the host's memory something takes at its peak, in bytes: inputs, the emulator's copy
// of all arrays, outputs, the record, the reference. In floating point, since n may be absurd.

/// Of a run: the user's arrays, too, and the frame in which results leave the engine. The
/// parameters are valid.
[[nodiscard]] double bytesOfRun(const catalog::KernelRow& row, const values::Parameters& parameters,
                                const values::RunRequest& request, bool isEmulated);

/// Of a comparison at one size: the rows' kernels one after the other, or beside each other on a
/// GPU, and the CPU variants. A row that the parameters are not valid for takes nothing.
[[nodiscard]] double bytesOfSize(std::span<const catalog::KernelRow* const> rows,
                                 const values::Parameters& parameters, bool isEmulated);

/// "n = 1024".
[[nodiscard]] std::string sizeSentence(std::int64_t n);

}  // namespace lanescope::engine
