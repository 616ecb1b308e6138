#include <cooperative_groups.h>
namespace cg = cooperative_groups;

// Exclusive: the inclusive sum without one's own element.
__global__ void groupScan(const int *input, int *output, int n)
{
    auto block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    __shared__ int base[32];
    unsigned i = block.thread_rank();
    int own = i < n ? input[i] : 0;
    int sum = own;
    for (unsigned step = 1; step < warp.size(); step *= 2) {
        int other = warp.shfl_up(sum, step);
        if (warp.thread_rank() >= step) sum += other;
    }
    if (warp.thread_rank() == warp.size() - 1) base[warp.meta_group_rank()] = sum;
    cg::sync(block);
    int before = 0;
    for (unsigned w = 0; w < warp.meta_group_rank(); ++w) before += base[w];
    if (i < n) output[i] = before + sum - own;
}
