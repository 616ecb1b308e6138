// SPDX-License-Identifier: Apache-2.0
//
// Has the k-th allocation of a run fail, for one k after the other until no allocation is left, for
// a kernel of each family: the run ends in one sentence or in std::bad_alloc, of which the server
// makes one; the next run is right, and no bytes are lost. The first
// k are tried, and then each some 1.2 times the one before; with LANESCOPE_ALL_FAILURES=1 all are.
#include <gtest/gtest.h>
#include <malloc.h>

#include <atomic>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "runner/runner.h"
#include "tests/gpu/runner/scripted_backend.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

std::atomic<long> allocations = 0;
std::atomic<long> failAt = 0;
std::atomic<std::ptrdiff_t> liveBytes = 0;

void* allocate(std::size_t size, std::size_t alignment) noexcept {
  if (allocations.fetch_add(1) + 1 == failAt) return nullptr;
  void* const block = alignment <= __STDCPP_DEFAULT_NEW_ALIGNMENT__
                          ? std::malloc(size)
                          : std::aligned_alloc(alignment, (size + alignment - 1) & -alignment);
  if (block != nullptr) liveBytes += static_cast<std::ptrdiff_t>(::malloc_usable_size(block));
  return block;
}

void* allocateOrThrow(std::size_t size, std::size_t alignment) {
  if (void* const block = allocate(size, alignment)) return block;
  throw std::bad_alloc();
}

void release(void* block) noexcept {
  if (block != nullptr) liveBytes -= static_cast<std::ptrdiff_t>(::malloc_usable_size(block));
  std::free(block);
}

}  // namespace
}  // namespace lanescope::engine

using lanescope::engine::allocate;
using lanescope::engine::allocateOrThrow;
using lanescope::engine::release;

void* operator new(std::size_t size) {
  return allocateOrThrow(size, 1);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  return allocateOrThrow(size, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t size, const std::nothrow_t& /*none*/) noexcept {
  return allocate(size, 1);
}
void operator delete(void* block) noexcept {
  release(block);
}
void operator delete(void* block, std::size_t /*size*/) noexcept {
  release(block);
}
void operator delete(void* block, std::align_val_t /*alignment*/) noexcept {
  release(block);
}
void operator delete(void* block, std::size_t /*size*/, std::align_val_t /*alignment*/) noexcept {
  release(block);
}

namespace lanescope::engine {
namespace {

class FailingAllocations : public testing::TestWithParam<const char*> {
 protected:
  FailingAllocations() {
    const catalog::KernelRow& row = catalog::find(GetParam());
    m_request.kernel = row.id;
    m_request.parameters = catalog::defaultsOf(row);
    m_request.parameters.n = row.id.starts_with("matmul") ? 16 : 64;
    m_request.parameters.m = m_request.parameters.k = m_request.parameters.n;
    m_request.target.backend = values::BackendChoice::emulator;
    m_request.record = true;
    std::set_terminate([] {
      std::fprintf(stderr, "allocation %ld ends the process\n", failAt.load());
      std::abort();
    });
  }

  [[nodiscard]] values::RunResult run() {
    return m_runner.run(m_request, {}, [](double) {});
  }

  /// Has allocation `k` fail. Returns false where there is no such allocation any more.
  bool tryAt(long k) {
    SCOPED_TRACE("allocation " + std::to_string(k));
    allocations = 0;
    failAt = k;
    try {
      m_survived += run().passed == m_good ? 1 : 0;
    } catch (const values::Error& error) {
      failAt = 0;
      const std::string sentence = error.what();
      EXPECT_EQ(error.kind(), values::ErrorKind::unavailable) << sentence;
      EXPECT_TRUE(sentence.ends_with('.')) << sentence;
      ++m_told;
    } catch (const std::bad_alloc&) {
      failAt = 0;
      ++m_thrown;
    }
    failAt = 0;
    return allocations >= k;
  }

  /// A leak grows each time. What threads keep for the next run does not, though which of them has
  /// what is up to chance.
  bool tryWithNextRun(long k) {
    constexpr int kTimes = 8;
    for (int i = 0; i < kTimes; ++i) {
      const std::ptrdiff_t before = liveBytes;
      if (!tryAt(k)) return false;
      EXPECT_EQ(run().passed, m_good) << "after allocation " << k;
      if (liveBytes <= before) return true;
    }
    ADD_FAILURE() << "bytes are lost after allocation " << k;
    return true;
  }

  Runner m_runner{backend::makeEmulatorBackend(),
                  std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false)};
  values::RunRequest m_request;
  bool m_good = true;
  int m_survived = 0;
  int m_told = 0;
  int m_thrown = 0;
};

TEST_P(FailingAllocations, AreToldAndLeaveNothing) {
  const bool isEach = std::getenv("LANESCOPE_ALL_FAILURES") != nullptr;
  m_good = run().passed;
  constexpr long kDense = 40;
  int tried = 0;
  for (long k = 1; tryWithNextRun(k); k = isEach || k < kDense ? k + 1 : k * 6 / 5) {
    ++tried;
    ASSERT_FALSE(HasFailure());
  }
  std::printf("%-20s %6d tried: %d in a sentence, %d bad_alloc, %d passed without\n", GetParam(),
              tried, m_told, m_thrown, m_survived);
}

INSTANTIATE_TEST_SUITE_P(OfEachFamily, FailingAllocations,
                         testing::Values("vector_add", "transpose_tiled", "dot_shared",
                                         "reduce_shuffle", "scan_blelloch", "scan_look_back",
                                         "matmul_tiled", "matmul_bf16", "histogram_shared",
                                         "dot_no_tree_barrier"));

}  // namespace
}  // namespace lanescope::engine
