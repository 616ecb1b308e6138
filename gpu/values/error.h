// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>
#include <string>

namespace lanescope::values {

/// The kinds of errors that a caller has to tell apart.
enum class ErrorKind {
  badInput,     ///< the user's input breaks a limit; exit code 2
  unavailable,  ///< this machine cannot: no GPU, out of memory; exit code 3
  engineLost,   ///< the request ended the engine's process or its CUDA context; exit code 3
  noEngine,     ///< no engine began the request; exit code 3
  timedOut,     ///< the run did not end within its time limit; exit code 1
  cancelled,    ///< the user stopped the run
};

/// An error whose text is one plain sentence for the user. The sentence names the limit and the
/// value.
class Error : public std::runtime_error {
 public:
  Error(ErrorKind kind, const std::string& sentence) : std::runtime_error(sentence), m_kind(kind) {}
  [[nodiscard]] ErrorKind kind() const noexcept { return m_kind; }

 private:
  ErrorKind m_kind;
};

/// Throws an Error of kind badInput.
[[noreturn]] inline void refuse(const std::string& sentence) {
  throw Error(ErrorKind::badInput, sentence);
}

/// Throws an Error of kind unavailable.
[[noreturn]] inline void unavailable(const std::string& sentence) {
  throw Error(ErrorKind::unavailable, sentence);
}

/// The documented exit code of a program that ends with an error of this kind.
[[nodiscard]] constexpr int exitCode(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::badInput:
      return 2;
    case ErrorKind::timedOut:
      return 1;
    default:
      return 3;
  }
}

}  // namespace lanescope::values
