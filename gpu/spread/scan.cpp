// SPDX-License-Identifier: Apache-2.0
#include "spread/scan.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "catalog/scan.h"
#include "catalog/scan_check.h"
#include "cpu/combine.h"
#include "spread/part.h"
#include "spread/wire.h"
#include "values/typed.h"

namespace lanescope::spread {
namespace {

using values::HostArray;
using values::Parameters;

/// Calls `work(T{}, combine)` with the type of the elements and a function that combines two.
template <class Work>
void withElements(const Parameters& parameters, const Work& work) {
  values::withType(parameters.dtype, [&]<class T>(T zero) {
    cpu::withOp(parameters.op, [&](auto op) {
      constexpr values::Op kOp = decltype(op)::value;
      work(zero, [](T a, T b) { return cpu::combine<kOp>(a, b); });
    });
  });
}

/// Returns what all elements of a part make together: one element.
HostArray sumOfPart(const Parameters& parameters, const HostArray& in, const HostArray& out) {
  HostArray sum(out.type, 1);
  withElements(parameters, [&]<class T>(T, const auto& combine) {
    const T last = out.as<T>().back();
    sum.as<T>()[0] = parameters.exclusive ? combine(last, in.as<T>().back()) : last;
  });
  return sum;
}

/// Returns for each rank what lies before its part, on every rank. The first rank that has elements
/// has nothing before them; its place and those before it say nothing.
HostArray sumsBefore(const Rank& rank, const HostArray& own) {
  const auto ranks = static_cast<std::size_t>(rank.count());
  const auto sums = rank.communicator.gather(own.bytes);
  HostArray before(own.type, ranks);
  withElements(rank.parameters, [&]<class T>(T, const auto& combine) {
    bool hasSum = false;
    T sum{};
    for (std::size_t i = 0; i < sums.size(); ++i) {
      before.as<T>()[i] = sum;
      if (sums[i].empty()) continue;
      const T next = fromBytes(sums[i], T{});
      sum = hasSum ? combine(sum, next) : next;
      hasSum = true;
    }
  });
  rank.communicator.broadcast(before.bytes, 0);
  return before;
}

/// Combines each element with the number of all that lies before the part.
HostArray combinedWith(const Rank& rank, const HostArray& before, HostArray scanned) {
  Parameters parameters = rank.parameters;
  parameters.n = static_cast<std::int64_t>(scanned.count());
  const values::Plan plan = catalog::planAddSums(parameters);
  HostArray sums(scanned.type, plan.buffers[0].count);
  withElements(parameters, [&]<class T>(T, const auto&) {
    std::ranges::fill(sums.as<T>(), before.as<T>()[static_cast<std::size_t>(rank.number())]);
  });
  constexpr double kShare = 0.3;
  const auto turn = rank.device.turn();
  return std::move(rank.device.run(plan, {std::move(sums), std::move(scanned)}, kShare).front());
}

/// Scans this rank's part alone.
HostArray scanPart(const Rank& rank, Parameters parameters, const HostArray& in) {
  constexpr double kShare = 0.7;
  const auto turn = rank.device.turn();
  parameters = rank.device.fitted(rank.row, std::move(parameters));
  return std::move(rank.device.run(rank.row, parameters, {in}, kShare).front());
}

/// Returns the roundings on the way of a term into the last element.
double roundingsOf(const Rank& rank) {
  double most = 0;
  for (std::int64_t i = 0; i < rank.count(); ++i) {
    Parameters parameters = rank.parameters;
    parameters.n = partOf(rank.parameters.n, i, rank.count()).count;
    if (parameters.n > 0) most = std::max(most, rank.row.roundings(parameters));
  }
  // An exclusive scan adds the last element to make the sum of its part.
  return most + static_cast<double>(rank.count()) + (rank.parameters.exclusive ? 1 : 0);
}

}  // namespace

std::optional<Solution> scan(const Rank& rank) {
  const Part part = partOf(rank.parameters.n, rank.number(), rank.count());
  const HostArray in = rank.inputs.part(0, part);
  HostArray out(in.type, 0);
  HostArray sum(in.type, 0);
  if (part.count > 0) {
    Parameters parameters = rank.parameters;
    parameters.n = part.count;
    out = scanPart(rank, parameters, in);
    sum = sumOfPart(parameters, in, out);
  }
  const HostArray before = sumsBefore(rank, sum);
  if (part.first > 0 && part.count > 0) out = combinedWith(rank, before, std::move(out));
  const auto parts = rank.communicator.gather(out.bytes);
  if (rank.number() != 0) return std::nullopt;

  Solution solution;
  solution.outputs = {joined(out.type, parts)};
  solution.value = rank.row.finish(rank.parameters, solution.outputs);
  solution.reference = rank.row.reference(rank.parameters, rank.inputs.whole());
  solution.comparison = catalog::compareElements(rank.parameters, roundingsOf(rank),
                                                 solution.reference, solution.outputs[0]);
  solution.note =
      "Each device has scanned a part of the elements; the sums of the parts were scanned in turn, "
      "and each device has combined its elements with what lies before its part, by the last "
      "launch "
      "of scan_three_launches.";
  return solution;
}

}  // namespace lanescope::spread
