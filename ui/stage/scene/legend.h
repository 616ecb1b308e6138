// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "trace/compare/taint.h"
#include "ui/stage/model/stage_view.h"
#include "ui/stage/words/glossary.h"
#include "ui/theme/stage_theme.h"

class QPainter;

namespace lanescope::ui {

struct StageModel;

/// The meaning of the stage's colours, in the footer below the sentence, on as many rows as needed.
class Legend {
  Q_DECLARE_TR_FUNCTIONS(Legend)

 public:
  /// `bounds`: the whole stage, whose lowest part is the footer.
  Legend(const StageTheme& theme, const QRectF& bounds, double scale, const StageLook& look,
         const StageModel& model);

  void paint(QPainter& painter) const;
  /// The meaning of the word at a point; empty where there is none.
  [[nodiscard]] QString describeAt(QPointF point) const;
  /// The term of the glossary at a point.
  [[nodiscard]] std::optional<Term> termAt(QPointF point) const;
  /// The area that the sentence and the legend share. Its height is the same for every look, so
  /// that the views stay where they are.
  [[nodiscard]] const QRectF& footer() const { return m_footer; }
  /// The part of the footer that is left to the sentence.
  [[nodiscard]] const QRectF& sentence() const { return m_sentence; }

 private:
  struct Entry {
    RoleColors role;
    QString text;
    QString meaning;
    std::optional<Term> term{};
    QRectF area{};
    trace::Taint::Mark wrong = trace::Taint::Mark::none;
    bool isShown = true;  ///< false: only room is kept for it
  };

  [[nodiscard]] double swatch() const { return 15 * m_scale; }
  [[nodiscard]] double margin() const { return 18 * m_scale; }
  [[nodiscard]] double gap() const { return 18 * m_scale; }
  [[nodiscard]] double rowHeight() const { return 26 * m_scale; }
  /// Null where no shown entry is.
  [[nodiscard]] const Entry* entryAt(QPointF point) const;
  void addEntries(const StageLook& look, const StageModel& model);
  /// Places the entries from left to right into an area `width` wide, row by row. Returns the
  /// height of the rows. `all`: with those that are not shown.
  double placeRows(double width, bool all);

  const StageTheme& m_theme;
  double m_scale;
  QFont m_font;
  std::vector<Entry> m_entries;
  QRectF m_footer;
  QRectF m_sentence;
};

}  // namespace lanescope::ui
