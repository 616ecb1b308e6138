// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRegularExpression>
#include <QSortFilterProxyModel>

namespace lanescope::ui {

/// The kernels of a catalogue that all words are said of, and their families.
class CatalogFilter : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  explicit CatalogFilter(QObject* parent = nullptr);

  /// The words that are to be found, or their beginnings, with spaces between them. Without words
  /// all kernels are there.
  void setWords(const QString& words);

 protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  QList<QRegularExpression> m_words;
};

}  // namespace lanescope::ui
