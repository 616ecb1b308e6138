// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace lanescope::platform {

/// A library that is opened while the program runs, because not every machine has it. It stays
/// open until the process ends: libraries leave threads and hooks behind. See dlopen(3).
class SharedLibrary {
 public:
  /// Who finds the library's functions: its opener alone, or every library that is opened later.
  enum class Scope : bool { own, global };

  SharedLibrary() = default;
  /// Opens the first of `files`, names or paths, that can be opened.
  explicit SharedLibrary(const std::vector<std::string>& files, Scope scope = Scope::own);

  [[nodiscard]] bool isOpen() const { return m_handle != nullptr; }
  /// The system's own words for why the last of the files could not be opened.
  [[nodiscard]] const std::string& problem() const { return m_problem; }

  /// Returns the library's function of that name, or null where it has none or is not open.
  template <class Function>
  [[nodiscard]] Function find(const char* name) const {
    return reinterpret_cast<Function>(addressOf(name));
  }

 private:
  [[nodiscard]] void* addressOf(const char* name) const;

  void* m_handle = nullptr;
  std::string m_problem;
};

}  // namespace lanescope::platform
