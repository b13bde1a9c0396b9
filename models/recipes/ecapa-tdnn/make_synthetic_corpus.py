"""A small corpus of synthetic voices, to prove the recipe without any recorded corpus.

usage: make_synthetic_corpus.py OUT [--train 80] [--held-out 20] [--held-out-bases 6] [--clips 10] [--seed 1]

Needs flite, espeak-ng and sox. A voice is a base voice of one of the two synthesisers with a pitch and a vocal tract length
(formant shift) of its own; base voices of held-out speakers are never used in training. Every clip says other sentences, at
its own rate, level, tone and noise. Written: OUT/train/SPEAKER/NN.wav, OUT/held-out/SPEAKER/NN.wav (16 kHz mono) and
OUT/train.tsv for prepare.py.
"""
import argparse
import os
import random
import subprocess
from multiprocessing import Pool

FLITE = ["kal16", "awb", "rms", "slt"]
ESPEAK = (
    "Alex Alicia Andrea Andy Annie Denis Diogo Gene Gene2 Henrique Hugo Jacky Lee Marco Mario Michael Mike Nguyen adam anika "
    "antonio aunty belinda benjamin boris caleb david ed edward edward2 f1 f2 f3 f4 f5 grandma grandpa gustave iven iven2 iven3 "
    "john kaukovalta klatt klatt2 klatt4 linda m1 m2 m3 m4 m5 m6 m7 m8 marcelo max michel miguel norbert pablo paul pedro quincy "
    "rob robert sandro shelby steph steph2 travis victor zac"
).split()

WHO = "the baker|my neighbour|a tall gardener|our teacher|the old captain|her younger brother|nobody here|the quiet student".split("|")
DID = "carried|painted|forgot|repaired|found|borrowed|measured|washed|sold|described|counted|followed".split("|")
WHAT = "a yellow bicycle|three wooden boxes|the broken clock|some fresh bread|a letter from the coast|every open window|the longest rope|a jar of honey".split("|")
WHERE = "behind the station|near the river|on a rainy Thursday|before breakfast|in the narrow kitchen|under the bridge|without asking|for the whole village".split("|")


def sentence(r):
    return f"{r.choice(WHO)} {r.choice(DID)} {r.choice(WHAT)} {r.choice(WHERE)}."


def voices(bases, count, prefix, r):
    """`count` speakers spread over the bases; each has a pitch (Hz factor) and a tract length factor."""
    return [
        {"name": f"{prefix}{n:03d}", "base": bases[n % len(bases)], "pitch": r.uniform(0.75, 1.35), "tract": r.uniform(0.88, 1.14)}
        for n in range(count)
    ]


def speak(voice, text, rate, path, r):
    engine, name = voice["base"]
    pitch = voice["pitch"] * r.uniform(0.96, 1.04)
    if engine == "flite":
        mean = {"kal16": 105, "awb": 120, "rms": 100, "slt": 170}[name] * pitch
        command = ["flite", "-voice", name, "--setf", f"int_f0_target_mean={mean:.0f}", "--setf", f"duration_stretch={1 / rate:.2f}", "-t", text, "-o", path]
    else:
        command = ["espeak-ng", "-v", f"en-us+{name}", "-p", f"{min(99, max(0, 50 * pitch)):.0f}", "-s", f"{160 * rate:.0f}", "-w", path, text]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def clip(job):
    voice, number, folder, seed = job
    r = random.Random(f"{seed} {voice['name']} {number}")
    target = os.path.join(folder, voice["name"], f"{number:02d}.wav")
    raw = f"{target}.raw.wav"
    speak(voice, f"{sentence(r)} {sentence(r)}", r.uniform(0.9, 1.12), raw, r)
    # `speed` moves pitch and formants together, `tempo` gives the length back; tone and level are those of another day.
    shape = ["remix", "-", "speed", f"{voice['tract']:.3f}", "tempo", "-s", f"{1 / voice['tract']:.3f}", "rate", "16k"]
    tone = ["bass", f"{r.uniform(-5, 5):.1f}", "treble", f"{r.uniform(-5, 5):.1f}", "norm", f"{r.uniform(-14, -3):.1f}"]
    noise = ["synth", "pinknoise", "vol", f"{r.uniform(0.002, 0.02):.4f}"]
    clean = f"{target}.clean.wav"
    subprocess.run(["sox", "-R", "-D", raw, "-c", "1", "-b", "16", clean, *shape, *tone], check=True, stderr=subprocess.DEVNULL)
    seconds = float(subprocess.run(["soxi", "-D", clean], check=True, capture_output=True, text=True).stdout)
    hiss = f"{target}.hiss.wav"
    subprocess.run(["sox", "-R", "-n", "-r", "16k", "-c", "1", "-b", "16", hiss, *noise, "trim", "0", f"{seconds}"], check=True)
    subprocess.run(["sox", "-R", "-D", "-m", "-v", "1", clean, "-v", "1", hiss, "-b", "16", target], check=True, stderr=subprocess.DEVNULL)
    for path in (raw, clean, hiss):
        os.remove(path)
    return voice["name"], os.path.abspath(target), seconds


if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("out"), p.add_argument("--train", type=int, default=80), p.add_argument("--held-out", type=int, default=20)
    p.add_argument("--held-out-bases", type=int, default=6, help="fewer make the check harder: speakers of one base differ in pitch and tract only")
    p.add_argument("--clips", type=int, default=10), p.add_argument("--seed", type=int, default=1), p.add_argument("--jobs", type=int, default=2)
    a = p.parse_args()
    r = random.Random(a.seed)
    flite, espeak = r.sample(FLITE, len(FLITE)), r.sample(ESPEAK, len(ESPEAK))
    kept = max(2, len(espeak) // 4)
    held = [("flite", flite[0]), *[("espeak-ng", name) for name in espeak[:kept]]][: a.held_out_bases]
    trained = [*[("flite", name) for name in flite[1:]], *[("espeak-ng", name) for name in espeak[kept:]]]
    jobs = []
    for part, bases, count, prefix in (("train", trained, a.train, "t"), ("held-out", held, a.held_out, "h")):
        for voice in voices(bases, count, prefix, r):
            os.makedirs(os.path.join(a.out, part, voice["name"]), exist_ok=True)
            jobs += [(voice, n, os.path.join(a.out, part), a.seed) for n in range(a.clips)]
    with Pool(a.jobs) as pool:
        made = pool.map(clip, jobs, 8)
    with open(os.path.join(a.out, "train.tsv"), "w", encoding="utf-8") as manifest:
        manifest.writelines(f"{name}\t{path}\n" for name, path, _ in made if name.startswith("t"))
    print(f"{a.train} training and {a.held_out} held-out voices, {len(made)} clips, {sum(s for *_, s in made) / 60:.0f} minutes")
