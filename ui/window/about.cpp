// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/about.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMessageBox>

#include "app/text/text.h"
#include "protocol/version.h"

namespace lanescope::ui {
namespace {

struct AboutWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::About)
};

}  // namespace

void showAbout(QMainWindow& window) {
  auto* box = new QMessageBox(&window);
  box->setAttribute(Qt::WA_DeleteOnClose);
  //: Title of a dialog
  box->setWindowTitle(AboutWords::tr("About Lanescope"));
  box->setTextFormat(Qt::RichText);
  //: The tags are HTML. %1: version of the program
  box->setText(
      AboutWords::tr("<h3>Lanescope %1</h3><p>Shows how a GPU reduces, scans and multiplies: every "
                     "picture is computed from a recorded run.</p>")
          .arg(toQString(engine::programVersion())));
  //: The tags are HTML. %1: version of Qt
  box->setInformativeText(
      AboutWords::tr(
          "<p>The window and the command line: GNU General Public License, version 3 or "
          "later. The kernels and the engine: Apache License 2.0.</p><p>Built with Qt %1, "
          "QCustomPlot, QScintilla, muParser, Boost.Context and nlohmann-json; set in "
          "Inter, JetBrains Mono and Noto Sans CJK (SIL Open Font License).</p>")
          .arg(QLatin1String(qVersion())));
  box->setModal(false);
  box->show();
}

}  // namespace lanescope::ui
