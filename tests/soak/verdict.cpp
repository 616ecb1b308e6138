// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/verdict.h"

#include <algorithm>
#include <cstdio>

namespace lanescope::soak {
namespace {

std::string percent(double share) {
  char text[32];
  (void)std::snprintf(text, sizeof text, "%.2f%%", share * 100);
  return text;
}

/// The samples from one minute, included, to another.
double medianBetween(const std::vector<Sample>& samples, double from, double to) {
  std::vector<double> values;
  for (const Sample& sample : samples) {
    if (sample.minute >= from && sample.minute < to) values.push_back(sample.residentMiB);
  }
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

}  // namespace

std::vector<std::string> troubleOf(const std::vector<Sample>& samples) {
  std::vector<std::string> trouble;
  for (const Sample& sample : samples) {
    if (!(sample.idleCpu < kMostIdleCpu)) {
      trouble.push_back("At rest the program takes " + percent(sample.idleCpu) +
                        " of a processor in minute " + std::to_string(sample.minute) + ".");
    }
  }
  const double end = samples.empty() ? 0 : samples.back().minute;
  if (end < kLeastMinutesOfAVerdict) return trouble;
  const double first = medianBetween(samples, kWarmUpMinutes, 2 * kWarmUpMinutes);
  const double last = medianBetween(samples, end - kWarmUpMinutes, end + 1);
  if (!(last <= first * (1 + kMostGrowth))) {
    trouble.push_back("Memory grows by " + percent(last / first - 1) + ", from " +
                      std::to_string(first) + " to " + std::to_string(last) + " MiB.");
  }
  return trouble;
}

std::vector<std::string> leaksOf(const Remains& before, const Remains& now) {
  std::vector<std::string> leaks;
  if (now.children > before.children) {
    leaks.push_back(std::to_string(now.children - before.children) +
                    " children outlive the window.");
  }
  if (now.descriptors > before.descriptors) {
    leaks.push_back(std::to_string(now.descriptors - before.descriptors) +
                    " file descriptors outlive the window.");
  }
  for (const std::string& file : now.files) {
    if (std::ranges::find(before.files, file) == before.files.end()) {
      leaks.push_back("The temporary file " + file + " outlives the window.");
    }
  }
  return leaks;
}

}  // namespace lanescope::soak
