// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lanescope::ui {

// How many letters a field takes. What is typed or pasted beyond them is left out. QLineEdit notes
// each letter that is typed or deleted, for undo, and keeps the room of the longest such list: 24
// bytes a letter, as long as the field lives.
inline constexpr int kLongestNumber = 64;   ///< a number, as 2^20
inline constexpr int kLongestSearch = 200;  ///< words to search for
inline constexpr int kLongestLine = 1000;   ///< a text to find in a source

}  // namespace lanescope::ui
