// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "values/host_array.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace lanescope::ui {

/// A file with the user's own numbers. A worker thread reads it. A newer file ends the reading of
/// an older one. Without a file the pattern makes the inputs.
class DataSource : public QWidget {
  Q_OBJECT

 public:
  enum class Kind {
    columns,  ///< one or two columns of a table, equally long
    matrix,   ///< a whole table, row by row
  };
  /// Shared, since they may be large.
  using Arrays = std::vector<std::shared_ptr<const values::HostArray>>;

  /// `name`: what a matrix is called, "A".
  explicit DataSource(Kind kind, const QString& name = {}, QWidget* parent = nullptr);
  ~DataSource() override;

  /// The arrays; empty without a file.
  [[nodiscard]] const Arrays& arrays() const { return m_arrays; }
  /// The size of the table.
  [[nodiscard]] std::int64_t rows() const { return m_rows; }
  [[nodiscard]] std::int64_t columns() const { return m_columnCount; }
  [[nodiscard]] bool isReading() const { return m_reading; }
  /// What the arrays are, in words; empty without any.
  [[nodiscard]] QString description() const { return m_arrays.empty() ? QString() : m_inUse; }
  /// The columns that are read from the next file, by names or numbers with commas between; empty:
  /// the usual ones.
  void setColumns(const QString& columns);
  /// Takes arrays that have been read before, as from a session.
  void use(const Arrays& arrays, std::int64_t rows, std::int64_t columns,
           const QString& description);

 public slots:
  /// Asks for a file.
  void choose();
  void open(const QString& file);
  /// Forgets the file; the pattern makes the inputs.
  void clear();

 signals:
  /// There are other arrays, none any more, or reading has begun or ended.
  void changed();
  void failed(const QString& sentence);

 private:
  /// What was read.
  struct Table {
    Arrays arrays;
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    QString description;
  };
  [[nodiscard]] static Table readColumns(const QString& file, const QString& columns,
                                         const std::stop_token& stop);
  [[nodiscard]] static Table readMatrix(const QString& file, const std::stop_token& stop);
  void take(const Table& table);
  void fail(const QString& sentence);

  Kind m_kind;
  QString m_name;
  QPushButton* m_open;
  QPushButton* m_clear;
  QLineEdit* m_columns;
  QLabel* m_description;
  Arrays m_arrays;
  std::int64_t m_rows = 0;
  std::int64_t m_columnCount = 0;
  QString m_inUse;  ///< what m_arrays are, in words
  QString m_file;
  std::stop_source m_stop;
  quint64 m_generation = 0;  ///< of the newest reading; older ones are dropped
  bool m_reading = false;
};

}  // namespace lanescope::ui
