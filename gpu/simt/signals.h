// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <pthread.h>
#include <signal.h>

#include <cstddef>
#include <memory>

namespace lanescope::simt {

/// Sent to a thread whose kernel neither accesses memory nor meets a barrier. SIGURG, as the Go
/// runtime chose for preemption: it is ignored where nobody handles it, and nobody minds a stray
/// one.
inline constexpr int kEvictSignal = SIGURG;

/// Makes eviction, an address outside every array, an exhausted stack and an integer division by
/// zero end the block that the signalled thread runs. Faults of any other code go to the handler
/// that was there before. Once a process; later calls do nothing.
void installSignalHandlers();

/// While it lives, signals of the calling thread are handled on a stack of their own: the kernel's
/// may be exhausted.
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
