// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/result_facts.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QTabWidget>

#include "tests/ui/window/window_fixture.h"
#include "trace/record/tile_shape.h"
#include "ui/kernel/result_panel.h"
#include "ui/widgets/facts_table.h"

namespace lanescope::ui {
namespace {

values::RunResult readResult() {
  values::RunResult result;
  result.backend = values::BackendChoice::cuda;
  values::Counters& counters = result.counters.emplace();
  counters.recordedBlocks = 4;
  counters.blocks = 4;
  counters.total.barriers = 7;
  counters.total.globalLoads = {2048, 64, 256, 0, 0};
  counters.total.sharedAtomics = {32, 1, 0, 3, 2};
  counters.lines = {{20, {0, {2048, 64, 256, 0, 0}, {}, {}, {}, {}, {}}}};
  values::WarpCounters& read = result.hardwareCounters.emplace().launch.emplace();
  read.globalLoads = {0, 65, 257, 0, 0};
  return result;
}

Fact factNamed(const QList<Fact>& facts, const QString& name) {
  for (const Fact& fact : facts) {
    if (fact.name == name) return fact;
  }
  ADD_FAILURE() << "no " << name.toStdString();
  return {};
}

TEST(CounterFacts, StandBesideWhatTheGpuRead) {
  const QList<Fact> facts = counterFacts(readResult());
  const Fact requests = factNamed(facts, QStringLiteral("Global loads, requests"));
  EXPECT_EQ(requests.value, QStringLiteral("64"));
  EXPECT_EQ(requests.measured, QStringLiteral("65"));
  EXPECT_TRUE(
      requests.help.contains(QLatin1String("l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum")));
  EXPECT_TRUE(requests.help.contains(QLatin1String("the number of looks differs")));
  EXPECT_EQ(factNamed(facts, QStringLiteral("Global loads, sectors")).measured,
            QStringLiteral("257"));
  // No metric counts these, and the GPU knows no lines.
  EXPECT_EQ(factNamed(facts, QStringLiteral("Barriers")).measured, QString());
  EXPECT_EQ(factNamed(facts, QStringLiteral("Shared atomics, wavefronts")).measured, QString());
  EXPECT_EQ(factNamed(facts, QStringLiteral("Line 20: Global loads, requests")).measured,
            QString());
}

TEST(CounterFacts, NameTheFloatingPointOperationsThatThereWere) {
  values::RunResult result = readResult();
  result.counters->arithmetic = values::Arithmetic{{1023, 0, 0}, {0, 0, 8}, 4096};
  result.hardwareCounters->arithmetic = values::Arithmetic{{1020, 0, 3}, {}, 0};
  QList<Fact> facts = counterFacts(result);
  const Fact additions = factNamed(facts, QStringLiteral("Additions, float32"));
  EXPECT_EQ(additions.value, QStringLiteral("1,023"));
  EXPECT_EQ(additions.measured, QStringLiteral("1,020"));
  const Fact fused = factNamed(facts, QStringLiteral("Fused multiply-adds, float32"));
  EXPECT_EQ(fused.value, QStringLiteral("0"));
  EXPECT_EQ(fused.measured, QStringLiteral("3"));
  EXPECT_TRUE(additions.help.contains(QLatin1String("_op_fadd_pred_on.sum")));
  EXPECT_EQ(factNamed(facts, QStringLiteral("Fused multiply-adds, float64")).value,
            QStringLiteral("8"));
  EXPECT_EQ(factNamed(facts, QStringLiteral("Fused multiply-adds, tensor cores")).value,
            QStringLiteral("4,096"));
  EXPECT_TRUE(std::ranges::none_of(
      facts, [](const Fact& fact) { return fact.name.startsWith(QLatin1String("Multipl")); }));

  result.counters->recordedBlocks = 1;
  facts = counterFacts(result);
  EXPECT_EQ(factNamed(facts, QStringLiteral("Additions, float32")).measured, QString());
  EXPECT_EQ(factNamed(facts, QStringLiteral("Whole launch: Additions, float32")).measured,
            QStringLiteral("1,020"));
}

TEST(CounterFacts, CountTheProductsOfWarpGroups) {
  using trace::Event;
  values::RunResult result = readResult();
  trace::Record& record = result.record.emplace();
  const trace::TileShape columns{128, 8};
  record.events.assign(128, Event::make(trace::EventKind::tensorProduct, 0, 9, 0, columns.bits(),
                                        static_cast<unsigned>(trace::ProductForm::right)));
  EXPECT_EQ(
      factNamed(counterFacts(result), QStringLiteral("Fused multiply-adds, tensor cores")).value,
      QStringLiteral("65,536"));
}

TEST(CounterFacts, AreApartFromWhatTheGpuReadWhereTheRecordIsOfAPart) {
  values::RunResult result = readResult();
  result.counters->recordedBlocks = 1;
  const QList<Fact> facts = counterFacts(result);
  EXPECT_EQ(factNamed(facts, QStringLiteral("Global loads, requests")).measured, QString());
  const Fact whole = factNamed(facts, QStringLiteral("Whole launch: Global loads, requests"));
  EXPECT_EQ(whole.value, QString());
  EXPECT_EQ(whole.measured, QStringLiteral("65"));
}

TEST(RoundingFacts, TellTheLossBesideThatOfOtherOrders) {
  trace::RecordRounding rounding;
  EXPECT_TRUE(roundingFacts(rounding).empty());  // nothing that could round
  rounding.totals = {.lost = 1.25e-6, .additions = 1023, .multiplications = 0, .inexact = 700};
  EXPECT_EQ(factNamed(roundingFacts(rounding), QStringLiteral("Lost in rounding")).value,
            QStringLiteral("1.25e-06 in %1 additions").arg(QLocale().toString(1023)));
  EXPECT_EQ(roundingFacts(rounding).size(), 2);
  rounding.sum = trace::SumRounding{1024, 1.25e-6, -3e-7, 0};
  const QList<Fact> facts = roundingFacts(rounding);
  EXPECT_EQ(factNamed(facts, QStringLiteral("Inexact operations")).value, QStringLiteral("700"));
  EXPECT_EQ(factNamed(facts, QStringLiteral("Lost by the sum")).value, QStringLiteral("1.25e-06"));
  EXPECT_EQ(factNamed(facts, QStringLiteral("Pairwise would lose")).value,
            QStringLiteral("-3e-07"));
  EXPECT_EQ(factNamed(facts, QStringLiteral("Kahan would lose")).value, QStringLiteral("nothing"));
  rounding.whyUnknown = "The record does not hold the operations of the threads.";
  EXPECT_EQ(factNamed(roundingFacts(rounding), QStringLiteral("Lost in rounding")).help,
            QStringLiteral("The record does not hold the operations of the threads."));
}

TEST_F(WindowTest, CountersTellWhatRoundingTook) {
  startRun(QStringLiteral("64"), QStringLiteral("64"));
  const auto* table = page<ResultPanel>().findChild<FactsTable*>(QStringLiteral("counters"));
  ASSERT_NE(table, nullptr);
  const auto lost = [table]() -> QString {
    for (int row = 0; row < table->rowCount(); ++row) {
      if (table->item(row, 0)->text() == QLatin1String("Lost in rounding")) {
        return table->item(row, 1)->text();
      }
    }
    return {};
  };
  ASSERT_TRUE(waitFor([&] { return !lost().isEmpty(); }));
  // The inputs are small integers: 64 fused multiply-adds and 63 additions are exact.
  EXPECT_EQ(lost(), QStringLiteral("nothing in 127 additions"));
}

TEST(ResultPanel, HasAColumnForWhatTheGpuReadOnlyWhereItDid) {
  ResultPanel panel;
  const auto* table = panel.findChild<FactsTable*>(QStringLiteral("counters"));
  ASSERT_NE(table, nullptr);
  panel.setResult(readResult());
  ASSERT_EQ(table->columnCount(), 3);
  EXPECT_EQ(table->horizontalHeaderItem(2)->text(), QStringLiteral("Counted by the GPU"));
  EXPECT_EQ(table->item(3, 0)->text(), QStringLiteral("Global loads, requests"));
  EXPECT_EQ(table->item(3, 1)->text(), QStringLiteral("64"));
  EXPECT_EQ(table->item(3, 2)->text(), QStringLiteral("65"));

  values::RunResult refused = readResult();
  refused.hardwareCounters = values::HardwareCounters{std::nullopt, "The driver does not let us."};
  panel.setResult(refused);
  EXPECT_EQ(table->columnCount(), 2);
  const auto* notes = panel.findChild<QLabel*>(QStringLiteral("notes"));
  ASSERT_NE(notes, nullptr);
  EXPECT_TRUE(notes->text().contains(QLatin1String("The driver does not let us.")));
  refused.backend = values::BackendChoice::emulator;
  panel.setResult(refused);
  EXPECT_FALSE(notes->text().contains(QLatin1String("The driver does not let us.")));
}

TEST(ResultPanel, ShowsWhatTheKernelHasPrintedWhereItHas) {
  ResultPanel panel;
  auto* printed = panel.findChild<QPlainTextEdit*>(QStringLiteral("printed"));
  const auto* tabs = panel.findChild<QTabWidget*>();
  values::RunResult result = readResult();
  result.printed = "block 0\nblock 1\n";
  panel.setResult(result);
  EXPECT_TRUE(tabs->isTabVisible(tabs->indexOf(printed)));
  EXPECT_EQ(printed->toPlainText(), QStringLiteral("block 0\nblock 1\n"));
  result.printed.reset();
  panel.setResult(result);
  EXPECT_FALSE(tabs->isTabVisible(tabs->indexOf(printed)));
}

TEST_F(WindowTest, ReadsTheGpusCountersUntilOneSaysNo) {
  auto* action = m_window->findChild<QAction*>(QStringLiteral("hardware-counters"));
  ASSERT_NE(action, nullptr);
  std::vector<bool> asked;
  QObject::connect(
      &page<ParameterPanel>(), &ParameterPanel::runRequested, m_window.get(),
      [&asked](const values::RunRequest& request) { asked.push_back(request.hardwareCounters); });
  startRun(QStringLiteral("64"), QStringLiteral("16"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  action->trigger();
  startRun(QStringLiteral("64"), QStringLiteral("16"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  EXPECT_EQ(asked, (std::vector<bool>{true, false}));
  // The next window remembers it.
  const MainWindow next(app::EngineAddress(), m_theme);
  EXPECT_FALSE(next.findChild<QAction*>(QStringLiteral("hardware-counters"))->isChecked());
  action->trigger();
}

}  // namespace
}  // namespace lanescope::ui
