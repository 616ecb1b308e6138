// SPDX-License-Identifier: Apache-2.0
#include "values/host_array.h"

#include <cmath>
#include <cstdio>
#include <limits>
#include <string>
#include <type_traits>

#include "values/typed.h"

namespace lanescope::values {

double valueFromBits(DType type, std::uint64_t bits) {
  return withType(type, [&]<class T>(T) { return static_cast<double>(fromBits<T>(bits)); });
}

HostArray converted(const HostArray& array, DType type) {
  if (array.type == type) return array;
  HostArray result(type, array.count());
  withType(type, [&]<class To>(To) {
    withType(array.type, [&]<class From>(From) {
      const auto in = array.as<From>();
      const auto out = result.as<To>();
      for (std::size_t i = 0; i < in.size(); ++i) {
        const auto value = static_cast<double>(in[i]);
        if constexpr (std::is_integral_v<To>) {
          const auto most = static_cast<double>(std::numeric_limits<To>::max());
          const auto least = static_cast<double>(std::numeric_limits<To>::min());
          // The greatest 64-bit integers round up to a double that is one too large.
          const bool fits = value >= least && (value < most || (sizeof(To) < 8 && value == most));
          if (value != std::floor(value) || !fits) {
            char text[32];
            static_cast<void>(std::snprintf(text, sizeof text, "%.9g", value));
            refuse("Element " + std::to_string(i) + " of an input array is " + text + ", which " +
                   std::string(nameOf(type)) + " does not hold.");
          }
        }
        out[i] = static_cast<To>(in[i]);
      }
    });
  });
  return result;
}

}  // namespace lanescope::values
