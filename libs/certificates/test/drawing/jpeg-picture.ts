import type { GrayPicture } from '../../src/picture/gray-picture.js';
import { BitWriter } from './bit-writer.js';

const SIDE = 8;
const STUFFED = 0xff;
/** Along each diagonal, from the upper left corner of a block to the lower right one. */
const ZIGZAG = Array.from({ length: SIDE * SIDE }, (_, at) => at).sort((a, b) => {
  const [diagonal, other] = [a, b].map((at) => (at >> 3) + (at & 7)) as [number, number];
  return diagonal - other || (diagonal % 2 === 0 ? b - a : a - b);
});
const COSINES = Array.from({ length: SIDE }, (_, of) =>
  Array.from(
    { length: SIDE },
    (_, at) => Math.cos(((2 * at + 1) * of * Math.PI) / 16) * (of === 0 ? Math.SQRT1_2 : 1) * 0.5,
  ),
);
/** How coarsely each frequency is kept, about as programs do that keep 60 of 100. */
const STEPS = ZIGZAG.map((at) => Math.round(10 + 7 * ((at >> 3) + (at & 7))));
/** Codes of one length for all that a block may hold: sizes of 4 bits, runs with sizes of 8. */
const SIZES = Array.from({ length: 12 }, (_, size) => size);
const RUNS = Array.from({ length: 16 }, (_, run) => run).flatMap((run) =>
  Array.from({ length: 11 }, (_, size) => run * 16 + size).filter((code) => code % 16 > 0 || run === 0 || run === 15),
);

/** A picture as a JPEG file in gray: its letters have shadows, and what is nearly white is not white. */
export function jpegOf(picture: GrayPicture): Uint8Array {
  const { width, height } = picture;
  const bits = new BitWriter((byte) => (byte === STUFFED ? [byte, 0] : [byte]));
  let before = 0;
  for (let top = 0; top < height; top += SIDE)
    for (let left = 0; left < width; left += SIDE) before = writeBlock(bits, blockAt(picture, left, top), before);
  return Uint8Array.from([
    ...[STUFFED, 0xd8],
    ...segment(0xdb, [0, ...STEPS]),
    ...segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    ...segment(0xc4, [0, ...countsOf(4, SIZES.length), ...SIZES]),
    ...segment(0xc4, [0x10, ...countsOf(8, RUNS.length), ...RUNS]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...bits.bytes(1),
    ...[STUFFED, 0xd9],
  ]);
}

const segment = (marker: number, content: readonly number[]): readonly number[] => [
  STUFFED,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 255,
  ...content,
];

/** How many codes there are of each length up to 16, where all have one. */
const countsOf = (length: number, codes: number): readonly number[] =>
  Array.from({ length: 16 }, (_, at) => (at + 1 === length ? codes : 0));

/** The frequencies of a block, in the order in which they are written. */
function blockAt({ width, height, data }: GrayPicture, left: number, top: number): readonly number[] {
  const rows = Array.from({ length: SIDE }, (_, y) => {
    const row = Math.min(top + y, height - 1) * width;
    const shades = Array.from({ length: SIDE }, (_, x) => (data[row + Math.min(left + x, width - 1)] ?? 255) - 128);
    return COSINES.map((wave) => wave.reduce((sum, part, x) => sum + part * (shades[x] ?? 0), 0));
  });
  const down = COSINES.map((wave) =>
    COSINES.map((_, across) => wave.reduce((sum, part, y) => sum + part * (rows[y]?.[across] ?? 0), 0)),
  );
  return ZIGZAG.map((at, order) => Math.round((down[at >> 3]?.[at & 7] ?? 0) / (STEPS[order] ?? 1)));
}

/** Writes a block, and gives its mean shade, from which the next one differs. */
function writeBlock(bits: BitWriter, [mean = 0, ...others]: readonly number[], before: number): number {
  writeNumber(bits, mean - before, (size) => bits.write(size, 4));
  let zeros = 0;
  const last = others.findLastIndex((value) => value !== 0);
  for (const value of others.slice(0, last + 1)) {
    if (value === 0) {
      zeros += 1;
      continue;
    }
    for (; zeros > 15; zeros -= 16) bits.write(RUNS.indexOf(0xf0), 8);
    writeNumber(bits, value, (size) => bits.write(RUNS.indexOf(zeros * 16 + size), 8));
    zeros = 0;
  }
  if (last < others.length - 1) bits.write(RUNS.indexOf(0), 8);
  return mean;
}

function writeNumber(bits: BitWriter, value: number, writeSize: (size: number) => void): void {
  const size = value === 0 ? 0 : Math.floor(Math.log2(Math.abs(value))) + 1;
  writeSize(size);
  bits.write(value < 0 ? value + 2 ** size - 1 : value, size);
}
