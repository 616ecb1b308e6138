// SPDX-License-Identifier: Apache-2.0
#include "simt/fiber.h"

#include <cstdint>

namespace lanescope::simt {

void restart(Fiber& fiber, const StackSpan& stack, std::size_t colour, FiberEntry entry) {
  release(fiber);
#if defined(LANESCOPE_SIMT_ASAN)
  __asan_unpoison_memory_region(stack.bottom, stack.size());
  fiber.fakeStack = nullptr;
#endif
#if defined(LANESCOPE_SIMT_ASAN) || defined(LANESCOPE_SIMT_TSAN)
  fiber.stack = stack;
#endif
#if defined(LANESCOPE_SIMT_TSAN)
  fiber.tsanFiber = __tsan_create_fiber(0);
#endif
#if defined(LANESCOPE_SIMT_OWN_SWITCH)
  // A function finds the stack as after a call: 8 bytes, the return address, below a multiple of
  // 16. The address is 0, where debuggers stop looking for callers.
  constexpr std::size_t kReturnAddress = 8;
  std::byte* const top = stack.top - colour - kReturnAddress;
  *reinterpret_cast<std::uint64_t*>(top) = 0;
  fiber.context = top;
  fiber.resumeAt = reinterpret_cast<void*>(entry);
#else
  fiber.context =
      boost::context::detail::make_fcontext(stack.top - colour, stack.size() - colour, entry);
#endif
}

void release([[maybe_unused]] Fiber& fiber) {
#if defined(LANESCOPE_SIMT_TSAN)
  if (fiber.tsanFiber != nullptr && !fiber.isThread) __tsan_destroy_fiber(fiber.tsanFiber);
  fiber.tsanFiber = nullptr;
#endif
}

void adoptThread([[maybe_unused]] Fiber& fiber) {
#if defined(LANESCOPE_SIMT_ASAN) || defined(LANESCOPE_SIMT_TSAN)
  fiber.isThread = true;
  fiber.stack = {};
#endif
#if defined(LANESCOPE_SIMT_TSAN)
  fiber.tsanFiber = __tsan_get_current_fiber();
#endif
}

}  // namespace lanescope::simt
