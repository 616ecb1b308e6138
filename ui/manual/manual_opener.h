// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>

class QWidget;

namespace lanescope::ui {

class ManualWindow;

/// The place of the manual that is about a widget: what it, or the nearest widget around it, has as
/// its property "manualPage", as in setProperty("manualPage", "stage.md#the-quiz"). Empty: none
/// has.
[[nodiscard]] QString manualPlaceOf(const QWidget* widget);

/// Opens the manual at the page of what has the focus. The window stays until the opener is gone,
/// and remembers the page.
class ManualOpener : public QObject {
  Q_OBJECT

 public:
  explicit ManualOpener(QObject* parent = nullptr);
  ~ManualOpener() override;

  void open();
  /// Null before the first time.
  [[nodiscard]] ManualWindow* window() const { return m_window.get(); }

 private:
  std::unique_ptr<ManualWindow> m_window;
};

}  // namespace lanescope::ui
