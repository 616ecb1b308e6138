#include <cooperative_groups.h>
using namespace cooperative_groups;

// Tiles of sixteen threads; their sums meet in shared memory.
__global__ void sumByTiles(const double *v, double *sums, int n)
{
    thread_block block = this_thread_block();
    auto tile = tiled_partition<16>(block);
    __shared__ double ofTile[16];

    double sum = 0.0;
    for (int i = blockIdx.x * block.size() + block.thread_rank(); i < n; i += gridDim.x * block.size()) {
        sum += v[i];
    }
    for (int i = tile.size() / 2; i > 0; i /= 2) {
        sum += tile.shfl_xor(sum, i);
    }
    if (tile.thread_rank() == 0) {
        ofTile[threadIdx.x / 16] = sum;
    }
    block.sync();

    if (block.thread_rank() < 16) {
        sum = block.thread_rank() < block.size() / 16 ? ofTile[block.thread_rank()] : 0.0;
        for (int i = 8; i > 0; i /= 2) sum += tile.shfl_down(sum, i);
        if (tile.thread_rank() == 0) sums[blockIdx.x] = sum;
    }
}
