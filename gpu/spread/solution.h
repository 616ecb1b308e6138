// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "collective/communicator.h"
#include "request/request.h"
#include "spread/device.h"
#include "spread/inputs.h"

namespace lanescope::spread {

/// What a rank works with.
struct Rank {
  const values::RunRequest& request;
  const catalog::KernelRow& row;
  values::Parameters parameters;  ///< of the whole problem
  const Inputs& inputs;
  Device& device;
  collective::Communicator& communicator;

  [[nodiscard]] std::int64_t number() const { return communicator.rank(); }
  [[nodiscard]] std::int64_t count() const { return communicator.size(); }
};

/// What rank 0 has in the end.
struct Solution {
  values::Number value;
  catalog::Reference reference;
  catalog::Comparison comparison;
  std::vector<values::HostArray> outputs;  ///< of the whole problem; empty where nobody wants them
  std::string note;                        ///< a sentence that says how the problem was split
};

}  // namespace lanescope::spread
