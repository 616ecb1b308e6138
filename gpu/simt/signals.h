// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <pthread.h>
#include <signal.h>

#include <cstddef>
#include <memory>

namespace lanescope::simt {

/// The signal to a thread whose kernel neither accesses memory nor reaches a barrier. It is SIGURG,
/// which the Go runtime also uses for preemption: it is ignored by default, so that a stray one
/// does no harm.
inline constexpr int kEvictSignal = SIGURG;

/// Makes eviction, an address outside every array, an exhausted stack and an integer division by
/// zero end the block that the signalled thread runs. Faults of any other code go to the handler
/// that was installed before. Only the first call in a process has an effect.
void installSignalHandlers();

/// While it lives, signals of the calling thread are handled on a stack of their own, since the
/// kernel's stack may be exhausted.
class SignalStack {
 public:
  SignalStack();
  SignalStack(const SignalStack&) = delete;
  SignalStack& operator=(const SignalStack&) = delete;
  ~SignalStack();

 private:
  std::unique_ptr<std::byte[]> m_memory;
  stack_t m_previous{};
};

}  // namespace lanescope::simt
