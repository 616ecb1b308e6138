// SPDX-License-Identifier: Apache-2.0
#include "scaling/gpu_scaling.h"
#include "values/error.h"

namespace lanescope::scaling {

values::ScalingResult measureScaling(const values::ScalingRequest& /*request*/,
                                     const std::stop_token& /*stop*/) {
  values::unavailable(
      "This build of Lanescope has no CUDA backend: no CUDA Toolkit was there when it was made.");
}

}  // namespace lanescope::scaling
