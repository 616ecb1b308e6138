// SPDX-License-Identifier: Apache-2.0
#include "spread/spread.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "collective/counted.h"
#include "cpu/cpu_info.h"
#include "runner/problem.h"
#include "spread/matmul_rows.h"
#include "spread/memory.h"
#include "spread/reduction.h"
#include "spread/refusal.h"
#include "spread/scan.h"
#include "spread/solution.h"
#include "spread/streaming.h"
#include "spread/summa.h"
#include "spread/wire.h"

namespace lanescope::spread {
namespace {

using values::Parameters;

/// What a rank tells of its work.
struct Report {
  values::Phases phases;
  std::int64_t grid = 0;
  std::int64_t block = 0;
  std::int64_t received = 0;  ///< bytes
};

std::optional<Solution> solve(const Rank& rank) {
  if (rank.row.family == "reduce") return reduce(rank);
  if (rank.row.family == "scan") return scan(rank);
  const bool isSumma = rank.request.target.split == values::Split::summa;
  return isSumma ? multiplySumma(rank) : multiplyRows(rank);
}

std::string namesOf(std::int64_t ranks, const values::DeviceInfo& device) {
  if (device.backend != values::BackendChoice::emulator) {
    return std::to_string(ranks) + " × " + device.name;
  }
  return std::to_string(ranks) + (ranks == 1 ? " emulated device" : " emulated devices");
}

/// Adds what the ranks tell of their work.
void takeReports(const std::vector<Report>& reports, values::RunResult& result) {
  std::int64_t received = 0;
  result.parameters.grid = 0;
  for (const Report& report : reports) {
    received += report.received;
    if (report.phases.total() >= result.phases.total()) result.phases = report.phases;
    if (report.grid <= *result.parameters.grid) continue;
    result.parameters.grid = report.grid;
    result.parameters.block = report.block;
  }
  result.notes.push_back("The devices have exchanged " + std::to_string(received) +
                         " bytes. The times are those of the slowest device.");
}

bool addsFloats(const Parameters& parameters) {
  const bool isFloat =
      parameters.dtype == values::DType::float32 || parameters.dtype == values::DType::float64;
  return isFloat && parameters.op == values::Op::sum;
}

values::RunResult resultOf(const Rank& rank, Solution solution,
                           const std::vector<Report>& reports) {
  values::RunResult result;
  result.kernel = rank.row.id;
  result.backend = rank.device.info().backend;
  result.device = namesOf(rank.count(), rank.device.info());
  result.machine = cpu::describeCpu();
  result.parameters = rank.parameters;
  result.notes.push_back(std::move(solution.note));
  takeReports(reports, result);
  if (addsFloats(rank.parameters)) {
    result.notes.emplace_back(
        "The order of the additions depends on the number of devices: as many devices give the "
        "same bits each time, and another number may give others.");
  }
  engine::Problem problem;
  problem.parameters = rank.parameters;
  if (rank.request.inputs.empty()) problem.closedForm = rank.row.closedForm(rank.parameters);
  engine::judge(rank.row, problem, solution.reference, solution.comparison, solution.value, result);
  if (!rank.request.keepOutputs) return result;
  auto output = solution.outputs.begin();
  for (const values::Buffer& buffer : rank.row.plan(rank.parameters).buffers) {
    if (buffer.role != values::Role::output) continue;
    result.outputs.push_back({buffer.name, std::move(*output++)});
  }
  return result;
}

/// Adds how the problem went through the GPUs in chunks, and for GPUs of this host, when.
void addStreaming(const StreamedRanks& streamed, const std::vector<std::int64_t>& gpus,
                  values::RunResult& result) {
  if (!streamed.isStreamed()) return;
  std::ranges::move(streamed.notes(), std::back_inserter(result.notes));
  if (gpus.empty()) return;
  result.timeLine = streamed.timeLine(gpus);
  result.timeLine->kernel = result.kernel;
  result.timeLine->device = result.device;
  result.timeLine->n = result.parameters.n;
  result.timeLine->passed = result.passed;
}

}  // namespace

std::optional<values::RunResult> run(const values::RunRequest& request, Device& device,
                                     collective::Communicator& communicator,
                                     const engine::MemoryReader& memory) {
  const catalog::KernelRow& row = catalog::find(request.kernel);
  checkRequest(row, request);
  const Parameters parameters = engine::adaptedParameters(row, request.parameters, request.inputs);
  const values::BackendChoice backend = device.info().backend;
  const bool isOnGpus = backend == values::BackendChoice::cuda;
  if (!isOnGpus && request.target.generate == values::Generate::device) {
    values::refuse("An emulated device makes no elements; name GPUs with --devices.");
  }
  checkParts(row, parameters, request.target.split, communicator.size(), chunkOn(backend));
  platform::checkFits(
      engine::sizeSentence(parameters.n),
      bytesOfSpread(row, parameters, request, device.sharing(), communicator.size(), isOnGpus),
      memory());
  const Inputs inputs(row, parameters, request.inputs);
  collective::CountedCommunicator counted(communicator);
  const Rank rank{request, row, parameters, inputs, device, counted};
  std::optional<Solution> solution = solve(rank);
  const Report own{device.phases(), device.grid(), device.block(), counted.received()};
  const auto gathered = communicator.gather(asBytes(own));
  const StreamedRanks streamed = gatherStreamed(device.streamed(), device.spans(), communicator);
  if (!solution) return std::nullopt;
  std::vector<Report> reports(gathered.size());
  std::ranges::transform(gathered, reports.begin(),
                         [&](const auto& bytes) { return fromBytes(bytes, own); });
  values::RunResult result = resultOf(rank, std::move(*solution), reports);
  addStreaming(streamed, request.target.gpus, result);
  return result;
}

}  // namespace lanescope::spread
