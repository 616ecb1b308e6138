// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "catalog/catalog.h"
#include "request/request.h"

namespace lanescope::spread {

/// Throws values::Error (badInput) where a request does not run on several devices, with the
/// reason.
void checkRequest(const catalog::KernelRow& row, const values::RunRequest& request);

/// Throws values::Error (badInput) where the kernel does not take a part of the problem, with its
/// limit. `chunk`: the most elements of a reduction that a launch gets. Every rank checks all
/// parts, so that all throw alike.
void checkParts(const catalog::KernelRow& row, const values::Parameters& parameters,
                values::Split split, std::int64_t ranks, std::int64_t chunk);

}  // namespace lanescope::spread
