import { inflateRawSync } from 'node:zlib';
import { MOST_UNPACKED_BYTES } from './sheet-content.js';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
const MOST_ENTRIES = 2_000;

/** The content of a zip archive is larger than allowed, or the archive is not one. */
export class UnpacksTooLarge extends Error {
  override readonly name = 'UnpacksTooLarge';
}

/** Unpacks each part of a zip archive within the bound, because the sizes that an archive states about itself prove nothing. Throws UnpacksTooLarge. */
export function refuseZipBomb(zip: Buffer): void {
  let left = MOST_UNPACKED_BYTES;
  for (const { method, at, bytes } of entriesOf(zip)) {
    left -= unpackedBytes(zip.subarray(at, at + bytes), method, left);
    if (left < 0) throw new UnpacksTooLarge();
  }
}

function unpackedBytes(part: Buffer, method: number, most: number): number {
  if (method === STORED) return part.length;
  try {
    return inflateRawSync(part, { maxOutputLength: Math.max(1, most) }).length;
  } catch {
    // Too large, or no deflated content: neither is read any further.
    throw new UnpacksTooLarge();
  }
}

interface ZipPart {
  readonly method: number;
  readonly at: number;
  readonly bytes: number;
}

function* entriesOf(zip: Buffer): Generator<ZipPart> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 20 > zip.length || zip.readUInt32LE(end) !== END) throw new UnpacksTooLarge();
  const count = zip.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new UnpacksTooLarge();
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw new UnpacksTooLarge();
    yield { method: zip.readUInt16LE(at + 10), bytes: zip.readUInt32LE(at + 20), at: contentAt(zip, zip.readUInt32LE(at + 42)) };
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

function contentAt(zip: Buffer, header: number): number {
  if (header + LOCAL_HEADER_BYTES > zip.length) throw new UnpacksTooLarge();
  return header + LOCAL_HEADER_BYTES + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
}
