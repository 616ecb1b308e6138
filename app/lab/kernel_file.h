// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace lanescope::app {

/// Returns the text of a .cu file of at most 1 MiB of UTF-8, whose mark is left out. Other bytes,
/// as in the comments of older files, become a sign that stands for them. Throws values::Error
/// (badInput) with a sentence.
[[nodiscard]] QString readKernelText(const QString& path);

/// The text of a kernel of the user and the .cu file that it is in, if it is in one. The file is
/// watched: what another editor writes to it is told. A file is written as a whole or not at all,
/// and never over something that has not been told.
class KernelFile : public QObject {
  Q_OBJECT

 public:
  explicit KernelFile(QObject* parent = nullptr);

  /// Reads a file of at most 1 MiB of UTF-8. Throws values::Error (badInput) with a sentence, and
  /// is unchanged then.
  void open(const QString& path);
  /// Begins with a text that is in no file. `isOwn`: the user's, or from this program; false: it
  /// came with a session of somebody.
  void begin(const QString& name, const QString& text, bool isOwn);

  /// What stands in the editor.
  void setText(const QString& text);
  [[nodiscard]] const QString& text() const { return m_text; }
  /// Whether the text differs from the file, or from that which it began with.
  [[nodiscard]] bool isModified() const { return m_isModified; }
  /// Empty: the text is in no file.
  [[nodiscard]] const QString& path() const { return m_path; }
  /// The name of the file, or the one that the text began with.
  [[nodiscard]] QString name() const;

  /// Whether the text may run without a question: false where it came from elsewhere, until `trust`
  /// is called. A file came from elsewhere where it belongs to another user, or where a browser has
  /// noted its address.
  [[nodiscard]] bool isOwn() const { return m_isOwn; }
  void trust();

  /// Writes the text to the file. Where another program has changed the file and that has not been
  /// told yet, it emits `conflicted` and returns false. Throws values::Error, also where the text
  /// is in no file.
  bool save();
  /// Writes the text to another file, which becomes that of the text.
  void saveAs(const QString& path);

  /// After `conflicted`: takes the file's text, in place of the unsaved one.
  void takeFromDisk();
  /// After `conflicted`: keeps the unsaved text. The next `save` replaces that of the file.
  void keepOwn();

 signals:
  /// Another program has written this text, which is that of this object now.
  void changedOnDisk(const QString& text);
  /// Another program has written to the file while there is an unsaved text, which is kept. The
  /// user has to choose.
  void conflicted(const QString& textOnDisk);
  /// The file is gone. The text is kept, and `save` writes the file anew.
  void removed();
  /// The file cannot be read any more; the text is kept.
  void unreadable(const QString& sentence);
  void modifiedChanged(bool isModified);
  void pathChanged(const QString& path);

 private:
  void moveTo(const QString& path, const QByteArray& bytes);
  void watch();
  void look();
  void takeText(const QByteArray& bytes);
  void write(const QString& path);
  void setModified(bool isModified);
  [[nodiscard]] QByteArray bytesOfText() const;

  QString m_path;
  QString m_name;
  QString m_text;
  QByteArray m_onDisk;     ///< the file's bytes as this object knows them
  QByteArray m_pending;    ///< what another program has written, until the user has chosen
  bool m_hasMark = false;  ///< the file begins with the mark of UTF-8
  bool m_isThere = false;  ///< the file exists
  bool m_hasPending = false;
  bool m_isModified = false;
  bool m_isOwn = true;
  QFileSystemWatcher m_watcher;
  QTimer m_looking;
};

}  // namespace lanescope::app
