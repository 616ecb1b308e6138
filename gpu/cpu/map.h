// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "values/host_array.h"

namespace lanescope::cpu {

/// What makes each element of the output from a few elements of the inputs.
enum class Map : std::uint8_t {
  add,        ///< out[i] = a[i] + b[i]
  transpose,  ///< out[column][row] = in[row][column]
  stencil,    ///< out[i] = in[i-3] + … + in[i+3]; elements beyond the ends count as 0
};

struct MapProblem {
  Map map = Map::add;
  std::size_t columns = 0;  ///< of `in`, which is transposed
};

/// The reference of the check, element by element.
struct MapReference {
  values::HostArray elements;    ///< float64: the sums of the terms
  values::HostArray magnitudes;  ///< float64: the sums of |terms|
};

/// Computes the reference of arrays of float32 or float64, on all cores.
[[nodiscard]] MapReference mapReference(const MapProblem&,
                                        std::span<const values::HostArray> inputs);

/// One way to compute a map on the CPU, in the type of its elements, float32 or float64.
struct MapVariant {
  std::string_view name;  ///< "1 thread", "all cores"
  /// `out` has the inputs' type and length.
  void (*compute)(const MapProblem&, std::span<const values::HostArray> inputs,
                  values::HostArray& out);
};
[[nodiscard]] std::span<const MapVariant> mapVariants();

}  // namespace lanescope::cpu
