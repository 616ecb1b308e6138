// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/catalog_filter.h"

#include <algorithm>

#include "ui/gallery/catalog_model.h"

namespace lanescope::ui {

CatalogFilter::CatalogFilter(QObject* parent) : QSortFilterProxyModel(parent) {
  setRecursiveFilteringEnabled(true);
}

void CatalogFilter::setWords(const QString& words) {
  m_words.clear();
  for (const QString& word : words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    // "race" is no part of "trace", but "shared" is one of "dot_shared".
    m_words += QRegularExpression(
        QStringLiteral("(?<![\\p{L}\\p{N}])") + QRegularExpression::escape(word),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
  }
  invalidateFilter();
}

bool CatalogFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
  const QString text =
      sourceModel()->index(row, 0, parent).data(CatalogModel::SearchRole).toString();
  // A family says nothing of itself: it is there where one of its kernels is.
  return !text.isEmpty() && std::ranges::all_of(m_words, [&text](const auto& word) {
    return word.match(text).hasMatch();
  });
}

}  // namespace lanescope::ui
