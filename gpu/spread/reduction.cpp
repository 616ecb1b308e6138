// SPDX-License-Identifier: Apache-2.0
#include "spread/reduction.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

#include "catalog/comparison.h"
#include "catalog/inputs/pattern_rule.h"
#include "spread/total.h"
#include "spread/wire.h"

namespace lanescope::spread {
namespace {

using values::HostArray;
using values::Parameters;

/// What a rank has found out of its part.
struct PartResult {
  Total answer;
  Total exact;
  double tolerance = 0;

  explicit PartResult(const Parameters& parameters)
      : answer(parameters.op, parameters.dtype), exact(parameters.op, parameters.dtype) {}
  void add(const PartResult& other) {
    answer.add(other.answer);
    exact.add(other.exact);
    tolerance += other.tolerance;
  }
};

/// The work of one rank.
class RankReduction {
 public:
  explicit RankReduction(const Rank& rank)
      : m_rank(rank),
        m_chunks{partOf(rank.parameters.n, rank.number(), rank.count()),
                 chunkOn(rank.device.info().backend)},
        m_result(rank.parameters) {}

  void carryOut() {
    if (m_chunks.count() == 0 || streamChunks()) return;
    for (std::int64_t i = 0; i < m_chunks.count(); ++i) {
      const auto turn = m_rank.device.turn();
      m_rank.inputs.parts(m_chunks.at(i), m_inputs);
      const Parameters parameters = parametersOf(i);
      take(parameters, m_rank.device.run(m_rank.row, parameters, m_inputs, shareOf(i)));
      check(parameters);
    }
  }

  [[nodiscard]] const PartResult& result() const { return m_result; }
  [[nodiscard]] std::vector<HostArray> takeOutputs() { return std::move(m_outputs); }

 private:
  [[nodiscard]] Parameters parametersOf(std::int64_t index) const {
    Parameters parameters = m_rank.parameters;
    parameters.n = m_chunks.at(index).count;
    return m_rank.device.fitted(m_rank.row, std::move(parameters));
  }
  [[nodiscard]] double shareOf(std::int64_t index) const {
    return static_cast<double>(m_chunks.at(index).count) / static_cast<double>(m_chunks.part.count);
  }

  /// Takes the chunks through a GPU, overlapped. Returns whether the device can and it is worth it.
  bool streamChunks() {
    const bool isWanted = m_rank.request.target.generate == values::Generate::device;
    if (m_rank.device.info().backend != values::BackendChoice::cuda) return false;
    if (m_chunks.count() == 1 && !isWanted) return false;
    backend::ChunkStream problem;
    problem.chunks = m_chunks.count();
    problem.size = m_chunks.size;
    problem.first = m_chunks.part.first;
    if (generatesOnDevice(m_rank.request, m_rank.parameters)) problem.generated = m_rank.parameters;
    problem.fill = [&](std::int64_t chunk, std::size_t position, std::span<std::byte> elements) {
      m_rank.inputs.write(elements, position, m_chunks.at(chunk).first);
    };
    const Parameters chunk = parametersOf(0);
    const Parameters last = parametersOf(m_chunks.count() - 1);
    problem.finish = [&](std::int64_t index, const std::vector<HostArray>& outputs) {
      take(index == m_chunks.count() - 1 ? last : chunk, outputs);
    };
    constexpr double kHalf = 0.5;  // of the work; the check is the rest
    const auto turn = m_rank.device.turn();
    if (!m_rank.device.stream(m_rank.row, chunk, last, std::move(problem), kHalf)) return false;
    for (std::int64_t i = 0; i < m_chunks.count(); ++i) {
      m_rank.inputs.parts(m_chunks.at(i), m_inputs);
      check(i == m_chunks.count() - 1 ? last : chunk);
      m_rank.device.advance(kHalf * shareOf(i));
    }
    return true;
  }

  /// Adds a chunk's result.
  void take(const Parameters& parameters, const std::vector<HostArray>& outputs) {
    m_result.answer.add(m_rank.device.finish(m_rank.row, parameters, outputs));
    if (!m_rank.request.keepOutputs) return;
    if (m_outputs.empty()) {
      m_outputs = outputs;
      return;
    }
    for (std::size_t i = 0; i < outputs.size(); ++i) {
      m_outputs[i].bytes.insert(m_outputs[i].bytes.end(), outputs[i].bytes.begin(),
                                outputs[i].bytes.end());
    }
  }

  /// Adds the reference of the chunk whose elements are in m_inputs.
  void check(const Parameters& parameters) {
    PartResult own(parameters);
    own.exact.addTerms(m_inputs);
    catalog::Reference reference;
    reference.value = own.exact.value();
    reference.magnitude = own.exact.magnitude();
    own.tolerance =
        m_rank.row.compare(parameters, m_inputs, reference, {reference.value, {}}).tolerance;
    m_result.add(own);
  }

  const Rank& m_rank;
  Chunks m_chunks;
  PartResult m_result;
  std::vector<HostArray> m_inputs;   ///< of one chunk
  std::vector<HostArray> m_outputs;  ///< of all chunks, where they are wanted
};

/// Returns the largest error of the last sum, which is made in double.
double roundingOfSum(const Parameters& parameters, const Total& answer) {
  const bool isFloat =
      parameters.dtype == values::DType::float32 || parameters.dtype == values::DType::float64;
  if (!isFloat || parameters.op != values::Op::sum) return 0;
  return std::numeric_limits<double>::epsilon() * answer.magnitude();
}

/// Returns each output of all ranks as a whole, on rank 0.
std::vector<HostArray> gatherOutputs(const Rank& rank, std::vector<HostArray> own) {
  if (!rank.request.keepOutputs) return {};
  const values::Plan plan = rank.row.plan(rank.parameters);
  std::vector<HostArray> all;
  std::size_t position = 0;
  for (const values::Buffer& buffer : plan.buffers) {
    if (buffer.role != values::Role::output) continue;
    const HostArray none(buffer.type, 0);
    const auto parts = rank.communicator.gather(own.empty() ? none.bytes : own[position].bytes);
    all.push_back(joined(buffer.type, parts));
    ++position;
  }
  return all;
}

}  // namespace

bool generatesOnDevice(const values::RunRequest& request, const Parameters& parameters) {
  return request.target.generate != values::Generate::host && request.inputs.empty() &&
         catalog::isMadeByIndex(parameters);
}

std::optional<Solution> reduce(const Rank& rank) {
  RankReduction reduction(rank);
  reduction.carryOut();
  const PartResult& result = reduction.result();
  const auto results = rank.communicator.gather(asBytes(result));
  std::vector<HostArray> outputs = gatherOutputs(rank, reduction.takeOutputs());
  if (rank.number() != 0) return std::nullopt;

  PartResult all(rank.parameters);
  for (const auto& bytes : results) all.add(fromBytes(bytes, result));
  Solution solution;
  solution.value = all.answer.value();
  solution.reference.value = all.exact.value();
  solution.reference.magnitude = all.exact.magnitude();
  solution.reference.wrapped = all.exact.isWrapped();
  solution.comparison.error = catalog::distance(solution.value, solution.reference.value);
  solution.comparison.tolerance = all.tolerance + roundingOfSum(rank.parameters, all.answer);
  solution.comparison.magnitude = all.exact.magnitude();
  solution.outputs = std::move(outputs);
  solution.note =
      "Each device has reduced a part of the elements, and the results of the parts were combined "
      "in the order of the devices.";
  return solution;
}

}  // namespace lanescope::spread
