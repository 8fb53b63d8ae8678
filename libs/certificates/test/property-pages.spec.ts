import { comparable } from '../src/certificate/equal-values.js';
import { readCertificateFile } from '../src/read-certificate-file.js';
import { drawProperty } from './drawing/draw-property.js';

const SEEDS = Array.from({ length: 12 }, (_, at) => 40 + at);

describe('certificates of property insurance of other programs [E02]', () => {
  jest.setTimeout(60_000);

  it.each(SEEDS)('are read by their labels, whatever their fonts, columns and rows (%s)', async (seed) => {
    const { file, fields } = await drawProperty(seed);
    const outcome = await readCertificateFile(file);
    const [certificate] = outcome.outcome === 'read' ? outcome.certificates : [];
    expect(certificate?.form).toBe('24');
    const read = certificate?.fields.map(({ key, value }) => `${key}: ${comparable(value)}`) ?? [];
    expect([...read].sort()).toEqual([...fields].map(([key, { value }]) => `${key}: ${comparable(value)}`).sort());
  });
});
