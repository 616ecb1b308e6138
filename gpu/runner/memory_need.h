// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>
#include <string>

#include "catalog/catalog.h"
#include "platform/memory.h"
#include "request/request.h"

namespace lanescope::engine {

/// Returns the free memory of the host at the moment.
using MemoryReader = std::function<platform::Memory()>;

// The host memory that an action takes at its peak, in bytes: inputs, the emulator's copy of all
// arrays, outputs, the record, the reference. The result is a double because n may be absurdly
// large.

/// Returns the need of a run, with the user's arrays and the frame in which results leave the
/// engine. The parameters must be valid.
[[nodiscard]] double bytesOfRun(const catalog::KernelRow& row, const values::Parameters& parameters,
                                const values::RunRequest& request, bool isEmulated);

/// Returns the need of a comparison at one size: of the rows' kernels, one after the other or
/// together on a GPU, and of the CPU variants. A row for which the parameters are not valid needs
/// nothing.
[[nodiscard]] double bytesOfSize(std::span<const catalog::KernelRow* const> rows,
                                 const values::Parameters& parameters, bool isEmulated);

/// Returns "n = 1024".
[[nodiscard]] std::string sizeSentence(std::int64_t n);

}  // namespace lanescope::engine
