// SPDX-License-Identifier: GPL-3.0-or-later
//
// lanescope-icons SVG FOLDER NAME: writes the icon in the sizes of a desktop's icon theme, as
// FOLDER/48x48/apps/NAME.png and so on. It is run by the build.
#include <QDir>
#include <QGuiApplication>
#include <QImageReader>
#include <array>
#include <cstdio>

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(argc, argv);
  const QStringList arguments = QGuiApplication::arguments();
  constexpr int kArguments = 4;
  if (arguments.size() != kArguments) {
    std::fputs("Usage: lanescope-icons SVG FOLDER NAME\n", stderr);
    return 2;
  }
  constexpr std::array<int, 9> kSizes{16, 22, 24, 32, 48, 64, 128, 256, 512};
  for (const int size : kSizes) {
    QImageReader reader(arguments[1]);
    reader.setScaledSize({size, size});
    const QString folder = arguments[2] + QStringLiteral("/%1x%1/apps/").arg(size);
    const QImage image = reader.read();
    if (image.isNull() || !QDir().mkpath(folder) ||
        !image.save(folder + arguments[3] + QStringLiteral(".png"))) {
      std::fprintf(stderr, "lanescope-icons: %s cannot be drawn into %s: %s.\n",
                   qPrintable(arguments[1]), qPrintable(folder), qPrintable(reader.errorString()));
      return 3;
    }
  }
  return 0;
}
