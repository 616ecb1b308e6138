// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <string>

#include "request/time_line.h"
#include "runner/display_limit.h"
#include "runner/filling.h"
#include "runner/memory_need.h"
#include "runner/problem.h"
#include "runner/runner.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

/// Throws Error (badInput) where the kernel has no time line in so many chunks.
void checkRequest(const catalog::KernelRow& row, const values::TimeLineRequest& request) {
  const std::string id(row.id);
  if (!row.breaks.empty()) {
    values::refuse(id + " is a pitfall: only a kernel without its fault has a time line, such as " +
                   std::string(row.breaks) + ".");
  }
  if (request.chunks < 1 || request.chunks > values::kMostChunks) {
    values::refuse("chunks = " + std::to_string(request.chunks) + " is not from 1 to " +
                   std::to_string(values::kMostChunks) + ".");
  }
  if (request.withinKernel && request.chunks > 1) {
    values::refuse("The time line within a kernel is that of one launch, in one chunk: chunks = " +
                   std::to_string(request.chunks) + " is too many.");
  }
  if (request.chunks == 1) return;
  if (row.family == "map") {
    values::refuse(id + " cannot be split into chunks here; reductions and dot products can.");
  }
  if (row.family != "reduce") {
    values::refuse(id +
                   " cannot be split into chunks, since one chunk's result needs elements of the "
                   "others; reductions and dot products can.");
  }
  if (request.parameters.n < request.chunks) {
    values::refuse("n = " + std::to_string(request.parameters.n) + " is too small for " +
                   std::to_string(request.chunks) + " chunks.");
  }
}

/// Returns elements `first` to `first + count` of an array.
values::HostArray slice(const values::HostArray& array, std::size_t first, std::size_t count) {
  values::HostArray part(array.type, count);
  const std::size_t size = values::sizeOf(array.type);
  std::copy_n(array.bytes.begin() + static_cast<std::ptrdiff_t>(first * size), count * size,
              part.bytes.begin());
  return part;
}

/// Splits a problem into chunks of the same size; the last may be shorter, and there may be fewer
/// chunks than asked for. Throws Error (badInput) where the kernel cannot have such a chunk.
std::vector<Problem> split(const catalog::KernelRow& row, Problem whole, std::int64_t chunks) {
  std::vector<Problem> parts;
  if (chunks == 1) {
    parts.push_back(std::move(whole));
    return parts;
  }
  const std::int64_t n = whole.parameters.n;
  const std::int64_t each = (n + chunks - 1) / chunks;
  for (std::int64_t first = 0; first < n; first += each) {
    Problem part{whole.parameters, {}, std::nullopt};
    part.parameters.n = std::min(each, n - first);
    const auto wrong = catalog::violations(row, part.parameters);
    if (!wrong.empty()) values::refuse("One chunk of these cannot run: " + wrong.front().sentence);
    for (const values::HostArray& input : whole.inputs) {
      part.inputs.push_back(slice(input, static_cast<std::size_t>(first),
                                  static_cast<std::size_t>(part.parameters.n)));
    }
    parts.push_back(std::move(part));
  }
  return parts;
}

/// Returns the launch that has a time line within its kernel. Throws Error (badInput) where none
/// has.
std::uint32_t stampedLaunch(const catalog::KernelRow& row, const values::Plan& plan) {
  if (const auto launch = plan.firstWithTiles()) return *launch;
  values::refuse(std::string(row.id) +
                 " has no time line within the kernel: only kernels that copy tiles in bulk have "
                 "one, such as matmul_tf32.");
}

/// The result of a part: what the host finished and the arrays that it was made of.
struct Finished {
  values::Number value;
  std::vector<values::HostArray> outputs;
};

bool isRight(const catalog::KernelRow& row, const Problem& problem, const Finished& finished) {
  values::RunResult judged;
  judge(row, problem, row.reference(problem.parameters, problem.inputs),
        {finished.value, finished.outputs}, judged);
  return judged.passed;
}

}  // namespace

values::TimeLine Runner::timeLine(const values::TimeLineRequest& request,
                                  const std::stop_token& stop) {
  const catalog::KernelRow& row = catalog::find(request.kernel);
  checkRequest(row, request);
  const values::Parameters parameters = checkedParameters(row, request.parameters, {});
  const values::DeviceInfo device = chooseFor(row, request.target);
  backend::Backend& backend = backendOf(device);
  // The chunks and their page-locked copies come on top of what a run needs.
  constexpr double kCopies = 3.0;
  const bool isEmulated = device.backend == values::BackendChoice::emulator;
  platform::checkFits(sizeSentence(parameters.n),
                      kCopies * bytesOfRun(row, parameters, values::RunRequest(), isEmulated),
                      m_memory());
  if (const auto why = tooLongForDisplay(row, parameters, backend, {request.target, {}}, stop)) {
    values::unavailable(*why);
  }
  std::vector<Problem> problems = split(row, makeProblem(row, parameters, {}), request.chunks);
  std::vector<backend::TimeLinePart> parts;
  for (Problem& problem : problems) {
    problem.parameters = fillingDevice(row, problem.parameters, backend, request.target);
    parts.push_back({row.plan(problem.parameters), problem.inputs});
  }
  std::vector<Finished> finished(parts.size());
  const auto finish = [&](std::size_t part, const std::vector<values::HostArray>& outputs) {
    finished[part] = {row.finish(problems[part].parameters, outputs), outputs};
  };
  values::TimeLine line =
      request.withinKernel
          ? backend.kernelTimeLine(parts.front(), stampedLaunch(row, parts.front().plan), finish,
                                   request.target, stop)
          : backend.timeLine(parts, finish, request.target, stop);
  line.kernel = row.id;
  line.n = parameters.n;
  line.passed = true;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    line.passed = line.passed && isRight(row, problems[i], finished[i]);
  }
  return line;
}

}  // namespace lanescope::engine
