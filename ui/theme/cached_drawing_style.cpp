// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/cached_drawing_style.h"

#include <QGuiApplication>
#include <QStyleOption>
#include <algorithm>
#include <optional>
#include <utility>

namespace lanescope::ui {
namespace {

/// Themes have a dozen palettes.
constexpr std::size_t kMostShared = 64;

/// Gives an option another value of a member while it lives. Options are copied with their own
/// types alone, which is why this one is changed in place.
template <typename Value>
class Lent {
 public:
  Lent(const Value& member, Value value)
      : m_member(const_cast<Value&>(member)), m_own(std::exchange(m_member, std::move(value))) {}
  ~Lent() { m_member = m_own; }
  Lent(const Lent&) = delete;
  Lent& operator=(const Lent&) = delete;

 private:
  Value& m_member;
  Value m_own;
};

/// Whether nothing is to be seen of the icon: QFileSystemModel makes one of a single row of
/// transparent points each time the name of a column is drawn.
bool isOneRow(const QIcon& icon) {
  const QList<QSize> sizes = icon.availableSizes();
  return sizes.size() == 1 && sizes.front().height() == 1;
}

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
  const Lent palette(option->palette, sharedFor(option->palette));
  QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void CachedDrawingStyle::drawControl(ControlElement element, const QStyleOption* option,
                                     QPainter* painter, const QWidget* widget) const {
  const Lent palette(option->palette, sharedFor(option->palette));
  std::optional<Lent<QIcon>> icon;
  if (element == CE_HeaderLabel) {
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (header != nullptr && isOneRow(header->icon)) icon.emplace(header->icon, QIcon());
  }
  QProxyStyle::drawControl(element, option, painter, widget);
}

void CachedDrawingStyle::drawComplexControl(ComplexControl control,
                                            const QStyleOptionComplex* option, QPainter* painter,
                                            const QWidget* widget) const {
  const Lent palette(option->palette, sharedFor(option->palette));
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
