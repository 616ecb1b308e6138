// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRawFont>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "resources/resources.h"

namespace lanescope {
namespace {

const QString kRoot = QStringLiteral(LANESCOPE_SOURCES);

struct Message {
  QString context;
  QString source;
  QString comment;
  QStringList forms;  ///< one, or as many as the language has for a text that counts
  bool counts = false;
  bool isDone = false;

  [[nodiscard]] std::string name() const {
    return (context + QStringLiteral(": \"") + source + QStringLiteral("\"")).toStdString();
  }
};

Message readMessage(QXmlStreamReader& xml, const QString& context) {
  Message message;
  message.context = context;
  message.counts = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
  while (xml.readNextStartElement()) {
    if (xml.name() == QLatin1String("source")) {
      message.source = xml.readElementText();
    } else if (xml.name() == QLatin1String("comment")) {
      message.comment = xml.readElementText();
    } else if (xml.name() != QLatin1String("translation")) {
      xml.skipCurrentElement();
    } else {
      message.isDone = !xml.attributes().hasAttribute(QLatin1String("type"));
      if (!message.counts) {
        message.forms += xml.readElementText();
        continue;
      }
      while (xml.readNextStartElement()) message.forms += xml.readElementText();
    }
  }
  return message;
}

std::vector<Message> messagesOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  QXmlStreamReader xml(&file);
  std::vector<Message> messages;
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) context = xml.readElementText();
    if (xml.name() == QLatin1String("message")) messages.push_back(readMessage(xml, context));
  }
  EXPECT_FALSE(xml.hasError()) << path.toStdString() << ": " << xml.errorString().toStdString();
  return messages;
}

QString fileOf(const QString& language) {
  return kRoot + QStringLiteral("/resources/translations/lanescope_%1.ts").arg(language);
}

/// The contexts that are not wholly translated yet, a line each.
std::set<QString> openContexts(const QString& language) {
  QFile file(kRoot + QStringLiteral("/resources/translations/open_contexts_%1.txt").arg(language));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  std::set<QString> contexts;
  while (!file.atEnd()) contexts.insert(QString::fromUtf8(file.readLine()).trimmed());
  contexts.erase(QString());
  return contexts;
}

/// "%1", "%n", … in their order; each once.
std::set<QString> placeholdersOf(const QString& text) {
  static const QRegularExpression kPlaceholder(QStringLiteral("%(L?[0-9]|n)"));
  std::set<QString> found;
  for (auto each = kPlaceholder.globalMatch(text); each.hasNext();) {
    found.insert(each.next().captured());
  }
  return found;
}

class Translations : public testing::TestWithParam<std::pair<const char*, int>> {
 protected:
  [[nodiscard]] static QString language() { return QString::fromLatin1(GetParam().first); }
  [[nodiscard]] static int formCount() { return GetParam().second; }
  const std::vector<Message> m_messages = messagesOf(fileOf(language()));
};

TEST_P(Translations, HaveEveryTextOfTheContextsThatAreDone) {
  const std::set<QString> open = openContexts(language());
  std::set<QString> unfinished;
  for (const Message& message : m_messages) {
    if (message.isDone) continue;
    unfinished.insert(message.context);
    EXPECT_TRUE(open.contains(message.context)) << message.name() << " is not translated";
  }
  for (const QString& context : open) {
    EXPECT_TRUE(unfinished.contains(context))
        << context.toStdString() << " is done, and open_contexts_" << language().toStdString()
        << ".txt still names it";
  }
}

TEST_P(Translations, KeepThePlaceholders) {
  for (const Message& message : m_messages) {
    if (!message.isDone) continue;
    const std::set<QString> wanted = placeholdersOf(message.source);
    for (const QString& form : message.forms) {
      std::set<QString> there = placeholdersOf(form);
      // "one entry" needs no number.
      if (message.counts && message.forms.size() > 1) there.insert(QStringLiteral("%n"));
      EXPECT_EQ(there, wanted) << message.name() << ": \"" << form.toStdString() << "\"";
    }
  }
}

TEST_P(Translations, HaveEveryPluralForm) {
  int counting = 0;
  for (const Message& message : m_messages) {
    if (!message.isDone || !message.counts) continue;
    ++counting;
    EXPECT_EQ(message.forms.size(), formCount()) << message.name();
    for (const QString& form : message.forms) EXPECT_FALSE(form.isEmpty()) << message.name();
  }
  EXPECT_GT(counting, 0);
}

TEST_P(Translations, HaveTheMarksThatTheProgramReads) {
  static const QRegularExpression kTag(QStringLiteral("</?[a-z][^<>]*>"));
  for (const Message& message : m_messages) {
    if (!message.isDone) continue;
    for (const QString& form : message.forms) {
      EXPECT_EQ(form.count(kTag), message.source.count(kTag)) << message.name();
      EXPECT_EQ(form.contains(QLatin1Char('\n')), message.source.contains(QLatin1Char('\n')))
          << message.name();
      EXPECT_EQ(form.startsWith(QLatin1Char(' ')) && !form.trimmed().isEmpty(),
                form.startsWith(QLatin1Char(' ')))
          << message.name();
      EXPECT_FALSE(form.isEmpty()) << message.name();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, Translations,
                         testing::Values(std::pair("sl", 4), std::pair("zh_TW", 1)),
                         [](const auto& each) { return std::string(each.param.first); });

TEST(EnglishTexts, HaveASingularAndAPluralWhereTheyCount) {
  const std::vector<Message> messages = messagesOf(fileOf(QStringLiteral("en")));
  EXPECT_FALSE(messages.empty());
  for (const Message& message : messages) {
    EXPECT_TRUE(message.isDone && message.counts && message.forms.size() == 2) << message.name();
  }
}

/// Those of the program, of the manual and of the lessons.
QStringList chineseTexts() {
  QStringList texts;
  for (const Message& message : messagesOf(fileOf(QStringLiteral("zh_TW")))) texts += message.forms;
  for (const char* const folder : {"manual", "lessons"}) {
    QDirIterator files(kRoot + QStringLiteral("/resources/") + QLatin1String(folder),
                       {QStringLiteral("*.zh_TW.md")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
      QFile file(files.next());
      EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
      texts += QString::fromUtf8(file.readAll());
    }
  }
  return texts;
}

TEST(ChineseTexts, HaveAGlyphForEveryCharacter) {
  resources::init();
  const QString folder = QStringLiteral(":/lanescope/fonts/");
  const QRawFont latin(folder + QStringLiteral("Inter-Regular.otf"), 12);
  const QString file = folder + QStringLiteral("NotoSansCJKtc-Regular.otf");
  const QRawFont chinese(file, 12);
  ASSERT_TRUE(latin.isValid() && chinese.isValid());
  constexpr qint64 kMostBytes = 3'000'000;
  EXPECT_LE(QFile(file).size(), kMostBytes);
  constexpr ushort kFirstOfCjk = 0x2E80;
  std::set<QChar> missing;
  for (const QString& text : chineseTexts()) {
    for (const QChar c : text) {
      if (c.unicode() < kFirstOfCjk || chinese.supportsCharacter(c)) continue;
      if (!latin.supportsCharacter(c)) missing.insert(c);
    }
  }
  for (const QChar c : missing) ADD_FAILURE() << QString(c).toStdString() << " has no glyph";
}

/// lupdate on files of its own must find what the shipped ones have.
TEST(TranslationFiles, HaveTheTextsOfTheSources) {
  const QTemporaryDir folder;
  for (const char* language : {"en", "sl", "zh_TW"}) {
    const QString code = QString::fromLatin1(language);
    const QString made = folder.filePath(QStringLiteral("made_%1.ts").arg(code));
    QStringList arguments{"-silent", "-no-obsolete", "-locations", "none", "-I", ".", "-I", "gpu"};
    if (code == QLatin1String("en")) arguments += QStringLiteral("-pluralonly");
    arguments +=
        {"app", "ui", "resources/translations", "-source-language", "en", "-target-language", code,
         "-ts", made};
    QProcess lupdate;
    lupdate.setWorkingDirectory(kRoot);
    lupdate.start(QStringLiteral(LANESCOPE_LUPDATE), arguments);
    ASSERT_TRUE(lupdate.waitForFinished(-1));
    ASSERT_EQ(lupdate.exitCode(), 0) << lupdate.readAllStandardError().toStdString();
    using Key = std::tuple<QString, QString, QString>;
    const auto keysOf = [](const QString& path) {
      std::set<Key> keys;
      for (const Message& each : messagesOf(path)) {
        keys.insert({each.context, each.source, each.comment});
      }
      return keys;
    };
    const std::set<Key> fromSources = keysOf(made);
    const std::set<Key> shipped = keysOf(fileOf(code));
    for (const Key& key : fromSources) {
      EXPECT_TRUE(shipped.contains(key))
          << "lanescope_" << language << ".ts lacks \"" << std::get<1>(key).toStdString()
          << "\". Build the target update_translations.";
    }
    EXPECT_EQ(shipped.size(), fromSources.size()) << "Build the target update_translations.";
  }
}

}  // namespace
}  // namespace lanescope
