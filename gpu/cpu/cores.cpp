// SPDX-License-Identifier: Apache-2.0
#include "cpu/cores.h"

#include <tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <span>
#include <system_error>
#include <thread>
#include <vector>

#include "platform/process_limits.h"
#include "values/error.h"

namespace lanescope::cpu {
namespace {

/// One poll takes 10 to 40 ns, depending on the processor.
constexpr int kLooksBeforeSleep = 2000;
/// The system may have put a waiting thread on the very core of a working one.
constexpr int kLooksBetweenYields = 64;
/// A thread takes its part within this many polls; one that has not has lost its core.
constexpr int kLooksBeforeYield = 20000;

using Work = void (*)(const void* context, unsigned part);

enum class Step : std::uint32_t { idle, offered, taken };

/// The offer to one thread. It is always the same part of a call, whose data may still be in its
/// core's caches. It has a cache line of its own, which only an offer takes from the thread. The
/// thread that makes the step to `offered` writes the other members.
struct alignas(64) Offer {
  std::atomic<Step> step = Step::idle;
  std::atomic<bool> isAsleep = false;
  Work work = nullptr;
  const void* context = nullptr;
  unsigned part = 0;

  /// Does the work for the first one to come: the thread, or the thread that made the offer.
  bool takeUp() {
    Step offered = Step::offered;
    if (!step.compare_exchange_strong(offered, Step::taken, std::memory_order_acquire)) {
      return false;
    }
    work(context, part);
    step.store(Step::idle, std::memory_order_release);
    return true;
  }
};

class Team {
 public:
  explicit Team(unsigned size) : m_offers(size - 1) {
    m_threads.reserve(size - 1);
    try {
      for (Offer& offer : m_offers) {
        m_threads.emplace_back([this, &offer] { serve(offer); });
      }
    } catch (const std::system_error& error) {
      end();  // the threads that could be started wait for offers
      values::unavailable(platform::sentenceOf(error));
    }
  }
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;
  ~Team() { end(); }

  void run(unsigned parts, Work work, const void* context) {
    // The team is busy with another thread's call, or with the call that this is part of: the
    // calling thread works alone.
    if (parts == 1 || m_isBusy.test_and_set(std::memory_order_acquire)) {
      for (unsigned part = 0; part < parts; ++part) work(context, part);
      return;
    }
    const std::span<Offer> offers = std::span(m_offers).first(parts - 1);
    for (unsigned part = 1; part < parts; ++part) make(offers[part - 1], work, context, part);
    work(context, 0);
    for (Offer& offer : offers) offer.takeUp();
    for (const Offer& offer : offers) {
      for (int looks = 0; offer.step.load(std::memory_order_acquire) != Step::idle; ++looks) {
        if (looks < kLooksBeforeYield) {
          relax();
        } else {
          std::this_thread::yield();
        }
      }
    }
    m_isBusy.clear(std::memory_order_release);
  }

 private:
  void end() {
    m_isOver = true;
    for (Offer& offer : m_offers)
      make(
          offer, [](const void*, unsigned) {}, nullptr, 0);
  }

  static void make(Offer& offer, Work work, const void* context, unsigned part) {
    offer.work = work;
    offer.context = context;
    offer.part = part;
    offer.step.store(Step::offered, std::memory_order_release);
    // A thread that falls asleep just now misses the offer and wakes for the next call; the thread
    // that offers does the part.
    if (offer.isAsleep.load(std::memory_order_relaxed)) offer.step.notify_one();
  }

  void serve(Offer& offer) {
    while (!m_isOver) {
      if (offer.takeUp()) continue;
      const auto isIdle = [&] { return offer.step.load(std::memory_order_relaxed) == Step::idle; };
      for (int looks = 1; isIdle() && looks < kLooksBeforeSleep; ++looks) {
        relax();
        if (looks % kLooksBetweenYields == 0) std::this_thread::yield();
      }
      offer.isAsleep.store(true, std::memory_order_relaxed);
      offer.step.wait(Step::idle, std::memory_order_relaxed);
      offer.isAsleep.store(false, std::memory_order_relaxed);
    }
  }

  std::atomic<bool> m_isOver = false;
  std::atomic_flag m_isBusy;
  std::vector<Offer> m_offers;
  std::vector<std::jthread> m_threads;
};

}  // namespace

unsigned coreCount() {
  static const auto kCount =
      static_cast<unsigned>(std::max(1, tbb::this_task_arena::max_concurrency()));
  return kCount;
}

void callOnCores(unsigned parts, Work work, const void* context) {
  static Team team(coreCount());
  team.run(parts, work, context);
}

}  // namespace lanescope::cpu
