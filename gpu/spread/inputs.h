// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "catalog/catalog.h"
#include "request/parameters.h"
#include "spread/part.h"
#include "values/host_array.h"

namespace lanescope::spread {

/// The inputs of a problem, of which each rank makes the part that it needs. They are the elements
/// that a run on one device has.
class Inputs {
 public:
  /// `given`: the user's arrays, which must outlive this; none: the pattern makes the elements.
  /// Throws values::Error (badInput) where they have not the lengths that the plan gives, or
  /// numbers that its types do not hold.
  Inputs(const catalog::KernelRow& row, const values::Parameters& parameters,
         const std::vector<values::HostArray>& given);

  [[nodiscard]] const values::Parameters& parameters() const { return m_parameters; }
  [[nodiscard]] std::size_t count() const { return m_buffers.size(); }
  [[nodiscard]] values::DType typeOf(std::size_t position) const {
    return m_buffers[position].type;
  }
  /// Returns some elements of input number `position`.
  [[nodiscard]] values::HostArray part(std::size_t position, const Part& elements) const;
  /// Returns the same elements of every input.
  [[nodiscard]] std::vector<values::HostArray> parts(const Part& elements) const;
  /// Puts them into `arrays`, whose memory is used again.
  void parts(const Part& elements, std::vector<values::HostArray>& arrays) const;
  /// Writes elements of input number `position`, from `first` on, on all cores.
  void write(std::span<std::byte> elements, std::size_t position, std::int64_t first) const;
  /// Returns a block of a matrix, row by row.
  [[nodiscard]] values::HostArray block(std::size_t position, const Part& rows,
                                        const Part& columns) const;
  /// Returns all inputs as a whole.
  [[nodiscard]] std::vector<values::HostArray> whole() const;

 private:
  /// The user's arrays in the types of the plan, or none.
  [[nodiscard]] const std::vector<values::HostArray>& given() const {
    return m_converted.empty() ? *m_given : m_converted;
  }
  /// The same on this core.
  void writePiece(std::span<std::byte> elements, std::size_t position, std::uint64_t first) const;

  values::Parameters m_parameters;
  std::vector<values::Buffer> m_buffers;  ///< of the plan, the inputs alone
  std::vector<values::HostArray> m_converted;
  const std::vector<values::HostArray>* m_given;
};

}  // namespace lanescope::spread
