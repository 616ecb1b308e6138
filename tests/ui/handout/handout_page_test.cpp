// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>

#include "tests/ui/page/browser.h"

namespace lanescope::tests {
namespace {

const QString kLesson = QStringLiteral(LANESCOPE_LESSON_SAMPLES "/small");

/// Exports the sample, or another lesson, as a page.
template <class Base>
class Exported : public Base {
 protected:
  void exportPage(const QString& lesson = kLesson) const {
    const Answer answer =
        runProgram({"lesson", "export", lesson, "--out", this->path("lesson.html")});
    ASSERT_EQ(answer.code, 0) << answer.err.toStdString();
  }
  [[nodiscard]] QByteArray page() const { return this->bytesOf("lesson.html"); }
  /// A copy of the sample in which a text is another.
  [[nodiscard]] QString changed(const QByteArray& before, const QByteArray& after) const {
    QDir().mkpath(this->path("own_sum"));
    for (const char* const name : {"lesson.md", "own_sum/exercise.md", "own_sum/skeleton.cu"}) {
      QFile::copy(kLesson + '/' + name, this->path(name));
    }
    QFile file(this->path("lesson.md"));
    EXPECT_TRUE(file.open(QIODevice::ReadWrite));
    QByteArray text = file.readAll();
    EXPECT_TRUE(text.contains(before));
    text.replace(before, after);
    file.resize(0);
    file.write(text);
    return this->m_folder.path();
  }
};
using HandoutPage = Exported<PageTest>;
using HandoutInBrowser = Exported<BrowserTest>;

QByteArray sha256(const QByteArray& text) {
  return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + "'";
}

TEST_F(HandoutPage, HasOnePolicyWhichLetsItsOwnScriptsIn) {
  exportPage();
  const QByteArray text = page();
  EXPECT_EQ(text.count("Content-Security-Policy"), 1);
  const QByteArray player = between(text, "</script>\n<script>", "</script>");
  const QByteArray ofText = between(text, player + "</script>\n<script>", "</script>");
  EXPECT_TRUE(ofText.contains("lesson.questions"));
  EXPECT_EQ(between(text, "Content-Security-Policy\" content=\"", "\""),
            "default-src 'none'; base-uri 'none'; form-action 'none'; script-src " +
                sha256(player) + ' ' + sha256(ofText) + "; style-src " +
                sha256(between(text, "<style>", "</style>")) + "; img-src data:");
}

TEST_F(HandoutPage, NamesNothingBesideItself) {
  exportPage();
  const QByteArray text = page();
  for (const char* const reference : {"http:/", "https:/", "href=", "url(", "@import", "fetch(",
                                      "XMLHttpRequest", "WebSocket", "import("}) {
    EXPECT_FALSE(text.contains(reference)) << reference;
  }
  EXPECT_EQ(text.count("src="), text.count("src=\"data:image/"));
  EXPECT_EQ(text.count("src="), 1) << "the chart";
}

TEST_F(HandoutPage, HasTheRightAnswerOfEachQuestion) {
  exportPage();
  const QByteArray text = page();
  const nlohmann::json data = dataOf(text);
  const nlohmann::json& questions = data["lesson"]["questions"];
  ASSERT_EQ(questions.size(), 2U);
  EXPECT_EQ(questions[0]["answer"], "32");
  EXPECT_EQ(questions[0]["digits"], 0);
  ASSERT_EQ(questions[1]["right"].size(), 1U);
  const QByteArray form = between(text, "data-question=\"1\"", "</form>");
  const QList<QByteArray> choices = QByteArray(form).replace("<span>", "\x01").split('\x01');
  const int right = questions[1]["right"][0];
  ASSERT_EQ(choices.size(), 4);
  EXPECT_TRUE(choices[right + 1].startsWith("cache[3] and cache[19]<")) << form.toStdString();
  // The pattern gives 0, 2, 4, …; the tree adds the products of elements 3 and 19.
  const nlohmann::json& prediction = data["lesson"]["predictions"][0];
  EXPECT_EQ(prediction["step"], 6);
  const std::string reason = prediction["reason"];
  EXPECT_EQ(reason.substr(0, 8), "cache[3]");
  EXPECT_NE(reason.find(prediction["answer"].get<std::string>()), std::string::npos) << reason;
  // Nobody reads the reasons in the text of the page.
  EXPECT_FALSE(text.contains("Half of 32"));
}

TEST_F(HandoutPage, HasItsStagesOnceAndShowsThemAtTheirSteps) {
  exportPage(changed("The stage stays as it is.",
                     "```stage\nkernel = dot_shared\nn = 64\nblock = 32\nview = memory\n"
                     "step = 5\nfollow = 5\nmark = cache[3], cache[19]\n```\n"));
  const nlohmann::json data = dataOf(page());
  EXPECT_EQ(data["stages"].size(), 2U);
  const nlohmann::json& shows = data["lesson"]["shows"];
  ASSERT_EQ(shows.size(), 3U);
  EXPECT_EQ(shows[0]["stage"], shows[1]["stage"]);
  EXPECT_EQ(shows[0]["step"], 2);
  EXPECT_EQ(shows[1]["step"], 4);
  EXPECT_EQ(data["lesson"]["pages"], (nlohmann::json{0, 1, 2}));
  EXPECT_EQ(shows[2]["step"], data["stages"][1]["steps"].size() - 1);
}

TEST_F(HandoutPage, EscapesWhatItsTextSays) {
  exportPage(changed("A tree\n", "A `<script>alert(1)</script>` & \"tree\"\n"));
  const QByteArray text = page();
  EXPECT_EQ(text.count("<script"), 3);
  EXPECT_TRUE(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
}

TEST_F(HandoutPage, IsNotWrittenWhereSomethingIsWrong) {
  const QString lesson = changed("n = 64\n", "n = 0\n");
  expectRefusal({"lesson", "export", lesson, "--out", path("lesson.html")}, 2, "n = 0");
  EXPECT_FALSE(QFile::exists(path("lesson.html")));
  expectRefusal({"lesson", "export", kLesson, "--out", path("lesson.txt")}, 2, ".html");
  expectRefusal({"lesson", "export", kLesson, "--out", path("none/lesson.html")}, 2, "none");
  expectRefusal({"lesson", "export", kLesson, "--out", path("l.html"), "--answers"}, 2,
                "--answers adds a sheet of answers to a .pdf");
  expectRefusal({"lesson", "export", "--out", path("lesson.html")}, 2, "Write `lanescope lesson");
}

TEST_F(HandoutInBrowser, NextShowsTheNextPageAndItsStagePlays) {
  exportPage();
  const nlohmann::json data = dataOf(page());
  addScript(
      "lesson.html",
      "const id = (name) => document.getElementById(name);\n"
      "const one = (part) => document.querySelector(part);\n"
      "const log = [];\n"
      "const heading = () => [...document.querySelectorAll('.lesson-page')]\n"
      "    .filter((page) => !page.hidden).map((page) => page.querySelector('h2').textContent);\n"
      "const wait = setInterval(() => {\n"
      "  if (one('#lesson nav').hidden) return;\n"
      "  clearInterval(wait);\n"
      "  log.push(heading(), id('place').textContent);\n"
      "  const [first, second] = document.querySelectorAll('form.question');\n"
      "  const send = (form) => form.querySelector('[type=submit]').click();\n"
      "  first.querySelector('input').value = '31'; send(first);\n"
      "  log.push(first.querySelector('.verdict').className);\n"
      "  first.querySelector('input').value = '32'; send(first);\n"
      "  log.push(first.querySelector('.verdict').className);\n"
      "  log.push(first.querySelector('.why').textContent);\n"
      "  one('.next').click(); log.push(heading());\n"
      "  send(second); log.push(second.querySelector('.verdict').textContent);\n"
      "  [...second.querySelectorAll('label')].find((label) =>\n"
      "      label.textContent.includes('cache[19]')).click();\n"
      "  send(second); log.push(second.querySelector('.verdict').className);\n"
      "  one('button.ask').click(); log.push(id('place').textContent, id('question').hidden);\n"
      "  id('answer').value = '" +
          QByteArray::fromStdString(data["lesson"]["predictions"][0]["answer"]) +
          "'; id('check').click(); log.push(id('verdict').className);\n"
          "  one('.next').click(); log.push(heading(), id('place').textContent);\n"
          "  log.push(one('.next').disabled);\n"
          "  id('speed').value = 8; id('first').click(); id('play').click();\n"
          "  setTimeout(() => {\n"
          "    log.push(Number(id('scrub').value) > 0);\n"
          "    document.body.dataset.log = log.join('|');\n"
          "  }, 15000);\n"
          "}, 50);\n");
  const QByteArray seen =
      between(browse("lesson.html", "", {"--dump-dom"}).out, "data-log=\"", "\"");
  const auto count = [&](int stage) {
    return std::to_string(data["stages"][stage]["count"].get<int>());
  };
  EXPECT_EQ(seen.toStdString(),
            "A tree|step 3 of " + count(0) +
                "|verdict wrong|verdict right|It was launched with block = 32.|Two at a time|"
                "Choose an answer first.|verdict right|step 6 of " +
                count(0) + "|false|right|Beside another|step " + count(1) + " of " + count(1) +
                "|true|true");
}

}  // namespace
}  // namespace lanescope::tests
