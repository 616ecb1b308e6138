// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the catalogue, which knows nothing of Qt, for translators. lupdate reads
// this file, no compiler does. The test CatalogTexts writes it if LANESCOPE_WRITE_TEXTS
// is set in its environment.
// clang-format off
static const char* const kCatalogTexts[] = {
    //: Title of the kernel vector_add
    QT_TRANSLATE_NOOP("catalog", "Vector addition"),
    //: What the kernel vector_add does
    QT_TRANSLATE_NOOP("catalog", "Each thread adds one element of a and one of b; the number below is the last element of c."),
    //: Where the kernel vector_add is taught
    QT_TRANSLATE_NOOP("catalog", "CUDA C++ Programming Guide, Kernels; CUDA samples, vectorAdd; Sanders and Kandrot, CUDA by Example (2010), chapter 4"),
    //: Title of the kernel transpose_naive
    QT_TRANSLATE_NOOP("catalog", "Transpose, naive"),
    //: What the kernel transpose_naive does
    QT_TRANSLATE_NOOP("catalog", "Each element goes straight to its place: warps load from rows and store to columns; the number below is the last element."),
    //: Where the kernel transpose_naive is taught
    QT_TRANSLATE_NOOP("catalog", "Harris, An Efficient Matrix Transpose in CUDA C/C++ (NVIDIA, 2013)"),
    //: Title of the kernel transpose_tiled
    QT_TRANSLATE_NOOP("catalog", "Transpose, tile in shared memory"),
    //: What the kernel transpose_tiled does
    QT_TRANSLATE_NOOP("catalog", "Rows become columns in shared memory, where a column is in one bank; the number below is the last element."),
    //: Title of the kernel transpose_padded
    QT_TRANSLATE_NOOP("catalog", "Transpose, padded tile"),
    //: What the kernel transpose_padded does
    QT_TRANSLATE_NOOP("catalog", "An empty place behind each row of the tile puts a column's elements into 32 banks; the number below is the last element."),
    //: Title of the kernel transpose_swizzled
    QT_TRANSLATE_NOOP("catalog", "Transpose, swizzled tile"),
    //: What the kernel transpose_swizzled does
    QT_TRANSLATE_NOOP("catalog", "Each row of the tile has its columns in another order, and no place is empty; the number below is the last element."),
    //: Where the kernel transpose_swizzled is taught
    QT_TRANSLATE_NOOP("catalog", "CUDA C++ Programming Guide, TMA Swizzle, example matrix transpose; Mao, CUDA Shared Memory Swizzling"),
    //: Title of the kernel stencil_halo
    QT_TRANSLATE_NOOP("catalog", "Stencil of radius 3, tile with a halo"),
    //: What the kernel stencil_halo does
    QT_TRANSLATE_NOOP("catalog", "Each element becomes the sum of seven neighbours, which a block loads together with a halo; the number below is the last element."),
    //: Where the kernel stencil_halo is taught
    QT_TRANSLATE_NOOP("catalog", "NVIDIA, CUDA C/C++ Basics (2011), 1D stencil; Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 8"),
    //: Title of the kernel dot_global
    QT_TRANSLATE_NOOP("catalog", "Dot product, products in global memory"),
    //: What the kernel dot_global does
    QT_TRANSLATE_NOOP("catalog", "Every thread writes its products to global memory; the host adds all n of them."),
    //: Where the kernel dot_global is taught
    QT_TRANSLATE_NOOP("catalog", "Sanders and Kandrot, CUDA by Example (2010), chapter 5, first step"),
    //: Title of the kernel dot_one_thread
    QT_TRANSLATE_NOOP("catalog", "Dot product, one thread adds"),
    //: What the kernel dot_one_thread does
    QT_TRANSLATE_NOOP("catalog", "Each block keeps its sums in shared memory, and its thread 0 adds them one after the other."),
    //: Where the kernel dot_one_thread is taught
    QT_TRANSLATE_NOOP("catalog", "The first way to add a block's sums, which courses improve by a tree"),
    //: Title of the kernel dot_shared_products
    QT_TRANSLATE_NOOP("catalog", "Dot product, running sums in shared memory"),
    //: What the kernel dot_shared_products does
    QT_TRANSLATE_NOOP("catalog", "Each thread adds its products to an element of shared memory instead of a register."),
    //: Where the kernel dot_shared_products is taught
    QT_TRANSLATE_NOOP("catalog", "The shared-memory tree as courses often write it: buf[t] += a[i] * b[i]"),
    //: Title of the kernel dot_shared
    QT_TRANSLATE_NOOP("catalog", "Dot product, shared-memory tree"),
    //: What the kernel dot_shared does
    QT_TRANSLATE_NOOP("catalog", "Each block adds its products in a shared-memory tree; the host adds one number per block."),
    //: Where the kernel dot_shared is taught
    QT_TRANSLATE_NOOP("catalog", "Sanders and Kandrot, CUDA by Example (2010), chapter 5; Harris, Optimizing Parallel Reduction in CUDA (2007), step 3"),
    //: Title of the kernel dot_last_warp
    QT_TRANSLATE_NOOP("catalog", "Dot product, the last warp on its own"),
    //: What the kernel dot_last_warp does
    QT_TRANSLATE_NOOP("catalog", "The tree's last steps are of one warp, whose threads wait for each other only."),
    //: Where the kernel dot_last_warp is taught
    QT_TRANSLATE_NOOP("catalog", "Harris, Optimizing Parallel Reduction in CUDA (2007), step 5, with the __syncwarp() of CUDA 9 (2017)"),
    //: Title of the kernel dot_one_launch
    QT_TRANSLATE_NOOP("catalog", "Dot product, vector loads, one launch"),
    //: What the kernel dot_one_launch does
    QT_TRANSLATE_NOOP("catalog", "16 bytes per load, many in flight; the block that ends last adds up all blocks' sums."),
    //: Where the kernel dot_one_launch is taught
    QT_TRANSLATE_NOOP("catalog", "NVIDIA, CUDA samples, threadFenceReduction; Harris, CUDA Pro Tip: Increase Performance with Vectorized Memory Access (2013)"),
    //: Title of the kernel reduce_interleaved_divergent
    QT_TRANSLATE_NOOP("catalog", "Reduction 1: interleaved, divergent branch"),
    //: What the kernel reduce_interleaved_divergent does
    QT_TRANSLATE_NOOP("catalog", "Every second thread works, then every fourth: all warps stay busy with ever fewer lanes."),
    //: Where the kernel reduce_interleaved_divergent is taught
    QT_TRANSLATE_NOOP("catalog", "Harris, Optimizing Parallel Reduction in CUDA (2007), step 1"),
    //: Title of the kernel reduce_global_divergent
    QT_TRANSLATE_NOOP("catalog", "Reduction 1, in global memory: interleaved, divergent branch"),
    //: What the kernel reduce_global_divergent does
    QT_TRANSLATE_NOOP("catalog", "The sums take the place of the elements: every addition loads and stores global memory."),
    //: Where the kernel reduce_global_divergent is taught
    QT_TRANSLATE_NOOP("catalog", "Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 10, the simple kernel"),
    //: Title of the kernel reduce_interleaved_conflicts
    QT_TRANSLATE_NOOP("catalog", "Reduction 2: interleaved, bank conflicts"),
    //: What the kernel reduce_interleaved_conflicts does
    QT_TRANSLATE_NOOP("catalog", "The working threads stand side by side, but their elements share banks."),
    //: Where the kernel reduce_interleaved_conflicts is taught
    QT_TRANSLATE_NOOP("catalog", "Harris, Optimizing Parallel Reduction in CUDA (2007), step 2"),
    //: Title of the kernel reduce_sequential
    QT_TRANSLATE_NOOP("catalog", "Reduction 3: sequential addressing"),
    //: What the kernel reduce_sequential does
    QT_TRANSLATE_NOOP("catalog", "The second half is added to the first: no divergence, no conflict."),
    //: Where the kernel reduce_sequential is taught
    QT_TRANSLATE_NOOP("catalog", "Harris, Optimizing Parallel Reduction in CUDA (2007), step 3"),
    //: Title of the kernel reduce_global_converged
    QT_TRANSLATE_NOOP("catalog", "Reduction 3, in global memory: sequential addressing"),
    //: What the kernel reduce_global_converged does
    QT_TRANSLATE_NOOP("catalog", "The threads that add stand side by side, and so do their elements: no divergence, and coalesced accesses."),
    //: Where the kernel reduce_global_converged is taught
    QT_TRANSLATE_NOOP("catalog", "Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 10, the kernel with less divergence"),
    //: Title of the kernel reduce_shared_atomic
    QT_TRANSLATE_NOOP("catalog", "Reduction 3, without a tree: atomic operations in shared memory"),
    //: What the kernel reduce_shared_atomic does
    QT_TRANSLATE_NOOP("catalog", "Every thread combines its element with one number of its block: the threads take turns."),
    //: Where the kernel reduce_shared_atomic is taught
    QT_TRANSLATE_NOOP("catalog", "The histogram's atomic operations on shared memory, with one bin"),
    //: Title of the kernel reduce_first_add
    QT_TRANSLATE_NOOP("catalog", "Reduction 4: first add during load"),
    //: What the kernel reduce_first_add does
    QT_TRANSLATE_NOOP("catalog", "Each thread loads two elements and adds them: half the blocks."),
    //: Where the kernel reduce_first_add is taught
    QT_TRANSLATE_NOOP("catalog", "Harris, Optimizing Parallel Reduction in CUDA (2007), step 4"),
    //: Title of the kernel reduce_last_warp
    QT_TRANSLATE_NOOP("catalog", "Reduction 5: the last warp on its own"),
    //: What the kernel reduce_last_warp does
    QT_TRANSLATE_NOOP("catalog", "Once one warp is left, its lanes wait for each other only."),
    //: Title of the kernel reduce_unrolled
    QT_TRANSLATE_NOOP("catalog", "Reduction 6: fully unrolled"),
    //: What the kernel reduce_unrolled does
    QT_TRANSLATE_NOOP("catalog", "The size of the block is known to the compiler: no loop is left."),
    //: Where the kernel reduce_unrolled is taught
    QT_TRANSLATE_NOOP("catalog", "Harris, Optimizing Parallel Reduction in CUDA (2007), step 6"),
    //: Title of the kernel reduce_many_adds
    QT_TRANSLATE_NOOP("catalog", "Reduction 7: many adds per thread"),
    //: What the kernel reduce_many_adds does
    QT_TRANSLATE_NOOP("catalog", "A thread's own sum in a register takes the place of most trees."),
    //: Where the kernel reduce_many_adds is taught
    QT_TRANSLATE_NOOP("catalog", "Harris, Optimizing Parallel Reduction in CUDA (2007), step 7"),
    //: Title of the kernel reduce_shuffle
    QT_TRANSLATE_NOOP("catalog", "Reduction 8: warp shuffle"),
    //: What the kernel reduce_shuffle does
    QT_TRANSLATE_NOOP("catalog", "The lanes of a warp hand each other registers; one barrier is left."),
    //: Where the kernel reduce_shuffle is taught
    QT_TRANSLATE_NOOP("catalog", "Luitjens, Faster Parallel Reductions on Kepler (NVIDIA, 2014)"),
    //: Title of the kernel reduce_warp_instruction
    QT_TRANSLATE_NOOP("catalog", "Reduction 9: one instruction a warp"),
    //: What the kernel reduce_warp_instruction does
    QT_TRANSLATE_NOOP("catalog", "__reduce_add_sync() combines 32 integers at once; needs compute capability 8.0."),
    //: Where the kernel reduce_warp_instruction is taught
    QT_TRANSLATE_NOOP("catalog", "CUDA C++ Programming Guide, Warp Reduce Functions"),
    //: Title of the kernel reduce_atomic
    QT_TRANSLATE_NOOP("catalog", "Reduction 10: one atomic operation per block"),
    //: What the kernel reduce_atomic does
    QT_TRANSLATE_NOOP("catalog", "The blocks combine their numbers with one, in whatever order they end."),
    //: Title of the kernel reduce_two_launches
    QT_TRANSLATE_NOOP("catalog", "Reduction 11: two launches"),
    //: What the kernel reduce_two_launches does
    QT_TRANSLATE_NOOP("catalog", "The kernel of step 8 once more, with one block, on the blocks' numbers; its record is the second launch's."),
    //: Where the kernel reduce_two_launches is taught
    QT_TRANSLATE_NOOP("catalog", "Harris, Optimizing Parallel Reduction in CUDA (2007), which launches again for every level"),
    //: Title of the kernel reduce_one_launch
    QT_TRANSLATE_NOOP("catalog", "Reduction 12: vector loads, one launch"),
    //: What the kernel reduce_one_launch does
    QT_TRANSLATE_NOOP("catalog", "16 bytes per load, four in flight; the block that ends last combines all blocks' numbers."),
    //: Title of the kernel reduce_cluster
    QT_TRANSLATE_NOOP("catalog", "Reduction 13: one cluster, distributed shared memory"),
    //: What the kernel reduce_cluster does
    QT_TRANSLATE_NOOP("catalog", "Up to 16 blocks hand block 0 their numbers in its shared memory; needs compute capability 9.0."),
    //: Where the kernel reduce_cluster is taught
    QT_TRANSLATE_NOOP("catalog", "CUDA C++ Programming Guide, Thread Block Clusters and Distributed Shared Memory"),
    //: Title of the kernel scan_hillis_steele
    QT_TRANSLATE_NOOP("catalog", "Scan 1: Hillis-Steele"),
    //: What the kernel scan_hillis_steele does
    QT_TRANSLATE_NOOP("catalog", "Each step adds the element that lies 1, 2, 4, … before: few steps, many additions."),
    //: Where the kernel scan_hillis_steele is taught
    QT_TRANSLATE_NOOP("catalog", "Hillis and Steele, Data parallel algorithms (1986); Harris, Sengupta and Owens, GPU Gems 3 (2007), chapter 39"),
    //: Title of the kernel scan_kogge_stone
    QT_TRANSLATE_NOOP("catalog", "Scan 1, in place: Kogge-Stone"),
    //: What the kernel scan_kogge_stone does
    QT_TRANSLATE_NOOP("catalog", "One buffer: every thread reads before any thread writes, which takes a second barrier in each step."),
    //: Where the kernel scan_kogge_stone is taught
    QT_TRANSLATE_NOOP("catalog", "Kogge and Stone, A parallel algorithm for the efficient solution of a general class of recurrence equations (1973); Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11"),
    //: Title of the kernel scan_blelloch
    QT_TRANSLATE_NOOP("catalog", "Scan 2: Blelloch"),
    //: What the kernel scan_blelloch does
    QT_TRANSLATE_NOOP("catalog", "A tree of sums up, what lies before each part down: twice the steps, no sum made twice."),
    //: Where the kernel scan_blelloch is taught
    QT_TRANSLATE_NOOP("catalog", "Blelloch, Prefix sums and their applications (1990); GPU Gems 3 (2007), chapter 39"),
    //: Title of the kernel scan_brent_kung
    QT_TRANSLATE_NOOP("catalog", "Scan 2, in place: Brent-Kung"),
    //: What the kernel scan_brent_kung does
    QT_TRANSLATE_NOOP("catalog", "A tree of sums up; down, each node adds its sum to the node halfway to the next one, which gives the inclusive scan."),
    //: Where the kernel scan_brent_kung is taught
    QT_TRANSLATE_NOOP("catalog", "Brent and Kung, A Regular Layout for Parallel Adders (1982); Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11"),
    //: Title of the kernel scan_blelloch_padded
    QT_TRANSLATE_NOOP("catalog", "Scan 3: Blelloch, padded"),
    //: What the kernel scan_blelloch_padded does
    QT_TRANSLATE_NOOP("catalog", "An empty place behind every 32 elements keeps the tree's threads on different banks."),
    //: Where the kernel scan_blelloch_padded is taught
    QT_TRANSLATE_NOOP("catalog", "Harris, Sengupta and Owens, GPU Gems 3 (2007), chapter 39.2.3"),
    //: Title of the kernel scan_shuffle
    QT_TRANSLATE_NOOP("catalog", "Scan 4: warp shuffle"),
    //: What the kernel scan_shuffle does
    QT_TRANSLATE_NOOP("catalog", "The lanes of a warp hand each other registers; two barriers are left."),
    //: Where the kernel scan_shuffle is taught
    QT_TRANSLATE_NOOP("catalog", "Harris and Garland, Optimizing Parallel Prefix Operations for the Fermi Architecture, GPU Computing Gems (2012); CUDA C++ Programming Guide, Warp Shuffle Functions"),
    //: Title of the kernel scan_raking
    QT_TRANSLATE_NOOP("catalog", "Scan 5: raking"),
    //: What the kernel scan_raking does
    QT_TRANSLATE_NOOP("catalog", "One warp goes over all elements, each lane over its piece: as few additions as Blelloch's, two barriers."),
    //: Where the kernel scan_raking is taught
    QT_TRANSLATE_NOOP("catalog", "Blelloch, Scans as primitive parallel operations (1989); Merrill and Grimshaw, Parallel Scan for Stream Architectures (2009)"),
    //: Title of the kernel scan_three_phase
    QT_TRANSLATE_NOOP("catalog", "Scan 5, by a whole block: three phases"),
    //: What the kernel scan_three_phase does
    QT_TRANSLATE_NOOP("catalog", "Each thread scans its own piece, the block scans the pieces' sums, each thread adds what lies before its piece."),
    //: Where the kernel scan_three_phase is taught
    QT_TRANSLATE_NOOP("catalog", "Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11, coarsening"),
    //: Title of the kernel scan_three_launches
    QT_TRANSLATE_NOOP("catalog", "Scan 6: three launches"),
    //: What the kernel scan_three_launches does
    QT_TRANSLATE_NOOP("catalog", "Scan the blocks' tiles, scan their sums, add: any length, and four passes over memory."),
    //: Where the kernel scan_three_launches is taught
    QT_TRANSLATE_NOOP("catalog", "Sengupta, Harris, Zhang and Owens, Scan Primitives for GPU Computing (2007); GPU Gems 3, chapter 39, arrays of arbitrary size"),
    //: Title of the kernel scan_domino
    QT_TRANSLATE_NOOP("catalog", "Scan 6, in one launch: domino"),
    //: What the kernel scan_domino does
    QT_TRANSLATE_NOOP("catalog", "Each block waits for the sum of the tiles before its own, adds its tile's, and hands it on."),
    //: Where the kernel scan_domino is taught
    QT_TRANSLATE_NOOP("catalog", "Yan, Long and Zhang, StreamScan: Fast Scan Algorithms for GPUs without Global Barrier Synchronization (2013); Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11"),
    //: Title of the kernel scan_look_back
    QT_TRANSLATE_NOOP("catalog", "Scan 7: one launch, decoupled look-back"),
    //: What the kernel scan_look_back does
    QT_TRANSLATE_NOOP("catalog", "A block publishes its tile's sum and asks the tiles before it: two passes over memory. A float's last bits can differ from run to run."),
    //: Where the kernel scan_look_back is taught
    QT_TRANSLATE_NOOP("catalog", "Merrill and Garland, Single-pass Parallel Prefix Scan with Decoupled Look-back (NVIDIA, 2016)"),
    //: Title of the kernel scan_cluster
    QT_TRANSLATE_NOOP("catalog", "Scan 8: one cluster, distributed shared memory"),
    //: What the kernel scan_cluster does
    QT_TRANSLATE_NOOP("catalog", "Up to 16 blocks hand the blocks behind them their sums in shared memory; needs compute capability 9.0."),
    //: Title of the kernel matmul_naive
    QT_TRANSLATE_NOOP("catalog", "Matrix product 1: one thread an element"),
    //: What the kernel matmul_naive does
    QT_TRANSLATE_NOOP("catalog", "Each thread walks along a row of A and down a column of B; the number below is the last element of C."),
    //: Where the kernel matmul_naive is taught
    QT_TRANSLATE_NOOP("catalog", "CUDA C++ Programming Guide, Shared Memory, the version without"),
    //: Title of the kernel matmul_swapped
    QT_TRANSLATE_NOOP("catalog", "Matrix product 1, swapped: rows along x"),
    //: What the kernel matmul_swapped does
    QT_TRANSLATE_NOOP("catalog", "The lanes of a warp take rows instead of columns, so that each of them touches a sector of its own; the number below is the last element of C."),
    //: Where the kernel matmul_swapped is taught
    QT_TRANSLATE_NOOP("catalog", "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 1"),
    //: Title of the kernel matmul_corner_turning
    QT_TRANSLATE_NOOP("catalog", "Matrix product 1, swapped, by tiles: corner turning"),
    //: What the kernel matmul_corner_turning does
    QT_TRANSLATE_NOOP("catalog", "The lanes compute rows of C, but load and store neighbours of a row: tiles in shared memory are written along rows and read along columns. The number below is the last element of C."),
    //: Where the kernel matmul_corner_turning is taught
    QT_TRANSLATE_NOOP("catalog", "Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 6, corner turning"),
    //: Title of the kernel matmul_tiled
    QT_TRANSLATE_NOOP("catalog", "Matrix product 2: tiles in shared memory"),
    //: What the kernel matmul_tiled does
    QT_TRANSLATE_NOOP("catalog", "A block loads a tile of A and one of B at a time, each element once for all its threads; the number below is the last element of C."),
    //: Where the kernel matmul_tiled is taught
    QT_TRANSLATE_NOOP("catalog", "CUDA C++ Programming Guide, Shared Memory; CUDA samples, matrixMul"),
    //: Title of the kernel matmul_coarsened
    QT_TRANSLATE_NOOP("catalog", "Matrix product 2, coarsened: four tiles a block"),
    //: What the kernel matmul_coarsened does
    QT_TRANSLATE_NOOP("catalog", "A block loads a tile of A once and uses it for four tiles of C side by side; the number below is the last element of C."),
    //: Where the kernel matmul_coarsened is taught
    QT_TRANSLATE_NOOP("catalog", "Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 6, thread coarsening"),
    //: Title of the kernel matmul_register_column
    QT_TRANSLATE_NOOP("catalog", "Matrix product 3: a column in registers"),
    //: What the kernel matmul_register_column does
    QT_TRANSLATE_NOOP("catalog", "A thread computes 8 elements of a column and uses each element of B 8 times; the number below is the last element of C."),
    //: Where the kernel matmul_register_column is taught
    QT_TRANSLATE_NOOP("catalog", "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 4"),
    //: Title of the kernel matmul_register_square
    QT_TRANSLATE_NOOP("catalog", "Matrix product 4: a square in registers"),
    //: What the kernel matmul_register_square does
    QT_TRANSLATE_NOOP("catalog", "A thread computes 8 × 8 elements as a sum of outer products; the number below is the last element of C."),
    //: Where the kernel matmul_register_square is taught
    QT_TRANSLATE_NOOP("catalog", "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 5"),
    //: Title of the kernel matmul_vectors
    QT_TRANSLATE_NOOP("catalog", "Matrix product 5: four elements at once"),
    //: What the kernel matmul_vectors does
    QT_TRANSLATE_NOOP("catalog", "Loads and stores of 16 bytes, and the tile of A transposed in shared memory; the number below is the last element of C."),
    //: Where the kernel matmul_vectors is taught
    QT_TRANSLATE_NOOP("catalog", "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 6"),
    //: Title of the kernel matmul_async
    QT_TRANSLATE_NOOP("catalog", "Matrix product 6: asynchronous copies"),
    //: What the kernel matmul_async does
    QT_TRANSLATE_NOOP("catalog", "The next tiles are copied to shared memory while the products of these are made; the number below is the last element of C."),
    //: Where the kernel matmul_async is taught
    QT_TRANSLATE_NOOP("catalog", "CUDA C++ Programming Guide, Asynchronous Data Copies; Boehm, How to Optimize a CUDA Matmul Kernel (2022), double buffering"),
    //: Title of the kernel matmul_warp_tiles
    QT_TRANSLATE_NOOP("catalog", "Matrix product 7: a tile for each warp"),
    //: What the kernel matmul_warp_tiles does
    QT_TRANSLATE_NOOP("catalog", "Warps have tiles of their own, and instructions, banks and registers are counted; the number below is the last element of C."),
    //: Where the kernel matmul_warp_tiles is taught
    QT_TRANSLATE_NOOP("catalog", "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 10; NVIDIA CUTLASS, Efficient GEMM in CUDA; salykova, sgemm.cu (2025)"),
    //: Title of the kernel matmul_fragments
    QT_TRANSLATE_NOOP("catalog", "Matrix product by fragments: a warp's tensor-core instruction"),
    //: What the kernel matmul_fragments does
    QT_TRANSLATE_NOOP("catalog", "Each lane holds a few elements of A and B, by a fixed pattern, and gets four sums; the number below is the last element of C."),
    //: Where the kernel matmul_fragments is taught
    QT_TRANSLATE_NOOP("catalog", "PTX ISA, Matrix Fragments for mma.m16n8k8"),
    //: Title of the kernel matmul_warp_group
    QT_TRANSLATE_NOOP("catalog", "Matrix product 8, small: one warp group on the tensor cores"),
    //: What the kernel matmul_warp_group does
    QT_TRANSLATE_NOOP("catalog", "One thread starts bulk copies of the next tiles while its warp group multiplies these; the number below is the last element of C."),
    //: Where the kernel matmul_warp_group is taught
    QT_TRANSLATE_NOOP("catalog", "PTX ISA, wgmma and cp.async.bulk.tensor; CUDA C++ Programming Guide, Tensor Memory Accelerator"),
    //: Why a record of the kernel matmul_warp_group has no operations
    QT_TRANSLATE_NOOP("catalog", "The tensor cores make its values, of which no thread sees more than the sums."),
    //: Title of the kernel matmul_tf32
    QT_TRANSLATE_NOOP("catalog", "Matrix product 8: TF32 on the tensor cores"),
    //: What the kernel matmul_tf32 does
    QT_TRANSLATE_NOOP("catalog", "Bulk copies round tiles to TF32 and warp groups multiply them; the number below is the last element of C."),
    //: Where the kernel matmul_tf32 is taught
    QT_TRANSLATE_NOOP("catalog", "NVIDIA CUTLASS, warp-specialized persistent kernels for Hopper; PTX ISA, wgmma"),
    //: Title of the kernel matmul_tf32x3
    QT_TRANSLATE_NOOP("catalog", "Matrix product 9: float32's accuracy from TF32, 3xTF32"),
    //: What the kernel matmul_tf32x3 does
    QT_TRANSLATE_NOOP("catalog", "Each element is a sum of two TF32 numbers, of whose products three count; the number below is the last element of C."),
    //: Where the kernel matmul_tf32x3 is taught
    QT_TRANSLATE_NOOP("catalog", "Ootomo & Yokota, Recovering single precision accuracy from Tensor Cores (2022)"),
    //: Title of the kernel matmul_bf16
    QT_TRANSLATE_NOOP("catalog", "Matrix product 10: bfloat16 on the tensor cores"),
    //: What the kernel matmul_bf16 does
    QT_TRANSLATE_NOOP("catalog", "A first launch rounds A and B to bfloat16, with which tensor cores are twice as fast; the number below is the last element of C."),
    //: Title of the kernel matmul_cublas
    QT_TRANSLATE_NOOP("catalog", "Matrix product by cuBLAS, NVIDIA's library"),
    //: What the kernel matmul_cublas does
    QT_TRANSLATE_NOOP("catalog", "What the steps are measured against: cublasSgemm, in float32; the number below is the last element of C."),
    //: Where the kernel matmul_cublas is taught
    QT_TRANSLATE_NOOP("catalog", "NVIDIA, cuBLAS, cublasSgemm()"),
    //: Why the kernel matmul_cublas is not recorded
    QT_TRANSLATE_NOOP("catalog", "It calls a library, whose kernels are compiled already."),
    //: Title of the kernel matmul_cublas_tf32
    QT_TRANSLATE_NOOP("catalog", "Matrix product by cuBLAS in TF32"),
    //: What the kernel matmul_cublas_tf32 does
    QT_TRANSLATE_NOOP("catalog", "What product 8 is measured against: the library's own TF32 on the tensor cores; the number below is the last element of C."),
    //: Where the kernel matmul_cublas_tf32 is taught
    QT_TRANSLATE_NOOP("catalog", "NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_FAST_TF32"),
    //: Title of the kernel matmul_cublas_bf16
    QT_TRANSLATE_NOOP("catalog", "Matrix product by cuBLAS in bfloat16"),
    //: What the kernel matmul_cublas_bf16 does
    QT_TRANSLATE_NOOP("catalog", "What product 10 is measured against: the same launches round A and B, the library multiplies; the number below is the last element of C."),
    //: Where the kernel matmul_cublas_bf16 is taught
    QT_TRANSLATE_NOOP("catalog", "NVIDIA, cuBLAS, cublasGemmEx(), CUDA_R_16BF"),
    //: Title of the kernel matmul_cublas_emulated
    QT_TRANSLATE_NOOP("catalog", "Matrix product by cuBLAS, float32 emulated"),
    //: What the kernel matmul_cublas_emulated does
    QT_TRANSLATE_NOOP("catalog", "The library may make float32 of nine bfloat16 products, as product 9 does of three TF32 ones; on an H200 it computes as cublasSgemm does, in the same time. The number below is the last element of C."),
    //: Where the kernel matmul_cublas_emulated is taught
    QT_TRANSLATE_NOOP("catalog", "NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_EMULATED_16BFX9"),
    //: Title of the kernel dot_cub
    QT_TRANSLATE_NOOP("catalog", "Dot product by CUB, NVIDIA's library"),
    //: What the kernel dot_cub does
    QT_TRANSLATE_NOOP("catalog", "What the steps are measured against: cub::DeviceReduce::Sum over the products, which are made while they are read."),
    //: Where the kernel dot_cub is taught
    QT_TRANSLATE_NOOP("catalog", "NVIDIA, CUB, cub::DeviceReduce"),
    //: Title of the kernel dot_cublas
    QT_TRANSLATE_NOOP("catalog", "Dot product by cuBLAS, NVIDIA's library"),
    //: What the kernel dot_cublas does
    QT_TRANSLATE_NOOP("catalog", "What the steps are measured against: cublasSdot, of float64 cublasDdot."),
    //: Where the kernel dot_cublas is taught
    QT_TRANSLATE_NOOP("catalog", "NVIDIA, cuBLAS, cublasSdot(), cublasDdot()"),
    //: Title of the kernel reduce_cub
    QT_TRANSLATE_NOOP("catalog", "Reduction by CUB, NVIDIA's library"),
    //: What the kernel reduce_cub does
    QT_TRANSLATE_NOOP("catalog", "What the steps are measured against: cub::DeviceReduce::Sum, Min or Max."),
    //: Title of the kernel scan_cub
    QT_TRANSLATE_NOOP("catalog", "Scan by CUB, NVIDIA's library"),
    //: What the kernel scan_cub does
    QT_TRANSLATE_NOOP("catalog", "What the steps are measured against: cub::DeviceScan, in one launch by a decoupled look-back."),
    //: Where the kernel scan_cub is taught
    QT_TRANSLATE_NOOP("catalog", "NVIDIA, CUB, cub::DeviceScan"),
    //: Title of the kernel histogram_global
    QT_TRANSLATE_NOOP("catalog", "Histogram, atomics in global memory"),
    //: What the kernel histogram_global does
    QT_TRANSLATE_NOOP("catalog", "Every pixel adds 1 to the counter of its grey level in global memory; the number below is how many were counted."),
    //: Where the kernel histogram_global is taught
    QT_TRANSLATE_NOOP("catalog", "Sanders and Kandrot, CUDA by Example (2010), section 9.4"),
    //: Title of the kernel histogram_shared
    QT_TRANSLATE_NOOP("catalog", "Histogram, atomics in shared memory"),
    //: What the kernel histogram_shared does
    QT_TRANSLATE_NOOP("catalog", "Each block counts its own pixels in shared memory and then adds its 256 counts to the result; the number below is how many were counted."),
    //: Where the kernel histogram_shared is taught
    QT_TRANSLATE_NOOP("catalog", "Sanders and Kandrot, CUDA by Example (2010), section 9.4; Podlozhnyuk, Histogram calculation in CUDA (2007)"),
    //: Title of the kernel equalize
    QT_TRANSLATE_NOOP("catalog", "Histogram equalisation, three launches"),
    //: What the kernel equalize does
    QT_TRANSLATE_NOOP("catalog", "Histogram, scan to a table of grey levels, map; every pixel is checked, and the number below is how many were counted."),
    //: Where the kernel equalize is taught
    QT_TRANSLATE_NOOP("catalog", "OpenCV, equalizeHist; Podlozhnyuk, Histogram calculation in CUDA (2007); Hillis and Steele, Data parallel algorithms (1986)"),
    //: Title of the kernel dot_no_load_barrier
    QT_TRANSLATE_NOOP("catalog", "Pitfall: no barrier after the load"),
    //: What the kernel dot_no_load_barrier does
    QT_TRANSLATE_NOOP("catalog", "Threads add their neighbours' sums without waiting for them."),
    //: Where the kernel dot_no_load_barrier is taught
    QT_TRANSLATE_NOOP("catalog", "The shared-memory tree, without its first barrier"),
    //: Title of the kernel dot_no_tree_barrier
    QT_TRANSLATE_NOOP("catalog", "Pitfall: no barrier in the tree"),
    //: What the kernel dot_no_tree_barrier does
    QT_TRANSLATE_NOOP("catalog", "Each step reads what the step before may not have written yet."),
    //: Where the kernel dot_no_tree_barrier is taught
    QT_TRANSLATE_NOOP("catalog", "The shared-memory tree, without the barrier of its steps"),
    //: Title of the kernel dot_divergent_barrier
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a barrier inside the branch"),
    //: What the kernel dot_divergent_barrier does
    QT_TRANSLATE_NOOP("catalog", "Only the threads that add arrive at the barrier; the others never do. A GPU since Volta goes on once those have ended; elsewhere it may hang."),
    //: Where the kernel dot_divergent_barrier is taught
    QT_TRANSLATE_NOOP("catalog", "Sanders and Kandrot, CUDA by Example (2010), chapter 5, as what not to do"),
    //: Title of the kernel dot_no_bounds
    QT_TRANSLATE_NOOP("catalog", "Pitfall: no bounds check"),
    //: What the kernel dot_no_bounds does
    QT_TRANSLATE_NOOP("catalog", "The last block's spare threads go beyond the ends of the arrays."),
    //: Where the kernel dot_no_bounds is taught
    QT_TRANSLATE_NOOP("catalog", "dot_global with one thread an element, without its condition"),
    //: Title of the kernel dot_odd_block
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a block that is not a power of two"),
    //: What the kernel dot_odd_block does
    QT_TRANSLATE_NOOP("catalog", "Halving an odd number of sums leaves one of them out."),
    //: Where the kernel dot_odd_block is taught
    QT_TRANSLATE_NOOP("catalog", "The shared-memory tree, launched with any number of threads"),
    //: Title of the kernel dot_plain_sum
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a sum over blocks that is not atomic"),
    //: What the kernel dot_plain_sum does
    QT_TRANSLATE_NOOP("catalog", "Every block adds to the same element; what another one writes meanwhile is lost."),
    //: Where the kernel dot_plain_sum is taught
    QT_TRANSLATE_NOOP("catalog", "The shared-memory tree with one sum for all blocks"),
    //: Title of the kernel dot_no_zero
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a sum that was never cleared"),
    //: What the kernel dot_no_zero does
    QT_TRANSLATE_NOOP("catalog", "Each block adds to its element of memory as cudaMalloc gave it; a GPU may give zeros, and then the sum is right by luck."),
    //: Where the kernel dot_no_zero is taught
    QT_TRANSLATE_NOOP("catalog", "The shared-memory tree with += for its last ="),
    //: Title of the kernel dot_warp_without_sync
    QT_TRANSLATE_NOOP("catalog", "Pitfall: the last warp without __syncwarp()"),
    //: What the kernel dot_warp_without_sync does
    QT_TRANSLATE_NOOP("catalog", "Once a single warp is left, nothing makes its threads wait for each other."),
    //: Where the kernel dot_warp_without_sync is taught
    QT_TRANSLATE_NOOP("catalog", "Harris, Optimizing Parallel Reduction in CUDA (2007), step 5, which no longer holds since Volta (2017)"),
    //: Title of the kernel scan_in_place
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a scan in place"),
    //: What the kernel scan_in_place does
    QT_TRANSLATE_NOOP("catalog", "A thread overwrites the element that its neighbour still has to read."),
    //: Where the kernel scan_in_place is taught
    QT_TRANSLATE_NOOP("catalog", "Hillis-Steele as it often stands in tutorials, with one buffer"),
    //: Title of the kernel scan_no_zero
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a scan that does not clear the root"),
    //: What the kernel scan_no_zero does
    QT_TRANSLATE_NOOP("catalog", "The sum of all elements goes down the tree as what lies before them."),
    //: Where the kernel scan_no_zero is taught
    QT_TRANSLATE_NOOP("catalog", "Blelloch's scan, without the zero between its two ways"),
    //: Title of the kernel scan_no_sweep_barrier
    QT_TRANSLATE_NOOP("catalog", "Pitfall: no barrier on the way down"),
    //: What the kernel scan_no_sweep_barrier does
    QT_TRANSLATE_NOOP("catalog", "Each step down reads what the step before may not have written yet."),
    //: Where the kernel scan_no_sweep_barrier is taught
    QT_TRANSLATE_NOOP("catalog", "Blelloch's scan, without the barrier of its second way"),
    //: Title of the kernel matmul_no_load_barrier
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a product without its first barrier"),
    //: What the kernel matmul_no_load_barrier does
    QT_TRANSLATE_NOOP("catalog", "Threads multiply elements of the tiles that others have not loaded yet; the number below is the last element of C."),
    //: Where the kernel matmul_no_load_barrier is taught
    QT_TRANSLATE_NOOP("catalog", "The tiled product, without the barrier behind the loads"),
    //: Title of the kernel matmul_no_use_barrier
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a product without its second barrier"),
    //: What the kernel matmul_no_use_barrier does
    QT_TRANSLATE_NOOP("catalog", "The next tiles overwrite these while other threads still read them; the number below is the last element of C."),
    //: Where the kernel matmul_no_use_barrier is taught
    QT_TRANSLATE_NOOP("catalog", "The tiled product, without the barrier at the end of a step"),
    //: Title of the kernel matmul_no_bounds
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a product without a bounds check"),
    //: What the kernel matmul_no_bounds does
    QT_TRANSLATE_NOOP("catalog", "Where the tile does not divide the matrices, elements of the next row enter the sums; the number below is the last element of C."),
    //: Where the kernel matmul_no_bounds is taught
    QT_TRANSLATE_NOOP("catalog", "The tiled product as tutorials often write it, for sizes that 16 divides"),
    //: Title of the kernel matmul_transposed_index
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a tile read with its indices exchanged"),
    //: What the kernel matmul_transposed_index does
    QT_TRANSLATE_NOOP("catalog", "Each tile of B is used as its own transpose; no thread is early and no access outside. The number below is the last element of C."),
    //: Where the kernel matmul_transposed_index is taught
    QT_TRANSLATE_NOOP("catalog", "The tiled product, with row and column of one tile exchanged"),
    //: Title of the kernel matmul_no_copy_wait
    QT_TRANSLATE_NOOP("catalog", "Pitfall: asynchronous copies that no thread waits for"),
    //: What the kernel matmul_no_copy_wait does
    QT_TRANSLATE_NOOP("catalog", "The block's barrier waits for threads, not for the copies that they have started; the number below is the last element of C."),
    //: Where the kernel matmul_no_copy_wait is taught
    QT_TRANSLATE_NOOP("catalog", "The product with asynchronous copies, without __pipeline_wait_prior()"),
    //: Title of the kernel matmul_early_refill
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a stage that is filled again too early"),
    //: What the kernel matmul_early_refill does
    QT_TRANSLATE_NOOP("catalog", "Bulk copies overwrite the tiles that the tensor cores still read; the number below is the last element of C."),
    //: Where the kernel matmul_early_refill is taught
    QT_TRANSLATE_NOOP("catalog", "The product by one warp group, with its wait for the products behind its copies"),
    //: Title of the kernel matmul_one_phase
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a wait for the wrong phase"),
    //: What the kernel matmul_one_phase does
    QT_TRANSLATE_NOOP("catalog", "The threads wait for a phase that is over and take the old tiles for the new ones; the number below is the last element of C."),
    //: Where the kernel matmul_one_phase is taught
    QT_TRANSLATE_NOOP("catalog", "The product by one warp group, with the same parity in every step"),
    //: Title of the kernel matmul_no_product_fence
    QT_TRANSLATE_NOOP("catalog", "Pitfall: no fence before a tensor-core product"),
    //: What the kernel matmul_no_product_fence does
    QT_TRANSLATE_NOOP("catalog", "The tensor cores may read registers that are not written yet; the number below is the last element of C."),
    //: Where the kernel matmul_no_product_fence is taught
    QT_TRANSLATE_NOOP("catalog", "The product by one warp group, without its wgmma.fence"),
    //: Title of the kernel matmul_no_product_wait
    QT_TRANSLATE_NOOP("catalog", "Pitfall: tensor-core products that no thread waits for"),
    //: What the kernel matmul_no_product_wait does
    QT_TRANSLATE_NOOP("catalog", "Their operands are overwritten and their sums stored while they are under way; the number below is the last element of C."),
    //: Where the kernel matmul_no_product_wait is taught
    QT_TRANSLATE_NOOP("catalog", "The product by one warp group, without its wgmma.wait_group"),
    //: Title of the kernel histogram_plain_add
    QT_TRANSLATE_NOOP("catalog", "Pitfall: counters that are not atomic"),
    //: What the kernel histogram_plain_add does
    QT_TRANSLATE_NOOP("catalog", "Two threads that load the same count lose a pixel; the number below is how many were counted."),
    //: Where the kernel histogram_plain_add is taught
    QT_TRANSLATE_NOOP("catalog", "The histogram, with += for its atomicAdd()"),
    //: Title of the kernel dot_wild_store
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a store far outside its array"),
    //: What the kernel dot_wild_store does
    QT_TRANSLATE_NOOP("catalog", "The last index is computed wrongly. On a GPU the process must be started again."),
    //: Where the kernel dot_wild_store is taught
    QT_TRANSLATE_NOOP("catalog", "CUDA C++ Programming Guide, error handling: an illegal address ends the context"),
    //: Title of the kernel dot_endless
    QT_TRANSLATE_NOOP("catalog", "Pitfall: a loop that never ends"),
    //: What the kernel dot_endless does
    QT_TRANSLATE_NOOP("catalog", "The tree forgets to halve. Only ending its process stops such a kernel on a GPU."),
    //: Where the kernel dot_endless is taught
    QT_TRANSLATE_NOOP("catalog", "The loop of the shared-memory tree, without its last line"),
    //: Title of the parameter n
    QT_TRANSLATE_NOOP("catalog", "Elements"),
    //: What the parameter n is
    QT_TRANSLATE_NOOP("catalog", "Length of each input array."),
    //: Title of the parameter block
    QT_TRANSLATE_NOOP("catalog", "Threads per block"),
    //: What the parameter block is
    QT_TRANSLATE_NOOP("catalog", "The number of threads in each block; a GPU permits at most 1024."),
    //: Title of the parameter dtype
    QT_TRANSLATE_NOOP("catalog", "Element type"),
    //: What the parameter dtype is
    QT_TRANSLATE_NOOP("catalog", "The type of the elements and of every sum."),
    //: Title of the parameter pattern
    QT_TRANSLATE_NOOP("catalog", "Input"),
    //: What the parameter pattern is
    QT_TRANSLATE_NOOP("catalog", "iota-double: a[i]=i, b[i]=2i; iota-two: a[i]=i, b[i]=2; ones: all 1; random: uniform in [-1, 1)."),
    //: Title of the parameter seed
    QT_TRANSLATE_NOOP("catalog", "Seed"),
    //: What the parameter seed is
    QT_TRANSLATE_NOOP("catalog", "The seed of the pattern random."),
    //: Title of the parameter n
    QT_TRANSLATE_NOOP("catalog", "Columns"),
    //: What the parameter n is
    QT_TRANSLATE_NOOP("catalog", "The matrix has m rows and n columns, its transpose n rows and m columns."),
    //: Title of the parameter m
    QT_TRANSLATE_NOOP("catalog", "Rows"),
    //: What the parameter m is
    QT_TRANSLATE_NOOP("catalog", "The number of rows. auto: as many rows as columns."),
    //: What the parameter pattern is
    QT_TRANSLATE_NOOP("catalog", "iota: in[i]=i; ones: all 1; random: uniform in [-1, 1)."),
    //: What the parameter block is
    QT_TRANSLATE_NOOP("catalog", "The number of threads in each block: at least 3, which load the halo, and at most 1024."),
    //: Title of the parameter grid
    QT_TRANSLATE_NOOP("catalog", "Blocks"),
    //: What the parameter grid is
    QT_TRANSLATE_NOOP("catalog", "The number of blocks. auto: as many as the launch rule says."),
    //: Title of the parameter rule
    QT_TRANSLATE_NOOP("catalog", "Launch rule"),
    //: What the parameter rule is
    QT_TRANSLATE_NOOP("catalog", "The number of blocks where it is auto. book: min(32, ceil(n / block)), so that the host adds few numbers; fill: as many as all multiprocessors hold at the same time, and the emulator stands for a GPU of 16; tuned: block and blocks as measured best on an H200."),
    //: What the parameter pattern is
    QT_TRANSLATE_NOOP("catalog", "iota-two: a[i]=i, b[i]=2; iota-double: a[i]=i, b[i]=2i; count: 1, 2, 3, … in each; ones: all 1; random: uniform in [-1, 1); random-01: uniform in [0, 1); ill-conditioned: large products that cancel but for 1."),
    //: What the parameter seed is
    QT_TRANSLATE_NOOP("catalog", "The seed of the patterns random, random-01 and ill-conditioned."),
    //: Title of the parameter shuffle
    QT_TRANSLATE_NOOP("catalog", "Shuffle"),
    //: What the parameter shuffle is
    QT_TRANSLATE_NOOP("catalog", "The order of the elements. 0: as they are made or read; 1, 2, …: other orders, which look random. All arrays are put into the same order."),
    //: What the parameter block is
    QT_TRANSLATE_NOOP("catalog", "A power of two: each step of the tree halves the number of adding threads."),
    //: What the parameter block is
    QT_TRANSLATE_NOOP("catalog", "A power of two from 32: whole warps, whose lanes exchange their registers."),
    //: Title of the parameter op
    QT_TRANSLATE_NOOP("catalog", "Operation"),
    //: What the parameter op is
    QT_TRANSLATE_NOOP("catalog", "The operation that combines two elements. Integer sums wrap around."),
    //: What the parameter pattern is
    QT_TRANSLATE_NOOP("catalog", "iota: 0, 1, 2, …; count: 1, 2, 3, …; ones: all 1; random: uniform in [-1, 1), whole numbers from -1000 to 1000; random-01: uniform in [0, 1), whole numbers from 0 to 1000; ill-conditioned: large terms that cancel but for 1."),
    //: What the parameter block is
    QT_TRANSLATE_NOOP("catalog", "128, 256 or 512; the kernel is compiled for each of them."),
    //: What the parameter grid is
    QT_TRANSLATE_NOOP("catalog", "The number of blocks, all of one cluster. auto: 16, or fewer where some would have nothing to load."),
    //: What the parameter n is
    QT_TRANSLATE_NOOP("catalog", "Length of the input array; one block scans it, with a thread an element."),
    //: Title of the parameter scan
    QT_TRANSLATE_NOOP("catalog", "Scan"),
    //: What the parameter scan is
    QT_TRANSLATE_NOOP("catalog", "inclusive: element i is part of sum i; exclusive: it is not, and the first sum is that of no elements."),
    //: What the parameter n is
    QT_TRANSLATE_NOOP("catalog", "Length of the input array; one block scans it, with two elements a thread and as many threads as a power of two."),
    //: What the parameter n is
    QT_TRANSLATE_NOOP("catalog", "Length of the input array; one block of whole warps scans it."),
    //: What the parameter n is
    QT_TRANSLATE_NOOP("catalog", "Length of the input array; one block scans it, a piece a thread."),
    //: Title of the parameter items
    QT_TRANSLATE_NOOP("catalog", "Vectors per thread"),
    //: What the parameter items is
    QT_TRANSLATE_NOOP("catalog", "A vector has 16 bytes. auto takes block and vectors as measured best on an H200."),
    //: What the parameter grid is
    QT_TRANSLATE_NOOP("catalog", "The number of blocks, all of one cluster. auto: block and blocks as measured best."),
    //: Title of the parameter n
    QT_TRANSLATE_NOOP("catalog", "Columns of B and C"),
    //: What the parameter n is
    QT_TRANSLATE_NOOP("catalog", "C has m rows and n columns."),
    //: Title of the parameter m
    QT_TRANSLATE_NOOP("catalog", "Rows of A and C"),
    //: What the parameter m is
    QT_TRANSLATE_NOOP("catalog", "The number of rows. auto: as many rows as B has columns."),
    //: Title of the parameter k
    QT_TRANSLATE_NOOP("catalog", "Columns of A, rows of B"),
    //: What the parameter k is
    QT_TRANSLATE_NOOP("catalog", "Each element of C is a sum of k products. auto: n."),
    //: Title of the parameter tile
    QT_TRANSLATE_NOOP("catalog", "Tile"),
    //: What the parameter tile is
    QT_TRANSLATE_NOOP("catalog", "A block has tile × tile threads and computes that many elements of C."),
    //: What the parameter pattern is
    QT_TRANSLATE_NOOP("catalog", "random: uniform in [-1, 1); random-01: uniform in [0, 1); ones: all 1; count: A and B count from 1 row by row; iota-two: A counts from 0 row by row, B is all 2."),
    //: What the parameter seed is
    QT_TRANSLATE_NOOP("catalog", "The seed of the patterns random and random-01."),
    //: Title of the parameter n
    QT_TRANSLATE_NOOP("catalog", "Pixels"),
    //: What the parameter n is
    QT_TRANSLATE_NOOP("catalog", "The number of pixels of the image, 8 bits each."),
    //: What the parameter grid is
    QT_TRANSLATE_NOOP("catalog", "The number of blocks. auto: as many as fill the GPU; always at least one for each 2^31 pixels, since a block cannot count more."),
    //: What the parameter pattern is
    QT_TRANSLATE_NOOP("catalog", "random: every grey level is as likely; haze: a bell from 96 to 160, as a photograph of low contrast has; iota: i mod 256; ones: all 1, a single colour."),
    //: What the parameter seed is
    QT_TRANSLATE_NOOP("catalog", "The seed of the patterns haze and random."),
    //: What the parameter block is
    QT_TRANSLATE_NOOP("catalog", "Any number; the sum is right only for a power of two."),
    //: In a summary of a run. %1: the value of the parameter n
    QT_TRANSLATE_NOOP("catalog", "n = %1"),
    //: In a summary of a run. %1: the value of the parameter m
    QT_TRANSLATE_NOOP("catalog", "m = %1"),
    //: In a summary of a run. %1: the value of the parameter k
    QT_TRANSLATE_NOOP("catalog", "k = %1"),
    //: In a summary of a run. %1: the value of the parameter block
    QT_TRANSLATE_NOOP("catalog", "block %1"),
    //: In a summary of a run. %1: the value of the parameter grid
    QT_TRANSLATE_NOOP("catalog", "grid %1"),
    //: In a summary of a run. %1: the value of the parameter op
    QT_TRANSLATE_NOOP("catalog", "%1"),
    //: In a summary of a run. %1: the value of the parameter shuffle
    QT_TRANSLATE_NOOP("catalog", "shuffle %1"),
};
