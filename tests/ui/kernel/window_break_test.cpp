// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTabWidget>
#include "tests/ui/annotation.h"
#include "tests/ui/compare/compare_fixture.h"

#include "ui/compare/wrong_band.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/source_view.h"

namespace lanescope::ui {
namespace {

TEST_F(CompareTest, ASwitchSetsTheLosingPitfallBesideWhatItBreaks) {
  page<ParameterPanel>().setText("n", QStringLiteral("64"));
  page<ParameterPanel>().setText("block", QStringLiteral("16"));
  EXPECT_FALSE(anotherSchedule().isEnabled());
  breakWith("dot_no_tree_barrier");  // nothing has run yet
  EXPECT_TRUE(pitfall("dot_no_tree_barrier").isChecked());
  EXPECT_EQ(page<ComparisonBar>().choice(), "dot_no_tree_barrier");
  EXPECT_EQ(m_both->main.scene->record().kernel, "dot_shared");
  EXPECT_TRUE(shown().result->passed);
  EXPECT_TRUE(catalog::isWrong(*shown().compared));
  EXPECT_EQ(shown().comparedRequest->target.backend, values::BackendChoice::emulator);
  // In an adversarial order this one is right: the search went on.
  EXPECT_EQ(values::nameOf(shown().comparedRequest->target.schedule), "random:1");
  EXPECT_TRUE(words().starts_with("random:1: ")) << words();
  EXPECT_TRUE(words().ends_with(" instead of 4032.")) << words();

  // Another one takes its place, and the switch turned off nothing does.
  breakWith("dot_no_load_barrier");
  EXPECT_FALSE(pitfall("dot_no_tree_barrier").isChecked());
  EXPECT_EQ(values::nameOf(shown().comparedRequest->target.schedule), "adversarial");
  turn("dot_no_load_barrier");
  EXPECT_EQ(m_both, nullptr);
  EXPECT_EQ(page<ComparisonBar>().choice(), "");
  EXPECT_FALSE(pitfall("dot_no_load_barrier").isChecked());
  EXPECT_FALSE(anotherSchedule().isEnabled());
}

TEST_F(CompareTest, AnotherScheduleIsTriedSeedBySeed) {
  run();
  breakWith("dot_no_tree_barrier");
  int tries = 0;
  for (const char* schedule : {"random:2", "random:3", "random:4"}) {
    ASSERT_TRUE(waitFor([this] { return anotherSchedule().isEnabled(); }));
    m_both.reset();
    QTest::mouseClick(&anotherSchedule(), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
    EXPECT_EQ(values::nameOf(shown().comparedRequest->target.schedule), schedule);
    const bool isWrong = catalog::isWrong(*shown().compared);
    EXPECT_TRUE(words().starts_with(std::string(schedule) + ": ")) << words();
    EXPECT_TRUE(words().find(isWrong ? "instead of" : "right by luck") != std::string::npos)
        << words();
    ++tries;
  }
  EXPECT_EQ(tries, 3);
  EXPECT_EQ(page<ComparisonBar>().choice(), "dot_no_tree_barrier:schedule=random:4");
  EXPECT_TRUE(pitfall("dot_no_tree_barrier").isChecked());
  // It comes back from a file with its schedule.
  ASSERT_TRUE(save(path()));
  openNext();
  EXPECT_TRUE(pitfall("dot_no_tree_barrier").isChecked());
  EXPECT_EQ(values::nameOf(shown().comparedRequest->target.schedule), "random:4");
  m_both.reset();
  QTest::mouseClick(&anotherSchedule(), Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  EXPECT_EQ(values::nameOf(shown().comparedRequest->target.schedule), "random:5");
}

TEST_F(CompareTest, WhatHangsOrEndsTheRunIsSaid) {
  run();
  for (const auto& [kernel, part] : {std::pair{"dot_endless", "does not come to an end"},
                                     {"dot_wild_store", "accesses element"},
                                     {"dot_divergent_barrier", "waits for ever"},
                                     {"dot_odd_block", "instead of 4032"}}) {
    m_both.reset();
    turn(kernel);
    ASSERT_TRUE(waitFor([this] { return !words().empty() && !m_window->controller().isBusy(); }));
    EXPECT_NE(words().find(part), std::string::npos) << kernel << ": " << words();
    EXPECT_EQ(m_failure, QString()) << kernel;
    turn(kernel);
    EXPECT_EQ(page<ComparisonBar>().choice(), "") << kernel;
  }
}

TEST_F(CompareTest, APitfallIsShownBesideWhatItBreaks) {
  page<CatalogView>().choose(QStringLiteral("dot_no_bounds"));
  EXPECT_EQ(page<BreakItBox>().findChildren<QCheckBox*>().size(), 1);
  breakWith("dot_global");
  EXPECT_EQ(m_both->main.scene->record().kernel, "dot_no_bounds");
  EXPECT_TRUE(shown().compared->passed);
  EXPECT_FALSE(anotherSchedule().isVisible());
  // A kernel that nothing breaks has no switches.
  page<CatalogView>().choose(QStringLiteral("matmul_naive"));
  EXPECT_FALSE(breakButton().isVisible());
}

TEST_F(CompareTest, APitfallLooksBroken) {
  run();
  auto& band = page<WrongBand>();
  EXPECT_FALSE(band.isVisible()) << band.text().toStdString();
  page<CatalogView>().choose(QStringLiteral("dot_no_load_barrier"));
  page<ParameterPanel>().setText("n", QStringLiteral("64"));
  page<ParameterPanel>().setText("block", QStringLiteral("16"));
  run();
  EXPECT_TRUE(band.isVisible());
  EXPECT_TRUE(band.text().startsWith(QLatin1String("Wrong: "))) << band.text().toStdString();
  EXPECT_TRUE(band.text().endsWith(QLatin1String(", expected 4032"))) << band.text().toStdString();
  // Its findings are in front, and the source says what the right kernel has.
  auto* parts = page<ResultPanel>().findChild<QTabWidget*>();
  EXPECT_EQ(parts->tabText(parts->currentIndex()), QStringLiteral("Findings (1)"));
  QStringList others;
  for (int line = 0; line < page<SourceView>().lines(); ++line) {
    const QString other = tests::annotationAt(page<SourceView>(), line);
    if (!other.isEmpty()) others += other;
  }
  ASSERT_EQ(others.size(), 1);
  EXPECT_TRUE(others[0].startsWith(QLatin1String("dot_shared has: __syncthreads();")));

  // The right kernel is right again, until the pitfall stands beside it.
  page<CatalogView>().choose(QStringLiteral("dot_shared"));
  run();
  EXPECT_FALSE(band.isVisible()) << band.text().toStdString();
  EXPECT_EQ(page<SourceView>().markersAtLine(24), 0U);
  breakWith("dot_no_load_barrier");
  EXPECT_TRUE(band.isVisible());
  EXPECT_TRUE(band.text().startsWith(QStringLiteral("dot_no_load_barrier – Wrong: ")))
      << band.text().toStdString();
  EXPECT_NE(page<SourceView>().markersAtLine(24), 0U) << "the barrier that the pitfall lacks";
  turn("dot_no_load_barrier");
  EXPECT_FALSE(band.isVisible());
  EXPECT_EQ(page<SourceView>().markersAtLine(24), 0U);

  // It is named while the right kernel stands beside it.
  page<CatalogView>().choose(QStringLiteral("dot_no_load_barrier"));
  breakWith("dot_shared");
  EXPECT_TRUE(band.text().startsWith(QStringLiteral("dot_no_load_barrier – Wrong: ")))
      << band.text().toStdString();
}

TEST_F(CompareTest, WhatAPitfallDoesNotKnowIsRefusedInWords) {
  page<ParameterPanel>().setText("dtype", QStringLiteral("float64"));
  run();
  turn("dot_no_load_barrier");
  EXPECT_TRUE(m_failure.startsWith(QLatin1String("dot_no_load_barrier knows only dtype = float32")))
      << m_failure.toStdString();
  EXPECT_EQ(said(), m_failure);
  EXPECT_FALSE(m_window->controller().isBusy());
}

}  // namespace
}  // namespace lanescope::ui
