import { isInk, type GrayPicture } from '../../src/picture/gray-picture.js';
import { BitWriter } from './bit-writer.js';

/** Codes of runs of 0 to 63 dots, then of 64, 128 and so on (ITU-T T.4, tables 2 and 3). */
const WHITE = `00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101
101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010
00011011 00010010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010
00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100
11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101
011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 010011010 011000 010011011`.split(/\s/);
const BLACK =
  `0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000
0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001
000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 000001010100 000001010101 000001010110 000001010111
000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111
0000001111 000011001000 000011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100
0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100 0000001100101`.split(
    /\s/,
  );
/** How far a run ends from where it ends in the row above, from three dots to the left to three to the right (ITU-T T.6, table 1). */
const VERTICAL = ['0000010', '000010', '010', '1', '011', '000011', '0000011'];
const PASS = '0001';
const HORIZONTAL = '001';
const END = '000000000001000000000001';
const LONGEST = 63;
const STEP = 64;

/** A picture of black and white dots as a fax packs it (group 4), each row by what differs from the row above. */
export function faxOf(picture: GrayPicture): Uint8Array {
  const { width, height } = picture;
  const bits = new BitWriter();
  const write = (code: string) => bits.write(Number.parseInt(code, 2), code.length);
  let above = new Uint8Array(width);
  for (let y = 0; y < height; y += 1) {
    const row = Uint8Array.from({ length: width }, (_, x) => (isInk(picture, x, y) ? 1 : 0));
    writeRow(row, above, write);
    above = row;
  }
  write(END);
  return bits.bytes(0);
}

function writeRow(row: Uint8Array, above: Uint8Array, write: (code: string) => void): void {
  const { length } = row;
  let [at, color] = [-1, 0];
  while (at < length) {
    const end = nextOf(row, Math.max(at, 0), 1 - color);
    const [other, after] = endsAbove(above, at, color);
    const vertical = VERTICAL[end - other + 3];
    if (after < end) {
      write(PASS);
      at = after;
    } else if (vertical !== undefined) {
      write(vertical);
      at = end;
      color = 1 - color;
    } else {
      const second = nextOf(row, end, color);
      write(HORIZONTAL);
      writeRun(end - Math.max(at, 0), color, write);
      writeRun(second - end, 1 - color, write);
      at = second;
    }
  }
}

/** From where on a row has a color; its end where it has it nowhere. */
function nextOf(row: Uint8Array, from: number, color: number): number {
  const found = row.indexOf(color, from);
  return found < 0 ? row.length : found;
}

/** Where the row above turns into the other color right of a place, and where it turns back. */
function endsAbove(above: Uint8Array, at: number, color: number): readonly [number, number] {
  let found = at + 1;
  while (found < above.length && !(above[found] === 1 - color && (above[found - 1] ?? 0) === color)) found += 1;
  return [found, found >= above.length ? above.length : nextOf(above, found, color)];
}

function writeRun(length: number, color: number, write: (code: string) => void): void {
  const codes = color === 0 ? WHITE : BLACK;
  if (length > LONGEST) write(codes[STEP + Math.floor(length / STEP) - 1] ?? '');
  write(codes[length % STEP] ?? '');
}
