// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/background.h"

#include <QCoreApplication>
#include <exception>
#include <new>

namespace lanescope::app {
namespace {

struct BackgroundWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::app::Background)
};

values::Error unavailable(const QString& sentence) {
  return {values::ErrorKind::unavailable, sentence.toStdString()};
}

}  // namespace

values::Error currentError(const QString& subject) {
  try {
    throw;
  } catch (const values::Error& error) {
    return error;
  } catch (const std::bad_alloc&) {
    return unavailable(
        BackgroundWords::tr("%1 needs more memory than this machine has free.").arg(subject));
  } catch (const std::exception& error) {
    return unavailable(BackgroundWords::tr("Something unexpected happened: %1.")
                           .arg(QString::fromUtf8(error.what())));
  } catch (...) {
    return unavailable(BackgroundWords::tr("Something unexpected happened."));
  }
}

}  // namespace lanescope::app
