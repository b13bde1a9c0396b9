"""Weights -> ONNX with the notes that sherpa-onnx reads.

usage: export.py WEIGHTS.pt OUT.onnx [--language English] [--comment TEXT] [--random]

`--random` exports the same network with random weights: what a check of the recipe is to be compared with.
"""
import argparse
import io

import torch
import torch.nn.functional as F

from model import ECAPA
from onnx_metadata import with_metadata

p = argparse.ArgumentParser()
p.add_argument("weights"), p.add_argument("out"), p.add_argument("--language", default="English")
p.add_argument("--comment", default="compact ECAPA-TDNN"), p.add_argument("--random", action="store_true")
a = p.parse_args()
saved = torch.load(a.weights)
torch.manual_seed(1)


class Normalised(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.net = ECAPA(saved["channels"], 3 * saved["channels"])
        if not a.random:
            self.net.load_state_dict(saved["weights"])

    def forward(self, x):
        return F.normalize(self.net(x), dim=1)


axes = {"x": {0: "N", 1: "T"}, "embedding": {0: "N"}}
graph = io.BytesIO()
torch.onnx.export(Normalised().eval(), torch.randn(1, 200, 80), graph, input_names=["x"], output_names=["embedding"], dynamic_axes=axes, opset_version=13)
notes = {
    "framework": "wespeaker",
    "language": a.language,
    "url": "",
    "comment": a.comment,
    "sample_rate": "16000",
    "output_dim": "192",
    "normalize_samples": "1",
    "window_type": "povey",
    "feature_normalize_type": "",
}
with open(a.out, "wb") as file:
    file.write(with_metadata(graph.getvalue(), notes))
