import { deflateSync, crc32 } from 'node:zlib';

const [WIDTH, HEIGHT] = [300, 90];

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A curve, dark on a transparent ground. */
function rows(): Buffer {
  const lines = Buffer.alloc(HEIGHT * (WIDTH * 4 + 1));
  for (let x = 10; x < WIDTH - 10; x += 1) {
    const middle = Math.round(HEIGHT / 2 + Math.sin(x / 14) * (30 - x / 16));
    for (let y = middle - 2; y <= middle + 2; y += 1) lines[y * (WIDTH * 4 + 1) + 1 + x * 4 + 3] = 255;
  }
  return lines;
}

const head = Buffer.alloc(13);
head.writeUInt32BE(WIDTH, 0);
head.writeUInt32BE(HEIGHT, 4);
head.set([8, 6, 0, 0, 0], 8);

/** A signature as a person draws it on a screen, as PNG. */
export const signature: Uint8Array = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', head),
  chunk('IDAT', deflateSync(rows())),
  chunk('IEND', Buffer.alloc(0)),
]);
