// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <cmath>

#include "app/lesson/lesson_reader.h"
#include "protocol/newer_format.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

const QByteArray kFront = "---\nformat: 1\ntitle: T\n---\n";
const QByteArray kStage = "## P\n```stage\nkernel = dot_shared\n```\n";

/// The complaints about a text, one a line. The folder has a picture a.png and a file k.cu.
std::string complaintsOf(const QByteArray& text) {
  static const QTemporaryDir folder;
  for (const char* name : {"a.png", "k.cu", "t.csv"}) {
    QFile file(folder.filePath(QLatin1String(name)));
    EXPECT_TRUE(file.exists() || file.open(QIODevice::WriteOnly));
  }
  QFile::link(QStringLiteral("/etc/hostname"), folder.filePath(QStringLiteral("link.png")));
  std::string all;
  for (const auto& complaint :
       readLessonText(text, folder.path(), QStringLiteral("lesson.md")).complaints) {
    all += complaint.text().toStdString() + "\n";
  }
  return all;
}

/// The complaints about the lines of one directive on a page that has a stage. They begin on line
/// 10.
std::string complaintsOf(const QByteArray& directive, const QByteArray& lines) {
  return complaintsOf(kFront + kStage + "```" + directive + "\n" + lines + "\n```\n");
}

struct Malformed {
  QByteArray text;
  std::string complaints;
};

TEST(LessonReader, SaysOfEachMalformedTextWhatIsWrongOnWhichLine) {
  const std::vector<Malformed> cases{
      {"## P\n",
       "lesson.md:1: The file does not begin with a line ---, then format, title and so on, then a "
       "line ---.\n"},
      {"---\nformat: 1\ntitle: T\n",
       "lesson.md: The lesson has no page.\nlesson.md:1: The front matter that begins here is not "
       "closed by a line ---.\n"},
      {"---\ntitle: T\n---\n## P\n", "lesson.md:1: The line format: 1 is missing.\n"},
      {"---\nformat: 1\n---\n## P\n", "lesson.md:1: The title is missing.\n"},
      {"---\nformat: 2\ntitle: T\n---\n## P\n",
       "lesson.md:2: " + engine::newerFormatSentence("This text", 2, 1, {}) + "\n"},
      {"---\nformat: x\ntitle: T\n---\n## P\n", "lesson.md:2: x is no format.\n"},
      {"---\nformat: 1\ntitle: T\ntitle: U\n---\n## P\n", "lesson.md:4: title is there twice.\n"},
      {"---\nformat: 1\ntitle: T\ncolour: red\n---\n## P\n",
       "lesson.md:4: There is no key colour here; there are format, written_by, title, summary, "
       "minutes, author and language.\n"},
      {"---\nformat: 1\ntitle: T\nminutes: 0\n---\n## P\n",
       "lesson.md:4: minutes is a whole number from 1 to 600, not 0.\n"},
      {"---\nformat: 1\ntitle: T\nlanguage: English\n---\n## P\n",
       "lesson.md:4: English is no language; these are: en, sl, zh_TW.\n"},
      {"---\nformat: 1\ntitle: T\nhello\n---\n## P\n",
       "lesson.md:4: A line here reads key: value.\n"},
      {"---\nformat: 1\ntitle: T\nauthor:\n---\n## P\n", "lesson.md:4: author has no value.\n"},
      {kFront, "lesson.md: The lesson has no page.\n"},
      {kFront + "Hello.\n## P\n",
       "lesson.md:5: A lesson begins with a page, that is a line ## and its title.\n"},
      {kFront + "##\n", "lesson.md:5: This page has no title.\n"},
      {kFront + "## P\n\n# Q\n",
       "lesson.md:7: The title stands in the front matter; headings in the text are ## for a page "
       "and ### within one.\n"},
      {kFront + "## P\n\nQ\n---\n",
       "lesson.md:7: A page begins with ## at the left margin, and nothing else is a heading of "
       "the "
       "second level.\n"},
      {kFront + "## P\n```stage\nkernel = dot_shared\n",
       "lesson.md:6: The block that begins here is not closed.\n"},
      {kFront + "## P\n```stagg\nkernel = dot_shared\n```\n",
       "lesson.md:6: There is no directive stagg; there are stage, question, predict, chart, card, "
       "exercise, and cuda, cpp and text for code.\n"},
      {kFront + "## P\n- x\n\n  ```stage\n  kernel = dot_shared\n  ```\n",
       "lesson.md:8: The directive stage begins at the left margin.\n"},
      {kFront + "## P\n```predict\nstep = 2\nsubject = steps\n```\n",
       "lesson.md:6: There is no stage yet that this could be about.\n"}};
  for (const Malformed& each : cases) {
    EXPECT_EQ(complaintsOf(each.text), each.complaints) << each.text.toStdString();
  }
}

TEST(LessonReader, SaysWhatIsWrongInADirective) {
  struct Case {
    QByteArray directive;
    QByteArray lines;
    std::string complaints;
  };
  const std::vector<Case> cases{
      {"stage", "n = 4", "lesson.md:9: This stage lacks a line kernel = …\n"},
      {"stage", "kernel = dot_shared\nkernel = dot_global",
       "lesson.md:11: kernel is there twice.\n"},
      {"stage", "kernel = dot_shared\nn 4", "lesson.md:11: A line here reads key = value.\n"},
      {"stage", "kernel = dot_shared\nin-step = day\ncompare = dot_global",
       "lesson.md:11: in-step is input, epoch or step.\n"},
      {"stage", "kernel = dot_shared\nin-step = step",
       "lesson.md:11: in-step needs a second run: compare = …\n"},
      {"stage", "kernel = dot_shared\nstep = soon",
       "lesson.md:11: soon is no step; these are: 5, first, last, epoch 3.\n"},
      {"stage", "kernel = dot_shared\nstep = 0",
       "lesson.md:11: step is a whole number from 1 to 1000000, not 0.\n"},
      {"stage", "kernel = dot_shared\nfollow = 1024",
       "lesson.md:11: follow is a whole number from 0 to 1023, not 1024.\n"},
      {"stage", "kernel = dot_shared\nmark = cache",
       "lesson.md:11: cache is no element; these are: cache[3], a[0].\n"},
      {"stage", "kernel = dot_shared\nproblem = dot",
       "lesson.md:11: problem is of a .cu file only.\n"},
      {"stage", "kernel = nothing.cu",
       "lesson.md:10: There is no file nothing.cu in the lesson's folder.\n"},
      {"stage", "kernel = dot_shared\ninput = k.cu",
       "lesson.md:11: k.cu is refused: the file must be one of these kinds: csv.\n"},
      {"stage", "kernel = dot_shared\nclaim = it is fast",
       "lesson.md:11: “it is fast” is no claim; these are: passed yes, findings none, steps <= "
       "30.\n"},
      {"stage", "kernel = dot_shared\nclaim = steps < many", "lesson.md:11: many is no number.\n"},
      {"question", "answer = steps", "lesson.md:9: This question lacks a line text = …\n"},
      {"question", "text = Q",
       "lesson.md:9: A question has an answer = …, or 2 to 6 choices of which one at least is "
       "right "
       "= …\n"},
      {"question", "text = Q\nright = a\nwrong = a",
       "lesson.md:9: The choice “a” is there twice.\n"},
      {"question", "text = Q\nanswer = steps\nright = a\nwrong = b",
       "lesson.md:11: A question has an answer = … or choices, and not both.\n"},
      {"predict", "step = 1\nsubject = steps",
       "lesson.md:10: step is a whole number from 2 to 1000000, not 1.\n"},
      {"predict", "step = 2\nsubject = the sum",
       "lesson.md:11: “the sum” is no subject; these are: element cache[3], lanes 0, threads, "
       "bank-ways 0, sectors 0, steps, barriers, epochs.\n"},
      {"chart", "kind = pie\nkernels = dot_shared",
       "lesson.md:10: kind is times, errors or work.\n"},
      {"chart", "kind = work\nkernels = dot_shared\nsizes = big",
       "lesson.md:12: “big” are no sizes; these are: 2^10..2^20 and 1000, 2^16.\n"},
      {"card", "wrong = x", "lesson.md:9: This card lacks a line right = …\n"},
      {"exercise", "folder = none-such",
       "lesson.md:10: There is no exercise none-such, neither among those that ship nor in the "
       "lesson's folder.\n"},
      {"exercise", "folder = f\nlevel = 3",
       "lesson.md:10: There is no exercise f, neither among those that ship nor in the lesson's "
       "folder.\nlesson.md:11: There is no key level of exercise; there are folder.\n"}};
  for (const Case& each : cases) {
    EXPECT_EQ(complaintsOf(each.directive, each.lines), each.complaints)
        << each.lines.toStdString();
  }
}

TEST(LessonReader, TellsTheLimitsOfTheKernelWithTheLineOfTheParameter) {
  EXPECT_TRUE(QString::fromStdString(complaintsOf("stage", "kernel = dot_shard"))
                  .startsWith("lesson.md:10: "));
  const QString limit =
      QString::fromStdString(complaintsOf("stage", "kernel = dot_shared\nblock = 100000"));
  EXPECT_TRUE(limit.startsWith("lesson.md:11: ")) << limit.toStdString();
  EXPECT_TRUE(limit.contains("1024")) << limit.toStdString();
  EXPECT_NE(complaintsOf("stage", "kernel = dot_shared\nclaim = speed > 3")
                .find("lesson.md:11: There is no figure speed; there are result, reference"),
            std::string::npos);
  EXPECT_NE(
      complaintsOf("stage", "kernel = dot_shared\nclaim = findings rase")
          .find("lesson.md:11: There is no finding rase; there are none and divergent-barrier"),
      std::string::npos);
}

TEST(LessonReader, RefusesWhatAHostileTextBrings) {
  const QByteArray page = kFront + "## P\n\n";
  const std::string html =
      "lesson.md:7: HTML is refused; write < in code as `<`, and elsewhere as \\<.\n";
  EXPECT_EQ(complaintsOf(page + "<script>alert(1)</script>\n"), html);
  EXPECT_EQ(complaintsOf(page + "<img src=x onerror=y>\n"), html);
  EXPECT_EQ(complaintsOf(page + "<!-- x -->\n"), html);
  EXPECT_NE(complaintsOf(page + "a <b>c</b>\n").find(html), std::string::npos);
  for (const QByteArray target :
       {"data:text/html,x", "file:///etc/passwd", "javascript:alert(1)", "http://a.b",
        "../other.md", "/etc/passwd", "qrc:/x", "mailto:a@b.c", "https:"}) {
    EXPECT_EQ(complaintsOf(page + "[x](" + target + ")\n"),
              "lesson.md:7: The link to " + target.toStdString() +
                  " is refused: links lead to https: and to pages of the manual.\n");
  }
  EXPECT_EQ(complaintsOf(page + "[x](stages.md)\n"),
            "lesson.md:7: The manual has no page stages.md.\n");
  for (const QByteArray picture :
       {"../a.png", "/a.png", "https://a.b/a.png", "data:image/png;base64,AA", "file:///a.png"}) {
    const std::string complaints = complaintsOf(page + "![x](" + picture + ")\n");
    EXPECT_EQ(complaints.find("lesson.md:7: " + picture.toStdString() + " is refused: "), 0)
        << complaints;
  }
  EXPECT_EQ(complaintsOf(page + "![x](link.png)\n"),
            "lesson.md:7: link.png is refused: it is a link.\n");
  EXPECT_EQ(complaintsOf(page + "![x](b.png)\n"),
            "lesson.md:7: There is no file b.png in the lesson's folder.\n");
  EXPECT_EQ(complaintsOf(page + QByteArray("a\0b\n", 4)),
            "lesson.md:7: This line has a NUL character.\n");
  EXPECT_EQ(complaintsOf(page + "a\xff\n"), "lesson.md:7: This line is not UTF-8.\n");
  EXPECT_EQ(complaintsOf(page + QByteArray(10'001, 'x') + "\n"),
            "lesson.md:7: This line has 10001 characters; 10000 are the most.\n");
  EXPECT_EQ(complaintsOf("question", "text = <script>\nanswer = steps").find("lesson.md:10: HTML"),
            0);
}

TEST(LessonReader, RefusesWhatIsTooLong) {
  EXPECT_NE(complaintsOf(kFront + QByteArray((1 << 20) + 1, 'x'))
                .find("lesson.md: The text has 1048604 bytes; 1 MiB are the most.\n"),
            std::string::npos);
  EXPECT_EQ(complaintsOf(kFront + QByteArray("## P\n").repeated(201)),
            "lesson.md: There are 201 pages; 200 are the most.\n");
  const QByteArray card = "```card\nwrong = a\nright = b\n```\n";
  EXPECT_EQ(complaintsOf(kFront + "## P\n" + card.repeated(1001)),
            "lesson.md: There are 1001 directives; 1000 are the most.\n");
}

TEST(LessonReader, AllowsWhatTheFormatHas) {
  EXPECT_EQ(
      complaintsOf(kFront + kStage +
                   "See [x](https://example.org/a?b=c), [y](stage.md#the-views), `a < b`, 1 < 2.\n"
                   "![x](a.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n### Heading\n"
                   "```cuda\na<b>();\n## no page\n```\n```\n<b>\n```\n"
                   "````text\n```stage\n````\n"),
      "");
  EXPECT_EQ(complaintsOf("stage", "kernel = k.cu\nproblem = dot\ninput = t.csv\nstep = epoch 3"),
            "");
  EXPECT_EQ(complaintsOf("question", "text = Q\nanswer = subject element cache[3] step 7"), "");
}

TEST(LessonReader, ReadsASampleWithItsLines) {
  const LessonText lesson =
      readLesson(QStringLiteral(LANESCOPE_LESSON_SAMPLES "/first"), QStringLiteral("sl"));
  EXPECT_EQ(lesson.front.title, "A tree of sums");
  EXPECT_EQ(lesson.front.minutes, 5);
  ASSERT_EQ(lesson.pages.size(), 2U);
  EXPECT_EQ(lesson.pages[0].title, "One step halves the threads");
  EXPECT_EQ(lesson.pages[0].line, 10);
  ASSERT_EQ(lesson.pages[0].blocks.size(), 3U);
  const auto& stage = std::get<LessonStage>(lesson.pages[0].blocks[1]);
  EXPECT_EQ(stage.line, 16);
  EXPECT_EQ(stage.kernel, "dot_shared");
  EXPECT_EQ(stage.step, (LessonStep{LessonStep::Kind::epoch, 2}));
  EXPECT_EQ(stage.views, (QStringList{"memory", "space-time"}));
  EXPECT_EQ(stage.marks, (QStringList{"cache[3]", "cache[19]"}));
  EXPECT_EQ(stage.follow, 3);
  ASSERT_EQ(stage.claims.size(), 4U);
  EXPECT_EQ(stage.claims[2].line, 26);
  EXPECT_EQ(std::get<LessonQuestion>(lesson.pages[0].blocks[2]).figure, "steps");
  ASSERT_EQ(lesson.pages[1].blocks.size(), 4U);
  EXPECT_TRUE(std::holds_alternative<LessonMarkdown>(lesson.pages[1].blocks[3]));
}

TEST(LessonClaim, EqualIsWithinAMillionthAndNanHoldsNothing) {
  EXPECT_TRUE(holds(1.0, Relation::equal, 1.0000005));
  EXPECT_FALSE(holds(1.0, Relation::equal, 1.00001));
  EXPECT_TRUE(holds(0, Relation::equal, 0));
  for (const Relation relation :
       {Relation::equal, Relation::less, Relation::greater, Relation::atMost, Relation::atLeast}) {
    EXPECT_FALSE(holds(std::nan(""), relation, 1)) << signOf(relation).toStdString();
  }
}

}  // namespace
}  // namespace lanescope::app
