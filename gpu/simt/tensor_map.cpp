// SPDX-License-Identifier: Apache-2.0
#include "simt/tensor_map.h"

#include "values/plan.h"

namespace lanescope::simt {

TensorMap tensorMapArgument(const values::Plan& plan, const values::Launch& launch,
                            BufferAddresses buffers, std::size_t position) {
  using Format = values::TensorTile::Format;
  checkTensorTile(plan, launch, position);
  const auto& tile = std::get<values::TensorTile>(launch.arguments[position]);
  return {static_cast<const std::byte*>(buffers[tile.buffer.index]),
          static_cast<std::int64_t>(tile.rows),
          static_cast<std::int64_t>(tile.columns),
          static_cast<std::int64_t>(tile.pitch),
          tile.tileRows,
          tile.format == Format::bfloat16 ? 2U : 4U,
          tile.format == Format::tf32,
          tile.buffer.index,
          tile.format == Format::bfloat16 ? 2U : 1U};
}

}  // namespace lanescope::simt
