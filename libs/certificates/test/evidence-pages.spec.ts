import { comparable } from '../src/certificate/equal-values.js';
import { openCertificate } from '../src/pdf/open-certificate.js';
import { readCertificateFile } from '../src/read-certificate-file.js';
import { readPages } from '../src/read-pages.js';
import { drawEvidence } from './drawing/draw-evidence.js';

const SEEDS = Array.from({ length: 10 }, (_, at) => 40 + at);
const PAGES = (['27', '28'] as const).flatMap((form) => SEEDS.map((seed) => [form, seed] as const));

describe('evidence of property of other programs [E02]', () => {
  jest.setTimeout(60_000);

  it.each(PAGES)(
    'is read by the labels of the form, whatever its fonts and places (ACORD %s, %s)',
    async (form, seed) => {
      const { file, fields } = await drawEvidence(seed, form);
      const outcome = await readCertificateFile(file);
      const [certificate] = outcome.outcome === 'read' ? outcome.certificates : [];
      expect(certificate?.form).toBe(form);
      const read = certificate?.fields.map(({ key, value }) => `${key}: ${comparable(value)}`) ?? [];
      expect([...read].sort()).toEqual([...fields].map(([key, { value }]) => `${key}: ${comparable(value)}`).sort());
    },
  );

  it.each([
    ['27', 'AMOUNT'],
    ['27', 'REMARKS'],
    ['28', 'SUBROGATION'],
    ['28', 'REPRESENTATIVE'],
  ] as const)('is refused where its label is not there (ACORD %s without %s)', async (form, missing) => {
    const opened = await openCertificate((await drawEvidence(40, form)).file);
    if ('refused' in opened) throw new Error(opened.refused);
    const pages = opened.pages.map((page) => ({ ...page, words: page.words.filter(({ text }) => text !== missing) }));
    expect(readPages(pages)).toMatchObject({ outcome: 'refused', reason: 'CERTIFICATE.OTHER_FORM' });
  });
});
