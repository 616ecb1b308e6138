// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "request/parameters.h"
#include "request/result.h"
#include "trace/check/finding.h"
#include "values/host_array.h"
#include "values/number.h"
#include "values/plan.h"

namespace lanescope::catalog {

/// One parameter of a kernel with its limits; the window, the command line and the help are made
/// from it.
struct ParameterSpec {
  enum class Type : std::uint8_t { integer, choice };
  std::string_view name;   ///< "n", "block", "grid", "items", "rule", "op", "dtype", "scan", …
  std::string_view title;  ///< "Elements"
  std::string_view help;   ///< one sentence
  Type type = Type::integer;
  std::int64_t minimum = 0;
  std::int64_t maximum = 0;
  bool powerOfTwo = false;
  bool optional = false;  ///< may be left to the kernel's launch rule ("auto")
  std::string_view defaultValue;
  std::vector<std::string_view> choices = {};
};

/// A parameter that breaks a limit, with a sentence that names limit and value.
struct Violation {
  std::string parameter;
  std::string sentence;
};

/// The CPU's result: in double precision, exact for integers.
struct Reference {
  values::Number value;
  double magnitude = 0;          ///< the sum of |terms|, for error bounds
  values::HostArray elements;    ///< where each element of the output is checked: float64, int64
                                 ///< or uint8
  values::HostArray magnitudes;  ///< float64: the same sums of |terms| for each element
  bool wrapped = false;          ///< a sum of integers is beyond what their type holds
  bool isMissing = false;        ///< nobody knows what is right; all else says nothing
};

/// The result of a run: its one number, and the buffers with Role::output.
struct Answer {
  values::Number value;
  std::span<const values::HostArray> outputs;
};

/// How far an answer is from the reference.
struct Comparison {
  double error = 0;      ///< |answer - reference|, of the element that is worst against its bound
  double tolerance = 0;  ///< the largest error that rounding explains there
  std::optional<std::int64_t> element;  ///< its index, where each element is checked
  double magnitude = 0;                 ///< the sum of that element's |terms|
  double largestError = 0;              ///< over all elements, whatever their bounds

  /// Returns whether the error is within the tolerance. NaN is not.
  [[nodiscard]] bool passes() const { return error <= tolerance; }
};

/// One way to solve the kernel's problem on the CPU, to compare with.
struct CpuVariant {
  std::string_view name;  ///< "1 thread", "SIMD", "all cores", "OpenBLAS"
  std::function<values::Number(std::span<const values::HostArray> inputs)> run;
  bool isTimed = true;   ///< false: it only shows the rounding of another order
  double roundings = 0;  ///< most roundings of an element on its way into the result; 0: n
  std::optional<values::DType> precision = {};  ///< of its sums, where not the elements' type
  /// Where each element is checked: compares the elements of the last `run`.
  std::function<Comparison(const values::Parameters&, const Reference&)> compare = {};

  /// Returns the largest error that rounding explains where the terms' magnitudes add up so.
  [[nodiscard]] double bound(const values::Parameters& parameters, double magnitude) const;
};

/// The powers of two from which the sizes of a chart are chosen: 2^first to 2^last, by default up
/// to 2^usual.
struct PowerRange {
  int first;
  int usual;
  int last;
};

/// Compares a run's answer with the reference, by a bound that holds for these parameters and
/// inputs.
using Compare =
    std::function<Comparison(const values::Parameters&, std::span<const values::HostArray> inputs,
                             const Reference&, const Answer&)>;

/// One kernel. Its row holds everything about it that is not in its source file.
struct KernelRow {
  std::string_view id;       ///< "dot_shared"
  std::string_view family;   ///< "map", "reduce", "scan", "matmul", "image", "pitfalls"
  std::string_view title;    ///< "Dot product, shared-memory tree"
  std::string_view summary;  ///< one or two sentences for the catalogue
  std::string_view origin;   ///< where it is taught: "CUDA by Example, ch. 5; …"
  std::string_view source;   ///< file under gpu/kernels: "reduce/dot_shared.cuh"
  std::string_view breaks;   ///< for a pitfall: the id of the kernel that it breaks; else empty
  /// For a pitfall: the kinds of finding that its record has; none where only the sum is wrong.
  std::vector<trace::FindingKind> findings = {};
  /// For a pitfall whose launch decides whether it is right: changes a launch under which it would
  /// be right into one under which it is wrong.
  std::function<void(values::Parameters&)> launchToBreak = {};
  /// Arrays whose values depend on the order in which blocks end: two right records can differ from
  /// the first access to one of these arrays on. Most kernels have none.
  std::vector<std::string_view> orderFree = {};
  /// Blocks wait for each other's results: how often they poll is not determined, and neither is
  /// the number of events.
  bool spins = false;
  /// A sentence that says why it cannot be recorded; empty for most kernels.
  std::string_view unrecorded;
  /// A sentence that says why its records do not tell what made their values; empty for most.
  std::string_view untraced = {};
  /// A library of NVIDIA does its work: only a GPU can run it.
  bool callsLibrary = false;
  /// Of a kernel that is no part of the program: what its texts and functions point into.
  std::shared_ptr<const void> added = {};
  std::span<const std::string_view> inputs;  ///< names of the input arrays, for files: "a", "b"
  std::vector<ParameterSpec> parameters;
  PowerRange timedSizes{10, 20, 28};
  /// Sizes of the error charts: beyond 2^24, where a running sum of ones no longer grows.
  PowerRange comparedSizes{10, 26, 28};

  /// Changes inputs that a pattern made into values that the problem takes; does nothing for most
  /// kernels.
  std::function<void(const values::Parameters&, std::vector<values::HostArray>& inputs)> narrow =
      {};
  /// Checks several parameters together, each within its own limits; empty for most kernels.
  std::function<std::optional<Violation>(const values::Parameters&)> limit = {};
  /// Returns buffers, launches and arguments. The parameters are valid.
  std::function<values::Plan(const values::Parameters&)> plan;
  /// Does the host's work on the outputs, the last phase of a run, and returns the result.
  values::Number (*finish)(const values::Parameters&, std::span<const values::HostArray> outputs);
  /// Of a kernel whose file computes the reference by a kernel of its own: the plan of that, for
  /// the same inputs.
  std::function<values::Plan(const values::Parameters&)> referencePlan = {};
  /// Returns the reference for the very inputs that the kernel gets, behind which the outputs of
  /// `referencePlan` stand.
  std::function<Reference(const values::Parameters&, std::span<const values::HostArray> inputs)>
      reference;
  Compare compare;
  /// Of a kernel of which each element of the output is checked: the most roundings on the way of
  /// one term into its element.
  std::function<double(const values::Parameters&)> roundings = {};

  /// Returns the most bytes of the host's memory that the reference and the comparison take in
  /// addition to inputs and outputs; hardly any where there is no function.
  double (*checkBytes)(const values::Parameters&) = nullptr;

  /// Returns a further sentence on a comparison; nothing for most kernels.
  std::function<std::optional<std::string>(const values::Parameters&, const Comparison&)> remark =
      {};

  /// Returns the variants that this machine can run.
  std::vector<CpuVariant> (*cpuVariants)(const values::Parameters&);
  /// Returns the result of a formula for the pattern's inputs, where there is one.
  std::optional<double> (*closedForm)(const values::Parameters&);

  [[nodiscard]] const ParameterSpec* parameter(std::string_view name) const;
};

/// Returns the one table, in the order of the menu.
[[nodiscard]] std::span<const KernelRow> kernels();
/// Makes a row that is no part of the table known to the functions below, under its id, with the
/// text of its file, which is found under `row.source`. It hides an earlier row of that id. The row
/// stays where it is until the program ends. Throws values::Error (badInput) where the table has a
/// row of that id.
const KernelRow& add(KernelRow row, std::string text);
/// Returns the rows beside the table, of each id the newest, in the order of their ids.
[[nodiscard]] std::vector<const KernelRow*> addedKernels();
/// Returns a row. Throws values::Error (badInput) that names the nearest ids where there is none.
[[nodiscard]] const KernelRow& find(std::string_view id);
/// Returns a row, or null when there is no such kernel.
[[nodiscard]] const KernelRow* lookUp(std::string_view id);

/// Returns the least compute capability of a GPU that runs the kernel, 90 for 9.0; 0: any.
[[nodiscard]] int neededCapability(const KernelRow& row);
/// Returns a sentence on why this device cannot run the kernel; nothing where it can.
[[nodiscard]] std::optional<std::string> whyNotOn(const values::DeviceInfo& device,
                                                  const KernelRow& row);
/// Returns a sentence on why no device can run it; nothing where one can, or none is known yet.
[[nodiscard]] std::optional<std::string> whyNowhere(std::span<const values::DeviceInfo> devices,
                                                    const KernelRow& row);

/// Returns whether both compute the same from the same inputs, and so can be compared.
[[nodiscard]] bool solveSameProblem(const KernelRow& row, const KernelRow& other);

/// Whether a kernel takes matrices, whose lengths follow from its parameters.
[[nodiscard]] bool takesMatrices(const KernelRow& row);

/// Whose sizes a kernel's sizes are like: n elements are few for a sum and many for a product of
/// matrices.
struct SizeKind {
  std::string_view family;  ///< of a pitfall that of the kernel which it breaks
  bool isOfMatrices;
  auto operator<=>(const SizeKind&) const = default;
};
[[nodiscard]] SizeKind sizeKindOf(const KernelRow& row);

/// Returns a sentence on why the record of `other` cannot stand beside that of `row`, both on the
/// same inputs; nothing where it can. A pitfall stands beside what it breaks, on either side.
[[nodiscard]] std::optional<std::string> whyNotComparable(const KernelRow& row,
                                                          const KernelRow& other);

/// Returns all violations of these parameters; none when the kernel can be launched with them.
[[nodiscard]] std::vector<Violation> violations(const KernelRow& row, const values::Parameters&);
/// Reads a whole number, also written as 2^20. Throws values::Error (badInput) where it is none, or
/// exceeds the limits.
[[nodiscard]] std::int64_t integerOf(const ParameterSpec& spec, std::string_view text);
/// Reads one parameter from its text, checks it against the row's limits and writes it into
/// `parameters`. Throws values::Error (badInput): not a number, out of range, unknown choice,
/// unknown parameter. Accepts "2^20" for integers and "auto" for an optional one.
void assign(const KernelRow& row, std::string_view name, std::string_view text,
            values::Parameters& parameters);
/// Returns the default values of the row's parameters.
[[nodiscard]] values::Parameters defaultsOf(const KernelRow& row);
/// Returns the text of one parameter, as `assign` reads it.
[[nodiscard]] std::string textOf(const values::Parameters&, std::string_view name);
/// Returns a kernel's parameters for the same problem: those of the launch are as in `parameters`
/// where the kernel takes them, else its defaults.
[[nodiscard]] values::Parameters launchedAs(const KernelRow& row, values::Parameters parameters);
/// Makes a pattern's inputs: one array for each input name of the row, as long as the plan says.
[[nodiscard]] std::vector<values::HostArray> makeInputs(const KernelRow& row,
                                                        const values::Parameters& parameters);
/// Returns the text of a kernel's file, embedded in the program. Throws values::Error (badInput)
/// for an unknown file.
[[nodiscard]] std::string_view sourceText(std::string_view source);

}  // namespace lanescope::catalog
