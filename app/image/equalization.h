// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <array>
#include <cstdint>

#include "request/request.h"
#include "request/result.h"

namespace lanescope::app {

/// The number of pixels of each grey level, or of at most each level.
using GreyCounts = std::array<std::int64_t, 256>;

/// The result of equalising an image.
struct Equalization {
  QImage image;
  GreyCounts before{};  ///< pixels of each grey level of the original's luma
  GreyCounts after{};   ///< the same for the result
};

/// Returns a request that equalises the image's luma by the kernel `equalize` and returns its
/// outputs.
[[nodiscard]] values::RunRequest equalizeRequest(const QImage& image, const values::Target& target);

/// Returns the equalised image from the result of its request. Throws values::Error: badInput when
/// the result belongs to another image, unavailable when memory does not suffice. Any thread may
/// call it.
[[nodiscard]] Equalization equalizationOf(const QImage& image, const values::RunResult& result);

/// Returns the running sums: for each level the number of pixels that are at most as bright.
[[nodiscard]] GreyCounts cumulated(const GreyCounts& counts);

}  // namespace lanescope::app
