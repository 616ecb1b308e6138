// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <string_view>

#include "app/files/output_file.h"
#include "app/lesson/lesson_library.h"
#include "resources/resources.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/render_options.h"
#include "ui/cli/common/stored_launch.h"
#include "ui/cli/common/terminal.h"
#include "ui/cli/common/theme_option.h"
#include "ui/cli/lesson/lesson_bank.h"
#include "ui/export/stage_export.h"
#include "ui/quiz/bank/moodle_xml.h"
#include "ui/quiz/bank/qti_package.h"
#include "ui/quiz/bank/record_questions.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using ui::QuestionKind;

struct KindName {
  QuestionKind kind = QuestionKind::value;
  const char* name = "";
};

constexpr std::array kKindNames{
    KindName{QuestionKind::value, "value"}, KindName{QuestionKind::lanes, "lanes"},
    KindName{QuestionKind::cost, "cost"}, KindName{QuestionKind::left, "left"}};

constexpr int kMostQuestions = 200;
constexpr int kLargestSide = 2000;

ui::QuestionKinds kindsOf(const QString& text) {
  ui::QuestionKinds kinds;
  for (const QString& name : text.split(',')) {
    const auto found = std::ranges::find_if(
        kKindNames, [&](const KindName& known) { return name == QLatin1String(known.name); });
    if (found == kKindNames.end()) {
      values::refuse("'" + name.toStdString() + "' is no kind of question; the kinds are " +
                     namesOf(kKindNames, &KindName::name, " and ").toStdString() +
                     ", several with commas between.");
    }
    kinds |= found->kind;
  }
  return kinds;
}

ui::QuestionChoice questionChoiceOf(const QCommandLineParser& parser) {
  ui::QuestionChoice choice;
  choice.count = static_cast<int>(integerOf(parser, "questions", 1, kMostQuestions, choice.count));
  choice.variant = static_cast<std::uint64_t>(integerOf(parser, "variant", 1, INT32_MAX, 1));
  if (parser.isSet("ask")) choice.kinds = kindsOf(parser.value("ask"));
  return choice;
}

ui::BankLook bankLookOf(const QCommandLineParser& parser) {
  ui::BankLook look;
  look.stage = lookOf(parser);
  if (parser.isSet("size")) look.size = sizeOf(parser.value("size"));
  const auto fits = [](int side) {
    return side >= app::StageExport::kSmallest && side <= kLargestSide;
  };
  if (!fits(look.size.width()) || !fits(look.size.height())) {
    values::refuse("size = '" + parser.value("size").toStdString() +
                   "' is out of range: each side of a question's picture has " +
                   std::to_string(app::StageExport::kSmallest) + " to " +
                   std::to_string(kLargestSide) + " pixels.");
  }
  look.theme = themeOf(parser);
  return look;
}

/// Whether the argument names a lesson and not a kernel.
bool isLessonNamed(const QString& name) {
  return name.endsWith(".lesson") || QFileInfo(name).isDir() ||
         !app::shippedFolder(app::ShippedKind::lesson, name).isEmpty();
}

/// A lesson says itself what stands on its stages.
void refuseRunOptions(const QCommandLineParser& parser) {
  const QStringList taken{"out", "size", "theme", "language"};
  for (const QString& name : parser.optionNames()) {
    if (taken.contains(name)) continue;
    values::refuse("--" + name.toStdString() +
                   " is for a kernel: a lesson brings its questions and its runs.");
  }
}

/// Runs the kernel that the options name, and returns the scene of its block.
std::shared_ptr<const ui::StageScene> sceneToAsk(const CommandContext& context, QString& remark) {
  const QCommandLineParser& parser = context.parser;
  app::EngineAddress address = engineOf(parser);
  const OwnKernel own(parser, buildOf(parser));
  own.takeEngine(address);
  RunChoice choice = recordedChoiceOf(parser, context.interrupt.token());
  EngineSession engine(address, context.interrupt.token());
  remark = takeStored(parser, engine, choice.request);
  choice.request.window.blockCount = 1;
  return app::sceneOf(engine.run(std::move(choice.request)));
}

ui::QuestionBank bankOfLesson(const CommandContext& context, const ui::BankLook& look,
                              QString& remark) {
  refuseRunOptions(context.parser);
  AskedLesson lesson(context.parser.positionalArguments().first(), context.interrupt.token());
  QStringList leftOut;
  ProgressLine progress("drawing the pictures");
  ui::QuestionBank bank = lessonBank(
      lesson, look, context.interrupt.token(), [&](double share) { progress.set(share); }, leftOut);
  remark = leftOut.join('\n');
  return bank;
}

ui::QuestionBank bankOfRun(const CommandContext& context, const ui::BankLook& look,
                           QString& remark) {
  const ui::QuestionChoice choice = questionChoiceOf(context.parser);
  const auto scene = sceneToAsk(context, remark);
  ProgressLine progress("drawing the pictures");
  return ui::recordQuestions(scene, choice, look, context.interrupt.token(),
                             [&](double share) { progress.set(share); });
}

void checkQuizTarget(const QString& path) {
  if (!path.endsWith(".xml") && !path.endsWith(".zip")) {
    values::refuse("The name of a file of questions ends in .xml or .zip.");
  }
  const app::OutputFile probe(path);
}

void writeBank(const ui::QuestionBank& bank, const QString& path) {
  if (path.endsWith(".zip")) {
    app::writeZip(ui::qtiPackage(bank), path);
  } else {
    app::writeFile(path, ui::moodleXml(bank).toStdString());
  }
}

}  // namespace

Options quizOptions() {
  Options options{
      outOption("The file to write: .xml or .zip."),
      {"questions", "How many questions, from 1 to 200, where the run has as many. Usually 10.",
       "COUNT"},
      {"ask",
       "What is asked for: one or more of value, lanes, cost (bank conflicts, sectors) and left "
       "(steps, barriers, epochs). Usually all.",
       "KINDS"},
      {"variant", "Other questions on the same run, counted from 1, as for a second group.", "I"},
      {"size", "Pixels of a picture, each side from 64 to 2000. Usually 1280x720.", "WxH"}};
  for (const QCommandLineOption& option : renderOptions()) {
    const QString name = option.names().first();
    if (QStringList{"view", "theme"}.contains(name)) options << option;
  }
  return options + parameterOptions() + inputOptions() + targetOptions() +
         Options{timeLimitOption()} + blockOptions() + ownKernelOptions();
}

int executeQuiz(const CommandContext& context) {
  resources::init();
  const QString path = outOf(context.parser, "dot.xml");
  checkQuizTarget(path);
  const ui::BankLook look = bankLookOf(context.parser);
  QString remark;
  const bool isLesson = isLessonNamed(context.parser.positionalArguments().value(0));
  const ui::QuestionBank bank =
      isLesson ? bankOfLesson(context, look, remark) : bankOfRun(context, look, remark);
  if (bank.questions.empty()) {
    values::refuse("There is nothing to ask, or not of these kinds.");
  }
  writeBank(bank, path);
  if (!remark.isEmpty()) remark += "\n";
  print(QString("%1 questions, written to %2\n").arg(bank.questions.size()).arg(path) + remark);
  return kExitOk;
}

}  // namespace lanescope::cli
