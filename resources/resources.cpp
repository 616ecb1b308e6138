// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/resources.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QResource>

// Q_INIT_RESOURCE declares a function and must therefore stand outside every namespace.
static void initResourceData() {
  Q_INIT_RESOURCE(lanescope);
}

namespace lanescope::resources {
namespace {

QStringList filesIn(const QString& folder, const QString& pattern) {
  QStringList paths;
  const QDir directory(folder);
  for (const QString& name : directory.entryList({pattern}, QDir::Files, QDir::Name)) {
    paths.append(directory.filePath(name));
  }
  return paths;
}

/// Registers a font without a copy of its bytes. QFontDatabase::addApplicationFont() reads a file
/// of the resources anew, and so does each thread that paints with it.
void registerFont(const QString& path) {
  const QResource font(path);
  const bool isAsItIs = font.compressionAlgorithm() == QResource::NoCompression;
  const auto* const bytes = reinterpret_cast<const char*>(font.data());
  QFontDatabase::addApplicationFontFromData(isAsItIs ? QByteArray::fromRawData(bytes, font.size())
                                                     : font.uncompressedData());
}

void registerFonts() {
  const QString folder = QStringLiteral(":/lanescope/fonts");
  for (const QString& pattern : {QStringLiteral("*.otf"), QStringLiteral("*.ttf")}) {
    for (const QString& path : filesIn(folder, pattern)) {
      registerFont(path);
    }
  }
  // Only for what the other two lack.
  for (const QString& family : {interfaceFamily(), codeFamily()}) {
    QFont::insertSubstitution(family, chineseFamily());
  }
}

}  // namespace

void init() {
  initResourceData();
  static bool fontsRegistered = false;
  // qGuiApp would take an application without a display for one with fonts.
  const bool hasFonts = qobject_cast<QGuiApplication*>(QCoreApplication::instance()) != nullptr;
  if (!fontsRegistered && hasFonts) {
    fontsRegistered = true;
    registerFonts();
  }
}

QString interfaceFamily() {
  return QStringLiteral("Inter");
}

QString codeFamily() {
  return QStringLiteral("JetBrains Mono");
}

QString chineseFamily() {
  return QStringLiteral("Noto Sans CJK TC");
}

QStringList dataSets() {
  return filesIn(QStringLiteral(":/lanescope/data"), QStringLiteral("*.csv"));
}

QString photograph() {
  return QStringLiteral(":/lanescope/data/moon.png");
}

QStringList recordings() {
  return filesIn(QStringLiteral(":/lanescope/recordings"), QStringLiteral("*.json"));
}

QStringList timeLines() {
  return filesIn(QStringLiteral(":/lanescope/time_lines"), QStringLiteral("*.json"));
}

QStringList deviceTimes() {
  return filesIn(QStringLiteral(":/lanescope/device_times"), QStringLiteral("*.json"));
}

QString miniatureOf(const QString& kernel) {
  return QStringLiteral(":/lanescope/gallery/%1.json").arg(kernel);
}

QString translation(const QString& code) {
  return QStringLiteral(":/lanescope/translations/lanescope_%1.qm").arg(code);
}

QString translationOfQt(const QString& code) {
  return QStringLiteral(":/lanescope/translations/qt_%1.qm").arg(code);
}

QString manualFolder() {
  return QStringLiteral(":/lanescope/manual");
}

QString manualContents() {
  return QStringLiteral("index.md");
}

QString lessonFolder() {
  return QStringLiteral(":/lanescope/lessons");
}

QString exerciseFolder() {
  return QStringLiteral(":/lanescope/exercises");
}

}  // namespace lanescope::resources
