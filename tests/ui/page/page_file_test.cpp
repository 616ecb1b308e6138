// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <set>

#include "tests/ui/page/page_file.h"

namespace lanescope::tests {
namespace {

const QStringList kDot{"dot_shared", "--n", "64", "--block", "32"};

QByteArray sha256(const QByteArray& text) {
  return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + "'";
}

TEST_F(PageTest, APageNamesNothingBesideItself) {
  render(kDot, "page.html");
  const QByteArray page = bytesOf("page.html");
  for (const char* const reference : {"http:/", "https:/", "src=", "href=", "url(", "@import",
                                      "fetch(", "XMLHttpRequest", "WebSocket", "import("}) {
    EXPECT_FALSE(page.contains(reference)) << reference;
  }
}

TEST_F(PageTest, APageAllowsItsOwnScriptAndStyleAndNothingElse) {
  render(kDot, "page.html");
  const QByteArray page = bytesOf("page.html");
  const QByteArray script = between(page, "</script>\n<script>", "</script>");
  const QByteArray style = between(page, "<style>", "</style>");
  EXPECT_GT(script.size(), 1000);
  EXPECT_EQ(between(page, "Content-Security-Policy\" content=\"", "\""),
            "default-src 'none'; base-uri 'none'; form-action 'none'; script-src " +
                sha256(script) + "; style-src " + sha256(style));
}

TEST_F(PageTest, APageHasASentenceALineAndAListForEachStep) {
  render(kDot, "page.html", {"--steps", "2..9"});
  const nlohmann::json data = dataOf(bytesOf("page.html"))["stages"][0];
  EXPECT_EQ(data["first"], 2);
  for (const char* const list : {"steps", "hidden", "sentences"}) {
    EXPECT_EQ(data[list].size(), 8U) << list;
  }
  const nlohmann::json& source = data["sources"][0];
  EXPECT_EQ(source["name"], "dot_shared.cuh");
  EXPECT_EQ(source["lines"].size(), 8U);
  EXPECT_NE(source["text"].get<std::string>().find("__syncthreads()"), std::string::npos);
  for (const nlohmann::json& question : data["questions"]) {
    EXPECT_GE(question["step"], 1);
    EXPECT_LE(question["step"], 7);
    EXPECT_FALSE(question["answer"].get<std::string>().empty());
  }
  EXPECT_GT(data["questions"].size(), 3U);
}

TEST_F(PageTest, EveryReferenceOfAPageResolves) {
  render(kDot, "page.html");
  const nlohmann::json data = dataOf(bytesOf("page.html"));
  int form = 0;
  for (const nlohmann::json& command : data["commands"]) {
    form += command[0].get<int>();
    ASSERT_GE(form, 0);
    ASSERT_LT(form, data["forms"].size());
    for (std::size_t i = 1; i < command.size(); ++i) ASSERT_LT(command[i], data["colors"].size());
  }
  for (const nlohmann::json& run : data["runs"]) {
    for (std::size_t i = 1; i < run.size(); i += 2) ASSERT_LT(run[i], data["shapes"].size());
  }
  // A letter is kept once, whatever its sizes are.
  const std::set<std::string> shapes(data["shapes"].begin(), data["shapes"].end());
  EXPECT_EQ(shapes.size(), data["shapes"].size());
  EXPECT_LT(shapes.size(), 250U);
}

TEST_F(PageTest, AComparisonHasBothSourcesAndNoQuestions) {
  render(kDot, "page.html", {"--compare", "dot_no_tree_barrier"});
  const nlohmann::json data = dataOf(bytesOf("page.html"))["stages"][0];
  EXPECT_EQ(data["sources"].size(), 2U);
  EXPECT_TRUE(data["questions"].empty());
  EXPECT_TRUE(data["hidden"].empty());
}

TEST_F(PageTest, APageOf1024ThreadsTakesAMegabyteAtMost) {
  if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "a page has the same size in every build";
  constexpr qsizetype kMost = 1'000'000;
  const std::vector<QStringList> kernels{
      {"dot_shared", "--n", "1024", "--block", "1024"},
      {"scan_blelloch", "--n", "2048"},
      {"matmul_tiled", "--n", "32", "--m", "32", "--k", "32", "--tile", "32"}};
  for (const QStringList& kernel : kernels) {
    render(kernel, "page.html");
    const qsizetype size = bytesOf("page.html").size();
    std::printf("%s: %lld bytes\n", kernel.front().toStdString().c_str(),
                static_cast<long long>(size));
    EXPECT_LE(size, kMost) << kernel.front().toStdString();
  }
}

}  // namespace
}  // namespace lanescope::tests
