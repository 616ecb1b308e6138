#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Has every call of the CUDA driver fail once, on a machine with a GPU.

For a kernel of each family the n-th call fails, n = 1, 2, …, as `lanescope run` runs it, and as
repeated_run does, in whose three runs in one process one at most may fail. The first 300 calls fail
each, and then each some 1.05 times the one before: polling makes their number a matter of chance.
Prints a line for each kernel and program, and each outcome that is wrong: an exit code other than 3
and that of a good run, no single sentence, a signal, a hang, a wrong result. Exits with 1 if there
is a wrong one.

    failing_cuda_calls.py --program BUNDLE/bin/lanescope --repeated repeated_run --driver failing_driver.so
"""
import argparse
import collections
import concurrent.futures
import json
import math
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import time

KERNELS = {
    "vector_add": 1000,  # map
    "dot_shared": 1000,  # reduce
    "reduce_atomic": 1000,
    "scan_three_phase": 1000,  # scan
    "matmul_tiled": 64,  # matmul
    "matmul_bf16": 64,  # with tensor maps
    "histogram_shared": 1000,  # image
    "dot_no_bounds": 1000,  # pitfalls
    "dot_cublas": 1000,  # with a library
}
CODES = {2: "OUT_OF_MEMORY", 719: "LAUNCH_FAILED", 999: "UNKNOWN"}
LONGEST_S = 90
STATE_BYTES = 128


def driver_file():
    listed = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True).stdout
    found = re.search(r"libcuda\.so\.1 .*x86-64.* => (\S+)", listed)
    if found:
        return found.group(1)
    for folder in ("/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/local/nvidia/lib64"):
        if os.path.exists(folder + "/libcuda.so.1"):
            return folder + "/libcuda.so.1"
    sys.exit("There is no libcuda.so.1: this needs a machine with a GPU.")


class Trial:
    """One run of a program in which one call fails."""

    def __init__(self, command, environment, at, code):
        self.at, self.code = at, code
        with tempfile.TemporaryDirectory() as folder:
            state = pathlib.Path(folder, "state")
            state.write_bytes(bytes(STATE_BYTES))
            environment = dict(environment, LANESCOPE_CUDA_STATE=str(state), LANESCOPE_CUDA_FAIL_AT=str(at),
                               LANESCOPE_CUDA_FAIL_WITH=str(code), XDG_STATE_HOME=folder)
            try:
                end = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=LONGEST_S,
                                     cwd=folder)
                self.exit, self.out, self.err = end.returncode, end.stdout, end.stderr
            except subprocess.TimeoutExpired:
                self.exit, self.out, self.err = None, "", ""
            content = state.read_bytes()
        self.calls = struct.unpack_from("<Q", content)[0]
        self.function = content[8:].split(b"\0")[0].decode()


def of_lanescope(trial, good):
    """The outcome of `lanescope run`, and what is wrong with it."""
    if trial.exit is None:
        return "hang", "hangs"
    if trial.exit < 0:
        return f"signal {-trial.exit}", f"signal {-trial.exit}"
    wrong = ""
    if trial.exit in (0, 1):
        right = (0, True) if good is None else (good.exit, json.loads(good.out)["passed"])
        wrong = "" if (trial.exit, json.loads(trial.out)["passed"]) == right else "wrong result"
    elif trial.exit != 3:
        wrong = f"exit code {trial.exit}"
    elif not re.fullmatch(r"lanescope: [^\n]*\.\n", trial.err):
        wrong = "not one sentence"
    return f"exit {trial.exit}", wrong


def of_repeated_run(trial, good):
    """The same of repeated_run."""
    if trial.exit is None:
        return "hang", "hangs"
    if trial.exit != 0:
        return f"exit {trial.exit}", f"exit {trial.exit}"
    kinds = [line.split(":")[0] for line in trial.out.splitlines()]
    wrong = ""
    if good is not None and "wrong" in kinds and "wrong" not in good.out:
        wrong = "wrong result"
    elif kinds.count("error") > 1:
        wrong = "a later run fails, too"
    elif not kinds:
        wrong = "says nothing"
    return ", ".join(kinds), wrong


def is_sparse(at):
    """Whether a step of 1.05 from 300 on ends here."""
    step = int(math.log(at / 300) / math.log(1.05))
    return int(300 * 1.05**step) == at or int(300 * 1.05 ** (step + 1)) == at


def survey(name, command, judge, environment, pool, deadline, codes):
    good = Trial(command, environment, 0, 0)
    if good.exit not in (0, 1) or "error" in judge(good, None)[0]:
        print(f"{name}: does not run without a failure: exit {good.exit} {good.out} {good.err}", flush=True)
        return 1
    points = [at for at in range(1, good.calls + 1) if at <= 300 or is_sparse(at)]
    pending = [(at, code) for at in points
               for code in (codes if len(codes) == 1 else [codes[at % len(codes)]])]

    def attempt(which):
        return Trial(command, environment, *which) if time.monotonic() < deadline else None

    trials = [trial for trial in pool.map(attempt, pending) if trial is not None]
    outcomes = collections.Counter()
    problems = []
    for trial in trials:
        outcome, wrong = judge(trial, good)
        outcomes[outcome] += 1
        if wrong:
            problems.append((trial, wrong))
    shown = "; ".join(f"{outcome}: {count}" for outcome, count in sorted(outcomes.items()))
    print(f"| {name} | {good.calls} | {len(trials)} | {shown} | {len(problems)} |", flush=True)
    for trial, wrong in problems:
        print(f"    call {trial.at}, {trial.function}, {CODES.get(trial.code, trial.code)}: {wrong}\n"
              f"      out: {trial.out[-300:]!r}\n      err: {trial.err[-300:]!r}", flush=True)
    return len(problems)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", help="lanescope")
    parser.add_argument("--repeated", help="repeated_run")
    parser.add_argument("--driver", required=True, help="the library of failing_driver.cpp")
    parser.add_argument("--library-path", default="", help="where libraries of the programs lie")
    parser.add_argument("--code", type=int, help="the CUresult of all failures; usually 2, 719 and 999 in turn")
    parser.add_argument("--jobs", type=int, default=8, help="runs at a time")
    parser.add_argument("--seconds", type=float, default=540, help="after which no run begins")
    parser.add_argument("--kernels", nargs="*", default=list(KERNELS))
    options = parser.parse_args()
    deadline = time.monotonic() + options.seconds
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(os.path.abspath(options.driver), folder + "/libcuda.so.1")
        path = ":".join(part for part in (folder, options.library_path, os.environ.get("LD_LIBRARY_PATH", "")) if part)
        environment = dict(os.environ, LD_LIBRARY_PATH=path, LANESCOPE_CUDA_DRIVER=driver_file())
        print("| run | calls | tried | outcomes | wrong |\n|---|---|---|---|---|", flush=True)
        count = 0
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for kernel in options.kernels:
                n = str(KERNELS.get(kernel, 1000))
                runs = []
                if options.program:
                    command = [os.path.abspath(options.program), "run", kernel, "--n", n, "--backend", "cuda", "--json"]
                    runs.append((f"lanescope run {kernel}", command, of_lanescope))
                if options.repeated:
                    runs.append((f"repeated_run {kernel}", [os.path.abspath(options.repeated), kernel, n], of_repeated_run))
                for name, command, judge in runs:
                    count += survey(name, command, judge, environment, pool, deadline,
                                    [options.code] if options.code else list(CODES))
    print(f"{count} wrong outcomes", flush=True)
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
