// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// The common parts of the matrix products on tensor cores. In each block one warp group copies tiles of
// A and B into a ring of stages in shared memory, and the other warp groups multiply them. The two
// blocks of a cluster share one of the two tiles. After NVIDIA's CUTLASS, "warp-specialized persistent" kernels.

/// Stands before a loop whose counter selects registers, which must therefore be unrolled.
#if defined(__CUDACC__)
#define LANESCOPE_UNROLL _Pragma("unroll")
#else
#define LANESCOPE_UNROLL
#endif

// These functions have a last parameter, which no call passes: the source line of the call, on which
// a record shows what they do.

// LANESCOPE_AT(i): an index on that line. LANESCOPE_ON_LINE: that line as a further argument.
#if defined(LANESCOPE_RECORDED) || defined(LANESCOPE_EMULATED)
#define LANESCOPE_AT(i) (trace::Index((i), line))
#define LANESCOPE_ON_LINE , line
#else
#define LANESCOPE_AT(i) (i)
#define LANESCOPE_ON_LINE
#endif

#if defined(LANESCOPE_EMULATED)
#define LANESCOPE_BUILD emulated
#elif defined(LANESCOPE_RECORDED)
#define LANESCOPE_BUILD recorded
#elif defined(LANESCOPE_STAMPED)
#define LANESCOPE_BUILD stamped
#else
#define LANESCOPE_BUILD plain
#endif

namespace lanescope::kernels {

#if defined(LANESCOPE_EMULATED)
namespace ptx = simt::ptx;
#else
namespace ptx = LANESCOPE_BUILD::ptx;
#endif

inline constexpr unsigned kWarpGroup = 128;  ///< threads that compute a wgmma together
inline constexpr unsigned kWarpsOfGroup = 4;
inline constexpr unsigned kGroupRows = 64;   ///< rows of a wgmma's result
inline constexpr unsigned kTileLine = 32;    ///< words in a row of a tile: 128 bytes
inline constexpr int kRingWords = 48 * 1024;  ///< words of all stages: 192 KiB
inline constexpr unsigned kPatchRows = 16;   ///< rows of C, of 128 bytes each, that a warp stores together
inline constexpr unsigned kPatchWords = kPatchRows * kTileLine;  ///< words of a warp's patch, behind the ring

/// A warp group's place in the ring of stages, and the parity of the phase that the barriers of the
/// stage are in.
template <int kStages>
struct RingPlace {
  int stage = 0;
  unsigned parity = 0;

  __device__ void advance() {
    if (++stage < kStages) return;
    stage = 0;
    parity ^= 1;
  }
};

/// Waits until the phase of this parity is over. The phase before the first one of a new barrier counts
/// as over.
template <class Barriers>
__device__ void waitFor(Barriers& barriers, int stage, unsigned parity,
                        [[maybe_unused]] int line = __builtin_LINE()) {
  while (!ptx::mbarrier_try_wait_parity(&barriers[LANESCOPE_AT(stage)], parity)) {
  }
}

/// Initializes the barriers of all stages. A stage's `filled` waits for the bytes of the tiles, its
/// `emptied` for all warps of the cluster that read them.
template <int kStages, class Filled, class Emptied>
__device__ void initializeRing(Filled& filled, Emptied& emptied, unsigned readers,
                               [[maybe_unused]] int line = __builtin_LINE()) {
  for (int stage = 0; stage < kStages; ++stage) {
    ptx::mbarrier_init(&filled[LANESCOPE_AT(stage)], 1U);
    ptx::mbarrier_init(&emptied[LANESCOPE_AT(stage)], readers);
  }
  ptx::fence_mbarrier_init();
}

/// Tells all producers of the cluster that the calling warp has read the stage's tiles.
template <class Barriers>
__device__ void release(Barriers& emptied, int stage, unsigned clusterBlocks,
                        [[maybe_unused]] int line = __builtin_LINE()) {
  const unsigned lane = threadIdx.x % 32;
  if (lane < clusterBlocks) ptx::mbarrier_arrive(&emptied[LANESCOPE_AT(stage)], lane);
}

/// First word of the calling warp's patch.
__device__ inline unsigned patchOfWarp() {
  return kRingWords + (threadIdx.x - kWarpGroup) / 32 * kPatchWords;
}

/// The descriptor of a matrix in shared memory for wgmma. The matrix lies in tiles as bulk copies leave
/// them, with the 128-byte swizzle. `groups`: the bytes from one group of eight rows to the next.
/// `lines`: the bytes from one tile to the next beside it, where the rows of the tiles lie across k;
/// ignored elsewhere. Adding 1 moves the descriptor by 16 bytes. After the PTX ISA, "matrix descriptor
/// format".
__device__ inline std::uint64_t tileDescriptor(unsigned address, unsigned groups, unsigned lines) {
  constexpr std::uint64_t kSwizzle128 = 1;
  return std::uint64_t{(address & 0x3ffffU) >> 4} | std::uint64_t{lines >> 4} << 16 |
         std::uint64_t{groups >> 4} << 32 | kSwizzle128 << 62;
}

/// The order in which the clusters take the tiles of C: band by band, so that the tiles under way at the
/// same time lie in a square and find most of A and B in the L2 cache. The tiles of a cluster lie side by
/// side along the first of the two directions.
class TileOrder {
 public:
  /// `along`, `across`: the number of tiles in each direction.
  __device__ TileOrder(unsigned along, unsigned across, unsigned clusterBlocks, unsigned rank)
      : m_clusters((along + clusterBlocks - 1) / clusterBlocks),
        m_across(across),
        m_blocks(clusterBlocks),
        m_rank(rank) {}

  [[nodiscard]] __device__ unsigned count() const { return m_clusters * m_across; }
  [[nodiscard]] __device__ unsigned along(unsigned i) const {
    return i % (m_clusters * kBand) / width(i) * m_blocks + m_rank;
  }
  [[nodiscard]] __device__ unsigned across(unsigned i) const {
    return firstOf(i) + i % (m_clusters * kBand) % width(i);
  }

 private:
  static constexpr unsigned kBand = 8;

  [[nodiscard]] __device__ unsigned firstOf(unsigned i) const {
    return i / (m_clusters * kBand) * kBand;
  }
  [[nodiscard]] __device__ unsigned width(unsigned i) const {
    const unsigned left = m_across - firstOf(i);
    return left < kBand ? left : kBand;
  }

  unsigned m_clusters;
  unsigned m_across;
  unsigned m_blocks;
  unsigned m_rank;
};

namespace LANESCOPE_BUILD {

/// The calling thread's part, in registers, of the left operand of a warp group's wgmma: tiles of B with
/// 32 rows (along k) and 32 columns, two tiles a warp group. As wgmma takes them, transposed, a thread has
/// elements of two rows, four apart, and of two columns. The columns can be chosen: they are neighbours,
/// chosen so that the pairs of a half-warp lie in different banks.
class TransposedFragment {
 public:
  /// `group`: the thread's warp group among those that multiply, from 0.
  explicit __device__ TransposedFragment(unsigned group)
      : m_tile(group * 2 + threadIdx.x % kWarpGroup / 64),
        m_piece(threadIdx.x / 32 % 2 * 2 + threadIdx.x / 16 % 2 + threadIdx.x / 8 % 2 * 4),
        m_row(threadIdx.x % 4),
        m_pair(threadIdx.x / 4 % 2) {}

  /// Loads the fragment for each step of 8 along k; B's tiles begin at word `from`.
  template <class Words, int kSteps>
  __device__ void gather(const Words& words, unsigned from, unsigned (&elements)[kSteps][4],
                         [[maybe_unused]] int line = __builtin_LINE()) const {
    const auto pairs = viewAs<float2>(words);
    LANESCOPE_UNROLL
    for (int j = 0; j < kSteps; ++j) {
      const float2 upper = pairs[LANESCOPE_AT(from / 2 + pairAt(8 * j, m_row))];
      const float2 lower = pairs[LANESCOPE_AT(from / 2 + pairAt(8 * j, m_row + 4))];
      elements[j][0] = __float_as_uint(upper.x);
      elements[j][1] = __float_as_uint(upper.y);
      elements[j][2] = __float_as_uint(lower.x);
      elements[j][3] = __float_as_uint(lower.y);
    }
  }
  /// The first column of the thread's pair.
  [[nodiscard]] __device__ unsigned column() const {
    return m_tile * kTileLine + m_piece * 4 + m_pair * 2;
  }

 private:
  [[nodiscard]] __device__ unsigned pairAt(unsigned group, unsigned row) const {
    return (m_tile * kTileLine + group + row) * (kTileLine / 2) + (m_piece ^ row) * 2 + m_pair;
  }

  unsigned m_tile;
  unsigned m_piece;  ///< piece of 16 bytes in a row of a tile
  unsigned m_row;
  unsigned m_pair;  ///< which of the two pairs of the piece
};

/// The place of an element in a patch. The columns of a row are permuted so that pairs of one column,
/// from rows 0 to 3 or from rows 0, 2, 4 and 6, lie in different banks.
__device__ inline unsigned patchPlace(unsigned row, unsigned column) {
  return row * kTileLine + (column ^ __brev(row) >> 29 << 2);
}

/// Stores the patch at word `from` to c, m×n, from this row and column on, a row at a time.
template <class Words, class Matrix>
__device__ void storePatch(const Words& words, unsigned from, const Matrix& c, long long row, long long column,
                           long long m, long long n, [[maybe_unused]] int line) {
  const unsigned lane = threadIdx.x % 32;
  float ofColumn[kPatchRows];
  LANESCOPE_UNROLL
  for (unsigned i = 0; i < kPatchRows; ++i) ofColumn[i] = words[LANESCOPE_AT(from + patchPlace(i, lane))];
  if (column + lane >= n || row >= m) return;
  const unsigned rows = m - row < kPatchRows ? m - row : kPatchRows;
  const long long first = row * n + column + lane;
  LANESCOPE_UNROLL
  for (unsigned i = 0; i < kPatchRows; ++i) {
    if (i < rows) c[LANESCOPE_AT(first + i * n)] = ofColumn[i];
  }
}

/// Stores two neighbours of a row of c at once.
template <class Matrix>
__device__ void storePair(const Matrix& c, long long row, long long column, long long m, long long n, float x, float y,
                          [[maybe_unused]] int line) {
  if (row < m && column < n) viewAs<float2>(c)[LANESCOPE_AT((row * n + column) / 2)] = make_float2(x, y);
}

/// Stores a warp's part of the result of its group's wgmmas to c, where the group's part begins at this
/// row and column. Four lanes hold eight neighbours of a row, which are one sector where n is a multiple
/// of 8. Elsewhere the stores are collected first in the warp's patch, at word `from`.
template <class Words, class Matrix, int kCount>
__device__ void storeResult(const Words& words, unsigned from, const Matrix& c, long long row, long long column,
                            long long m, long long n, const float (&sums)[kCount],
                            [[maybe_unused]] int line = __builtin_LINE()) {
  const unsigned own = threadIdx.x % 32 / 4;           // its row
  const unsigned pair = threadIdx.x % 4 * 2;           // the first column of its pair
  row += threadIdx.x % kWarpGroup / 32 * kPatchRows;
  if (n % 8 == 0) {
    LANESCOPE_UNROLL
    for (int j = 0; j < kCount / 4; ++j) {
      storePair(c, row + own, column + 8 * j + pair, m, n, sums[4 * j], sums[4 * j + 1], line);
      storePair(c, row + own + 8, column + 8 * j + pair, m, n, sums[4 * j + 2], sums[4 * j + 3], line);
    }
    return;
  }
  const auto pairs = viewAs<float2>(words);
  LANESCOPE_UNROLL
  for (int j = 0; j < kCount / 4; ++j) {
    const unsigned inPatch = 8 * j % kTileLine + pair;
    pairs[LANESCOPE_AT((from + patchPlace(own, inPatch)) / 2)] = make_float2(sums[4 * j], sums[4 * j + 1]);
    pairs[LANESCOPE_AT((from + patchPlace(own + 8, inPatch)) / 2)] = make_float2(sums[4 * j + 2], sums[4 * j + 3]);
    if (j % 4 == 3) {
      __syncwarp(0xffffffffU LANESCOPE_ON_LINE);  // the patch is complete
      storePatch(words, from, c, row, column + 8 * (j - 3), m, n, line);
      __syncwarp(0xffffffffU LANESCOPE_ON_LINE);  // the patch has been read
    }
  }
}

/// The same for the transposed result: c's columns are the group's rows, as the fragment has them. Two
/// warps together hold the columns of one patch and the rows of two.
template <class Words, class Matrix, int kCount>
__device__ void storeTransposed(const Words& words, unsigned from, const Matrix& c, const TransposedFragment& fragment,
                                long long row, long long column, long long m, long long n,
                                const float (&sums)[kCount], [[maybe_unused]] int line = __builtin_LINE()) {
  const unsigned own = threadIdx.x % 4 * 2;            // its first row; the other one is below
  if (n % 8 == 0) {
    LANESCOPE_UNROLL
    for (int j = 0; j < kCount / 4; ++j) {
      storePair(c, row + 8 * j + own, column + fragment.column(), m, n, sums[4 * j], sums[4 * j + 2], line);
      storePair(c, row + 8 * j + own + 1, column + fragment.column(), m, n, sums[4 * j + 1], sums[4 * j + 3], line);
    }
    return;
  }
  const unsigned half = threadIdx.x / 32 % 2;
  const unsigned both = from - half * kPatchWords;     // the two warps' patches
  const unsigned barrier = threadIdx.x / 64;           // the barrier of the two warps; 0 is the block's
  const auto pairs = viewAs<float2>(words);
  LANESCOPE_UNROLL
  for (int j = 0; j < kCount / 4; ++j) {
    const unsigned inPatch = fragment.column() % kTileLine;
    const unsigned first = 8 * j % (2 * kPatchRows) + own;
    pairs[LANESCOPE_AT((both + patchPlace(first, inPatch)) / 2)] = make_float2(sums[4 * j], sums[4 * j + 2]);
    pairs[LANESCOPE_AT((both + patchPlace(first + 1, inPatch)) / 2)] = make_float2(sums[4 * j + 1], sums[4 * j + 3]);
    if (j % 4 == 3) {
      ptx::barrier_sync(barrier, 64U LANESCOPE_ON_LINE);   // both patches are complete
      storePatch(words, from, c, row + 8 * (j - 3) + half * kPatchRows, column + fragment.column() / kTileLine * kTileLine,
                 m, n, line);
      ptx::barrier_sync(barrier, 64U LANESCOPE_ON_LINE);   // the patch has been read
    }
  }
}

}  // namespace LANESCOPE_BUILD
}  // namespace lanescope::kernels

#undef LANESCOPE_BUILD
#undef LANESCOPE_ON_LINE
#undef LANESCOPE_AT
