// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/clipped_text.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QRegularExpression>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <algorithm>
#include <iostream>
#include <map>
#include <optional>

#include "app/lesson/lesson_library.h"
#include "app/lesson/lesson_reader.h"
#include "app/text/translation.h"
#include "catalog/catalog.h"
#include "cpu/cpu_info.h"
#include "tests/ui/window/desktop_type.h"
#include "tests/ui/window/pseudo_language.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_maker.h"
#include "ui/kernel/catalog_view.h"
#include "ui/measure/measure_page.h"
#include "ui/numbers/errors_page.h"
#include "ui/numbers/work_page.h"
#include "ui/picture/picture_file.h"
#include "ui/stage/scene/comparison_scene.h"
#include "ui/stage/scene/stage_picture.h"

namespace lanescope::ui {
namespace {

enum class Spoken { english, pseudo, slovenian, chinese };

const char* nameOf(Spoken language) {
  switch (language) {
    case Spoken::english:
      return "English";
    case Spoken::pseudo:
      return "Pseudo";
    case Spoken::slovenian:
      return "Slovenian";
    case Spoken::chinese:
      return "Chinese";
  }
  return "";
}

/// 960 × 540 is what a screen of 1920 × 1080 has at 200%.
const QSize kSizes[] = {{960, 540},  {960, 700},  {1024, 768},
                        {1280, 720}, {1366, 768}, {1920, 1080}};

/// Names that are the same in every language, beside those of the catalogue: of products and
/// backends, of arrays in kernels, and of what the sources of kernels and their first lines call
/// things. The engine
/// describes a processor: "AMD EPYC, 2 threads".
const QStringList kNames{"Lanescope", "NVIDIA",  "CUDA",     "Emulator", "EPYC",  "Intel", "Xeon",
                         "cache",     "partial", "products", "OpenBLAS", "auto",  "float", "double",
                         "Processor", "threads", "const",    "input",    "output"};
/// The engine is another program, and its sentences are English.
const QStringList kOfTheEngine{"This build of Lanescope has no CUDA backend",
                               "No NVIDIA driver is installed",
                               " needs a GPU of compute capability "};

/// What the window shows as it stands elsewhere: the titles and summaries of lessons, whose
/// languages are files of their own, and what this machine calls its processor.
const QStringList& quotedTexts() {
  static const QStringList kTexts = [] {
    QStringList texts{QString::fromStdString(cpu::describeCpu())};
    for (const QString& name : app::shippedNames(app::ShippedKind::lesson)) {
      const QString folder = app::shippedFolder(app::ShippedKind::lesson, name);
      const app::FrontMatter front = app::readLesson(folder, QStringLiteral("en")).front;
      texts << front.title << front.summary;
    }
    return texts;
  }();
  return kTexts;
}

/// Whether a text has words that are not translated, not quoted and no names.
bool isForeign(QString text) {
  for (const QString& quoted : quotedTexts()) text.remove(quoted);
  for (const QString& sentence : kOfTheEngine) {
    if (text.contains(sentence)) return false;
  }
  // A machine as its results name it.
  static const QRegularExpression kMachine(QStringLiteral("^[^,]+, [0-9]+ threads$"));
  if (text.contains(kMachine)) return false;
  const auto isName = [](const QString& word) {
    const std::string name = word.toStdString();
    return kNames.contains(word) ||
           std::ranges::any_of(catalog::kernels(), [&](const catalog::KernelRow& row) {
             return row.id == name ||
                    std::ranges::any_of(row.parameters, [&](const catalog::ParameterSpec& each) {
                      return each.name == name ||
                             std::ranges::any_of(each.choices, [&](std::string_view choice) {
                               return choice.find(name) != std::string_view::npos;
                             });
                    });
           });
  };
  const QStringList words = PseudoLanguage::foreignWords(text);
  return !std::ranges::all_of(words, isName);
}

/// Prints a table of what it has looked at: one line for each place, with the number of texts and
/// how many of them were clipped.
class ClippedTextTest : public WindowTest, public testing::WithParamInterface<Spoken> {
 protected:
  void SetUp() override {
    m_isPseudo = GetParam() == Spoken::pseudo;
    if (m_isPseudo) QApplication::installTranslator(&m_pseudo);
    if (GetParam() == Spoken::slovenian) m_translation.emplace(Language::slovenian);
    if (GetParam() == Spoken::chinese) m_translation.emplace(Language::traditionalChinese);
    WindowTest::SetUp();
  }
  void TearDown() override {
    m_window.reset();
    QApplication::removeTranslator(&m_pseudo);
    m_translation.reset();
    m_theme.use(Theme::Choice::light);
    RecordProperty("texts", static_cast<int>(m_texts));
    RecordProperty("clipped", static_cast<int>(m_clipped));
    for (const auto& [text, where] : m_foreign) {
      ADD_FAILURE() << "not translated: \"" << text.toStdString() << "\", " << where.toStdString();
    }
  }

  void runAndMeasure() {
    QObject::connect(
        &m_window->controller(), &RunController::comparedReady, m_window.get(),
        [this](std::shared_ptr<const ComparisonScene> both) { m_both = std::move(both); });
    startRun(QStringLiteral("64"), QStringLiteral("16"));
    ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
    begin(page<MeasurePage>());
    begin(page<ErrorsPage>());
    begin(page<WorkPage>());
  }

  void begin(ComparisonPage& page) {
    page.start();
    ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  }

  void compareWith(const char* kernel) {
    for (QComboBox* combo : m_window->findChildren<QComboBox*>()) {
      const int at = combo->findData(QString::fromLatin1(kernel));
      if (at < 0) continue;
      combo->setCurrentIndex(at);
      emit combo->activated(at);
      ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
      return;
    }
    FAIL() << "no " << kernel;
  }

  /// The texts of the stage, as its picture tells; what it has shortened ends in "…".
  void addStage(TextsInSight& texts) {
    const auto picture = page<StagePage>().picture();
    const QSize size = page<StagePage>().pictureSize();
    const QString svg = QString::fromUtf8(app::svgOf(size, {}, [&](QPainter& painter) {
      picture->paint(painter, QRectF(QPointF(), size), 0, 1.0, m_theme.colors());
    }));
    static const QRegularExpression kText(QStringLiteral("<text[^<>]*>([^<>]+)<"));
    static const QRegularExpression kShortened(QStringLiteral("[^\\s]…$"));
    for (auto each = kText.globalMatch(svg); each.hasNext();) {
      const QString text = each.next().captured(1);
      texts.all += text;
      if (text.contains(kShortened)) texts.clipped += QStringLiteral("stage: \"%1\"").arg(text);
    }
  }

  [[nodiscard]] TextsInSight texts() {
    TextsInSight texts = textsInSight(*m_window);
    if (page<StageWidget>().isVisible()) addStage(texts);
    return texts;
  }

  void resizeTo(QSize size) {
    m_size = size;
    m_window->resize(size);
    ASSERT_TRUE(becomesTrue([&] { return m_window->size() == size; }))
        << m_window->width() << " x " << m_window->height();
  }

  /// Waits for what stands at this place to be whole.
  void lookAt(const QString& place) {
    TextsInSight found;
    const bool isWhole = becomesTrue([&] {
      found = texts();
      return found.clipped.isEmpty();
    });
    const QString where = m_walk + QLatin1String(", ") + place;
    std::cout << where.toStdString() << ": " << found.all.size() << " texts, "
              << found.clipped.size() << " clipped\n";
    EXPECT_EQ(m_window->size(), m_size)
        << where.toStdString() << ": " << m_window->width() << " x " << m_window->height();
    m_texts += found.all.size();
    m_clipped += found.clipped.size();
    EXPECT_TRUE(isWhole) << where.toStdString() << "\n  "
                         << found.clipped.join("\n  ").toStdString();
    if (!m_isPseudo) return;
    for (const QString& text : found.all) {
      if (isForeign(text)) m_foreign.try_emplace(text, where);
    }
  }

  /// Every tab of every page and dock at the window's present size.
  void walkPages() {
    auto* pages = m_window->findChild<QTabBar*>(QStringLiteral("pages"));
    for (int page = 0; page < pages->count(); ++page) {
      pages->setCurrentIndex(page);
      lookAt(QStringLiteral("page %1").arg(page + 1));
    }
    pages->setCurrentIndex(0);
    for (const char* name : {"kernel", "more", "breakIt", "compareWith"}) {
      auto* button = page<ParameterPanel>().findChild<QToolButton*>(QLatin1String(name));
      button->click();
      lookAt(QLatin1String(name));
      button->click();
    }
    for (const char* name : {"registersDock", "resultDock"}) {
      m_window->findChild<QDockWidget*>(QLatin1String(name))->raise();
      lookAt(QLatin1String(name));
    }
    auto* parts = page<ResultPanel>().findChild<QTabWidget*>();
    for (int tab = 0; tab < parts->count(); ++tab) {
      parts->setCurrentIndex(tab);
      lookAt(QStringLiteral("result %1").arg(tab + 1));
    }
    parts->setCurrentIndex(0);
  }

  void walk(QSize size, const char* theme) {
    resizeTo(size);
    m_walk = QStringLiteral("%1, %2, %3x%4")
                 .arg(QLatin1String(nameOf(GetParam())), QLatin1String(theme))
                 .arg(size.width())
                 .arg(size.height());
    walkPages();
  }

  /// Ends with the smallest size once more, since what has had room may keep what it has shown.
  void walkIn(Theme::Choice theme, const char* name) {
    runAndMeasure();
    m_theme.use(theme);
    for (const QSize size : kSizes) walk(size, name);
    walk(kSizes[0], name);
  }

  PseudoLanguage m_pseudo;
  std::optional<Translation> m_translation;
  bool m_isPseudo = false;
  std::shared_ptr<const ComparisonScene> m_both;
  QString m_walk;
  QSize m_size;
  qsizetype m_texts = 0;
  qsizetype m_clipped = 0;
  std::map<QString, QString> m_foreign;  ///< texts that are not translated, and where they stand
};

TEST_P(ClippedTextTest, EveryPageIsWholeAtEverySizeInLight) {
  walkIn(Theme::Choice::light, "light");
}

/// Themes differ in their colours alone, so the language with the longest texts stands for all.
class ThemeTextTest : public ClippedTextTest {};

TEST_P(ThemeTextTest, EveryPageIsWholeAtEverySizeInDark) {
  walkIn(Theme::Choice::dark, "dark");
}

TEST_P(ThemeTextTest, EveryPageIsWholeAtEverySizeInHighContrast) {
  walkIn(Theme::Choice::highContrast, "high contrast");
}

TEST_P(ClippedTextTest, AComparisonIsWholeAtEverySize) {
  runAndMeasure();
  compareWith("dot_global");
  for (const QSize size : kSizes) walk(size, "comparison");
}

class TypeOfTwiceTheSize {
 private:
  DesktopType m_type{20.0};
};

class LargeTypeTest : private TypeOfTwiceTheSize, public ClippedTextTest {};

TEST_P(LargeTypeTest, EveryPageIsWholeInTypeOfTwiceTheSize) {
  runAndMeasure();
  walk({1920, 1080}, "200%");
}

constexpr auto kNameOf = [](const testing::TestParamInfo<Spoken>& language) {
  return std::string(nameOf(language.param));
};
INSTANTIATE_TEST_SUITE_P(Languages, ClippedTextTest,
                         testing::Values(Spoken::english, Spoken::pseudo, Spoken::slovenian,
                                         Spoken::chinese),
                         kNameOf);
INSTANTIATE_TEST_SUITE_P(Languages, ThemeTextTest, testing::Values(Spoken::pseudo), kNameOf);
INSTANTIATE_TEST_SUITE_P(Languages, LargeTypeTest, testing::Values(Spoken::english), kNameOf);

}  // namespace
}  // namespace lanescope::ui
