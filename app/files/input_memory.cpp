// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/input_memory.h"

#include "platform/memory.h"
#include "values/size_text.h"

namespace lanescope::app {

void checkInputsFit(std::uint64_t bytes, std::uint64_t held) {
  constexpr std::uint64_t kSmall = std::uint64_t{64} << 20;  // not worth a look at the system
  if (bytes <= kSmall) return;
  platform::checkFits("Handing inputs of " + values::sizeText(bytes) + " to the engine",
                      static_cast<double>(bytes - held) + static_cast<double>(bytes),
                      platform::readMemory());
}

}  // namespace lanescope::app
