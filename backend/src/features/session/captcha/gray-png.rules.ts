import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BIT_GRAY = [8, 0, 0, 0, 0];

/** A PNG of gray dots, row by row, a byte each: 0 is black. */
export function grayPng(pixels: Buffer, width: number): Buffer {
  const height = pixels.length / width;
  const header = Buffer.alloc(8 + EIGHT_BIT_GRAY.length);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(EIGHT_BIT_GRAY, 8);
  const rows = Array.from({ length: height }, (_, row) =>
    // Each row begins with the number of its filter: none.
    Buffer.concat([Buffer.from([0]), pixels.subarray(row * width, (row + 1) * width)]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length, 0);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body), 0);
  return Buffer.concat([frame, body, check]);
}
