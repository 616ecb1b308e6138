// SPDX-License-Identifier: Apache-2.0
#include "collective/cuda/gpu_devices.h"
#include "values/error.h"

namespace lanescope::collective {

values::AllReduceResult allReduceOnGpus(const values::AllReduceRequest& /*request*/) {
  values::unavailable(
      "This build of Lanescope has no CUDA backend: no CUDA Toolkit was there when it was made.");
}

}  // namespace lanescope::collective
