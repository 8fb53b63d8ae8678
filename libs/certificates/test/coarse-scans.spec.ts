/** @run rest: recognizing the words of a page takes seconds. */
import { tesseractWords } from '../src/picture/tesseract-words.js';
import type { WordsOfPicture } from '../src/picture/words-of-picture.js';
import { shareRight } from './drawn-and-read.js';
import { comparedAsSeen, scanAndRead, type ScannedAndRead } from './scanned-and-read.js';

const STRAIGHT = { degrees: 0, quarters: 0, hasStamp: false } as const;
const FAX = { ...STRAIGHT, dotsOfInch: 204, isBlackAndWhite: true } as const;
const COARSE = [
  [3205, { ...STRAIGHT, dotsOfInch: 150, degrees: 0.6, hasStamp: true }],
  [3214, { ...STRAIGHT, dotsOfInch: 150, paper: 228, noise: 6, hasStamp: true }],
  [3408, { ...FAX, rowsOfInch: 196, packing: 'fax', hasStamp: true }],
] as const;
const PACKED = [
  [3005, { ...STRAIGHT, dotsOfInch: 200, packing: 'JPEG', strips: 4 }],
  [3015, { ...STRAIGHT, dotsOfInch: 200, packing: 'gray inline', strips: 3 }],
] as const;

describe('scans that are coarse, or packed in other ways [E02]', () => {
  jest.setTimeout(400_000);
  let words: WordsOfPicture;
  const coarse: ScannedAndRead[] = [];
  const packed: ScannedAndRead[] = [];

  beforeAll(async () => {
    words = await tesseractWords();
    for (const [seed, change] of COARSE) coarse.push(await scanAndRead(seed, words, change));
    for (const [seed, change] of PACKED) packed.push(await scanAndRead(seed, words, change));
  });
  afterAll(() => words.end());

  it('give no value for a field that is empty, also below a stamp', () =>
    expect([...coarse, ...packed].flatMap(comparedAsSeen).filter(({ fate }) => fate === 'invented')).toEqual([]));

  it('are read right in at least 75 of 100 fields, with 150 dots to the inch and as a fax, with accents', () => {
    const fields = coarse.flatMap(comparedAsSeen);
    expect(fields.length).toBeGreaterThan(150);
    expect(shareRight(fields) < 0.75 ? fields.filter(({ fate }) => fate !== 'right') : []).toEqual([]);
  });

  it('are said to be coarse, and none of their fields is sure', () => {
    for (const { codes, readings } of coarse) {
      expect(codes).toContain('CERTIFICATE.COARSE_SCAN');
      expect(readings.filter(({ confidence }) => confidence >= 0.95)).toEqual([]);
    }
  });

  it('are read as well as others where they have 200 dots to the inch, as JPEG in strips and among the operators of the page', () => {
    const fields = packed.flatMap(comparedAsSeen);
    expect(shareRight(fields) < 0.93 ? fields.filter(({ fate }) => fate !== 'right') : []).toEqual([]);
    expect(packed.flatMap(({ codes }) => codes)).not.toContain('CERTIFICATE.COARSE_SCAN');
  });
});
