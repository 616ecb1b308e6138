// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "catalog/source/entry.h"

namespace lanescope::catalog {

/// What a row says of its kernel.
struct Intro {
  std::string_view id;
  Entry entry;  ///< the function that its file is named by
  std::string_view title;
  std::string_view summary;
  std::string_view origin;
};
/// Sets the family, the introduction and the entry's file.
void introduce(KernelRow& row, std::string_view family, const Intro& intro);
/// Returns a row with nothing but these.
[[nodiscard]] KernelRow rowOf(std::string_view family, const Intro& intro);

/// Returns a launch of `grid` blocks of `block` threads, both along x.
[[nodiscard]] values::Launch launchOf(std::string entry, std::int64_t grid, std::int64_t block,
                                      std::vector<values::Argument> arguments,
                                      std::vector<values::SharedArray> shared = {});
/// Returns a shared array of the launch. Its name and its line follow from the kernel's file.
[[nodiscard]] values::SharedArray sharedOf(values::DType type, std::int64_t count);
/// Returns an array in global memory.
[[nodiscard]] values::Buffer bufferOf(std::string_view name, values::Role role, values::DType type,
                                      std::int64_t count);

/// Returns a parameter as the table has it, with its widest limits. A row narrows what it must.
[[nodiscard]] ParameterSpec specNamed(std::string_view name);
/// Returns the same with other choices. The first is the usual one.
[[nodiscard]] ParameterSpec specNamed(std::string_view name, std::vector<std::string_view> choices);

/// Returns the block of a kernel whose tree halves the number of adding threads in every step.
[[nodiscard]] ParameterSpec powerOfTwoBlock();
/// Returns the patterns of kernels with one input array. The table has those of two.
[[nodiscard]] ParameterSpec patternOfOne();

/// Returns whether the parameter says what a kernel computes, whatever it is launched with.
[[nodiscard]] bool isOfTheProblem(std::string_view parameter);

/// Returns a parameter of the row, to be narrowed.
[[nodiscard]] ParameterSpec& specOf(KernelRow& row, std::string_view name);

/// Returns the number of blocks of a kernel that takes any number and has work for at most `most`:
/// `grid` where it is given, else by `rule`.
[[nodiscard]] std::int64_t blocksFor(const values::Parameters&, std::int64_t most);

/// Returns the number of blocks that fill the device.
[[nodiscard]] std::int64_t fillingOf(const values::Parameters&);

}  // namespace lanescope::catalog
