// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "lab/front_end/syntax.h"

// Variables that a text marks __device__ and that its kernels may change. They are global memory
// which every kernel of the text knows by its name.

namespace lanescope::lab {

/// A variable of the device, or an array of such.
struct DeviceVariable {
  std::string name;
  std::string qualified;  ///< with its namespaces
  std::string type;       ///< of a number, as a record calls it
  std::uint64_t count = 1;
  std::uint64_t columns = 0;    ///< of an array of several dimensions: the length of its rows
  std::uint64_t startBits = 0;  ///< what each number is before the first launch
  std::size_t at = 0;           ///< offset of its name
};

/// Whether the variable is marked __device__ and not constant.
[[nodiscard]] bool isDeviceVariable(CXCursor declaration);
/// Whether the variable itself is memory that all threads of a block or of the grid share.
[[nodiscard]] bool isInSharedOrGlobal(CXCursor declaration);
/// Whether nothing can change a variable of this type, or the elements of such an array.
[[nodiscard]] bool isConstant(CXType type);

/// Returns why a variable of the device cannot be traced, a sentence; empty where it can.
[[nodiscard]] std::string whyNotTraced(CXCursor variable);

/// The variables of the device in a text, in its order. `length`: of the text alone.
[[nodiscard]] std::vector<DeviceVariable> deviceVariables(const Syntax& syntax, std::size_t length);

}  // namespace lanescope::lab
