// SPDX-License-Identifier: Apache-2.0
#pragma once

// The table of the kernels in tests/gpu/lab/foreign, as nvcc compiles their files. It includes
// nothing, since the files behind it define macros of their own.

namespace lanescope::tests {

struct ForeignEntry {
  const char* name;      ///< as the front end names the instance: "sum<float32,256>"
  const void* function;  ///< for cudaLaunchKernel; null ends the array
};

/// Enters the kernels of one file into the table while the program starts.
class ForeignEntries {
 public:
  explicit ForeignEntries(const ForeignEntry* entries);
  /// Returns the function of an entry, or null.
  static const void* find(const char* name);

 private:
  const ForeignEntry* m_entries;
  const ForeignEntries* m_next;
};

}  // namespace lanescope::tests
