// SPDX-License-Identifier: Apache-2.0
#include "catalog/matmul_plan.h"

#include <optional>
#include <string>
#include <utility>

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::Plan;
using values::Role;

constexpr std::int64_t kFloatsOfPiece = 4;  ///< of 16 bytes, of which a pitch is a multiple

std::int64_t roundedUp(std::int64_t count, std::int64_t to) {
  return (count + to - 1) / to * to;
}

/// A scratch matrix of the same extents, `words` words of 4 bytes a row.
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

/// Adds the launch that makes `to`, and `second`, of `from`; a thread makes `ofAThread` elements.
void addConversion(Plan& plan, std::string_view entry, const Matrix& from, const Matrix& to,
                   std::int64_t ofAThread, std::optional<Matrix> second = {}) {
  constexpr std::int64_t kThreads = 256;
  values::Launch launch;
  launch.entry = entry;
  launch.grid.x = blocksOver(to.rows * to.pitch, ofAThread * kThreads);
  launch.block.x = kThreads;
  launch.arguments = {BufferIndex{from.buffer}, BufferIndex{to.buffer}};
  if (second) launch.arguments.emplace_back(BufferIndex{second->buffer});
  for (const std::int64_t number : {from.rows, from.columns, to.pitch}) {
    launch.arguments.emplace_back(number);
  }
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

Matrix padded(Plan& plan, const Matrix& matrix, std::string_view name) {
  if (matrix.pitch % kFloatsOfPiece == 0) return matrix;
  const Matrix copy = addFloats(plan, matrix, std::string(name));
  addConversion(plan, "padRows", matrix, copy, kFloatsOfPiece);
  return copy;
}

Matrix roundedToBfloat16(Plan& plan, const Matrix& matrix, std::string_view name) {
  constexpr std::int64_t kOfPiece = 8;
  const std::int64_t pitch = roundedUp(matrix.columns, kOfPiece);
  const Matrix copy =
      addScratch(plan, matrix, std::string(name), values::DType::uint32, pitch, pitch / 2);
  addConversion(plan, "roundToBfloat16", matrix, copy, kOfPiece);
  return copy;
}

SplitMatrix splitToTf32(Plan& plan, const Matrix& matrix, std::string_view name) {
  const Matrix big = addFloats(plan, matrix, "big" + std::string(name));
  const Matrix small = addFloats(plan, matrix, "small" + std::string(name));
  addConversion(plan, "splitTf32", matrix, big, kFloatsOfPiece, small);
  return {big, small};
}

}  // namespace lanescope::catalog
