// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "values/host_array.h"
#include "values/names.h"

namespace lanescope::catalog {

/// What a kernel of the user computes. Inputs, reference and bound follow from it.
enum class OwnProblem : std::uint8_t { dot, sum, min, max, scan, exclusiveScan, matmul };

/// What the kernel leaves of a sum, a minimum, a maximum or a dot product for the host to combine.
enum class OwnOutput : std::uint8_t {
  blocks,    ///< one number per block
  elements,  ///< one number per element
  one,       ///< one number, from which atomic operations start
};

}  // namespace lanescope::catalog

namespace lanescope::values {

template <>
inline constexpr auto kNamesOf<catalog::OwnProblem> =
    NameTable<catalog::OwnProblem, 7>{"a problem",
                                      {{{catalog::OwnProblem::dot, "dot"},
                                        {catalog::OwnProblem::sum, "sum"},
                                        {catalog::OwnProblem::min, "min"},
                                        {catalog::OwnProblem::max, "max"},
                                        {catalog::OwnProblem::scan, "scan"},
                                        {catalog::OwnProblem::exclusiveScan, "exclusive-scan"},
                                        {catalog::OwnProblem::matmul, "matmul"}}}};
template <>
inline constexpr auto kNamesOf<catalog::OwnOutput> =
    NameTable<catalog::OwnOutput, 3>{"an output",
                                     {{{catalog::OwnOutput::blocks, "blocks"},
                                       {catalog::OwnOutput::elements, "elements"},
                                       {catalog::OwnOutput::one, "one"}}}};

}  // namespace lanescope::values

namespace lanescope::catalog {

/// A parameter of the kernel function.
struct OwnParameter {
  std::string name;
  bool isArray = false;                         ///< an array in global memory; else a whole number
  values::DType type = values::DType::float32;  ///< of the array's elements
  bool isConst = false;                         ///< the kernel only reads the array
  bool operator==(const OwnParameter&) const = default;
};

/// An array of shared memory that the kernel declares.
struct OwnSharedArray {
  std::string name;
  values::DType type = values::DType::float32;
  std::uint64_t count = 0;    ///< of the launch's dynamic part: 0
  std::uint64_t columns = 0;  ///< as values::SharedArray
  int line = 0;               ///< of the declaration; 0: the launch's dynamic part
  bool operator==(const OwnSharedArray&) const = default;
};

/// All that both programs need to make the catalogue's row of a kernel of the user: its signature,
/// and what the user chose.
struct OwnKernel {
  std::string id;     ///< "my.cu"
  std::string text;   ///< of the file, as the user wrote it
  std::string entry;  ///< the name under which the compiled object registers it
  std::vector<OwnParameter> parameters;
  std::vector<OwnSharedArray> shared;
  OwnProblem problem = OwnProblem::dot;
  OwnOutput output = OwnOutput::blocks;
  /// Expressions (expression.h) under their names: grid, grid-y, block, block-y, shared (bytes of
  /// dynamic shared memory). One that is missing is the problem's usual one.
  std::map<std::string, std::string> launch;
  /// The values of parameters that the user's file gives: {"n", "1000"}.
  std::map<std::string, std::string> usual;
  bool operator==(const OwnKernel&) const = default;
};

}  // namespace lanescope::catalog
