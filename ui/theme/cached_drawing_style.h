// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QProxyStyle>
#include <vector>

namespace lanescope::ui {

/// Gives a style one palette for all that have the same colours. Fusion keeps what it has painted
/// in QPixmapCache by names in which QPalette::cacheKey stands, and that key differs even between
/// palettes of the same colours: the style sheet makes one for each drawing. Nothing would be found
/// in the cache, and Qt 6.4 does not free the name of a picture that was thrown out of it.
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

 private:
  [[nodiscard]] QPalette sharedFor(const QPalette& palette) const;

  mutable std::vector<QPalette> m_shared;  ///< no two with the same colours
};

}  // namespace lanescope::ui
