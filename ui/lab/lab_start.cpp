// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/lab_start.h"

#include <QFileDialog>
#include <QMenu>
#include <QToolButton>

#include "app/text/text.h"
#include "catalog/own/own_kernel.h"
#include "ui/kernel/catalog_view.h"
#include "ui/lab/problem_words.h"

namespace lanescope::ui {
namespace {

const QString kNewName = QStringLiteral("kernel.cu");

}  // namespace

LabStart::LabStart(QToolButton& button, const CatalogView& catalog, QObject* parent)
    : QObject(parent), m_menu(new QMenu(&button)), m_catalog(catalog) {
  button.setMenu(m_menu);
  button.setPopupMode(QToolButton::InstantPopup);
  fill();
}

std::pair<QString, QString> LabStart::first() {
  return {kNewName, QStringLiteral(R"(// lanescope: problem = dot, block = 256
__global__ void dot(const float* a, const float* b, float* partial, int n)
{
    __shared__ float cache[256];
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        sum += a[i] * b[i];
    }
    cache[threadIdx.x] = sum;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) cache[threadIdx.x] += cache[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0) partial[blockIdx.x] = cache[0];
}
)")};
}

void LabStart::fill() {
  //: In a menu: opens a dialog of files
  QAction* file = m_menu->addAction(tr("A &file…"));
  connect(file, &QAction::triggered, this, &LabStart::chooseFile);
}

void LabStart::chooseFile() {
  const QString path =
      QFileDialog::getOpenFileName(m_menu->window(), tr("Open a kernel"), {},
                                   //: Kinds of files in the dialog of files; the patterns stay
                                   tr("CUDA (*.cu *.cuh);;All files (*)"));
  if (!path.isEmpty()) emit fileChosen(path);
}

}  // namespace lanescope::ui
