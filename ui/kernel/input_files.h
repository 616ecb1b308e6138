// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <array>
#include <string_view>
#include <utility>

#include "app/session/session.h"
#include "catalog/catalog.h"
#include "ui/kernel/data_source.h"

namespace lanescope::ui {

/// The user's files for a kernel: a table for most, one or two matrices for some. Each kind keeps
/// its own while the other one is shown.
class InputFiles : public QWidget {
  Q_OBJECT

 public:
  explicit InputFiles(QWidget* parent = nullptr);

  void setKernel(const catalog::KernelRow& row);
  /// An array for each input. Where there are fewer, the missing inputs are all ones. Empty: the
  /// pattern makes the inputs.
  [[nodiscard]] DataSource::Arrays arrays() const;
  [[nodiscard]] bool isReading() const;
  /// Whether the files say what this parameter is.
  [[nodiscard]] bool decides(std::string_view parameter) const;
  /// Gives the parameters the size of the files. Throws values::Error (badInput) where two files do
  /// not fit each other, or one is missing.
  void apply(values::Parameters& parameters) const;
  /// Everything that was read, also for the kind of kernel that is not shown.
  [[nodiscard]] std::vector<app::SessionTable> tables() const;
  void setTables(const std::vector<app::SessionTable>& tables);
  /// Reads a table, or the matrices A and B. A single file is A, or B where A is there.
  void open(const QStringList& files);
  /// See DataSource::setColumns.
  void setColumns(const QString& columns) { m_table->setColumns(columns); }

 public slots:
  /// Asks for a file, or for two files one after the other.
  void choose();
  /// Forgets the files; the pattern makes the inputs.
  void clear();

 signals:
  void changed();
  void failed(const QString& sentence);

 private:
  [[nodiscard]] std::vector<DataSource*> shown() const;
  using Place = app::SessionTable::Place;
  [[nodiscard]] std::array<std::pair<Place, DataSource*>, 3> all() const;

  DataSource* m_table;
  DataSource* m_a;
  DataSource* m_b;
  std::size_t m_matrices = 0;  ///< how many the kernel takes; 0: it takes a table
};

}  // namespace lanescope::ui
