// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/kernel_text.h"

namespace lanescope::app {

std::string kernelUnit(std::string_view text, const std::string& build, const std::string& name) {
  std::string unit = "namespace lanescope::simt { void onObjectLoaded() noexcept; }\n";
  unit += std::string("extern \"C\" __attribute__((visibility(\"hidden\"))) void ") +
          kFirstFunction + "() { lanescope::simt::onObjectLoaded(); }\n";
  unit += "namespace lanescope::kernels::" + build + "::own {\n#line 1 \"" + name + "\"\n";
  unit += text;
  unit += "\n}\n";
  return unit;
}

}  // namespace lanescope::app
