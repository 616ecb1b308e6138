// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <set>

#include "catalog/catalog.h"
#include "resources/resources.h"
#include "ui/cli/common/command.h"
#include "ui/manual/manual.h"
#include "ui/stage/words/glossary.h"

namespace lanescope::ui {
namespace {

QString textOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return QString::fromUtf8(file.readAll());
}

QString textOfPage(const QString& name) {
  return textOf(resources::manualFolder() + QLatin1Char('/') + name);
}

QStringList picturesOf(const QTextDocument& document) {
  QStringList pictures;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    for (auto part = block.begin(); !part.atEnd(); ++part) {
      const QTextImageFormat format = part.fragment().charFormat().toImageFormat();
      if (format.isValid()) pictures += format.name();
    }
  }
  return pictures;
}

std::set<QString> anchorsOf(const QTextDocument& document) {
  std::set<QString> anchors;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() > 0) anchors.insert(anchorOfHeading(block.text()));
  }
  return anchors;
}

QList<int> headingLevelsOf(const QTextDocument& document) {
  QList<int> levels;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    const int level = block.blockFormat().headingLevel();
    if (level > 0) levels += level;
  }
  return levels;
}

/// The files of the pages in English, or of those that a language has: "stage.sl.md".
QStringList filesOfPages(const QString& language = {}) {
  const QString ending =
      language.isEmpty() ? QStringLiteral("md") : language + QStringLiteral(".md");
  QStringList files;
  for (const QFileInfo& file : QDir(resources::manualFolder()).entryInfoList(QDir::Files)) {
    if (file.completeSuffix() == ending) files += file.fileName();
  }
  return files;
}

bool isOfTheWeb(const QString& link) {
  return link.startsWith(QLatin1String("https://"));
}

TEST(ManualPages, AreLinkedFromTheContents) {
  const Manual manual;
  std::set<QString> known;
  for (const ManualPage& page : manual.pages()) {
    known.insert(page.name);
    EXPECT_FALSE(page.title.isEmpty()) << page.name.toStdString();
  }
  const QStringList files = filesOfPages();
  EXPECT_GE(files.size(), 10);
  EXPECT_EQ(known, std::set<QString>(files.begin(), files.end()));
}

TEST(ManualPages, HaveNoHeadingTwice) {
  const Manual manual;
  for (const ManualPage& page : manual.pages()) {
    std::set<QString> anchors;
    for (const ManualSection& section : page.sections) {
      EXPECT_TRUE(anchors.insert(section.anchor).second)
          << page.name.toStdString() << ": " << section.title.toStdString();
    }
  }
}

TEST(ManualPages, LinkToPagesHeadingsAndPicturesThatAreThere) {
  const Manual manual;
  int links = 0;
  int pictures = 0;
  for (const ManualPage& page : manual.pages()) {
    QTextDocument document;
    document.setMarkdown(textOfPage(page.name));
    for (const QString& link : linksOf(document)) {
      if (isOfTheWeb(link)) continue;
      ++links;
      const QString place = link.startsWith(QLatin1Char('#')) ? page.name + link : link;
      EXPECT_TRUE(manual.has(place)) << page.name.toStdString() << ": " << link.toStdString();
    }
    for (const QString& picture : picturesOf(document)) {
      ++pictures;
      EXPECT_FALSE(QImage(resources::manualFolder() + QLatin1Char('/') + picture).isNull())
          << page.name.toStdString() << ": " << picture.toStdString();
    }
  }
  EXPECT_GT(links, 40);
  EXPECT_GE(pictures, 10);
}

class TranslatedPages : public testing::TestWithParam<const char*> {
 protected:
  [[nodiscard]] static QString language() { return QLatin1String(GetParam()); }
};

TEST_P(TranslatedPages, HaveTheHeadingsLinksAndPicturesOfTheEnglishOnes) {
  const QStringList files = filesOfPages(language());
  EXPECT_GE(files.size(), 3);
  for (const QString& file : files) {
    const QString name = file.section(QLatin1Char('.'), 0, 0) + QStringLiteral(".md");
    QTextDocument translated;
    translated.setMarkdown(textOfPage(file));
    QTextDocument english;
    english.setMarkdown(textOfPage(name));
    EXPECT_EQ(headingLevelsOf(translated), headingLevelsOf(english)) << file.toStdString();
    // A sentence may name its links in another order.
    const auto sorted = [](const QStringList& links) {
      return std::set(links.begin(), links.end());
    };
    EXPECT_EQ(sorted(linksOf(translated)), sorted(linksOf(english))) << file.toStdString();
    EXPECT_EQ(picturesOf(translated), picturesOf(english)) << file.toStdString();
  }
}

TEST_P(TranslatedPages, HaveThePlacesOfTheEnglishOnesAndTheirOwnTitles) {
  const Manual english;
  const Manual translated(language());
  ASSERT_EQ(translated.pages().size(), english.pages().size());
  for (const ManualPage& page : english.pages()) {
    for (const ManualSection& section : page.sections) {
      EXPECT_TRUE(translated.has(page.name + QLatin1Char('#') + section.anchor))
          << page.name.toStdString() << '#' << section.anchor.toStdString();
    }
  }
  const QString stage = QStringLiteral("stage.md");
  EXPECT_NE(translated.pageOf(stage)->title, english.pageOf(stage)->title);
  // A page without a translation is the English one.
  const QString own = QStringLiteral("own-kernels.md");
  EXPECT_EQ(translated.pageOf(own)->title, english.pageOf(own)->title);
  EXPECT_EQ(translated.markdownOf(own), textOfPage(own));
}

INSTANTIATE_TEST_SUITE_P(Languages, TranslatedPages, testing::Values("sl", "zh_TW"));

TEST(ManualSearch, FindsWordsOfATranslation) {
  const QList<ManualHit> hits = Manual(QStringLiteral("zh_TW")).find({QStringLiteral("測驗")});
  ASSERT_FALSE(hits.isEmpty());
  EXPECT_EQ(hits.front().place, QStringLiteral("stage.md#the-quiz"));
  EXPECT_TRUE(hits.front().excerpt.contains(QStringLiteral("測驗")));
}

TEST(ProjectDocuments, LinkToFilesAndHeadingsThatAreThere) {
  const QDir root(QStringLiteral(LANESCOPE_SOURCE_DIR));
  for (const char* const name :
       {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"}) {
    QTextDocument document;
    document.setMarkdown(textOf(root.filePath(QLatin1String(name))));
    for (const QString& link : linksOf(document) + picturesOf(document)) {
      if (isOfTheWeb(link)) continue;
      const QString file = root.filePath(link.section(QLatin1Char('#'), 0, 0));
      const QString anchor = link.section(QLatin1Char('#'), 1);
      ASSERT_TRUE(QFileInfo::exists(file)) << name << ": " << link.toStdString();
      if (anchor.isEmpty()) continue;
      QTextDocument target;
      target.setMarkdown(textOf(file));
      EXPECT_TRUE(anchorsOf(target).contains(anchor)) << name << ": " << link.toStdString();
    }
  }
}

TEST(ManualPages, NameEveryCommandAndEveryOption) {
  const QString page = QStringLiteral("command-line.md");
  const QString text = textOfPage(page);
  const Manual manual;
  for (const cli::Command& command : cli::commands()) {
    EXPECT_TRUE(manual.has(page + QLatin1Char('#') + QLatin1String(command.name))) << command.name;
    for (const QCommandLineOption& option : command.options()) {
      if (option.flags() & QCommandLineOption::HiddenFromHelp) continue;
      for (const QString& name : option.names()) {
        const QRegularExpression pattern(QStringLiteral("--%1(?![a-z-])").arg(name));
        EXPECT_TRUE(text.contains(pattern)) << command.name << " --" << name.toStdString();
      }
    }
  }
}

TEST(ManualPages, NameNoOptionThatNoCommandHas) {
  // Each command and the window take these.
  std::set<QString> known{QStringLiteral("help"), QStringLiteral("version"),
                          QStringLiteral("language")};
  for (const cli::Command& command : cli::commands()) {
    for (const QCommandLineOption& option : command.options()) {
      for (const QString& name : option.names()) known.insert(name);
    }
  }
  static const QRegularExpression pattern(QStringLiteral("`--([a-z-]+)"));
  auto found = pattern.globalMatch(textOfPage(QStringLiteral("command-line.md")));
  EXPECT_TRUE(found.hasNext());
  while (found.hasNext()) {
    const QString name = found.next().captured(1);
    EXPECT_TRUE(known.contains(name)) << name.toStdString();
  }
}

// A kernel may be there before the manual names it, but not the other way round.
TEST(ManualPages, NameNoKernelThatIsNotThere) {
  static const QRegularExpression pattern(
      QStringLiteral("`((?:dot|reduce|scan|matmul|histogram)_[a-z0-9_]+)`"));
  auto found = pattern.globalMatch(textOfPage(QStringLiteral("kernels.md")));
  EXPECT_TRUE(found.hasNext());
  while (found.hasNext()) {
    const std::string id = found.next().captured(1).toStdString();
    EXPECT_NE(catalog::lookUp(id), nullptr) << id;
  }
}

TEST(ManualPages, ExplainEveryTermOfTheLegend) {
  const Manual manual;
  for (const GlossaryEntry& entry : glossary()) {
    EXPECT_TRUE(manual.has(placeOf(entry.term))) << entry.word.toStdString();
    EXPECT_EQ(QLatin1String(entry.anchor), anchorOfHeading(entry.word));
  }
}

TEST(ManualAnchors, AreThoseOfGitHub) {
  EXPECT_EQ(anchorOfHeading(QStringLiteral("The quiz")), QStringLiteral("the-quiz"));
  EXPECT_EQ(anchorOfHeading(QStringLiteral("Errors, work and depth")),
            QStringLiteral("errors-work-and-depth"));
  EXPECT_EQ(anchorOfHeading(QStringLiteral("The GPU's own counters")),
            QStringLiteral("the-gpus-own-counters"));
  EXPECT_EQ(anchorOfHeading(QStringLiteral("--block auto")), QStringLiteral("--block-auto"));
}

TEST(ManualSearch, PutsTheSectionOfThisTitleFirst) {
  const QList<ManualHit> hits = Manual().find({QStringLiteral("bank"), QStringLiteral("CONFLICT")});
  ASSERT_GT(hits.size(), 2);
  EXPECT_EQ(hits.front().place, QStringLiteral("glossary.md#bank-conflict"));
  EXPECT_EQ(hits.front().title, QStringLiteral("Glossary: Bank conflict"));
  EXPECT_TRUE(hits.front().excerpt.contains(QStringLiteral("bank")));
}

TEST(ManualSearch, LooksForTheBeginningsOfWords) {
  const Manual manual;
  for (const ManualHit& hit : manual.find({QStringLiteral("race")})) {
    EXPECT_NE(hit.place, QStringLiteral("command-line.md#trace"));
  }
  EXPECT_FALSE(manual.find({QStringLiteral("syncthreads")}).isEmpty());
  EXPECT_FALSE(manual.find({QStringLiteral("--against")}).isEmpty());
  EXPECT_TRUE(manual.find({QStringLiteral("(")}).size() > 5);
}

TEST(ManualSearch, FindsOnlySectionsThatHaveAllWords) {
  const Manual manual;
  for (const ManualHit& hit : manual.find({QStringLiteral("ssh"), QStringLiteral("PATH")})) {
    EXPECT_TRUE(manual.has(hit.place)) << hit.place.toStdString();
  }
  EXPECT_FALSE(manual.find({QStringLiteral("ssh"), QStringLiteral("PATH")}).isEmpty());
  EXPECT_TRUE(manual.find({QStringLiteral("ssh"), QStringLiteral("aardvark")}).isEmpty());
  EXPECT_TRUE(manual.find({}).isEmpty());
}

}  // namespace
}  // namespace lanescope::ui
