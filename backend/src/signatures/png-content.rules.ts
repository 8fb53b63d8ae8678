import { inflateSync } from 'node:zlib';

const HEADER = 8;
/** Length and name before a part of a PNG, and the check sum after it. */
const BEFORE = 8;
const AFTER = 4;
/** The dots of the largest signature, each of eight bytes, with a byte for each row: nothing that is larger is unpacked. */
const MOST_BYTES = 1_000 * (1_000 * 8 + 1);

/** Whether the dots of a PNG can be unpacked, so that it can be drawn. */
export function isDrawablePng(content: Buffer): boolean {
  const packed: Buffer[] = [];
  for (let at = HEADER; at + BEFORE <= content.length;) {
    const length = content.readUInt32BE(at);
    if (content.toString('latin1', at + 4, at + BEFORE) === 'IDAT')
      packed.push(content.subarray(at + BEFORE, at + BEFORE + length));
    at += BEFORE + length + AFTER;
  }
  try {
    return inflateSync(Buffer.concat(packed), { maxOutputLength: MOST_BYTES }).length > 0;
  } catch {
    // Its dots are damaged, or unpack to more than a signature has.
    return false;
  }
}
