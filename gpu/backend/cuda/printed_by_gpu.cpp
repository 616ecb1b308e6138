// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/printed_by_gpu.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstddef>
#include <cstdio>
#include <utility>

#include "device/cuda_check.h"
#include "platform/process.h"
#include "simt/printed_text.h"
#include "values/plain_text.h"

namespace lanescope::backend {

PrintedByGpu::PrintedByGpu()
    : m_file(platform::openMemoryFile("printed")),
      m_usual(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)) {
  std::fflush(stdout);
  if (m_file < 0 || m_usual < 0 || ::dup2(m_file, STDOUT_FILENO) < 0) restore();
}

PrintedByGpu::~PrintedByGpu() {
  restore();
  if (m_file >= 0) ::close(m_file);
}

void PrintedByGpu::restore() {
  if (m_usual < 0) return;
  std::fflush(stdout);
  ::dup2(m_usual, STDOUT_FILENO);
  ::close(std::exchange(m_usual, -1));
}

std::string PrintedByGpu::take() {
  // CUDA does not write it while the host only asks whether the GPU is done.
  check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  restore();
  if (m_file < 0) return {};
  using simt::PrintedText;
  // One byte more shows that there is more.
  std::string text(PrintedText::kMost + 1, '\0');
  const ::ssize_t size = ::pread(m_file, text.data(), text.size(), 0);
  text.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
  return PrintedText::limited(values::plainText(text));
}

}  // namespace lanescope::backend
