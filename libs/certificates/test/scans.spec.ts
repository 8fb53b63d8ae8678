/** @run rest: recognizing the words of a page takes seconds. */
import { readScannedFile } from '../src/read-scanned-file.js';
import { tesseractWords } from '../src/picture/tesseract-words.js';
import type { WordsOfPicture } from '../src/picture/words-of-picture.js';
import { shareRight } from './drawn-and-read.js';
import { lookAlikeFiles } from './drawing/look-alikes.js';
import { Random } from './drawing/random.js';
import { addPicture } from './drawing/packed-picture.js';
import { scanned, scanStyle } from './drawing/scanned.js';
import { comparedAsSeen, scanAndRead, type ScannedAndRead } from './scanned-and-read.js';
import { PDFDocument } from 'pdf-lib';

const STRAIGHT = { dotsOfInch: 200, degrees: 0, quarters: 0, hasStamp: false } as const;
const HEADER = 'Envelope 7F21-88AC-0C11: signed on 03/04/2026 at 10:42, page 1 of 1, sent by fax to 303-555-0142';
/** The floor; more scans are read by `npm run bench -- --only certificates`. */
const SCANS = [
  [3005, { ...STRAIGHT, degrees: 2.6, paper: 228 }],
  [3015, { ...STRAIGHT, quarters: 1, hasStamp: true }],
  [3008, { ...STRAIGHT, quarters: 2, noise: 14, strips: 5, header: HEADER }],
] as const;

describe('scans of certificates [E02]', () => {
  jest.setTimeout(300_000);
  let words: WordsOfPicture;
  const all: ScannedAndRead[] = [];

  beforeAll(async () => {
    words = await tesseractWords();
    for (const [seed, change] of SCANS) all.push(await scanAndRead(seed, words, change));
  });
  afterAll(() => words.end());

  it('are read right in at least 93 of 100 fields, askew, lying, upside down, gray and stamped', () => {
    const fields = all.flatMap(comparedAsSeen);
    expect(fields.length).toBeGreaterThan(100);
    expect(shareRight(fields) < 0.93 ? fields.filter(({ fate }) => fate !== 'right') : []).toEqual([]);
  });

  it('give no value for a field that is empty', () =>
    expect(all.flatMap(comparedAsSeen).filter(({ fate }) => fate === 'invented')).toEqual([]));

  it('say of each field that it was read in a picture', () =>
    expect([...new Set(all.flatMap((read) => read.readings).map(({ method }) => method))]).toEqual(['picture']));

  it('are sure of a field in three at least, and right in at least 95 of 100 that they are sure of', () => {
    const fields = all.flatMap(comparedAsSeen);
    const sure = fields.filter(({ fate, confidence }) => fate !== 'missed' && confidence >= 0.95);
    const wrong = sure.filter(({ fate }) => fate !== 'right');
    expect(sure.length).toBeGreaterThan(fields.length / 3);
    expect(wrong.length > sure.length * 0.05 ? wrong : []).toEqual([]);
  });

  it('are read within six seconds of the processor, twice that where other work runs', () =>
    expect(Math.min(...all.map(({ processorMs }) => processorMs))).toBeLessThan(12_000));

  it('are refused where the page only looks like a certificate', async () => {
    const [, own] = await lookAlikeFiles(1);
    const random = new Random(7);
    const file = await scanned(own!.file, { ...scanStyle(random), ...STRAIGHT }, random);
    expect(await readScannedFile(file, { words, until: Infinity })).toMatchObject({
      outcome: 'refused',
      reason: 'CERTIFICATE.LAYOUT_UNKNOWN',
    });
  });

  it('stay scans where no word can be recognized', async () => {
    const pdf = await PDFDocument.create();
    addPicture(
      pdf,
      { width: 850, height: 1100, data: new Uint8Array(850 * 1100).fill(255) },
      { dotsOfInch: 100, strips: 1 },
    );
    expect(await readScannedFile(await pdf.save(), { words, until: Infinity })).toMatchObject({ outcome: 'scan' });
  });

  it('stay scans where there is no time left to begin a page', async () => {
    const pdf = await PDFDocument.create();
    addPicture(pdf, { width: 85, height: 110, data: new Uint8Array(85 * 110) }, { dotsOfInch: 10, strips: 1 });
    expect(await readScannedFile(await pdf.save(), { words, until: 0 })).toMatchObject({ outcome: 'scan' });
  });
});
