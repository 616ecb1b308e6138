// SPDX-License-Identifier: Apache-2.0
#include "catalog/matmul_plan.h"

#include <string>
#include <utility>

#include "catalog/source/entry.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::Plan;
using values::Role;

constexpr std::int64_t kFloatsOfPiece = 4;  ///< a piece is 16 bytes; a pitch is a multiple of it

std::int64_t roundedUp(std::int64_t count, std::int64_t to) {
  return (count + to - 1) / to * to;
}

/// Adds a scratch matrix of the same extents, `words` words of 4 bytes a row.
Matrix addScratch(Plan& plan, const Matrix& like, const std::string& name, values::DType type,
                  std::int64_t pitch, std::int64_t words) {
  values::Buffer buffer{name, Role::scratch, type, static_cast<std::uint64_t>(like.rows * words)};
  buffer.columns = static_cast<std::uint64_t>(words);
  plan.buffers.push_back(buffer);
  return {static_cast<std::uint32_t>(plan.buffers.size() - 1), like.rows, like.columns, pitch};
}

Matrix addFloats(Plan& plan, const Matrix& like, const std::string& name) {
  const std::int64_t pitch = roundedUp(like.columns, kFloatsOfPiece);
  return addScratch(plan, like, name, values::DType::float32, pitch, pitch);
}

/// A matrix and the matrices that a launch makes of it, in the order of the kernel's parameters.
struct Conversion {
  Matrix from;
  std::vector<Matrix> to;
};

/// Adds the launch that makes all of them; a thread makes `ofAThread` elements.
void addConversions(Plan& plan, const Entry& entry, const std::vector<Conversion>& conversions,
                    std::int64_t ofAThread) {
  constexpr std::int64_t kThreads = 256;
  values::Launch launch;
  launch.entry = entry.instance();
  launch.block.x = kThreads;
  std::int64_t elements = 0;
  for (const auto& [from, to] : conversions) {
    const std::int64_t pitch = to.front().pitch;
    elements += from.rows * pitch;
    launch.arguments.emplace_back(BufferIndex{from.buffer});
    for (const Matrix& made : to) launch.arguments.emplace_back(BufferIndex{made.buffer});
    for (const std::int64_t number : {from.rows, from.columns, pitch}) {
      launch.arguments.emplace_back(number);
    }
  }
  launch.grid.x = blocksOver(elements, ofAThread * kThreads);
  launch.overlaps = true;
  plan.launches.push_back(launch);
}

}  // namespace

values::TensorTile Matrix::tile(std::int64_t tileRows, values::TensorTile::Format format) const {
  return {{buffer},
          static_cast<std::uint64_t>(rows),
          static_cast<std::uint64_t>(columns),
          static_cast<std::uint64_t>(pitch),
          static_cast<std::uint32_t>(tileRows),
          format};
}

MatmulPlan::MatmulPlan(const values::Parameters& parameters, std::string_view id)
    : shape(matrixShapeOf(parameters)),
      a{0, shape.m, shape.k, shape.k},
      b{1, shape.k, shape.n, shape.n} {
  plan.kernel = id;
  plan.buffers = {matrixBuffer(parameters, "a", Role::input, shape.m, shape.k),
                  matrixBuffer(parameters, "b", Role::input, shape.k, shape.n),
                  matrixBuffer(parameters, "c", Role::output, shape.m, shape.n)};
}

void MatmulPlan::add(values::Launch launch, std::vector<values::Argument> arguments) {
  launch.arguments = std::move(arguments);
  launch.arguments.emplace_back(BufferIndex{2});
  for (const std::int64_t number : {shape.m, shape.n, shape.k}) {
    launch.arguments.emplace_back(number);
  }
  plan.launches.push_back(std::move(launch));
}

void MatmulPlan::pad() {
  std::vector<Conversion> conversions;
  for (const auto& [matrix, name] : {std::pair{&a, "paddedA"}, {&b, "paddedB"}}) {
    if (matrix->pitch % kFloatsOfPiece == 0) continue;
    const Matrix copy = addFloats(plan, *matrix, name);
    conversions.push_back({std::exchange(*matrix, copy), {copy}});
  }
  if (conversions.empty()) return;
  if (conversions.size() == 1) {
    conversions.push_back(conversions.front());
    conversions.back().from.rows = 0;  // the second conversion does nothing
  }
  addConversions(plan, "padRows", conversions, kFloatsOfPiece);
}

void MatmulPlan::roundToBfloat16() {
  constexpr std::int64_t kOfPiece = 8;
  std::vector<Conversion> conversions;
  for (const auto& [matrix, name] : {std::pair{&a, "roundedA"}, {&b, "roundedB"}}) {
    const std::int64_t pitch = roundedUp(matrix->columns, kOfPiece);
    const Matrix copy = addScratch(plan, *matrix, name, values::DType::uint32, pitch, pitch / 2);
    conversions.push_back({std::exchange(*matrix, copy), {copy}});
  }
  addConversions(plan, "roundToBfloat16", conversions, kOfPiece);
}

Matrix MatmulPlan::splitA() {
  const Matrix big = addFloats(plan, a, "bigA");
  const Matrix small = addFloats(plan, a, "smallA");
  addConversions(plan, "splitTf32", {{std::exchange(a, big), {big, small}}}, kFloatsOfPiece);
  return small;
}

}  // namespace lanescope::catalog
