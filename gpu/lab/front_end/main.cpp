// SPDX-License-Identifier: Apache-2.0
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

#include "lab/front_end/front_end.h"
#include "lab/front_end/own_limits.h"
#include "lab/front_end/result_json.h"
#include "values/error.h"

// lanescope-front-end: reads CUDA C++ from standard input and writes one JSON object, the rewritten
// text or what is wrong with it, to standard output. It is a process of its own, so that a text
// that a compiler cannot bear ends it and nothing else.

namespace {

using lanescope::lab::Rewritten;

std::string readText() {
  std::string text;
  char buffer[1 << 16];
  for (;;) {
    const std::size_t count = std::fread(buffer, 1, sizeof buffer, stdin);
    text.append(buffer, count);
    if (count == 0 || text.size() > lanescope::lab::kMostText) return text;
  }
}

Rewritten refused(std::string message) {
  Rewritten result;
  result.problems.push_back({.at = 0, .message = std::move(message)});
  return result;
}

Rewritten rewriteOrRefuse(const std::string& text) {
  if (text.size() > lanescope::lab::kMostText) {
    return refused("This text has more than 1 MiB, which is the most.");
  }
  try {
    return lanescope::lab::rewrite(text);
  } catch (const lanescope::values::Error& error) {
    return refused(error.what());
  }
}

}  // namespace

int main(int count, char**) {
  if (count != 1) {
    std::fputs("lanescope-front-end: it takes no argument; the text comes from standard input.\n",
               stderr);
    return 2;
  }
  const std::string text = readText();
  lanescope::lab::limitThisProcess();
  const std::string json = lanescope::lab::toJson(rewriteOrRefuse(text), text);
  std::fwrite(json.data(), 1, json.size(), stdout);
  std::fputc('\n', stdout);
  const bool isWritten = std::fflush(stdout) == 0;
  // Without a look for leaks: this process may open no file, and what it holds goes with it.
  std::_Exit(isWritten ? EXIT_SUCCESS : 3);
}
