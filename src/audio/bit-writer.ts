/** Bytes written bit by bit, most significant first. */
export class BitWriter {
  #bytes = new Uint8Array(1_024);
  #length = 0;
  #held = 0;
  #free = 8;

  /** Writes the lowest `width` bits (at most 32) of an integer. */
  write(value: number, width: number): void {
    for (let left = width; left > 0; ) {
      const step = Math.min(left, this.#free);
      left -= step;
      this.#held = (this.#held << step) | ((value >>> left) & (2 ** step - 1));
      this.#free -= step;
      if (this.#free === 0) this.#push();
    }
  }

  /** Writes that many zeros and a one. */
  writeUnary(zeros: number): void {
    for (let left = zeros; left > 0; left -= 24) this.write(0, Math.min(24, left));
    this.write(1, 1);
  }

  /** Fills the last byte with zeros and gives everything written so far. */
  finish(): Uint8Array {
    this.write(0, this.#free % 8);
    return this.#bytes.subarray(0, this.#length);
  }

  #push(): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#bytes.length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length] = this.#held;
    this.#length += 1;
    this.#held = 0;
    this.#free = 8;
  }
}
