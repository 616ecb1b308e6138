// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/about.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QVBoxLayout>

#include "engine/version.h"
#include "ui/facts_table.h"
#include "ui/text.h"

namespace lanescope::ui {
namespace {

struct AboutWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::About)
};

void collect(const QMenu& menu, QList<Fact>& facts) {
  for (const QAction* action : menu.actions()) {
    if (const QMenu* inner = action->menu()) {
      collect(*inner, facts);
    } else if (!action->shortcut().isEmpty()) {
      facts += {action->text().remove(QLatin1Char('&')),
                action->shortcut().toString(QKeySequence::NativeText),
                {}};
    }
  }
}

}  // namespace

void showAbout(QMainWindow& window) {
  auto* box = new QMessageBox(&window);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setWindowTitle(AboutWords::tr("About Lanescope"));
  box->setTextFormat(Qt::RichText);
  box->setText(
      AboutWords::tr("<h3>Lanescope %1</h3><p>Shows how a GPU reduces, scans and multiplies: every "
                     "picture is computed from a recorded run.</p>")
          .arg(toQString(engine::programVersion())));
  box->setInformativeText(
      AboutWords::tr(
          "<p>The window and the command line: GNU General Public License, version 3 or "
          "later. The kernels and the engine: Apache License 2.0.</p><p>Built with Qt %1, "
          "QCustomPlot, QScintilla, Boost.Context and nlohmann-json; set in Inter and "
          "JetBrains Mono (SIL Open Font License).</p>")
          .arg(QLatin1String(qVersion())));
  box->setModal(false);
  box->show();
}

void showShortcuts(QMainWindow& window) {
  auto* dialog = new QDialog(&window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(AboutWords::tr("Keyboard shortcuts"));
  QList<Fact> facts;
  for (const QAction* action : window.menuBar()->actions()) {
    if (action->menu() != nullptr) collect(*action->menu(), facts);
  }
  auto* table = new FactsTable(AboutWords::tr("Keyboard shortcuts"), dialog);
  table->setFacts(facts);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(table);
  layout->addWidget(buttons);
  constexpr QSize kSize(420, 560);
  dialog->resize(kSize);
  dialog->show();
}

}  // namespace lanescope::ui
