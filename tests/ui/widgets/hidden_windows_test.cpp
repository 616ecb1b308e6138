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

/// A window that the system shows.
class HiddenWindowsTest : public testing::Test {
 protected:
  void SetUp() override {
    new HiddenWindows(&m_parent);
    m_window.resize(400, 300);
    show();
  }
  void show() {
    m_window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&m_window));
    ASSERT_TRUE(isPainted(m_window));
  }

  QObject m_parent;
  QLabel m_window{QStringLiteral("a window")};
};

TEST_F(HiddenWindowsTest, AWindowKeepsNoPictureAndIsPaintedAgain) {
  const QImage before = pictureOf(m_window);
  ASSERT_FALSE(before.isNull());
  for (int i = 0; i < 3; ++i) {
    m_window.hide();
    ASSERT_TRUE(isForgotten(m_window));
    show();
    EXPECT_TRUE(pictureOf(m_window) == before);
  }
}

TEST_F(HiddenWindowsTest, WhatIsShownAgainAtOnceIsKept) {
  m_window.hide();
  m_window.show();
  QCoreApplication::processEvents();
  EXPECT_EQ(m_window.backingStore()->size(), m_window.size());
}

TEST_F(HiddenWindowsTest, AMenuIsForgottenToo) {
  QMenu menu;
  menu.addAction(QStringLiteral("an entry"));
  menu.popup({});
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&menu));
  ASSERT_TRUE(isPainted(menu));
  menu.hide();
  EXPECT_TRUE(isForgotten(menu));
}

TEST_F(HiddenWindowsTest, APartOfAWindowMayHide) {
  QLabel part(QStringLiteral("a part"), &m_window);
  part.show();
  part.hide();
  QCoreApplication::processEvents();
  EXPECT_EQ(m_window.backingStore()->size(), m_window.size());
}

}  // namespace
}  // namespace lanescope::ui
