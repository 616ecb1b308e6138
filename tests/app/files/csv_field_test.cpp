// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/csv_field.h"

#include <gtest/gtest.h>

namespace lanescope::app {
namespace {

TEST(CsvField, StandsAsItIsWhereNothingAsksForQuotes) {
  for (const char* const text : {"", "dot_shared", "GPU: NVIDIA H200", " 1 thread ", "1;2", "µs"}) {
    EXPECT_EQ(csvField(text), text);
  }
}

TEST(CsvField, IsQuotedWhereItHoldsACommaAQuoteOrALineEnd) {
  EXPECT_EQ(csvField("dot_shared, cold"), "\"dot_shared, cold\"");
  EXPECT_EQ(csvField("A \"GPU\""), "\"A \"\"GPU\"\"\"");
  EXPECT_EQ(csvField("\""), "\"\"\"\"");
  EXPECT_EQ(csvField("two\nlines"), "\"two\nlines\"");
  EXPECT_EQ(csvField("two\r\nlines"), "\"two\r\nlines\"");
}

}  // namespace
}  // namespace lanescope::app
