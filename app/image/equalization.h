// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <array>
#include <cstdint>

#include "request/request.h"
#include "request/result.h"

namespace lanescope::app {

/// How many pixels have each grey level, or at most each.
using GreyCounts = std::array<std::int64_t, 256>;

/// What the equalisation made of an image.
struct Equalization {
  QImage image;
  GreyCounts before{};  ///< pixels of each grey level, of the luma
  GreyCounts after{};   ///< the same of the result
};

/// Equalises the image's luma by the kernel `equalize`; the outputs come back.
[[nodiscard]] values::RunRequest equalizeRequest(const QImage& image, const values::Target& target);

/// `image` with what the run of its request gave. Throws values::Error: badInput when the result is
/// not of this image, unavailable when memory does not suffice. From any thread.
[[nodiscard]] Equalization equalizationOf(const QImage& image, const values::RunResult& result);

/// The running sums: how many pixels are at most as bright.
[[nodiscard]] GreyCounts cumulated(const GreyCounts& counts);

}  // namespace lanescope::app
