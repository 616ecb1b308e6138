// SPDX-License-Identifier: Apache-2.0
#include "trace/count/tensor_products.h"

#include "trace/record/tile_shape.h"

namespace lanescope::trace {

std::uint64_t tensorMultiplyAdds(const Record& record) {
  // Each of a group's 128 threads has its part of the 64 rows.
  constexpr std::uint64_t kThreadsOfARow = 2;
  std::uint64_t elements = 0;  // of the right operands of all threads
  bool isOfBfloat16 = false;   // as is a product whose left operand lies in shared memory
  for (const Event& event : record.events) {
    if (event.kind() != EventKind::tensorProduct) continue;
    if (event.form() == static_cast<unsigned>(ProductForm::left)) {
      isOfBfloat16 = true;
      continue;
    }
    elements += TileShape::of(event.bits).count() * (isOfBfloat16 ? 2 : 1);  // of a word
    isOfBfloat16 = false;
  }
  return elements / kThreadsOfARow;
}

}  // namespace lanescope::trace
