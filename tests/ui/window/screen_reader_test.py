#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses Lanescope as a screen reader does, over AT-SPI and without its picture.

  screen_reader_test.py LANESCOPE

Runs a kernel, steps to its end, reads every view and completes a quiz. What a user would hear is printed, and what
they need is asserted. It needs a display, a D-Bus session bus of its own and Debian's
python3-gi, gir1.2-atspi-2.0, at-spi2-core and dbus-daemon.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60  # s; a loaded machine is slow
ELEMENTS = 16
THREADS = 8


def hear(text):
    print(text, flush=True)


def wait_for(what, condition):
    """Returns the first true value of the condition; fails with `what` after PATIENCE."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(False):
            pass  # the events that have come
        try:
            value = condition()
        except GLib.Error:  # an object that has just gone
            value = None
        if value:
            return value
        time.sleep(0.01)
    raise AssertionError(f"waited {PATIENCE} s for {what}")


def children(node):
    found = (node.get_child_at_index(i) for i in range(node.get_child_count()))
    return [child for child in found if child is not None]


def is_in(node, state):
    return node.get_state_set().contains(state)


def find(node, name, depth=14):
    """The first object on the screen below `node` with this name."""
    for child in children(node):
        if not is_in(child, Atspi.StateType.SHOWING):
            continue
        if child.get_name() == name:
            return child
        if depth > 0 and child.get_role() != Atspi.Role.TABLE:
            if (found := find(child, name, depth - 1)) is not None:
                return found
    return None


class Lanescope:
    """The program as the accessibility bus shows it."""

    def __init__(self, program, home):
        folders = {name: os.path.join(home, name) for name in
                   ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
        self.process = subprocess.Popen([program], env=os.environ | folders | {
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_ACCESSIBILITY": "1"})
        self.window = wait_for("the window", self._window)
        self.announced = []
        self.listener = Atspi.EventListener.new(self._take)
        self.listener.register("object:property-change:accessible-description")
        self.stage = self.find("Stage")

    def _take(self, event):
        if event.source.get_name() == "Stage":
            self.announced.append(event.source.get_description())

    def _window(self):
        assert self.process.poll() is None, "Lanescope has ended"
        for application in children(Atspi.get_desktop(0)):
            if application.get_process_id() == self.process.pid:
                application.set_cache_mask(Atspi.Cache.NONE)  # names change from step to step
                return next(iter(children(application)), None)
        return None

    def find(self, name):
        return wait_for(f'"{name}"', lambda: find(self.window, name))

    def has(self, name):
        return find(self.window, name) is not None

    def press(self, name):
        node = self.find(name)
        assert Atspi.Action.do_action(node, 0), f'"{name}" could not be pressed'

    def enter(self, name, text):
        field = self.find(name)
        assert Atspi.EditableText.set_text_contents(field, text), f'"{name}" takes no text'
        hear(f"{name}: {text}")

    def table(self, view):
        """The stage's table of this view."""
        named = (each for each in children(self.stage) if each.get_name().startswith(view))
        return next(named, None)

    def memory_name(self):
        """The name of the memory table, which tells the step; empty while there is no picture."""
        table = self.table("Memory")
        return "" if table is None else table.get_name()

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


class Step:
    """What is heard of a step: its sentence, and the cells of the memory view at its end."""

    def __init__(self, sentence, cells):
        self.sentence = sentence
        self.cells = cells

    def value_of(self, element):
        value = re.compile(re.escape(element) + r" = ([^,]+),")
        return next(found[1] for cell in self.cells if (found := value.match(cell)))

    def threads(self):
        return sum(bool(re.match(r"Thread .*\) (reads|writes) ", cell)) for cell in self.cells)

    def is_barrier(self):
        return "meet at the barrier" in self.sentence

    def epoch(self):
        return int(re.match(r"Epoch (\d+):", self.sentence)[1])


def texts_of(table):
    """The rows of a table as texts, each with its heading first."""
    return [[Atspi.Table.get_accessible_at(table, row, column).get_name()
             for column in range(Atspi.Table.get_n_columns(table))]
            for row in range(Atspi.Table.get_n_rows(table))]


def run_kernel(lanescope):
    """Runs the dot product on few elements, and returns the number of steps of its first block."""
    table = wait_for("the example's picture", lambda: lanescope.table("Memory"))
    hear(f"{lanescope.stage.get_name()}: {lanescope.stage.get_description()}")
    assert is_in(lanescope.stage, Atspi.StateType.FOCUSED), "the stage has the focus at first"
    before = table.get_name()
    lanescope.enter("Elements", str(ELEMENTS))
    lanescope.enter("Threads per block", str(THREADS))
    lanescope.press("Run the kernel")
    wait_for("the picture of the run", lambda: lanescope.memory_name() not in ("", before))
    return int(re.fullmatch(r"Memory at step 1 of (\d+)", lanescope.memory_name())[1])


def step_through(lanescope, steps):
    """Steps to the end; returns what is heard of each step."""
    heard = []
    for step in range(1, steps + 1):
        if step > 1:
            lanescope.announced.clear()
            lanescope.press("Step forward")
            wait_for(f"the announcement of step {step}", lambda: lanescope.announced)
            name = f"Memory at step {step} of {steps}"
            wait_for(name, lambda: lanescope.memory_name() == name)
            assert lanescope.announced[-1] == lanescope.stage.get_description()
        sentence = lanescope.stage.get_description()
        hear(f"Step {step}: {sentence}")
        assert sentence.startswith("Epoch "), sentence
        rows = texts_of(lanescope.table("Memory"))
        heard.append(Step(sentence, [text for row in rows for text in row[1:]]))
    return heard


def check_fields(lanescope):
    """Reads what fields are and what they hold, and whose the buttons of a dock are."""
    for name, value in (("Threads per block", str(THREADS)), ("How far a step goes", "by access"),
                        ("Speed", "2 /s"), ("Elements", str(ELEMENTS))):
        field = lanescope.find(name)
        text = Atspi.Text.get_text(field, 0, -1)
        hear(f"{field.get_role_name()} {name}: {text}")
        assert text == value, f'"{name}" says "{text}"'
    lanescope.find("Close Source")
    lanescope.find("Float Source")


def read_aloud(table):
    hear(f"{table.get_name()}: {table.get_description()}")
    for row in texts_of(table):
        hear("  " + " | ".join(text for text in row if text))


def check_other_views(lanescope):
    """Shows the views that are not shown at first, reads their tables, and hides them again."""
    first = {"Warps": r"Thread 0 \(warp 0, lane 0\) writes partial\[0\]",
             "Banks and sectors": r"The sector of partial\[0\] to \[7\]: 4 of its 32 bytes",
             "Grid": r"Block 0: on the stage; stores partial\[0\]"}
    for view, cell in first.items():
        lanescope.press(f"View: {view}")
        table = wait_for(f"the table of {view}", lambda: lanescope.table(view))
        read_aloud(table)
        text = texts_of(table)[0][1]
        assert re.match(cell, text), text
        lanescope.press(f"View: {view}")
        wait_for(f"{view} to go", lambda: lanescope.table(view) is None)


def check_panels(lanescope):
    """Opens what drops down from the bar, and closes it again."""
    for button, inside in (("More parameters", "Run on"), ("Compare with", "Run to compare with")):
        lanescope.press(button)
        hear(f"{button}: {lanescope.find(inside).get_name()}")
        lanescope.press(button)
        wait_for(f"{button} to close", lambda: not lanescope.has(inside))


def check_end(lanescope):
    """Reads the tables at the last step."""
    for view in ("Memory", "Space-time diagram"):
        read_aloud(lanescope.table(view))
    rows = texts_of(lanescope.table("Memory"))
    partial = next(row for row in rows if row[0] == "partial from element 0")
    assert re.fullmatch(r"partial\[0\] = \S+, written by thread 0", partial[1]), partial[1]
    rows = texts_of(lanescope.table("Space-time diagram"))
    assert [row[0] for row in rows[:3]] == ["inputs", "epoch 0", "epoch 1"], rows
    assert " from cache[" in rows[2][1], rows[2][1]


def answer_to(question, run, step):
    """The answer of a user who has listened to the run. `step`, from 0, is the one that comes next."""
    if found := re.search(r"What does (\S+) hold", question):
        return run[step].value_of(found[1])
    if "take part" in question:
        return run[step].threads()
    if "How many barriers" in question:
        return sum(each.is_barrier() for each in run[step:])
    if "How many steps" in question:
        return len(run) - step
    if found := re.search(r"How many epochs come after epoch (\d+)", question):
        return run[-1].epoch() - int(found[1])
    # Eight neighbours of 4 bytes are in one sector, and in eight banks.
    assert "sectors of 32 bytes" in question or "bank conflict" in question, question
    return 1


def answer(lanescope, run, step):
    """Answers the open question, rightly, and goes on."""
    field = lanescope.find("Your answer")
    wait_for("the focus on the answer", lambda: is_in(field, Atspi.StateType.FOCUSED))
    question = field.get_description()
    hear(f"Question: {question}")
    name = lanescope.memory_name()
    assert name == f"Memory at step {step}", f"{name}: it must not tell how many steps there are"
    lanescope.enter("Your answer", str(answer_to(question, run, step)))
    lanescope.press("Check")
    go_on = lanescope.find("Continue")
    wait_for("the focus on Continue", lambda: is_in(go_on, Atspi.StateType.FOCUSED))
    verdict = wait_for("the verdict", lambda: go_on.get_description().partition("\n")[2])
    hear(f"  {verdict}")
    assert verdict.startswith("✓ Right"), verdict
    lanescope.press("Continue")


def take_quiz(lanescope, run):
    """Goes back to the first step and answers a question before each of the others."""
    lanescope.press("First step")
    lanescope.press("Quiz")
    panel = lanescope.find("Prediction")
    hear(f"{panel.get_name()}: {panel.get_description()}")
    asked = 0
    for step in range(1, len(run)):
        shown = f"Memory at step {step + 1}"
        lanescope.press("Step forward")
        wait_for(f"a question or step {step + 1}", lambda: lanescope.has("Your answer") or
                 lanescope.memory_name() == shown)
        if lanescope.has("Your answer"):
            answer(lanescope, run, step)
            asked += 1
        wait_for(shown, lambda: lanescope.memory_name() == shown)
    score = lanescope.find("Score").get_description()
    hear(score)
    assert asked >= len(run) / 2, f"{asked} questions on {len(run)} steps"
    assert score.startswith(f"{asked} of {asked} right"), score


def main(program):
    with tempfile.TemporaryDirectory() as home:
        lanescope = Lanescope(program, home)
        try:
            steps = run_kernel(lanescope)
            run = step_through(lanescope, steps)
            check_end(lanescope)
            check_other_views(lanescope)
            check_fields(lanescope)
            check_panels(lanescope)
            take_quiz(lanescope, run)
        finally:
            lanescope.close()


if __name__ == "__main__":
    main(sys.argv[1])
