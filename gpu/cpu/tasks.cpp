// SPDX-License-Identifier: Apache-2.0
#include "cpu/tasks.h"

#include <tbb/parallel_for.h>

namespace lanescope::cpu {

void inTasks(std::size_t count, const std::function<void(std::size_t)>& task) {
  if (count == 1) return task(0);
  tbb::parallel_for(std::size_t{0}, count, task);
}

}  // namespace lanescope::cpu
