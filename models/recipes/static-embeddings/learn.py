"""Learns one weight a word and a linear map on top of static word vectors from questions and the turns that answer them.

    python3 learn.py --bags bags.json --table static-embeddings-plain.bin --out static-embeddings.bin [--leave-out 0|1]

A text is the sum of its words' rows, times exp(word weight), times the map, at unit length. A turn counts together with its
neighbours (.5, .25), as dense search scores it. The loss is the cross-entropy of a softmax over all turns of a conversation
(scores times 10); sets weigh alike. Adam from no change at all, few steps (the longer, the closer to these sets and the
worse on others), both parts held near no change. `--leave-out` leaves out every second conversation of every set but the
generated one, for cross-fitted figures. Needs numpy and scipy.
"""

import argparse
import json
import struct

import numpy as np
import scipy.sparse as sparse

STEPS, RATE, DECAY, SHARPNESS = 14, 0.003, 0.001, 10
MAGIC = b"VPMSTAT1"


def read_table(path):
    data = open(path, "rb").read()
    assert data[:8] == MAGIC
    (length,) = struct.unpack("<I", data[8:12])
    header = json.loads(data[12 : 12 + length])
    at = 12 + length
    words = data[at : at + header["wordBytes"]]
    at += header["wordBytes"]
    scales = np.frombuffer(data, "<f4", header["count"], at)
    values = np.frombuffer(data, np.int8, header["count"] * header["dimension"], at + 4 * header["count"])
    return header, words, scales[:, None] * values.reshape(header["count"], -1).astype(np.float32)


def write_table(path, header, words, vectors):
    scales = np.maximum(np.abs(vectors).max(1), 1e-12) / 127
    values = np.clip(np.rint(vectors / scales[:, None]), -127, 127).astype(np.int8)
    text = json.dumps(header, separators=(",", ":")).encode()
    with open(path, "wb") as file:
        file.write(MAGIC + struct.pack("<I", len(text)) + text + words)
        file.write(scales.astype("<f4").tobytes() + values.tobytes())


def bags(lists, count):
    rows = np.repeat(np.arange(len(lists)), [len(one) for one in lists])
    columns = np.array([word for one in lists for word in one], dtype=int)
    matrix = sparse.csr_matrix((np.ones(len(rows), np.float32), (rows, columns)), shape=(len(lists), count))
    matrix.sum_duplicates()
    return matrix


def windows(sessions):
    """Each turn with its neighbours of the same session, as a matrix."""
    labels = np.unique(sessions, return_inverse=True)[1]
    count = len(labels)
    matrix = sparse.identity(count, format="csr", dtype=np.float32)
    for distance, share in ((1, 0.5), (2, 0.25)):
        same = np.where(labels[distance:] == labels[:-distance])[0]
        ones = np.full(len(same), share, np.float32)
        beside = sparse.csr_matrix((ones, (same, same + distance)), shape=(count, count))
        matrix = matrix + beside + beside.T
    return matrix.tocsr()


class Conversation:
    def __init__(self, item, count):
        self.set = item["set"]
        self.turns = bags(item["turns"], count)
        self.questions = bags([one["words"] for one in item["questions"]], count)
        self.around = windows(item["sessions"])
        self.gold = np.zeros((len(item["questions"]), len(item["turns"])), np.float32)
        for place, one in enumerate(item["questions"]):
            self.gold[place, one["gold"]] = 1 / len(one["gold"])


def gradient(conversation, weighted, matrix):
    """Slopes of the loss by the weighted word vectors and by the map."""
    turns, questions = conversation.turns @ weighted, conversation.questions @ weighted
    mapped_turns, mapped_questions = turns @ matrix, questions @ matrix
    long_turns = np.linalg.norm(mapped_turns, axis=1, keepdims=True) + 1e-6
    long_questions = np.linalg.norm(mapped_questions, axis=1, keepdims=True) + 1e-6
    unit_turns, unit_questions = mapped_turns / long_turns, mapped_questions / long_questions
    scores = SHARPNESS * (conversation.around @ (unit_turns @ unit_questions.T)).T
    shares = np.exp(scores - scores.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    slopes = SHARPNESS * (shares - conversation.gold) / len(shares)
    slopes = (conversation.around.T @ slopes.T).T
    by_turns, by_questions = slopes.T @ unit_questions, slopes @ unit_turns
    by_turns = (by_turns - unit_turns * (by_turns * unit_turns).sum(1, keepdims=True)) / long_turns
    by_questions = (by_questions - unit_questions * (by_questions * unit_questions).sum(1, keepdims=True)) / long_questions
    by_words = conversation.turns.T @ (by_turns @ matrix.T) + conversation.questions.T @ (by_questions @ matrix.T)
    return by_words, turns.T @ by_turns + questions.T @ by_questions


def learn(conversations, vectors):
    identity = np.eye(vectors.shape[1], dtype=np.float32)
    weights, matrix = np.zeros(len(vectors), np.float32), identity.copy()
    sizes = {}
    for one in conversations:
        sizes[one.set] = sizes.get(one.set, 0) + 1
    moments = [[np.zeros_like(part), np.zeros_like(part)] for part in (weights, matrix)]
    for step in range(1, STEPS + 1):
        weighted = np.exp(weights)[:, None] * vectors
        by_words, by_matrix = np.zeros_like(vectors), np.zeros_like(matrix)
        for one in conversations:
            share = 1 / sizes[one.set] / len(sizes)
            words, linear = gradient(one, weighted, matrix)
            by_words += share * words
            by_matrix += share * linear
        slopes = ((by_words * weighted).sum(1) + DECAY * weights, by_matrix + DECAY * (matrix - identity))
        for part, slope, moment in zip((weights, matrix), slopes, moments):
            moment[0] = 0.9 * moment[0] + 0.1 * slope
            moment[1] = 0.99 * moment[1] + 0.01 * slope * slope
            part -= RATE * moment[0] / (1 - 0.9**step) / (np.sqrt(moment[1] / (1 - 0.99**step)) + 1e-6)
    return weights, matrix


def main():
    parser = argparse.ArgumentParser()
    for name in ("--bags", "--table", "--out"):
        parser.add_argument(name, required=True)
    parser.add_argument("--leave-out", type=int)
    options = parser.parse_args()
    header, words, vectors = read_table(options.table)
    kept = [
        item
        for item in json.load(open(options.bags))
        if item["questions"] and (item["set"] == "voxpolybench" or item["place"] % 2 != options.leave_out)
    ]
    weights, matrix = learn([Conversation(item, len(vectors)) for item in kept], vectors)
    learned = (np.exp(weights)[:, None] * vectors) @ matrix
    write_table(options.out, {**header, "learned": "models/recipes/static-embeddings/learn.py"}, words, learned)


main()
