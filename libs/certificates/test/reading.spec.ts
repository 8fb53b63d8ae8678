/** @run rest: dozens of certificates are drawn and read. */
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { PageContent } from '../src/page/page-content.js';
import { openCertificate } from '../src/pdf/open-certificate.js';
import { lettersOf } from '../src/form/labels.js';
import { compared, drawAndRead, shareRight, type DrawnAndRead } from './drawn-and-read.js';

/** The floor of the reader; hundreds more are read by `npm run bench -- --only certificates`. */
const ALL = Array.from({ length: 40 }, (_, at) => 501 + at);
/** Drawing a page of form fields takes ten times as long as one of text: a few of them will do. */
const SEEDS = ALL.filter((seed) => ![1, 2].includes(seed % 5) || seed < 512);

describe('certificates of many issuers [E02]', () => {
  jest.setTimeout(120_000);
  const all: DrawnAndRead[] = [];

  beforeAll(async () => {
    for (const seed of SEEDS) all.push(await drawAndRead(seed));
  });

  it('are read right in at least 99.5 of 100 fields, filled as text, as form fields, flattened, and with notes', () => {
    const fields = all.flatMap(compared);
    expect(fields.length).toBeGreaterThan(1_700);
    expect(shareRight(fields) < 0.995 ? fields.filter(({ fate }) => fate !== 'right') : []).toEqual([]);
  });

  it('are read right in each way of filling them', () => {
    const modes = [...new Set(all.map(({ drawn }) => drawn.style.mode))];
    expect(modes).toHaveLength(5);
    const shares = modes.map((mode) =>
      shareRight(all.filter(({ drawn }) => drawn.style.mode === mode).flatMap(compared)),
    );
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.99);
  });

  it('give no value for a field that is empty', () =>
    expect(all.flatMap(compared).filter(({ fate }) => fate === 'invented')).toEqual([]));

  it('give no word that does not stand on the page in the box that is named', async () => {
    for (const { drawn, readings } of all.slice(0, 20)) {
      const opened = await openCertificate(drawn.file);
      const page = 'pages' in opened ? opened.pages[0] : undefined;
      expect(
        readings.filter((reading) => !page || !standsThere(reading, page)).map(({ key, text }) => [key, text]),
      ).toEqual([]);
    }
  });

  it('say of each field how it was read', () => {
    const methods = new Set(all.flatMap(({ readings }) => readings.map(({ method }) => method)));
    expect([...methods].sort()).toEqual(['annotation', 'form field', 'text', 'tick']);
  });
});

/** Every sign of a reading stands in words, marks or form fields that touch its box. */
function standsThere({ text, box, method }: FieldReading, page: PageContent): boolean {
  const touches = (other: FieldReading['box']) =>
    other.left <= box.right + 0.5 &&
    other.right >= box.left - 0.5 &&
    other.bottom <= box.top + 0.5 &&
    other.top >= box.bottom - 0.5;
  if (method === 'tick') return [...page.marks, ...page.words, ...page.fields].some((part) => touches(part.box));
  const words = page.words.filter((word) => touches(word.box)).map((word) => word.text);
  const fields = page.fields
    .filter((field) => touches(field.box))
    .map(({ value }) => (value === true ? 'X' : String(value)));
  const there = lettersOf([...words, ...fields].join(' '));
  return text.split(/\s+/).every((word) => there.includes(lettersOf(word)));
}
