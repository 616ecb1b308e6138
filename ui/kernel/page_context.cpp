// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/page_context.h"

namespace lanescope::ui {

std::optional<values::BenchRequest> benchRequest(const PageContext& context,
                                                 const std::vector<std::int64_t>& sizes) {
  if (const QString complaint = context.parameters.formComplaint(); !complaint.isEmpty()) {
    context.messages.sayTrouble(complaint);
    return {};
  }
  values::BenchRequest request;
  request.kernel = context.parameters.kernel();
  request.parameters = context.parameters.parameters();
  request.parameters.grid.reset();
  request.target = context.parameters.target();
  request.sizes = sizes;
  return request;
}

}  // namespace lanescope::ui
