/** @run rest: recognizing the words of a page takes seconds. */
import { tesseractWords } from '../src/picture/tesseract-words.js';
import type { WordsOfPicture } from '../src/picture/words-of-picture.js';
import { readScannedFile } from '../src/read-scanned-file.js';
import { drawEvidence } from './drawing/draw-evidence.js';
import { drawProperty } from './drawing/draw-property.js';
import { Random } from './drawing/random.js';
import { scanned, scanStyle } from './drawing/scanned.js';
import { asSeen } from './scanned-and-read.js';

const STYLE = { degrees: 0.5, quarters: 0, hasStamp: false, isBlackAndWhite: false, dotsOfInch: 200 } as const;

describe('scans of evidence of property [E02]', () => {
  jest.setTimeout(400_000);
  let words: WordsOfPicture;

  beforeAll(async () => void (words = await tesseractWords()));
  afterAll(() => words.end());

  const read = async (seed: number, file: Uint8Array) => {
    const random = new Random(seed);
    const scan = await scanned(file, { ...scanStyle(random), ...STYLE }, random);
    return readScannedFile(scan, { words, until: Infinity });
  };

  it.each([
    ['27', 70],
    ['28', 60],
  ] as const)(
    'give no value that is not on the page, and are read right in enough fields (ACORD %s, %s of 100)',
    async (form, least) => {
      const { file, fields } = await drawEvidence(41, form);
      const outcome = await read(41, file);
      const [certificate] = outcome.outcome === 'read' ? outcome.certificates : [];
      const found = certificate?.fields ?? [];
      expect(found.filter(({ key }) => !fields.has(key)).map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
      const missed = [...fields].filter(([key, { value }]) => {
        const reading = found.find((field) => field.key === key);
        return !reading || asSeen(reading.value) !== asSeen(value);
      });
      expect(missed.length > fields.size * (1 - least / 100) ? missed : []).toEqual([]);
    },
  );

  it('are refused where nothing in a picture says which box an amount belongs to (ACORD 24 of printed rows)', async () => {
    const { file } = await drawProperty(41, 'printed rows');
    expect(await read(41, file)).toMatchObject({ outcome: 'refused' });
  });
});
