// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/submission.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/files/file_descriptor.h"
#include "app/files/folder_entries.h"
#include "app/lab/own_kernel_build.h"
#include "app/lesson/lesson_words.h"
#include "app/text/matching.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

/// Reads a plain file of at most 1 MiB. Neither a link nor a pipe, on which reading would wait for
/// ever, is opened. Throws values::Error.
QByteArray bytesOf(const QString& path) {
  const FileDescriptor file(
      ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  struct stat about {};
  if (!file.isOpen()) {
    refuseLesson(QFileInfo(path).isSymLink() ? LessonWords::tr("The file is refused: it is a link.")
                                             : LessonWords::tr("The file cannot be read."));
  }
  if (::fstat(file.get(), &about) != 0 || !S_ISREG(about.st_mode)) {
    refuseLesson(LessonWords::tr("The file is refused: it is no plain file."));
  }
  QFile opened;
  if (!opened.open(file.get(), QIODevice::ReadOnly)) {
    refuseLesson(LessonWords::tr("The file cannot be read."));
  }
  QByteArray bytes = opened.read(kMostKernelTextBytes + 1);
  if (bytes.size() > kMostKernelTextBytes) {
    refuseLesson(LessonWords::tr("The file is too large: a kernel has at most 1 MiB of text."));
  }
  return bytes;
}

QString textOf(const QString& path) {
  const QByteArray bytes = bytesOf(path);
  if (bytes.contains('\0')) refuseLesson(LessonWords::tr("The file is no text."));
  QString text = QString::fromUtf8(bytes);
  if (text.startsWith(QChar::ByteOrderMark)) text.remove(0, 1);
  if (text.trimmed().isEmpty()) refuseLesson(LessonWords::tr("The file is empty."));
  return text;
}

/// The one .cu file of a student's folder. Throws values::Error.
QString fileIn(const QFileInfo& folder) {
  if (folder.isSymLink()) refuseLesson(LessonWords::tr("The folder is refused: it is a link."));
  QStringList files;
  for (const QFileInfo& entry : entriesOf(folder.filePath())) {
    const bool isText = entry.fileName().endsWith(QLatin1String(".cu"));
    if (isText && !entry.isDir() && !isHidden(entry)) files += entry.fileName();
  }
  if (files.isEmpty()) refuseLesson(LessonWords::tr("The folder has no .cu file."));
  if (files.size() > 1) {
    //: %n: how many files there are
    refuseLesson(LessonWords::tr("The folder has %n .cu file(s), and one is expected.", nullptr,
                                 static_cast<int>(files.size())));
  }
  return folder.filePath() + QLatin1Char('/') + files.first();
}

/// A name of the disk for a table: without line ends and the like.
QString shownName(QString name) {
  for (QChar& character : name) {
    if (!character.isPrint()) character = QChar::ReplacementCharacter;
  }
  return name;
}

Submission submissionOf(const QFileInfo& entry) {
  Submission submission{shownName(entry.fileName()), {}, {}};
  try {
    submission.text = textOf(entry.isDir() ? fileIn(entry) : entry.filePath());
    submission.key = keyOf(submission.text);
  } catch (const values::Error& error) {
    submission.refusal = QString::fromUtf8(error.what());
  }
  return submission;
}

}  // namespace

std::vector<Submission> submissionsIn(const QString& folder) {
  if (!QFileInfo(folder).isDir()) {
    //: %1: what was written where a folder is expected
    refuseLesson(LessonWords::tr("There is no folder %1.").arg(folder));
  }
  std::vector<Submission> submissions;
  for (const QFileInfo& entry : entriesOf(folder)) {
    const bool isFile = entry.fileName().endsWith(QLatin1String(".cu"));
    if (isHidden(entry) || (!isFile && !entry.isDir())) continue;
    if (submissions.size() == kMostSubmissions) {
      //: %1: a folder; %2: the most submissions that are allowed
      refuseLesson(LessonWords::tr("%1 has more than %2 submissions, which are the most.")
                       .arg(folder)
                       .arg(kMostSubmissions));
    }
    submissions.push_back(submissionOf(entry));
  }
  if (submissions.empty()) {
    //: %1: a folder
    refuseLesson(
        LessonWords::tr("%1 has no submission: no .cu file, and no folder with one.").arg(folder));
  }
  return submissions;
}

QByteArray keyOf(const QString& text) {
  // A comment, a literal, a word or a number, or a sign; white space is between them.
  static const QRegularExpression kToken(
      QStringLiteral("//(?:[^\\n\\\\]|\\\\.)*+|/\\*.*?(?:\\*/|\\z)"
                     "|(?<token>\"(?:[^\"\\\\\\n]|\\\\.)*+\"?|'(?:[^'\\\\\\n]|\\\\.)*+'?"
                     "|[\\w.]++|[^\\s\\w])"),
      QRegularExpression::DotMatchesEverythingOption |
          QRegularExpression::UseUnicodePropertiesOption);
  QCryptographicHash hash(QCryptographicHash::Sha256);
  for (const QRegularExpressionMatch& match : allMatches(kToken, text)) {
    const QString token = match.captured(QStringLiteral("token"));
    if (!token.isEmpty()) hash.addData(token.toUtf8() + '\n');
  }
  return hash.result();
}

}  // namespace lanescope::app
