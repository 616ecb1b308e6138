// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <memory>
#include <stop_token>
#include <vector>

#include "values/host_array.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace lanescope::ui {

/// The user's own numbers: a table is read on a worker thread while the window lives on; a newer
/// file ends the reading of an older one. Empty: the pattern makes the inputs.
class DataSource : public QWidget {
  Q_OBJECT

 public:
  /// One or two columns, equally long; shared, since they may be large.
  using Arrays = std::shared_ptr<const std::vector<values::HostArray>>;

  explicit DataSource(QWidget* parent = nullptr);
  ~DataSource() override;

  /// Null without a file.
  [[nodiscard]] const Arrays& arrays() const { return m_arrays; }
  [[nodiscard]] bool isReading() const { return m_reading; }

 public slots:
  /// Asks for a file.
  void choose();
  void open(const QString& file);
  /// Back to the pattern.
  void clear();

 signals:
  /// There are other arrays, none any more, or reading has begun or ended.
  void changed();
  void failed(const QString& sentence);

 private:
  struct Outcome {
    Arrays arrays;
    QString description;
    QString sentence;  ///< why there are no arrays
    bool cancelled = false;
  };
  [[nodiscard]] static Outcome read(const QString& file, const QString& columns,
                                    const std::stop_token& stop);
  void finish(const Outcome& outcome);

  QPushButton* m_open;
  QPushButton* m_clear;
  QLineEdit* m_columns;
  QLabel* m_description;
  Arrays m_arrays;
  QString m_inUse;  ///< what m_arrays are, in words
  QString m_file;
  std::stop_source m_stop;
  quint64 m_generation = 0;  ///< of the newest reading; older ones are dropped
  bool m_reading = false;
};

}  // namespace lanescope::ui
