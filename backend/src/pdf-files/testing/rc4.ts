/** The cipher of old PDF files, which Node has no more. */
export function rc4(key: Uint8Array, content: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (from: number, to: number) => ([state[from], state[to]] = [state[to]!, state[from]!]);
  for (let at = 0, mixed = 0; at < 256; at += 1) {
    mixed = (mixed + state[at]! + key[at % key.length]!) % 256;
    swap(at, mixed);
  }
  let mixed = 0;
  return Buffer.from(
    content.map((byte, at) => {
      const here = (at + 1) % 256;
      mixed = (mixed + state[here]!) % 256;
      swap(here, mixed);
      return byte ^ state[(state[here]! + state[mixed]!) % 256]!;
    }),
  );
}
