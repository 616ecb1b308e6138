// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/export/export_words.h"
#include "ui/export/video_export.h"
#include "ui/widgets/controls.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

using app::ExportFormat;

/// Greater than any limit, so that a sentence can name the exceeded one.
constexpr int kMostTyped = 99'999;

enum StepsChoice : int { kThisStep, kAllSteps, kFromTo };
/// Index of the first entry in the list of themes; the themes follow in their order.
constexpr int kAsShown = 0;

constexpr std::array kSizes{QSize(1280, 720), QSize(1600, 900), QSize(1920, 1080),
                            QSize(3840, 2160)};

QString key(const char* name) {
  return QStringLiteral("export/") + QLatin1String(name);
}
QString framesKey(ExportFormat format) {
  return QStringLiteral("export/fps-") + app::endingOf(format);
}

QSpinBox* makeNumber(const QString& name, QWidget* parent) {
  auto* number = new QSpinBox(parent);
  number->setRange(1, kMostTyped);
  number->setAccessibleName(name);
  return number;
}

/// Adds a row of several fields. The label's shortcut goes to the first one.
void addRow(QFormLayout& form, const QString& label, QHBoxLayout* fields, QWidget* first) {
  form.addRow(label, fields);
  qobject_cast<QLabel*>(form.labelForField(fields))->setBuddy(first);
}

}  // namespace

ExportDialog::ExportDialog(Shown shown, QWidget* parent)
    : QDialog(parent),
      m_shown(std::move(shown)),
      //: Which kind of file is written
      m_format(makeChoice(this, tr("Format"))),
      //: Which steps of the run are written
      m_steps(makeChoice(this, tr("Steps"))),
      //: The number of the first step that is written
      m_from(makeNumber(tr("First step"), this)),
      //: The number of the last step that is written
      m_to(makeNumber(tr("Last step"), this)),
      //: Width and height of the picture
      m_size(makeChoice(this, tr("Size"))),
      m_width(makeNumber(tr("Width in pixels"), this)),
      m_height(makeNumber(tr("Height in pixels"), this)),
      m_speed(new QDoubleSpinBox(this)),
      m_framesPerSecond(makeNumber(tr("Frames per second"), this)),
      m_loops(makeNumber(tr("Number of plays"), this)),
      //: The colours of the picture
      m_theme(makeChoice(this, tr("Theme"))),
      //: Before a sentence that says how large the file will be
      m_sentence(makeWords(this, "muted", tr("Expected result"))),
      //: A button: chooses the file and begins the export
      m_export(new QPushButton(tr("Export…"), this)),
      m_severalSteps(kAllSteps) {
  //: Title of the dialog that writes the animation into a file
  setWindowTitle(tr("Export"));
  auto* layout = new QVBoxLayout(this);
  auto* form = new QFormLayout;
  addRows(*form);
  layout->addLayout(form);
  // The label has room for the longest sentence, so that the dialog does not change its height.
  m_sentence->setMinimumHeight(3 * fontMetrics().lineSpacing());
  m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  layout->addWidget(m_sentence);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Cancel)->setIcon({});
  m_export->setProperty("look", "primary");
  m_export->setDefault(true);
  buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  restore();
  connectAll();
  showFormat();
}

void ExportDialog::addRows(QFormLayout& form) {
  form.setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  for (const app::ExportFormatInfo& info : app::exportFormats()) {
    m_format->addItem(info.name, info.ending);
  }
  if (!app::canExportVideo()) {
    const int at = m_format->findData(app::endingOf(ExportFormat::mp4));
    //: %1: a format, "MP4: a video"; ffmpeg is the name of a program
    m_format->setItemText(at, tr("%1: needs ffmpeg").arg(m_format->itemText(at)));
    qobject_cast<QStandardItemModel*>(m_format->model())->item(at)->setEnabled(false);
  }
  //: Before a list of file formats
  form.addRow(tr("&Format"), m_format);
  //: Before a choice of the steps that are written
  addRow(form, tr("&Steps"), makeSteps(), m_steps);
  //: Before a choice of width and height
  addRow(form, tr("Si&ze"), makeSize(), m_size);
  m_speed->setAccessibleName(tr("Steps per second"));
  m_speed->setRange(0.01, kMostTyped);
  m_speed->setDecimals(2);
  m_speed->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  form.addRow(tr("Steps per se&cond"), m_speed);
  form.addRow(tr("F&rames per second"), m_framesPerSecond);
  m_loops->setMinimum(0);
  //: In the field of plays: the animation begins again without end
  m_loops->setSpecialValueText(tr("for ever"));
  //: Before the number of times that the animation plays
  form.addRow(tr("&Plays"), m_loops);
  m_theme->addItems({tr("as in the window"),
                     //: A set of colours
                     tr("light"),
                     //: A set of colours
                     tr("dark"),
                     //: A set of colours
                     tr("high contrast")});
  //: Before a list of sets of colours
  form.addRow(tr("&Theme"), m_theme);
}

QHBoxLayout* ExportDialog::makeSteps() {
  const int count = m_shown.picture->stepCount();
  m_steps->addItems(
      {//: In a list of steps. %1: the number of the shown step
       tr("the current one, step %1").arg(m_shown.step + 1),
       count == 1 ? tr("all, 1 step")
                  : /*: In a list of steps. %1: how many there are */ tr("all %1 steps").arg(count),
       tr("from … to …")});
  auto* row = new QHBoxLayout;
  row->addWidget(m_steps, 1);
  row->addWidget(m_from);
  row->addWidget(new QLabel(QStringLiteral("–"), this));
  row->addWidget(m_to);
  return row;
}

QHBoxLayout* ExportDialog::makeSize() {
  const auto text = [](QSize size) {
    return QStringLiteral("%1 × %2").arg(size.width()).arg(size.height());
  };
  //: In a list of sizes. %1: width and height, "1280 × 720"
  m_size->addItem(tr("as in the window, %1").arg(text(m_shown.size)), QSize(0, 0));
  for (const QSize size : kSizes) m_size->addItem(text(size), size);
  //: In a list of sizes: width and height are typed
  m_size->addItem(tr("another one"));
  auto* row = new QHBoxLayout;
  row->addWidget(m_size, 1);
  row->addWidget(m_width);
  row->addWidget(new QLabel(QStringLiteral("×"), this));
  row->addWidget(m_height);
  return row;
}

void ExportDialog::connectAll() {
  connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showFormat);
  connect(m_steps, &QComboBox::activated, this, [this](int choice) { m_severalSteps = choice; });
  for (QComboBox* combo : {m_steps, m_size, m_theme}) {
    connect(combo, &QComboBox::currentIndexChanged, this, &ExportDialog::showSentence);
  }
  for (QSpinBox* number : {m_from, m_to, m_width, m_height, m_framesPerSecond, m_loops}) {
    connect(number, &QSpinBox::valueChanged, this, &ExportDialog::showSentence);
  }
  connect(m_speed, &QDoubleSpinBox::valueChanged, this, &ExportDialog::showSentence);
}

void ExportDialog::restore() {
  const QSettings settings;
  const auto number = [&](const char* name, int usual) {
    return settings.value(key(name), usual).toInt();
  };
  const int format = m_format->findData(settings.value(key("format"), QStringLiteral("png")));
  const bool isThere =
      format >= 0 &&
      (m_format->model()->flags(m_format->model()->index(format, 0)) & Qt::ItemIsEnabled);
  m_format->setCurrentIndex(isThere ? format : 0);
  m_severalSteps = std::clamp<int>(number("steps", kAllSteps), kThisStep, kFromTo);
  const int count = m_shown.picture->stepCount();
  m_from->setValue(std::min(number("from", 1), count));
  m_to->setValue(std::min(number("to", count), count));
  const int own = m_size->count() - 1;
  m_size->setCurrentIndex(std::clamp(number("size", 0), 0, own));
  m_width->setValue(number("width", app::StageExport().size.width()));
  m_height->setValue(number("height", app::StageExport().size.height()));
  m_speed->setValue(settings.value(key("speed"), m_shown.speed).toDouble());
  m_loops->setValue(number("loops", 0));
  m_theme->setCurrentIndex(std::clamp(number("theme", kAsShown), kAsShown, m_theme->count() - 1));
}

void ExportDialog::remember() const {
  QSettings settings;
  settings.setValue(key("format"), m_format->currentData());
  settings.setValue(key("steps"), m_severalSteps);
  settings.setValue(key("from"), m_from->value());
  settings.setValue(key("to"), m_to->value());
  settings.setValue(key("size"), m_size->currentIndex());
  settings.setValue(key("width"), m_width->value());
  settings.setValue(key("height"), m_height->value());
  settings.setValue(key("theme"), m_theme->currentIndex());
  if (app::isPlayed(format())) settings.setValue(key("speed"), m_speed->value());
  if (!app::isMoving(format())) return;
  settings.setValue(framesKey(format()), m_framesPerSecond->value());
  settings.setValue(key("loops"), m_loops->value());
}

void ExportDialog::accept() {
  remember();
  QDialog::accept();
}

ExportFormat ExportDialog::format() const {
  return app::exportFormats()[static_cast<std::size_t>(m_format->currentIndex())].format;
}

QSize ExportDialog::size() const {
  const QVariant preset = m_size->currentData();
  if (!preset.isValid()) return {m_width->value(), m_height->value()};
  return preset.toSize().isEmpty() ? m_shown.size : preset.toSize();
}

std::optional<app::StepRange> ExportDialog::steps() const {
  switch (m_steps->currentIndex()) {
    case kThisStep:
      return app::StepRange{m_shown.step, m_shown.step};
    case kAllSteps:
      return app::StepRange{};
    default:
      return app::StepRange{m_from->value() - 1, m_to->value() - 1};
  }
}

app::StageExport ExportDialog::choice() const {
  app::StageExport what;
  what.picture = m_shown.picture;
  what.size = size();
  what.theme = m_theme->currentIndex() == kAsShown
                   ? m_shown.theme
                   : stageThemes()[static_cast<std::size_t>(m_theme->currentIndex() - 1)].id;
  what.steps = steps();
  if (app::isPlayed(format())) what.speed = m_speed->value();
  if (!app::isMoving(format())) return what;
  what.framesPerSecond = m_framesPerSecond->value();
  if (format() == ExportFormat::gif && m_loops->value() > 0) what.loops = m_loops->value();
  return what;
}

void ExportDialog::showFormat() {
  const bool moves = app::isMoving(format());
  const bool isOfOne = app::isOfOneStep(format());
  m_steps->setEnabled(!isOfOne);
  m_steps->setCurrentIndex(isOfOne ? int{kThisStep} : m_severalSteps);
  m_speed->setEnabled(app::isPlayed(format()));
  m_framesPerSecond->setEnabled(moves);
  m_loops->setEnabled(format() == ExportFormat::gif);
  const ExportFormat paced = moves ? format() : ExportFormat::gif;
  const int usual = app::extentOf({m_shown.picture}, paced).framesPerSecond;
  m_framesPerSecond->setValue(QSettings().value(framesKey(paced), usual).toInt());
  showSentence();
}

void ExportDialog::showSentence() {
  for (QSpinBox* number : {m_from, m_to}) {
    number->setEnabled(m_steps->currentIndex() == kFromTo);
  }
  for (QSpinBox* side : {m_width, m_height}) side->setEnabled(!m_size->currentData().isValid());
  //: Follows the number of plays when it is 1
  m_loops->setSuffix(m_loops->value() == 1
                         ? tr(" time")
                         : /*: Follows the number of plays when it is not 1 */ tr(" times"));
  bool canBe = true;
  try {
    const app::StageExport what = choice();
    app::checkLimits(what, format());
    m_sentence->setText(extentSentence(what, format()));
  } catch (const values::Error& error) {
    canBe = false;
    m_sentence->setText(sentenceText(error.what()));
  }
  m_export->setEnabled(canBe);
  m_sentence->setProperty("look", canBe ? "muted" : "error");
  m_sentence->style()->unpolish(m_sentence);
  m_sentence->style()->polish(m_sentence);
}

}  // namespace lanescope::ui
