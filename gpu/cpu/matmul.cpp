// SPDX-License-Identifier: Apache-2.0
#include "cpu/matmul.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cmath>

#include "cpu/open_blas.h"

namespace lanescope::cpu {
namespace {

/// The number of rows of C of a task.
constexpr std::size_t kRowsOfATask = 16;

/// Runs the textbook's loops: one element of C after the other.
void oneThread(const MatmulShape& shape, std::span<const float> a, std::span<const float> b,
               std::span<float> c) {
  for (std::size_t row = 0; row < shape.m; ++row) {
    for (std::size_t column = 0; column < shape.n; ++column) {
      float sum = 0;
      for (std::size_t i = 0; i < shape.k; ++i) {
        sum += a[row * shape.k + i] * b[i * shape.n + column];
      }
      c[row * shape.n + column] = sum;
    }
  }
}

/// Sums the same products with the last two loops exchanged, so that they walk along rows of B and
/// C instead of down columns.
void reordered(const MatmulShape& shape, std::span<const float> a, std::span<const float> b,
               std::span<float> c) {
  for (std::size_t row = 0; row < shape.m; ++row) {
    float* const out = c.data() + row * shape.n;
    std::fill_n(out, shape.n, 0.0F);
    for (std::size_t i = 0; i < shape.k; ++i) {
      const float left = a[row * shape.k + i];
      const float* const right = b.data() + i * shape.n;
      for (std::size_t column = 0; column < shape.n; ++column) out[column] += left * right[column];
    }
  }
}

/// Computes four rows of C at a time, over a panel of B that stays in the second-level cache.
[[gnu::always_inline]] inline void panelRows(const MatmulShape& shape, const float* a,
                                             const float* b, float* c, std::size_t firstRow,
                                             std::size_t rows) {
  constexpr std::size_t kDepth = 256;
  constexpr std::size_t kColumns = 256;
  constexpr std::size_t kTogether = 4;
  for (std::size_t row = firstRow; row < firstRow + rows; ++row) {
    std::fill_n(c + row * shape.n, shape.n, 0.0F);
  }
  for (std::size_t column = 0; column < shape.n; column += kColumns) {
    const std::size_t columns = std::min(kColumns, shape.n - column);
    for (std::size_t depth = 0; depth < shape.k; depth += kDepth) {
      const std::size_t end = std::min(shape.k, depth + kDepth);
      std::size_t row = firstRow;
      for (; row + kTogether <= firstRow + rows; row += kTogether) {
        float* const out = c + row * shape.n + column;
        for (std::size_t i = depth; i < end; ++i) {
          const float* const right = b + i * shape.n + column;
          const float a0 = a[row * shape.k + i];
          const float a1 = a[(row + 1) * shape.k + i];
          const float a2 = a[(row + 2) * shape.k + i];
          const float a3 = a[(row + 3) * shape.k + i];
          for (std::size_t j = 0; j < columns; ++j) {
            out[j] += a0 * right[j];
            out[shape.n + j] += a1 * right[j];
            out[2 * shape.n + j] += a2 * right[j];
            out[3 * shape.n + j] += a3 * right[j];
          }
        }
      }
      for (; row < firstRow + rows; ++row) {
        float* const out = c + row * shape.n + column;
        for (std::size_t i = depth; i < end; ++i) {
          const float* const right = b + i * shape.n + column;
          const float left = a[row * shape.k + i];
          for (std::size_t j = 0; j < columns; ++j) out[j] += left * right[j];
        }
      }
    }
  }
}

#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void panelRowsAvx2(const MatmulShape& shape, const float* a,
                                               const float* b, float* c, std::size_t firstRow,
                                               std::size_t rows) {
  panelRows(shape, a, b, c, firstRow, rows);
}
#endif

void panelRowsAny(const MatmulShape& shape, const float* a, const float* b, float* c,
                  std::size_t firstRow, std::size_t rows) {
  panelRows(shape, a, b, c, firstRow, rows);
}

void blockedAllCores(const MatmulShape& shape, std::span<const float> a, std::span<const float> b,
                     std::span<float> c) {
#if defined(__x86_64__)
  static const auto kPanelRows = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")
                                     ? panelRowsAvx2
                                     : panelRowsAny;
#else
  static const auto kPanelRows = panelRowsAny;
#endif
  tbb::parallel_for(tbb::blocked_range<std::size_t>(0, shape.m, kRowsOfATask),
                    [&](const tbb::blocked_range<std::size_t>& range) {
                      kPanelRows(shape, a.data(), b.data(), c.data(), range.begin(), range.size());
                    });
}

using CblasGemm = void (*)(int order, int transA, int transB, int m, int n, int k, float alpha,
                           const float* a, int lda, const float* b, int ldb, float beta, float* c,
                           int ldc);

/// Returns OpenBLAS's product where the library is installed, else null. It is looked up once and
/// never unloaded.
CblasGemm openBlasGemm() {
  static const auto kGemm = openBlas().find<CblasGemm>("cblas_sgemm");
  return kGemm;
}

void byOpenBlas(const MatmulShape& shape, std::span<const float> a, std::span<const float> b,
                std::span<float> c) {
  constexpr int kRowMajor = 101;
  constexpr int kNotTransposed = 111;
  const auto m = static_cast<int>(shape.m);
  const auto n = static_cast<int>(shape.n);
  const auto k = static_cast<int>(shape.k);
  openBlasGemm()(kRowMajor, kNotTransposed, kNotTransposed, m, n, k, 1.0F, a.data(), k, b.data(), n,
                 0.0F, c.data(), n);
}

/// Returns the product of `matrix`, whose rows are `columns` long, and a vector, and the product of
/// the magnitudes and another vector.
MatmulReference timesVectors(std::span<const float> matrix, std::size_t columns,
                             std::span<const double> vector, std::span<const double> magnitudes) {
  const std::size_t rows = matrix.size() / columns;
  MatmulReference result{std::vector<double>(rows), std::vector<double>(rows)};
  tbb::parallel_for(std::size_t{0}, rows, [&](std::size_t row) {
    double sum = 0;
    double magnitude = 0;
    for (std::size_t i = 0; i < columns; ++i) {
      const auto element = static_cast<double>(matrix[row * columns + i]);
      sum += element * vector[i];
      magnitude += std::abs(element) * magnitudes[i];
    }
    result.values[row] = sum;
    result.magnitudes[row] = magnitude;
  });
  return result;
}

}  // namespace

MatmulReference matmulReference(const MatmulShape& shape, std::span<const float> a,
                                std::span<const float> b) {
  MatmulReference result{std::vector<double>(shape.m * shape.n),
                         std::vector<double>(shape.m * shape.n)};
  tbb::parallel_for(std::size_t{0}, shape.m, [&](std::size_t row) {
    double* const values = result.values.data() + row * shape.n;
    double* const magnitudes = result.magnitudes.data() + row * shape.n;
    for (std::size_t i = 0; i < shape.k; ++i) {
      const auto left = static_cast<double>(a[row * shape.k + i]);
      const float* const right = b.data() + i * shape.n;
      for (std::size_t column = 0; column < shape.n; ++column) {
        const double product = left * static_cast<double>(right[column]);
        values[column] += product;
        magnitudes[column] += std::abs(product);
      }
    }
  });
  return result;
}

MatmulReference freivaldsReference(const MatmulShape& shape, std::span<const float> a,
                                   std::span<const float> b, std::span<const double> r) {
  const std::vector<double> ones(shape.n, 1.0);
  const MatmulReference ofB = timesVectors(b, shape.n, r, ones);
  return timesVectors(a, shape.k, ofB.values, ofB.magnitudes);
}

std::vector<double> timesVector(const MatmulShape& shape, std::span<const float> c,
                                std::span<const double> r) {
  return timesVectors(c, shape.n, r, r).values;
}

std::vector<MatmulVariant> matmulVariants() {
  std::vector<MatmulVariant> variants{{"1 thread", 0x1p29, oneThread},
                                      {"reordered", 0x1p31, reordered},
                                      {"blocked, all cores", 0x1p33, blockedAllCores}};
  if (openBlasGemm() != nullptr) variants.push_back({"OpenBLAS", 0x1p36, byOpenBlas});
  return variants;
}

}  // namespace lanescope::cpu
