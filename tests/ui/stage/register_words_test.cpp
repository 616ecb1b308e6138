// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/register_words.h"

#include <gtest/gtest.h>

#include <bit>
#include <memory>

#include "tests/gpu/trace/record_maker.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

using trace::Event;
using trace::EventKind;
using trace::Operation;
using trace::OperationKind;
using trace::ScalarType;
using trace::Source;

std::uint64_t bits(float value) {
  return std::bit_cast<std::uint32_t>(value);
}
constexpr Source made(std::uint32_t operation) {
  return operation | trace::kOperationMark;
}

/// A thread that computes what the names say of the elements 2, -3 and 4 of `in`.
class RegisterWordsTest : public testing::Test {
 protected:
  void compute(const char* text, const trace::Operations& operations, float result) {
    std::vector<Event> events;
    for (int i = 0; i < 3; ++i) {
      constexpr float kElements[] = {2, -3, 4};
      events.push_back(Event::make(EventKind::load, 0, 1, i, bits(kElements[i])));
    }
    events.push_back(Event::make(EventKind::store, 1, 3, 0, bits(result)));
    trace::Record record =
        *test::makeRecord({{.name = "in", .count = 3}, {.name = "out", .count = 1}}, {events});
    record.flow = trace::Flow{{0, operations.size()}, operations};
    m_model = std::make_unique<StageModel>(std::make_shared<const trace::Record>(record), 0);
    m_registers =
        std::make_unique<trace::Registers>(*m_model->record, 0, 0, trace::SourceNames(text));
    m_words = std::make_unique<RegisterWords>(*m_model, *m_registers);
  }
  static Operation operation(OperationKind kind, Source first, Source second = trace::kNoSource,
                             Source third = trace::kNoSource, int line = 2) {
    return Operation::make(kind, ScalarType::float32, line, first, second, third);
  }
  static Operation stored(Source source) {
    return operation(OperationKind::pass, source, 3, trace::kNoSource, 3);
  }

  std::unique_ptr<StageModel> m_model;
  std::unique_ptr<trace::Registers> m_registers;
  std::unique_ptr<RegisterWords> m_words;
};

TEST_F(RegisterWordsTest, AnEquationHasNamesNumbersAndTheValue) {
  compute("x[i] = in[i];\nsum = fmaf(x[0], x[1], x[2]);\nout[0] = sum;\n",
          {operation(OperationKind::fusedMultiplyAdd, 0, 1, 2), stored(made(0))}, -2);
  EXPECT_EQ(m_words->equationOf(made(0)), "sum = fma(x, x (2), x (3)) = 2 × (-3) + 4 = -2");
  EXPECT_EQ(m_words->equationOf(1), "x (2) = in[1] = -3");
  EXPECT_EQ(m_words->explain(made(0), 2),
            QStringLiteral("sum = fma(x, x (2), x (3)) = 2 × (-3) + 4 = -2\n"
                           "\u00a0\u00a0\u00a0\u00a0x = in[0] = 2\n"
                           "\u00a0\u00a0\u00a0\u00a0x (2) = in[1] = -3\n"
                           "\u00a0\u00a0\u00a0\u00a0x (3) = in[2] = 4"));
}

TEST_F(RegisterWordsTest, TheElementsOfADeclaredArrayHaveTheirSubscripts) {
  compute("x[i] = in[i];\nsum = fmaf(x[0], x[1], x[2]);\nfloat x[3];\n",
          {operation(OperationKind::fusedMultiplyAdd, 0, 1, 2), stored(made(0))}, -2);
  EXPECT_EQ(m_words->equationOf(made(0)), "sum = fma(x[0], x[1], x[2]) = 2 × (-3) + 4 = -2");
}

TEST_F(RegisterWordsTest, AnEquationOfOneLineStandsWithinAnother) {
  compute("x[i] = in[i];\nout[0] = (x[0] - x[1]) * min(x[2], 7);\n",
          {operation(OperationKind::subtract, 0, 1),
           Operation::constant(ScalarType::float32, 2, bits(7)),
           operation(OperationKind::lesser, 2, made(1)),
           operation(OperationKind::multiply, made(0), made(2)), stored(made(3))},
          20);
  EXPECT_EQ(m_words->equationOf(made(3)), "out[0] = (x − x (2)) × min(x, 7) = 5 × 4 = 20");
}

TEST_F(RegisterWordsTest, AStoredElementIsExplainedLevelByLevel) {
  compute("x = in[i];\nsum = sum + x;\nout[0] = sum;\n",
          {operation(OperationKind::add, 0, 1), operation(OperationKind::add, made(0), 2),
           stored(made(1))},
          3);
  const QStringList lines = m_words->explainStored(3, 2).split(QLatin1Char('\n'));
  ASSERT_FALSE(lines.isEmpty());
  EXPECT_EQ(lines[0], "out[0] = sum = sum + x = -1 + 4 = 3");
  EXPECT_EQ(lines.value(1).trimmed(), "sum = x + x (2) = 2 + (-3) = -1");
  EXPECT_EQ(m_words->explainStored(0, 2), "") << "a load stores nothing";
}

TEST(RegisterWords, SayWhyARecordTellsNothing) {
  trace::Record record;
  EXPECT_TRUE(RegisterWords::whyMissing(record).contains("holds no operations"));
  record.flow.emplace();
  EXPECT_EQ(RegisterWords::whyMissing(record), "");
  record.flow->truncated = true;
  EXPECT_TRUE(RegisterWords::whyMissing(record).contains("cut short"));
}

}  // namespace
}  // namespace lanescope::ui
