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
  std::string name;  ///< as the kernel's parameter is called
  Role role = Role::input;
  DType type = DType::float32;
  std::uint64_t count = 0;
  /// Of an output or scratch: cleared before the first launch, as an accumulator or a counter has
  /// to be. The others are left as the allocation gave them, so that a kernel which reads what it
  /// has not written is found out.
  bool zeroed = false;
  /// Of words of 8 bytes: each carries 32 bits of a value of this type, and above them a tag that
  /// says what it is, by its last two bits: 1 the aggregate of a tile's elements, 2 the prefix of
  /// all elements up to the tile's last (Merrill & Garland, Single-pass Parallel Prefix Scan with
  /// Decoupled Look-back, 2016).
  std::optional<DType> tagged = {};
  /// Of a zeroed one: the bits of what each element holds at first, where that is not 0, as the
  /// number that a least one is looked for from.
  std::uint64_t startBits = 0;
  std::uint64_t columns = 0;  ///< of a matrix, row by row: the length of a row; 0: no matrix
};

/// What a zeroed buffer holds at first.
[[nodiscard]] inline HostArray startOf(const Buffer& buffer) {
  HostArray array(buffer.type, buffer.count);
  const std::size_t size = sizeOf(buffer.type);
  for (std::size_t at = 0; at < array.bytes.size(); at += size) {
    std::memcpy(array.bytes.data() + at, &buffer.startBits, size);
  }
  return array;
}

/// One array of shared memory, which the kernel declares.
struct SharedArray {
  std::string name = {};
  DType type = DType::float32;
  /// The elements that this launch uses; at most what the kernel declares.
  std::uint64_t count = 0;
  std::uint64_t columns = 0;  ///< as of a Buffer
  int line = 0;  ///< of the declaration in the kernel's file; 0: the launch's dynamic part
};

/// A kernel argument: the position of a buffer in `Plan::buffers`, a matrix in such a buffer for
/// the tensor memory accelerator, or a number.
struct BufferIndex {
  std::uint32_t index = 0;
};
/// A matrix, row by row, of which one bulk copy takes `tileRows` rows and 128 bytes of each. In
/// shared memory the eight pieces of 16 bytes that row i of such a tile has are in another order:
/// piece p lies where p ^ (i % 8) would (the 128-byte swizzle of the CUDA C++ Programming Guide).
/// What lies beyond the matrix comes as zeros.
struct TensorTile {
  enum class Format : std::uint8_t {
    float32,
    tf32,  ///< float32 in memory, which the copy rounds to the nearest TF32
    bfloat16,
  };
  BufferIndex buffer;
  std::uint64_t rows = 0;
  std::uint64_t columns = 0;
  std::uint64_t pitch = 0;  ///< elements from row to row; their bytes a multiple of 16
  std::uint32_t tileRows = 0;
  Format format = Format::float32;
};
using Argument = std::variant<BufferIndex, std::int64_t, TensorTile>;

struct Launch {
  std::string entry;  ///< the name that LANESCOPE_KERNEL registers
  Dim3 grid;
  Dim3 block;
  std::uint32_t dynamicSharedBytes = 0;
  std::vector<Argument> arguments = {};  ///< in the order of the kernel's parameters
  std::vector<SharedArray> shared = {};
  /// Blocks of one thread-block cluster, side by side along the grid's x, which it divides; 1:
  /// none.
  std::uint32_t cluster = 1;
};

/// A loop of the kernel's file: the lines of its first and its last word, counted from 1.
struct Loop {
  int first = 0;
  int last = 0;
  bool operator==(const Loop&) const = default;
};

/// All that a backend needs to know to run a kernel; a catalogue row makes it from the parameters.
struct Plan {
  std::string kernel;  ///< catalogue id
  std::vector<Buffer> buffers;
  std::vector<Launch> launches;      ///< one after the other
  int computeCapability = 0;         ///< the least that a GPU must have, 80 for 8.0; 0: any
  bool thatCapabilityAlone = false;  ///< later GPUs lack something of it, as wgmma
  std::vector<Loop> loops = {};      ///< of the kernel's file; an outer one before those within it

  [[nodiscard]] std::uint64_t bytes() const {
    std::uint64_t sum = 0;
    for (const Buffer& buffer : buffers) sum += buffer.count * sizeOf(buffer.type);
    return sum;
  }
};

}  // namespace lanescope::values
