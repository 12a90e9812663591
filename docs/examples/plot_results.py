"""Draws the results of ``ridotto evaluate --json``: one picture a task, and one for all missions
that a team plays with its like.

python -m docs.examples.plot_results docs/results.jsonl docs/plots
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

import matplotlib as mpl

mpl.use("svg")
mpl.rcParams["svg.hashsalt"] = "ridotto"  # so that the same results give the same file
from matplotlib import pyplot as plt  # noqa: E402 - after the choice of what it draws with

results, folder = Path(sys.argv[1]), Path(sys.argv[2])
pictures = defaultdict(list)
for line in results.read_text(encoding="utf-8").splitlines():
    result = json.loads(line)
    task, agent = result["task"], result["agent"].rpartition(":")[2].lower()
    mission = task.removeprefix("infiltraitors-mission-").removesuffix(f"-{agent}-v1")
    if f"infiltraitors-mission-{mission}-{agent}-v1" == task:
        pictures[f"infiltraitors-missions-{agent}-v1"].append((mission, result))
    else:
        pictures[task].append((agent, result))

folder.mkdir(parents=True, exist_ok=True)
for task, named in pictures.items():
    if "-missions-" in task:
        named.reverse()  # the first on top
    else:
        named.sort(key=lambda each: each[1]["score"]["value"])
    names = [name for name, _ in named]
    found = [result for _, result in named]
    values = [result["score"]["value"] for result in found]
    errors = [
        [max(0.0, result["score"]["value"] - result["score"]["low"]) for result in found],
        [max(0.0, result["score"]["high"] - result["score"]["value"]) for result in found],
    ]
    figure, axes = plt.subplots(figsize=(6, 0.5 + 0.4 * len(found)), layout="constrained")
    axes.barh(names, values, xerr=errors, color="#4a6b8a", ecolor="#222222", capsize=3)
    belief = "-belief-" in task
    axes.set_xlim(0, None if belief else 1)
    axes.set_xlabel("bits lost for each hidden thing" if belief else "score, with 95 % interval")
    axes.set_title(task, loc="left", fontsize=10)
    figure.savefig(folder / f"{task}.svg", metadata={"Date": None})
    plt.close(figure)
    print(folder / f"{task}.svg")
