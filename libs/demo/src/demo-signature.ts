import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 300;
const HEIGHT = 90;
/** Gray of paper and ink. */
const [PAPER, INK] = [255, 24];

/** A curve as a pen draws it, as a PNG in an address of `data:`; the same for the same name. */
export function demoSignature(name: string): string {
  const dots = Buffer.alloc((WIDTH + 1) * HEIGHT, PAPER);
  for (let row = 0; row < HEIGHT; row += 1) dots[row * (WIDTH + 1)] = 0;
  const slant = 9 + ([...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 7);
  for (let step = 0; step < 4_000; step += 1) {
    const at = step / 4_000;
    const x = 20 + at * 250 + 9 * Math.sin(at * 60);
    const y = HEIGHT / 2 + (26 - 16 * at) * Math.sin(at * slant * 4) * Math.cos(at * 5);
    for (const [right, down] of [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const)
      dots[(Math.round(y) + down) * (WIDTH + 1) + 1 + Math.round(x) + right] = INK;
  }
  return `data:image/png;base64,${pngOf(dots).toString('base64')}`;
}

function pngOf(dots: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const parts = [part('IHDR', header), part('IDAT', deflateSync(dots)), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
