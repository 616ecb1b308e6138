// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "values/dim3.h"
#include "values/host_array.h"

namespace lanescope::values {

enum class Role : std::uint8_t {
  input,    ///< copied to the device before the first launch
  output,   ///< copied back after the last launch
  scratch,  ///< never copied
};

/// One array in global memory.
struct Buffer {
  std::string name;  ///< the name of the kernel's parameter
  Role role = Role::input;
  DType type = DType::float32;
  std::uint64_t count = 0;
  /// The elements of an output or scratch buffer are set before the first launch, as an accumulator
  /// or a counter needs, to `startBits` or to those of `copyOf`. Other buffers are left as the
  /// allocation gave them, so that a kernel which reads an element before writing it is found out.
  bool zeroed = false;
  /// Set for words of 8 bytes that each carry 32 bits of a value of this type and a tag above them.
  /// The last two bits of the tag say what the value is: 1 the aggregate of a tile's elements, 2
  /// the prefix of all elements up to the tile's last (Merrill & Garland, Single-pass Parallel
  /// Prefix Scan with Decoupled Look-back, 2016).
  std::optional<DType> tagged = {};
  /// The bit pattern that each element of a zeroed buffer begins with. It is not 0 where 0 is not
  /// neutral, for example for a minimum.
  std::uint64_t startBits = 0;
  /// Length of a row of a matrix, which is stored row by row; 0: no matrix.
  std::uint64_t columns = 0;
  /// The position in Plan::buffers of the input of which a zeroed buffer begins as a copy, for a
  /// kernel that works in place. The input has as many elements, of the same type.
  std::optional<std::uint32_t> copyOf = {};

  [[nodiscard]] std::uint64_t bytes() const { return count * sizeOf(type); }
};

/// The first contents of a zeroed buffer.
[[nodiscard]] inline HostArray startOf(const Buffer& buffer) {
  HostArray array(buffer.type, buffer.count);
  const std::size_t size = sizeOf(buffer.type);
  for (std::size_t at = 0; at < array.bytes.size(); at += size) {
    std::memcpy(array.bytes.data() + at, &buffer.startBits, size);
  }
  return array;
}

/// One array of shared memory that the kernel declares.
struct SharedArray {
  std::string name = {};
  DType type = DType::float32;
  std::uint64_t count = 0;    ///< elements that this launch uses; the kernel may declare more
  std::uint64_t columns = 0;  ///< as Buffer::columns
  int line = 0;  ///< of the declaration in the kernel's file; 0: the launch's dynamic part
};

/// A kernel argument: the position of a buffer in `Plan::buffers`, a matrix in such a buffer for
/// the tensor memory accelerator, or a number, a whole one for a parameter of an integral type.
struct BufferIndex {
  std::uint32_t index = 0;
};
/// A matrix, stored row by row, of which one bulk copy takes a tile of `tileRows` rows of 128
/// bytes. Each row of the tile has eight pieces of 16 bytes. In shared memory, piece p of row i
/// lies at position p ^ (i % 8), the 128-byte swizzle of the CUDA C++ Programming Guide. Elements
/// beyond the matrix arrive as zeros.
struct TensorTile {
  enum class Format : std::uint8_t {
    float32,
    tf32,  ///< float32 in memory, which the copy rounds to the nearest TF32
    bfloat16,
  };
  BufferIndex buffer;
  std::uint64_t rows = 0;
  std::uint64_t columns = 0;
  std::uint64_t pitch = 0;  ///< elements from row to row; a multiple of 16 bytes
  std::uint32_t tileRows = 0;
  Format format = Format::float32;
};
using Argument = std::variant<BufferIndex, std::int64_t, TensorTile, double>;

struct Launch {
  std::string entry;  ///< the name that LANESCOPE_KERNEL registers
  Dim3 grid;
  Dim3 block;
  std::uint32_t dynamicSharedBytes = 0;
  std::vector<Argument> arguments = {};  ///< in the order of the kernel's parameters
  std::vector<SharedArray> shared = {};
  /// Blocks in a thread-block cluster; they are neighbours along the grid's x, which is a multiple
  /// of this number. 1: no clusters.
  std::uint32_t cluster = 1;
  /// The launch may begin before the one before it in the stream has ended, for whose end the
  /// kernel waits itself (kernels/launch_overlap.h). Without effect before compute capability 9.0.
  bool overlaps = false;
};

/// A loop of the kernel's file: the lines of its first and its last token, counted from 1.
struct Loop {
  int first = 0;
  int last = 0;
  bool operator==(const Loop&) const = default;
};

/// All that a backend needs to run a kernel. A catalogue row makes it from the parameters.
struct Plan {
  std::string kernel;  ///< catalogue id
  std::vector<Buffer> buffers;
  std::vector<Launch> launches;      ///< one after the other
  int computeCapability = 0;         ///< the least that a GPU must have, 80 for 8.0; 0: any GPU
  bool thatCapabilityAlone = false;  ///< later GPUs lack a feature that the kernel uses, as wgmma
  /// The loops of the kernel's file; an outer loop comes before those within it.
  std::vector<Loop> loops = {};

  [[nodiscard]] std::uint64_t bytes() const {
    std::uint64_t sum = 0;
    for (const Buffer& buffer : buffers) sum += buffer.bytes();
    return sum;
  }
  /// The first launch whose kernel copies tiles in bulk; none: nothing.
  [[nodiscard]] std::optional<std::uint32_t> firstWithTiles() const {
    for (std::uint32_t i = 0; i < launches.size(); ++i) {
      for (const Argument& argument : launches[i].arguments) {
        if (std::holds_alternative<TensorTile>(argument)) return i;
      }
    }
    return std::nullopt;
  }
};

}  // namespace lanescope::values
