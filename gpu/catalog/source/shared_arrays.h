// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "values/plan.h"

namespace lanescope::catalog {

/// An array of shared memory that a kernel declares.
struct SharedDeclaration {
  std::string_view function;  ///< the kernel or device function: "scanTiles"
  std::string_view name;      ///< "warps"
  int line = 0;  ///< of the declaration, counted from 1; 0 for the launch's dynamic part
};

/// Finds the shared arrays that a kernel's text declares (`__shared__ Array<T, N> name;`,
/// `__shared__ Table<T, N, M> name;`, `auto name = dynamicShared<T>();`), in the order of the text.
/// The names point into the text.
[[nodiscard]] std::vector<SharedDeclaration> sharedDeclarationsOf(std::string_view text);

/// Gives each shared array of each launch the name and the line of its declaration. A row describes
/// the arrays in the order in which the kernel declares them; one that it describes with no
/// elements is not used by this launch and is left out. Throws values::Error (badInput) where a
/// kernel declares another number of arrays than its row describes.
void nameSharedArrays(const std::vector<SharedDeclaration>& declarations, values::Plan& plan);

}  // namespace lanescope::catalog
