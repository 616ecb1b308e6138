// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lanescope::resources {

// On a machine without a font configuration (/etc/fonts/fonts.conf) the portable bundle's own one,
// `../etc/fonts/fonts.conf` beside the program's folder, takes its place; otherwise nothing
// changes. Call it before the application object is made: fontconfig reads its file once.
void useBundledFontConfiguration();

}  // namespace lanescope::resources
