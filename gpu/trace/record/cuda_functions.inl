// SPDX-License-Identifier: Apache-2.0
//
// CUDA's functions in a recorded kernel. A build that has a `Machine` (trace/record/warp.h) includes
// this file in its namespace, where the functions hide CUDA's own. No call passes their last
// parameter; it is the source line of the call. There is no include guard: each build has its own.

LANESCOPE_ACCESS_FN void __syncthreads(int line = __builtin_LINE()) {
  Machine::barrier<trace::BarrierForm::plain>(0, line);
}
LANESCOPE_ACCESS_FN int __syncthreads_count(int predicate, int line = __builtin_LINE()) {
  return Machine::barrier<trace::BarrierForm::count>(predicate, line);
}
LANESCOPE_ACCESS_FN int __syncthreads_and(int predicate, int line = __builtin_LINE()) {
  return Machine::barrier<trace::BarrierForm::conjunction>(predicate, line);
}
LANESCOPE_ACCESS_FN int __syncthreads_or(int predicate, int line = __builtin_LINE()) {
  return Machine::barrier<trace::BarrierForm::disjunction>(predicate, line);
}

LANESCOPE_ACCESS_FN void __syncwarp(unsigned mask = 0xffffffffU, int line = __builtin_LINE()) {
  Machine::syncwarp(mask, line);
}

template <class X>
LANESCOPE_ACCESS_FN auto __shfl_sync(unsigned mask, const X& x, int source, int width = 32,
                                     int line = __builtin_LINE()) {
  return trace::shuffle<Machine, trace::ShuffleForm::indexed>(
      mask, x, static_cast<unsigned>(source), width, line);
}
template <class X>
LANESCOPE_ACCESS_FN auto __shfl_up_sync(unsigned mask, const X& x, unsigned delta, int width = 32,
                                        int line = __builtin_LINE()) {
  return trace::shuffle<Machine, trace::ShuffleForm::up>(mask, x, delta, width, line);
}
template <class X>
LANESCOPE_ACCESS_FN auto __shfl_down_sync(unsigned mask, const X& x, unsigned delta, int width = 32,
                                          int line = __builtin_LINE()) {
  return trace::shuffle<Machine, trace::ShuffleForm::down>(mask, x, delta, width, line);
}
template <class X>
LANESCOPE_ACCESS_FN auto __shfl_xor_sync(unsigned mask, const X& x, int lanes, int width = 32,
                                         int line = __builtin_LINE()) {
  return trace::shuffle<Machine, trace::ShuffleForm::exclusiveOr>(
      mask, x, static_cast<unsigned>(lanes), width, line);
}

LANESCOPE_ACCESS_FN unsigned __ballot_sync(unsigned mask, int predicate,
                                           int line = __builtin_LINE()) {
  return trace::vote<Machine, trace::VoteForm::ballot>(mask, predicate != 0, line);
}
LANESCOPE_ACCESS_FN int __any_sync(unsigned mask, int predicate, int line = __builtin_LINE()) {
  return static_cast<int>(trace::vote<Machine, trace::VoteForm::any>(mask, predicate != 0, line));
}
LANESCOPE_ACCESS_FN int __all_sync(unsigned mask, int predicate, int line = __builtin_LINE()) {
  return static_cast<int>(trace::vote<Machine, trace::VoteForm::all>(mask, predicate != 0, line));
}
LANESCOPE_ACCESS_FN unsigned __activemask(int line = __builtin_LINE()) {
  return trace::vote<Machine, trace::VoteForm::active>(0, true, line);
}
template <class X>
LANESCOPE_ACCESS_FN unsigned __match_any_sync(unsigned mask, const X& x,
                                              int line = __builtin_LINE()) {
  return trace::match<Machine, trace::VoteForm::matchAny>(mask, x, line);
}
/// Sets `*allEqual` to whether all lanes of the mask have the same value.
template <class X>
LANESCOPE_ACCESS_FN unsigned __match_all_sync(unsigned mask, const X& x, int* allEqual,
                                              int line = __builtin_LINE()) {
  const unsigned result = trace::match<Machine, trace::VoteForm::matchAll>(mask, x, line);
  *allEqual = result != 0 ? 1 : 0;
  return result;
}

#define LANESCOPE_WARP_REDUCE(function, form, type)                                         \
  LANESCOPE_ACCESS_FN type function(unsigned mask, type value, int line = __builtin_LINE()) { \
    return trace::reduce<Machine, trace::ReduceForm::form>(mask, value, line);              \
  }
LANESCOPE_WARP_REDUCE(__reduce_add_sync, add, int)
LANESCOPE_WARP_REDUCE(__reduce_add_sync, add, unsigned)
LANESCOPE_WARP_REDUCE(__reduce_min_sync, min, int)
LANESCOPE_WARP_REDUCE(__reduce_min_sync, min, unsigned)
LANESCOPE_WARP_REDUCE(__reduce_max_sync, max, int)
LANESCOPE_WARP_REDUCE(__reduce_max_sync, max, unsigned)
LANESCOPE_WARP_REDUCE(__reduce_and_sync, bitAnd, unsigned)
LANESCOPE_WARP_REDUCE(__reduce_or_sync, bitOr, unsigned)
LANESCOPE_WARP_REDUCE(__reduce_xor_sync, bitXor, unsigned)
#undef LANESCOPE_WARP_REDUCE

// The same for numbers that know what made them.
#define LANESCOPE_WARP_REDUCE(function, form)                                   \
  template <class X>                                                            \
  requires trace::kIsTraced<X> LANESCOPE_ACCESS_FN X function(                  \
      unsigned mask, const X& value, int line = __builtin_LINE()) {             \
    return trace::reduce<Machine, trace::ReduceForm::form>(mask, value, line);  \
  }
LANESCOPE_WARP_REDUCE(__reduce_add_sync, add)
LANESCOPE_WARP_REDUCE(__reduce_min_sync, min)
LANESCOPE_WARP_REDUCE(__reduce_max_sync, max)
#undef LANESCOPE_WARP_REDUCE

LANESCOPE_ACCESS_FN void __threadfence_block(int line = __builtin_LINE()) {
  Machine::fence<trace::FenceScope::block>(line);
}
LANESCOPE_ACCESS_FN void __threadfence(int line = __builtin_LINE()) {
  Machine::fence<trace::FenceScope::device>(line);
}
LANESCOPE_ACCESS_FN void __threadfence_system(int line = __builtin_LINE()) {
  Machine::fence<trace::FenceScope::system>(line);
}
LANESCOPE_ACCESS_FN void __nanosleep(unsigned nanoseconds, int line = __builtin_LINE()) {
  Machine::sleep(nanoseconds, line);
}

// Asynchronous copies. `__pipeline_memcpy_async` itself is in trace/record/access.h.
LANESCOPE_ACCESS_FN void __pipeline_commit(int line = __builtin_LINE()) {
  Machine::note(trace::groupEvent(trace::GroupForm::commitCopies, 0, line));
  Machine::commitCopies();
}
LANESCOPE_ACCESS_FN void __pipeline_wait_prior(std::size_t prior, int line = __builtin_LINE()) {
  Machine::note(trace::groupEvent(trace::GroupForm::waitCopies, prior, line));
  Machine::waitForCopies(prior);
}

// Cooperative groups, as far as a Machine has them. After the CUDA C++ Programming Guide, "Cluster
// Group", "Thread Block Group" and "Thread Block Tile".
namespace cooperative_groups {

/// The thread-block cluster that contains the calling thread's block.
class cluster_group {
 public:
  LANESCOPE_ACCESS_FN static unsigned block_rank() { return Machine::clusterRank(); }
  LANESCOPE_ACCESS_FN static unsigned num_blocks() { return Machine::clusterSize(); }
  LANESCOPE_ACCESS_FN static void sync(int line = __builtin_LINE()) {
    Machine::barrier<trace::BarrierForm::cluster>(0, line);
  }
  /// Returns the shared array of the block with this rank.
  template <class Shared>
  LANESCOPE_ACCESS_FN static auto map_shared_rank(Shared& array, unsigned rank,
                                                  int line = __builtin_LINE()) {
    return mapShared(array, rank, line);
  }
};

LANESCOPE_ACCESS_FN cluster_group this_cluster() {
  return {};
}

/// The block of the calling thread.
class thread_block {
 public:
  LANESCOPE_ACCESS_FN static unsigned thread_rank() { return Machine::threadRank(); }
  LANESCOPE_ACCESS_FN static unsigned size() { return Machine::blockSize(); }
  LANESCOPE_ACCESS_FN static unsigned num_threads() { return Machine::blockSize(); }
  LANESCOPE_ACCESS_FN static void sync(int line = __builtin_LINE()) { __syncthreads(line); }
};

LANESCOPE_ACCESS_FN thread_block this_thread_block() {
  return {};
}

/// kSize neighbours of a warp; the calling thread is one of them.
template <unsigned kSize>
class thread_block_tile {
 public:
  static_assert(kSize >= 1 && kSize <= 32 && (kSize & (kSize - 1)) == 0);

  LANESCOPE_ACCESS_FN static unsigned thread_rank() { return Machine::lane() % kSize; }
  LANESCOPE_ACCESS_FN static unsigned size() { return kSize; }
  LANESCOPE_ACCESS_FN static unsigned num_threads() { return kSize; }
  LANESCOPE_ACCESS_FN static unsigned meta_group_rank() { return Machine::threadRank() / kSize; }
  LANESCOPE_ACCESS_FN static unsigned meta_group_size() {
    return (Machine::blockSize() + kSize - 1) / kSize;
  }
  LANESCOPE_ACCESS_FN static void sync(int line = __builtin_LINE()) { __syncwarp(mask(), line); }
  template <class X>
  LANESCOPE_ACCESS_FN static auto shfl(const X& x, int source, int line = __builtin_LINE()) {
    return __shfl_sync(mask(), x, source, kSize, line);
  }
  template <class X>
  LANESCOPE_ACCESS_FN static auto shfl_up(const X& x, unsigned delta,
                                          int line = __builtin_LINE()) {
    return __shfl_up_sync(mask(), x, delta, kSize, line);
  }
  template <class X>
  LANESCOPE_ACCESS_FN static auto shfl_down(const X& x, unsigned delta,
                                            int line = __builtin_LINE()) {
    return __shfl_down_sync(mask(), x, delta, kSize, line);
  }
  template <class X>
  LANESCOPE_ACCESS_FN static auto shfl_xor(const X& x, unsigned lanes,
                                           int line = __builtin_LINE()) {
    return __shfl_xor_sync(mask(), x, static_cast<int>(lanes), kSize, line);
  }
  LANESCOPE_ACCESS_FN static int any(int predicate, int line = __builtin_LINE()) {
    return __any_sync(mask(), predicate, line);
  }
  LANESCOPE_ACCESS_FN static int all(int predicate, int line = __builtin_LINE()) {
    return __all_sync(mask(), predicate, line);
  }
  /// Bit i is the predicate of the tile's thread i.
  LANESCOPE_ACCESS_FN static unsigned ballot(int predicate, int line = __builtin_LINE()) {
    return __ballot_sync(mask(), predicate, line) >> firstLane();
  }

 private:
  LANESCOPE_ACCESS_FN static unsigned firstLane() { return Machine::lane() / kSize * kSize; }
  LANESCOPE_ACCESS_FN static unsigned mask() {
    return (kSize == 32 ? 0xffffffffU : (1U << kSize % 32) - 1) << firstLane();
  }
};

template <unsigned kSize, class Parent>
LANESCOPE_ACCESS_FN thread_block_tile<kSize> tiled_partition(const Parent&) {
  return {};
}
template <class Group>
LANESCOPE_ACCESS_FN void sync(const Group&, int line = __builtin_LINE()) {
  Group::sync(line);
}

// What `reduce` and the scans combine numbers with. Void, or a type that names the numbers.
#define LANESCOPE_FUNCTOR(name, combined)                                \
  template <class T = void>                                              \
  struct name {                                                          \
    template <class X>                                                   \
    LANESCOPE_ACCESS_FN auto operator()(const X& x, const X& y) const {  \
      return combined;                                                   \
    }                                                                    \
  };
LANESCOPE_FUNCTOR(plus, x + y)
LANESCOPE_FUNCTOR(less, min(x, y))
LANESCOPE_FUNCTOR(greater, max(x, y))
LANESCOPE_FUNCTOR(bit_and, x& y)
LANESCOPE_FUNCTOR(bit_or, x | y)
LANESCOPE_FUNCTOR(bit_xor, x ^ y)
#undef LANESCOPE_FUNCTOR

/// Each thread of the tile gets what all have combined, by shuffles with the lanes 16, 8, … apart.
template <unsigned kSize, class X, class Op>
LANESCOPE_ACCESS_FN auto reduce(const thread_block_tile<kSize>& tile, const X& x, const Op& op,
                                int line = __builtin_LINE()) {
  auto sum = trace::valueOf(x);
  for (unsigned apart = kSize / 2; apart > 0; apart /= 2) {
    sum = op(sum, tile.shfl_xor(sum, apart, line));
  }
  return sum;
}
/// Each thread gets what the threads up to it have combined.
template <unsigned kSize, class X, class Op = plus<>>
LANESCOPE_ACCESS_FN auto inclusive_scan(const thread_block_tile<kSize>& tile, const X& x,
                                        const Op& op = {}, int line = __builtin_LINE()) {
  auto sum = trace::valueOf(x);
  for (unsigned apart = 1; apart < kSize; apart *= 2) {
    const auto left = tile.shfl_up(sum, apart, line);
    if (tile.thread_rank() >= apart) sum = op(left, sum);
  }
  return sum;
}

}  // namespace cooperative_groups
