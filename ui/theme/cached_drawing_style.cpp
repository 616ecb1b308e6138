// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/cached_drawing_style.h"

#include <QGuiApplication>
#include <QStyleOption>
#include <algorithm>
#include <utility>

namespace lanescope::ui {
namespace {

/// Themes have a dozen palettes.
constexpr std::size_t kMostShared = 64;

/// Gives an option another palette while it lives. Options are copied with their own types alone,
/// which is why this one is changed in place.
class LentPalette {
 public:
  LentPalette(const QStyleOption& option, QPalette palette)
      : m_option(const_cast<QStyleOption&>(option)),
        m_own(std::exchange(m_option.palette, std::move(palette))) {}
  ~LentPalette() { m_option.palette = m_own; }
  LentPalette(const LentPalette&) = delete;
  LentPalette& operator=(const LentPalette&) = delete;

 private:
  QStyleOption& m_option;
  QPalette m_own;
};

}  // namespace

QPalette CachedDrawingStyle::sharedFor(const QPalette& palette) const {
  auto found = std::ranges::find(m_shared, palette);
  if (found == m_shared.end()) {
    if (m_shared.size() == kMostShared) m_shared.clear();
    found = m_shared.insert(m_shared.end(), palette);
  }
  QPalette shared = *found;
  shared.setCurrentColorGroup(palette.currentColorGroup());
  return shared;
}

void CachedDrawingStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                       QPainter* painter, const QWidget* widget) const {
  const LentPalette lent(*option, sharedFor(option->palette));
  QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void CachedDrawingStyle::drawControl(ControlElement element, const QStyleOption* option,
                                     QPainter* painter, const QWidget* widget) const {
  const LentPalette lent(*option, sharedFor(option->palette));
  QProxyStyle::drawControl(element, option, painter, widget);
}

void CachedDrawingStyle::drawComplexControl(ComplexControl control,
                                            const QStyleOptionComplex* option, QPainter* painter,
                                            const QWidget* widget) const {
  const LentPalette lent(*option, sharedFor(option->palette));
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QIcon CachedDrawingStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                                       const QWidget* widget) const {
  // QCommonStyle looks at the direction alone.
  const Qt::LayoutDirection direction =
      option == nullptr ? QGuiApplication::layoutDirection() : option->direction;
  const auto [found, isNew] = m_icons.try_emplace({icon, direction});
  if (isNew) found->second = QProxyStyle::standardIcon(icon, option, widget);
  return found->second;
}

}  // namespace lanescope::ui
