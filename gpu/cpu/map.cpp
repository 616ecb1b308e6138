// SPDX-License-Identifier: Apache-2.0
#include "cpu/map.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cmath>

#include "values/compensated_sum.h"

namespace lanescope::cpu {
namespace {

using values::HostArray;
using PartRange = tbb::blocked_range<std::size_t>;

constexpr std::size_t kElementsOfATask = std::size_t{1} << 16;

// The terms of element i of the output, one after the other. A CPU computes it in parts: elements,
// or rows of a matrix.

template <class T>
struct AddTerms {
  std::span<const T> a;
  std::span<const T> b;
  [[nodiscard]] std::size_t parts() const { return a.size(); }
  template <class Take>
  void operator()(std::size_t i, const Take& take) const {
    take(a[i]);
    take(b[i]);
  }
};

template <class T>
struct TransposeTerms {
  std::span<const T> in;
  std::size_t columns;
  std::size_t rows = in.size() / columns;
  [[nodiscard]] std::size_t parts() const { return rows; }
  template <class Take>
  void operator()(std::size_t i, const Take& take) const {
    take(in[i % rows * columns + i / rows]);
  }
};

template <class T>
struct StencilTerms {
  std::span<const T> in;
  [[nodiscard]] std::size_t parts() const { return in.size(); }
  template <class Take>
  void operator()(std::size_t i, const Take& take) const {
    constexpr std::size_t kRadius = 3;
    const std::size_t end = std::min(i + kRadius + 1, in.size());
    for (std::size_t j = i - std::min(i, kRadius); j < end; ++j) take(in[j]);
  }
};

/// Calls `work(T{}, terms)`, where T is the type of the elements.
template <class Work>
void withTerms(const MapProblem& problem, std::span<const HostArray> inputs, const Work& work) {
  const auto withType = [&]<class T>(T type) {
    const auto in = inputs[0].as<T>();
    if (problem.map == Map::add) work(type, AddTerms<T>{in, inputs[1].as<T>()});
    if (problem.map == Map::transpose) work(type, TransposeTerms<T>{in, problem.columns});
    if (problem.map == Map::stencil) work(type, StencilTerms<T>{in});
  };
  if (inputs[0].type == values::DType::float64) {
    withType(double{});
  } else {
    withType(float{});
  }
}

/// Computes the parts from `first` to before `end`.
template <class T, class Terms>
void computeElements(const Terms& terms, std::span<T> out, std::size_t first, std::size_t end) {
  for (std::size_t i = first; i < end; ++i) {
    T sum = 0;
    terms(i, [&](T term) { sum += term; });
    out[i] = sum;
  }
}

/// The same for rows of `in`. They are transposed in squares, so that the cache lines of both
/// matrices stay in the cache.
template <class T>
void computeElements(const TransposeTerms<T>& terms, std::span<T> out, std::size_t first,
                     std::size_t end) {
  constexpr std::size_t kEdge = 32;
  for (std::size_t left = 0; left < terms.columns; left += kEdge) {
    const std::size_t right = std::min(left + kEdge, terms.columns);
    for (std::size_t top = first; top < end; top += kEdge) {
      for (std::size_t row = top; row < std::min(top + kEdge, end); ++row) {
        for (std::size_t column = left; column < right; ++column) {
          out[column * terms.rows + row] = terms.in[row * terms.columns + column];
        }
      }
    }
  }
}

void onOneThread(const MapProblem& problem, std::span<const HostArray> inputs, HostArray& out) {
  withTerms(problem, inputs, [&]<class T>(T, const auto& terms) {
    computeElements(terms, out.as<T>(), 0, terms.parts());
  });
}

void onAllCores(const MapProblem& problem, std::span<const HostArray> inputs, HostArray& out) {
  withTerms(problem, inputs, [&]<class T>(T, const auto& terms) {
    const std::size_t elementsOfAPart = out.count() / terms.parts();
    const std::size_t grain = std::max<std::size_t>(1, kElementsOfATask / elementsOfAPart);
    tbb::parallel_for(PartRange(0, terms.parts(), grain), [&](const PartRange& range) {
      computeElements(terms, out.as<T>(), range.begin(), range.end());
    });
  });
}

}  // namespace

MapReference mapReference(const MapProblem& problem, std::span<const HostArray> inputs) {
  const std::size_t count = inputs[0].count();
  MapReference reference{HostArray(values::DType::float64, count),
                         HostArray(values::DType::float64, count)};
  const auto elements = reference.elements.as<double>();
  const auto magnitudes = reference.magnitudes.as<double>();
  withTerms(problem, inputs, [&]<class T>(T, const auto& terms) {
    tbb::parallel_for(PartRange(0, count, kElementsOfATask), [&](const PartRange& range) {
      for (std::size_t i = range.begin(); i < range.end(); ++i) {
        values::CompensatedSum sum;
        double plain = 0;  // says which infinity it is
        terms(i, [&](T term) {
          sum.add(static_cast<double>(term));
          plain += static_cast<double>(term);
        });
        elements[i] = std::isfinite(plain) ? sum.value() : plain;
        magnitudes[i] = sum.magnitude();
      }
    });
  });
  return reference;
}

std::span<const MapVariant> mapVariants() {
  static constexpr MapVariant kVariants[] = {{"1 thread", onOneThread}, {"all cores", onAllCores}};
  return kVariants;
}

}  // namespace lanescope::cpu
