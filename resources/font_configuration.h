// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lanescope::resources {

// On a machine without /etc/fonts/fonts.conf, makes fontconfig read the portable bundle's
// `../etc/fonts/fonts.conf`, relative to the program's folder. Must be called before the
// application object is made, since fontconfig reads its file once.
void useBundledFontConfiguration();

}  // namespace lanescope::resources
