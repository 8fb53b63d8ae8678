import {
  PDFDocument,
  PDFString,
  PDFTextField,
  StandardFonts,
  rgb,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { ReadCertificate } from '@covertrail/domain/insurance/certificate/reading-outcome';
import { readCertificateFile } from '../src/read-certificate-file.js';
import { drawCertificate } from './drawing/draw-certificate.js';

async function readOf(file: Uint8Array): Promise<ReadCertificate> {
  const outcome = await readCertificateFile(file);
  const certificate = outcome.outcome === 'read' ? outcome.certificates[0] : undefined;
  if (!certificate) throw new Error(`It was not read: ${outcome.outcome}`);
  return certificate;
}

function fieldOf(certificate: ReadCertificate, key: FieldReading['key']): FieldReading {
  const field = certificate.fields.find((reading) => reading.key === key);
  if (!field) throw new Error(`There is no ${key}`);
  return field;
}

const PLAIN = { mode: 'text', origin: [0, 0], pieces: 0, jitter: 0 } as const;

describe('a certificate that was altered [E02]', () => {
  jest.setTimeout(120_000);

  it.each([true, false])(
    'gives what is seen, says what is below it, and is less sure (with a white patch: %s)',
    async (hasPatch) => {
      const { file, content } = await drawCertificate(601, PLAIN);
      const { box } = fieldOf(await readOf(file), 'insurerA.name');
      const pdf = await PDFDocument.load(file);
      const page = pdf.getPage(0);
      const height = box.top - box.bottom;
      if (hasPatch)
        page.drawRectangle({ x: box.left, y: box.bottom, width: box.right - box.left, height, color: rgb(1, 1, 1) });
      const font = await pdf.embedFont(StandardFonts.HelveticaBold);
      page.drawText('Replaced Insurance Company of Nowhere at All', {
        x: box.left,
        y: box.bottom + height * 0.2,
        size: height,
        font,
      });
      const altered = await readOf(await pdf.save());
      const old = content.fields.get('insurerA.name')?.shown ?? '';
      expect(fieldOf(altered, 'insurerA.name')).toMatchObject({
        value: { text: 'Replaced Insurance Company of Nowhere at All' },
        doubts: ['OVER_HIDDEN_TEXT'],
      });
      expect(fieldOf(altered, 'insurerA.name').confidence).toBeLessThan(0.8);
      const hidden = altered.findings.find(({ code }) => code === 'CERTIFICATE.HIDDEN_TEXT')?.text ?? '';
      expect(old.split(' ').filter((word) => !hidden.includes(word))).toEqual([]);
    },
  );

  it('gives nothing of words that are drawn invisibly', async () => {
    const { file } = await drawCertificate(602, PLAIN);
    const pdf = await PDFDocument.load(file);
    const page = pdf.getPage(0);
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    page.drawText('9,000,000', { x: 300, y: 180, size: 8 });
    const altered = await readOf(await pdf.save());
    expect(JSON.stringify(altered.fields)).not.toContain('9,000,000');
    expect(altered.findings).toContainEqual({ code: 'CERTIFICATE.HIDDEN_TEXT', keys: [], text: '9,000,000' });
  });

  it('is less sure of a form field that holds something else than the page shows', async () => {
    const { file } = await drawCertificate(603, { ...PLAIN, mode: 'named form' });
    const pdf = await PDFDocument.load(file);
    const field = pdf
      .getForm()
      .getFields()
      .find((other) => other.getName().includes('Policy_GeneralLiability_PolicyNumber'));
    if (!(field instanceof PDFTextField)) throw new Error('There is no such field');
    field.acroField.setValue(PDFString.of('OTHER-1'));
    const altered = await readOf(await pdf.save({ updateFieldAppearances: false }));
    expect(fieldOf(altered, 'generalLiability.policyNumber')).toMatchObject({
      value: { text: 'OTHER-1' },
      doubts: ['DRAWN_OTHERWISE'],
      confidence: 0.693,
    });
  });
});
