// SPDX-License-Identifier: Apache-2.0
#include "simt/kernel_table.h"

#include <array>
#include <map>
#include <string>
#include <utility>

#include "values/error.h"
#include "values/plan.h"

namespace lanescope::simt {
namespace {

using Table = std::map<std::string, Binder, std::less<>>;

Table& table(bool isTraced) {
  static std::array<Table, 2> kernels;
  return kernels[isTraced ? 1 : 0];
}

values::Error mismatch(const values::Launch& launch, const std::string& what) {
  return {values::ErrorKind::badInput, "The kernel '" + launch.entry + "' " + what + "."};
}

}  // namespace

bool registerKernel(const char* name, Binder binder, bool isTraced) {
  table(isTraced).insert_or_assign(name, binder);
  return true;
}

Binder findKernel(const char* name, bool isTraced) {
  for (const bool wanted : {isTraced, !isTraced}) {
    const auto entry = table(wanted).find(name);
    if (entry != table(wanted).end()) return entry->second;
  }
  values::refuse("The emulator has no kernel that is called '" + std::string(name) + "'.");
}

std::int64_t elementsOf(const values::Plan& plan, std::uint32_t buffer) {
  return static_cast<std::int64_t>(plan.buffers[buffer].count);
}

void checkArgumentCount(const values::Launch& launch, std::size_t parameters) {
  if (launch.arguments.size() == parameters) return;
  throw mismatch(launch, "has " + std::to_string(parameters) + " parameters, but " +
                             std::to_string(launch.arguments.size()) + " arguments were given");
}

std::int64_t numberArgument(const values::Launch& launch, std::size_t position,
                            std::int64_t minimum, std::uint64_t maximum) {
  const auto* const number = std::get_if<std::int64_t>(&launch.arguments[position]);
  if (number != nullptr && *number >= minimum && std::cmp_less_equal(*number, maximum)) {
    return *number;
  }
  throw mismatch(launch, "takes a number from " + std::to_string(minimum) + " to " +
                             std::to_string(maximum) + " as parameter " +
                             std::to_string(position + 1));
}

std::uint32_t bufferArgument(const values::Plan& plan, const values::Launch& launch,
                             std::size_t position, values::DType type) {
  const auto* const buffer = std::get_if<values::BufferIndex>(&launch.arguments[position]);
  if (buffer != nullptr && buffer->index < plan.buffers.size() &&
      plan.buffers[buffer->index].type == type) {
    return buffer->index;
  }
  throw mismatch(launch, "takes an array of " + std::string(values::nameOf(type)) +
                             " as parameter " + std::to_string(position + 1));
}

double realArgument(const values::Launch& launch, std::size_t position) {
  const values::Argument& argument = launch.arguments[position];
  if (const auto* const number = std::get_if<double>(&argument)) return *number;
  if (const auto* const whole = std::get_if<std::int64_t>(&argument)) {
    return static_cast<double>(*whole);
  }
  throw mismatch(launch, "takes a number as parameter " + std::to_string(position + 1));
}

void checkTensorTile(const values::Plan& plan, const values::Launch& launch, std::size_t position) {
  constexpr std::uint32_t kMostRows = 256;
  const auto* const tile = std::get_if<values::TensorTile>(&launch.arguments[position]);
  if (tile != nullptr && tile->buffer.index < plan.buffers.size() && tile->rows >= 1 &&
      tile->columns <= tile->pitch && tile->tileRows <= kMostRows) {
    const std::uint64_t size = tile->format == values::TensorTile::Format::bfloat16 ? 2 : 4;
    const std::uint64_t elements = (tile->rows - 1) * tile->pitch + tile->columns;
    if (elements * size <= plan.buffers[tile->buffer.index].bytes()) return;
  }
  throw mismatch(launch,
                 "takes a matrix for bulk copies as parameter " + std::to_string(position + 1));
}

}  // namespace lanescope::simt
