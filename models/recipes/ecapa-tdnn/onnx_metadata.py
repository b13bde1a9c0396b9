"""Adds key-value notes to an ONNX file. sherpa-onnx reads from them how a speaker model wants its input.

usage: onnx_metadata.py IN.onnx OUT.onnx framework=wespeaker sample_rate=16000 ...

An ONNX file is one protobuf message whose notes are repeated fields (number 14, each a key and a value), so appending more of
them to the end of the file is a valid edit and needs no package.
"""
import sys

METADATA = 14


def varint(n):
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)


def field(number, payload):
    return varint(number << 3 | 2) + varint(len(payload)) + payload


def with_metadata(model, notes):
    return model + b"".join(field(METADATA, field(1, k.encode()) + field(2, v.encode())) for k, v in notes.items())


if __name__ == "__main__":
    source, target, *pairs = sys.argv[1:]
    with open(source, "rb") as file:
        model = file.read()
    with open(target, "wb") as file:
        file.write(with_metadata(model, dict(pair.split("=", 1) for pair in pairs)))
