// SPDX-License-Identifier: Apache-2.0
//
// Histogram equalisation in three launches: count the grey levels, scan the counts and make a table of them, look every
// pixel up. This is what a scan is good for: the running sum of the histogram says how many pixels are darker, and a pixel
// becomes as bright as that share of the image.
// The result is that of OpenCV's equalizeHist, byte for byte.
//
// Launches 1 and 3: a tile of 2·blockDim.x vectors of 16 pixels; block b takes the tiles b, b + gridDim.x, ...
//
//     vector of the tile    0   1  ...  blockDim.x - 1 | blockDim.x  ...  2·blockDim.x - 1
//     thread                0   1  ...  blockDim.x - 1 |      0      ...    blockDim.x - 1
//
// Launch 1: counts[level·32 + lane] in shared memory; the lane is the bank, too.
//
//     lane             0     1     2  ...    31
//     level   0        0     1     2  ...    31
//     level   1       32    33    34  ...    63
//       ...
//     level 255     8160  8161  8162  ...  8191
//
// Launch 2: thread i has grey level i; sums holds two halves of 256 counts, one to read and one to write.
// Launch 3: levels[i] is a byte; the four levels 4·w to 4·w + 3 are word w, in bank w % 32.
#include "kernels/kernel.h"

constexpr int kLevels = 256;
constexpr int kLanes = 32;
constexpr int kInFlight = 2;           // vectors that a thread loads before it uses the first
constexpr int kVectorPixels = 16;      // pixels of a uint4

/// Counts the four pixels of a word, the lowest byte first, each in this lane's own counter.
template <class Counts>
__device__ void countFour(unsigned four, unsigned lane, Counts& counts)
{
    for (int k = 0; k < 4; ++k) {
        const unsigned level = four >> (8 * k) & 255;
        atomicAdd(&counts[level * kLanes + lane], 1u);
    }
}

/// Launch 1: the histogram, in shared memory as in histogram_shared, with 32 counters a grey level: one for
/// each lane of a warp. So no two lanes of a warp ever add to one counter or one bank, and an image
/// of a single colour takes no longer than any other. Costs: 32 KiB a block.
__global__ void histogramOfLanes(Global<const unsigned char> pixels,
                                 Global<Element<unsigned long long>> histogram, long long n)
{
    using Vector = SixteenBytes<Element<unsigned>>;
    __shared__ __align__(16) Array<Element<unsigned>, kLevels * kLanes> counts;

    const unsigned t = threadIdx.x;
    const unsigned lane = t % kLanes;
    for (unsigned i = t; i < kLevels * kLanes / 4; i += blockDim.x) {
        viewAs<Vector>(counts)[i] = Vector{};
    }
    __syncthreads();                   // every counter is 0 before the first pixel is counted

    const auto vectors = viewAs<uint4>(pixels);
    const long long count = n / kVectorPixels;
    const long long tile = (long long)blockDim.x * kInFlight;
    for (long long first = blockIdx.x * tile; first < count; first += gridDim.x * tile) {
        uint4 loaded[kInFlight];
        for (int k = 0; k < kInFlight; ++k) {
            const long long v = first + t + k * blockDim.x;
            if (v < count) {
                loaded[k] = vectors[v];
            }
        }
        for (int k = 0; k < kInFlight; ++k) {
            const long long v = first + t + k * blockDim.x;
            if (v < count) {
                countFour(loaded[k].x, lane, counts);
                countFour(loaded[k].y, lane, counts);
                countFour(loaded[k].z, lane, counts);
                countFour(loaded[k].w, lane, counts);
            }
        }
    }
    if (blockIdx.x == 0) {             // the rest is less than a vector
        for (long long i = count * kVectorPixels + t; i < n; i += blockDim.x) {
            const unsigned level = pixels[i];
            atomicAdd(&counts[level * kLanes + lane], 1u);
        }
    }
    __syncthreads();                   // the block's last pixel is counted before its counts go out

    for (unsigned level = t; level < kLevels; level += blockDim.x) {
        Element<unsigned> sum = 0;
        for (unsigned k = 0; k < kLanes; ++k) {
            sum += counts[level * kLanes + (k + t) % kLanes];   // each lane in another bank
        }
        if (sum > 0) {
            atomicAdd(&histogram[level], (Element<unsigned long long>)sum);
        }
    }
}

/// Launch 2, one block with a thread a grey level. The inclusive scan of the histogram by Hillis and Steele
/// is the cdf: the number of pixels that are at most as bright. From it follows the new grey level of each
/// old one: the darkest level that occurs becomes 0 and the brightest 255. The table is computed in float32
/// and rounded half to even, as OpenCV does.
__global__ void makeTable(Global<const Element<unsigned long long>> histogram,
                          Global<Element<unsigned long long>> cdf,
                          Global<Element<unsigned char>> table, long long n)
{
    using Count = Element<unsigned long long>;
    __shared__ Array<Element<unsigned long long>, 2 * kLevels> sums;
    __shared__ Array<Element<unsigned long long>, 1> darkest;

    const unsigned level = threadIdx.x;
    const unsigned long long pixels = n;
    const Count mine = histogram[level];
    unsigned from = 0;                 // where the half begins that is read
    unsigned to = kLevels;             // and the one that is written
    sums[level] = mine;
    __syncthreads();                   // every count is there before a neighbour reads it

    for (unsigned d = 1; d < kLevels; d *= 2) {
        Count sum = sums[from + level];
        if (level >= d) {
            sum += sums[from + level - d];
        }
        sums[to + level] = sum;
        __syncthreads();               // this step is written before the next reads it, and is read no more

        const unsigned written = to;
        to = from;
        from = written;
    }
    const Count upToHere = sums[from + level];
    cdf[level] = upToHere;
    if (mine > 0 && upToHere == mine) {
        darkest[0] = mine;             // no pixel is darker: true for exactly one level
    }
    __syncthreads();                   // the darkest level's count is known to all

    const Count lowest = darkest[0];
    Element<unsigned> grey = level;             // an image of one colour stays as it is
    if (lowest < pixels) {
        const Count darker = upToHere < lowest ? 0 : upToHere - lowest;
        const Element<float> scale = __fdiv_rn(255.0f, __ull2float_rn(pixels - lowest));
        grey = __float2uint_rn(__fmul_rn(__ull2float_rn(darker), scale));
    }
    table[level] = (Element<unsigned char>)(grey < 255 ? grey : 255);
}

/// Launch 3: the map. The table's 256 bytes lie in 64 words, two in each bank of shared memory, so that
/// a warp's look-up takes two passes at most, whatever the pixels are.
__global__ void mapPixels(Global<const unsigned char> pixels,
                          Global<const Element<unsigned char>> table,
                          Global<Element<unsigned char>> out, long long n)
{
    using Grey = Element<unsigned char>;
    __shared__ Array<Element<unsigned char>, kLevels> levels;

    const unsigned t = threadIdx.x;
    for (unsigned level = t; level < kLevels; level += blockDim.x) {
        levels[level] = table[level];
    }
    __syncthreads();                   // the whole table is there before a pixel is looked up

    const auto from = viewAs<uint4>(pixels);
    const auto to = viewAs<uint4>(out);
    const long long count = n / kVectorPixels;
    const long long tile = (long long)blockDim.x * kInFlight;
    for (long long first = blockIdx.x * tile; first < count; first += gridDim.x * tile) {
        uint4 loaded[kInFlight];
        for (int k = 0; k < kInFlight; ++k) {
            const long long v = first + t + k * blockDim.x;
            if (v < count) {
                loaded[k] = from[v];
            }
        }
        for (int k = 0; k < kInFlight; ++k) {
            const long long v = first + t + k * blockDim.x;
            if (v < count) {
                const unsigned fours[4] = {loaded[k].x, loaded[k].y, loaded[k].z, loaded[k].w};
                FourBytes<Grey> made[4];
                for (int w = 0; w < 4; ++w) {                   // four pixels, the lowest byte first
                    for (int byte = 0; byte < 4; ++byte) {
                        made[w].set(byte, levels[fours[w] >> (8 * byte) & 255]);
                    }
                }
                to[v] = packed<SixteenBytes<Grey>>(made);
            }
        }
    }
    if (blockIdx.x == 0) {             // the rest is less than a vector
        for (long long i = count * kVectorPixels + t; i < n; i += blockDim.x) {
            out[i] = levels[pixels[i]];
        }
    }
}

LANESCOPE_KERNEL(histogramOfLanes)
LANESCOPE_KERNEL(makeTable)
LANESCOPE_KERNEL(mapPixels)
