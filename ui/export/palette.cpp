// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace lanescope::app {
namespace {

constexpr QRgb kOpaque = 0xff000000U;

using Channels = std::array<double, 3>;

Channels channels(QRgb color) {
  return {static_cast<double>(qRed(color)), static_cast<double>(qGreen(color)),
          static_cast<double>(qBlue(color))};
}

struct Use {
  QRgb color;
  double weight;
};

/// Some of the colours, with what decides whether and where to cut them in two.
struct Box {
  std::span<Use> uses;
  Channels mean{};
  std::size_t axis = 0;  ///< of the largest squared error
  double error = 0;      ///< along `axis`

  explicit Box(std::span<Use> members) : uses(members) {
    double total = 0;
    Channels squares{};
    for (const Use& use : uses) {
      const Channels value = channels(use.color);
      total += use.weight;
      for (std::size_t i = 0; i < 3; ++i) {
        mean[i] += use.weight * value[i];
        squares[i] += use.weight * value[i] * value[i];
      }
    }
    for (std::size_t i = 0; i < 3; ++i) {
      mean[i] /= total;
      const double spread = squares[i] - total * mean[i] * mean[i];
      if (spread > error) {
        error = spread;
        axis = i;
      }
    }
    if (uses.size() < 2) error = 0;
  }

  [[nodiscard]] QRgb color() const {
    const auto round = [](double value) { return static_cast<int>(std::lround(value)); };
    return qRgb(round(mean[0]), round(mean[1]), round(mean[2]));
  }
};

}  // namespace

void Palette::add(const QImage& image) {
  for (int y = 0; y < image.height(); ++y) {
    const auto* const row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    // Pictures are made of long runs of one colour.
    for (int x = 0; x < image.width();) {
      const int start = x;
      while (x < image.width() && row[x] == row[start]) ++x;
      m_uses[row[start] | kOpaque] += static_cast<std::uint64_t>(x - start);
    }
  }
}

void Palette::choose(std::size_t size) {
  std::vector<Use> uses;
  uses.reserve(m_uses.size());
  // The square root keeps small but telling things, such as an arrow, beside a large background.
  for (const auto& [color, count] : m_uses) {
    uses.push_back({color, std::sqrt(static_cast<double>(count))});
  }
  std::sort(uses.begin(), uses.end(), [](const Use& a, const Use& b) { return a.color < b.color; });
  m_colors.clear();
  m_index.clear();
  if (uses.empty()) return;
  std::vector<Box> boxes{Box(uses)};
  while (boxes.size() < size) {
    const auto worst = std::max_element(
        boxes.begin(), boxes.end(), [](const Box& a, const Box& b) { return a.error < b.error; });
    if (worst->error <= 0) break;
    const std::span<Use> members = worst->uses;
    const std::size_t axis = worst->axis;
    const double cut = worst->mean[axis];
    const auto middle = std::partition(members.begin(), members.end(), [&](const Use& use) {
      return channels(use.color)[axis] <= cut;
    });
    const auto count = static_cast<std::size_t>(middle - members.begin());
    if (count == 0 || count == members.size()) {
      worst->error = 0;  // colours that rounding does not tell apart
      continue;
    }
    *worst = Box(members.first(count));
    boxes.emplace_back(members.subspan(count));
  }
  for (const Box& box : boxes) m_colors.push_back(box.color());
}

std::uint8_t Palette::indexOf(QRgb color) {
  color |= kOpaque;
  const auto known = m_index.find(color);
  if (known != m_index.end()) return known->second;
  const auto distance = [&](QRgb other) {
    const int red = qRed(color) - qRed(other);
    const int green = qGreen(color) - qGreen(other);
    const int blue = qBlue(color) - qBlue(other);
    return red * red + green * green + blue * blue;
  };
  const auto nearest = std::min_element(m_colors.begin(), m_colors.end(),
                                        [&](QRgb a, QRgb b) { return distance(a) < distance(b); });
  const auto index = static_cast<std::uint8_t>(nearest - m_colors.begin());
  m_index.emplace(color, index);
  return index;
}

}  // namespace lanescope::app
