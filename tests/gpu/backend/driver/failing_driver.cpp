// SPDX-License-Identifier: Apache-2.0
//
// Stands in for the CUDA driver as libcuda.so.1, passes every call on to it, and has one of them
// fail. The CUDA runtime is linked statically and finds the driver's functions at run time: each
// gets a piece of code that asks whether this call is the one, and jumps on. What the runtime
// takes from cuGetExportTable is passed on as it is.
//   LANESCOPE_CUDA_DRIVER    the driver's file
//   LANESCOPE_CUDA_FAIL_AT   which call fails, from 1; 0: none
//   LANESCOPE_CUDA_FAIL_WITH the CUresult of that call
//   LANESCOPE_CUDA_STATE     a file as large as State, zeros at first, for all processes of a run
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <mutex>

namespace {

struct State {
  std::atomic<std::uint64_t> calls;
  std::array<char, 120> failed;  ///< the name of the function
};
static_assert(sizeof(State) == 128);

constexpr std::size_t kMostFunctions = 2048;
constexpr std::size_t kBytesOfEach = 16;

#define FUNCTION(name) #name,
/// The functions that the library exports.
constexpr const char* kExported[] = {
#include "driver_functions.inc"
};
#undef FUNCTION
static_assert(std::size(kExported) < kMostFunctions);

std::array<const char*, kMostFunctions> names{};
std::size_t known = 0;  ///< guarded by the mutex
std::mutex mutex;

State* state = nullptr;
std::uint64_t failAt = 0;
int failWith = 0;
void* driver = nullptr;

/// They have no way to fail that a program could answer.
bool canFail(const char* name) {
  return std::strncmp(name, "cuGetError", std::strlen("cuGetError")) != 0;
}

}  // namespace

extern "C" {

extern const char lanescopeThunks[];
/// What each thunk jumps to.
void* lanescopeTargets[kMostFunctions];

/// Returns 0, or the error of a call that fails.
int lanescopeDecide(std::uint64_t function) {
  const char* const name = names[function];
  if (state == nullptr || !canFail(name)) return 0;
  if (state->calls.fetch_add(1) + 1 != failAt) return 0;
  std::strncpy(state->failed.data(), name, state->failed.size() - 1);
  return failWith;
}

}  // extern "C"

// A function's arguments are in registers and on the stack; both are as the caller left them when
// its target is entered.
#define FUNCTION(name)                                   \
  ".globl " #name "\n.type " #name ", @function\n" #name \
  " = lanescopeThunks + exported\n"                      \
  ".set exported, exported + 16\n"
asm(".text\n"
    ".p2align 4\n"
    "lanescopeCommon:\n"
    "  pushq %rdi\n  pushq %rsi\n  pushq %rdx\n  pushq %rcx\n  pushq %r8\n  pushq %r9\n"
    "  subq $128, %rsp\n"
    "  movups %xmm0, (%rsp)\n  movups %xmm1, 16(%rsp)\n"
    "  movups %xmm2, 32(%rsp)\n  movups %xmm3, 48(%rsp)\n"
    "  movups %xmm4, 64(%rsp)\n  movups %xmm5, 80(%rsp)\n"
    "  movups %xmm6, 96(%rsp)\n  movups %xmm7, 112(%rsp)\n"
    "  movq 176(%rsp), %rdi\n"
    "  call lanescopeDecide@PLT\n"
    "  movups (%rsp), %xmm0\n  movups 16(%rsp), %xmm1\n"
    "  movups 32(%rsp), %xmm2\n  movups 48(%rsp), %xmm3\n"
    "  movups 64(%rsp), %xmm4\n  movups 80(%rsp), %xmm5\n"
    "  movups 96(%rsp), %xmm6\n  movups 112(%rsp), %xmm7\n"
    "  addq $128, %rsp\n"
    "  popq %r9\n  popq %r8\n  popq %rcx\n  popq %rdx\n  popq %rsi\n  popq %rdi\n"
    "  popq %r11\n"
    "  testl %eax, %eax\n"
    "  jne 1f\n"
    "  movq lanescopeTargets@GOTPCREL(%rip), %r10\n"
    "  jmp *(%r10, %r11, 8)\n"
    "1: ret\n"
    ".globl lanescopeThunks\n"
    ".p2align 4\n"
    "lanescopeThunks:\n"
    ".set number, 0\n"
    ".rept 2048\n"
    "  .p2align 4\n  endbr64\n  pushq $number\n  jmp lanescopeCommon\n"
    "  .set number, number + 1\n"
    ".endr\n"
    ".set exported, 0\n"
#include "driver_functions.inc"
);
#undef FUNCTION

namespace {

__attribute__((constructor)) void begin() {
  const char* const file = std::getenv("LANESCOPE_CUDA_DRIVER");
  if (file != nullptr) driver = ::dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (driver == nullptr) {
    std::fprintf(stderr, "LANESCOPE_CUDA_DRIVER names no driver: %s\n", ::dlerror());
    std::_Exit(EXIT_FAILURE);
  }
  for (const char* const name : kExported) {
    names[known] = name;
    lanescopeTargets[known++] = ::dlsym(driver, name);
  }
  const char* const path = std::getenv("LANESCOPE_CUDA_STATE");
  const char* const at = std::getenv("LANESCOPE_CUDA_FAIL_AT");
  const char* const with = std::getenv("LANESCOPE_CUDA_FAIL_WITH");
  if (path == nullptr || at == nullptr || with == nullptr) return;
  failAt = std::strtoull(at, nullptr, 10);
  failWith = std::atoi(with);
  const int opened = ::open(path, O_RDWR | O_CLOEXEC);
  void* const shared =
      ::mmap(nullptr, sizeof(State), PROT_READ | PROT_WRITE, MAP_SHARED, opened, 0);
  ::close(opened);
  if (shared != MAP_FAILED) state = static_cast<State*>(shared);
}

/// A function of the driver, through its thunk.
void* through(const char* name, void* target) {
  const std::scoped_lock lock(mutex);
  for (std::size_t i = 0; i < known; ++i) {
    if (lanescopeTargets[i] == target) return const_cast<char*>(lanescopeThunks) + i * kBytesOfEach;
  }
  if (known == kMostFunctions) return target;
  names[known] = ::strdup(name);  // it lives as long as the process
  lanescopeTargets[known] = target;
  return const_cast<char*>(lanescopeThunks) + known++ * kBytesOfEach;
}

}  // namespace

extern "C" {

int cuGetProcAddress_v2(const char* symbol, void** function, int version, std::uint64_t flags,
                        void* status);

/// The one of CUDA 11.
int cuGetProcAddress(const char* symbol, void** function, int version, std::uint64_t flags) {
  return cuGetProcAddress_v2(symbol, function, version, flags, nullptr);
}

int cuGetProcAddress_v2(const char* symbol, void** function, int version, std::uint64_t flags,
                        void* status) {
  static const auto real =
      reinterpret_cast<decltype(&cuGetProcAddress_v2)>(::dlsym(driver, "cuGetProcAddress_v2"));
  const int code = real(symbol, function, version, flags, status);
  if (code != 0 || function == nullptr || *function == nullptr) return code;
  constexpr int kVersionOfSecond = 12000;
  if (std::strcmp(symbol, "cuGetProcAddress") != 0) {
    *function = through(symbol, *function);
  } else if (version < kVersionOfSecond) {
    *function = reinterpret_cast<void*>(&cuGetProcAddress);
  } else {
    *function = reinterpret_cast<void*>(&cuGetProcAddress_v2);
  }
  return code;
}

}  // extern "C"
