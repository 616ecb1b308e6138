// SPDX-License-Identifier: Apache-2.0
#include "cpu/scan.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_scan.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <execution>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <type_traits>

#include "cpu/combine.h"
#include "cpu/tuned_scan.h"
#include "values/compensated_sum.h"
#include "values/typed.h"

namespace lanescope::cpu {
namespace {

using values::DType;
using values::HostArray;
using values::Op;

/// Adds the elements one after the other. Stores each output before its own element is added where
/// the scan is exclusive, else after it.
template <class T, class Add, class Store>
void scanInTurn(std::span<const T> in, bool exclusive, const Add& add, const Store& store) {
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (exclusive) store(i);
    add(in[i]);
    if (!exclusive) store(i);
  }
}

/// Scans by the least or the greatest.
template <Op kOp, class T, class Wide>
void exactScan(std::span<const T> in, bool exclusive, std::span<Wide> out) {
  T prefix = identity<kOp, T>();
  bool isNumber = true;
  scanInTurn(
      in, exclusive,
      [&](T element) {
        prefix = combine<kOp>(prefix, element);
        if constexpr (std::is_floating_point_v<T>) isNumber = isNumber && !std::isnan(element);
      },
      [&](std::size_t i) {
        out[i] = isNumber ? static_cast<Wide>(prefix) : std::numeric_limits<Wide>::quiet_NaN();
      });
}

/// Scans by wrapping sums. Returns whether some prefix sum was beyond the range of T.
template <class T>
bool wrappingScan(std::span<const T> in, bool exclusive, std::span<std::int64_t> out) {
  WrappingSum<T> sum;
  bool wrapped = false;
  scanInTurn(
      in, exclusive, [&](T term) { sum.add(term); },
      [&](std::size_t i) {
        out[i] = static_cast<std::int64_t>(sum.value());
        wrapped = wrapped || !sum.isExact();
      });
  return wrapped;
}

template <class T>
void compensatedScan(std::span<const T> in, bool exclusive, std::span<double> out) {
  values::CompensatedSum sum;
  scanInTurn(
      in, exclusive, [&](T term) { sum.add(static_cast<double>(term)); },
      [&](std::size_t i) { out[i] = sum.value(); });
}

template <class T>
void magnitudesOf(std::span<const T> in, bool exclusive, std::span<double> out) {
  double sum = 0;
  scanInTurn(
      in, exclusive, [&](T term) { sum += std::abs(static_cast<double>(term)); },
      [&](std::size_t i) { out[i] = sum; });
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

struct Standard {
  template <Op kOp, class T>
  static void scan(std::span<const T> in, bool exclusive, std::span<T> out) {
    if (exclusive) {
      std::exclusive_scan(in.begin(), in.end(), out.begin(), identity<kOp, T>(), Combine<kOp>());
    } else {
      std::inclusive_scan(in.begin(), in.end(), out.begin(), Combine<kOp>());
    }
  }
};

#if defined(__cpp_lib_execution)
/// A number that the library does not treat as a float: GCC 12's parallel scan of floats begins
/// with 0 for every operation, which is wrong for the least and the greatest.
template <class T>
struct Wrapped {
  T value;
};

struct StandardOnAllCores {
  template <Op kOp, class T>
  static void scan(std::span<const T> in, bool exclusive, std::span<T> out) {
    if constexpr (std::is_floating_point_v<T> && kOp != Op::sum) {
      const auto* const first = reinterpret_cast<const Wrapped<T>*>(in.data());
      scanAll(first, first + in.size(), exclusive, reinterpret_cast<Wrapped<T>*>(out.data()),
              Wrapped<T>{identity<kOp, T>()}, [](Wrapped<T> a, Wrapped<T> b) {
                return Wrapped<T>{combine<kOp>(a.value, b.value)};
              });
    } else {
      scanAll(in.data(), in.data() + in.size(), exclusive, out.data(), identity<kOp, T>(),
              Combine<kOp>());
    }
  }

 private:
  template <class T, class Combine>
  static void scanAll(const T* first, const T* last, bool exclusive, T* out, T none,
                      const Combine& how) {
    if (exclusive) {
      std::exclusive_scan(std::execution::par, first, last, out, none, how);
    } else {
      std::inclusive_scan(std::execution::par, first, last, out, how);
    }
  }
};
#endif

struct ThreadingBuildingBlocks {
  template <Op kOp, class T>
  static void scan(std::span<const T> in, bool exclusive, std::span<T> out) {
    using Range = tbb::blocked_range<std::size_t>;
    constexpr std::size_t kGrain = 1 << 14;
    tbb::parallel_scan(
        Range(0, in.size(), kGrain), identity<kOp, T>(),
        [&](const Range& range, T prefix, bool isFinal) {
          for (std::size_t i = range.begin(); i < range.end(); ++i) {
            const T before = prefix;
            prefix = combine<kOp>(prefix, in[i]);
            if (isFinal) out[i] = exclusive ? before : prefix;
          }
          return prefix;
        },
        Combine<kOp>());
  }
};

struct Tuned {
  template <Op kOp, class T>
  static void scan(std::span<const T> in, bool exclusive, std::span<T> out) {
    if (!in.empty()) tunedScan<kOp>(in.data(), in.size(), exclusive, out.data());
  }
};

/// Calls `work(T{}, constant)` for the types and ops that the catalogue's scans have.
template <class Work>
void withScanOf(DType type, Op op, const Work& work) {
  const auto withType = [&](auto constant) {
    switch (type) {
      case DType::float32:
        return work(float{}, constant);
      case DType::int32:
        return work(std::int32_t{}, constant);
      case DType::int64:
        return work(std::int64_t{}, constant);
      default:
        throw std::invalid_argument("Scans are of float32, int32 and int64.");
    }
  };
  switch (op) {
    case Op::sum:
      return withType(std::integral_constant<Op, Op::sum>());
    case Op::max:
      return withType(std::integral_constant<Op, Op::max>());
    case Op::min:
      throw std::invalid_argument("Scans are sums or maxima.");
  }
}

/// Runs a variant of the scan.
template <class How>
void scanBy(const HostArray& in, Op op, bool exclusive, HostArray& out) {
  if (out.type != in.type || out.bytes.size() != in.bytes.size()) {
    out = HostArray(in.type, in.count());
  }
  withScanOf(in.type, op, [&]<class T>(T, auto constant) {
    How::template scan<decltype(constant)::value>(in.as<T>(), exclusive, out.as<T>());
  });
}

constexpr auto kScanVariants = std::to_array<ScanVariant>({
  {"1 thread", scanBy<InOrder>}, {"std", scanBy<Standard>},
#if defined(__cpp_lib_execution)
      {"std, all cores", scanBy<StandardOnAllCores>},
#endif
      {"oneTBB", scanBy<ThreadingBuildingBlocks>}, {"tuned", scanBy<Tuned>},
});

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
