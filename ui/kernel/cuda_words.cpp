// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/cuda_words.h"

namespace lanescope::ui {
namespace {

// Names of the programming language and of its documentation, which no language translates.
constexpr const char* kWords[] = {
    "__global__",
    "__device__",
    "__host__",
    "__shared__",
    "__constant__",
    "__forceinline__",
    "__noinline__",
    "__restrict__",
    "__launch_bounds__(maxThreadsPerBlock, minBlocksPerMultiprocessor)",
    "threadIdx.x",
    "threadIdx.y",
    "threadIdx.z",
    "blockIdx.x",
    "blockIdx.y",
    "blockIdx.z",
    "blockDim.x",
    "blockDim.y",
    "blockDim.z",
    "gridDim.x",
    "gridDim.y",
    "gridDim.z",
    "warpSize",
    "__syncthreads()",
    "__syncthreads_count(predicate)",
    "__syncthreads_and(predicate)",
    "__syncthreads_or(predicate)",
    "__syncwarp(mask)",
    "__threadfence()",
    "__threadfence_block()",
    "__threadfence_system()",
    "__activemask()",
    "__shfl_sync(mask, value, sourceLane, width)",
    "__shfl_up_sync(mask, value, delta, width)",
    "__shfl_down_sync(mask, value, delta, width)",
    "__shfl_xor_sync(mask, value, laneMask, width)",
    "__ballot_sync(mask, predicate)",
    "__any_sync(mask, predicate)",
    "__all_sync(mask, predicate)",
    "__match_any_sync(mask, value)",
    "__match_all_sync(mask, value, allEqual)",
    "__reduce_add_sync(mask, value)",
    "__reduce_min_sync(mask, value)",
    "__reduce_max_sync(mask, value)",
    "atomicAdd(address, value)",
    "atomicSub(address, value)",
    "atomicExch(address, value)",
    "atomicMin(address, value)",
    "atomicMax(address, value)",
    "atomicInc(address, limit)",
    "atomicDec(address, limit)",
    "atomicCAS(address, compare, value)",
    "atomicAnd(address, value)",
    "atomicOr(address, value)",
    "atomicXor(address, value)",
    "__ldg(address)",
    "__popc(x)",
    "__popcll(x)",
    "__clz(x)",
    "__ffs(x)",
    "__brev(x)",
    "__float_as_int(x)",
    "__int_as_float(x)",
    "fmaf(x, y, z)",
    "fminf(x, y)",
    "fmaxf(x, y)",
    "float2",
    "float4",
    "make_float2(x, y)",
    "make_float4(x, y, z, w)",
    "cooperative_groups",
    "this_thread_block()",
    "tiled_partition(group)",
};

/// Returns the name that a word begins with.
QString nameOf(const QString& word) {
  const qsizetype end = word.indexOf(QLatin1Char('('));
  return word.left(end).section(QLatin1Char('.'), 0, 0);
}

}  // namespace

const QStringList& cudaWords() {
  static const QStringList words = [] {
    QStringList all;
    for (const char* word : kWords) all += QLatin1String(word);
    return all;
  }();
  return words;
}

const QByteArray& cudaKeywords() {
  static const QByteArray keywords = [] {
    // Those of the catalogue's sources come with them.
    QStringList names{QStringLiteral("Global"), QStringLiteral("Array"), QStringLiteral("Table")};
    for (const QString& word : cudaWords()) names += nameOf(word);
    names.removeDuplicates();
    return names.join(QLatin1Char(' ')).toLatin1();
  }();
  return keywords;
}

}  // namespace lanescope::ui
