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
enum class OwnProblem : std::uint8_t {
  dot,
  sum,
  min,
  max,
  scan,
  exclusiveScan,
  matmul,
  map,        ///< each element of the output by an expression of the inputs' elements
  histogram,  ///< how often each of `bins` whole numbers occurs
  stencil,    ///< each element from its neighbours up to `radius` away
  free,       ///< arrays and sizes as the file says
};

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
    NameTable<catalog::OwnProblem, 11>{"a problem",
                                       {{{catalog::OwnProblem::dot, "dot"},
                                         {catalog::OwnProblem::sum, "sum"},
                                         {catalog::OwnProblem::min, "min"},
                                         {catalog::OwnProblem::max, "max"},
                                         {catalog::OwnProblem::scan, "scan"},
                                         {catalog::OwnProblem::exclusiveScan, "exclusive-scan"},
                                         {catalog::OwnProblem::matmul, "matmul"},
                                         {catalog::OwnProblem::map, "map"},
                                         {catalog::OwnProblem::histogram, "histogram"},
                                         {catalog::OwnProblem::stencil, "stencil"},
                                         {catalog::OwnProblem::free, "free"}}}};
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
  bool isArray = false;                         ///< an array in global memory; else a number
  values::DType type = values::DType::float32;  ///< of the array's numbers, or of the number
  bool isConst = false;                         ///< the kernel only reads the array
  int lanes = 1;          ///< numbers in one element of the array; 4 for float4
  std::string text = {};  ///< the type in C++: "const float4*"
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

/// A kernel of the file: its name, and the name under which the compiled object registers it.
struct OwnFunction {
  std::string name;
  std::string entry;
  std::vector<OwnParameter> parameters = {};
  std::vector<OwnSharedArray> shared = {};
  bool operator==(const OwnFunction&) const = default;
};

/// Texts under their names.
using OwnTexts = std::map<std::string, std::string>;

/// A launch after the first one: `addOffsets(grid = 4, data = out)`.
struct OwnStep {
  std::string function;  ///< the name of a kernel of the file
  OwnTexts launch = {};  ///< as OwnKernel::launch
  /// What its parameters get: the name of an array, an expression. Usual for an array is the one of
  /// the same name.
  OwnTexts arguments = {};
  bool operator==(const OwnStep&) const = default;
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
  OwnTexts launch;
  /// The values of parameters that the user's file gives: {"n", "1000"}.
  OwnTexts usual;
  std::vector<OwnFunction> functions = {};  ///< all kernels of the file that may be launched
  std::vector<OwnStep> then = {};           ///< the launches after the first one
  /// What parameters get where it is not the usual: "input", "input 2", "output", "in-out" or
  /// "scratch" for an array, an expression for a number.
  OwnTexts arguments = {};
  OwnTexts sizes = {};       ///< numbers in an array: "n / 2", or of a matrix "(m, n)"
  OwnTexts starts = {};      ///< what each number of an array is before the first launch: "0"
  OwnTexts references = {};  ///< the elements of an output, "" for the first one: "2 * a[i]"
  /// Of the problem: radius, bins (whole numbers), border (zero, clamp).
  OwnTexts rules = {};
  bool operator==(const OwnKernel&) const = default;
};

/// Returns the kernel's name as its author wrote it.
[[nodiscard]] inline const std::string& nameOf(const OwnKernel& kernel) {
  for (const OwnFunction& function : kernel.functions) {
    if (function.entry == kernel.entry) return function.name;
  }
  return kernel.entry;
}

}  // namespace lanescope::catalog
