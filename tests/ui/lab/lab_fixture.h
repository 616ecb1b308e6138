// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>
#include <QTabWidget>

#include "tests/ui/session/session_fixture.h"
#include "ui/kernel/catalog_view.h"
#include "ui/lab/editor/kernel_editor.h"
#include "ui/lab/kernel_choices.h"
#include "ui/lab/lab_page.h"

namespace lanescope::ui {

/// A dot product; two lines of it are replaced in tests.
inline const QString kDotText = QStringLiteral(R"(// lanescope: problem = dot, block = 64
__global__ void dot(const float* a, const float* b, float* partial, int n)
{
    __shared__ float cache[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    cache[threadIdx.x] = i < n ? a[i] * b[i] : 0.0f;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) cache[threadIdx.x] += cache[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0) partial[blockIdx.x] = cache[0];
}
)");

/// A window with the page Lab in front, whose text has been compiled.
class LabTest : public SessionTest {
 protected:
  void SetUp() override {
    if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "A build with sanitizers compiles no kernel.";
    if (!QFileInfo::exists(QCoreApplication::applicationDirPath() +
                           QStringLiteral("/lanescope-front-end"))) {
      GTEST_SKIP() << "This build has no front end, since libclang is missing.";
    }
    SessionTest::SetUp();
    page<ParameterPanel>().setText("n", QStringLiteral("256"));
    openLab();
  }

  [[nodiscard]] LabPage& lab() { return page<LabPage>(); }
  [[nodiscard]] KernelEditor& editor() { return lab().editor(); }
  [[nodiscard]] QTabWidget& pages() {
    return *qobject_cast<QTabWidget*>(m_window->centralWidget());
  }
  void openLab() {
    pages().setCurrentWidget(&lab());
    QObject::connect(&lab(), &LabPage::built, m_window.get(), [this] { ++m_builds; });
  }
  /// Sets the text and waits until it is compiled.
  void build(const QString& text) {
    const int before = m_builds;
    editor().replaceText(text);
    ASSERT_TRUE(waitFor([&] { return m_builds > before && isBuilt(text); }))
        << lab().sentence().toStdString();
  }
  [[nodiscard]] bool isBuilt(const QString& text) {
    const catalog::KernelRow* row = catalog::lookUp(lab().kernel().toStdString());
    return row != nullptr && catalog::sourceText(row->source) == text.toStdString();
  }
  /// Runs the text and waits until its record is on the stage.
  void runLab() {
    const int before = m_scenes;
    page<ParameterPanel>().run();
    ASSERT_TRUE(waitFor([&] { return m_scenes > before; }))
        << lab().sentence().toStdString() << m_failure.toStdString();
  }

  int m_builds = 0;
};

}  // namespace lanescope::ui
