// SPDX-License-Identifier: Apache-2.0
#include "runner/memory_need.h"

#include <algorithm>

#include "trace/record/record_builder.h"

namespace lanescope::engine {
namespace {

using values::Parameters;
using values::Plan;
using values::Role;

double bytesOf(const values::Buffer& buffer) {
  return static_cast<double>(buffer.count) * static_cast<double>(sizeOf(buffer.type));
}

/// The bytes of all buffers by their role.
struct Arrays {
  double inputs = 0;
  double largestInput = 0;
  double outputs = 0;
  double all = 0;
};

Arrays arraysOf(const Plan& plan) {
  Arrays arrays;
  for (const values::Buffer& buffer : plan.buffers) {
    const double bytes = bytesOf(buffer);
    arrays.all += bytes;
    if (buffer.role == Role::input) {
      arrays.inputs += bytes;
      arrays.largestInput = std::max(arrays.largestInput, bytes);
    }
    if (buffer.role == Role::output) arrays.outputs += bytes;
  }
  return arrays;
}

double checkBytesOf(const catalog::KernelRow& row, const Parameters& parameters) {
  return row.checkBytes == nullptr ? 0.0 : row.checkBytes(parameters);
}

/// Estimates the bytes of a record. The number of events is not known in advance: the estimate is
/// some events per thread, and some for each element in the recorded blocks' share.
double recordBytes(const Plan& plan, const Parameters& parameters, const trace::Window& window) {
  constexpr double kEventsOfAThread = 64;
  constexpr double kEventsOfAnElement = 4;
  constexpr double kBytesOfAnEvent = 32;  // with the copies of the checks and the answer
  const trace::ResolvedWindow resolved = trace::resolve(window, plan);
  const values::Launch& launch = plan.launches[resolved.launch];
  const auto blocks = static_cast<double>(resolved.blockCount);
  const double share = blocks / static_cast<double>(launch.grid.total());
  const double events = blocks * static_cast<double>(launch.block.total()) * kEventsOfAThread +
                        share * static_cast<double>(parameters.n) * kEventsOfAnElement;
  // Most kernels make fewer operations than events; products in registers make four times as many.
  constexpr double kOperationsOfAnEvent = 2;
  const double each = kBytesOfAnEvent * (window.flow ? 1 + kOperationsOfAnEvent : 1);
  return each * std::min(events, static_cast<double>(window.maxEvents));
}

}  // namespace

double bytesOfRun(const catalog::KernelRow& row, const Parameters& parameters,
                  const values::RunRequest& request, bool isEmulated) {
  const Plan plan = row.plan(parameters);
  const Arrays arrays = arraysOf(plan);
  double given = 0;
  for (const values::HostArray& input : request.inputs) {
    given += static_cast<double>(input.bytes.size());
  }
  const bool isRecorded = request.record && row.unrecorded.empty();
  const double record = isRecorded ? recordBytes(plan, parameters, request.window) : 0.0;
  const double shuffling = parameters.shuffle > 0 ? arrays.largestInput : 0.0;
  const double running = arrays.outputs + record + (isEmulated ? arrays.all : 0.0);
  const double checking = arrays.outputs + record + checkBytesOf(row, parameters);
  const double answering = request.keepOutputs ? 2 * arrays.outputs + 2 * record : 0.0;
  return given + arrays.inputs + std::max({shuffling, running, checking, answering});
}

double bytesOfSize(std::span<const catalog::KernelRow* const> rows, const Parameters& parameters,
                   bool isEmulated) {
  double most = 0;
  double outputs = 0;
  double inputs = 0;
  double checking = 0;
  for (const catalog::KernelRow* row : rows) {
    const Parameters own = catalog::launchedAs(*row, parameters);
    if (!catalog::violations(*row, own).empty()) continue;
    const Arrays arrays = arraysOf(row->plan(own));
    inputs = std::max(inputs, arrays.inputs + (own.shuffle > 0 ? arrays.largestInput : 0.0));
    outputs += arrays.outputs;
    if (isEmulated) most = std::max(most, arrays.all);
    checking = std::max(checking, checkBytesOf(*row, own));
  }
  return inputs + checking + outputs + most;
}

std::string sizeSentence(std::int64_t n) {
  return "n = " + std::to_string(n);
}

}  // namespace lanescope::engine
