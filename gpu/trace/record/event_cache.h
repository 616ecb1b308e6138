// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace lanescope::trace {

/// Sets how many bytes of freed event memory are cached from now on, instead of
/// `kMostCachedBytes`. What is cached beyond that is given back. Any thread may call this.
void setMostCachedBytes(std::size_t bytes);

}  // namespace lanescope::trace
