"""Train the compact ECAPA-TDNN with AAM-softmax on prepared features; one readable file, seeded.

usage: train.py DATA OUT.pt [--steps 3400] [--channels 128] [--batch 64] [--threads N] [--seed 1]

The number of steps, not the clock, sets the learning rate, so that a run can be repeated. OUT.pt holds the weights and the
sizes that export.py needs. A batch takes one crop of each of `--batch` different speakers, so there must be that many.
Augmentation works on log-mel features: stationary noise or babble at 3-20 dB, an exponential reverberation tail,
a telephone band limit, SpecAugment masks. The saved weights are an exponential moving average.
"""
import argparse
import math
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from model import ECAPA

SCALE, MARGIN, PEAK_LR = 30, 0.2, 2e-3

p = argparse.ArgumentParser()
p.add_argument("data"), p.add_argument("out")
p.add_argument("--steps", type=int, default=3400), p.add_argument("--channels", type=int, default=128)
p.add_argument("--batch", type=int, default=64), p.add_argument("--threads", type=int), p.add_argument("--seed", type=int, default=1)
a = p.parse_args()
if a.threads:
    torch.set_num_threads(a.threads)
torch.manual_seed(a.seed)
rng = np.random.RandomState(a.seed)

X = np.load(f"{a.data}/features.npy")
lengths, labels = np.load(f"{a.data}/lengths.npy"), np.load(f"{a.data}/labels.npy")
offsets = np.concatenate([[0], np.cumsum(lengths)[:-1]])
classes = labels.max() + 1
if classes < a.batch:
    raise SystemExit(f"{classes} speakers (speed copies included) cannot fill a batch of {a.batch}; give --batch {classes} or fewer.")
by_class = [np.where(labels == k)[0] for k in range(classes)]


def crop(i, frames):
    n, o = lengths[i], offsets[i]
    if n >= frames:
        s = rng.randint(n - frames + 1)
        return X[o + s : o + s + frames].astype(np.float32)
    return np.tile(X[o : o + n].astype(np.float32), (math.ceil(frames / n), 1))[:frames]


def augment(f, frames):
    if rng.rand() < 0.6:
        if rng.rand() < 0.5:
            noise = np.logaddexp.reduce([crop(rng.randint(len(lengths)), frames) for _ in range(rng.randint(1, 6))], 0)
            snr = rng.uniform(5, 20)
        else:
            shape = np.cumsum(rng.randn(80) * 0.4)
            noise = (shape - shape.mean())[None] + rng.randn(frames, 80) * 0.9 + np.cumsum(rng.randn(frames, 1) * 0.05, 0)
            snr = rng.uniform(3, 20)
        noise = noise - noise.max()
        level = np.log(np.exp(f).sum(1).mean() / np.exp(noise).sum(1).mean()) - snr * np.log(10) / 10
        f = np.logaddexp(f, noise + level)
    if rng.rand() < 0.3:
        decay, power = rng.uniform(0.3, 0.75), np.exp(f)
        wet = power.copy()
        for d in range(1, 12):
            wet[d:] += rng.uniform(0.3, 0.7) * decay**d * power[:-d]
        f = np.log(wet)
    if rng.rand() < 0.15:
        c = rng.randint(38, 62)
        f = f.copy()
        f[:, c:] = np.minimum(f[:, c:], f.min() + rng.randn() * 0.3)
    f = f - f.mean(0)
    if rng.rand() < 0.5:
        b = rng.randint(70)
        f[:, b : b + rng.randint(1, 9)] = 0
    if rng.rand() < 0.5:
        t = rng.randint(frames - 20)
        f[t : t + rng.randint(1, 15)] = 0
    return f


net = ECAPA(a.channels, 3 * a.channels)
weights = nn.Parameter(torch.randn(classes, 192) * 0.05)
optimiser = torch.optim.AdamW([{"params": net.parameters(), "weight_decay": 2e-4}, {"params": [weights], "weight_decay": 1e-3}], lr=PEAK_LR)
average = {k: v.clone() for k, v in net.state_dict().items()}
start = time.time()
for step in range(a.steps):
    done = step / a.steps
    for group in optimiser.param_groups:
        group["lr"] = PEAK_LR * min(1, step / 200) * (0.5 * (1 + math.cos(math.pi * done)) + 1e-3)
    frames = int(rng.choice([140, 160, 200]))
    picked = rng.choice(classes, a.batch, replace=False)
    batch = np.stack([augment(crop(by_class[k][rng.randint(len(by_class[k]))], frames), frames) for k in picked]).astype(np.float32)
    e = F.normalize(net(torch.from_numpy(batch)), dim=1)
    cosine, y = e @ F.normalize(weights, dim=1).T, torch.from_numpy(picked.astype(np.int64))
    target = cosine[torch.arange(a.batch), y].clamp(-1 + 1e-6, 1 - 1e-6)
    logits = cosine.clone()
    logits[torch.arange(a.batch), y] = torch.cos(torch.acos(target) + MARGIN * min(1, done * 4))
    loss = F.cross_entropy(SCALE * logits, y)
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 5)
    optimiser.step()
    with torch.no_grad():
        decay = min(0.999, (1 + step) / (10 + step))
        for k, v in net.state_dict().items():
            average[k] = average[k] * decay + v * (1 - decay) if v.is_floating_point() else v.clone()
    if (step + 1) % 100 == 0:
        print(f"{(time.time() - start) / 60:.1f} min, step {step + 1}, loss {loss.item():.3f}", flush=True)
torch.save({"channels": a.channels, "weights": average}, a.out)
