// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/result_facts.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QLabel>

#include "tests/ui/window/window_fixture.h"
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

TEST(CounterFacts, AreApartFromWhatTheGpuReadWhereTheRecordIsOfAPart) {
  values::RunResult result = readResult();
  result.counters->recordedBlocks = 1;
  const QList<Fact> facts = counterFacts(result);
  EXPECT_EQ(factNamed(facts, QStringLiteral("Global loads, requests")).measured, QString());
  const Fact whole = factNamed(facts, QStringLiteral("Whole launch: Global loads, requests"));
  EXPECT_EQ(whole.value, QString());
  EXPECT_EQ(whole.measured, QStringLiteral("65"));
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
