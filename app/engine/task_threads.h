// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace lanescope::app {

/// Performs tasks on threads of its own, which begin them in the order in which they were given.
/// QThreadPool loses a task whose thread the system does not start, and whoever waits for it waits
/// for ever.
class TaskThreads {
 public:
  using Task = std::function<void()>;

  /// `most`: the number of threads at most, from 1. They are started when they are needed.
  explicit TaskThreads(unsigned most);
  /// Waits until all tasks are done.
  ~TaskThreads();
  TaskThreads(const TaskThreads&) = delete;
  TaskThreads& operator=(const TaskThreads&) = delete;

  /// The threads that all share, as many as there are processors. They end with the application,
  /// in whose main thread this is called.
  [[nodiscard]] static TaskThreads& shared();

  /// `task` must not throw. Throws std::system_error where there is no thread and none can be
  /// started, and std::bad_alloc; the task is not performed then.
  void start(Task task);

 private:
  void perform();

  const unsigned m_most;
  std::mutex m_mutex;
  std::condition_variable m_changed;
  std::deque<Task> m_waiting;
  std::size_t m_idle = 0;  ///< threads that wait for a task
  bool m_isEnding = false;
  std::vector<std::thread> m_threads;
};

}  // namespace lanescope::app
