// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/history/entry.h"

class QComboBox;
class QLineEdit;

namespace lanescope::ui {

/// The fields that say what of the history is shown.
class HistorySearch : public QWidget {
  Q_OBJECT

 public:
  explicit HistorySearch(QWidget* parent = nullptr);

  [[nodiscard]] history::Search search() const;
  /// What can be chosen; the choice stays.
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
