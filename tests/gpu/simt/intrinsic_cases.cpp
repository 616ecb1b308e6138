// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/simt/intrinsic_cases.h"

#include <span>

#include "tests/gpu/simt/shared_lines.h"

namespace lanescope::tests {
namespace {

class Builder {
 public:
  Builder(const std::string& entry, values::Dim3 grid, values::Dim3 block) {
    m_case.name = entry;
    m_case.plan.kernel = entry;
    m_case.plan.launches.push_back({entry, grid, block});
  }
  template <class T>
  Builder& in(const std::string& name, const std::vector<T>& data) {
    addBuffer({name, values::Role::input, values::kDTypeOf<T>, data.size()});
    m_case.inputs.push_back(values::HostArray::of(std::span<const T>(data)));
    return *this;
  }
  /// Cleared before: a mask leaves elements out, and atomics read first.
  template <class T>
  Builder& out(const std::string& name, std::uint64_t count) {
    addBuffer({name, values::Role::output, values::kDTypeOf<T>, count, true});
    return *this;
  }
  Builder& number(std::int64_t value) {
    m_case.plan.launches.front().arguments.emplace_back(value);
    m_case.name += " " + std::to_string(value);
    return *this;
  }
  template <class T>
  Builder& shared(const std::string& name, std::uint64_t count) {
    m_case.plan.launches.front().shared.push_back({name, values::kDTypeOf<T>, count});
    return *this;
  }
  Builder& dynamicShared(std::uint32_t bytes) {
    m_case.plan.launches.front().dynamicSharedBytes = bytes;
    return *this;
  }
  Builder& cluster(std::uint32_t blocks) {
    m_case.plan.launches.front().cluster = blocks;
    m_case.plan.computeCapability = 90;
    m_case.name += " cluster " + std::to_string(blocks);
    return *this;
  }
  Builder& freeOrder() {
    m_case.hasFixedOrder = false;
    return *this;
  }
  Builder& unsound() {
    m_case.isSound = false;
    return *this;
  }
  operator IntrinsicCase() const { return m_case; }  // NOLINT(google-explicit-constructor)

 private:
  void addBuffer(const values::Buffer& buffer) {
    m_case.plan.launches.front().arguments.emplace_back(
        values::BufferIndex{static_cast<std::uint32_t>(m_case.plan.buffers.size())});
    m_case.plan.buffers.push_back(buffer);
  }
  IntrinsicCase m_case;
};

/// Numbers that look like nothing, the same everywhere.
template <class T>
std::vector<T> scattered(std::size_t count, std::uint32_t below = 1000) {
  std::vector<T> values(count);
  for (std::size_t i = 0; i < count; ++i) {
    const auto hash = static_cast<std::uint32_t>(i * 2654435761U + 12345U) >> 7;
    values[i] = static_cast<T>(hash % below) - static_cast<T>(std::is_signed_v<T> ? below / 2 : 0);
  }
  return values;
}

using Cases = std::vector<IntrinsicCase>;

template <class T>
void addShuffles(Cases& cases, const std::string& entry, std::uint32_t threads) {
  for (int form = 0; form < 4; ++form) {
    for (const int width : {1, 2, 4, 8, 16, 32}) {
      for (const int operand : {0, 1, 3, 7, 16, 31}) {
        cases.push_back(Builder(entry, {}, {threads})
                            .in("in", scattered<T>(threads))
                            .template out<T>("out", threads)
                            .number(form)
                            .number(0xffffffff)
                            .number(operand)
                            .number(width));
      }
    }
    // Masks that take in whole groups, so that every source takes part.
    for (const auto& [mask, width] : {std::pair{0x0000ffffU, 16}, {0x0f0f0f0fU, 4}, {0xcU, 2}}) {
      cases.push_back(Builder(entry, {}, {threads})
                          .in("in", scattered<T>(threads))
                          .template out<T>("out", threads)
                          .number(form)
                          .number(mask)
                          .number(1)
                          .number(width));
    }
  }
}

void addVotes(Cases& cases) {
  for (const std::uint32_t mask : {0xffffffffU, 0x0000ffffU, 0x80000001U, 0x12345678U, 0x10U}) {
    for (const std::uint32_t spread : {1U, 2U, 5U, 1000U}) {
      const auto in = scattered<int>(96, spread);
      cases.push_back(Builder("votes", {}, {96})
                          .in("in", in)
                          .out<unsigned>("ballots", 96)
                          .out<int>("any", 96)
                          .out<int>("all", 96)
                          .number(mask));
      cases.push_back(Builder("matches", {}, {96})
                          .in("in", in)
                          .in("wide", scattered<double>(96, spread))
                          .out<unsigned>("any", 96)
                          .out<unsigned>("all", 96)
                          .out<int>("equal", 96)
                          .number(mask));
      cases.push_back(Builder("warpReductions", {}, {96})
                          .in("in", in)
                          .out<int>("ints", 96U * 3)
                          .out<unsigned>("unsigneds", 96U * 6)
                          .number(mask));
    }
  }
}

void addBarriers(Cases& cases) {
  for (const std::uint32_t threads : {1U, 32U, 33U, 256U, 1024U}) {
    cases.push_back(Builder("tellingBarriers", {}, {threads})
                        .in("in", scattered<int>(threads, 12))
                        .out<int>("counts", threads * 7U)
                        .out<int>("ands", threads * 7U)
                        .out<int>("ors", threads * 7U)
                        .number(7));
  }
  cases.push_back(Builder("treeInAWarp", {}, {128})
                      .in("in", scattered<int>(128))
                      .out<int>("out", 4)
                      .shared<int>("cache", 128));
  for (const std::uint32_t threads : {32U, 64U, 256U, 1024U}) {
    cases.push_back(Builder("sumFloats", {3}, {threads})
                        .in("in", scattered<float>(threads * 3U))
                        .out<float>("out", 3)
                        .shared<float>("ofWarps", 32));
    cases.push_back(Builder("sumLongs", {3}, {threads})
                        .in("in", scattered<std::int64_t>(threads * 3U))
                        .out<std::int64_t>("out", 3)
                        .shared<std::int64_t>("ofWarps", 32));
  }
}

void addVectors(Cases& cases) {
  cases.push_back(Builder("scaleQuads", {3}, {64})
                      .in("in", scattered<float>(600))
                      .out<float>("out", 600)
                      .number(150));
  for (const std::int64_t n : {3, 4, 255, 256, 1001}) {
    cases.push_back(Builder("copyWithRest", {9}, {32})
                        .in("in", scattered<int>(static_cast<std::size_t>(n)))
                        .out<int>("out", static_cast<std::uint64_t>(n))
                        .number(n));
  }
  cases.push_back(Builder("turnPairs", {}, {32})
                      .in("pairs", scattered<double>(64))
                      .in("bits", scattered<unsigned>(64))
                      .out<double>("sums", 32)
                      .out<unsigned>("quads", 64)
                      .shared<unsigned>("cache", 64));
  cases.push_back(Builder("bitFunctions", {}, {64})
                      .in("in", scattered<int>(64, 1U << 30))
                      .out<unsigned>("out", 64U * 12));
}

void addAsyncCopies(Cases& cases) {
  for (const int tiles : {1, 2, 3, 10}) {
    const auto count = static_cast<std::size_t>(tiles) * 64;
    cases.push_back(Builder("turnTiles", {}, {64})
                        .in("in", scattered<int>(count))
                        .out<int>("out", count)
                        .number(tiles)
                        .shared<int>("ring", 192));
  }
  cases.push_back(Builder("copyWide", {}, {32})
                      .in("singles", scattered<float>(32))
                      .in("doubles", scattered<double>(32))
                      .in("quads", scattered<float>(128))
                      .out<float>("out", 32)
                      .shared<float>("one", 32)
                      .shared<double>("two", 32)
                      .shared<float>("four", 128));
}

void addClusters(Cases& cases) {
  for (const std::uint32_t blocks : {1U, 2U, 3U, 8U, 16U}) {
    for (const std::uint32_t threads : {32U, 96U}) {
      const std::uint32_t grid = 2 * blocks;
      const std::size_t count = std::size_t{grid} * threads;
      for (const int rounds : {0, 1, 5}) {
        if (rounds == 5 && blocks == 16) continue;  // more arrays than a record can name
        cases.push_back(Builder("passOn", {grid}, {threads})
                            .in("in", scattered<int>(count))
                            .out<int>("out", count)
                            .number(rounds)
                            .shared<int>("even", 256)
                            .shared<int>("odd", 256)
                            .cluster(blocks));
      }
      cases.push_back(Builder("gatherQuads", {grid}, {threads})
                          .in("in", scattered<float>(4 * count))
                          .out<float>("out", count)
                          .dynamicShared(16 * threads)
                          .shared<float>("mine", 4U * threads)
                          .cluster(blocks));
      cases.push_back(Builder("sharedHistogram", {grid}, {threads})
                          .in("in", scattered<int>(count))
                          .out<int>("out", 8U * grid)
                          .shared<int>("bins", 8)
                          .cluster(blocks)
                          .freeOrder());
    }
  }
}

void addAtomics(Cases& cases) {
  cases.push_back(Builder("ownInts", {}, {128})
                      .out<int>("a", 128)
                      .out<int>("found", 128U * 16)
                      .in("operands", scattered<int>(128)));
  cases.push_back(Builder("ownUnsigneds", {}, {128})
                      .out<unsigned>("a", 128)
                      .out<unsigned>("found", 128U * 16)
                      .in("operands", scattered<unsigned>(128)));
  cases.push_back(Builder("ownLongs", {}, {128})
                      .out<std::int64_t>("a", 128)
                      .out<std::int64_t>("found", 128U * 8)
                      .in("operands", scattered<std::int64_t>(128))
                      .shared<std::int64_t>("cache", 128));
  std::vector<float> operands = scattered<float>(128);
  operands[0] = 1e-40F;  // subnormal: global memory takes it for 0, shared memory does not
  operands[1] = -1e-40F;
  operands[2] = 1.2e-38F;
  cases.push_back(Builder("ownFloats", {}, {128})
                      .out<float>("a", 128)
                      .out<double>("b", 128)
                      .out<float>("found", 128U * 4)
                      .in("operands", operands)
                      .shared<float>("cache", 128));
  cases.push_back(Builder("histogram", {16}, {256})
                      .in("in", scattered<int>(4000))
                      .out<int>("counts", 16)
                      .number(4000)
                      .shared<int>("ofBlock", 16)
                      .freeOrder());
  cases.push_back(
      Builder("locked", {40}, {32}).out<int>("lock", 1).out<int>("value", 1).freeOrder());
}

void addMisses(Cases& cases) {
  cases.push_back(Builder("misses", {}, {32})
                      .out<int>("a", 32)
                      .out<float>("wide", 64)
                      .out<int>("flags", 32)
                      .out<int>("found", 32U * 8)
                      .shared<int>("cache", 32)
                      .unsound());
}

void addFlags(Cases& cases) {
  for (const std::uint32_t blocks : {1U, 2U, 50U, 300U}) {
    cases.push_back(Builder("chainedSum", {blocks}, {64})
                        .in("in", scattered<int>(blocks * 64U))
                        .out<int>("ticket", 1)
                        .out<int>("sums", blocks)
                        .out<int>("ready", blocks)
                        .freeOrder());
  }
  for (const std::uint32_t threads : {2U, 33U, 256U}) {
    cases.push_back(Builder("waitForNext", {2}, {threads}).out<int>("order", threads).freeOrder());
  }
}

}  // namespace

std::vector<IntrinsicCase> intrinsicCases() {
  Cases cases;
  addShuffles<int>(cases, "shuffleInts", 64);
  addShuffles<unsigned>(cases, "shuffleUnsigneds", 32);
  addShuffles<std::int64_t>(cases, "shuffleLongs", 32);
  addShuffles<float>(cases, "shuffleFloats", 64);
  addShuffles<double>(cases, "shuffleDoubles", 32);
  cases.push_back(
      Builder("shuffleInHalves", {}, {64}).in("in", scattered<int>(64)).out<int>("out", 64));
  addVotes(cases);
  addBarriers(cases);
  addVectors(cases);
  addAsyncCopies(cases);
  addAtomics(cases);
  addClusters(cases);
  addMisses(cases);
  addFlags(cases);
  for (IntrinsicCase& each : cases) findSharedLines(each.plan);
  return cases;
}

}  // namespace lanescope::tests
