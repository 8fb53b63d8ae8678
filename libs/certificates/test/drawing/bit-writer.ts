/** Bits that become bytes; `stored` says what stands in the file for a byte. */
export class BitWriter {
  private readonly written: number[] = [];
  private pending = 0;
  private count = 0;

  constructor(private readonly stored: (byte: number) => readonly number[] = (byte) => [byte]) {}

  /** The lowest `count` bits of a number, the highest of them first. */
  write(value: number, count: number): void {
    for (let at = count - 1; at >= 0; at -= 1) {
      this.pending = (this.pending << 1) | ((value >> at) & 1);
      this.count += 1;
      if (this.count < 8) continue;
      this.written.push(...this.stored(this.pending));
      [this.pending, this.count] = [0, 0];
    }
  }

  /** All bytes, the last one filled up with a bit. */
  bytes(fill: 0 | 1): Uint8Array {
    while (this.count > 0) this.write(fill, 1);
    return Uint8Array.from(this.written);
  }
}
