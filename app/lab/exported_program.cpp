// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/exported_program.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QString>
#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <utility>
#include <variant>
#include <vector>

#include "app/lab/program_check.h"
#include "app/lab/program_launch.h"
#include "app/text/matching.h"
#include "catalog/own/expression.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using catalog::OwnProblem;
using values::Role;

constexpr const char* kHead =
    R"(// @ID@ as a program of its own, written by Lanescope. Build it and run it:
//
//     nvcc -O3 -arch=native program.cu -o program
//     ./program
//
// It exits with 0 where the result is right, else with 1.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

// ---------------------------------------------------------------- the kernel, as it was written

)";

constexpr const char* kHost = R"(
// ---------------------------------------------------------------- the host
@UNDEFINED@
namespace host {

using Element = @ELEMENT@;

@CONSTANTS@
constexpr long long inputCounts[] = {@INPUT_COUNTS@};
constexpr long long outputCount = @OUTPUT_COUNT@;
constexpr int times = 20;               // launches that are timed

/// Ends the program where a call of CUDA has failed.
void check(cudaError_t status, const char* what)
{
    if (status == cudaSuccess) return;
    std::fprintf(stderr, "%s failed: %s\n", what, cudaGetErrorString(status));
    std::exit(1);
}

Element* allocate(long long count)
{
    Element* memory = nullptr;
    check(cudaMalloc(&memory, count * sizeof(Element)), "cudaMalloc");
    return memory;
}
@INPUT@@CHECK@
void launch(Element* const* in, Element* out)
{
    ::@KERNEL@<<<dim3(grid, grid_y), dim3(block, block_y), shared>>>(@ARGUMENTS@);
    check(cudaGetLastError(), "The launch");
}

/// Returns the median time of a launch in milliseconds, by the GPU's own clock.
float timed(Element* const* in, Element* out)
{
    cudaEvent_t begin;
    cudaEvent_t end;
    check(cudaEventCreate(&begin), "cudaEventCreate");
    check(cudaEventCreate(&end), "cudaEventCreate");
    std::vector<float> milliseconds(times);
    for (float& each : milliseconds) {
        check(cudaEventRecord(begin), "cudaEventRecord");
        launch(in, out);
        check(cudaEventRecord(end), "cudaEventRecord");
        check(cudaEventSynchronize(end), "The kernel");
        check(cudaEventElapsedTime(&each, begin, end), "cudaEventElapsedTime");
    }
    check(cudaEventDestroy(begin), "cudaEventDestroy");
    check(cudaEventDestroy(end), "cudaEventDestroy");
    std::sort(milliseconds.begin(), milliseconds.end());
    return milliseconds[times / 2];
}

int run()
{
    cudaDeviceProp device;
    check(cudaGetDeviceProperties(&device, 0), "cudaGetDeviceProperties");
    std::printf("@ID@ on %s: %lld x %lld blocks of %lld x %lld threads\n", device.name, grid, grid_y, block,
                block_y);

    std::vector<std::vector<Element>> inputs;
    std::vector<Element*> in;
    double bytes = double(outputCount) * sizeof(Element);
    for (const long long count : inputCounts) {
        std::vector<Element> values(count);
        for (long long i = 0; i < count; ++i) values[i] = input(static_cast<int>(inputs.size()), i);
        in.push_back(allocate(count));
        check(cudaMemcpy(in.back(), values.data(), count * sizeof(Element), cudaMemcpyHostToDevice),
              "The copy to the GPU");
        bytes += double(count) * sizeof(Element);
        inputs.push_back(std::move(values));
    }
    Element* const out = allocate(outputCount);
@START@@ATTRIBUTE@
    launch(in.data(), out);
    check(cudaDeviceSynchronize(), "The kernel");
    std::vector<Element> result(outputCount);
    check(cudaMemcpy(result.data(), out, outputCount * sizeof(Element), cudaMemcpyDeviceToHost),
          "The copy from the GPU");
    const bool right = isRight(inputs, result);

    const float milliseconds = timed(in.data(), out);
    std::printf("time       %.3f us, the median of %d launches\n", milliseconds * 1e3, times);
    std::printf("bandwidth  %.3g GB/s for the inputs and the output\n", bytes / (milliseconds * 1e6));
@WORK@    for (Element* const memory : in) check(cudaFree(memory), "cudaFree");
    check(cudaFree(out), "cudaFree");
    std::printf("%s\n", right ? "The result is right." : "The result is WRONG.");
    return right ? 0 : 1;
}

}  // namespace host

int main()
{
    return host::run();
}
)";

// All bits of an element that the kernel does not write are set: of a floating type it is no
// number.
constexpr const char* kStartUnwritten =
    R"(    check(cudaMemset(out, 0xff, outputCount * sizeof(Element)), "cudaMemset");
)";
constexpr const char* kStartAt =
    R"(    const Element start = @VALUE@;  // where atomic operations begin
    check(cudaMemcpy(out, &start, sizeof start, cudaMemcpyHostToDevice), "The copy to the GPU");
)";
constexpr const char* kLargeShared =
    R"(    check(cudaFuncSetAttribute(::@KERNEL@, cudaFuncAttributeMaxDynamicSharedMemorySize, shared),
          "cudaFuncSetAttribute");
)";
constexpr const char* kWork =
    R"(    std::printf("work       %.3g GFLOP/s\n", 2.0 * m * n * k / (milliseconds * 1e6));
)";

class Program {
  Q_DECLARE_TR_FUNCTIONS(ExportedProgram)

 public:
  Program(const catalog::OwnKernel& kernel, const values::Plan& plan,
          const values::Parameters& parameters)
      : m_kernel(kernel),
        m_plan(plan),
        m_parameters(parameters),
        m_launch(plan.launches.front()),
        m_text(QString::fromStdString(kernel.text)) {
    for (const values::Buffer& buffer : plan.buffers) {
      if (buffer.role == Role::input) m_inputs.push_back(&buffer);
      if (buffer.role == Role::output) m_outputs.push_back(&buffer);
    }
  }

  void refuseWhatCannotBe() const {
    static const QRegularExpression kMain(QStringLiteral("\\bint\\s+main\\s*\\("));
    if (isMatch(kMain, m_text)) {
      //: %1: name of a file; main is the function with which a C++ program begins
      refuse(tr("%1 has a function main, so that it is a program already."));
    }
    const auto isOther = [this](const values::Buffer& buffer) {
      return buffer.type != m_plan.buffers.front().type;
    };
    if (m_plan.launches.size() != 1 || m_outputs.size() != 1 ||
        m_inputs.size() + 1 != m_plan.buffers.size() ||
        std::ranges::any_of(m_plan.buffers, isOther)) {
      //: %1: name of a file
      refuse(
          tr("%1 has several launches, outputs or types of numbers, which a program cannot have "
             "yet."));
    }
    if (m_parameters.shuffle != 0) {
      //: %1: name of a file; "shuffle" is a parameter
      refuse(tr("A program of %1 cannot shuffle its inputs; set shuffle to 0."));
    }
  }

  [[nodiscard]] std::string text() const {
    const values::DType type = m_outputs.front()->type;
    QString host = QString::fromUtf8(kHost);
    const auto put = [&host](const char* mark, const std::string& with) {
      host.replace(QLatin1String(mark), QString::fromStdString(with));
    };
    put("@INPUT@", inputFunction(m_parameters.pattern, type, m_parameters.seed));
    put("@CHECK@", checkFunction(m_kernel.problem, type));
    put("@UNDEFINED@", withoutMacros());
    put("@ELEMENT@", std::string(cppNameOf(type)));
    put("@CONSTANTS@", launchConstants(m_kernel, m_launch, m_parameters));
    put("@INPUT_COUNTS@", inputCounts());
    put("@OUTPUT_COUNT@", outputCount());
    put("@ARGUMENTS@", arguments());
    put("@START@", start());
    constexpr std::uint32_t kUsualMost = 48U << 10U;
    put("@ATTRIBUTE@", m_launch.dynamicSharedBytes > kUsualMost ? kLargeShared : "");
    put("@WORK@", m_kernel.problem == OwnProblem::matmul ? kWork : "");
    put("@KERNEL@", kernelName());
    put("@ID@", m_kernel.id);
    QString head = QString::fromUtf8(kHead);
    head.replace(QLatin1String("@ID@"), QString::fromStdString(m_kernel.id));
    const QString end = m_text.endsWith(QLatin1Char('\n')) ? QString() : QStringLiteral("\n");
    return (head + m_text + end + host).toStdString();
  }

 private:
  [[noreturn]] void refuse(const QString& sentence) const {
    values::refuse(sentence.arg(QString::fromStdString(m_kernel.id)).toStdString());
  }

  /// The host's names must not be macros of the kernel.
  [[nodiscard]] std::string withoutMacros() const {
    static const QRegularExpression kDefine(
        QStringLiteral("^[ \\t]*#[ \\t]*define[ \\t]+([A-Za-z_]\\w*)"),
        QRegularExpression::MultilineOption);
    QStringList lines;
    for (const QRegularExpressionMatch& macro : allMatches(kDefine, m_text)) {
      lines += QStringLiteral("#undef ") + macro.captured(1);
    }
    lines.removeDuplicates();
    if (lines.isEmpty()) return {};
    return ("\n// The macros of the kernel end here.\n" + lines.join(QLatin1Char('\n')) + "\n")
        .toStdString();
  }

  /// Returns the kernel as C++ names it: "own::reduce<float32,256>" is reduce<float, 256>.
  [[nodiscard]] std::string kernelName() const {
    QString name = QString::fromStdString(m_kernel.entry);
    if (const auto prefix = QLatin1String("own::"); name.startsWith(prefix)) {
      name.remove(0, prefix.size());
    }
    if (!name.contains(QLatin1Char('<'))) return name.toStdString();
    for (const auto& [type, text] : values::kNamesOf<values::DType>.names) {
      const QString own = QString::fromUtf8(text.data());
      const QString cpp = QString::fromUtf8(cppNameOf(type).data());
      name = replaced(name, QRegularExpression(QStringLiteral("\\b%1\\b").arg(own)), cpp);
    }
    return name.replace(QLatin1Char(','), QLatin1String(", ")).toStdString();
  }

  /// Returns a count in the sizes of the problem, or else as a number.
  [[nodiscard]] std::string countOf(const values::Buffer& buffer,
                                    std::initializer_list<const char*> expressions) const {
    for (const char* const expression : expressions) {
      const catalog::Expression count("count", expression);
      const auto value = count.value([this](std::string_view word) -> std::int64_t {
        if (word == "n") return m_parameters.n;
        if (word == "m") return m_parameters.rows();
        if (word == "k") return m_parameters.depth();
        return word == "grid" ? m_launch.grid.x : m_launch.grid.y;
      });
      if (static_cast<std::uint64_t>(value) == buffer.count) return expression;
    }
    return std::to_string(buffer.count);
  }

  [[nodiscard]] std::string inputCounts() const {
    const bool isProduct = m_kernel.problem == OwnProblem::matmul;
    std::string counts;
    for (const values::Buffer* input : m_inputs) {
      const bool isFirst = counts.empty();
      if (!isFirst) counts += ", ";
      counts += !isProduct ? countOf(*input, {"n"})
                : isFirst  ? countOf(*input, {"m * k"})
                           : countOf(*input, {"k * n"});
    }
    return counts;
  }

  [[nodiscard]] std::string outputCount() const {
    const values::Buffer& output = *m_outputs.front();
    if (m_kernel.problem == OwnProblem::matmul) return countOf(output, {"m * n"});
    return m_kernel.output == catalog::OwnOutput::elements
               ? countOf(output, {"n"})
               : countOf(output, {"grid * grid_y", "n"});
  }

  /// Returns the size of the problem that a number of this name and value is, or the number.
  [[nodiscard]] std::string numberOf(std::string name, std::int64_t value) const {
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
    const bool isProduct = m_kernel.problem == OwnProblem::matmul;
    const std::pair<const char*, std::int64_t> sizes[] = {
        {"n", m_parameters.n}, {"m", m_parameters.rows()}, {"k", m_parameters.depth()}};
    for (const bool byName : {true, false}) {
      for (const auto& [size, is] : sizes) {
        if (!isProduct && size[0] != 'n') continue;
        if (is == value && (!byName || name == size)) return size;
      }
    }
    return std::to_string(value);
  }

  [[nodiscard]] std::string arguments() const {
    QStringList all;
    for (std::size_t i = 0; i < m_launch.arguments.size(); ++i) {
      const values::Argument& argument = m_launch.arguments[i];
      if (const auto* number = std::get_if<std::int64_t>(&argument)) {
        all += QString::fromStdString(numberOf(m_kernel.parameters[i].name, *number));
      } else if (const auto* array = std::get_if<values::BufferIndex>(&argument)) {
        const values::Buffer* buffer = &m_plan.buffers[array->index];
        const auto input = std::ranges::find(m_inputs, buffer);
        all += input == m_inputs.end() ? QStringLiteral("out")
                                       : QStringLiteral("in[%1]").arg(input - m_inputs.begin());
      }
    }
    return all.join(QStringLiteral(", ")).toStdString();
  }

  /// Sets the output to what Lanescope sets it to.
  [[nodiscard]] std::string start() const {
    const values::Buffer& output = *m_outputs.front();
    if (!output.zeroed) return kStartUnwritten;
    QString value = QStringLiteral("0");
    if (output.startBits != 0) {
      // The least and the greatest number begin where every other one goes before.
      const bool isLeast = m_kernel.problem == OwnProblem::min;
      const bool isFloat =
          output.type == values::DType::float32 || output.type == values::DType::float64;
      value = isFloat   ? QStringLiteral("std::numeric_limits<Element>::infinity()")
              : isLeast ? QStringLiteral("std::numeric_limits<Element>::max()")
                        : QStringLiteral("std::numeric_limits<Element>::lowest()");
      if (isFloat && !isLeast) value.prepend(QLatin1Char('-'));
    }
    return QString::fromUtf8(kStartAt).replace(QLatin1String("@VALUE@"), value).toStdString();
  }

  const catalog::OwnKernel& m_kernel;
  const values::Plan& m_plan;
  const values::Parameters& m_parameters;
  const values::Launch& m_launch;
  QString m_text;
  std::vector<const values::Buffer*> m_inputs;
  std::vector<const values::Buffer*> m_outputs;
};

}  // namespace

std::string exportedProgram(const catalog::OwnKernel& kernel, const values::Plan& plan,
                            const values::Parameters& parameters) {
  const Program program(kernel, plan, parameters);
  program.refuseWhatCannotBe();
  return program.text();
}

}  // namespace lanescope::app
