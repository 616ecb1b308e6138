// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catalog/own/own_kernel.h"

namespace lanescope::catalog {

/// Whether many elements become one.
[[nodiscard]] constexpr bool isReduction(OwnProblem problem) {
  using enum OwnProblem;
  return problem == dot || problem == sum || problem == min || problem == max;
}
[[nodiscard]] constexpr bool isReal(values::DType type) {
  return type == values::DType::float32 || type == values::DType::float64;
}

/// What an array in global memory is for.
enum class OwnUse : std::uint8_t {
  input,
  output,
  inOut,    ///< an output that begins as an input: the kernel works in place
  scratch,  ///< neither read nor written by the host
};

}  // namespace lanescope::catalog

namespace lanescope::values {

template <>
inline constexpr auto kNamesOf<catalog::OwnUse> =
    NameTable<catalog::OwnUse, 4>{"a use of an array",
                                  {{{catalog::OwnUse::input, "input"},
                                    {catalog::OwnUse::output, "output"},
                                    {catalog::OwnUse::inOut, "in-out"},
                                    {catalog::OwnUse::scratch, "scratch"}}}};

}  // namespace lanescope::values

namespace lanescope::catalog {

/// An array of the plan. Parameters of the same name are the same array.
struct OwnArray {
  std::string name;
  values::DType type = values::DType::float32;
  OwnUse use = OwnUse::input;
  bool isWritten = false;     ///< a launch may write to it
  std::size_t firstStep = 0;  ///< the first launch that has it
  std::size_t lastStep = 0;   ///< the last launch that may write to it
};

/// What a parameter gets: an array, or the number of an expression.
struct OwnArgument {
  std::optional<std::size_t> array = {};  ///< its position in OwnArguments::arrays
  std::string number = {};
  bool isReal = false;  ///< of a floating-point type
};

/// What the parameters of all launches get.
struct OwnArguments {
  /// The inputs in the order of the problem, the outputs with the one that is checked first, the
  /// scratch arrays. One that the kernel works on in place is among the outputs.
  std::vector<OwnArray> arrays;
  std::vector<std::vector<OwnArgument>> steps;  ///< for each launch its parameters in their order
  values::DType type = values::DType::float32;  ///< of the output
  bool isSquare = false;  ///< of a matrix product: one size serves for all, or none is passed

  [[nodiscard]] std::size_t count(OwnUse use) const;
  /// The names of the arrays that the host fills, in the order of the problem.
  [[nodiscard]] std::vector<std::string> inputNames() const;
};

/// Returns the kernel of a launch; 0: the first one. Throws values::Error (badInput) where the file
/// has no kernel of that name.
[[nodiscard]] OwnFunction functionOf(const OwnKernel& kernel, std::size_t step);

/// Matches the parameters of a kernel, and of those launched after it, with the problem. The output
/// is an array that the last launch may write to; among several the one with an output's name (out,
/// result, partial, c, …), else the last. Arrays that are only read are inputs, in their order; the
/// other ones too, as far as the problem has more, else scratch. The only array of a kernel is
/// worked on in place. Whole numbers are matched by name (n, m, k, width, wA, bins, …); a single
/// one is n, and in a later launch the count of its largest array. Choices of the file go before
/// all this. Throws values::Error (badInput) that names what does not match.
[[nodiscard]] OwnArguments matchArguments(const OwnKernel& kernel);

/// The argument of one parameter, as a page shows it.
struct OwnArgumentRow {
  std::string name;
  std::string type;  ///< in C++: "const float*"
  std::string use;   ///< "input", "output", "n", "2.5"; empty: none is known
  /// What an array's use may be set to by `argument NAME = …`; empty for a number, which takes any
  /// expression.
  std::vector<std::string> possible = {};
};

/// Returns what each parameter of the first launch gets, also where the parameters do not match the
/// problem.
[[nodiscard]] std::vector<OwnArgumentRow> argumentTable(const OwnKernel& kernel);

}  // namespace lanescope::catalog
