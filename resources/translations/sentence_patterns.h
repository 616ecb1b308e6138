// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the engine and of the command line, which are put together without
// Qt, as patterns. app/text/sentence_text.cpp finds the one that a sentence was made
// of. The test SentencePatterns writes this file if LANESCOPE_WRITE_TEXTS is set in its
// environment.
// clang-format off
static const char* const kSentencePatterns[] = {
    //: gpu/backend/backend.h
    QT_TRANSLATE_NOOP("sentences", "The emulator has no time line of host and device: there is no device to time."),
    //: gpu/backend/backend.h
    QT_TRANSLATE_NOOP("sentences", "The emulator has no time line within a kernel: there is no device to time."),
    //: gpu/backend/cuda/chunk_slot.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpyAsync of %1 to the GPU"),
    //: gpu/backend/cuda/chunk_slot.cpp
    QT_TRANSLATE_NOOP("sentences", "This pattern is not made on a GPU."),
    //: gpu/backend/cuda/chunk_slot.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpyAsync of %1 from the GPU"),
    //: gpu/backend/cuda/clock_probe.cu
    QT_TRANSLATE_NOOP("sentences", "cudaFuncGetAttributes of stampClocks"),
    //: gpu/backend/cuda/clock_probe.cu
    QT_TRANSLATE_NOOP("sentences", "The launch of stampClocks"),
    //: gpu/backend/cuda/counter_session.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The GPU's own counters cannot be read: CUPTI gives no number for %1."),
    //: gpu/backend/cuda/counter_session.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The GPU's own counters cannot be read: CUPTI asks for more than %1 passes."),
    //: gpu/backend/cuda/counter_session.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The GPU's own counters cannot be read: CUPTI kept %1 of %2 measurements."),
    //: gpu/backend/cuda/cuda_backend.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The NVIDIA driver supports CUDA %1; CUDA %2 is needed."),
    //: gpu/backend/cuda/cuda_backend.cpp
    QT_TRANSLATE_NOOP("sentences", "No NVIDIA driver is installed."),
    //: gpu/backend/cuda/cuda_backend.cpp
    QT_TRANSLATE_NOOP("sentences", "No NVIDIA GPU was found."),
    //: gpu/backend/cuda/cuda_backend.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "compute capability %1.%2, %3 multiprocessors, driver for CUDA %4"),
    //: gpu/backend/cuda/cuda_backend.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no GPU %1; this machine has %2, numbered from 0."),
    //: gpu/backend/cuda/cuda_chunk_stream.cpp
    QT_TRANSLATE_NOOP("sentences", "The run was cancelled."),
    //: gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The GPU has no room for %1 more: %2 of its %3 are free."),
    //: gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaMalloc of %1"),
    //: gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The arrays need %1 of GPU memory: %2 of %3 are free."),
    //: gpu/backend/cuda/cuda_run.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaStreamSynchronize after the copies to the GPU"),
    //: gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpyAsync of the start of %1"),
    //: gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaMemsetAsync of %1"),
    //: gpu/backend/cuda/cuda_run.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaMemsetAsync of the stamps"),
    //: gpu/backend/cuda/cuda_run.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpy of the stamps"),
    //: gpu/backend/cuda/cuda_run.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaMemsetAsync of the recorder's counts"),
    //: gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The run was cancelled while %1 was still running: only the end of its process stops a kernel, so the engine is started again."),
    //: gpu/backend/cuda/cuda_run.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaStreamSynchronize after the copies from the GPU"),
    //: gpu/backend/cuda/cuda_run.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpy of the recorder's counts"),
    //: gpu/backend/cuda/cuda_run.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpy2D of what the threads recorded"),
    //: gpu/backend/cuda/cuda_timed_plan.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpyAsync of %1 with page-locked memory"),
    //: gpu/backend/cuda/cupti_library.cpp
    QT_TRANSLATE_NOOP("sentences", "The NVIDIA driver lets only administrators read the GPU's own counters on this machine (its setting NVreg_RestrictProfilingToAdminUsers), so only Lanescope's counters are shown."),
    //: gpu/backend/cuda/cupti_library.cpp
    QT_TRANSLATE_NOOP("sentences", "This machine has a part of a GPU, and the host does not let it read the GPU's own counters, so only Lanescope's counters are shown."),
    //: gpu/backend/cuda/cupti_library.cpp
    QT_TRANSLATE_NOOP("sentences", "The GPU's own counters cannot be read: another profiler or a debugger is at work on this program."),
    //: gpu/backend/cuda/cupti_library.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The GPU's own counters cannot be read: %1 failed, %2 (%3)."),
    //: gpu/backend/cuda/cupti_library.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The GPU's own counters cannot be read: the CUPTI that is installed is too old, it has no %1."),
    //: gpu/backend/cuda/cupti_library.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The GPU's own counters cannot be read: NVIDIA's library for that, CUPTI, was not found (%1); it comes with the CUDA Toolkit."),
    //: gpu/backend/cuda/cupti_library.cpp
    QT_TRANSLATE_NOOP("sentences", "no words"),
    //: gpu/backend/cuda/fill_on_device.cu
    QT_TRANSLATE_NOOP("sentences", "The launch of fillByRule"),
    //: gpu/backend/cuda/fresh_buffers.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpy of fresh buffers"),
    //: gpu/backend/cuda/fresh_buffers.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpy of the start of %1"),
    //: gpu/backend/cuda/fresh_buffers.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpyAsync of fresh buffers"),
    //: gpu/backend/cuda/gpu_ceilings.cu
    QT_TRANSLATE_NOOP("sentences", "The launch of multiplyAdd"),
    //: gpu/backend/cuda/gpu_ceilings.cu
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpyAsync within the GPU"),
    //: gpu/backend/cuda/gpu_ceilings.cu
    QT_TRANSLATE_NOOP("sentences", "The launch of copyVectors"),
    //: gpu/backend/cuda/hardware_counters.cpp
    QT_TRANSLATE_NOOP("sentences", "The GPU's own counters cannot be read: there is no CUDA context."),
    //: gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaFuncSetAttribute of %1"),
    //: gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaFuncGetAttributes of %1"),
    //: gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 cannot be launched: a block needs %2 of dynamic shared memory, and this GPU has %3."),
    //: gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaOccupancyMaxActiveClusters of %1"),
    //: gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 cannot be launched: this GPU has no room for a cluster of %2 such blocks."),
    //: gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel %1 is not built for CUDA."),
    //: gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 cannot be launched: this GPU runs at most %2 threads a block of this kernel, which uses %3 registers a thread."),
    //: gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 needs code for compute capability %2; for this GPU the program has only code for %3."),
    //: gpu/backend/cuda/no_cuda_backend.cpp
    QT_TRANSLATE_NOOP("sentences", "This build of Lanescope has no CUDA backend: no CUDA Toolkit was there when it was made."),
    //: gpu/backend/cuda/no_hardware_counters.cpp
    QT_TRANSLATE_NOOP("sentences", "The GPU's own counters cannot be read: this build was made without CUPTI's headers."),
    //: gpu/backend/cuda/occupancy.cu. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "CUDA's occupancy calculator does not know this GPU (error %1)."),
    //: gpu/backend/cuda/occupancy.cu. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaOccupancyMaxActiveBlocksPerMultiprocessor of %1"),
    //: gpu/backend/cuda/occupancy.cu. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaOccupancyMaxPotentialBlockSize of %1"),
    //: gpu/backend/cuda/stream_gate.cu
    QT_TRANSLATE_NOOP("sentences", "cudaFuncGetAttributes of holdStream"),
    //: gpu/backend/cuda/stream_gate.cu
    QT_TRANSLATE_NOOP("sentences", "The launch of holdStream"),
    //: gpu/backend/cuda/workbench.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpy of an input to the GPU"),
    //: gpu/backend/cuda/workbench.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaMemsetAsync over the L2 cache"),
    //: gpu/backend/emulator/emulator_backend.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 cores, warp 32, filled as %2 multiprocessors"),
    //: gpu/backend/emulator/emulator_backend.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is not enough memory to run %1 on the emulator."),
    //: gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The %1 of %2 must be from 1 to %3, but it is %4."),
    //: gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A block can have %1 threads, but %2 was launched with %3."),
    //: gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A cluster can have %1 blocks, but %2 was launched with %3."),
    //: gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The grid of %1 must consist of whole clusters: its x, %2, is no multiple of %3."),
    //: gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A block can have %1 bytes of shared memory, but %2 was launched with %3."),
    //: gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The input '%1' is missing."),
    //: gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The input '%1' must have %2 elements of %3, but it has %4 of %5."),
    //: gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel has %1 inputs, but %2 were given."),
    //: gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The arrays of %1 need %2 of memory, but %3 are free."),
    //: gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The emulator would take about %1 for the %2 blocks of %3 threads of %4; %5 are the most that it is given. Launch fewer blocks, or run it on a GPU."),
    //: gpu/bench/warp_spans.cpp
    QT_TRANSLATE_NOOP("sentences", "The clock of the GPU was not measured, so the times of its warps are unknown; measure again."),
    //: gpu/catalog/bench_sizes.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 sizes are too many: at most %2 sizes are measured in one benchmark."),
    //: gpu/catalog/catalog.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is a kernel of the catalogue."),
    //: gpu/catalog/catalog.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no kernel '%1'; the kernels are %2."),
    //: gpu/catalog/catalog.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is the kernel itself; name another one to compare with, or what is to differ, as in %2:schedule=reversed."),
    //: gpu/catalog/catalog.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is a pitfall, which is compared with %2 only, the kernel that it breaks."),
    //: gpu/catalog/catalog.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 does not get the inputs of %2, so that it cannot be compared with it."),
    //: gpu/catalog/catalog.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no record of %1: %2"),
    //: gpu/catalog/catalog.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 needs a GPU of compute capability %2"),
    //: gpu/catalog/catalog.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1; the emulator does not have what it uses."),
    //: gpu/catalog/catalog.cpp
    QT_TRANSLATE_NOOP("sentences", ", not a later one"),
    //: gpu/catalog/catalog.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no kernel file '%1'."),
    //: gpu/catalog/compared_with.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 knows only %2 = %3; choose that to compare it with %4."),
    //: gpu/catalog/compared_with.cpp
    QT_TRANSLATE_NOOP("sentences", "names no kernel"),
    //: gpu/catalog/compared_with.cpp
    QT_TRANSLATE_NOOP("sentences", "has a part without a value"),
    //: gpu/catalog/compared_with.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "says %1 twice"),
    //: gpu/catalog/compared_with.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is of the data, which both sides share; only what is of the launch can differ."),
    //: gpu/catalog/image.cpp
    QT_TRANSLATE_NOOP("sentences", "all cores"),
    //: gpu/catalog/map.cpp
    QT_TRANSLATE_NOOP("sentences", "The matrix"),
    //: gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", ": the largest error is %1."),
    //: gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A fixed tolerance of 1e-3 would say the same%1"),
    //: gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A fixed tolerance of 1e-3 would pass this wrong product%1"),
    //: gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A fixed tolerance of 1e-3 would fail this correct product%1"),
    //: gpu/catalog/matmul_tensor.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = %2 is too large: the tensor memory accelerator counts rows and columns with 32 bits; this kernel takes up to 2^30."),
    //: gpu/catalog/matrix.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 of %2 · %3 = %4 · %5 elements is too large: a matrix has at most 2^40."),
    //: gpu/catalog/matrix.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = %2 makes more than the 65535 blocks that a grid has in y; with blocks of %3 the most is %4."),
    //: gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The arrays of %1 have several types: '%2' is of %3 and '%4' of %5."),
    //: gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The problem %1 has %2 of %3; those of %4 are of %5."),
    //: gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel %1 has no array that it may write to, so that it has no result."),
    //: gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The problem %1 has one output; only map and free have several."),
    //: gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The problem %1 needs an output beside its input; the kernel %2 works in place."),
    //: gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel %1 has %2; the most are %3."),
    //: gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The problem %1 has %2 and an output; the kernel %3 has %4. An array that is neither is named by NAME = scratch."),
    //: gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The parameter '%1' of %2 is no size that is known by its name: give it a value, as in %3."),
    //: gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The problem %1 has a reference of its own; only map, stencil and free take one of the file."),
    //: gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is no array of a kernel that %2 launches."),
    //: gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel %1 has no parameter '%2'."),
    //: gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "takes % of numbers that are not whole"),
    //: gpu/catalog/own/element_expression.cpp
    QT_TRANSLATE_NOOP("sentences", "divides by zero"),
    //: gpu/catalog/own/element_expression.cpp
    QT_TRANSLATE_NOOP("sentences", "is beyond 64 bits"),
    //: gpu/catalog/own/element_expression.cpp
    QT_TRANSLATE_NOOP("sentences", "has an index that is not a whole number"),
    //: gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "adds more than the %1 terms that a sum may have"),
    //: gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has a sum, which only a reference may have."),
    //: gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 takes '%2' as a matrix; say its size, as in size %3 = (m, n)."),
    //: gpu/catalog/own/element_expression.cpp
    QT_TRANSLATE_NOOP("sentences", "but there is no array to read here."),
    //: gpu/catalog/own/element_expression.cpp
    QT_TRANSLATE_NOOP("sentences", "which is no input; the inputs are "),
    //: gpu/catalog/own/expression.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = %2 is not a whole number."),
    //: gpu/catalog/own/expression_tree.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "is not understood at '%1'"),
    //: gpu/catalog/own/expression_tree.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "is too long; an expression has at most %1 parts"),
    //: gpu/catalog/own/expression_tree.cpp
    QT_TRANSLATE_NOOP("sentences", "has too many parentheses within each other"),
    //: gpu/catalog/own/expression_tree.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "calls '%1', not one of %2sum"),
    //: gpu/catalog/own/expression_tree.cpp
    QT_TRANSLATE_NOOP("sentences", "lacks the variable of a sum, as in sum(j, 0, n, a[j])"),
    //: gpu/catalog/own/head_comment.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has '%2'; write NAME = VALUE, as in problem = dot."),
    //: gpu/catalog/own/head_comment.cpp
    QT_TRANSLATE_NOOP("sentences", "The line '// lanescope: …'"),
    //: gpu/catalog/own/head_comment.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A kernel's file makes at most %1 launches."),
    //: gpu/catalog/own/head_comment.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is no choice of a kernel's file; it may name problem, output, reference, then, radius, border, bins, tolerance, block, block-y, grid, grid-y, shared, a parameter of the run such as n, or one of the kernel."),
    //: gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is no use of an array; write input, input 2, output, in-out or scratch."),
    //: gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The launches of %1 take '%2' as an array of %3 and of %4."),
    //: gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel only reads '%1', which therefore is no %2."),
    //: gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 launches '%2', but %3."),
    //: gpu/catalog/own/own_arguments.cpp
    QT_TRANSLATE_NOOP("sentences", "has no other kernel"),
    //: gpu/catalog/own/own_arguments.cpp
    QT_TRANSLATE_NOOP("sentences", "its kernels are "),
    //: gpu/catalog/own/own_arguments.h
    QT_TRANSLATE_NOOP("sentences", "a use of an array"),
    //: gpu/catalog/own/own_kernel.h
    QT_TRANSLATE_NOOP("sentences", "an output"),
    //: gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is %2; it must be from %3 to %4."),
    //: gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = %2 names '%3'; it must be a plain number."),
    //: gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = %2 must be from 1 to %3."),
    //: gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' has no value; an expression may use n, m, k, block, blocks, count, radius, bins and tile."),
    //: gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A block of %1 x %2 threads is too large; a block has at most %3."),
    //: gpu/catalog/own/own_plan.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "start %1 is %2, which is no %3."),
    //: gpu/catalog/own/own_plan.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The matrix '%1' of %2 x %3 elements is too large; a matrix has at most 2^40."),
    //: gpu/catalog/own/own_reference.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "sum(j, -radius, radius + 1, %1[i + j]%2)"),
    //: gpu/catalog/own/own_reference.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Not checked, since there is no reference: %1."),
    //: gpu/catalog/own/own_reference.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "An input of %1 has no bin; the bins are 0 to %2."),
    //: gpu/catalog/own/own_row.cpp
    QT_TRANSLATE_NOOP("sentences", "A size of the kernel's own arrays. auto: n."),
    //: gpu/catalog/own/own_row.cpp
    QT_TRANSLATE_NOOP("sentences", "A kernel of your own."),
    //: gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has no kernel '%2' that could compute the reference."),
    //: gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel %1 computes no reference: it has no output of %2, of the same name."),
    //: gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The array '%1' of the kernel %2 is neither an input nor the output '%3'."),
    //: gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The parameter '%1' of the kernel %2 is none of %3."),
    //: gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel %1 checks the first output alone."),
    //: gpu/catalog/parameter.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "from %1 to %2"),
    //: gpu/catalog/parameter.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is out of range: it must be %2."),
    //: gpu/catalog/parameter.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is not a power of two: the tree halves the number of adding threads in every step, and from an odd number one element would be left out of the sum."),
    //: gpu/catalog/parameter.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is not %2 of this kernel; choose one of %3."),
    //: gpu/catalog/parameter.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = %2 is out of range: it must be %3."),
    //: gpu/catalog/parameter.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = '%2' is not a whole number."),
    //: gpu/catalog/parameter.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = '%2' is not a power: write it as 2^20, with a base of at least 2 and an exponent of at least 0."),
    //: gpu/catalog/parameter.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "No kernel file has an instance %1."),
    //: gpu/catalog/parameter.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has no %2 of %3: choose "),
    //: gpu/catalog/parameter.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 as dtype"),
    //: gpu/catalog/parameter.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has no parameter '%2'; its parameters are %3."),
    //: gpu/catalog/source/shared_arrays.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 of shared memory"),
    //: gpu/catalog/source/shared_arrays.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel %1 declares %2; the row %3 describes %4."),
    //: gpu/catalog/specs.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no parameter '%1'."),
    //: gpu/catalog/specs.cpp
    QT_TRANSLATE_NOOP("sentences", "the help of the launch rule says so"),
    //: gpu/catalog/workload.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is neither a reduction, a scan nor a matrix product, which are what is timed on several GPUs."),
    //: gpu/catalog/workload.cpp
    QT_TRANSLATE_NOOP("sentences", "Several GPUs combine sums only; choose op = sum."),
    //: gpu/catalog/workload.cpp
    QT_TRANSLATE_NOOP("sentences", "Scans on several GPUs are timed as inclusive ones; choose scan = inclusive."),
    //: gpu/catalog/workload.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 leaves %2 sums for the host to add; choose a kernel that ends with one, as reduce_one_launch."),
    //: gpu/collective/communicator.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Rank %1 of %2 did not answer within %3."),
    //: gpu/collective/communicator.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Rank %1 of %2 did not take part in step %3 within %4."),
    //: gpu/collective/cuda/element_exchange.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "GPU %1 has waited for 2 s for GPU %2, which has not sent its element."),
    //: gpu/collective/cuda/exchange_kernel.cu
    QT_TRANSLATE_NOOP("sentences", "The launch of exchange"),
    //: gpu/collective/cuda/exchange_kernel.cu
    QT_TRANSLATE_NOOP("sentences", "GPUs exchange int32, int64, float32 and float64."),
    //: gpu/collective/cuda/gpu_devices.cpp
    QT_TRANSLATE_NOOP("sentences", "The pitfalls of messages run on emulated devices and ranks only."),
    //: gpu/collective/cuda/gpu_devices.cpp
    QT_TRANSLATE_NOOP("sentences", "MPI reduces between the ranks of an engine, and these are GPUs of one."),
    //: gpu/collective/cuda/gpu_names.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no GPU %1; the number of GPUs here is %2."),
    //: gpu/collective/cuda/gpu_names.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "GPU %1 is named twice."),
    //: gpu/collective/cuda/gpu_stream.h. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "GPU %1 cannot store into the memory of GPU %2; NCCL reduces between such GPUs."),
    //: gpu/collective/cuda/nccl.cpp
    QT_TRANSLATE_NOOP("sentences", "NCCL (libnccl.so.2) is not installed; it comes from NVIDIA, as the package libnccl2."),
    //: gpu/collective/cuda/nccl.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The NCCL that is installed has no %1."),
    //: gpu/collective/cuda/nccl.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "NCCL failed in %1: %2."),
    //: gpu/collective/cuda/peer_group.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "GPU %1 has waited for 2 s for GPU %2, which has not sent its elements in step %3."),
    //: gpu/collective/cuda/peer_kernel.cu
    QT_TRANSLATE_NOOP("sentences", "The launch of peerAllReduce"),
    //: gpu/collective/cuda/peer_kernel.cu
    QT_TRANSLATE_NOOP("sentences", "An all-reduce takes int32, int64, float32 and float64."),
    //: gpu/collective/device_input.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = %2 is not from 1 to %3."),
    //: gpu/collective/device_input.cpp
    QT_TRANSLATE_NOOP("sentences", "A pitfall of messages needs at least two devices."),
    //: gpu/collective/emulated_devices.cpp
    QT_TRANSLATE_NOOP("sentences", "NCCL reduces between GPUs, and these are emulated devices."),
    //: gpu/collective/emulated_devices.cpp
    QT_TRANSLATE_NOOP("sentences", "MPI reduces between the ranks of an engine, and these are devices of one."),
    //: gpu/collective/emulated_devices.cpp
    QT_TRANSLATE_NOOP("sentences", "Emulated devices are not timed: their time says nothing of GPUs."),
    //: gpu/collective/emulated_devices.cpp
    QT_TRANSLATE_NOOP("sentences", " emulated device"),
    //: gpu/collective/emulated_devices.cpp
    QT_TRANSLATE_NOOP("sentences", " emulated devices"),
    //: gpu/collective/emulated_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Devices that wait for ever in the end: %1 of %2."),
    //: gpu/collective/meeting.cpp
    QT_TRANSLATE_NOOP("sentences", "Another device has failed."),
    //: gpu/collective/meeting.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Not all of the %1 ranks came to a barrier."),
    //: gpu/collective/mpi/module.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "This engine is one of %1 ranks instead of %2: is mpirun that of Open MPI?"),
    //: gpu/collective/mpi/module.cpp
    QT_TRANSLATE_NOOP("sentences", "Open MPI does not start with threads."),
    //: gpu/collective/mpi/mpi_communicator.cpp
    QT_TRANSLATE_NOOP("sentences", "A message of MPI has at most 2147483647 bytes."),
    //: gpu/collective/mpi/mpi_communicator.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Rank %1 of %2 sent %3 in %4, and %5 bytes were expected."),
    //: gpu/collective/mpi/mpi_communicator.cpp
    QT_TRANSLATE_NOOP("sentences", "The group of ranks"),
    //: gpu/collective/mpi/mpi_communicator.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A message to rank %1"),
    //: gpu/collective/mpi/mpi_communicator.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A message from rank %1"),
    //: gpu/collective/mpi/mpi_waiting.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 failed in MPI: %2."),
    //: gpu/collective/pitfall.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Device %1 of %2 does not take part in step %3, in which device %4 waits for its message."),
    //: gpu/collective/pitfall.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Device %1 of %2 sends %3 elements in step %4, and device %5 expects %6."),
    //: gpu/collective/pitfall.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Device %1 of %2 overwrites the %3 elements of its message in step %4 with 0 before device %5 has them."),
    //: gpu/collective/pitfall.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Device %1 of %2 reads its sums after step %3 of %4: %5 of %6 are not the sums yet."),
    //: gpu/collective/ranks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Rank %1 of %2 has not enough memory for this all-reduce."),
    //: gpu/collective/ranks.cpp
    QT_TRANSLATE_NOOP("sentences", "A pitfall is one of known messages, and is not timed."),
    //: gpu/collective/ranks.cpp
    QT_TRANSLATE_NOOP("sentences", " emulated device, MPI"),
    //: gpu/collective/ranks.cpp
    QT_TRANSLATE_NOOP("sentences", " emulated devices, MPI"),
    //: gpu/collective/ranks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Rank %1 of %2 is Lanescope %3, and rank 0 is %4: install the same version on all hosts."),
    //: gpu/collective/threads.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A device got %1 bytes from another one in place of %2."),
    //: gpu/collective/threads.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 devices need a thread each, and this machine starts no more of them."),
    //: gpu/cpu/matmul.cpp
    QT_TRANSLATE_NOOP("sentences", "blocked, all cores"),
    //: gpu/cpu/scan.cpp
    QT_TRANSLATE_NOOP("sentences", "Scans are of float32, int32 and int64."),
    //: gpu/cpu/scan.cpp
    QT_TRANSLATE_NOOP("sentences", "Scans are sums or maxima."),
    //: gpu/cpu/scan.cpp
    QT_TRANSLATE_NOOP("sentences", "std, all cores"),
    //: gpu/device/cub.cu
    QT_TRANSLATE_NOOP("sentences", "cudaFree of CUB's memory"),
    //: gpu/device/cub.cu
    QT_TRANSLATE_NOOP("sentences", "cudaMalloc for CUB"),
    //: gpu/device/cublas.cpp
    QT_TRANSLATE_NOOP("sentences", "cuBLAS (libcublas.so.13) is not installed; it comes with the CUDA Toolkit."),
    //: gpu/device/cublas.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The cuBLAS that is installed has no %1."),
    //: gpu/device/cublas.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cuBLAS failed in %1 with status %2."),
    //: gpu/device/cublas.cpp
    QT_TRANSLATE_NOOP("sentences", "cublasGemmEx in TF32"),
    //: gpu/device/cublas.cpp
    QT_TRANSLATE_NOOP("sentences", "cublasGemmEx of bfloat16"),
    //: gpu/device/cublas.cpp
    QT_TRANSLATE_NOOP("sentences", "The cuBLAS that is installed does not emulate float32 (CUBLAS_COMPUTE_32F_EMULATED_16BFX9); that of CUDA 12.9 is the first that does."),
    //: gpu/device/cublas.cpp
    QT_TRANSLATE_NOOP("sentences", "cublasGemmEx of emulated float32"),
    //: gpu/device/cuda_check.cpp
    QT_TRANSLATE_NOOP("sentences", " This GPU also draws a display, whose driver ends a launch after a few seconds: take fewer elements."),
    //: gpu/device/cuda_check.cpp
    QT_TRANSLATE_NOOP("sentences", " After this error only a new process can use CUDA."),
    //: gpu/device/cuda_check.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The launch %1"),
    //: gpu/device/loaded_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "cudaLibraryGetKernel of %1"),
    //: gpu/device/loaded_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel %1 was compiled for compute capability %2; this GPU has %3."),
    //: gpu/device/loaded_kernel.cpp
    QT_TRANSLATE_NOOP("sentences", "A kernel of your own on a GPU needs a build of lanescope-engine with CUDA 12.8 or newer."),
    //: gpu/device/packed_arguments.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A parameter of %1 bytes takes no number."),
    //: gpu/device/packed_arguments.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "An argument of %1 bytes is too large for its parameter, which has %2."),
    //: gpu/device/packed_arguments.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The argument %1 does not fit into %2 bytes."),
    //: gpu/device/packed_arguments.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel %1 takes %2 arguments, not %3."),
    //: gpu/device/packed_arguments.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A parameter of %1 has %2 bytes; the most is %3."),
    //: gpu/device/packed_arguments.cpp
    QT_TRANSLATE_NOOP("sentences", "A kernel of your own takes no matrix for bulk copies."),
    //: gpu/engine/program/main.cpp
    QT_TRANSLATE_NOOP("sentences", "Timing this CPU"),
    //: gpu/engine/program/main.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is not an option; try --help."),
    //: gpu/engine/program/own_kernel.cpp
    QT_TRANSLATE_NOOP("sentences", "There is no build of this kernel for a GPU, which NVRTC makes; the emulator runs it."),
    //: gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 describes no kernel."),
    //: gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no compiled kernel in %1."),
    //: gpu/engine/program/own_kernel.cpp
    QT_TRANSLATE_NOOP("sentences", "The kernel's file chooses functions while it is loaded (ifunc), which a kernel of your own must not."),
    //: gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The compiled kernel cannot be loaded: %1."),
    //: gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A kernel of your own is code from anywhere, and here is no sandbox for it: %1; --allow-unconfined runs it with all rights that you have."),
    //: gpu/engine/program/own_kernel.cpp
    QT_TRANSLATE_NOOP("sentences", "The sandbox for a kernel of your own could not be closed."),
    //: gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no kernel for a GPU in %1."),
    //: gpu/engine/program/own_kernel.cpp
    QT_TRANSLATE_NOOP("sentences", "this build of lanescope-engine has no libseccomp"),
    //: gpu/engine/program/own_kernel.cpp
    QT_TRANSLATE_NOOP("sentences", "the system's kernel has no Landlock"),
    //: gpu/engine/program/rank_module.cpp
    QT_TRANSLATE_NOOP("sentences", "This lanescope-engine has no MPI: install the package lanescope-mpi, or install libopenmpi-dev and build it again."),
    //: gpu/engine/program/rank_module.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Open MPI cannot be loaded: %1."),
    //: gpu/engine/program/rank_module.cpp
    QT_TRANSLATE_NOOP("sentences", "lanescope-mpi.so is not of this version of lanescope-engine."),
    //: gpu/engine/rank_executor.cpp
    QT_TRANSLATE_NOOP("sentences", "The comparison was cancelled."),
    //: gpu/engine/server.cpp
    QT_TRANSLATE_NOOP("sentences", "A request has no id."),
    //: gpu/engine/server.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "At most %1 requests can wait for the engine."),
    //: gpu/engine/server.cpp
    QT_TRANSLATE_NOOP("sentences", "The other side did not begin with one greeting."),
    //: gpu/engine/server.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "This engine speaks protocol %1, the other side protocol %2."),
    //: gpu/engine/server.cpp
    QT_TRANSLATE_NOOP("sentences", "The request was cancelled before it began."),
    //: gpu/engine/server.cpp
    QT_TRANSLATE_NOOP("sentences", "The engine has not enough memory for this request."),
    //: gpu/engine/timed_on_ranks.cpp
    QT_TRANSLATE_NOOP("sentences", "The benchmark was cancelled."),
    //: gpu/engine/timing_ranks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Timed by %1 of %2 ranks, one of each host like the first."),
    //: gpu/engine/timing_ranks.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Timed by %1 of %2 ranks on %3 of their hosts: kernels on a GPU for each rank at once, all else by one rank of each host."),
    //: gpu/lab/device_compiler/device_compiler.cpp
    QT_TRANSLATE_NOOP("sentences", "Compiling entry function '"),
    //: gpu/lab/device_compiler/device_compiler.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The compiler for the GPU failed: %1."),
    //: gpu/lab/device_compiler/device_compiler.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The two builds of %1 differ in their parameters."),
    //: gpu/lab/device_compiler/device_compiler.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The text has no kernel %1."),
    //: gpu/lab/device_compiler/main.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 cannot be read."),
    //: gpu/lab/device_compiler/main.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 cannot be written."),
    //: gpu/lab/device_compiler/nvrtc.cpp
    QT_TRANSLATE_NOOP("sentences", "A kernel of your own needs NVIDIA's run-time compiler for a GPU: install the CUDA Toolkit 12.8 or newer, or its package cuda-nvrtc, so that libnvrtc.so is found."),
    //: gpu/lab/device_compiler/nvrtc.cpp
    QT_TRANSLATE_NOOP("sentences", "The library libnvrtc.so on this machine is too old; install NVRTC 12.8 or newer."),
    //: gpu/lab/front_end/declarations.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The type here comes out of the macro '%1' beside words of CUDA; write the type out."),
    //: gpu/lab/front_end/declarations.cpp
    QT_TRANSLATE_NOOP("sentences", "Declare this array of dynamic shared memory in a statement of its own."),
    //: gpu/lab/front_end/declarations.cpp
    QT_TRANSLATE_NOOP("sentences", "A pointer to rows of an array cannot be traced; pass a pointer to its elements."),
    //: gpu/lab/front_end/directives.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The line %1 is not for a kernel; leave it out."),
    //: gpu/lab/front_end/directives.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "No file can be included here, so that %1 is missing; write what the kernel needs of it into this text."),
    //: gpu/lab/front_end/directives.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Of the pragmas only unroll and once are known here; leave %1 out."),
    //: gpu/lab/front_end/expressions.cpp
    QT_TRANSLATE_NOOP("sentences", "What this macro computes with elements of arrays cannot be traced; write it as a __device__ function."),
    //: gpu/lab/front_end/expressions.cpp
    QT_TRANSLATE_NOOP("sentences", "A lambda function that the kernel does not call by its name, or that takes 'auto', cannot be traced; write it as a __device__ function."),
    //: gpu/lab/front_end/expressions.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 cannot be traced; leave it out."),
    //: gpu/lab/front_end/expressions.cpp
    QT_TRANSLATE_NOOP("sentences", "Inline assembly"),
    //: gpu/lab/front_end/expressions.cpp
    QT_TRANSLATE_NOOP("sentences", "An exception"),
    //: gpu/lab/front_end/expressions.cpp
    QT_TRANSLATE_NOOP("sentences", "A type that is known only at run time"),
    //: gpu/lab/front_end/expressions.cpp
    QT_TRANSLATE_NOOP("sentences", "A macro that reads through a pointer cannot be traced; write it as a __device__ function."),
    //: gpu/lab/front_end/expressions.cpp
    QT_TRANSLATE_NOOP("sentences", "This assignment computes in another type than that of its left side; write it with '='."),
    //: gpu/lab/front_end/expressions_calls.cpp
    QT_TRANSLATE_NOOP("sentences", "A call of a function that is known only at run time cannot be traced."),
    //: gpu/lab/front_end/expressions_calls.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' cannot be traced; leave it out."),
    //: gpu/lab/front_end/expressions_memory.cpp
    QT_TRANSLATE_NOOP("sentences", "long long"),
    //: gpu/lab/front_end/expressions_memory.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A pointer to '%1' as one to '%2' cannot be traced; the numbers must have the same type."),
    //: gpu/lab/front_end/flow.cpp
    QT_TRANSLATE_NOOP("sentences", "This points to a thread's own variables here and to memory elsewhere, which cannot be traced; use two pointers, or two functions."),
    //: gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "It is not known with what the template '%1' is launched; give its parameters defaults."),
    //: gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Two kernels are called '%1'; rename one."),
    //: gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The head of a kernel comes out of the macro '%1' here, which is not read; write the kernel out."),
    //: gpu/lab/front_end/front_end.cpp
    QT_TRANSLATE_NOOP("sentences", "This text has no kernel: no function is marked __global__."),
    //: gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The parameter '%1' of a kernel is neither a number nor a pointer; pass its members one by one."),
    //: gpu/lab/front_end/front_end.cpp
    QT_TRANSLATE_NOOP("sentences", "Attributes of a compiler are not known here; leave them out."),
    //: gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The name '%1' is Lanescope's own; choose another one."),
    //: gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Declare the shared array '%1' in its kernel."),
    //: gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The constant array '%1' has no values, since the host's part does not run here; give it initial values, or pass an array to the kernel instead."),
    //: gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The constant pointer '%1' cannot be traced; pass an array to the kernel instead."),
    //: gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The global variable '%1' cannot be traced; pass an array to the kernel instead."),
    //: gpu/lab/front_end/front_end.cpp
    QT_TRANSLATE_NOOP("sentences", "A virtual function cannot be traced; leave 'virtual' out."),
    //: gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Declare the array of dynamic shared memory '%1' in its kernel."),
    //: gpu/lab/front_end/main.cpp
    QT_TRANSLATE_NOOP("sentences", "This text has more than 1 MiB, which is the most."),
    //: gpu/lab/front_end/numbers.cpp
    QT_TRANSLATE_NOOP("sentences", "signed char"),
    //: gpu/lab/front_end/numbers.cpp
    QT_TRANSLATE_NOOP("sentences", "unsigned char"),
    //: gpu/lab/front_end/numbers.cpp
    QT_TRANSLATE_NOOP("sentences", "unsigned short"),
    //: gpu/lab/front_end/numbers.cpp
    QT_TRANSLATE_NOOP("sentences", "unsigned long"),
    //: gpu/lab/front_end/numbers.cpp
    QT_TRANSLATE_NOOP("sentences", "unsigned long long"),
    //: gpu/lab/front_end/own_limits.cpp
    QT_TRANSLATE_NOOP("sentences", "This text takes more than five seconds to read; it is too much."),
    //: gpu/lab/front_end/own_limits.cpp
    QT_TRANSLATE_NOOP("sentences", "This text is too deep or too large to be read."),
    //: gpu/lab/front_end/own_limits.cpp
    QT_TRANSLATE_NOOP("sentences", "This text takes more than 2 GiB to read; it is too much."),
    //: gpu/lab/front_end/rewriting.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Arrays of '%1' in memory cannot be traced; use float, double, int, unsigned, long long, unsigned char or a vector such as float4."),
    //: gpu/lab/front_end/syntax.cpp
    QT_TRANSLATE_NOOP("sentences", "The compiler's front end failed at this text; it may be too large or too deep."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "Inline assembly cannot be traced; leave it out."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "No file can be included here; leave __has_include out."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "No file can be included here; leave __has_include_next out."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "No file can be included here; leave __has_embed out."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "Textures and surfaces cannot be traced; use an array."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "Numbers of 16 bits are not known here; use float."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "A kernel cannot launch kernels here; launch them from the host's part."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "A kernel cannot wait for the device; leave cudaDeviceSynchronize to the host."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "The library cuRAND is not known here; pass random numbers in an array."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "A variable of a kernel is its thread's own; leave thread_local out."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "No module can be imported here; leave the import out."),
    //: gpu/lab/front_end/text_scan.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The library %1:: is not known here; a kernel has CUDA's own functions, such as atomicAdd, __syncthreads and __pipeline_memcpy_async."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "Raw strings are not known here; a kernel needs none."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "This character stands outside of a comment; C++ does not know it there."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "Write '[' instead of '<:'."),
    //: gpu/lab/front_end/text_scan.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is an attribute of C++; choose another name."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "The statement here is too long; make several of it."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "A carriage return stands alone here."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "A form feed or a vertical tab stands here; leave it out."),
    //: gpu/lab/front_end/text_scan.cpp
    QT_TRANSLATE_NOOP("sentences", "Trigraphs are not known here."),
    //: gpu/platform/memory.cpp
    QT_TRANSLATE_NOOP("sentences", "the control group"),
    //: gpu/platform/memory.cpp
    QT_TRANSLATE_NOOP("sentences", "Max address space"),
    //: gpu/platform/memory.cpp
    QT_TRANSLATE_NOOP("sentences", "the limit of addresses (ulimit -v)"),
    //: gpu/platform/memory.cpp
    QT_TRANSLATE_NOOP("sentences", "Max data size"),
    //: gpu/platform/memory.cpp
    QT_TRANSLATE_NOOP("sentences", "the limit of data (ulimit -d)"),
    //: gpu/platform/memory.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", ": %1 allows no more"),
    //: gpu/platform/memory.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 needs %2 of memory, and %3 of %4 are free%5."),
    //: gpu/platform/process.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 cannot be read, which tells whether ranks share a host."),
    //: gpu/platform/process_limits.cpp
    QT_TRANSLATE_NOOP("sentences", "There is not enough memory."),
    //: gpu/platform/process_limits.cpp
    QT_TRANSLATE_NOOP("sentences", "No more threads can be started: a limit of this user (ulimit -u), of the memory (ulimit -v) or of the control group is reached."),
    //: gpu/platform/process_limits.cpp
    QT_TRANSLATE_NOOP("sentences", "No more files can be opened: the limit of this process (ulimit -n) or of the system is reached."),
    //: gpu/platform/process_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The address space is limited to %1 (ulimit -v), and at least %2 are needed."),
    //: gpu/platform/process_limits.cpp
    QT_TRANSLATE_NOOP("sentences", "Something unexpected happened."),
    //: gpu/platform/process_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The stack is limited to %1 (ulimit -s), and at least %2 are needed."),
    //: gpu/platform/process_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Only %1 files may be open at once (ulimit -n), and %2 are needed."),
    //: gpu/platform/process_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Something unexpected happened: %1."),
    //: gpu/platform/process_limits.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 needs %2 more threads, and only %3 can be started: see the limits of this user (ulimit -u), of the memory (ulimit -v) and of the control group."),
    //: gpu/platform/processor.cpp
    QT_TRANSLATE_NOOP("sentences", "model name"),
    //: gpu/request/all_reduce.h
    QT_TRANSLATE_NOOP("sentences", "an algorithm"),
    //: gpu/request/all_reduce.h
    QT_TRANSLATE_NOOP("sentences", "a pitfall of messages"),
    //: gpu/request/occupancy.h
    QT_TRANSLATE_NOOP("sentences", "a limit of the occupancy"),
    //: gpu/request/occupancy.h
    QT_TRANSLATE_NOOP("sentences", "shared memory"),
    //: gpu/request/parameters.h
    QT_TRANSLATE_NOOP("sentences", "an op"),
    //: gpu/request/request.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is not a backend; the backends are auto, cuda and emulator."),
    //: gpu/request/request.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is not a schedule; the schedules are in-order, reversed, adversarial, lockstep and random:SEED with a whole number from 0 to 2^64-1."),
    //: gpu/request/request.h
    QT_TRANSLATE_NOOP("sentences", "a place to generate on"),
    //: gpu/request/sampling.h
    QT_TRANSLATE_NOOP("sentences", "a state of the cache"),
    //: gpu/runner/compared.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Kernels are compared on the same inputs, but %1 takes %2 and %3 takes %4."),
    //: gpu/runner/compared.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Kernels are compared on the same inputs, but of %1 and %2 one takes matrices and the other does not."),
    //: gpu/runner/compared.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Only kernels of the same problem are compared, and %1 computes something else than %2."),
    //: gpu/runner/display_limit.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "By smaller sizes, a launch would take about %1, but this GPU also draws a display, and its driver ends what lasts too long: the limit is %2."),
    //: gpu/runner/problem.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 takes %2 input arrays, not %3."),
    //: gpu/runner/problem.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The input arrays of %1 must be equally long."),
    //: gpu/runner/problem.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Input %1 has %2 numbers, but these parameters ask for %3."),
    //: gpu/runner/problem.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel that computes the reference has a fault: %1"),
    //: gpu/runner/problem.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The exact sum is beyond what %1 holds: it wraps around modulo 2^%2, on a GPU, on the emulator and on the CPU alike."),
    //: gpu/runner/problem.cpp
    QT_TRANSLATE_NOOP("sentences", "The reference differs from the pattern's closed form."),
    //: gpu/runner/runner.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The CUDA backend cannot run here: %1"),
    //: gpu/runner/runner.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel was not launched as it stands: the recording run showed %1. The times are the recording run's."),
    //: gpu/runner/runner.cpp
    QT_TRANSLATE_NOOP("sentences", "The emulator has no GPU whose counters could be read."),
    //: gpu/runner/runner.cpp
    QT_TRANSLATE_NOOP("sentences", "The GPU's counters were not read, since the kernel was not launched as it stands."),
    //: gpu/runner/runner.cpp
    QT_TRANSLATE_NOOP("sentences", "This is measured on one device, not on several."),
    //: gpu/runner/runner.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no device %1 here; the devices are %2."),
    //: gpu/runner/runner.cpp
    QT_TRANSLATE_NOOP("sentences", "no GPU."),
    //: gpu/runner/runner.cpp
    QT_TRANSLATE_NOOP("sentences", "an access outside its array, which would end the process"),
    //: gpu/runner/runner.cpp
    QT_TRANSLATE_NOOP("sentences", "a barrier that not all threads reach, at which it could wait for ever"),
    //: gpu/runner/runner_bench.cpp
    QT_TRANSLATE_NOOP("sentences", "One size is sampled for an hour at most."),
    //: gpu/runner/runner_bench.cpp
    QT_TRANSLATE_NOOP("sentences", "A kernel is timed hot, cold or both, and this request asks for neither."),
    //: gpu/runner/runner_bench.cpp
    QT_TRANSLATE_NOOP("sentences", "A benchmark needs at least one size."),
    //: gpu/runner/runner_bench.cpp
    QT_TRANSLATE_NOOP("sentences", "Either all compared kernels have parameters of their own, or none has."),
    //: gpu/runner/runner_bench.cpp
    QT_TRANSLATE_NOOP("sentences", "what the machine reaches"),
    //: gpu/runner/runner_counters.cpp
    QT_TRANSLATE_NOOP("sentences", "There is no record of this kernel."),
    //: gpu/runner/runner_occupancy.cpp
    QT_TRANSLATE_NOOP("sentences", "The emulator has neither registers nor multiprocessors, so that it says nothing of a GPU's occupancy."),
    //: gpu/runner/runner_occupancy.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A library makes the launches of %1, so that nothing is known of their occupancy."),
    //: gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is a pitfall: only a kernel without its fault has a time line, such as %2."),
    //: gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The time line within a kernel is that of one launch, in one chunk: chunks = %1 is too many."),
    //: gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 cannot be split into chunks here; reductions and dot products can."),
    //: gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 cannot be split into chunks, since one chunk's result needs elements of the others; reductions and dot products can."),
    //: gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "One chunk of these cannot run: %1"),
    //: gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has no time line within the kernel: only kernels that copy tiles in bulk have one, such as matmul_tf32."),
    //: gpu/runner/runner_work.cpp
    QT_TRANSLATE_NOOP("sentences", "Work is counted where one block does it all and the record tells what its threads compute; none of these kernels does at these sizes. Try scan_hillis_steele and scan_blelloch from 2 to 1024 elements."),
    //: gpu/runner/time_bench.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Left out: by the size before, one call would take about %1; the limit is %2."),
    //: gpu/runner/time_bench.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 kernels in turn"),
    //: gpu/runner/time_bench.cpp
    QT_TRANSLATE_NOOP("sentences", "CPU variants"),
    //: gpu/scaling/gpu_part.cpp
    QT_TRANSLATE_NOOP("sentences", "cudaMemcpyAsync of an input to the GPU"),
    //: gpu/scaling/gpu_problem.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 GPUs are more than the %2"),
    //: gpu/scaling/gpu_scaling.cpp
    QT_TRANSLATE_NOOP("sentences", "Name at least one GPU."),
    //: gpu/scaling/product_on_gpus.cpp
    QT_TRANSLATE_NOOP("sentences", "rows of A"),
    //: gpu/simt/accessors.h
    QT_TRANSLATE_NOOP("sentences", "a block can declare 48 KiB of shared memory"),
    //: gpu/simt/block_runner.cpp
    QT_TRANSLATE_NOOP("sentences", "cp.async.bulk, bulk copies without a tensor map"),
    //: gpu/simt/block_runner.cpp
    QT_TRANSLATE_NOOP("sentences", "wgmma of tiles without the 128-byte swizzle"),
    //: gpu/simt/block_runner.cpp
    QT_TRANSLATE_NOOP("sentences", "NVIDIA's libraries"),
    //: gpu/simt/block_runner.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The emulator does not have %1; this kernel needs an NVIDIA GPU."),
    //: gpu/simt/emulator.cpp
    QT_TRANSLATE_NOOP("sentences", "ThreadSanitizer knows too few fibers for a cluster of this size."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "on line %1"),
    //: gpu/simt/fault.cpp
    QT_TRANSLATE_NOOP("sentences", "before its first access"),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "the array declared on line %1"),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", " of rank %1"),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 does not come to an end: %2 memory accesses without a barrier, the last one %3."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 does not come to an end: it waited at %2 barriers, the last one %3."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 does not come to an end: for %2 ms it met no memory access and no barrier; it was last seen %3."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 needs more than its stack of %2 KiB; it was last seen %3."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 declares %2 more shared memory than the %3 KiB that a block can have."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 accesses an address that is in no array; it was last seen %2."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 divides an integer by zero; it was last seen %2."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 does not come to an end: the warps of its block met %2 times, the last time %3."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 does not come to an end: the threads of its block waited for each other %2 times without a barrier, the last time %3."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 waits for ever %2: it finds the same value again and again, and no thread that runs will change it."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 calls a function of its warp %2 with the mask %3, which does not name its own lane."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 shuffles %2 with a width of %3; the widths are 1, 2, 4, 8, 16 and 32."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 ends the run: the assertion %2 does not hold."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 ends the run by __trap %2."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 uses %2 a barrier that does not exist: an mbarrier exists once it is initialized, and named barriers have the numbers 0 to 15."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 copies a tile %2 to an address that is no multiple of 128 bytes."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 maps the shared memory of rank %2 %3; its cluster has %4"),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Thread %1 of block %2"),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Block %1 waits for ever: %2 of its %3 threads wait at the barrier on line %4, thread %5 among them, but thread %6"),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The cluster of blocks %1 to %2 waits for ever: %3 of its %4 blocks wait at its barrier on line %5, thread 0 of block %6 among them, but thread 0 of block %7 has ended without it, as has its whole block."),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "waits at %1 on line %2"),
    //: gpu/simt/fault.cpp
    QT_TRANSLATE_NOOP("sentences", "has ended"),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "waits at the barrier on line %1"),
    //: gpu/simt/fault.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Thread %1 of block %2 waits for ever at %3 on line %4: its mask %5 names thread %6, which %7."),
    //: gpu/simt/fault.cpp
    QT_TRANSLATE_NOOP("sentences", "its block made "),
    //: gpu/simt/fault.cpp
    QT_TRANSLATE_NOOP("sentences", "it made "),
    //: gpu/simt/fault.cpp
    QT_TRANSLATE_NOOP("sentences", "one block, rank 0."),
    //: gpu/simt/fault.cpp
    QT_TRANSLATE_NOOP("sentences", " has ended without it."),
    //: gpu/simt/fault.cpp
    QT_TRANSLATE_NOOP("sentences", " waits at the barrier on line "),
    //: gpu/simt/fault.cpp
    QT_TRANSLATE_NOOP("sentences", " with the mask "),
    //: gpu/simt/kernel_table.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The kernel '%1' %2."),
    //: gpu/simt/kernel_table.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The emulator has no kernel that is called '%1'."),
    //: gpu/simt/kernel_table.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "has %1 parameters, but %2 arguments were given"),
    //: gpu/simt/kernel_table.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "takes a number from %1 to %2 as parameter %3"),
    //: gpu/simt/kernel_table.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "takes an array of %1 as parameter %2"),
    //: gpu/simt/kernel_table.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "takes a number as parameter %1"),
    //: gpu/simt/kernel_table.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "takes a matrix for bulk copies as parameter %1"),
    //: gpu/simt/signals.cpp
    QT_TRANSLATE_NOOP("sentences", "The emulator knows the registers of x86-64 and of AArch64."),
    //: gpu/simt/tracer.h
    QT_TRANSLATE_NOOP("sentences", "the last event of a thread without one"),
    //: gpu/simt/watchdog.cpp
    QT_TRANSLATE_NOOP("sentences", "The kernel does not come to an end, and it cannot be stopped."),
    //: gpu/spread/emulated_run.cpp
    QT_TRANSLATE_NOOP("sentences", "Several devices of one engine are emulated; a GPU runs a kernel alone."),
    //: gpu/spread/emulated_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Device %1 is one GPU, and several devices of one engine are emulated."),
    //: gpu/spread/gpu_run.cpp
    QT_TRANSLATE_NOOP("sentences", "Several GPUs run a kernel by CUDA, and the emulator was chosen."),
    //: gpu/spread/gpu_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Device %1 is one GPU, and a list of GPUs is given."),
    //: gpu/spread/gpu_run.cpp
    QT_TRANSLATE_NOOP("sentences", "The time line within a kernel is that of one GPU; leave --devices out."),
    //: gpu/spread/gpu_run.cpp
    QT_TRANSLATE_NOOP("sentences", "Over several GPUs the size of the chunks is fixed; leave --chunks out."),
    //: gpu/spread/gpu_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 does not go through GPUs in chunks; reductions and dot products do."),
    //: gpu/spread/matmul_rows.cpp
    QT_TRANSLATE_NOOP("sentences", "Each device has multiplied some rows of A by all of B, which the first device has sent to the others."),
    //: gpu/spread/rank_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Rank %1 of its host has no GPU; the number of GPUs there is %2."),
    //: gpu/spread/rank_run.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Device %1 is one GPU, and each rank takes its own."),
    //: gpu/spread/reduction.cpp
    QT_TRANSLATE_NOOP("sentences", "Each device has reduced a part of the elements, and the results of the parts were combined in the order of the devices."),
    //: gpu/spread/refusal.cpp
    QT_TRANSLATE_NOOP("sentences", "Only reductions and dot products go through GPUs in chunks that a GPU can make itself."),
    //: gpu/spread/refusal.cpp
    QT_TRANSLATE_NOOP("sentences", "A GPU makes the elements of a pattern; these elements are given."),
    //: gpu/spread/refusal.cpp
    QT_TRANSLATE_NOOP("sentences", "The elements in another order are made on the host; a GPU makes them with shuffle 0."),
    //: gpu/spread/refusal.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The pattern %1 is made on the host, since its elements do not follow from their index alone."),
    //: gpu/spread/refusal.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is a kernel of your own, and only those of the catalogue run on several devices."),
    //: gpu/spread/refusal.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 runs on one device; reductions, dot products, scans and matrix products run on several."),
    //: gpu/spread/refusal.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The split summa is one of matrix products, and %1 is none."),
    //: gpu/spread/refusal.cpp
    QT_TRANSLATE_NOOP("sentences", "A record shows one device; record the kernel on one."),
    //: gpu/spread/refusal.cpp
    QT_TRANSLATE_NOOP("sentences", "A GPU's counters are those of one device; read them on one."),
    //: gpu/spread/refusal.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = %2 is out of range: it must be from 1 to 2^48."),
    //: gpu/spread/refusal.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Part %1 of %2 cannot run: %3"),
    //: gpu/spread/scan.cpp
    QT_TRANSLATE_NOOP("sentences", "Each device has scanned a part of the elements; the sums of the parts were scanned in turn, and each device has combined its elements with what lies before its part, by the last launch of scan_three_launches."),
    //: gpu/spread/spread.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The devices have exchanged %1 bytes. The times are those of the slowest device."),
    //: gpu/spread/spread.cpp
    QT_TRANSLATE_NOOP("sentences", "The order of the additions depends on the number of devices: as many devices give the same bits each time, and another number may give others."),
    //: gpu/spread/spread.cpp
    QT_TRANSLATE_NOOP("sentences", "An emulated device makes no elements; name GPUs with --devices."),
    //: gpu/spread/streaming.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The elements went through the GPUs in %1 chunks of at most %2, copies and kernels overlapped: the slowest GPU took %3 for its chunks. Its phases are summed over them and may be more together."),
    //: gpu/spread/streaming.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Each GPU made its elements by itself, in %1 that are in no phase. The host has made all of them again for the check."),
    //: gpu/spread/summa.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The devices stand in a grid of %1 by %2, and each has a block of A, B and C. In %3 steps they have handed on columns of A and rows of B (SUMMA), and added the products by the kernel vector_add."),
    //: gpu/trace/check/check.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Only the first %1 of %2 findings are listed."),
    //: gpu/trace/check/check.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The checks saw %1 of 0..%2, which is what was recorded."),
    //: gpu/trace/check/check.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The checks saw the first %1 events of each thread, which is what was recorded."),
    //: gpu/trace/check/check.cpp
    QT_TRANSLATE_NOOP("sentences", "The record does not show all that some barriers in shared memory wait for; some races may not be listed."),
    //: gpu/trace/check/check.cpp
    QT_TRANSLATE_NOOP("sentences", "The flags by which blocks wait for each other are too many to follow; some races between blocks may not be listed."),
    //: gpu/trace/check/finding.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Thread %1 of block %2 accesses element %3 of %4 on line %5; %6 has %7 elements, numbered from 0."),
    //: gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "thread %1 of block %2"),
    //: gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", " on line %1"),
    //: gpu/trace/check/finding_list.cpp
    QT_TRANSLATE_NOOP("sentences", "has an asynchronous copy write"),
    //: gpu/trace/check/finding_list.cpp
    QT_TRANSLATE_NOOP("sentences", "has a bulk copy write"),
    //: gpu/trace/check/finding_list.cpp
    QT_TRANSLATE_NOOP("sentences", "has the tensor cores read"),
    //: gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "element %1 of %2"),
    //: gpu/trace/check/finding_list.cpp
    QT_TRANSLATE_NOOP("sentences", "either the reader does not wait for the phase of the barrier that counts the bytes, or the copy does not wait for the phase in which all readers have arrived"),
    //: gpu/trace/check/finding_list.cpp
    QT_TRANSLATE_NOOP("sentences", "a cluster.sync() is missing between the two"),
    //: gpu/trace/check/finding_list.cpp
    QT_TRANSLATE_NOOP("sentences", "no barrier reaches across blocks, only atomics and fences do"),
    //: gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Nothing orders %1, which %2 %3, and %4, which %5 it%6: %7"),
    //: gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Thread %1 of block %2 %3 %4"),
    //: gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Thread %1 of block %2 never waits for the %3 that it starts%4"),
    //: gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", ", but no cluster.sync() before it tells that %1 has begun and its shared memory is there"),
    //: gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", ", but no cluster.sync() behind it keeps %1 from ending, and its shared memory ends with it"),
    //: gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The blocks of a cluster do not meet: block %1 waits at the cluster's barrier%2, thread %3 first, but block %4 ends without it"),
    //: gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The threads of block %1 do not meet: %2 of its %3 threads wait at the barrier%4, thread %5 among them, but thread %6; what a GPU does then is undefined"),
    //: gpu/trace/check/finding_list.cpp
    QT_TRANSLATE_NOOP("sentences", ", to which no thread of its cluster has given a first value"),
    //: gpu/trace/check/finding_list.cpp
    QT_TRANSLATE_NOOP("sentences", ", to which no thread of its block has given a first value"),
    //: gpu/trace/check/finding_list.cpp
    QT_TRANSLATE_NOOP("sentences", ", to which neither the host nor a thread has given a first value: memory on a GPU holds whatever was left there"),
    //: gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "; the record shows this %1 times"),
    //: gpu/trace/check/finding_list.cpp
    QT_TRANSLATE_NOOP("sentences", " ends without it"),
    //: gpu/trace/check/finding_list.cpp
    QT_TRANSLATE_NOOP("sentences", " waits at the barrier"),
    //: gpu/trace/check/race_check.cpp
    QT_TRANSLATE_NOOP("sentences", "an array of another block is none of this record"),
    //: gpu/trace/check/race_check.cpp
    QT_TRANSLATE_NOOP("sentences", "an event names an array that the record lacks"),
    //: gpu/trace/flow/dataflow.cpp
    QT_TRANSLATE_NOOP("sentences", "a thread's loads have too many stores before"),
    //: gpu/trace/flow/dataflow.cpp
    QT_TRANSLATE_NOOP("sentences", "a record's values have too many sources"),
    //: gpu/trace/flow/element_map.cpp
    QT_TRANSLATE_NOOP("sentences", "the record has fewer blocks"),
    //: gpu/trace/flow/evaluate.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The operation %1 on line %2 of a flow %3."),
    //: gpu/trace/flow/evaluate.cpp
    QT_TRANSLATE_NOOP("sentences", "has an unknown type"),
    //: gpu/trace/flow/evaluate.cpp
    QT_TRANSLATE_NOOP("sentences", "shifts too far"),
    //: gpu/trace/flow/evaluate.cpp
    QT_TRANSLATE_NOOP("sentences", "divides by 0"),
    //: gpu/trace/flow/evaluate.cpp
    QT_TRANSLATE_NOOP("sentences", "is not one of its type"),
    //: gpu/trace/flow/evaluate.cpp
    QT_TRANSLATE_NOOP("sentences", "needs the value of an element"),
    //: gpu/trace/flow/evaluate.cpp
    QT_TRANSLATE_NOOP("sentences", "is no atomic of its type"),
    //: gpu/trace/flow/made_of.cpp
    QT_TRANSLATE_NOOP("sentences", "a flow has a source that is not there yet"),
    //: gpu/trace/flow/made_of.cpp
    QT_TRANSLATE_NOOP("sentences", "a flow passes a value to an event that there is not"),
    //: gpu/trace/flow/operation_values.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Operation %1 of a flow is used before it is made."),
    //: gpu/trace/flow/operation_values.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A flow names event %1 of a thread with %2 events."),
    //: gpu/trace/flow/registers.cpp
    QT_TRANSLATE_NOOP("sentences", "A flow names a value that there is not."),
    //: gpu/trace/flow/rounding.cpp
    QT_TRANSLATE_NOOP("sentences", "The record does not hold the operations of the threads."),
    //: gpu/trace/flow/rounding.cpp
    QT_TRANSLATE_NOOP("sentences", "The record does not hold all operations of the threads."),
    //: gpu/trace/flow/rounding.cpp
    QT_TRANSLATE_NOOP("sentences", "The record does not tell what made each of the stored values."),
    //: gpu/trace/flow/rounding.cpp
    QT_TRANSLATE_NOOP("sentences", "The flow of this record is too entangled to be followed."),
    //: gpu/trace/record/access_events.h
    QT_TRANSLATE_NOOP("sentences", "a volatile vector cannot be read"),
    //: gpu/trace/record/address.h
    QT_TRANSLATE_NOOP("sentences", "a pointer is cast to one to vectors of the same numbers, or back"),
    //: gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A record names at most %1 arrays; this launch accesses more, each block's apart."),
    //: gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The recording cannot take launch %1: %2 makes %3."),
    //: gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A record names at most %1 buffers; %2 has %3."),
    //: gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The recording cannot begin at block %1: the launch has %2 blocks."),
    //: gpu/trace/record/timeline.cpp
    QT_TRANSLATE_NOOP("sentences", "the block has too many events"),
    //: gpu/trace/record/traced.h
    QT_TRANSLATE_NOOP("sentences", "bytes that are loaded as a vector are not traced"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "global loads, requests"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "global loads, sectors"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "global stores, requests"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "global stores, sectors"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "shared loads, wavefronts"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "shared loads, bank conflicts"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "shared stores, wavefronts"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "shared stores, bank conflicts"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "additions, float32"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "multiplications, float32"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "fused multiply-adds, float32"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "additions, float64"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "multiplications, float64"),
    //: gpu/values/hardware_counters.h
    QT_TRANSLATE_NOOP("sentences", "fused multiply-adds, float64"),
    //: gpu/values/host_array.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Element %1 of an input array is %2, which %3 does not hold."),
    //: gpu/values/names.h. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is not %2; choose one of %3."),
    //: gpu/values/newer_format.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "its format is version %1, and this one, %2, reads up to version %3."),
    //: gpu/values/newer_format.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 was written by a newer Lanescope: %2"),
    //: gpu/values/newer_format.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 was written by Lanescope %2: %3"),
    //: gpu/values/progress_monitor.h
    QT_TRANSLATE_NOOP("sentences", "The work was cancelled."),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "a kind of span"),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "copy in"),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "copy out"),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "wait for tiles"),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "wait for stage"),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "issue copies"),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "around everything"),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "from the allocation on"),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "between events"),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "kernel alone"),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "steady state"),
    //: gpu/values/time_line.h
    QT_TRANSLATE_NOOP("sentences", "The time line has no such timing."),
    //: ui/cli/board/board_report.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 of %2 right"),
    //: ui/cli/board/board_report.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1, %2 had the answer shown"),
    //: ui/cli/board/board_report.cpp
    QT_TRANSLATE_NOOP("sentences", "right answer"),
    //: ui/cli/board/board_report.cpp
    QT_TRANSLATE_NOOP("sentences", "wrong answer"),
    //: ui/cli/board/board_report.cpp
    QT_TRANSLATE_NOOP("sentences", "Class board"),
    //: ui/cli/board/board_report.cpp
    QT_TRANSLATE_NOOP("sentences", "Right answer"),
    //: ui/cli/board/board_report.cpp
    QT_TRANSLATE_NOOP("sentences", "Wrong answers"),
    //: ui/cli/board/repeated_runs.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The catalogue has no kernel %1."),
    //: ui/cli/board/session_answers.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1, block %2, step %3"),
    //: ui/cli/board/session_answers.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has answers and no record that could judge them."),
    //: ui/cli/board/session_answers.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is judged by the record in it, since its run cannot be repeated: %2"),
    //: ui/cli/board/session_answers.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has %n answer(s) to steps that its run does not have."),
    //: ui/cli/board/session_answers.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has answers to the lesson %2, which did not come with the program; name it with --lesson."),
    //: ui/cli/board/session_answers.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has an answer to page %2 of %3, which has no such question."),
    //: ui/cli/board/session_answers.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1: the answer to %2 cannot be judged: %3"),
    //: ui/cli/cli.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1; `lanescope %2 --help` lists the options."),
    //: ui/cli/cli.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 takes no arguments."),
    //: ui/cli/cli.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is no file that the window opens: its name does not end in .lanescope, .lesson, .recording.json or .cu. Data are read by `lanescope run KERNEL --input FILE`."),
    //: ui/cli/cli.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no command '%1'; the commands are %2."),
    //: ui/cli/cli.cpp
    QT_TRANSLATE_NOOP("sentences", "Interrupted; nothing was written."),
    //: ui/cli/cli.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Interrupted; written before that: %1."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "The file to write the whole result to: .csv or .json."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "The file to write: .json or .perfetto.json."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Of a .cu file: print it as the emulator compiles it, and record nothing."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Lists the kernels with their parameters and limits."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Lists the devices that can run kernels, and why others cannot."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Runs a kernel once, checks it against the reference and prints what it did."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Records what every thread did and writes it to a file."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Runs a kernel and draws its record."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Writes questions on the record of a run, or those of a lesson, for a learning platform."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "IN OUT"),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Equalises the histogram of an image and writes the result."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Times kernels and the CPU variants of their problem in turn, over several sizes."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Compares the errors of kernels and of the CPU's orders of addition over several sizes."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Counts the work and the depth of kernels over several sizes, each in one block."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Shows what host and device do when in one run, and the common ways to time it."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Adds up the arrays of several devices, and shows who sends what to whom."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Times a reduction, a scan or a matrix product on one GPU, on two, and so on."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Writes a kernel as a CUDA program of its own, with a host that checks it."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Lists, compares, tags, deletes, exports and imports what was measured."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Checks, exports, lists and packs lessons."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Checks, lists and packs exercises."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "EXERCISE FOLDER"),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Runs the submissions of a folder and writes their grades."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Reads the sessions of a class and shows which questions were answered wrongly, and how."),
    //: ui/cli/command.cpp
    QT_TRANSLATE_NOOP("sentences", "Shows the whole program on real data and writes pictures into a folder."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Give either --n or --sizes."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Give either --ranks, for emulated devices, or --devices, for GPUs."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The option --wait is for an engine of several processes, as --engine mpi:4."),
    //: ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Emulated devices that take part, from 1 to %1. Usually 4, or the processes of the engine."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "GPUs that take part, in place of emulated devices: all, or their numbers, as in 0,1."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Elements of each device. Usually 1024."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Several n in place of --n: a range that doubles, as 2^10..2^20, or a list, as 1000,2^16."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The type of the elements: int32, int64, float32 or float64. Usually float32."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The elements: count: 1, 2, 3, … on each device; ones: all 1; random: uniform in [-1, 1); random-01: uniform in [0, 1). Usually random."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Of the random patterns; each device has the next one. Usually 1."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Makes a mistake: absent-rank, mismatched-counts, early-read or reused-buffer; its findings say what comes of it."),
    //: ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "How often GPUs and ranks are timed, up to %1. Usually 0: not at all."),
    //: ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "On an engine mpi:, how many seconds a process waits for another before it says that this one does not take part, from 1 to %1. Usually %2."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The file to write the messages, or the times, to: .csv or .json. Times also as a chart: .png, .svg or .pdf."),
    //: ui/cli/commands/all_reduce_command.cpp
    QT_TRANSLATE_NOOP("sentences", "A chart is of times: add --timings, as in --timings 20."),
    //: ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "All-reduce on %1"),
    //: ui/cli/commands/all_reduce_output.cpp
    QT_TRANSLATE_NOOP("sentences", ", the same bits on all"),
    //: ui/cli/commands/all_reduce_output.cpp
    QT_TRANSLATE_NOOP("sentences", ", not the same bits on all"),
    //: ui/cli/commands/all_reduce_output.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "All-reduce on %1, %2"),
    //: ui/cli/commands/bench_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "timing %1 of %2:"),
    //: ui/cli/commands/bench_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Interrupted; parts that were timed before that: %1 of %2."),
    //: ui/cli/commands/bench_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The file to write: .csv, .json, .recording.json, or a chart as .png, .svg or .pdf."),
    //: ui/cli/commands/bench_command.cpp
    QT_TRANSLATE_NOOP("sentences", " against the CPU"),
    //: ui/cli/commands/bench_requests.cpp
    QT_TRANSLATE_NOOP("sentences", "reductions, dot products and scans"),
    //: ui/cli/commands/bench_requests.cpp
    QT_TRANSLATE_NOOP("sentences", "dot products and matrix products"),
    //: ui/cli/commands/bench_requests.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 does not solve the problem of %2, so that it is no baseline for it."),
    //: ui/cli/commands/bench_requests.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no %1 baseline for %2; there is one for %3."),
    //: ui/cli/commands/bench_requests.cpp
    QT_TRANSLATE_NOOP("sentences", "Kernels to time, as dot_global,dot_shared; the same as naming them."),
    //: ui/cli/commands/bench_requests.cpp
    QT_TRANSLATE_NOOP("sentences", "What to time the kernels against: cpu, the CPU variants of the problem; cub, NVIDIA's library of reductions and scans; cublas, that of dot and matrix products; recorded, in charts and tables, the shipped recordings from other machines; kernels by their names, as dot_shared. Usually cpu."),
    //: ui/cli/commands/bench_requests.cpp
    QT_TRANSLATE_NOOP("sentences", "Elements, or edges of matrices: a range that doubles, as 2^10..2^20, or a list, as 1000,2^16. Usually 2^10..2^20, of matrices 2^4..2^10."),
    //: ui/cli/commands/bench_requests.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 is named twice; once is enough."),
    //: ui/cli/commands/bench_requests.cpp
    QT_TRANSLATE_NOOP("sentences", "Name a kernel or several; `lanescope list` shows them."),
    //: ui/cli/commands/board_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is no folder."),
    //: ui/cli/commands/board_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' has more than %2 sessions, the most that one board takes."),
    //: ui/cli/commands/board_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' has no session, a file that ends in .lanescope."),
    //: ui/cli/commands/board_command.cpp
    QT_TRANSLATE_NOOP("sentences", "reading sessions"),
    //: ui/cli/commands/board_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The name of a class board ends in .csv or .html."),
    //: ui/cli/commands/board_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The file to write: .csv or .html."),
    //: ui/cli/commands/board_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Say whose each wrong answer is: the names of the files."),
    //: ui/cli/commands/board_command.cpp
    QT_TRANSLATE_NOOP("sentences", "A lesson that did not come with the program: a folder or a .lesson file. May be given several times."),
    //: ui/cli/commands/board_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Name one folder: `lanescope board FOLDER`."),
    //: ui/cli/commands/board_command.cpp
    QT_TRANSLATE_NOOP("sentences", "None of the sessions can be read."),
    //: ui/cli/commands/board_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1, %2 questions answered."),
    //: ui/cli/commands/comparison_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Elements, or edges of matrices: a range that doubles, as 2^10..2^20, or a list, as 19,1000. Usually %1."),
    //: ui/cli/commands/comparison_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The file to write: %1, or a chart as .png, .svg or .pdf."),
    //: ui/cli/commands/comparison_command.cpp
    QT_TRANSLATE_NOOP("sentences", "work and depth"),
    //: ui/cli/commands/demo_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The shipped data set is missing."),
    //: ui/cli/commands/demo_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The folder %1 cannot be made."),
    //: ui/cli/commands/demo_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Dot product, CPU and GPU"),
    //: ui/cli/commands/demo_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The folder for the pictures. Usually lanescope-demo."),
    //: ui/cli/commands/equalize_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Name two files, the image to read and the one to write, as in `lanescope equalize in.png out.png`; there %1"),
    //: ui/cli/commands/equalize_command.cpp
    QT_TRANSLATE_NOOP("sentences", "is 1 argument."),
    //: ui/cli/commands/equalize_command.cpp
    QT_TRANSLATE_NOOP("sentences", ", its luma"),
    //: ui/cli/commands/exercise_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1: gates %2, points %3."),
    //: ui/cli/commands/exercise_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The solution passes and the skeleton fails."),
    //: ui/cli/commands/exercise_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%n thing(s) are wrong."),
    //: ui/cli/commands/exercise_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Name a folder, an .exercise file or an exercise that ships, or write --all."),
    //: ui/cli/commands/exercise_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Write `lanescope exercise list`."),
    //: ui/cli/commands/exercise_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Write `lanescope exercise pack DIR --out NAME.exercise`."),
    //: ui/cli/commands/exercise_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The name of a packed exercise ends in .exercise."),
    //: ui/cli/commands/exercise_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Written to %1."),
    //: ui/cli/commands/exercise_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Of pack: the .exercise file to write."),
    //: ui/cli/commands/exercise_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Of check: all exercises that ship."),
    //: ui/cli/commands/exercise_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Of check: run the solution also where this system has no sandbox."),
    //: ui/cli/commands/exercise_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Write `lanescope exercise check`, `exercise list` or `exercise pack`."),
    //: ui/cli/commands/grade_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The exercise's own solution does not pass. %1"),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "No host is left that grades; nothing is written."),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "There is no standard input."),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "what is wrong"),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The name of a report ends in .html."),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The .csv file to write."),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "A page to write, too: a .html file with the grades, pictures of what failed, and the texts."),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The longest time for one submission, compiling included. Usually 60."),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Run submissions also where this system has no sandbox for them."),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "How many submissions are graded at a time, and where: local, two on this machine; mpi:N, N on it; mpi:HOSTFILE, as many on each host of a file as it has slots. Usually local."),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Judge the text on standard input as submission NUMBER and print the verdict for another `lanescope grade`, which starts this on the hosts of --engine."),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Write `lanescope grade EXERCISE FOLDER --out grades.csv`."),
    //: ui/cli/commands/grade_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The name of the file of grades ends in .csv."),
    //: ui/cli/commands/history_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no history %1."),
    //: ui/cli/commands/history_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is no entry's number; `lanescope history list` shows them."),
    //: ui/cli/commands/history_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Entry %1 is named twice; once is enough."),
    //: ui/cli/commands/history_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Entry %1 is a single run; a benchmark %2."),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "is compared"),
    //: ui/cli/commands/history_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Entry %1 has no times to compare."),
    //: ui/cli/commands/history_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A tag has at most %1 letters; this one has %2."),
    //: ui/cli/commands/history_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Entry %1 is a sweep, which no result file can hold; a benchmark is exported."),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "is exported"),
    //: ui/cli/commands/history_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", ", %1 in the history already"),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "show ID"),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "tag ID TEXT"),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "delete ID…"),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "export ID… --out FILE"),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "import FILE…"),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Say what to do"),
    //: ui/cli/commands/history_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The history knows no '%1'"),
    //: ui/cli/commands/history_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Write `lanescope history %1`; there %2"),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "With list: the entries with all of these words in their kernel, machine, GPU, driver, tag or version."),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "With list: the number of entries, the newest first. Usually 50."),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "With export: the file to write, .json, .recording.json or .csv."),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The file of the history. Usually that of the window."),
    //: ui/cli/commands/history_command.cpp
    QT_TRANSLATE_NOOP("sentences", ", is tagged "),
    //: ui/cli/commands/history_report.cpp
    QT_TRANSLATE_NOOP("sentences", "where: tag"),
    //: ui/cli/commands/history_report.cpp
    QT_TRANSLATE_NOOP("sentences", "imported from"),
    //: ui/cli/commands/history_report.cpp
    QT_TRANSLATE_NOOP("sentences", "it is"),
    //: ui/cli/commands/lesson_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1: pages %2, stages %3, claims %4, questions %5."),
    //: ui/cli/commands/lesson_command.cpp
    QT_TRANSLATE_NOOP("sentences", "All of it holds."),
    //: ui/cli/commands/lesson_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Name a folder, a .lesson file or a lesson that ships, or write --all."),
    //: ui/cli/commands/lesson_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Write `lanescope lesson list`."),
    //: ui/cli/commands/lesson_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Write `lanescope lesson pack DIR --out NAME.lesson`."),
    //: ui/cli/commands/lesson_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The name of a packed lesson ends in .lesson."),
    //: ui/cli/commands/lesson_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Write `lanescope lesson export LESSON --out lesson.html`, or lesson.pdf."),
    //: ui/cli/commands/lesson_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Of pack: the .lesson file to write. Of export: the .html or the .pdf."),
    //: ui/cli/commands/lesson_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Of check: all lessons that ship."),
    //: ui/cli/commands/lesson_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Of export to a .pdf: a sheet of answers at the end."),
    //: ui/cli/commands/lesson_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Write `lanescope lesson check`, `lesson export`, `lesson list` or `lesson pack`."),
    //: ui/cli/commands/list_command.cpp
    QT_TRANSLATE_NOOP("sentences", ", a power of two"),
    //: ui/cli/commands/list_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "  Taught in: %1"),
    //: ui/cli/commands/list_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "  No record: %1"),
    //: ui/cli/commands/list_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "  Needs a GPU of compute capability %1"),
    //: ui/cli/commands/program_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The file to write: a .cu file, which is a program of its own."),
    //: ui/cli/commands/program_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has no known ending; a program is written as .cu."),
    //: ui/cli/commands/quiz_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is no kind of question; the kinds are %2, several with commas between."),
    //: ui/cli/commands/quiz_command.cpp
    QT_TRANSLATE_NOOP("sentences", "drawing the pictures"),
    //: ui/cli/commands/quiz_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The name of a file of questions ends in .xml or .zip."),
    //: ui/cli/commands/quiz_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The file to write: .xml or .zip."),
    //: ui/cli/commands/quiz_command.cpp
    QT_TRANSLATE_NOOP("sentences", "How many questions, from 1 to 200, where the run has as many. Usually 10."),
    //: ui/cli/commands/quiz_command.cpp
    QT_TRANSLATE_NOOP("sentences", "What is asked for: one or more of value, lanes, cost (bank conflicts, sectors) and left (steps, barriers, epochs). Usually all."),
    //: ui/cli/commands/quiz_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Other questions on the same run, counted from 1, as for a second group."),
    //: ui/cli/commands/quiz_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Pixels of a picture, each side from 64 to 2000. Usually 1280x720."),
    //: ui/cli/commands/quiz_command.cpp
    QT_TRANSLATE_NOOP("sentences", "There is nothing to ask, or not of these kinds."),
    //: ui/cli/commands/recording.cpp
    QT_TRANSLATE_NOOP("sentences", "Time the kernels named, or all of the catalogue but the pitfalls, over all their sizes and write a recording, whose name ends in .recording.json: about nine minutes on a large GPU, a few more on a small one or without one."),
    //: ui/cli/commands/run_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The whole result, %1, is written to %2."),
    //: ui/cli/commands/run_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The result has %1 elements; --json prints at most %2 of them, and --out FILE writes them all."),
    //: ui/cli/commands/scaling_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Give either --sizes or --weak: both change the problem."),
    //: ui/cli/commands/scaling_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The GPUs: all, or their numbers, as in 0,1. Usually all."),
    //: ui/cli/commands/scaling_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Several n in place of --n: a range that doubles, as 2^10..2^28, or a list, as 1000,2^16. The smallest n at which two GPUs beat one is told."),
    //: ui/cli/commands/scaling_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Let the problem grow with the GPUs: n, or the rows of a product."),
    //: ui/cli/commands/scaling_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Samples of each number of GPUs, up to %1. Usually %2."),
    //: ui/cli/commands/scaling_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The file to write: .csv or .json, or a chart as .png, .svg or .pdf."),
    //: ui/cli/commands/sweep_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A sweep is of one kernel; %1 are named."),
    //: ui/cli/commands/sweep_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "A sweep is at one size, as in --sizes 2^20; %1 are named."),
    //: ui/cli/commands/sweep_command.cpp
    QT_TRANSLATE_NOOP("sentences", "There is no fastest launch to store, since none was timed on a GPU."),
    //: ui/cli/commands/sweep_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Time one kernel at one size under many launches: for each of %1 that the kernel has a range that doubles, as block=32..1024, or a list, as block=96:128:256; several with commas between. On the emulator the counters are shown."),
    //: ui/cli/commands/sweep_command.cpp
    QT_TRANSLATE_NOOP("sentences", "With --sweep: store the fastest launch, which --block auto then takes on this device, for this type, operation and size."),
    //: ui/cli/commands/sweep_report.cpp
    QT_TRANSLATE_NOOP("sentences", "limited by"),
    //: ui/cli/commands/timeline_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Parts of the input, from 1 to %1. Several have a stream each and page-locked memory, so that copies overlap kernels. Usually 1."),
    //: ui/cli/commands/timeline_command.cpp
    QT_TRANSLATE_NOOP("sentences", "Show what the warps of the first block do within the kernel instead. Kernels that copy tiles in bulk have that, such as matmul_tf32."),
    //: ui/cli/commands/timeline_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The file to write: .csv, .json, or a picture as .png, .svg or .pdf."),
    //: ui/cli/commands/timeline_command.cpp
    QT_TRANSLATE_NOOP("sentences", "time lines"),
    //: ui/cli/commands/trace_command.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has no known ending; a record is written as .json or .perfetto.json."),
    //: ui/cli/commands/trace_command.cpp
    QT_TRANSLATE_NOOP("sentences", "The run gave no record."),
    //: ui/cli/commands/trace_command.cpp
    QT_TRANSLATE_NOOP("sentences", ", cut short,"),
    //: ui/cli/common/bench_report.cpp
    QT_TRANSLATE_NOOP("sentences", "best CPU"),
    //: ui/cli/common/bench_report.cpp
    QT_TRANSLATE_NOOP("sentences", "with gaps"),
    //: ui/cli/common/chart_picture.cpp
    QT_TRANSLATE_NOOP("sentences", "Pixels of the chart. Usually 1600x900."),
    //: ui/cli/common/chart_picture.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "What the picture shows: %1. Usually time and phases side by side. A chart of one size takes the largest."),
    //: ui/cli/common/chart_picture.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is not a chart; the charts are %2."),
    //: ui/cli/common/chart_picture.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has no known ending; %2 are written as %3, .png, .svg or .pdf."),
    //: ui/cli/common/engine_session.cpp
    QT_TRANSLATE_NOOP("sentences", "looking for devices"),
    //: ui/cli/common/engine_session.cpp
    QT_TRANSLATE_NOOP("sentences", "asking the device"),
    //: ui/cli/common/gpu_list.cpp
    QT_TRANSLATE_NOOP("sentences", "There is no GPU on the engine's machine."),
    //: ui/cli/common/language_option.cpp
    QT_TRANSLATE_NOOP("sentences", "The language of what is printed: en, sl or zh_TW. Usually the desktop's."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Print one JSON object and nothing else."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "A CSV file with one or two columns of numbers, rounded to float32. One column gives a, and b is all ones: the dot product is the column's sum. Name a column twice for the sum of its squares. A matrix product takes two files, --input A.csv --input B.csv."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "One or two columns of the file, by name or by number from 1."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Where kernels run: local; ssh:HOST for another machine; mpi:N for N processes under Open MPI; mpi:HOSTFILE for processes on the hosts of a file."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "auto (a GPU where there is one), cuda or emulator."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Number of the GPU, from 0."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Order of the emulator's blocks and threads: in-order, reversed, adversarial, lockstep or random:SEED."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Which launch to record, from 1, of a kernel that makes several. Usually the last."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "The first block of the grid to record. Usually 0."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Room for this many events, of 16 bytes each. Usually 4000000."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Whether to record also what the threads compute, as far as the device can: on or off. Usually on; for trace usually off."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "How many blocks to record. Usually all that there is room for."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Of a .cu file: what its kernel computes, dot, sum, min, max, scan, exclusive-scan, matmul, map, histogram, stencil or free. It gives the inputs and the reference."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Of a .cu file with several kernels: which one to run."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Of a .cu file: what its kernel leaves for the host to combine, blocks (one number per block), elements or one. Usually blocks."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Run a .cu file also where this system has no sandbox for it, with all rights that you have."),
    //: ui/cli/common/options.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "End a run that takes longer, counted from when the engine begins it, and exit with 1; 0 or none: no limit. Usually %1."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Also read the GPU's own counters, and say why where the driver does not permit it."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "Name a kernel; `lanescope list` shows them."),
    //: ui/cli/common/options.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "One kernel is enough, but there are %1 arguments: %2."),
    //: ui/cli/common/options.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Name a file to write, as in --out %1."),
    //: ui/cli/common/options.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = %2 is %3: it must be from %4 to %5."),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "out of range"),
    //: ui/cli/common/options.cpp
    QT_TRANSLATE_NOOP("sentences", "not a whole number in range"),
    //: ui/cli/common/own_kernel.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "One kernel of your own at a time: %1 are named."),
    //: ui/cli/common/qt_messages.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "No window can be opened%1; `lanescope demo` needs no display."),
    //: ui/cli/common/render_options.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is not a view; the views are %2, several with commas between."),
    //: ui/cli/common/render_options.cpp
    QT_TRANSLATE_NOOP("sentences", "The file or folder to write."),
    //: ui/cli/common/render_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Steps as the picture counts them, from 1: I, A..B, or A.. to the last one. Usually the last of a .png, .svg or .pdf, else all."),
    //: ui/cli/common/render_options.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The run to compare with, on the same inputs and in step: another kernel of the family, a pitfall that breaks this one, or this one with other parameters. Of its parameters %1 and schedule can differ: dot_shared:block=128, dot_shared:schedule=random:3. A pitfall without a schedule is run until it loses. The comparison of both stands below them."),
    //: ui/cli/common/render_options.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "How both are kept in step: %1, as both have used the same part of their input, passed as many barriers or done as many steps. Usually input."),
    //: ui/cli/common/render_options.cpp
    QT_TRANSLATE_NOOP("sentences", "The thread of the block to follow, from 0, with its running sum."),
    //: ui/cli/common/render_options.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "One or more of %1. Usually memory,space-time."),
    //: ui/cli/common/render_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Shade the space-time diagram by what rounding took from each value."),
    //: ui/cli/common/render_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Pixels, each side from 64 to 7680. Usually 1600x900, and 1280x800 in a .html."),
    //: ui/cli/common/render_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Frames per second. Usually 10 in a GIF, 30 in an MP4."),
    //: ui/cli/common/render_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Steps per second, from 0.1 to 1000. Usually 2."),
    //: ui/cli/common/render_options.cpp
    QT_TRANSLATE_NOOP("sentences", "How often a GIF plays, from 1 to 65536. Usually for ever."),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "the emulator"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "not checked: no reference"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "exact, on the CPU"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "in double, on the CPU"),
    //: ui/cli/common/report.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1, what rounding explains%2"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "closed form"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "what the pattern's formula gives"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "host to device"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "device to host"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "host finish"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "arrivals of warps"),
    //: ui/cli/common/report.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "requests for %1 elements in %2 sectors"),
    //: ui/cli/common/report.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "requests for %1 elements in %2 wavefronts, %3 of them by bank conflicts"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "global loads"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "global stores"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "global atomics"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "shared loads"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "shared stores"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "shared atomics"),
    //: ui/cli/common/report.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "of %1, in the source"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "fused multiply-adds"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "recorded blocks"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "operations on two values"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "of them wait for each other"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "by the tensor cores"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "active lanes"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "of 32, mean"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", "counter, whole launch"),
    //: ui/cli/common/report.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", ", %1 of %2 free"),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", ", at element "),
    //: ui/cli/common/report.cpp
    QT_TRANSLATE_NOOP("sentences", ", cut short"),
    //: ui/cli/common/sampling_options.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = %2 is no time: it must be from 0 to 3600 seconds."),
    //: ui/cli/common/sampling_options.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The least number of samples of each point; more are taken until the standard error of the median is under 0.5%. Usually 10."),
    //: ui/cli/common/sampling_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Sample each point for so many seconds at least. Usually 0."),
    //: ui/cli/common/sampling_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Sample the kernels, and then the CPU variants, for so many seconds at most at one size, whatever the error. Usually 0.5."),
    //: ui/cli/common/sampling_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Time a GPU's kernels with their data in its L2 cache, as far as they fit. This is usual."),
    //: ui/cli/common/sampling_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Time them with none of their data in the L2 cache; with --hot both. A CPU is always timed hot."),
    //: ui/cli/common/sampling_options.cpp
    QT_TRANSLATE_NOOP("sentences", "max-time is shorter than min-time."),
    //: ui/cli/common/spread_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Split the problem over these GPUs of the engine's machine: all, or their numbers, as 0,1."),
    //: ui/cli/common/spread_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Where the elements of a pattern are made that go through GPUs in chunks: auto, host or device. Usually auto: on the GPU where the pattern permits it."),
    //: ui/cli/common/spread_options.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Split the problem over so many emulated devices, from 1 to %1. Usually 1, or the processes of the engine."),
    //: ui/cli/common/spread_options.cpp
    QT_TRANSLATE_NOOP("sentences", "Of a matrix product over several devices: rows (each has rows of A and all of B) or summa (blocks of A and B, handed on in steps). Usually rows."),
    //: ui/cli/common/start_options.cpp
    QT_TRANSLATE_NOOP("sentences", "The theme: light, dark or high-contrast. Usually the one that was chosen last."),
    //: ui/cli/common/terminal.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Standard output cannot be written: %1."),
    //: ui/cli/common/theme_option.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1. Usually light."),
    //: ui/cli/common/theme_option.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "'%1' is not a theme; the themes are %2."),
    //: ui/cli/common/user_input.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 takes one matrix: give one file, --input A.csv, not %2."),
    //: ui/cli/common/user_input.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 multiplies two matrices: give two files, --input A.csv --input B.csv, not %2."),
    //: ui/cli/common/user_input.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 takes one file, but %2 are given."),
    //: ui/cli/common/whole_result.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 has no known ending; a result is written as .csv or .json."),
    //: ui/cli/exercise/exercise_checker.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The gates are not those of %1."),
    //: ui/cli/exercise/exercise_checker.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The solution fails the gate “%1”. %2"),
    //: ui/cli/exercise/exercise_checker.cpp
    QT_TRANSLATE_NOOP("sentences", "The skeleton passes all gates."),
    //: ui/cli/exercise/grade_report.cpp
    QT_TRANSLATE_NOOP("sentences", "not judged"),
    //: ui/cli/exercise/grade_report.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 of %2 points"),
    //: ui/cli/exercise/grade_report.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The smallest input that fails: %1."),
    //: ui/cli/exercise/grade_report.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Step %1 of %2."),
    //: ui/cli/exercise/grade_report.cpp
    QT_TRANSLATE_NOOP("sentences", "The text"),
    //: ui/cli/exercise/grade_report.cpp
    QT_TRANSLATE_NOOP("sentences", "The rest of the text is not shown."),
    //: ui/cli/exercise/grade_report.cpp
    QT_TRANSLATE_NOOP("sentences", "Most frequent failure"),
    //: ui/cli/exercise/grade_report.cpp
    QT_TRANSLATE_NOOP("sentences", "the skeleton"),
    //: ui/cli/exercise/grade_report.cpp
    QT_TRANSLATE_NOOP("sentences", "Same text"),
    //: ui/cli/exercise/grading_hosts.cpp
    QT_TRANSLATE_NOOP("sentences", "This exercise compares times, which are taken on one machine, two submissions at a time: leave out --engine."),
    //: ui/cli/exercise/grading_hosts.cpp
    QT_TRANSLATE_NOOP("sentences", "A report has pictures of the runs, which other hosts do not send: leave out --report or --engine."),
    //: ui/cli/exercise/grading_hosts.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The exercise's own solution does not pass on the host %1. %2"),
    //: ui/cli/exercise/grading_hosts.cpp
    QT_TRANSLATE_NOOP("sentences", "No host of --engine can grade this."),
    //: ui/cli/lesson/asked_lesson.cpp
    QT_TRANSLATE_NOOP("sentences", "The stage is not set before the question."),
    //: ui/cli/lesson/asked_lesson.cpp
    QT_TRANSLATE_NOOP("sentences", "The run on the stage does not answer this question."),
    //: ui/cli/lesson/handout_runs.cpp
    QT_TRANSLATE_NOOP("sentences", "There is nothing to show: no thread of this block did anything that was recorded."),
    //: ui/cli/lesson/lesson_bank.cpp
    QT_TRANSLATE_NOOP("sentences", "The export was cancelled."),
    //: ui/cli/lesson/lesson_checker.cpp
    QT_TRANSLATE_NOOP("sentences", "The run was not recorded."),
    //: ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 = %2 is beyond the run, which ends at %3."),
    //: ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The run has no element %1."),
    //: ui/cli/lesson/lesson_checker.cpp
    QT_TRANSLATE_NOOP("sentences", "The run does not pass its check."),
    //: ui/cli/lesson/lesson_checker.cpp
    QT_TRANSLATE_NOOP("sentences", "The run passes its check."),
    //: ui/cli/lesson/lesson_checker.cpp
    QT_TRANSLATE_NOOP("sentences", "The run has no findings."),
    //: ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The run has other findings: %1."),
    //: ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "%1 of the run is no number."),
    //: ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "There is no step %1: the run has %2 steps."),
    //: ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "Step %1 has no answer for the subject “%2”."),
    //: ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources
    QT_TRANSLATE_NOOP("sentences", "The pages and directives are not those of %1."),
};
