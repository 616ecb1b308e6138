// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/image/equalize_job.h"

#include <QFileInfo>
#include <utility>

#include "app/engine/background.h"
#include "app/engine/engine_thread.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"

namespace lanescope::ui {
template <class Work, class Then>
void EqualizeJob::later(Work work, Then then) {
  //: What is being made: "The image needs more memory than …"
  const QString subject = EqualizeJob::tr("The image");
  app::inBackground(
      this, subject, std::move(work),
      [this, generation = m_generation, then = std::move(then)](auto& value) {
        if (generation == m_generation) then(value);
      },
      [this, generation = m_generation](const values::Error& error) {
        if (generation == m_generation) fail(sentenceText(error.what()));
      });
}

EqualizeJob::EqualizeJob(app::EngineThread& engine, QObject* parent)
    : QObject(parent), m_engine(engine) {
  using Engine = app::EngineThread;
  const auto mine = [this](quint64 id) { return id != 0 && id == m_id; };
  connect(&engine, &Engine::progressed, this, [this, mine](quint64 id, double fraction) {
    if (mine(id)) emit progressed(fraction);
  });
  connect(&engine, &Engine::runFinished, this,
          [this, mine](quint64 id, const std::shared_ptr<const values::RunResult>& result) {
            if (mine(id)) compose(result);
          });
  connect(&engine, &Engine::failed, this,
          [this, mine](quint64 id, values::ErrorKind, const QString& sentence) {
            if (mine(id)) fail(sentence);
          });
}

void EqualizeJob::open(const QString& file, const values::Target& target) {
  cancel();
  //: Shown while it is done. %1: name of the file
  begin(tr("Reading %1…").arg(QFileInfo(file).fileName()));
  later(
      [file] {
        return std::make_shared<const OpenedImage>(OpenedImage{file, app::readImage(file)});
      },
      [this, target](const std::shared_ptr<const OpenedImage>& image) { run(image, target); });
}

void EqualizeJob::run(const std::shared_ptr<const OpenedImage>& image,
                      const values::Target& target) {
  m_opened = image;
  m_result.reset();
  emit opened(image);
  //: Shown while it is done. %1: name of the file
  begin(tr("Equalising %1…").arg(QFileInfo(image->file).fileName()));
  later([image, target] { return app::equalizeRequest(image->loaded.image, target); },
        [this](values::RunRequest& request) { m_id = m_engine.run(std::move(request)); });
}

void EqualizeJob::compose(const std::shared_ptr<const values::RunResult>& result) {
  m_id = 0;
  later(
      [opened = m_opened, result] {
        return std::make_shared<const EqualizedImage>(
            EqualizedImage{opened, app::equalizationOf(opened->loaded.image, *result), result});
      },
      [this](const std::shared_ptr<const EqualizedImage>& image) {
        m_result = image;
        end();
        emit finished(image);
      });
}

void EqualizeJob::cancel() {
  if (!m_isBusy) return;
  ++m_generation;
  if (m_id != 0) m_engine.cancel(std::exchange(m_id, 0));
  end();
}

void EqualizeJob::save(const QString& file) {
  if (m_result == nullptr || m_isBusy) return;
  //: Shown while it is done. %1: name of the file
  begin(tr("Writing %1…").arg(QFileInfo(file).fileName()));
  later(
      [image = m_result, file] {
        QString loss = app::checkFits(image->made.image, file);
        app::writeImage(image->made.image, file);
        return loss;
      },
      [this, file](const QString& loss) {
        end();
        emit saved(file, loss);
      });
}

void EqualizeJob::begin(const QString& words) {
  m_isBusy = true;
  emit activityChanged(words);
}

void EqualizeJob::end() {
  m_isBusy = false;
  emit activityChanged({});
}

void EqualizeJob::fail(const QString& sentence) {
  m_id = 0;
  end();
  emit failed(sentence);
}

}  // namespace lanescope::ui
