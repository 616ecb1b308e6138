// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/opened_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include "app/session/session_remarks.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"

namespace lanescope::ui {
namespace {

struct SessionWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::SessionWords)
};

}  // namespace

OpenedWords wordsOnOpened(const app::Session& session, const QString& name) {
  //: Stands for the name of a session that was kept when the program ended
  const QString what = name.isEmpty() ? SessionWords::tr("Recovered") : name;
  const QDateTime savedAt =
      QDateTime::fromString(toQString(session.savedAt), Qt::ISODate).toLocalTime();
  //: Stands for the date of a session that has none: "saved some day by Lanescope 1.0"
  const QString when = savedAt.isValid() ? QLocale().toString(savedAt, QLocale::ShortFormat)
                                         : SessionWords::tr("some day");
  QStringList sentences;
  if (session.run) {
    const values::RunResult& result = *session.run->main.result;
    //: %1: name; %2: the device; %3: the machine; %4: when; %5: the version of the program
    sentences +=
        SessionWords::tr("%1: recorded on %2 (%3), saved %4 by Lanescope %5; nothing was run now.")
            .arg(what, result.record ? toQString(result.record->source) : toQString(result.device),
                 toQString(result.machine), when, toQString(session.savedBy));
  } else {
    //: %1: name of the session; %2: when, a date; %3: the version of the program
    sentences += SessionWords::tr("%1: saved %2 by Lanescope %3, before anything was run.")
                     .arg(what, when, toQString(session.savedBy));
  }
  const auto remarks = app::remarksOn(session);
  for (const std::string& remark : remarks) sentences += sentenceText(remark);
  return {sentences.join(QLatin1Char(' ')), !remarks.empty()};
}

}  // namespace lanescope::ui
