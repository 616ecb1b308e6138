// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/csv_reader.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <string>

#include "app/files/csv_matrix.h"
#include "app/files/table_decoder.h"
#include "tests/linear_time.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

namespace fs = std::filesystem;
using Floats = std::vector<float>;

Floats column(const CsvData& data, std::size_t i) {
  const auto values = data.columns.at(i).as<float>();
  return {values.begin(), values.end()};
}

/// The sentence that the text is refused with.
std::string refusal(std::string_view text, const CsvOptions& options = {}) {
  try {
    const CsvData data = parseCsv(text, "t.csv", options);
    return "accepted " + std::to_string(data.rows()) + " rows";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
    return error.what();
  }
}

class CsvFile : public testing::Test {
 protected:
  void SetUp() override {
    m_folder = fs::temp_directory_path() / ("csv_reader_test_" + std::to_string(::getpid()));
    fs::create_directories(m_folder);
  }
  void TearDown() override { fs::remove_all(m_folder); }
  fs::path write(const std::string& name, const std::string& text) const {
    std::ofstream(m_folder / name, std::ios::binary) << text;
    return m_folder / name;
  }
  static CsvData readFile(const fs::path& file) {
    return readCsv(openTable(file, {}).get(), file.string());
  }
  static std::string refusalOf(const fs::path& file) {
    try {
      const CsvData data = readFile(file);
      return "accepted " + std::to_string(data.rows()) + " rows";
    } catch (const values::Error& error) {
      EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
      return error.what();
    }
  }
  fs::path m_folder;
};

TEST(CsvReader, ReadsOneColumnWithoutHeader) {
  const CsvData data = parseCsv("1\n2.5\n-3e2\n", "t.csv");
  ASSERT_EQ(data.columns.size(), 1U);
  EXPECT_EQ(column(data, 0), (Floats{1.0F, 2.5F, -300.0F}));
  EXPECT_EQ(data.names[0], "column 1");
}

TEST(CsvReader, ReadsTwoNamedColumnsWithEverySeparator) {
  for (const std::string separator : {",", ";", "\t", " ", "   ", ", "}) {
    std::string text = "x";
    text.append(separator).append("y\n1").append(separator);
    text.append("2\n3").append(separator).append("4\n");
    const CsvData data = parseCsv(text, "t.csv");
    ASSERT_EQ(data.columns.size(), 2U) << separator;
    EXPECT_EQ(data.names, (std::vector<std::string>{"x", "y"})) << separator;
    EXPECT_EQ(column(data, 0), (Floats{1.0F, 3.0F})) << separator;
    EXPECT_EQ(column(data, 1), (Floats{2.0F, 4.0F})) << separator;
  }
}

TEST(CsvReader, IgnoresByteOrderMarkCarriageReturnsAndEmptyLinesAtTheEnds) {
  const CsvData data = parseCsv("\xef\xbb\xbf\r\nx;y\r\n1;2\r\n3;4\r\n  \r\n\r\n", "t.csv");
  EXPECT_EQ(data.names, (std::vector<std::string>{"x", "y"}));
  EXPECT_EQ(column(data, 1), (Floats{2.0F, 4.0F}));
}

TEST(CsvReader, ReadsALastLineWithoutNewline) {
  EXPECT_EQ(column(parseCsv("1\n2", "t.csv"), 0), (Floats{1.0F, 2.0F}));
  EXPECT_EQ(column(parseCsv("7", "t.csv"), 0), (Floats{7.0F}));
}

TEST(CsvReader, ReadsQuotedFieldsWithSeparatorsAndDoubledQuotes) {
  const CsvData data = parseCsv("\"length, \"\"inner\"\"\",b\n\"1.5\", \"2\"\n", "t.csv");
  EXPECT_EQ(data.names[0], "length, \"inner\"");
  EXPECT_EQ(column(data, 0), (Floats{1.5F}));
  EXPECT_EQ(column(data, 1), (Floats{2.0F}));
}

TEST(CsvReader, KeepsAHeaderOfOneColumnThatHoldsSpaces) {
  const CsvData data = parseCsv("wind speed in m/s\n1\n2\n", "t.csv");
  EXPECT_EQ(data.names, (std::vector<std::string>{"wind speed in m/s"}));
  EXPECT_EQ(column(data, 0), (Floats{1.0F, 2.0F}));
}

TEST(CsvReader, RoundsToTheNearestFloatAndTinyNumbersToZero) {
  const CsvData data =
      parseCsv("16777217\n0.1\n1e-60\n-1e-400\n+4\n3.4028235e38\n1e-45\n", "t.csv");
  EXPECT_EQ(column(data, 0),
            (Floats{16777216.0F, 0.1F, 0.0F, -0.0F, 4.0F, std::numeric_limits<float>::max(),
                    std::numeric_limits<float>::denorm_min()}));
}

TEST(CsvReader, ChoosesColumnsByNameOrNumberAndSkipsTextElsewhere) {
  const std::string text = "who,x,y\nann,1,2\nbob,3,4\n";
  const CsvData named = parseCsv(text, "t.csv", {.columns = {"y", "2"}});
  EXPECT_EQ(named.names, (std::vector<std::string>{"y", "x"}));
  EXPECT_EQ(column(named, 0), (Floats{2.0F, 4.0F}));
  EXPECT_EQ(column(named, 1), (Floats{1.0F, 3.0F}));
  const CsvData twice = parseCsv(text, "t.csv", {.columns = {"x", "x"}});
  EXPECT_EQ(column(twice, 0), column(twice, 1));
}

TEST(CsvReader, ListsTheColumnsWhenThereAreMoreThanTwo) {
  EXPECT_EQ(refusal("who,x,y\nann,1,2\n"),
            "t.csv has 3 columns, 1 'who', 2 'x', 3 'y'; choose one or two of them, by name or "
            "number, as columns.");
  EXPECT_EQ(refusal("1 2 3\n"),
            "t.csv has 3 columns, 1, 2, 3; choose one or two of them, by name or number, "
            "as columns.");
}

TEST(CsvReader, RefusesColumnsThatAreNotThere) {
  EXPECT_EQ(refusal("x,y\n1,2\n", {.columns = {"z"}}),
            "t.csv has no column 'z'; its columns are 1 'x', 2 'y'.");
  EXPECT_EQ(refusal("1,2\n", {.columns = {"3"}}), "t.csv has no column '3'; its columns are 1, 2.");
  EXPECT_EQ(refusal("1,2,3\n", {.columns = {"1", "2", "3"}}),
            "t.csv: --columns takes one or two columns, but 3 are named.");
}

TEST(CsvReader, RefusesWithASentenceThatNamesTheLine) {
  EXPECT_EQ(refusal(""), "t.csv is empty; it must hold at least one line with a number.");
  EXPECT_EQ(refusal("\n\r\n"), "t.csv is empty; it must hold at least one line with a number.");
  EXPECT_EQ(refusal("x,y\n"), "t.csv holds no numbers: its only line, line 1, reads 'x,y'.");
  EXPECT_EQ(refusal("1,2\n3,4\n5\n"), "t.csv, line 3, has 1 field, but line 1 has 2.");
  EXPECT_EQ(refusal("1,2\n3,4,5\n"), "t.csv, line 2, has 3 fields, but line 1 has 2.");
  EXPECT_EQ(refusal("x\n1\ntwo\n"), "t.csv, line 3, column 1 (x): 'two' is not a number.");
  EXPECT_EQ(refusal("1,2\n3,\n"), "t.csv, line 2, column 2, is empty where a number must stand.");
  EXPECT_EQ(refusal("1\n\n2\n"), "t.csv, line 2, is empty, but more lines with text follow it.");
  EXPECT_EQ(refusal("1,2\n\"3,4\n"), "t.csv, line 2: a quoted field is not closed on its line.");
  EXPECT_EQ(refusal("\"1\"2,3\n"), "t.csv, line 1: text follows a closing quote.");
}

TEST(CsvReader, RefusesWhatFloatCannotHold) {
  for (const std::string word : {"nan", "NaN", "-inf", "Infinity", "+inf"}) {
    EXPECT_EQ(refusal("1\n" + word + "\n"),
              "t.csv, line 2, column 1: '" + word + "' is not a finite number.");
  }
  const std::string digits = "4" + std::string(38, '0');
  for (const std::string& word :
       {std::string("1e39"), std::string("-3.5e38"), std::string("1e999999999999"), digits}) {
    EXPECT_EQ(refusal("1\n" + word + "\n"),
              "t.csv, line 2, column 1: '" + word +
                  "' is beyond the largest number that float32 holds, 3.4028235e38.");
  }
}

TEST(CsvReader, ReadsDecimalCommasWhereCommasDoNotSeparate) {
  for (const char* const text :
       {"1,5;2,5\n-3,25;4e1\n", "1,5\t2,5\n-3,25\t40\n", "a;b\n1,5;2,5\n-3,25;40",
        "a b\n1,5 2,5\n-3,25 40", "\"1,5\",\"2,5\"\n\"-3,25\",40\n"}) {
    const CsvData data = parseCsv(text, "t.csv");
    ASSERT_EQ(data.columns.size(), 2U) << text;
    EXPECT_EQ(column(data, 0), (Floats{1.5F, -3.25F})) << text;
    EXPECT_EQ(column(data, 1), (Floats{2.5F, 40.0F})) << text;
    EXPECT_EQ(data.remark, "") << text;
  }
  // A first line without a comma says that there is one column.
  EXPECT_EQ(column(parseCsv("width\n1,5\n2\n3,125", "t.csv"), 0), (Floats{1.5F, 2.0F, 3.125F}));
  EXPECT_EQ(column(parseCsv("2\n1,5\n", "t.csv"), 0), (Floats{2.0F, 1.5F}));
  // Where semicolons separate, three digits behind a comma are no thousands.
  EXPECT_EQ(column(parseCsv("1,234;5\n", "t.csv"), 0), Floats{1.234F});
}

TEST(CsvReader, RefusesCommasThatMayMeanTwoThings) {
  EXPECT_EQ(
      refusal("1,5;2\n1.5;2\n"),
      "t.csv, line 2: '1.5' has a decimal point, but '1,5' in line 1 a comma; write all numbers "
      "alike.");
  EXPECT_EQ(
      refusal("x\n1.5\n1,5\n"),
      "t.csv, line 3: '1,5' has a decimal comma, but '1.5' in line 2 a point; write all numbers "
      "alike.");
  EXPECT_EQ(refusal("x\n1,234\n2\n-12,500\n"),
            "t.csv, line 2: the comma of '1,234', as all others, may be a decimal one or part "
            "thousands; write the numbers with a decimal point.");
  EXPECT_EQ(column(parseCsv("x\n1,234\n0,125\n", "t.csv"), 0), (Floats{1.234F, 0.125F}));
  EXPECT_EQ(
      refusal("x;y\n1,234,567;2\n"),
      "t.csv, line 2, column 1 (x): '1,234,567' is not a number; write numbers with a decimal "
      "point, and thousands together.");
  EXPECT_EQ(refusal("x;y\n1.234,5;2\n"),
            "t.csv, line 2, column 1 (x): '1.234,5' is not a number; write numbers with a decimal "
            "point, and thousands together.");
}

TEST(CsvReader, AsksWhetherPairsOfWholeNumbersAreDecimals) {
  const CsvData pairs = parseCsv("1,5\n2,5\n", "t.csv");
  EXPECT_EQ(pairs.columns.size(), 2U);
  EXPECT_EQ(pairs.remark,
            "t.csv was read as two columns of whole numbers; where its commas are decimal commas, "
            "write decimal points.");
  EXPECT_EQ(refusal("1,5\n2,05\n"),
            "t.csv, line 2: '2,05' may be one number with a decimal comma; write it with a decimal "
            "point, or name both columns, as in --columns 1,2.");
  EXPECT_EQ(column(parseCsv("1,5\n2,05\n", "t.csv", {.columns = {"1", "2"}}), 1), (Floats{5, 5}));
  for (const char* const text : {"a,b\n1,5\n2,05\n", "1,5\n2.5,1\n", "1,-5\n", "1,5e0\n"}) {
    EXPECT_EQ(parseCsv(text, "t.csv").remark, "") << text;
  }
}

TEST(CsvReader, TakesTwiceTheTimeForTwiceTheTable) {
  const auto parse = [](const CsvOptions& options) {
    return [options](const std::string& text) {
      EXPECT_GT(parseCsv(text, "t.csv", options).rows(), 0U);
    };
  };
  const auto repeated = [](const std::string& line) {
    return [line](std::size_t count) {
      std::string text;
      for (std::size_t i = 0; i < count; ++i) text += line;
      return text;
    };
  };
  tests::expectLinearTime("CSV, one column", 2'000'000, repeated("1\n"), parse({}));
  tests::expectLinearTime("CSV, two columns", 500'000, repeated("1.25,-3e2\n"), parse({}));
  tests::expectLinearTime("CSV, decimal commas", 500'000, repeated("1,25;-3,5\n"), parse({}));
  tests::expectLinearTime("CSV, quotes", 300'000, repeated("\"1.25\",\"3\"\n"), parse({}));
  // One line, up to the longest that there may be.
  tests::expectLinearTime("CSV, a wide line", 250'000, repeated("1 "), parse({.asMatrix = true}));
  tests::expectLinearTime(
      "CSV, a wide line of quotes", 60'000,
      [](std::size_t count) {
        std::string text = "1";
        for (std::size_t i = 1; i < count; ++i) text += ",\"1\"";
        return text;
      },
      parse({.asMatrix = true}));
}

TEST(CsvReader, ShortensAndCleansWhatItQuotes) {
  const std::string sentence = refusal("1\nx\x01" + std::string(60, 'y') + "\n");
  EXPECT_EQ(sentence,
            "t.csv, line 2, column 1: 'x?" + std::string(38, 'y') + "…' is not a number.");
}

TEST(CsvReader, RefusesBinaryAndUtf16) {
  EXPECT_EQ(refusal(std::string_view("1\n\0", 3)), "t.csv is not a text file: its byte 3 is zero.");
  EXPECT_EQ(refusal(std::string_view("\xff\xfe"
                                     "1\0",
                                     4)),
            "t.csv is UTF-16 text; save it as UTF-8.");
}

TEST(CsvReader, NamesEveryLimit) {
  EXPECT_EQ(refusal("1\n2\n3\n", {.maxRows = 2}),
            "t.csv, line 3: more lines with numbers than the limit, 2.");
  EXPECT_EQ(refusal("1\n2\n3\n", {.maxBytes = 5}),
            "t.csv is larger than the limit, 5 bytes (5 B).");
  EXPECT_EQ(refusal("1\n" + std::string((1 << 20) + 1, '2')),
            "t.csv, line 2, is longer than the limit, 1048576 bytes (1.0 MiB).");
}

TEST(CsvReader, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  try {
    (void)parseCsv("1\n", "t.csv", {}, source.get_token());
    FAIL() << "not cancelled";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::cancelled);
  }
}

TEST_F(CsvFile, ReadsLinesThatLieAcrossItsPieces) {
  // Longer than one piece, with lines of changing length so that cuts fall everywhere.
  constexpr int kRows = 800'000;
  std::string text = "i,square root\n";
  for (int i = 0; i < kRows; ++i) {
    text += std::to_string(i) + "," + std::to_string(std::sqrt(i)) + "\n";
  }
  const CsvData data = readFile(write("long.csv", text));
  ASSERT_EQ(data.rows(), static_cast<std::uint64_t>(kRows));
  const auto i = data.columns[0].as<float>();
  const auto root = data.columns[1].as<float>();
  for (int row = 0; row < kRows; ++row) {
    ASSERT_EQ(i[static_cast<std::size_t>(row)], static_cast<float>(row));
    ASSERT_NEAR(root[static_cast<std::size_t>(row)], std::sqrt(row), 1e-4);
  }
}

TEST_F(CsvFile, RefusesWhatIsNoReadableFile) {
  const std::string folder = m_folder.string();
  EXPECT_EQ(refusalOf(m_folder / "none.csv"), folder + "/none.csv does not exist.");
  EXPECT_EQ(refusalOf(m_folder), folder + " is a directory, not a file.");
  EXPECT_EQ(refusalOf(write("empty.csv", "")),
            folder + "/empty.csv is empty; it must hold at least one line with a number.");
}

TEST_F(CsvFile, RefusesALargeFileWithoutReadingIt) {
  const fs::path file = write("huge.csv", "1\n");
  fs::resize_file(file, std::uintmax_t{2} << 30);  // sparse
  EXPECT_EQ(refusalOf(file), file.string() +
                                 " is 2147483648 bytes large; the limit is 1073741824 bytes (1.0 "
                                 "GiB).");
}

TEST_F(CsvFile, NamesAFileThatMayNotBeRead) {
  if (::geteuid() == 0) GTEST_SKIP() << "the superuser may read every file";
  const fs::path file = write("closed.csv", "1\n");
  fs::permissions(file, fs::perms::none);
  EXPECT_EQ(refusalOf(file), file.string() + " cannot be read: Permission denied.");
}

TEST_F(CsvFile, IsAMatrixWithAllItsColumns) {
  const CsvMatrix plain = readMatrix(write("a.csv", "1,2,3\n4,5,6\n"));
  EXPECT_EQ(plain.rows, 2);
  EXPECT_EQ(plain.columns, 3);
  const auto values = plain.values.as<float>();
  EXPECT_EQ(std::vector<float>(values.begin(), values.end()),
            (std::vector<float>{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(readMatrix(write("headed.csv", "x;y\n1;2\n")).rows, 1);

  // More rows than a column keeps apart, and more columns than that.
  std::string tall;
  for (int row = 0; row < 40'000; ++row) tall += std::to_string(row) + ",-1\n";
  const CsvMatrix narrow = readMatrix(write("tall.csv", tall));
  EXPECT_EQ(narrow.rows, 40'000);
  EXPECT_EQ(narrow.values.as<float>()[2 * 39'999], 39'999.0F);
  std::string wide = "0";
  for (int column = 1; column < 20'000; ++column) wide += " " + std::to_string(column);
  const CsvMatrix broad = readMatrix(write("wide.csv", wide + "\n" + wide + "\n"));
  EXPECT_EQ(broad.columns, 20'000);
  EXPECT_EQ(broad.values.as<float>()[20'000 + 19'999], 19'999.0F);

  EXPECT_THROW(static_cast<void>(readMatrix(write("ragged.csv", "1,2\n3\n"))), values::Error);
}

TEST(CsvMatrix, SaysNMAndKOfAProductOrWhyThereIsNone) {
  values::Parameters parameters;
  takeShape(parameters, 80, 48, 48, 60);
  EXPECT_EQ(parameters.m, 80);
  EXPECT_EQ(parameters.k, 48);
  EXPECT_EQ(parameters.n, 60);
  try {
    takeShape(parameters, 80, 48, 47, 60);
    FAIL();
  } catch (const values::Error& error) {
    EXPECT_STREQ(error.what(),
                 "A is 80×48 and B is 47×60: A must have as many columns as B has rows.");
  }
}

}  // namespace
}  // namespace lanescope::app
