// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include "app/files/folder_entries.h"
#include "app/files/output_file.h"
#include "app/session/session_file.h"
#include "resources/resources.h"
#include "ui/cli/board/board_report.h"
#include "ui/cli/board/board_words.h"
#include "ui/cli/board/session_answers.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/terminal.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

constexpr qsizetype kMostSessions = 1000;

/// The sessions in a folder and in the folders within it, relative to it and in ascending order.
QStringList sessionsIn(const QString& folder) {
  if (!QFileInfo(folder).isDir()) {
    values::refuse("'" + folder.toStdString() + "' is no folder.");
  }
  const QDir around(folder);
  QStringList files;
  app::visitEntries(folder, [&](const QFileInfo& entry) {
    if (app::isHidden(entry)) return false;
    const bool isPlain = entry.isFile() && !entry.isSymLink();
    if (!isPlain || entry.suffix() != QLatin1String(app::kSessionSuffix)) return true;
    files += around.relativeFilePath(entry.filePath());
    if (files.size() > kMostSessions) {
      values::refuse("'" + folder.toStdString() + "' has more than " +
                     std::to_string(kMostSessions) + " sessions, the most that one board takes.");
    }
    return true;
  });
  if (files.isEmpty()) {
    values::refuse("'" + folder.toStdString() +
                   "' has no session, a file that ends in .lanescope.");
  }
  files.sort();
  return files;
}

/// Adds the answers of a folder's sessions. Returns how many could be read. What is wrong with one
/// of several is said on standard error.
int addSessions(const CommandContext& context, const QString& folder, ClassBoard& board) {
  const std::stop_token stop = context.interrupt.token();
  SessionAnswers answers(context.parser.values("lesson"), stop);
  const QStringList files = sessionsIn(folder);
  QStringList remarks;
  int read = 0;
  {
    ProgressLine progress("reading sessions");
    for (qsizetype i = 0; i < files.size(); ++i) {
      if (stop.stop_requested()) throw values::Error(values::ErrorKind::cancelled, "Interrupted.");
      progress.set(static_cast<double>(i) / static_cast<double>(files.size()), files[i]);
      try {
        remarks +=
            answers.addTo(board, app::readSession(folder + QLatin1Char('/') + files[i]), files[i]);
        ++read;
      } catch (const values::Error& error) {
        if (error.kind() == values::ErrorKind::cancelled || files.size() == 1) throw;
        remarks += QString::fromUtf8(error.what());
      }
    }
  }
  for (const QString& each : remarks) complain(each.toStdString());
  return read;
}

void checkBoardTarget(const QString& path) {
  if (!path.endsWith(".csv") && !path.endsWith(".html")) {
    values::refuse("The name of a class board ends in .csv or .html.");
  }
  const app::OutputFile probe(path);
}

}  // namespace

Options boardOptions() {
  return {jsonOption(),
          outOption("The file to write: .csv or .html."),
          {"names", "Say whose each wrong answer is: the names of the files."},
          {"lesson",
           "A lesson that did not come with the program: a folder or a .lesson file. May be given "
           "several times.",
           "DIR"}};
}

int executeBoard(const CommandContext& context) {
  resources::init();
  const QCommandLineParser& parser = context.parser;
  const QStringList folders = parser.positionalArguments();
  if (folders.size() != 1) values::refuse("Name one folder: `lanescope board FOLDER`.");
  const QString path = parser.value("out");
  if (parser.isSet("out")) checkBoardTarget(path);
  ClassBoard board;
  const int read = addSessions(context, folders.first(), board);
  if (read == 0) values::refuse("None of the sessions can be read.");
  const std::vector<BoardRow> rows = board.rows();
  const bool names = parser.isSet("names");
  if (parser.isSet("out")) {
    const QByteArray bytes =
        path.endsWith(".csv") ? boardCsv(rows, names).toUtf8() : boardHtml(rows, names);
    app::writeFile(path, bytes.toStdString());
  }
  if (parser.isSet("json")) {
    nlohmann::json json = boardJson(rows, names);
    json["sessions"] = read;
    print(jsonText(json));
    return kExitOk;
  }
  //: %n: how many files
  QString text = BoardWords::tr("%n session(s) read", nullptr, read);
  //: %1: how many sessions were read; %2: how many questions
  text = BoardWords::tr("%1, %2 questions answered.").arg(text).arg(rows.size());
  text += QLatin1Char('\n');
  if (!parser.isSet("out")) text += boardText(rows, names);
  print(text);
  return kExitOk;
}

}  // namespace lanescope::cli
