"""manifest.tsv (speaker <tab> audio path) -> features.npy, lengths.npy, labels.npy, speakers.json.

usage: prepare.py MANIFEST.tsv OUT [--speeds 1.0,0.9,1.1]     speed-perturbed copies count as further speakers
"""
import argparse
import json
import os
from multiprocessing import Pool

import numpy as np
import soundfile
from scipy.signal import resample_poly

from features import fbank


def load(path):
    x, rate = soundfile.read(path, dtype="float32")
    x = x.mean(1) if x.ndim > 1 else x
    return x if rate == 16000 else resample_poly(x, 16000, rate)


def work(job):
    speaker, path, speeds = job
    x, out = load(path), []
    for s in speeds:
        f = fbank(x if s == 1.0 else resample_poly(x, 10, int(round(10 * s))))
        if f is not None and len(f) >= 60:
            out.append((speaker if s == 1.0 else f"{speaker}@{s}", f.astype(np.float16)))
    return out


if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("manifest"), p.add_argument("out"), p.add_argument("--speeds", default="1.0,0.9,1.1")
    a = p.parse_args()
    speeds = [float(s) for s in a.speeds.split(",")]
    rows = [line.rstrip("\n").split("\t") for line in open(a.manifest, encoding="utf-8") if line.strip()]
    with Pool() as pool:
        items = [y for r in pool.imap(work, [(s, f, speeds) for s, f in rows], 16) for y in r]
    speakers = sorted({s for s, _ in items})
    ids = {s: i for i, s in enumerate(speakers)}
    os.makedirs(a.out, exist_ok=True)
    np.save(f"{a.out}/features.npy", np.concatenate([f for _, f in items]))
    np.save(f"{a.out}/lengths.npy", np.array([len(f) for _, f in items]))
    np.save(f"{a.out}/labels.npy", np.array([ids[s] for s, _ in items]))
    json.dump(speakers, open(f"{a.out}/speakers.json", "w"))
    print(len(speakers), "classes", len(items), "utterances")
