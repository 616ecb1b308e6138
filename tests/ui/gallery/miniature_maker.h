// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "ui/gallery/miniature.h"

namespace lanescope::tests {

/// Runs a kernel on the emulator with 8 elements, or as few as show something, in the threads'
/// usual order, and takes its small picture from the record of the first block. Of a product and of
/// an image it shows how often the elements of the arrays are accessed, of all others the network
/// of the stored values. Throws values::Error where the kernel cannot be recorded or does not end.
[[nodiscard]] ui::Miniature makeMiniature(const catalog::KernelRow& row);

}  // namespace lanescope::tests
