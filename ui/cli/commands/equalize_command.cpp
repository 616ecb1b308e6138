// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "app/files/output_file.h"
#include "app/image/equalization.h"
#include "app/image/image_file.h"
#include "app/image/image_format.h"
#include "protocol/json.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/report.h"
#include "ui/cli/common/terminal.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

struct Files {
  QString in;
  QString out;
};

Files filesOf(const QCommandLineParser& parser) {
  const QStringList names = parser.positionalArguments();
  if (names.size() != 2) {
    values::refuse(
        "Name two files, the image to read and the one to write, as in `lanescope equalize in.png "
        "out.png`; there " +
        std::string(names.size() == 1 ? "is 1 argument."
                                      : "are " + std::to_string(names.size()) + " arguments."));
  }
  return {names[0], names[1]};
}

nlohmann::json jsonOf(const values::RunResult& result, const Files& files, const QImage& image,
                      bool isWritten) {
  nlohmann::json json = engine::toJson(result);
  json["input"] = {{"file", files.in.toStdString()},
                   {"width", image.width()},
                   {"height", image.height()},
                   {"channel", image.format() == QImage::Format_Grayscale8 ? "grey" : "luma"}};
  json["output"] = isWritten ? nlohmann::json(files.out.toStdString()) : nlohmann::json();
  removePattern(json);
  return json;
}

QString reportOf(const values::RunResult& result, const Files& files, const QImage& image,
                 bool isWritten) {
  UserInput input;
  input.files << files.in;
  input.columns << QString::number(image.width()) + " x " + QString::number(image.height()) +
                       (image.format() == QImage::Format_Grayscale8 ? ", grey" : ", its luma");
  return runReport(result, input) +
         (isWritten ? "\nWritten: " + files.out : "\nNot written, since the check failed.") + "\n";
}

}  // namespace

int executeEqualize(const CommandContext& context) {
  const Files files = filesOf(context.parser);
  static_cast<void>(app::imageFormatOf(files.out));
  const values::Target target = targetOf(context.parser);
  const app::EngineAddress address = engineOf(context.parser);
  const app::LoadedImage loaded = app::readImage(files.in);
  const QString loss = app::checkFits(loaded.image, files.out);
  // Checks before the work that the file can be written.
  static_cast<void>(app::OutputFile(files.out));

  EngineSession engine(address, context.interrupt.token());
  values::RunResult result = *engine.run(app::equalizeRequest(loaded.image, target));
  for (const QString& note : loaded.notes) result.notes.push_back(note.toStdString());
  if (!loss.isEmpty()) result.notes.push_back(loss.toStdString());
  if (result.passed) {
    app::writeImage(app::equalizationOf(loaded.image, result).image, files.out);
  }
  if (context.parser.isSet("json")) {
    print(jsonText(jsonOf(result, files, loaded.image, result.passed)));
  } else {
    print(reportOf(result, files, loaded.image, result.passed));
  }
  return result.passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
