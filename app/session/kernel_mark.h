// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace lanescope::app {

/// Returns what says that this user wrote the text of a kernel with this program: a code of the
/// text (HMAC) with a key that only this user's account has. Nobody else can make one, so that a
/// session from elsewhere cannot pass its kernel off as the user's. Empty where no key can be kept.
[[nodiscard]] std::string kernelMark(const std::string& name, const std::string& text);

}  // namespace lanescope::app
