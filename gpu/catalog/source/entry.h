// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include "kernels/instances.h"
#include "request/parameters.h"

namespace lanescope::catalog {

/// A kernel, or an instance of a kernel template, that the last lines of a kernel file name.
struct Instance {
  std::string_view file;  ///< under gpu/kernels
  std::string_view name;  ///< "matmulNaive", "reduceSequential<float32,sum>"

  /// Returns the name without the template's arguments.
  [[nodiscard]] constexpr std::string_view function() const {
    return name.substr(0, name.find('<'));
  }
};

#define LANESCOPE_INSTANCE(name, symbol, ...) {LANESCOPE_KERNEL_FILE, name},
#define LANESCOPE_LIBRARY_INSTANCE(name, symbol, ...) {LANESCOPE_KERNEL_FILE, name},
inline constexpr Instance kInstances[] = {
#include "kernel_instances.inl"
};
#undef LANESCOPE_INSTANCE
#undef LANESCOPE_LIBRARY_INSTANCE
#undef LANESCOPE_KERNEL_FILE

/// Is never defined, so that an Entry of a name that no kernel file has does not compile.
void noKernelFileEndsWithALineThatNamesThisEntry(std::string_view function);

/// The kernel function of a row: "reduceSequential". One that no kernel file names does not
/// compile.
class Entry {
 public:
  consteval Entry(const char* function)  // NOLINT(google-explicit-constructor): rows have literals
      : m_function(function) {
    const auto* const found = std::ranges::find(kInstances, m_function, &Instance::function);
    if (found == std::ranges::end(kInstances)) {
      noKernelFileEndsWithALineThatNamesThisEntry(m_function);
    } else {
      m_file = found->file;
    }
  }

  /// Returns the function's file under gpu/kernels: "reduce/reduce_sequential.cuh".
  [[nodiscard]] std::string_view file() const { return m_file; }
  /// Returns the name of a launch's instance: "reduceSequential<float32,sum>" for these arguments,
  /// the function alone for none.
  [[nodiscard]] std::string instance(std::initializer_list<std::string_view> arguments = {}) const;

 private:
  std::string_view m_function;
  std::string_view m_file;
};

/// Names the instance for the parameters' element type and operation.
[[nodiscard]] std::string instanceOf(const Entry& entry, const values::Parameters& parameters);

/// Returns whether some kernel file has an instance of this name.
[[nodiscard]] bool hasInstance(std::string_view name);

}  // namespace lanescope::catalog
