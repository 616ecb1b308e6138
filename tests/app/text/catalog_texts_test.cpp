// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

#include "catalog/catalog.h"
#include "request/parameter_table.h"

namespace lanescope {
namespace {

const std::filesystem::path kFile =
    std::filesystem::path(LANESCOPE_SOURCES) / "resources" / "translations" / "catalog_texts.h";

/// Writes the catalogue's texts for lupdate, each once, with a comment for translators.
class Writer {
 public:
  void add(std::string_view text, const std::string& comment) {
    if (text.empty() || !m_known.emplace(text).second) return;
    m_lines += "    //: " + comment + "\n    QT_TRANSLATE_NOOP(\"catalog\", \"";
    for (const char c : text) {
      if (c == '"' || c == '\\') m_lines += '\\';
      m_lines += c;
    }
    m_lines += "\"),\n";
  }
  [[nodiscard]] const std::string& lines() const { return m_lines; }

 private:
  std::set<std::string, std::less<>> m_known;
  std::string m_lines;
};

std::string textsOfTheCatalogue() {
  Writer writer;
  for (const catalog::KernelRow& kernel : catalog::kernels()) {
    const std::string id(kernel.id);
    writer.add(kernel.title, "Title of the kernel " + id);
    writer.add(kernel.summary, "What the kernel " + id + " does");
    writer.add(kernel.origin, "Where the kernel " + id + " is taught");
    writer.add(kernel.unrecorded, "Why the kernel " + id + " is not recorded");
    writer.add(kernel.untraced, "Why a record of the kernel " + id + " has no operations");
  }
  for (const catalog::KernelRow& kernel : catalog::kernels()) {
    for (const catalog::ParameterSpec& spec : kernel.parameters) {
      writer.add(spec.title, "Title of the parameter " + std::string(spec.name));
      writer.add(spec.help, "What the parameter " + std::string(spec.name) + " is");
    }
  }
  for (const values::ParameterInfo& info : values::parameterTable()) {
    const std::string name(info.name);
    writer.add(info.title, "Title of the parameter " + name);
    writer.add(info.help, "What the parameter " + name + " is");
    writer.add(info.summary, "In a summary of a run. %1: the value of the parameter " + name);
  }
  return "// SPDX-License-Identifier: GPL-3.0-or-later\n"
         "// The texts of the catalogue, which knows nothing of Qt, for translators. lupdate "
         "reads\n"
         "// this file, no compiler does. The test CatalogTexts writes it if "
         "LANESCOPE_WRITE_TEXTS\n"
         "// is set in its environment.\n"
         "// clang-format off\n"
         "static const char* const kCatalogTexts[] = {\n" +
         writer.lines() + "};\n";
}

TEST(CatalogTexts, AreAllThereForTranslators) {
  const std::string texts = textsOfTheCatalogue();
  if (std::getenv("LANESCOPE_WRITE_TEXTS") != nullptr) {
    std::filesystem::create_directories(kFile.parent_path());
    std::ofstream(kFile) << texts;
  }
  std::ifstream in(kFile);
  const std::string there(std::istreambuf_iterator<char>(in), {});
  EXPECT_TRUE(there == texts)
      << kFile << " is not of this catalogue. Write it anew: LANESCOPE_WRITE_TEXTS=1 results_test "
      << "--gtest_filter=CatalogTexts.*";
  EXPECT_NE(texts.find("//: In a summary of a run. %1: the value of the parameter block\n"
                       "    QT_TRANSLATE_NOOP(\"catalog\", \"block %1\")"),
            std::string::npos);
}

}  // namespace
}  // namespace lanescope
