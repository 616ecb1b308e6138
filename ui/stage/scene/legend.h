// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>
#include <vector>

#include "trace/compare/taint.h"
#include "ui/stage/model/stage_view.h"
#include "ui/stage/words/glossary.h"
#include "ui/theme/stage_theme.h"

class QPainter;

namespace lanescope::ui {

struct StageModel;

/// What the colours of the stage mean, in a row at the right of the footer.
class Legend {
  Q_DECLARE_TR_FUNCTIONS(Legend)

 public:
  /// `footer`: the place that the sentence and the legend share.
  Legend(const StageTheme& theme, const QRectF& footer, double scale, const StageLook& look,
         const StageModel& model);

  void paint(QPainter& painter) const;
  /// What the word at a point means; empty where there is none.
  [[nodiscard]] QString describeAt(QPointF point) const;
  /// Where it begins; the sentence ends before that.
  [[nodiscard]] double left() const;

 private:
  struct Entry {
    RoleColors role;
    QString text;
    QString meaning;
    QRectF area;
    trace::Taint::Mark wrong = trace::Taint::Mark::none;
  };

  [[nodiscard]] double swatch() const { return 15 * m_scale; }
  [[nodiscard]] double margin() const { return 18 * m_scale; }
  /// Puts the entries side by side, so that the last one ends at the margin.
  void place(const QRectF& footer);

  const StageTheme& m_theme;
  double m_scale;
  QFont m_font;
  std::vector<Entry> m_entries;  ///< at least one
};

}  // namespace lanescope::ui
