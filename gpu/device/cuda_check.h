// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include <string>

#include "values/plan.h"

namespace lanescope::backend {

/// Throws values::Error unless `code` is cudaSuccess. The sentence names the call and CUDA's own
/// words. An error after which CUDA says that the process "must be terminated and relaunched" has
/// kind engineLost; any other error has kind unavailable, and CUDA forgets it.
/// Source: CUDA Runtime API, cudaError_t.
void check(cudaError_t code, const std::string& call);

/// The same for a call that starts CUDA. CUDA keeps the error for as long as the process lives, so
/// that its kind is engineLost.
void checkStart(cudaError_t code, const std::string& call);

/// The same as check for a call that loads a kernel's code where it is the first to use the kernel.
/// CUDA does not try again to load what it had no memory for, so that the kind is engineLost then.
void checkLoad(cudaError_t code, const std::string& call);

/// The same as checkLoad for a launch; the sentence also names the kernel and its grid and block.
void checkLaunch(cudaError_t code, const values::Launch& launch);

/// Returns for example "dotShared<<<32, 256>>>".
[[nodiscard]] std::string describe(const values::Launch& launch);

/// Whether only a new process can use the GPU after this error.
[[nodiscard]] bool isSticky(cudaError_t code);

}  // namespace lanescope::backend
