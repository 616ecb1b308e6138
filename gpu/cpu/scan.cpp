// SPDX-License-Identifier: Apache-2.0
#include "cpu/scan.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "cpu/combine.h"
#include "cpu/sum.h"
#include "values/typed.h"

namespace lanescope::cpu {
namespace {

using values::DType;
using values::HostArray;
using values::Op;

/// The least or the greatest.
template <Op kOp, class T, class Wide>
void exactScan(std::span<const T> in, bool exclusive, std::span<Wide> out) {
  T prefix = identity<kOp, T>();
  bool isNumber = true;
  for (std::size_t i = 0; i < in.size(); ++i) {
    const T before = prefix;
    const bool wasNumber = isNumber;
    prefix = combine<kOp>(prefix, in[i]);
    if constexpr (std::is_floating_point_v<T>) isNumber = isNumber && !std::isnan(in[i]);
    out[i] = static_cast<Wide>(exclusive ? before : prefix);
    if (!(exclusive ? wasNumber : isNumber)) out[i] = std::numeric_limits<Wide>::quiet_NaN();
  }
}

/// Whether a sum on the way was beyond what T holds.
template <class T>
bool wrappingScan(std::span<const T> in, bool exclusive, std::span<std::int64_t> out) {
  WrappingSum<T> sum;
  bool wrapped = false;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (exclusive) {
      out[i] = static_cast<std::int64_t>(sum.value());
      wrapped = wrapped || !sum.isExact();
    }
    sum.add(in[i]);
    if (!exclusive) {
      out[i] = static_cast<std::int64_t>(sum.value());
      wrapped = wrapped || !sum.isExact();
    }
  }
  return wrapped;
}

template <class T>
void compensatedScan(std::span<const T> in, bool exclusive, std::span<double> out) {
  CompensatedSum sum;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (exclusive) out[i] = sum.value();
    sum.add(static_cast<double>(in[i]));
    if (!exclusive) out[i] = sum.value();
  }
}

template <class T>
void magnitudesOf(std::span<const T> in, bool exclusive, std::span<double> out) {
  double sum = 0;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (exclusive) out[i] = sum;
    sum += std::abs(static_cast<double>(in[i]));
    if (!exclusive) out[i] = sum;
  }
}

struct InOrder {
  template <Op kOp, class T>
  static void scan(std::span<const T> in, bool exclusive, std::span<T> out) {
    T prefix = identity<kOp, T>();
    if (exclusive) {
      for (std::size_t i = 0; i < in.size(); ++i) {
        const T before = prefix;
        prefix = combine<kOp>(prefix, in[i]);
        out[i] = before;
      }
    } else {
      for (std::size_t i = 0; i < in.size(); ++i) out[i] = prefix = combine<kOp>(prefix, in[i]);
    }
  }
};

/// A way of scanning, for whatever type and op there is.
template <class How>
void scanBy(const HostArray& in, Op op, bool exclusive, HostArray& out) {
  if (out.type != in.type || out.bytes.size() != in.bytes.size()) {
    out = HostArray(in.type, in.count());
  }
  values::withType(in.type, [&]<class T>(T) {
    withOp(op, [&](auto constant) {
      How::template scan<decltype(constant)::value>(in.as<T>(), exclusive, out.as<T>());
    });
  });
}

constexpr std::array<ScanVariant, 1> kScanVariants{{{"1 thread", scanBy<InOrder>}}};

}  // namespace

ScanReference scanReference(const HostArray& in, Op op, bool exclusive) {
  ScanReference reference;
  reference.magnitudes = HostArray(DType::float64, in.count());
  values::withType(in.type, [&]<class T>(T) {
    constexpr bool kIsWhole = std::is_integral_v<T>;
    using Wide = std::conditional_t<kIsWhole, std::int64_t, double>;
    reference.elements = HostArray(values::kDTypeOf<Wide>, in.count());
    const auto elements = reference.elements.as<Wide>();
    magnitudesOf(in.as<T>(), exclusive, reference.magnitudes.as<double>());
    if (op == Op::sum) {
      if constexpr (kIsWhole) {
        reference.wrapped = wrappingScan(in.as<T>(), exclusive, elements);
      } else {
        compensatedScan(in.as<T>(), exclusive, elements);
      }
      return;
    }
    withOp(op, [&](auto constant) {
      exactScan<decltype(constant)::value>(in.as<T>(), exclusive, elements);
    });
  });
  return reference;
}

std::span<const ScanVariant> scanVariants() {
  return kScanVariants;
}

}  // namespace lanescope::cpu
