// SPDX-License-Identifier: Apache-2.0
#pragma once

// A file that has no name in its folder yet: the system forgets it when it is closed, or when its
// process ends in whatever way. See O_TMPFILE in open(2).

namespace lanescope::platform {

/// Opens a new file on the file system of the folder, for writing, with these permissions less the
/// umask. Returns its descriptor, or -1 where there are no such files; errno says why.
[[nodiscard]] int openNamelessFile(const char* folder, unsigned permissions);

/// Gives such a file a name that no other file has. Returns whether it did; errno says why not,
/// EEXIST where there is a file of this name.
[[nodiscard]] bool nameFile(int file, const char* name);

}  // namespace lanescope::platform
