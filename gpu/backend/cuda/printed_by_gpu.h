// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace lanescope::backend {

/// Keeps what kernels print while it lives. CUDA writes it to standard output when the host waits
/// for the GPU, so that this process's standard output is a file in memory until then. No other
/// thread may print.
class PrintedByGpu {
 public:
  /// Where that file cannot be made, the text goes to standard output as usual.
  PrintedByGpu();
  PrintedByGpu(const PrintedByGpu&) = delete;
  PrintedByGpu& operator=(const PrintedByGpu&) = delete;
  ~PrintedByGpu();

  /// Waits for the GPU. Returns what has been printed, as plain text of at most
  /// simt::PrintedText::kMost bytes; a longer one ends with "…". Standard output is the usual one
  /// again. Throws CudaError.
  [[nodiscard]] std::string take();

 private:
  void restore();

  int m_file = -1;
  int m_usual = -1;
};

}  // namespace lanescope::backend
