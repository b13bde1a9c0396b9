"""The voiceprint of a 16 kHz clip by the trained weights, as JSON: to compare with what sherpa-onnx gives for the exported file.

usage: embed.py WEIGHTS.pt CLIP.wav
"""
import json
import sys

import soundfile
import torch
import torch.nn.functional as F

from features import fbank
from model import ECAPA

saved = torch.load(sys.argv[1])
net = ECAPA(saved["channels"], 3 * saved["channels"])
net.load_state_dict(saved["weights"])
samples, _ = soundfile.read(sys.argv[2], dtype="float32")
with torch.no_grad():
    vector = F.normalize(net.eval()(torch.from_numpy(fbank(samples))[None]), dim=1)[0]
print(json.dumps(vector.tolist()))
