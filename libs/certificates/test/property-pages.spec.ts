/** @run rest: random pages are drawn and read again. */
import { comparable } from '../src/certificate/equal-values.js';
import { readCertificateFile } from '../src/read-certificate-file.js';
import { drawProperty, type PropertyTable } from './drawing/draw-property.js';

const TABLES: readonly PropertyTable[] = ['heads left', 'heads in the middle', 'printed rows', 'form fields'];
const PAGES = TABLES.flatMap((table) => Array.from({ length: 8 }, (_, at) => [table, 40 + at] as const));

describe('certificates of property insurance of other programs [E02]', () => {
  jest.setTimeout(60_000);

  it.each(PAGES)('are read by their labels, whatever their fonts, columns and rows (%s, %s)', async (table, seed) => {
    const { file, fields } = await drawProperty(seed, table);
    const outcome = await readCertificateFile(file);
    const [certificate] = outcome.outcome === 'read' ? outcome.certificates : [];
    expect(certificate?.form).toBe('24');
    const read = certificate?.fields.map(({ key, value }) => `${key}: ${comparable(value)}`) ?? [];
    expect([...read].sort()).toEqual([...fields].map(([key, { value }]) => `${key}: ${comparable(value)}`).sort());
  });
});
