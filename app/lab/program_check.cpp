// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/program_check.h"

#include <QCoreApplication>

#include "values/error.h"

namespace lanescope::app {
namespace {

using catalog::OwnProblem;
using values::DType;

// The texts of programs are C++ and English, as the catalogue's sources are.

constexpr const char* kHash = R"(
/// Returns 64 bits that look random, the same for the same number (Steele, Lea and Flood, "Fast
/// Splittable Pseudorandom Number Generators", 2014).
std::uint64_t hashAt(std::uint64_t array, std::uint64_t i)
{
    std::uint64_t z = seed * 0xd1342543de82ef95ULL + array * 0xa0761d6478bd642fULL + i * 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}
)";

constexpr const char* kRandomFloat =
    "    return static_cast<float>(hashAt(array, i) >> 40) * 0x1.0p-23F - 1.0F;  // in [-1, 1)\n";
constexpr const char* kRandomDouble =
    "    return static_cast<double>(hashAt(array, i) >> 11) * 0x1.0p-52 - 1.0;  // in [-1, 1)\n";
constexpr const char* kRandomWhole =
    "    return static_cast<Element>(static_cast<long long>((hashAt(array, i) >> 32) * 2001 >> 32) "
    "- "
    "1000);\n";

constexpr const char* kPositiveFloat =
    "    return static_cast<float>(hashAt(array, i) >> 40) * 0x1.0p-24F;  // in [0, 1)\n";
constexpr const char* kPositiveDouble =
    "    return static_cast<double>(hashAt(array, i) >> 11) * 0x1.0p-53;  // in [0, 1)\n";
constexpr const char* kPositiveWhole =
    "    return static_cast<Element>((hashAt(array, i) >> 32) * 1001 >> 32);\n";

/// What an element of a pattern of random numbers is, by its type.
struct RandomBody {
  const char* ofFloat;
  const char* ofDouble;
  const char* ofWhole;
};

constexpr const char* kSum = R"(
/// A sum in double that keeps what its additions round away (Neumaier, 1974).
class Sum {
public:
    void add(double x)
    {
        const double next = m_sum + x;
        m_rest += std::fabs(m_sum) >= std::fabs(x) ? (m_sum - next) + x : (x - next) + m_sum;
        m_sum = next;
    }
    double value() const { return m_sum + m_rest; }

private:
    double m_sum = 0;
    double m_rest = 0;
};

/// Returns the most by which a result of so many roundings may err (Higham, Accuracy and Stability of
/// Numerical Algorithms, 2002, section 4.2). `magnitude`: the sum of the terms' absolute values.
double boundOf(double roundings, double magnitude)
{
    const double u = std::numeric_limits<Element>::epsilon() / 2.0;
    return roundings * u * magnitude / (1.0 - std::min(roundings * u, 0.5));
}
)";

constexpr const char* kRoundedTotal = R"(
/// Adds up what the kernel leaves, and compares it with the reference.
bool isRight(const std::vector<std::vector<Element>>& inputs, const std::vector<Element>& out)
{
    Sum result;
    for (const Element value : out) result.add(value);
    Sum reference;
    double magnitude = 0;
    for (long long i = 0; i < n; ++i) {
        const double term = @TERM@;
        reference.add(term);
        magnitude += std::fabs(term);
    }
    const double error = std::fabs(result.value() - reference.value());
    const double bound = boundOf(n + 1.0, magnitude);
    std::printf("result     %.9g\nreference  %.9g\nerror      %.3g of at most %.3g\n", result.value(),
                reference.value(), error, bound);
    return error <= bound;  // false where the result is not a number
}
)";

constexpr const char* kExactTotal = R"(
/// Combines what the kernel leaves, and compares it with the reference, which is exact.
bool isRight(const std::vector<std::vector<Element>>& inputs, const std::vector<Element>& out)
{
    const auto combine = [](Element a, Element b) { return @COMBINE@; };
    Element result = out[0];
    for (std::size_t i = 1; i < out.size(); ++i) result = combine(result, out[i]);
    Element reference = inputs[0][0];
    for (long long i = 1; i < n; ++i) reference = combine(reference, inputs[0][i]);
    std::printf("result     %.9g\nreference  %.9g\n", double(result), double(reference));
    return result == reference;
}
)";

constexpr const char* kRoundedElements = R"(
/// Compares each element with its reference.
bool isRight(const std::vector<std::vector<Element>>& inputs, const std::vector<Element>& out)
{
    long long wrong = 0;
    double largest = 0;
@LOOP@
        const double error = std::fabs(out[i] - reference);
        if (error > largest) largest = error;
        if (error <= boundOf(roundings, magnitude)) continue;  // not so where it is not a number
        if (wrong++ == 0) std::printf("element %lld is %.9g; the reference is %.9g\n", i, double(out[i]), reference);
    }
    std::printf("largest error %.3g, %lld elements are wrong\n", largest, wrong);
    return wrong == 0;
}
)";

constexpr const char* kScanLoop = R"(    const double roundings = n + 1.0;
    Sum sum;
    double magnitude = 0;
    double reference = 0;
    for (long long i = 0; i < n; ++i) {
        const double before = sum.value();
        const double magnitudeBefore = magnitude;
        sum.add(inputs[0][i]);
        reference = exclusive ? before : sum.value();
        magnitude += std::fabs(inputs[0][i]);
        const double magnitudeOfSum = exclusive ? magnitudeBefore : magnitude;)";

constexpr const char* kProductLoop = R"(    const double roundings = k;
    for (long long i = 0; i < m * n; ++i) {
        Sum sum;
        double magnitude = 0;
        for (long long j = 0; j < k; ++j) {
            const double term = double(inputs[0][i / n * k + j]) * inputs[1][j * n + i % n];
            sum.add(term);
            magnitude += std::fabs(term);
        }
        const double reference = sum.value();)";

constexpr const char* kExactScan = R"(
/// Compares each element with its reference, which is exact: sums of whole numbers wrap around.
bool isRight(const std::vector<std::vector<Element>>& inputs, const std::vector<Element>& out)
{
    long long wrong = 0;
    std::uint64_t sum = 0;
    for (long long i = 0; i < n; ++i) {
        const std::uint64_t before = sum;
        sum += static_cast<std::uint64_t>(inputs[0][i]);
        const Element reference = static_cast<Element>(exclusive ? before : sum);
        if (out[i] == reference) continue;
        if (wrong++ == 0) std::printf("element %lld is %lld; the reference is %lld\n", i, (long long)out[i], (long long)reference);
    }
    std::printf("%lld elements are wrong\n", wrong);
    return wrong == 0;
}
)";

std::string replaced(std::string text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at)) {
    text.replace(at, what.size(), with);
    at += with.size();
  }
  return text;
}

bool isRounded(DType type) {
  return type == DType::float32 || type == DType::float64;
}

class Refusals {
  Q_DECLARE_TR_FUNCTIONS(ExportedProgram)

 public:
  [[noreturn]] static void pattern(const std::string& name) {
    //: %1: the name of a pattern of inputs, such as ill-conditioned
    values::refuse(tr("A program cannot make inputs of the pattern %1; choose another pattern.")
                       .arg(QString::fromStdString(name))
                       .toStdString());
  }
  [[noreturn]] static void problem(OwnProblem problem) {
    //: %1: the name of a problem, such as dot
    values::refuse(tr("A program cannot check the problem %1 yet.")
                       .arg(QString::fromUtf8(values::nameOf(problem).data()))
                       .toStdString());
  }
};

}  // namespace

std::string_view cppNameOf(DType type) {
  switch (type) {
    case DType::float32:
      return "float";
    case DType::float64:
      return "double";
    case DType::int32:
      return "int";
    case DType::int64:
      return "long long";
    case DType::uint32:
      return "unsigned";
    case DType::uint8:
      return "unsigned char";
  }
  return "float";
}

std::string inputFunction(const std::string& pattern, DType type, std::uint64_t seed) {
  std::string body;
  std::string before;
  if (pattern == "iota" || pattern == "iota-two") {
    body = "    return array == 0 ? static_cast<Element>(i) : Element(2);\n";
  } else if (pattern == "iota-double") {
    body =
        "    return array == 0 ? static_cast<Element>(i) : Element(2) * static_cast<Element>(i);\n";
  } else if (pattern == "count") {
    body = "    return static_cast<Element>(i + 1);\n";
  } else if (pattern == "ones") {
    body = "    return Element(1);\n";
  } else if (pattern == "random" || pattern == "random-01") {
    const RandomBody random = pattern == "random"
                                  ? RandomBody{kRandomFloat, kRandomDouble, kRandomWhole}
                                  : RandomBody{kPositiveFloat, kPositiveDouble, kPositiveWhole};
    before = "\nconstexpr std::uint64_t seed = " + std::to_string(seed) + ";\n" + kHash;
    body = type == DType::float32   ? random.ofFloat
           : type == DType::float64 ? random.ofDouble
                                    : random.ofWhole;
  } else {
    Refusals::pattern(pattern);
  }
  return before + "\n/// Returns element i of an input: the pattern " + pattern +
         " of Lanescope.\nElement input([[maybe_unused]] int array, [[maybe_unused]] long long "
         "i)\n{\n" +
         body + "}\n";
}

std::string checkFunction(OwnProblem problem, DType type) {
  const std::string sum = isRounded(type) ? kSum : "";
  switch (problem) {
    case OwnProblem::dot:
      return sum + replaced(kRoundedTotal, "@TERM@", "double(inputs[0][i]) * inputs[1][i]");
    case OwnProblem::sum:
      if (isRounded(type)) return sum + replaced(kRoundedTotal, "@TERM@", "inputs[0][i]");
      return replaced(kExactTotal, "@COMBINE@",
                      "static_cast<Element>(std::uint64_t(a) + std::uint64_t(b))");
    case OwnProblem::min:
      return replaced(kExactTotal, "@COMBINE@", "b < a ? b : a");
    case OwnProblem::max:
      return replaced(kExactTotal, "@COMBINE@", "b > a ? b : a");
    case OwnProblem::scan:
    case OwnProblem::exclusiveScan: {
      const std::string kind = problem == OwnProblem::scan ? "false" : "true";
      const std::string constant = "\nconstexpr bool exclusive = " + kind + ";\n";
      if (!isRounded(type)) return constant + kExactScan;
      return sum + constant +
             replaced(replaced(kRoundedElements, "@LOOP@", kScanLoop),
                      "boundOf(roundings, magnitude)", "boundOf(roundings, magnitudeOfSum)");
    }
    case OwnProblem::matmul:
      return sum + replaced(kRoundedElements, "@LOOP@", kProductLoop);
    default:
      break;
  }
  Refusals::problem(problem);
}

}  // namespace lanescope::app
