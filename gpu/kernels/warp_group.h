// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// What the matrix products on tensor cores have in common. In each block one warp group copies tiles of
// A and B into a ring of stages in shared memory, and the others multiply them; pairs of blocks, a
// cluster each, share one of the two tiles. After NVIDIA's CUTLASS, "warp-specialized persistent" kernels.

/// Before a loop whose counter picks registers.
#if defined(__CUDACC__)
#define LANESCOPE_UNROLL _Pragma("unroll")
#else
#define LANESCOPE_UNROLL
#endif

namespace lanescope::kernels {

#if defined(LANESCOPE_EMULATED)
namespace ptx = simt::ptx;
#else
namespace ptx = plain::ptx;
#endif

inline constexpr unsigned kWarpGroup = 128;  ///< threads that compute a wgmma together
inline constexpr unsigned kWarpsOfGroup = 4;
inline constexpr unsigned kGroupRows = 64;   ///< rows of a wgmma's result
inline constexpr unsigned kTileLine = 32;    ///< words in a row of a tile: 128 bytes
inline constexpr int kRingWords = 48 * 1024;  ///< of all stages: 192 KiB
inline constexpr unsigned kPatchRows = 16;   ///< of C, that a warp stores together, 128 bytes each
inline constexpr unsigned kPatchWords = kPatchRows * kTileLine;  ///< behind the ring, for each warp

/// Where somebody is in the ring of stages. The parity is that of the phase in which the stage's
/// barriers are.
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

/// Waits until the phase of this parity is over. Of a new barrier the one before its first is.
template <class Barriers>
__device__ void waitFor(Barriers& barriers, int stage, unsigned parity) {
  while (!ptx::mbarrier_try_wait_parity(&barriers[stage], parity)) {
  }
}

/// Of a stage: `filled` waits for the tiles' bytes, `emptied` for the warps that read them, those of
/// the whole cluster.
template <int kStages, class Barriers>
__device__ void initializeRing(Barriers& filled, Barriers& emptied, unsigned readers) {
  for (int stage = 0; stage < kStages; ++stage) {
    ptx::mbarrier_init(&filled[stage], 1U);
    ptx::mbarrier_init(&emptied[stage], readers);
  }
  ptx::fence_mbarrier_init();
}

/// The calling warp needs the stage's tiles no more; all producers of the cluster learn of it.
template <class Barriers>
__device__ void release(Barriers& emptied, int stage, unsigned clusterBlocks) {
  const unsigned lane = threadIdx.x % 32;
  if (lane < clusterBlocks) ptx::mbarrier_arrive(&emptied[stage], lane);
}

/// Where the calling warp's patch begins, in words.
__device__ inline unsigned patchOfWarp() {
  return kRingWords + (threadIdx.x - kWarpGroup) / 32 * kPatchWords;
}

/// How wgmma is told of a matrix in shared memory that lies in tiles as bulk copies leave them, with
/// the 128-byte swizzle. `groups`: the bytes between two groups of eight rows. `lines`: between two
/// tiles side by side, where the rows of the tiles go across k; else ignored. After the PTX ISA, "matrix
/// descriptor format". Sixteen bytes on is one more.
__device__ inline std::uint64_t tileDescriptor(unsigned address, unsigned groups, unsigned lines) {
  constexpr std::uint64_t kSwizzle128 = 1;
  return std::uint64_t{(address & 0x3ffffU) >> 4} | std::uint64_t{lines >> 4} << 16 |
         std::uint64_t{groups >> 4} << 32 | kSwizzle128 << 62;
}

/// The order in which the clusters take the tiles of C: band by band, so that those at work at the same
/// time lie in a square and find most of A and B in the L2 cache. Within a cluster the tiles lie side
/// by side along the first of the two directions.
class TileOrder {
 public:
  /// So many tiles in each direction.
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

#if defined(LANESCOPE_EMULATED)
namespace emulated {
#else
namespace plain {
#endif

/// The calling thread's part of what a warp group multiplies from the left, in registers: of tiles of B
/// of 32 rows, along k, and 32 columns, two a warp group. As a wgmma wants them, transposed, a thread has
/// elements of two rows four apart, from two columns; which columns is free, so they are neighbours, and
/// such ones that a half-warp finds all its pairs in different banks.
class TransposedFragment {
 public:
  __device__ TransposedFragment()
      : m_tile((threadIdx.x / kWarpGroup - 1) * 2 + threadIdx.x % kWarpGroup / 64),
        m_piece(threadIdx.x / 32 % 2 * 2 + threadIdx.x / 16 % 2 + threadIdx.x / 8 % 2 * 4),
        m_row(threadIdx.x % 4),
        m_pair(threadIdx.x / 4 % 2) {}

  /// Loads it for the steps of 8 along k; B's tiles begin at `from`.
  template <class Words, int kSteps>
  __device__ void gather(const Words& words, unsigned from, unsigned (&elements)[kSteps][4]) const {
    const auto pairs = viewAs<float2>(words);
    LANESCOPE_UNROLL
    for (int j = 0; j < kSteps; ++j) {
      const float2 upper = pairs[from / 2 + pairAt(8 * j, m_row)];
      const float2 lower = pairs[from / 2 + pairAt(8 * j, m_row + 4)];
      elements[j][0] = __float_as_uint(upper.x);
      elements[j][1] = __float_as_uint(upper.y);
      elements[j][2] = __float_as_uint(lower.x);
      elements[j][3] = __float_as_uint(lower.y);
    }
  }
  /// The pair's first column.
  [[nodiscard]] __device__ unsigned column() const {
    return m_tile * kTileLine + m_piece * 4 + m_pair * 2;
  }

 private:
  [[nodiscard]] __device__ unsigned pairAt(unsigned group, unsigned row) const {
    return (m_tile * kTileLine + group + row) * (kTileLine / 2) + (m_piece ^ row) * 2 + m_pair;
  }

  unsigned m_tile;
  unsigned m_piece;  ///< of 16 bytes, of a row of a tile
  unsigned m_row;
  unsigned m_pair;  ///< of the piece's two
};

/// Where a patch has an element: the columns of a row are swapped so that pairs of one column, from rows
/// 0 to 3 or 0, 2, 4 and 6, lie in different banks.
__device__ inline unsigned patchPlace(unsigned row, unsigned column) {
  return row * kTileLine + (column ^ __brev(row) >> 29 << 2);
}

/// Stores the patch at `from` where c, m×n, has this row and column, a row at a time.
template <class Words, class Matrix>
__device__ void storePatch(const Words& words, unsigned from, const Matrix& c, long long row, long long column,
                           long long m, long long n) {
  const unsigned lane = threadIdx.x % 32;
  float ofColumn[kPatchRows];
  LANESCOPE_UNROLL
  for (unsigned i = 0; i < kPatchRows; ++i) ofColumn[i] = words[from + patchPlace(i, lane)];
  if (column + lane >= n || row >= m) return;
  const unsigned rows = m - row < kPatchRows ? m - row : kPatchRows;
  const long long first = row * n + column + lane;
  LANESCOPE_UNROLL
  for (unsigned i = 0; i < kPatchRows; ++i) {
    if (i < rows) c[first + i * n] = ofColumn[i];
  }
}

/// Stores two neighbours of a row of c at once.
template <class Matrix>
__device__ void storePair(const Matrix& c, long long row, long long column, long long m, long long n, float x, float y) {
  if (row < m && column < n) viewAs<float2>(c)[(row * n + column) / 2] = make_float2(x, y);
}

/// Stores what a warp has of the result of its group's wgmmas where c has this row and column, those of
/// the group's part. A row's eight neighbours that four lanes have are a sector where n is a multiple of 8;
/// elsewhere stores that begin anywhere are collected in the warp's patch, `from` in `words`.
template <class Words, class Matrix, int kCount>
__device__ void storeResult(const Words& words, unsigned from, const Matrix& c, long long row, long long column,
                            long long m, long long n, const float (&sums)[kCount]) {
  const unsigned own = threadIdx.x % 32 / 4;           // row
  const unsigned pair = threadIdx.x % 4 * 2;           // and its first column
  row += threadIdx.x % kWarpGroup / 32 * kPatchRows;
  if (n % 8 == 0) {
    LANESCOPE_UNROLL
    for (int j = 0; j < kCount / 4; ++j) {
      storePair(c, row + own, column + 8 * j + pair, m, n, sums[4 * j], sums[4 * j + 1]);
      storePair(c, row + own + 8, column + 8 * j + pair, m, n, sums[4 * j + 2], sums[4 * j + 3]);
    }
    return;
  }
  const auto pairs = viewAs<float2>(words);
  LANESCOPE_UNROLL
  for (int j = 0; j < kCount / 4; ++j) {
    const unsigned inPatch = 8 * j % kTileLine + pair;
    pairs[(from + patchPlace(own, inPatch)) / 2] = make_float2(sums[4 * j], sums[4 * j + 1]);
    pairs[(from + patchPlace(own + 8, inPatch)) / 2] = make_float2(sums[4 * j + 2], sums[4 * j + 3]);
    if (j % 4 == 3) {
      __syncwarp();                    // the patch is whole
      storePatch(words, from, c, row, column + 8 * (j - 3), m, n);
      __syncwarp();                    // and read
    }
  }
}

/// The same of the transposed result: c's columns are the group's rows, as the fragment has them. Two warps
/// have the columns of a patch, and the rows of two.
template <class Words, class Matrix, int kCount>
__device__ void storeTransposed(const Words& words, unsigned from, const Matrix& c, const TransposedFragment& fragment,
                                long long row, long long column, long long m, long long n,
                                const float (&sums)[kCount]) {
  const unsigned own = threadIdx.x % 4 * 2;            // row, and the one below
  if (n % 8 == 0) {
    LANESCOPE_UNROLL
    for (int j = 0; j < kCount / 4; ++j) {
      storePair(c, row + 8 * j + own, column + fragment.column(), m, n, sums[4 * j], sums[4 * j + 2]);
      storePair(c, row + 8 * j + own + 1, column + fragment.column(), m, n, sums[4 * j + 1], sums[4 * j + 3]);
    }
    return;
  }
  const unsigned half = threadIdx.x / 32 % 2;
  const unsigned both = from - half * kPatchWords;     // the two warps' patches
  const unsigned barrier = threadIdx.x / 64;           // of the two; 0 is everybody's
  const auto pairs = viewAs<float2>(words);
  LANESCOPE_UNROLL
  for (int j = 0; j < kCount / 4; ++j) {
    const unsigned inPatch = fragment.column() % kTileLine;
    const unsigned first = 8 * j % (2 * kPatchRows) + own;
    pairs[(both + patchPlace(first, inPatch)) / 2] = make_float2(sums[4 * j], sums[4 * j + 2]);
    pairs[(both + patchPlace(first + 1, inPatch)) / 2] = make_float2(sums[4 * j + 1], sums[4 * j + 3]);
    if (j % 4 == 3) {
      ptx::barrier_sync(barrier, 64U);                 // both patches are whole
      storePatch(words, from, c, row + 8 * (j - 3) + half * kPatchRows, column + fragment.column() / kTileLine * kTileLine,
                 m, n);
      ptx::barrier_sync(barrier, 64U);                 // and read
    }
  }
}

}  // namespace emulated or plain
}  // namespace lanescope::kernels
