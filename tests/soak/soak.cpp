// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/soak.h"

#include <unistd.h>

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLineEdit>
#include <QMimeDatabase>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "catalog/catalog.h"
#include "collective/emulated_devices.h"
#include "tests/soak/display_loss.h"
#include "tests/soak/process_facts.h"
#include "tests/ui/cli/own_kernel_text.h"
#include "ui/compare/comparison_bar.h"
#include "ui/compare/stage_page.h"
#include "ui/devices/devices_page.h"
#include "ui/image/equalize_job.h"
#include "ui/image/equalize_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/stage/player/playback.h"

namespace lanescope::soak {
namespace {

using nlohmann::json;

constexpr int kSettleMs = 20;
constexpr int kRestPatienceMs = 60'000;
/// A window that does not look at its events for so long is hung.
constexpr unsigned kHungSeconds = 300;

std::atomic<long> actionCount = 0;

void writeFile(const QString& path, const QByteArray& content) {
  QFile file(path);
  if (file.open(QIODevice::WriteOnly)) file.write(content);
}

void prepareFiles(const QString& folder) {
  writeFile(folder + QStringLiteral("/kernel.cu"), tests::kDot);
  writeFile(folder + QStringLiteral("/numbers.csv"), "a\n1\n2\n3.5\n");
  QFile::copy(QStringLiteral(LANESCOPE_PHOTOGRAPH), folder + QStringLiteral("/moon.png"));
}

}  // namespace

Soak::Soak(Options options, QString home, SmallDisk& disk)
    : m_options(std::move(options)),
      m_home(std::move(home)),
      m_disk(disk),
      m_commands(m_options.programs + QStringLiteral("/lanescope"),
                 m_home + QStringLiteral("/files")),
      m_source(m_options.seed) {
  for (const char* folder : {"files", "temporary", "config", "data", "runtime"}) {
    QDir(m_home).mkpath(QLatin1String(folder));
  }
  prepareFiles(m_home + QStringLiteral("/files"));
  // It keeps its file open from its first use on, which the first window may not come to.
  (void)QMimeDatabase().mimeTypeForName(QStringLiteral("text/plain"));
}

Soak::~Soak() = default;

long Soak::actions() {
  return actionCount;
}

double Soak::minute() const {
  constexpr double kMinuteMs = 60'000;
  return static_cast<double>(m_clock.elapsed()) / kMinuteMs;
}

int Soak::paceMs() const {
  const bool fills = m_options.minutes >= kLeastMinutesOfAVerdict && minute() < kWarmUpMinutes;
  return fills ? 0 : m_options.paceMs;
}

double Soak::samplePeriod() const {
  constexpr double kMostSamples = 60;
  constexpr double kLeastMinutes = 0.25;
  return std::max(kLeastMinutes, m_options.minutes / kMostSamples);
}

bool Soak::run() {
  constexpr double kFirstShare = 1.0 / 8;
  constexpr double kLongestFirst = 5;
  m_clock.start();
  live(std::min(kLongestFirst, m_options.minutes * kFirstShare));
  judgeRemains(/*isFirst=*/true);
  live(m_options.minutes);
  judgeRemains(/*isFirst=*/false);
  if (std::string trouble = troubleOfDisplayLoss(m_options.programs + QStringLiteral("/lanescope"));
      !trouble.empty()) {
    m_trouble.push_back(std::move(trouble));
  }
  for (const std::vector<std::string>& more : {troubleOf(m_samples), m_commands.trouble()}) {
    m_trouble.insert(m_trouble.end(), more.begin(), more.end());
  }
  writeReport(/*isOver=*/true);
  for (const std::string& sentence : m_trouble) std::fprintf(stderr, "%s\n", sentence.c_str());
  return m_trouble.empty();
}

void Soak::live(double untilMinute) {
  m_until = untilMinute;
  m_nextSample = minute() + samplePeriod();
  m_window = std::make_unique<ui::MainWindow>(app::EngineAddress(), m_theme);
  m_monkey = std::make_unique<Monkey>(*m_window, m_home + QStringLiteral("/files"));
  m_window->show();
  m_window->showExample();
  // Each action asks for the next one before it begins, since a dialog may hold it.
  QTimer::singleShot(paceMs(), m_window.get(), [this] { act(); });
  QApplication::exec();
  closeWindow();
}

void Soak::act() {
  ::alarm(kHungSeconds);
  const bool isOver = minute() >= m_until;
  if (isOver || minute() >= m_nextSample) {
    if (m_monkey->dismiss() || m_depth > 0) {
      QTimer::singleShot(paceMs(), m_window.get(), [this] { act(); });
      return;
    }
    rest();
    sample();
    m_nextSample = minute() + samplePeriod();
    if (isOver) return QCoreApplication::exit();  // quit() would ask the window
  }
  QTimer::singleShot(paceMs(), m_window.get(), [this] { act(); });
  ++m_depth;
  perform(m_source.next());
  --m_depth;
}

void Soak::perform(const Action& action) {
  ++actionCount;
  m_faults.tick();
  if (action.kind == Action::Kind::command) {
    m_commands.start(action);
  } else if (action.kind >= Action::Kind::killEngine) {
    m_faults.inject(action);
  } else {
    m_monkey->perform(action);
  }
}

void Soak::stopWork() {
  m_window->findChild<ui::StagePage*>()->playback().pause();
  m_window->controller().cancel();
  for (QAbstractButton* button : m_window->findChildren<QAbstractButton*>()) {
    const QString text = button->text().remove(QLatin1Char('&'));
    const bool stops = text == QLatin1String("Cancel") || text == QLatin1String("Stop") ||
                       button->objectName().startsWith(QLatin1String("cancel"));
    if (stops && button->isEnabled()) button->click();
  }
}

/// Whatever is written in its fields, the window is as narrow as on the smallest screen that is
/// supported, and with all panels open it is not higher than a usual one.
void Soak::judgeSize() {
  constexpr QSize kSmallest(960, 540);
  constexpr int kHighest = 1080;
  m_window->resize(kSmallest);
  QTest::qWait(kSettleMs);
  const QSize size = m_window->size();
  if (size.width() != kSmallest.width() || size.height() > kHighest) {
    m_trouble.emplace_back("The window is not smaller than " + std::to_string(size.width()) +
                           " × " + std::to_string(size.height()) + " after action " +
                           std::to_string(actions()) + ".");
  }
  m_window->resize(1280, 720);
}

/// What was typed is the user's and no leak, and neither is the picture of a window beside this
/// one.
void Soak::forgetWork() {
  for (QWidget* window : QApplication::topLevelWidgets()) {
    if (window != m_window.get() && window->isVisible()) window->close();
  }
  for (QLineEdit* field : m_window->findChildren<QLineEdit*>()) {
    // setText() forgets what could be undone, and clear() does not.
    if (qobject_cast<QAbstractSpinBox*>(field->parent()) == nullptr) field->setText(QString());
  }
}

/// Shows each page, and the first one last: what is painted has the same size each time.
void Soak::showPages() {
  auto& pages = *qobject_cast<QTabWidget*>(m_window->centralWidget());
  for (int page = pages.count() - 1; page >= 0; --page) {
    pages.setCurrentIndex(page);
    QTest::qWait(kSettleMs);
  }
}

void Soak::rest() {
  m_faults.end();
  m_commands.finish();
  stopWork();
  m_window->showNormal();
  forgetWork();
  judgeSize();
  const auto isFree = [this] { return !m_window->controller().isBusy(); };
  if (!QTest::qWaitFor(isFree, kRestPatienceMs)) {
    m_trouble.emplace_back("A task goes on although it was cancelled.");
  }
  auto& image = *m_window->findChild<ui::EqualizePage*>();
  image.openPhotograph();
  if (!QTest::qWaitFor([&image] { return !image.job().isBusy(); }, kRestPatienceMs)) {
    m_trouble.emplace_back("The photograph is not equalised.");
  }
  const auto messages = std::make_shared<const values::AllReduceResult>(collective::allReduce({}));
  m_window->findChild<ui::DevicesPage*>()->show({messages, messages});
  showPages();
  QGuiApplication::clipboard()->clear();
  m_window->findChild<ui::ComparisonBar*>()->choose({});
  m_window->findChild<ui::CatalogView*>()->choose(QStringLiteral("dot_shared"));
  auto& parameters = *m_window->findChild<ui::ParameterPanel*>();
  parameters.setParameters(catalog::defaultsOf(catalog::find("dot_shared")));
  parameters.setText("n", QStringLiteral("1000"));
  parameters.run();
  if (!QTest::qWaitFor(isFree, kRestPatienceMs))
    m_trouble.emplace_back("A small run does not end.");
  while (m_monkey->dismiss()) QTest::qWait(kSettleMs);
}

void Soak::sample() {
  constexpr int kLookMs = 3000;
  constexpr int kLooks = 20;
  Sample sample{.minute = minute()};
  // Work that was asked for on other pages comes to its end first.
  for (int look = 0; look < kLooks; ++look) {
    stopWork();
    QTest::qWait(kSettleMs);
    ::alarm(kHungSeconds);
    QElapsedTimer wall;
    wall.start();
    const double before = processorSeconds();
    QTest::qWait(kLookMs);
    sample.idleCpu = (processorSeconds() - before) * 1000 / static_cast<double>(wall.elapsed());
    if (sample.idleCpu < kMostIdleCpu) break;
  }
  sample.residentMiB = residentMiB();
  sample.heapMiB = heapMiB();
  sample.descriptors = openDescriptors();
  sample.children = static_cast<int>(descendants().size());
  m_samples.push_back(sample);
  std::fprintf(
      stderr,
      "minute %.1f, %ld actions: %.1f MiB, %.1f MiB of them allocated, %.2f%% of a processor "
      "at rest, %d file descriptors, %d children\n",
      sample.minute, actions(), sample.residentMiB, sample.heapMiB, sample.idleCpu * 100,
      sample.descriptors, sample.children);
  writeReport(/*isOver=*/false);
}

void Soak::closeWindow() {
  m_monkey.reset();
  m_window.reset();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  ::alarm(kHungSeconds);
  (void)QTest::qWaitFor([] { return descendants().empty(); }, kRestPatienceMs);
}

void Soak::judgeRemains(bool isFirst) {
  const Remains now{openDescriptors(), static_cast<int>(descendants().size()),
                    contentsOf(m_home + QStringLiteral("/temporary"))};
  std::fprintf(stderr, "closed: %d file descriptors, %d children, %zu temporary files\n",
               now.descriptors, now.children, now.files.size());
  // Libraries keep open what they have opened once; no child and no file may stay even at first.
  const Remains none{now.descriptors, 0, {}};
  const std::vector<std::string> leaks = leaksOf(isFirst ? none : m_before, now);
  m_trouble.insert(m_trouble.end(), leaks.begin(), leaks.end());
  m_before = now;
}

json Soak::report(bool isOver) const {
  json samples = json::array();
  for (const Sample& sample : m_samples) {
    samples.push_back({{"minute", sample.minute},
                       {"resident_mib", sample.residentMiB},
                       {"heap_mib", sample.heapMiB},
                       {"idle_cpu", sample.idleCpu},
                       {"descriptors", sample.descriptors},
                       {"children", sample.children}});
  }
  return {{"seed", m_options.seed},
          {"minutes", m_options.minutes},
          {"actions", actions()},
          {"disk", m_disk.isMounted() ? "small file system" : "limit of the size of files"},
          {"faults", m_faults.counts()},
          {"commands", m_commands.counts()},
          {"samples", std::move(samples)},
          {"trouble", m_trouble},
          {"over", isOver}};
}

void Soak::writeReport(bool isOver) const {
  if (m_options.report.isEmpty()) return;
  writeFile(m_options.report, QByteArray::fromStdString(report(isOver).dump(1) + "\n"));
}

}  // namespace lanescope::soak
