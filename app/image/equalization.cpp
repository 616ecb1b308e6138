// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/image/equalization.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "app/image/luma.h"
#include "catalog/catalog.h"
#include "catalog/image.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr const char* kKernel = "equalize";

template <class T>
std::span<const T> outputOf(const values::RunResult& result, catalog::EqualizeOutput which,
                            std::size_t count) {
  const auto position = static_cast<std::size_t>(which);
  if (position < result.outputs.size()) {
    const values::HostArray& array = result.outputs[position].array;
    if (array.type == values::kDTypeOf<T> && array.count() == count) return array.as<T>();
  }
  values::refuse("The engine's answer is not the equalisation of this image.");
}

}  // namespace

values::RunRequest equalizeRequest(const QImage& image, const values::Target& target) {
  values::RunRequest request;
  request.kernel = kKernel;
  request.parameters = catalog::defaultsOf(catalog::find(kKernel));
  request.target = target;
  request.inputs.push_back(lumaOf(image));
  request.parameters.n = static_cast<std::int64_t>(request.inputs.front().count());
  request.keepOutputs = true;
  return request;
}

Equalization equalizationOf(const QImage& image, const values::RunResult& result) {
  using enum catalog::EqualizeOutput;
  const auto count =
      static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height());
  Equalization made;
  const auto before = outputOf<std::int64_t>(result, histogram, made.before.size());
  const auto levels = outputOf<std::uint8_t>(result, table, made.before.size());
  std::ranges::copy(before, made.before.begin());
  for (std::size_t level = 0; level < levels.size(); ++level) {
    made.after[levels[level]] += before[level];
  }
  made.image = withLuma(image, outputOf<std::uint8_t>(result, pixels, count));
  return made;
}

GreyCounts cumulated(const GreyCounts& counts) {
  GreyCounts sums{};
  std::partial_sum(counts.begin(), counts.end(), sums.begin());
  return sums;
}

}  // namespace lanescope::app
