// SPDX-License-Identifier: Apache-2.0
#include "backend/backend.h"
#include "backend/device_kernel.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

constexpr const char* kReason =
    "This build of Lanescope has no CUDA backend: no CUDA Toolkit was there when it was made.";

/// The backend of a build without CUDA; it reports the reason.
class NoCudaBackend final : public Backend {
 public:
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    values::DeviceInfo info;
    info.backend = values::BackendChoice::cuda;
    info.name = "CUDA";
    info.reason = kReason;
    return {info};
  }
  [[nodiscard]] RunOutcome run(const values::Plan&, const std::vector<values::HostArray>&,
                               const RunOptions&, std::stop_token, const Progress&) override {
    values::unavailable(kReason);
  }
  [[nodiscard]] values::TimeLine timeLine(const std::vector<TimeLinePart>&, const PartFinish&,
                                          const values::Target&, const std::stop_token&) override {
    values::unavailable(kReason);
  }
};

}  // namespace

// The other backend keeps the code.
void addDeviceKernel(DeviceKernelCode /*code*/) {  // NOLINT(performance-unnecessary-value-param)
  values::unavailable(kReason);
}

std::unique_ptr<Backend> makeCudaBackend() {
  return std::make_unique<NoCudaBackend>();
}

}  // namespace lanescope::backend
