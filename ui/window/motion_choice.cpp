// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/motion_choice.h"

#include <QMetaEnum>
#include <QSettings>

#include "ui/theme/portal_setting.h"

namespace lanescope::ui {
namespace {

const QString kMotion = QStringLiteral("motion/speed");
const QString kReduce = QStringLiteral("motion/reduce");

/// The value remembered under its name; `otherwise` where there is none that is known.
template <class Value>
Value remembered(const QString& setting, Value otherwise) {
  bool known = false;
  const QByteArray name = QSettings().value(setting).toString().toLatin1();
  const int value = QMetaEnum::fromType<Value>().keyToValue(name.constData(), &known);
  return known ? static_cast<Value>(value) : otherwise;
}

template <class Value>
void remember(const QString& setting, Value value) {
  const char* name = QMetaEnum::fromType<Value>().valueToKey(static_cast<int>(value));
  QSettings().setValue(setting, QString::fromLatin1(name));
}

}  // namespace

MotionChoice::MotionChoice(Playback& playback, QObject* parent)
    : QObject(parent),
      m_playback(playback),
      m_motion(remembered(kMotion, Motion::normal)),
      m_reduce(remembered(kReduce, Reduce::desktop)) {
  constexpr uint kReduced = 1;
  watch(
      QStringLiteral("org.freedesktop.appearance"), QStringLiteral("reduced-motion"),
      [](const QVariant& value) { return value.toUInt() == kReduced; }, m_asksForLess);
  watch(
      QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("enable-animations"),
      [](const QVariant& value) { return !value.toBool(); }, m_hasNoAnimations);
  apply();
}

void MotionChoice::watch(const QString& group, const QString& key,
                         bool (*asksForLess)(const QVariant&), bool& wish) {
  connect(new PortalSetting(group, key, this), &PortalSetting::answered, this,
          [this, asksForLess, &wish](const QVariant& value) {
            wish = asksForLess(value);
            apply();
          });
}

void MotionChoice::setMotion(Motion motion) {
  m_motion = motion;
  remember(kMotion, motion);
  apply();
}

void MotionChoice::setReduce(Reduce reduce) {
  m_reduce = reduce;
  remember(kReduce, reduce);
  apply();
}

void MotionChoice::apply() {
  const bool doesDesktopAsk = m_asksForLess || m_hasNoAnimations;
  const bool isReduced =
      m_reduce == Reduce::always || (m_reduce == Reduce::desktop && doesDesktopAsk);
  m_playback.setMotion(isReduced ? Motion::off : m_motion);
}

}  // namespace lanescope::ui
