// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/hidden_windows.h"

#include <gtest/gtest.h>

#include <QBackingStore>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QTest>

namespace lanescope::ui {
namespace {

constexpr QSize kNothing(1, 1);

/// What the system was given to show of a window.
QImage pictureOf(const QWidget& window) {
  const auto* image = dynamic_cast<const QImage*>(window.backingStore()->paintDevice());
  return image == nullptr ? QImage() : image->copy(QRect(QPoint(), window.size()));
}

bool isPainted(const QWidget& window) {
  return QTest::qWaitFor([&] {
    return window.backingStore() != nullptr && window.backingStore()->size() == window.size();
  });
}

bool isForgotten(const QWidget& window) {
  return QTest::qWaitFor([&] { return window.backingStore()->size() == kNothing; });
}

TEST(HiddenWindows, KeepNoPictureAndArePaintedAgain) {
  QObject parent;
  new HiddenWindows(&parent);
  QLabel window(QStringLiteral("a window"));
  window.resize(400, 300);
  window.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  ASSERT_TRUE(isPainted(window));
  const QImage before = pictureOf(window);
  ASSERT_FALSE(before.isNull());
  for (int i = 0; i < 3; ++i) {
    window.hide();
    ASSERT_TRUE(isForgotten(window));
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    ASSERT_TRUE(isPainted(window));
    EXPECT_TRUE(pictureOf(window) == before);
  }
}

TEST(HiddenWindows, WhatIsShownAgainAtOnceIsKept) {
  QObject parent;
  new HiddenWindows(&parent);
  QLabel window(QStringLiteral("a window"));
  window.resize(400, 300);
  window.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  ASSERT_TRUE(isPainted(window));
  window.hide();
  window.show();
  QCoreApplication::processEvents();
  EXPECT_TRUE(isPainted(window));
}

TEST(HiddenWindows, MenusAreForgottenToo) {
  QObject parent;
  new HiddenWindows(&parent);
  QMenu menu;
  menu.addAction(QStringLiteral("an entry"));
  menu.popup({});
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&menu));
  ASSERT_TRUE(isPainted(menu));
  menu.hide();
  EXPECT_TRUE(isForgotten(menu));
}

TEST(HiddenWindows, APartOfAWindowMayHide) {
  QObject parent;
  new HiddenWindows(&parent);
  QWidget window;
  window.resize(400, 300);
  QLabel part(QStringLiteral("a part"), &window);
  window.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  part.hide();
  QCoreApplication::processEvents();
  EXPECT_TRUE(isPainted(window));
}

}  // namespace
}  // namespace lanescope::ui
