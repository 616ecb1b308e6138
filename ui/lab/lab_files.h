// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QToolButton;
class QWidget;

namespace lanescope::app {
class KernelFile;
}

namespace lanescope::ui {

class MessageStrip;

/// The menu of the file of the kernel on the page Lab, its dialogs, and what is said where another
/// program changes the file.
class LabFiles : public QObject {
  Q_OBJECT

 public:
  /// Gives the button its menu. All must outlive this object.
  LabFiles(QToolButton& button, app::KernelFile& file, QWidget* page);

  /// Where it says what went wrong; nowhere before.
  void setMessages(MessageStrip& messages) { m_messages = &messages; }
  /// Opens a file and emits `opened`.
  void open(const QString& path);

 public slots:
  void chooseAndOpen();
  void save();
  void chooseAndSave();

 signals:
  /// The text of the file is that of a file that was opened.
  void opened();
  /// A program of one file is to be written from the kernel.
  void exportWanted();

 private:
  void fill(QToolButton& button);
  void connectFile();
  void saveAs(const QString& path);
  void sayTrouble(const QString& sentence);
  void offerConflict();

  app::KernelFile& m_file;
  QWidget* m_page;
  MessageStrip* m_messages = nullptr;
};

}  // namespace lanescope::ui
