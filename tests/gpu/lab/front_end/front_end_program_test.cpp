// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

// The program lanescope-front-end, as its callers start it.

namespace lanescope::lab {
namespace {

using Json = nlohmann::json;

struct Answer {
  int code = -1;
  std::string output;
  std::chrono::milliseconds time{};
};

Answer run(const std::string& text, const std::string& arguments = "") {
  // Tests run side by side, each in its own process.
  const std::filesystem::path file =
      testing::TempDir() + "front_end_text_" + std::to_string(::getpid()) + ".cu";
  std::ofstream(file, std::ios::binary) << text;
  Answer answer;
  const auto begin = std::chrono::steady_clock::now();
  const std::string command = std::string("'") + LANESCOPE_FRONT_END + "' " + arguments + " < '" +
                              file.string() + "' 2>/dev/null";
  FILE* const pipe = popen(command.c_str(), "r");
  char buffer[4096];
  for (std::size_t count = 0; (count = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;) {
    answer.output.append(buffer, count);
  }
  answer.code = WEXITSTATUS(pclose(pipe));
  answer.time = std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now() - begin);
  std::filesystem::remove(file);
  return answer;
}

/// The first sentence about a text that is refused.
std::string sentenceAbout(const std::string& text) {
  const Answer answer = run(text);
  EXPECT_EQ(answer.code, 0);
  const Json json = Json::parse(answer.output, nullptr, false);
  if (json.is_discarded()) return "no JSON: " + answer.output.substr(0, 200);
  EXPECT_FALSE(json.contains("text"));
  return json["problems"].empty() ? "" : json["problems"][0]["message"].get<std::string>();
}

TEST(FrontEndProgram, AnswersWithTheRewrittenTextAndItsKernels) {
  const Answer answer = run("// a kernel\n__global__ void k(float* a, int n) { a[n] = 1; }\n");
  EXPECT_EQ(answer.code, 0);
  const Json json = Json::parse(answer.output);
  EXPECT_EQ(json["text"],
            "// a kernel\n__global__ void k(Address<Element<float>> a, int n) { a[n] = 1; }\n"
            "LANESCOPE_INSTANCE(\"own::k\", instance0, k)\n");
  EXPECT_TRUE(json["problems"].empty());
  ASSERT_EQ(json["kernels"].size(), 1U);
  const Json& kernel = json["kernels"][0];
  EXPECT_EQ(kernel["name"], "k");
  EXPECT_EQ(kernel["line"], 2);
  EXPECT_EQ(kernel["entries"], Json::array({"own::k"}));
  EXPECT_EQ(kernel["parameters"],
            Json::parse(
                R"([{"name":"a","type":"float32","isPointer":true,"isConst":false,"isWritten":true},
                            {"name":"n","type":"int32","isPointer":false,"isConst":false,"isWritten":false}])"));
  EXPECT_EQ(json["edits"][0],
            Json::parse(R"({"line":2,"column":19,"length":6,"text":"Address<Element<float>>"})"));
}

TEST(FrontEndProgram, TakesNoArgument) {
  EXPECT_EQ(run("", "--help").code, 2);
}

TEST(FrontEndProgram, TellsThePlaceOfAProblem) {
  const Json json = Json::parse(run("\n  #include \"/etc/passwd\"\n").output);
  EXPECT_FALSE(json.contains("text"));
  EXPECT_EQ(json["problems"][0]["line"], 2);
  EXPECT_EQ(json["problems"][0]["column"], 3);
  EXPECT_EQ(json["problems"][0]["severity"], "error");
}

TEST(FrontEndProgram, ATextOverOneMebibyteIsRefused) {
  EXPECT_EQ(sentenceAbout(std::string((1 << 20) + 1, ' ')),
            "This text has more than 1 MiB, which is the most.");
}

TEST(FrontEndProgram, BombsEndInOneSentence) {
  std::string macros = "#define A0 1\n";
  for (int i = 1; i < 40; ++i) {
    const std::string last = "A" + std::to_string(i - 1);
    macros.append("#define A").append(std::to_string(i)).append(" ");
    macros.append(last).append(" + ").append(last).append("\n");
  }
  const std::string kernel = "__global__ void k(int* a) { a[0] = ";
  const std::vector<std::string> bombs{
      macros + kernel + "A39; }",
      "template <int N> struct S { static const int v = S<N + 1>::v; };\n" + kernel + "S<0>::v; }",
      "template <int N> struct F { static const int v = F<N - 1>::v + F<N - 2>::v; };\n" + kernel +
          "F<1000000>::v; }",
      "constexpr int f(int n) { int s = 0; for (int i = 0; i < n; ++i) s += i; return s; }\n"
      "constexpr int v = f(2000000000);\n" +
          kernel + "v; }",
      kernel + std::string(200000, '(') + "1" + std::string(200000, ')') + "; }",
      kernel +
          [] {
            std::string sum = "1";
            for (int i = 0; i < 100000; ++i) sum += "+a[1]";
            return sum;
          }() +
          "; }",
      std::string(1000, '{'),
      std::string("\0\1\2", 3),
  };
  for (std::size_t i = 0; i < bombs.size(); ++i) {
    SCOPED_TRACE(i);
    EXPECT_NE(sentenceAbout(bombs[i]), "");
  }
}

}  // namespace
}  // namespace lanescope::lab
