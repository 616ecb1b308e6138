// SPDX-License-Identifier: Apache-2.0
#include "platform/shared_library.h"

#include <dlfcn.h>

namespace lanescope::platform {

SharedLibrary::SharedLibrary(const std::vector<std::string>& files, Scope scope) {
  for (const std::string& file : files) {
    m_handle =
        ::dlopen(file.c_str(), RTLD_NOW | (scope == Scope::global ? RTLD_GLOBAL : RTLD_LOCAL));
    if (m_handle != nullptr) return;
    m_problem = ::dlerror();
  }
}

void* SharedLibrary::addressOf(const char* name) const {
  return m_handle == nullptr ? nullptr : ::dlsym(m_handle, name);
}

}  // namespace lanescope::platform
