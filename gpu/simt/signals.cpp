// SPDX-License-Identifier: Apache-2.0
#include "simt/signals.h"

#include <ucontext.h>

#include <array>
#include <cstdint>
#include <mutex>

#include "simt/block_runner.h"
#include "simt/current.h"

namespace lanescope::simt {
namespace {

constexpr std::array kSignals{kEvictSignal, SIGSEGV, SIGBUS, SIGFPE};
std::array<struct sigaction, kSignals.size()> previousActions;

const void* stackPointerOf(const ucontext_t& context) {
#if defined(__x86_64__)
  return reinterpret_cast<const void*>(context.uc_mcontext.gregs[REG_RSP]);
#elif defined(__aarch64__)
  return reinterpret_cast<const void*>(context.uc_mcontext.sp);
#else
#error "The emulator knows the registers of x86-64 and of AArch64."
#endif
}

/// Makes the interrupted thread go on as if `continueAt` had just been called on an empty stack.
void redirect(ucontext_t& context, const BlockRunner::Redirect& target) {
  const auto code = reinterpret_cast<std::uintptr_t>(target.continueAt);
  const auto top = reinterpret_cast<std::uintptr_t>(target.stackTop) & ~std::uintptr_t{15};
#if defined(__x86_64__)
  constexpr std::uintptr_t kReturnAddress = 8;  // a call would have pushed one
  context.uc_mcontext.gregs[REG_RIP] = static_cast<greg_t>(code);
  context.uc_mcontext.gregs[REG_RSP] = static_cast<greg_t>(top - kReturnAddress);
#elif defined(__aarch64__)
  context.uc_mcontext.pc = code;
  context.uc_mcontext.sp = top;
#endif
}

/// Does what would have happened without this handler.
void passOn(int signal, siginfo_t* info, void* context) {
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    if (kSignals[i] != signal) continue;
    const struct sigaction& previous = previousActions[i];
    if ((previous.sa_flags & SA_SIGINFO) != 0) {
      previous.sa_sigaction(signal, info, context);
    } else if (previous.sa_handler != SIG_DFL && previous.sa_handler != SIG_IGN) {
      previous.sa_handler(signal);
    } else if (signal != kEvictSignal) {
      sigaction(signal, &previous, nullptr);  // the instruction runs again and ends the process
    }
  }
}

void handle(int signal, siginfo_t* info, void* context) {
  auto& interrupted = *static_cast<ucontext_t*>(context);
  if (current.runner != nullptr) {
    const auto target =
        current.runner->interrupt(signal, stackPointerOf(interrupted), info->si_addr);
    if (target) return redirect(interrupted, *target);
  }
  passOn(signal, info, context);
}

}  // namespace

void installSignalHandlers() {
  static std::once_flag once;
  std::call_once(once, [] {
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
      struct sigaction action {};
      action.sa_sigaction = &handle;
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
      sigemptyset(&action.sa_mask);
      sigaction(kSignals[i], &action, &previousActions[i]);
    }
  });
}

SignalStack::SignalStack() {
  constexpr std::size_t kBytes = std::size_t{64} * 1024;
  m_memory = std::make_unique<std::byte[]>(kBytes);
  stack_t stack{};
  stack.ss_sp = m_memory.get();
  stack.ss_size = kBytes;
  sigaltstack(&stack, &m_previous);
}

SignalStack::~SignalStack() {
  sigaltstack(&m_previous, nullptr);
}

}  // namespace lanescope::simt
