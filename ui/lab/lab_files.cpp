// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/lab_files.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>
#include <QToolButton>
#include <QWidget>

#include "app/lab/kernel_file.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/widgets/message_strip.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

const QString kFolder = QStringLiteral("lab/folder");

QString rememberedFolder() {
  return QSettings().value(kFolder, QDir::homePath()).toString();
}

}  // namespace

LabFiles::LabFiles(QToolButton& button, app::KernelFile& file, QWidget* page)
    : QObject(page), m_file(file), m_page(page) {
  fill(button);
  connectFile();
}

void LabFiles::fill(QToolButton& button) {
  auto* menu = new QMenu(&button);
  //: In the menu of the kernel's file: opens a dialog of files
  connect(menu->addAction(tr("&Open…")), &QAction::triggered, this, &LabFiles::chooseAndOpen);
  //: In the menu of the kernel's file
  connect(menu->addAction(tr("&Save")), &QAction::triggered, this, &LabFiles::save);
  //: In the menu of the kernel's file: opens a dialog of files
  connect(menu->addAction(tr("Save &as…")), &QAction::triggered, this, &LabFiles::chooseAndSave);
  menu->addSeparator();
  //: In the menu of the kernel's file: writes a program that nvcc compiles
  connect(menu->addAction(tr("&Export a program…")), &QAction::triggered, this,
          &LabFiles::exportWanted);
  button.setMenu(menu);
  button.setPopupMode(QToolButton::InstantPopup);
}

void LabFiles::connectFile() {
  connect(&m_file, &app::KernelFile::conflicted, this, &LabFiles::offerConflict);
  connect(&m_file, &app::KernelFile::unreadable, this, &LabFiles::sayTrouble);
  connect(&m_file, &app::KernelFile::removed, this, [this] {
    //: %1: name of a file
    sayTrouble(
        tr("%1 is gone. Its text is still here, and saving writes it again.").arg(m_file.name()));
  });
}

void LabFiles::sayTrouble(const QString& sentence) {
  if (m_messages != nullptr) m_messages->sayTrouble(sentence);
}

void LabFiles::offerConflict() {
  if (m_messages == nullptr) return;
  m_messages->offer(
      //: %1: name of a file
      tr("Another program has changed %1, which has unsaved changes here.").arg(m_file.name()),
      {{//: A button: the text of the file is shown, and the unsaved one is lost
        tr("Take the file"), [this] { m_file.takeFromDisk(); }},
       {//: A button: the unsaved text stays
        tr("Keep this text"), [this] { m_file.keepOwn(); }}});
}

void LabFiles::open(const QString& path) {
  try {
    m_file.open(path);
    QSettings().setValue(kFolder, QFileInfo(path).absolutePath());
    emit opened();
  } catch (const values::Error& error) {
    sayTrouble(sentenceText(error.what()));
  }
}

void LabFiles::chooseAndOpen() {
  const QString path =
      QFileDialog::getOpenFileName(m_page, tr("Open a kernel"), rememberedFolder(),
                                   //: Kinds of files in the dialog of files; the patterns stay
                                   tr("CUDA (*.cu *.cuh);;All files (*)"));
  if (!path.isEmpty()) open(path);
}

void LabFiles::save() {
  if (m_file.path().isEmpty()) return chooseAndSave();
  try {
    (void)m_file.save();
  } catch (const values::Error& error) {
    sayTrouble(sentenceText(error.what()));
  }
}

void LabFiles::chooseAndSave() {
  const QString before =
      m_file.path().isEmpty() ? QDir(rememberedFolder()).filePath(m_file.name()) : m_file.path();
  const QString path = QFileDialog::getSaveFileName(m_page, tr("Save the kernel"), before,
                                                    //: A kind of files; the pattern stays
                                                    tr("CUDA (*.cu)"));
  if (!path.isEmpty()) saveAs(path);
}

void LabFiles::saveAs(const QString& path) {
  try {
    m_file.saveAs(path);
    QSettings().setValue(kFolder, QFileInfo(path).absolutePath());
  } catch (const values::Error& error) {
    sayTrouble(sentenceText(error.what()));
  }
}

}  // namespace lanescope::ui
