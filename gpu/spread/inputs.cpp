// SPDX-License-Identifier: Apache-2.0
#include "spread/inputs.h"

#include <algorithm>
#include <cstring>

#include "catalog/inputs/pattern.h"
#include "catalog/inputs/permutation.h"
#include "cpu/tasks.h"
#include "runner/problem.h"

namespace lanescope::spread {

using values::HostArray;

Inputs::Inputs(const catalog::KernelRow& row, const values::Parameters& parameters,
               const std::vector<HostArray>& given)
    : m_parameters(parameters), m_given(&given) {
  const values::Plan plan = row.plan(parameters);
  std::ranges::copy_if(
      plan.buffers, std::back_inserter(m_buffers),
      [](const values::Buffer& buffer) { return buffer.role == values::Role::input; });
  if (given.empty()) return;
  engine::checkLengths(plan, given);
  bool isSame = true;
  for (std::size_t i = 0; i < given.size(); ++i) {
    isSame = isSame && given[i].type == m_buffers[i].type;
  }
  if (isSame) return;
  for (std::size_t i = 0; i < given.size(); ++i) {
    m_converted.push_back(values::converted(given[i], m_buffers[i].type));
  }
}

void Inputs::writePiece(std::span<std::byte> elements, std::size_t position,
                        std::uint64_t first) const {
  const std::uint64_t n = m_buffers[position].count;
  if (given().empty()) {
    catalog::fillPart(elements, typeOf(position), position, m_buffers.size(), first, n,
                      m_parameters);
    return;
  }
  const HostArray& array = given()[position];
  const std::size_t size = sizeOf(array.type);
  if (m_parameters.shuffle == 0 || n == 0) {
    std::memcpy(elements.data(), array.bytes.data() + first * size, elements.size());
    return;
  }
  const catalog::Permutation order(n, m_parameters.shuffle);
  for (std::size_t i = 0; i < elements.size() / size; ++i) {
    std::memcpy(elements.data() + i * size, array.bytes.data() + order[first + i] * size, size);
  }
}

void Inputs::write(std::span<std::byte> elements, std::size_t position, std::int64_t first) const {
  constexpr std::size_t kPiece = std::size_t{1} << 18;  // bytes: some for each core's cache
  const std::size_t pieces = (elements.size() + kPiece - 1) / kPiece;
  cpu::inTasks(pieces, [&](std::size_t piece) {
    const std::size_t at = piece * kPiece;
    writePiece(elements.subspan(at, std::min(kPiece, elements.size() - at)), position,
               static_cast<std::uint64_t>(first) + at / sizeOf(typeOf(position)));
  });
}

HostArray Inputs::part(std::size_t position, const Part& elements) const {
  HostArray out(typeOf(position), static_cast<std::size_t>(elements.count));
  write(out.bytes, position, elements.first);
  return out;
}

std::vector<HostArray> Inputs::parts(const Part& elements) const {
  std::vector<HostArray> all;
  parts(elements, all);
  return all;
}

void Inputs::parts(const Part& elements, std::vector<HostArray>& arrays) const {
  arrays.resize(count());
  for (std::size_t i = 0; i < count(); ++i) {
    arrays[i].type = typeOf(i);
    arrays[i].bytes.resize(static_cast<std::size_t>(elements.count) * sizeOf(typeOf(i)));
    write(arrays[i].bytes, i, elements.first);
  }
}

HostArray Inputs::block(std::size_t position, const Part& rows, const Part& columns) const {
  const auto width = static_cast<std::int64_t>(m_buffers[position].columns);
  HostArray out(typeOf(position), 0);
  for (std::int64_t row = rows.first; row < rows.end(); ++row) {
    const HostArray line = part(position, {row * width + columns.first, columns.count});
    out.bytes.insert(out.bytes.end(), line.bytes.begin(), line.bytes.end());
  }
  return out;
}

std::vector<HostArray> Inputs::whole() const {
  std::vector<HostArray> all;
  for (std::size_t i = 0; i < count(); ++i) {
    all.push_back(part(i, {0, static_cast<std::int64_t>(m_buffers[i].count)}));
  }
  return all;
}

}  // namespace lanescope::spread
