// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/task_threads.h"

#include <QCoreApplication>
#include <algorithm>
#include <exception>
#include <memory>
#include <utility>

namespace lanescope::app {
namespace {

std::unique_ptr<TaskThreads> sharedThreads;

}  // namespace

TaskThreads::TaskThreads(unsigned most) : m_most(most) {
  m_threads.reserve(most);
}

TaskThreads& TaskThreads::shared() {
  if (sharedThreads == nullptr) {
    sharedThreads =
        std::make_unique<TaskThreads>(std::max(1U, std::thread::hardware_concurrency()));
    qAddPostRoutine([] { sharedThreads.reset(); });
  }
  return *sharedThreads;
}

TaskThreads::~TaskThreads() {
  {
    const std::lock_guard lock(m_mutex);
    m_isEnding = true;
  }
  m_changed.notify_all();
  for (std::thread& thread : m_threads) thread.join();
}

void TaskThreads::start(Task task) {
  {
    const std::lock_guard lock(m_mutex);
    m_waiting.push_back(std::move(task));
    // At the end the thread of the task that gives another one performs it.
    if (m_waiting.size() > m_idle && m_threads.size() < m_most && !m_isEnding) {
      try {
        m_threads.emplace_back([this] { perform(); });
      } catch (const std::exception&) {
        // The threads that there are perform it.
        if (m_threads.empty()) {
          m_waiting.pop_back();
          throw;
        }
      }
    }
  }
  m_changed.notify_one();
}

void TaskThreads::perform() {
  std::unique_lock lock(m_mutex);
  while (true) {
    ++m_idle;
    m_changed.wait(lock, [this] { return m_isEnding || !m_waiting.empty(); });
    --m_idle;
    if (m_waiting.empty()) return;
    Task task = std::move(m_waiting.front());
    m_waiting.pop_front();
    lock.unlock();
    task();
    task = nullptr;
    lock.lock();
  }
}

}  // namespace lanescope::app
