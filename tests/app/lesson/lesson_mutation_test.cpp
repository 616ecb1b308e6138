// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <QFile>
#include <random>

#include "app/lesson/lesson_blocks.h"
#include "app/lesson/lesson_reader.h"
#include "simt/sanitizers.h"
#include "tests/app/lesson/lesson_samples.h"
#include "tests/fuzz/executions.h"

// Texts with something wrong in them, under a memory limit of 2 GB. LANESCOPE_EXECUTIONS says how
// many.

namespace lanescope::app {
namespace {

/// The process's own, from here on; sanitizers need more for themselves.
void limitMemory() {
#if !defined(LANESCOPE_SIMT_TSAN) && !defined(LANESCOPE_SIMT_ASAN)
  const rlimit limit{rlim_t{2} << 30, rlim_t{2} << 30};
  ASSERT_EQ(setrlimit(RLIMIT_AS, &limit), 0);
#endif
}

class TextMutator {
 public:
  explicit TextMutator(const QByteArray& text) : m_lines(text.split('\n')) {}

  QByteArray next() {
    QList<QByteArray> lines = m_lines;
    for (std::size_t step = 1 + below(4); step > 0; --step) {
      const auto at = static_cast<qsizetype>(below(static_cast<std::size_t>(lines.size())));
      switch (below(6)) {
        case 0:
          lines.removeAt(at);
          break;
        case 1:
          lines.insert(
              at, lines[static_cast<qsizetype>(below(static_cast<std::size_t>(lines.size())))]);
          break;
        case 2:
          lines.insert(at, hostileLine());
          break;
        case 3:
          lines[at] = lines[at].repeated(static_cast<qsizetype>(below(40)));
          break;
        default:
          scramble(lines[at]);
          break;
      }
      if (lines.isEmpty()) lines += QByteArray();
    }
    return lines.join('\n');
  }

 private:
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random() % limit); }

  QByteArray hostileLine() {
    static const QList<QByteArray> kLines{"```",
                                          "~~~",
                                          "---",
                                          "## ",
                                          "```stage",
                                          "```question",
                                          "<a",
                                          "<!--",
                                          "[x](",
                                          "![](",
                                          "step = 99999999999999999999",
                                          "step = -1",
                                          "step = ",
                                          "= 1",
                                          "mark = a[",
                                          "claim = a = nan",
                                          "> > > ```stage",
                                          "\xff\xfe",
                                          QByteArray(5000, '['),
                                          QByteArray(5000, '`'),
                                          QByteArray(3000, '>'),
                                          "kernel = ../x.cu",
                                          "input = /etc/passwd",
                                          "answer = subject step 1",
                                          "kernels = ,,,",
                                          "view = ,",
                                          "| a |\n|---|",
                                          "[x]: https://a",
                                          "&#0;",
                                          "step = epoch "};
    return kLines[static_cast<qsizetype>(below(static_cast<std::size_t>(kLines.size())))];
  }

  void scramble(QByteArray& line) {
    const auto at = static_cast<qsizetype>(below(static_cast<std::size_t>(line.size()) + 1));
    if (below(2) == 0) {
      line.insert(at, static_cast<char>(m_random()));
    } else {
      line.truncate(at);
    }
  }

  QList<QByteArray> m_lines;
  std::mt19937_64 m_random{22};
};

/// Another process's answer is refused where its Markdown is not well-formed.
void expectWellFormed(const MarkedText& text) {
  for (const MarkedPart& part : text.parts) {
    if (const auto* heading = std::get_if<Heading>(&part)) {
      EXPECT_TRUE(isWellFormed(heading->parts)) << heading->text.toStdString();
    } else if (const auto* markdown = std::get_if<Markdown>(&part)) {
      EXPECT_TRUE(isWellFormed(markdown->parts)) << markdown->line;
    } else {
      for (const KeyLine& line : std::get<Directive>(part).lines) {
        EXPECT_TRUE(isWellFormed(line.parts)) << line.value.toStdString();
      }
    }
  }
}

TEST(LessonReader, GivesPagesOrPlainSentencesForAnyText) {
  limitMemory();
  QFile file(tests::kFirstLesson + "/lesson.md");
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray whole = file.readAll();
  TextMutator mutator(whole);
  int right = 0;
  const int wanted = tests::executions(5000);
  for (int i = 0; i < wanted; ++i) {
    const QByteArray text = mutator.next();
    expectWellFormed(readMarkedText(text, lessonDirectives()));
    const LessonReading reading = readLessonText(text, tests::kFirstLesson, "lesson.md");
    right += reading.complaints.empty() ? 1 : 0;
    EXPECT_LE(reading.complaints.size(), LessonComplaints::kMostComplaints);
    for (const LessonComplaint& complaint : reading.complaints) {
      EXPECT_GE(complaint.line, 0);
      EXPECT_LE(complaint.line, text.count('\n') + 1) << text.toStdString();
      EXPECT_FALSE(complaint.sentence.isEmpty() || complaint.sentence.contains('\n'))
          << complaint.sentence.toStdString();
    }
  }
  // The mutations are neither all refused nor all harmless.
  EXPECT_GT(right, wanted / 50);
  EXPECT_LT(right, wanted * 3 / 4);
}

}  // namespace
}  // namespace lanescope::app
