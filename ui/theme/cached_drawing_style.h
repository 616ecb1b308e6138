// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>
#include <QProxyStyle>
#include <map>
#include <utility>
#include <vector>

namespace lanescope::ui {

/// Helps a style to find what it has painted. Fusion and QIcon keep their pictures in QPixmapCache
/// by names in which QPalette::cacheKey and QIcon::cacheKey stand, and Qt 6.4 does not free the
/// name of a picture that was thrown out of it. Those keys differ even between palettes of the same
/// colours, of which the style sheet makes one for each drawing, and between icons that show the
/// same, of which a dock makes new ones for its buttons each time its title changes, and a dialog
/// for files an empty one each time it draws the name of a column. This style gives one palette for
/// all that have the same colours, one icon for each use, and none where it is empty.
class CachedDrawingStyle : public QProxyStyle {
 public:
  /// Takes `base` over.
  explicit CachedDrawingStyle(QStyle* base) : QProxyStyle(base) {}

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                          QPainter* painter, const QWidget* widget) const override;
  [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option,
                                   const QWidget* widget) const override;

 private:
  [[nodiscard]] QPalette sharedFor(const QPalette& palette) const;

  mutable std::vector<QPalette> m_shared;  ///< no two with the same colours
  mutable std::map<std::pair<StandardPixmap, Qt::LayoutDirection>, QIcon> m_icons;
};

}  // namespace lanescope::ui
