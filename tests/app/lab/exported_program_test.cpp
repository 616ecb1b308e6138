// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/exported_program.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <cctype>
#include <cstring>

#include "app/files/output_file.h"
#include "app/lab/described_kernel.h"
#include "app/lab/front_end.h"
#include "app/lab/plain_cuda.h"
#include "app/lab/program_check.h"
#include "app/lab/program_launch.h"
#include "catalog/catalog.h"
#include "catalog/inputs/pattern.h"
#include "catalog/own/own_row.h"
#include "resources/resources.h"
#include "values/error.h"

// Kernels as programs of their own: what they compute is what Lanescope computes, and nvcc builds
// them. Where there is a GPU they run.

namespace lanescope::app {
namespace {

struct Ended {
  int code = -1;
  std::string output;
};

Ended outcomeOf(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start(program, arguments);
  constexpr int kMostMs = 300'000;
  if (!process.waitForFinished(kMostMs)) return {-1, process.errorString().toStdString()};
  return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
          process.readAll().toStdString()};
}

class ExportedProgramTest : public testing::Test {
 protected:
  static void SetUpTestSuite() { resources::init(); }

  /// Describes a kernel as the front end does; skips where this build has none.
  void describe(const std::string& text, const QString& name = "my.cu") {
    try {
      m_file = FrontEnd().read(text);
    } catch (const values::Error& error) {
      GTEST_SKIP() << error.what();
    }
    m_described = describeKernel({name, text}, m_file);
    ASSERT_TRUE(m_described.complaints.empty())
        << m_described.complaints.front().message.toStdString();
  }
  [[nodiscard]] std::string programOf(const values::Parameters& parameters) const {
    const catalog::KernelRow& row = catalog::addOwnKernel(m_described.kernel);
    return exportedProgram(m_described.kernel, row.plan(parameters), parameters);
  }
  [[nodiscard]] QString path(const char* name) const {
    return m_folder.filePath(QLatin1String(name));
  }
  [[nodiscard]] std::string refusalOf(const values::Parameters& parameters) const {
    try {
      (void)programOf(parameters);
    } catch (const values::Error& error) {
      return error.what();
    }
    return {};
  }

  QTemporaryDir m_folder;
  ReadFile m_file;
  DescribedKernel m_described;
};

constexpr const char* kHostOnly = R"(
#include <cstdint>
#include <cstdio>
#include <cstring>
namespace host {
using Element = @ELEMENT@;
@INPUT@
}
int main()
{
    for (int array = 0; array < 2; ++array) {
        for (long long i = 0; i < 100; ++i) {
            const host::Element value = host::input(array, i);
            unsigned long long bits = 0;
            std::memcpy(&bits, &value, sizeof value);
            std::printf("%llx\n", bits);
        }
    }
}
)";

TEST_F(ExportedProgramTest, MakesTheInputsThatLanescopeMakes) {
  for (const auto type : {values::DType::float32, values::DType::float64, values::DType::int32,
                          values::DType::int64}) {
    for (const char* const pattern :
         {"iota", "iota-two", "iota-double", "count", "ones", "random", "random-01"}) {
      SCOPED_TRACE(std::string(values::nameOf(type)) + " " + pattern);
      values::Parameters parameters;
      parameters.pattern = pattern;
      parameters.seed = 7;
      QString source = kHostOnly;
      source.replace("@ELEMENT@", QString::fromUtf8(cppNameOf(type).data()));
      source.replace("@INPUT@", QString::fromStdString(inputFunction(pattern, type, 7)));
      writeFile(path("inputs.cpp"), source.toStdString());
      const Ended built = outcomeOf(LANESCOPE_CXX, {"-std=c++17", "-Wall", "-Wextra", "-Werror",
                                                    path("inputs.cpp"), "-o", path("inputs")});
      ASSERT_EQ(built.code, 0) << built.output;
      std::string wanted;
      for (std::size_t position = 0; position < 2; ++position) {
        values::HostArray array(type, 100);
        catalog::fillByPattern(array, position, 2, parameters);
        for (std::size_t i = 0; i < array.count(); ++i) {
          std::uint64_t bits = 0;
          std::memcpy(&bits, array.bytes.data() + i * sizeOf(type), sizeOf(type));
          wanted += QString::number(bits, 16).toStdString() + "\n";
        }
      }
      EXPECT_EQ(outcomeOf(path("inputs"), {}).output, wanted);
    }
  }
}

constexpr const char* kCheckOnly = R"(
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <vector>
namespace host {
using Element = @ELEMENT@;
constexpr long long n = 40;
[[maybe_unused]] constexpr long long m = 30;
[[maybe_unused]] constexpr long long k = 20;
@INPUT@
@CHECK@
}
using host::Element;
int main()
{
    const std::vector<long long> counts{@COUNTS@};
    std::vector<std::vector<Element>> inputs;
    for (const long long count : counts) {
        inputs.emplace_back();
        for (long long i = 0; i < count; ++i) inputs.back().push_back(host::input(int(inputs.size()) - 1, i));
    }
    std::vector<Element> out;
    @KERNEL@
    if (!host::isRight(inputs, out)) return 2;
    std::vector<Element> wrong = out;
    wrong.back() += Element(1) / Element(8) != 0 ? Element(1) / Element(8) : Element(1);
    if (host::isRight(inputs, wrong)) return 3;
    if (std::numeric_limits<Element>::has_quiet_NaN) {
        wrong.back() = std::numeric_limits<Element>::quiet_NaN();
        if (host::isRight(inputs, wrong)) return 4;
    }
}
)";

TEST_F(ExportedProgramTest, TellsRightResultsFromWrongOnes) {
  using enum catalog::OwnProblem;
  using enum values::DType;
  const char* const total = "Element s = 0; for (auto x : inputs[0]) s += x; out = {s, 0};";
  const char* const running =
      "Element s = 0; for (auto x : inputs[0]) { @BEFORE@ s += x; @BEHIND@ }";
  struct Problem {
    catalog::OwnProblem problem;
    const char* counts;
    QString kernel;
    std::vector<values::DType> types;
  };
  const std::vector<Problem> problems{
      {dot,
       "host::n, host::n",
       "Element s = 0; for (int i = 0; i < host::n; ++i) s += inputs[0][i] * inputs[1][i]; out = "
       "{s};",
       {float32, float64}},
      {sum, "host::n", total, {float32, float64, int32, int64}},
      {min,
       "host::n",
       "out = {*std::min_element(inputs[0].begin(), inputs[0].end())};",
       {float32, float64, int32, int64}},
      {max,
       "host::n",
       "out = {*std::max_element(inputs[0].begin(), inputs[0].end())};",
       {float32, int64}},
      {scan,
       "host::n",
       QString(running).replace("@BEFORE@", "").replace("@BEHIND@", "out.push_back(s);"),
       {float32, int32, int64}},
      {exclusiveScan,
       "host::n",
       QString(running).replace("@BEFORE@", "out.push_back(s);").replace("@BEHIND@", ""),
       {float32, int32}},
      {matmul,
       "host::m * host::k, host::k * host::n",
       "using namespace host; for (int i = 0; i < m * n; ++i) { float s = 0; for (int j = 0; j < "
       "k; ++j) "
       "s += inputs[0][i / n * k + j] * inputs[1][j * n + i % n]; out.push_back(s); }",
       {float32}}};
  for (const auto& [problem, counts, kernel, types] : problems) {
    for (const values::DType type : types) {
      SCOPED_TRACE(std::string(values::nameOf(problem)) + " " + std::string(values::nameOf(type)));
      QString source = kCheckOnly;
      source.replace("@ELEMENT@", QString::fromUtf8(cppNameOf(type).data()));
      source.replace("@INPUT@", QString::fromStdString(inputFunction("random", type, 1)));
      source.replace("@CHECK@", QString::fromStdString(checkFunction(problem, type)));
      source.replace("@COUNTS@", counts);
      source.replace("@KERNEL@", kernel);
      writeFile(path("check.cpp"), source.toStdString());
      const Ended built =
          outcomeOf(LANESCOPE_CXX, {"-std=c++17", "-Wall", path("check.cpp"), "-o", path("check")});
      ASSERT_EQ(built.code, 0) << built.output;
      const Ended ended = outcomeOf(path("check"), {});
      EXPECT_EQ(ended.code, 0) << ended.output;
    }
  }
}

TEST_F(ExportedProgramTest, HasTheKernelVerbatimAndItsLaunchAsExpressions) {
  const std::string text = textToStartFrom(catalog::OwnProblem::dot);
  describe(text);
  values::Parameters parameters;
  parameters.n = 5000;
  const std::string program = programOf(parameters);
  EXPECT_NE(program.find(text), std::string::npos);
  EXPECT_NE(program.find("constexpr long long n = 5000;"), std::string::npos);
  EXPECT_NE(program.find("grid = std::min<long long>(32, (n + block - 1) / block);"),
            std::string::npos)
      << program;
  EXPECT_NE(program.find("::dot<<<"), std::string::npos);
  EXPECT_NE(program.find("(in[0], in[1], out, n)"), std::string::npos);
  EXPECT_EQ(program.find('@'), std::string::npos) << "a place was not filled";
  parameters.grid = 3;
  EXPECT_NE(programOf(parameters).find("grid = 3;"), std::string::npos);
}

TEST_F(ExportedProgramTest, RefusesInASentenceWhatCannotBeAProgram) {
  describe(textToStartFrom(catalog::OwnProblem::dot));
  values::Parameters parameters;
  parameters.pattern = "ill-conditioned";
  EXPECT_NE(refusalOf(parameters).find("ill-conditioned"), std::string::npos);
  parameters.pattern = "random";
  parameters.shuffle = 2;
  EXPECT_NE(refusalOf(parameters).find("shuffle"), std::string::npos);
  parameters.shuffle = 0;
  EXPECT_EQ(refusalOf(parameters), "");
  m_described.kernel.text += "int main() { return 0; }\n";
  EXPECT_NE(refusalOf(parameters).find("main"), std::string::npos);
}

/// A kernel that becomes a program: a text, and what is chosen beside it.
struct Case {
  std::string name;
  std::string text;
  std::string pattern = "random";
  bool isRight = true;
};

std::string typed(catalog::OwnProblem problem, const char* type) {
  QString text = QString::fromStdString(textToStartFrom(problem));
  text.replace("float", type).replace("0.0f", "0");
  return text.toStdString();
}

std::vector<Case> cases() {
  resources::init();
  using enum catalog::OwnProblem;
  std::vector<Case> all;
  for (const auto problem : {dot, sum, min, max, scan, exclusiveScan, matmul}) {
    all.push_back({std::string(values::nameOf(problem)), textToStartFrom(problem)});
  }
  for (const char* const id : {"dot_global", "matmul_register_square", "matmul_tiled",
                               "reduce_unrolled", "scan_shuffle", "scan_blelloch"}) {
    all.push_back({id, plainCudaOf(id).text});
  }
  all.push_back({"dot in double", typed(dot, "double")});
  all.push_back({"sum of int", typed(sum, "int"), "iota"});
  all.push_back({"sum of long long", typed(sum, "long long")});
  all.push_back({"scan of int", typed(scan, "int")});
  all.push_back({"atomic", R"(// lanescope: problem = sum, output = one, n = 3000
#define n_of_warp 32
#define n count
__global__ void sum(const float* in, float* out, int n) {
  extern __shared__ float cache[];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  cache[threadIdx.x] = i < n ? in[i] : 0.0f;
  __syncthreads();
  if (threadIdx.x % n_of_warp != 0) return;
  float mine = 0.0f;
  for (int j = 0; j < n_of_warp; ++j) mine += cache[threadIdx.x + j];
  atomicAdd(out, mine);
}
)"});
  all.push_back({"largest of all", R"(// lanescope: problem = max, output = one
__global__ void largest(const int* in, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicMax(out, in[i]);
}
)"});
  all.push_back({"too few blocks", R"(// lanescope: problem = sum, output = elements
__global__ void half(const float* in, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n / 2) out[i] = in[i];
}
)",
                 "random", false});
  return all;
}

bool hasGpu() {
  static const bool has = outcomeOf("nvidia-smi", {"-L"}).output.starts_with("GPU 0");
  return has;
}

class BuiltPrograms : public ExportedProgramTest, public testing::WithParamInterface<Case> {};

TEST_P(BuiltPrograms, AreBuiltByNvccAndAreRightOnAGpu) {
  const QString nvcc = LANESCOPE_NVCC;
  if (nvcc.isEmpty()) GTEST_SKIP() << "This build has no CUDA.";
  describe(GetParam().text, QString::fromStdString(GetParam().name) + ".cu");
  if (IsSkipped()) return;
  values::Parameters parameters = catalog::defaultsOf(catalog::addOwnKernel(m_described.kernel));
  parameters.pattern = GetParam().pattern;
  // Where LANESCOPE_PROGRAMS names a folder, the programs stay there, for another machine.
  const QString kept = qEnvironmentVariable("LANESCOPE_PROGRAMS");
  QString name = QString::fromStdString(GetParam().name).replace(' ', '_');
  if (!GetParam().isRight) name += "_wrong";
  const QString source = (kept.isEmpty() ? m_folder.path() : kept) + "/" + name + ".cu";
  const QString binary = source.chopped(3);
  writeFile(source, programOf(parameters));
  const QString architecture = hasGpu() ? "-arch=native" : "-arch=sm_90";
  const Ended built = outcomeOf(nvcc, {"-O3", architecture, "-Werror", "all-warnings", "-Xcompiler",
                                       "-Wall,-Wextra,-Werror", source, "-o", binary});
  ASSERT_EQ(built.code, 0) << built.output;
  if (!hasGpu()) GTEST_SKIP() << "This machine has no GPU; the program was built and not run.";
  const Ended ran = outcomeOf(binary, {});
  EXPECT_EQ(ran.code, GetParam().isRight ? 0 : 1) << ran.output;
  EXPECT_NE(ran.output.find("GB/s"), std::string::npos) << ran.output;
}

INSTANTIATE_TEST_SUITE_P(Kernels, BuiltPrograms, testing::ValuesIn(cases()), [](const auto& test) {
  std::string name;
  for (const char letter : test.param.name) {
    if (std::isalnum(static_cast<unsigned char>(letter)) != 0) name += letter;
  }
  return name;
});

}  // namespace
}  // namespace lanescope::app
