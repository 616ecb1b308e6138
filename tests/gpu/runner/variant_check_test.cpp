// SPDX-License-Identifier: Apache-2.0
#include "runner/variant_check.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "catalog/scan_check.h"
#include "runner/time_bench.h"
#include "tests/gpu/runner/scripted_backend.h"
#include "values/typed.h"

namespace lanescope::engine {
namespace {

using catalog::CpuVariant;
using values::DType;
using values::HostArray;
using values::Number;
using values::Parameters;

/// Beyond 2^24 a float32 no longer counts: there a sum's error bound exceeds the sum.
const std::vector<std::int64_t> kLengths{
    1, 2, 31, 32, 33, 1000, 1 << 10, (1 << 16) - 1, 1 << 20, (1 << 24) + 1};

Parameters sized(std::string_view kernel, const char* pattern, std::int64_t n) {
  Parameters parameters = catalog::defaultsOf(catalog::find(kernel));
  parameters.pattern = pattern;
  parameters.n = n;
  return parameters;
}

std::vector<bool> checked(std::string_view kernel, const Parameters& parameters,
                          const std::vector<CpuVariant>& variants) {
  const catalog::KernelRow& row = catalog::find(kernel);
  Problem problem = makeProblem(row, parameters, {});
  catalog::Reference reference = row.reference(parameters, problem.inputs);
  return checkVariants(row, variants, problem, reference, {});
}

/// Returns `right` with inputs that `change` has changed.
template <class Change>
CpuVariant ofChanged(const CpuVariant& right, const char* name, Change change) {
  CpuVariant wrong = right;
  wrong.name = name;
  wrong.run = [run = right.run, change](std::span<const HostArray> inputs) {
    std::vector<HostArray> copies(inputs.begin(), inputs.end());
    values::withType(copies[0].type, [&]<class T>(T) { change(copies[0].as<T>()); });
    return run(copies);
  };
  return wrong;
}

/// Returns broken variants: one does nothing, one leaves out the last element, one misreads an
/// element.
std::vector<CpuVariant> wrongOnes(const CpuVariant& right) {
  return {
      ofChanged(right, "nothing", [](auto in) { std::ranges::fill(in, 0); }),
      ofChanged(right, "one short", [](auto in) { in.back() = 0; }),
      ofChanged(right, "one misread", [](auto in) { in[in.size() / 2] += 1; }),
  };
}

void expectAll(bool expected, std::string_view kernel, const Parameters& parameters,
               const std::vector<CpuVariant>& variants) {
  const std::vector<bool> isRight = checked(kernel, parameters, variants);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    EXPECT_EQ(isRight[i], expected) << kernel << " " << variants[i].name << " n = " << parameters.n
                                    << " " << parameters.pattern;
  }
}

void expectTold(std::string_view kernel, const Parameters& parameters) {
  const std::vector<CpuVariant> variants = catalog::find(kernel).cpuVariants(parameters);
  expectAll(true, kernel, parameters, variants);
  expectAll(false, kernel, parameters, wrongOnes(variants.front()));
}

TEST(VariantCheck, TellsRightSumsFromWrongOnesAtEverySize) {
  for (const std::int64_t n : kLengths) {
    expectTold("reduce_shuffle", sized("reduce_shuffle", "ones", n));
    expectTold("dot_shared", sized("dot_shared", "ones", n));
  }
}

TEST(VariantCheck, TellsThemApartWhateverTheInputs) {
  for (const std::int64_t n : {33, 1000, 100'003}) {
    for (const char* const pattern : {"iota", "count", "random", "random-01", "ill-conditioned"}) {
      expectTold("reduce_shuffle", sized("reduce_shuffle", pattern, n));
    }
    for (const char* const pattern :
         {"iota-two", "iota-double", "count", "random", "ill-conditioned"}) {
      expectTold("dot_shared", sized("dot_shared", pattern, n));
    }
    Parameters doubles = sized("dot_shared", "random", n);
    doubles.dtype = DType::float64;
    expectTold("dot_shared", doubles);
  }
}

TEST(VariantCheck, ComparesWholeNumbersExactly) {
  for (const DType dtype : {DType::int32, DType::int64}) {
    Parameters parameters = sized("reduce_shuffle", "ones", 100'003);
    parameters.dtype = dtype;
    expectTold("reduce_shuffle", parameters);
    parameters = sized("scan_look_back", "ones", 100'003);
    parameters.dtype = dtype;
    expectTold("scan_look_back", parameters);
  }
}

/// Returns a scan in order with one output that is off by one.
CpuVariant scanWithOneWrong(std::int64_t n) {
  const auto out = std::make_shared<HostArray>(DType::float32, static_cast<std::size_t>(n));
  CpuVariant wrong;
  wrong.name = "one output wrong";
  wrong.run = [out](std::span<const HostArray> inputs) -> Number {
    const auto in = inputs[0].as<float>();
    const auto sums = out->as<float>();
    float sum = 0;
    for (std::size_t i = 0; i < in.size(); ++i) sums[i] = sum += in[i];
    sums[sums.size() / 2] += 1;
    return static_cast<double>(sums.back());
  };
  wrong.compare = [out](const Parameters& of, const catalog::Reference& reference) {
    return catalog::compareElements(of, static_cast<double>(of.n), reference, *out);
  };
  return wrong;
}

TEST(VariantCheck, LooksAtEveryElementOfAScanAtEverySize) {
  for (const std::int64_t n : kLengths) {
    const Parameters parameters = sized("scan_look_back", "random", n);
    expectTold("scan_look_back", parameters);
    expectAll(false, "scan_look_back", parameters, {scanWithOneWrong(n)});
    // Every element is in the next one's place.
    Parameters other = parameters;
    other.exclusive = true;
    expectAll(false, "scan_look_back", parameters,
              catalog::find("scan_look_back").cpuVariants(other));
  }
}

TEST(VariantCheck, LooksAtEveryElementOfAProduct) {
  for (const std::int64_t n : {1, 2, 31, 33, 64, 100}) {
    for (const char* const pattern : {"random", "ones", "iota-two"}) {
      Parameters parameters = sized("matmul_tiled", pattern, n);
      expectTold("matmul_tiled", parameters);
      parameters.k = 2 * n + 1;
      parameters.m = 3;
      expectTold("matmul_tiled", parameters);
    }
  }
}

TEST(VariantCheck, LooksAtEveryPixel) {
  for (const std::int64_t n : {2, 33, 1000, 1 << 20}) {
    for (const char* const kernel : {"histogram_shared", "equalize"}) {
      const Parameters parameters = sized(kernel, "haze", n);
      const std::vector<CpuVariant> variants = catalog::find(kernel).cpuVariants(parameters);
      expectAll(true, kernel, parameters, variants);
      if (std::string_view(kernel) == "equalize" && n < 1000) continue;  // one pixel may not matter
      expectAll(false, kernel, parameters,
                {ofChanged(variants[1], "one misread", [](auto in) { in[in.size() / 2] += 40; })});
    }
  }
}

/// Returns the variants of the dot product, of which the second does nothing.
std::vector<CpuVariant> withAnIdler(const Parameters& parameters) {
  std::vector<CpuVariant> variants = catalog::find("dot_shared").cpuVariants(parameters);
  variants[1].run = [](std::span<const HostArray>) -> Number { return 0.0; };
  return variants;
}

TEST(VariantCheck, FailsATimingWhoseVariantIsWrongAndNoOther) {
  catalog::KernelRow row = catalog::find("dot_shared");
  row.cpuVariants = withAnIdler;
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.parameters = sized("dot_shared", "ones", 1);
  request.sampling.samples = 1;
  request.sampling.maxTime = values::Milliseconds(0);
  ScriptedBackend backend(partialSums({0}));
  const values::DeviceInfo device = backend.devices().front();
  TimeBench bench({&row}, request, device, backend, [] { return platform::readMemory(); });
  std::size_t variants = 0;
  for (const std::int64_t n : {1 << 10, 1 << 23, 1 << 24}) {
    bench.at(
        n, {}, [](double, const std::string&) {},
        [&](const values::BenchSeries& series) {
          if (!series.isOnCpu()) return;
          ++variants;
          EXPECT_EQ(series.failure, "");
          EXPECT_EQ(series.passed, series.subject() != "SIMD") << series.name << " n = " << n;
        });
  }
  EXPECT_GE(variants, 9U);
}

}  // namespace
}  // namespace lanescope::engine
