// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/history/entry.h"

class QComboBox;
class QLineEdit;

namespace lanescope::ui {

/// The fields of a search in the history.
class HistorySearch : public QWidget {
  Q_OBJECT

 public:
  explicit HistorySearch(QWidget* parent = nullptr);

  [[nodiscard]] history::Search search() const;
  /// Sets the kernels and machines to choose from; the current choice stays.
  void setChoices(const QStringList& kernels, const QStringList& machines);

 signals:
  void changed();

 private:
  QLineEdit* m_text;
  QComboBox* m_kernel;
  QComboBox* m_machine;
  QComboBox* m_days;
};

}  // namespace lanescope::ui
