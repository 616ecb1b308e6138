// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

#include "app/files/folder_entries.h"
#include "app/lesson/lesson_words.h"
#include "app/markdown/text_decoder.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr qsizetype kLongestPath = 200;

bool isPlain(QChar character) {
  return character.isLetterOrNumber() || QStringLiteral("._- +()").contains(character);
}

bool isName(const QString& part) {
  return !part.isEmpty() && part != QLatin1String(".") && part != QLatin1String("..") &&
         std::ranges::all_of(part, isPlain);
}

}  // namespace

std::optional<QString> whyNoPath(const QString& path) {
  if (path.size() > kLongestPath) {
    //: %1: the number of characters; %2: the most that are allowed
    return LessonWords::tr("A file's name has %1 characters; %2 are the most.")
        .arg(path.size())
        .arg(kLongestPath);
  }
  const QStringList parts = path.split(QLatin1Char('/'));
  if (std::ranges::all_of(parts, isName)) return std::nullopt;
  QString shown = path;
  for (QChar& character : shown) {
    if (!character.isPrint()) character = QChar::ReplacementCharacter;
  }
  //: %1: what was written where the name of a file is expected
  return LessonWords::tr(
             "%1 is refused: a file of a lesson lies in its folder, and its name has "
             "letters, digits, spaces and . _ - + ( ) only.")
      .arg(shown);
}

std::optional<QString> whyNoFile(const QString& folder, const QString& path,
                                 const QStringList& suffixes) {
  if (auto sentence = whyNoPath(path)) return sentence;
  if (!suffixes.contains(QFileInfo(path).suffix().toLower())) {
    //: %1: the name of a file; %2: the endings that are allowed: "png, jpg"
    return LessonWords::tr("%1 is refused: the file must be one of these kinds: %2.")
        .arg(path, suffixes.join(QStringLiteral(", ")));
  }
  QString at = folder;
  for (const QString& part : path.split(QLatin1Char('/'))) {
    at += QLatin1Char('/') + part;
    //: %1: the name of a file
    if (QFileInfo(at).isSymLink()) return LessonWords::tr("%1 is refused: it is a link.").arg(path);
  }
  if (QFileInfo(at).isFile()) return std::nullopt;
  //: %1: the name of a file
  return LessonWords::tr("There is no file %1 in the lesson's folder.").arg(path);
}

std::function<std::optional<QString>(const QString& picture)> pictureRule(const QString& folder) {
  return [folder](const QString& picture) {
    static const QStringList kPictures{QStringLiteral("png"), QStringLiteral("jpg"),
                                       QStringLiteral("jpeg")};
    return whyNoFile(folder, picture, kPictures);
  };
}

MarkedText markedTextIn(const QString& folder, const QString& file, const QStringList& directives) {
  const QString path = folder + QLatin1Char('/') + file;
  const QFileInfo info(path);
  if (info.isSymLink() || !info.isFile() || !info.isReadable()) {
    //: %1: the name of a file; %2: a folder
    values::refuse(
        LessonWords::tr("There is no file %1 to read in %2.").arg(file, folder).toStdString());
  }
  QFile own(path);
  if (path.startsWith(QLatin1Char(':')) && own.open(QIODevice::ReadOnly)) {
    return readMarkedText(own.readAll(), directives);
  }
  return decodeMarkedText(path, directives);
}

void checkLessonFolder(const QString& folder) {
  qint64 bytes = 0;
  int files = 0;
  visitEntries(folder, [&](const QFileInfo& info) {
    const QString path = QDir(folder).relativeFilePath(info.filePath());
    if (info.isSymLink() || (!info.isFile() && !info.isDir())) {
      //: %1: the name of a file
      const QString sentence = LessonWords::tr("%1 is refused: a lesson has plain files only.");
      values::refuse(sentence.arg(path).toStdString());
    }
    if (!info.isFile()) return true;
    bytes += info.size();
    if (++files > kMostLessonFolderFiles || bytes > kMostLessonFolderBytes) {
      //: %1: the most files, %2: the most MiB that are allowed
      values::refuse(LessonWords::tr("The folder is too large for a lesson: %1 files and %2 MiB "
                                     "are the most.")
                         .arg(kMostLessonFolderFiles)
                         .arg(kMostLessonFolderBytes >> 20)
                         .toStdString());
    }
    return true;
  });
}

QStringList lessonFilesOf(const QString& folder) {
  QStringList files;
  visitEntries(folder, [&](const QFileInfo& entry) {
    if (isHidden(entry)) return false;
    const bool isPlain = entry.isFile() && !entry.isSymLink();
    if (isPlain) files += QDir(folder).relativeFilePath(entry.filePath());
    return true;
  });
  files.sort();
  return files;
}

QStringList textsIn(const QString& folder, const QString& first) {
  const QString beginning = first.section(QLatin1Char('.'), 0, 0) + QLatin1Char('.');
  QStringList files{first};
  for (const QFileInfo& entry : entriesOf(folder)) {
    const QString name = entry.fileName();
    const bool isText = name.startsWith(beginning) && name.endsWith(QLatin1String(".md"));
    if (isText && name != first && entry.isFile()) files += name;
  }
  return files;
}

}  // namespace lanescope::app
