// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <utility>

namespace lanescope::simt {

/// A kernel with its arguments, which it owns.
class KernelBody {
 public:
  /// The function of a CUDA thread's fiber, which finds the arguments in `current`; never returns.
  using RunThreads = void (*)();

  template <class Arguments>
  [[nodiscard]] static KernelBody of(RunThreads function, const Arguments* arguments) {
    return {function, arguments,
            [](const void* all) { delete static_cast<const Arguments*>(all); }};
  }
  KernelBody(KernelBody&& other) noexcept
      : m_runThreads(other.m_runThreads),
        m_arguments(std::exchange(other.m_arguments, nullptr)),
        m_release(other.m_release) {}
  KernelBody(const KernelBody&) = delete;
  KernelBody& operator=(const KernelBody&) = delete;
  ~KernelBody() { m_release(m_arguments); }

  void runThreads() const { m_runThreads(); }
  [[nodiscard]] const void* arguments() const { return m_arguments; }

 private:
  KernelBody(RunThreads function, const void* arguments, void (*release)(const void*))
      : m_runThreads(function), m_arguments(arguments), m_release(release) {}

  RunThreads m_runThreads;
  const void* m_arguments;
  void (*m_release)(const void*);
};

}  // namespace lanescope::simt
