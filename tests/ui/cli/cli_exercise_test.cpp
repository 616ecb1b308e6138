// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSet>
#include <QXmlStreamReader>
#include <map>

#include "tests/ui/cli/cli_process.h"

// Exercises and the grades of a class from end to end: front end, compiler, sandbox, engines.

namespace lanescope::tests {
namespace {

const QString kExercises = QStringLiteral(LANESCOPE_EXERCISES);

QByteArray textOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return file.readAll();
}

/// What a report says of one submission that fails.
struct ReportPart {
  QString text;
  QStringList marked;  ///< lines of its text, with what is said about them
  QList<QByteArray> pictures;
};

/// Reads a report, which must be well-formed and hold nothing that a browser runs or fetches.
class Report {
 public:
  explicit Report(const QByteArray& html) : m_xml(html) {
    EXPECT_FALSE(html.contains("<script")) << html.toStdString();
    while (!m_xml.atEnd()) {
      const auto token = m_xml.readNext();
      if (token == QXmlStreamReader::StartElement) begin();
      if (token == QXmlStreamReader::Characters) add(m_xml.text().toString());
      if (token == QXmlStreamReader::EndElement && m_xml.name() == u"section") m_part = nullptr;
      if (token == QXmlStreamReader::EndElement && m_xml.name() == u"span") m_isMarked = false;
    }
    EXPECT_FALSE(m_xml.hasError()) << m_xml.errorString().toStdString();
  }

  /// The cells by the names of the submissions or gates.
  std::map<QString, QStringList> gates;
  std::map<QString, QStringList> submissions;
  std::map<QString, ReportPart> parts;

 private:
  void begin() {
    checkElement();
    const QXmlStreamAttributes attributes = m_xml.attributes();
    if (m_xml.name() == u"table") {
      m_rows = attributes.value("id") == u"gates" ? &gates : &submissions;
    } else if (m_xml.name() == u"td") {
      const QString cell = m_xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
      if (m_isRowNew) m_row = &(*m_rows)[cell];
      if (!m_isRowNew) *m_row += cell;
      m_isRowNew = false;
    } else if (m_xml.name() == u"tr") {
      m_isRowNew = true;
    } else if (m_xml.name() == u"h2") {
      m_part = &parts[m_xml.readElementText()];
    } else if (m_xml.name() == u"img") {
      const QByteArray source = attributes.value("src").toLatin1();
      m_part->pictures += QByteArray::fromBase64(source.mid(source.indexOf(',') + 1));
      EXPECT_FALSE(attributes.value("alt").isEmpty());
    } else if (m_xml.name() == u"span" && attributes.value("class") == u"marked") {
      m_isMarked = true;
      m_part->marked += QString();
    }
  }

  void add(const QString& text) {
    if (m_part == nullptr) return;
    m_part->text += text;
    if (m_isMarked) m_part->marked.back() += text;
  }

  void checkElement() {
    static const QSet<QString> kKnown{
        "html", "head",    "meta",   "title", "style", "body", "h1", "h2",      "h3",
        "p",    "code",    "div",    "table", "tr",    "th",   "td", "a",       "section",
        "img",  "details", "figure", "pre",   "span",  "i",    "b",  "summary", "figcaption"};
    EXPECT_TRUE(kKnown.contains(m_xml.name().toString())) << m_xml.name().toString().toStdString();
    for (const QXmlStreamAttribute& each : m_xml.attributes()) {
      const QString value = each.value().toString();
      EXPECT_TRUE(each.name() != u"src" || value.startsWith("data:image/png;base64,"));
      EXPECT_TRUE(each.name() != u"href" || value.startsWith('#')) << value.toStdString();
      EXPECT_FALSE(each.name().startsWith(u"on")) << each.name().toString().toStdString();
      EXPECT_FALSE(each.name() == u"style");
    }
  }

  QXmlStreamReader m_xml;
  std::map<QString, QStringList>* m_rows = nullptr;
  QStringList* m_row = nullptr;
  bool m_isRowNew = false;
  ReportPart* m_part = nullptr;
  bool m_isMarked = false;
};

class CliExerciseTest : public testing::Test {
 protected:
  void SetUp() override {
    if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "A build with sanitizers compiles no kernel.";
    qputenv("XDG_CACHE_HOME", QByteArray(LANESCOPE_TEST_CACHE));
    const Answer answer = runProgram({"exercise", "check", "bounds"});
    // 3 is what a machine gives that lacks a compiler, the front end or the sandbox.
    if (answer.code == 3) GTEST_SKIP() << answer.err.toStdString();
    ASSERT_EQ(answer.code, 0) << answer.out.toStdString() << answer.err.toStdString();
    ASSERT_TRUE(QDir(m_folder.path()).mkdir("handed-in"));
  }

  void handIn(const QString& name, const QByteArray& text) const {
    QFile file(m_folder.filePath("handed-in/" + name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  /// The lines of the grades by the names of the submissions.
  [[nodiscard]] std::map<QString, QString> grades(const QString& exercise,
                                                  const QStringList& more = {}) const {
    const Answer answer = runProgram(
        QStringList{"grade", exercise, "handed-in", "--out", "grades.csv"} + more, m_folder.path());
    EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
    std::map<QString, QString> lines;
    const QString csv = QString::fromUtf8(textOf(m_folder.filePath("grades.csv")));
    for (const QString& line : csv.split('\n', Qt::SkipEmptyParts)) {
      lines[line.section(',', 0, 0)] = line.section(',', 1);
    }
    return lines;
  }

  QTemporaryDir m_folder;
};

TEST_F(CliExerciseTest, EachThatShipsIsPassedByItsSolutionAndNotByItsSkeleton) {
  const auto list = jsonOf({"exercise", "list", "--json"});
  EXPECT_EQ(list["exercises"].size(), 10U);
  const Answer answer = runProgram({"exercise", "check", "--all"});
  EXPECT_EQ(answer.code, 0) << answer.out.toStdString() << answer.err.toStdString();
  EXPECT_EQ(answer.out.count("The solution passes and the skeleton fails."), 10);
}

TEST_F(CliExerciseTest, ASubmissionIsJudgedByTheExercisesChoicesAndNotByItsOwn) {
  QByteArray lenient = textOf(kExercises + "/01_bounds/skeleton.cu");
  lenient.replace("// lanescope: problem", "// lanescope: tolerance = 1e9, problem");
  handIn("lenient.cu", lenient);
  QByteArray other = textOf(kExercises + "/01_bounds/skeleton.cu");
  other.replace("reference = 2 * a[i] + b[i]", "reference = a[i] - a[i]");
  handIn("other.cu", other.replace("2.0f * a[i] + b[i]", "0.0f"));
  const auto lines = grades("bounds");
  EXPECT_FALSE(lines.at("lenient.cu").startsWith("10,")) << lines.at("lenient.cu").toStdString();
  EXPECT_TRUE(lines.at("other.cu").startsWith("0,")) << lines.at("other.cu").toStdString();
}

TEST_F(CliExerciseTest, OneBadSubmissionCostsItselfAloneAndEqualOnesAreNamed) {
  const QByteArray solution = textOf(kExercises + "/01_bounds/solution.cu");
  handIn("ana.cu", solution);
  handIn("bor.cu", "// mine\n" + QByteArray(solution).replace("    ", "\t"));
  handIn("=1+1.cu", solution + "\n#define X 1\n");
  handIn("broken.cu", "__global__ void k(float* out) { out[0] = ; }");
  handIn("no-text.cu", QByteArray(2000, '\0'));
  handIn("endless.cu", QByteArray(solution).replace("if (i < n)", "while (n > 0) if (i < n)"));
  handIn("thief.cu", "#include \"/etc/passwd\"\n" + solution);
  ASSERT_TRUE(QFile::link("/etc/passwd", m_folder.filePath("handed-in/link.cu")));
  const auto lines = grades("bounds");
  EXPECT_TRUE(lines.at("ana.cu").startsWith("10,10,")) << lines.at("ana.cu").toStdString();
  EXPECT_TRUE(lines.at("ana.cu").endsWith(",bor.cu"));
  EXPECT_TRUE(lines.at("bor.cu").endsWith(",ana.cu"));
  // A name is no formula.
  EXPECT_EQ(lines.count("=1+1.cu"), 0U);
  EXPECT_TRUE(lines.at("'=1+1.cu").startsWith("10,10,"));
  for (const char* const name : {"broken.cu", "no-text.cu", "endless.cu", "thief.cu", "link.cu"}) {
    EXPECT_TRUE(lines.at(name).startsWith("0,10,")) << lines.at(name).toStdString();
  }
  EXPECT_FALSE(lines.at("thief.cu").contains("root"));
}

TEST_F(CliExerciseTest, AReportShowsWhatFailedAndNothingThatIsHandedInGetsIntoItsHtml) {
  const QByteArray skeleton = textOf(kExercises + "/01_bounds/skeleton.cu");
  const QString hostile = "<script src=x>&'.cu";
  handIn("ana.cu", textOf(kExercises + "/01_bounds/solution.cu"));
  handIn("bor.cu", skeleton);
  handIn(hostile, skeleton + "// </pre><script>alert(1)</script>&amp;\x01\xE2\x80\xAE\r\n");
  handIn("endless.cu", QByteArray(skeleton).replace("out[i] =", "while (n > 0) out[i] ="));
  handIn("no-text.cu", QByteArray(2000, '\0'));
  handIn("nonsense.cu", "</pre>\n<img src=x onerror=alert(1)>\n");
  ASSERT_TRUE(QFile::link("/etc/passwd", m_folder.filePath("handed-in/link.cu")));
  QFile old(m_folder.filePath("report.html"));
  ASSERT_TRUE(old.open(QIODevice::WriteOnly));
  old.write(QByteArray(4'000'000, 'x'));
  old.close();

  const auto lines = grades("bounds", {"--report", "report.html"});
  const QByteArray html = textOf(m_folder.filePath("report.html"));
  const Report report(html);
  EXPECT_FALSE(html.contains("root:"));
  ASSERT_EQ(report.submissions.size(), 7U);
  for (const auto& [name, cells] : report.submissions) {
    ASSERT_TRUE(lines.contains(name)) << name.toStdString();
    // Score, of and the gates stand before the sentence, which may have commas.
    EXPECT_EQ(cells.first(5), lines.at(name).split(',').first(5)) << name.toStdString();
  }
  EXPECT_EQ(report.submissions.at("bor.cu").last(), "the skeleton, " + hostile);
  EXPECT_EQ(report.gates.at("bounds").at(1), "1 of 7");
  EXPECT_TRUE(report.gates.at("bounds").at(2).startsWith("2 × With n = 1, block = 32, "))
      << report.gates.at("bounds").at(2).toStdString();

  EXPECT_EQ(report.parts.size(), 6U);
  EXPECT_EQ(report.parts.count("ana.cu"), 0U);
  for (const QString& name : {QString("bor.cu"), hostile}) {
    const ReportPart& part = report.parts.at(name);
    ASSERT_FALSE(part.pictures.isEmpty()) << name.toStdString();
    for (const QByteArray& picture : part.pictures) EXPECT_TRUE(picture.startsWith("\x89PNG"));
    EXPECT_TRUE(part.text.contains("The smallest input that fails: n = 1 · block 32"))
        << part.text.toStdString();
    ASSERT_EQ(part.marked.size(), 1) << name.toStdString();
    EXPECT_TRUE(part.marked.first().contains("out[i] = 2.0f * a[i] + b[i];"));
    EXPECT_TRUE(part.marked.first().contains("Thread 1 of block 0 "))
        << part.marked.first().toStdString();
  }
  const QString shown =
      QString::fromUtf8("// </pre><script>alert(1)</script>&amp;\xEF\xBF\xBD\xEF\xBF\xBD");
  EXPECT_TRUE(report.parts.at(hostile).text.contains(shown));
  EXPECT_TRUE(report.parts.at("nonsense.cu").text.contains("<img src=x onerror=alert(1)>"));
  for (const char* const name : {"no-text.cu", "link.cu"}) {
    EXPECT_TRUE(report.parts.at(name).pictures.isEmpty());
    EXPECT_TRUE(report.parts.at(name).marked.isEmpty());
  }
}

/// Stands for ssh, and runs on this machine. The host `gone` is not there, and on `flaky` the
/// second process is killed in the middle of its submission.
constexpr char kFakeSsh[] = R"(#!/bin/sh
while [ "$1" != -- ]; do shift; done
host=$2
echo "$host" >>"$LANESCOPE_TEST_HOSTS"
case $host in
  gone) echo "ssh: no such host" >&2; exit 255 ;;
  flaky) [ $(grep -c flaky "$LANESCOPE_TEST_HOSTS") = 1 ] || eval "timeout -s KILL 0.3 $3" || exit ;;
esac
exec sh -c "$3"
)";

TEST_F(CliExerciseTest, HostsGradeAsThisMachineDoesAndAnotherOneTakesOver) {
  for (const char* const name : {"ssh", "hosts", "lost", "bad"}) {
    QFile file(m_folder.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    const std::map<QByteArray, QByteArray> texts{{"ssh", kFakeSsh},
                                                 {"hosts", "a\nlocalhost\nflaky\ngone\n"},
                                                 {"lost", "gone slots=2\n"},
                                                 {"bad", "a b c\n"}};
    file.write(texts.at(name));
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  }
  const QByteArray solution = textOf(kExercises + "/01_bounds/solution.cu");
  handIn("ana.cu", solution);
  handIn("bor.cu", textOf(kExercises + "/01_bounds/skeleton.cu"));
  handIn("broken.cu", "__global__ void k(float* out) { out[0] = ; }");
  handIn("cene.cu", QByteArray(solution).replace("if (i < n)", "if (i < n - 1)"));
  handIn("no-text.cu", QByteArray(2000, '\0'));
  const QByteArray path = qgetenv("PATH");
  qputenv("PATH", QFile::encodeName(m_folder.path()) + ':' + path);
  qputenv("LANESCOPE_TEST_HOSTS", QFile::encodeName(m_folder.filePath("asked")));
  const auto expected = grades("bounds");
  EXPECT_FALSE(QFile::exists(m_folder.filePath("asked")));
  const QByteArray sheet = textOf(m_folder.filePath("grades.csv"));
  EXPECT_EQ(grades("bounds", {"--engine", "mpi:3"}), expected);
  EXPECT_EQ(grades("bounds", {"--engine", "mpi:hosts"}), expected);
  EXPECT_EQ(textOf(m_folder.filePath("grades.csv")), sheet);
  const QByteArray asked = textOf(m_folder.filePath("asked"));
  for (const char* const host : {"a\n", "flaky\n", "gone\n"}) EXPECT_TRUE(asked.contains(host));
  const QStringList out{"grade", "bounds", "handed-in", "--out", "grades.csv", "--engine"};
  const Answer lost = runProgram(out + QStringList{"mpi:lost"}, m_folder.path());
  EXPECT_EQ(lost.code, 3);
  EXPECT_TRUE(lost.err.contains("The host gone grades no more: ssh: no such host."))
      << lost.err.toStdString();
  EXPECT_TRUE(lost.err.contains("No host of --engine can grade this.")) << lost.err.toStdString();
  EXPECT_EQ(textOf(m_folder.filePath("grades.csv")), sheet);
  qputenv("PATH", path);
  qunsetenv("LANESCOPE_TEST_HOSTS");
  for (const auto& [engine, sentence] : {std::pair{"mpi:bad", "is neither HOST nor HOST slots=N"},
                                         {"mpi:none-such", "cannot be read"},
                                         {"mpi:0", "0 submissions at a time are not from 1 to 64."},
                                         {"ssh:a", "write local, mpi:N or mpi:HOSTFILE"}}) {
    expectRefusal(out + QStringList{engine}, 2, sentence, m_folder.path());
  }
  expectRefusal(out + QStringList{"mpi:hosts", "--report", "r.html"}, 2, "A report has pictures",
                m_folder.path());
}

TEST_F(CliExerciseTest, WhatCannotBeGradedIsRefusedAndTheOldGradesStay) {
  QFile old(m_folder.filePath("grades.csv"));
  ASSERT_TRUE(old.open(QIODevice::WriteOnly));
  old.write("old");
  old.close();
  const QStringList out{"--out", "grades.csv"};
  expectRefusal(QStringList{"grade", "bounds", "none-such"} + out, 2, "none-such", m_folder.path());
  expectRefusal(QStringList{"grade", "bounds", "handed-in"} + out, 2, "handed-in", m_folder.path());
  expectRefusal(QStringList{"grade", "none-such", "handed-in"} + out, 2, "none-such",
                m_folder.path());
  handIn("ana.cu", textOf(kExercises + "/01_bounds/solution.cu"));
  for (const char* const report : {"report.csv", "none-such/report.html"}) {
    expectRefusal(QStringList{"grade", "bounds", "handed-in", "--report", report} + out, 2, "",
                  m_folder.path());
  }
  EXPECT_EQ(textOf(m_folder.filePath("grades.csv")), "old");
}

TEST_F(CliExerciseTest, AGateMayHoldToWhatTheThreadsCompute) {
  const QString folder = m_folder.filePath("depth");
  ASSERT_TRUE(QDir().mkdir(folder));
  for (const QString& name :
       {QString("exercise.md"), QString("skeleton.cu"), QString("solution.cu")}) {
    QByteArray text = textOf(kExercises + "/05_tree/" + name);
    text.replace("need = steps <= 50", "need = depth <= 20");
    QFile file(folder + '/' + name);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  const Answer answer = runProgram({"exercise", "check", folder});
  EXPECT_EQ(answer.code, 0) << answer.out.toStdString() << answer.err.toStdString();
}

TEST_F(CliExerciseTest, APackedExerciseHasNoSolution) {
  const Answer packed = runProgram(
      {"exercise", "pack", kExercises + "/01_bounds", "--out", "bounds.exercise"}, m_folder.path());
  ASSERT_EQ(packed.code, 0) << packed.err.toStdString();
  EXPECT_FALSE(textOf(m_folder.filePath("bounds.exercise")).contains("solution.cu"));
  handIn("ana.cu", textOf(kExercises + "/01_bounds/solution.cu"));
  const auto lines = grades("bounds.exercise");
  EXPECT_TRUE(lines.at("ana.cu").startsWith("10,10,")) << lines.at("ana.cu").toStdString();
}

}  // namespace
}  // namespace lanescope::tests
