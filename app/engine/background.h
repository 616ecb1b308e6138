// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QPromise>
#include <QString>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <variant>

#include "app/engine/task_threads.h"
#include "values/error.h"

// Work on other threads, which always returns a value or a sentence. All of the window's background
// work is started here, so that no exception is lost and no page waits for ever.

namespace lanescope::app {

/// The progress of work, 0 to 1. Qt reports it some 25 times a second.
using WorkProgress = std::function<void(double)>;
/// The end of the progress range of `inBackground`'s future.
inline constexpr int kProgressParts = 1000;

/// Returns the current exception as an Error; called in a catch block. `subject`: what was worked
/// on, "The chart".
[[nodiscard]] values::Error currentError(const QString& subject);

/// The outcome of work: a value or an error.
template <class Value>
struct Outcome {
  std::shared_ptr<Value> value;  ///< null: there is an error
  std::shared_ptr<const values::Error> error;
};

namespace detail {

template <class Work>
auto call(const Work& work, const WorkProgress& progress) {
  const auto run = [&] {
    if constexpr (std::is_invocable_v<const Work&, const WorkProgress&>) {
      return work(progress);
    } else {
      return work();
    }
  };
  if constexpr (std::is_void_v<decltype(run())>) {
    run();
    return std::monostate();
  } else {
    return run();
  }
}

template <class Work>
using ValueOf = decltype(call(std::declval<const Work&>(), std::declval<const WorkProgress&>()));

template <class Work>
Outcome<ValueOf<Work>> outcomeOf(const Work& work, const WorkProgress& progress,
                                 const QString& subject) {
  try {
    return {std::make_shared<ValueOf<Work>>(call(work, progress)), nullptr};
  } catch (...) {
    return {nullptr, std::make_shared<values::Error>(currentError(subject))};
  }
}

}  // namespace detail

/// Calls `work` on one of the shared threads. Then it calls, in the thread of `context`, `done`
/// with a reference to the value, which `done` may move from, or `failed` with the error. It calls
/// neither when `context` is destroyed, and none before this function returns. An exception from
/// `done` also leads to `failed`. `work` may take a WorkProgress, and may return nothing. The
/// future throws nothing, so a destructor may wait for it.
template <class Work, class Done, class Failed>
QFuture<void> inBackground(QObject* context, const QString& subject, Work work, Done done,
                           Failed failed) {
  using Value = detail::ValueOf<Work>;
  const auto promise = std::make_shared<QPromise<Outcome<Value>>>();
  QFuture<Outcome<Value>> future = promise->future();
  // The continuation is attached before the work begins. On a finished future it would run at once.
  future.then(context, [subject, done = std::move(done),
                        failed = std::move(failed)](const Outcome<Value>& outcome) {
    if (outcome.error != nullptr) return failed(*outcome.error);
    try {
      if constexpr (std::is_same_v<Value, std::monostate>) {
        done();
      } else {
        done(*outcome.value);
      }
    } catch (...) {
      failed(currentError(subject));
    }
  });
  promise->start();
  promise->setProgressRange(0, kProgressParts);
  try {
    TaskThreads::shared().start(
        [promise, subject, work = std::make_shared<const Work>(std::move(work))] {
          const WorkProgress progress = [&promise](double part) {
            promise->setProgressValue(static_cast<int>(part * kProgressParts));
          };
          promise->addResult(detail::outcomeOf(*work, progress, subject));
          promise->finish();
        });
  } catch (...) {
    promise->addResult(
        Outcome<Value>{nullptr, std::make_shared<values::Error>(currentError(subject))});
    promise->finish();
  }
  return QFuture<void>(future);
}

}  // namespace lanescope::app
