import { PDFDocument, StandardFonts } from 'pdf-lib';
import { certificateContent, type CertificateContent } from './certificate-content.js';
import { drawLowerPart } from './lower-part.js';
import { pageStyle, type FillMode, type PageStyle } from './page-style.js';
import { Random } from './random.js';
import { Sheet } from './sheet.js';
import { TablePart } from './table-part.js';
import { drawUpperPart } from './upper-part.js';

export const FILL_MODES: readonly [FillMode, ...FillMode[]] = [
  'text',
  'named form',
  'flattened form',
  'plain form',
  'notes',
];

const BLANK: CertificateContent = { fields: new Map(), parties: { producer: null, insured: null, holder: null } };

/** A certificate of our own, and what is true of it. */
export interface DrawnCertificate {
  readonly seed: number;
  readonly file: Uint8Array;
  readonly content: CertificateContent;
  readonly style: PageStyle;
}

const asInvented = (content: CertificateContent): CertificateContent => content;

/** Draws the certificate of a seed, the same for the same seed; a seventh has a page of remarks behind it. `written`: what it says instead of what is invented. */
export async function drawCertificate(
  seed: number,
  change: Partial<PageStyle> = {},
  written = asInvented,
): Promise<DrawnCertificate> {
  const random = new Random(seed);
  const mode = FILL_MODES[seed % FILL_MODES.length] ?? 'text';
  const style = { ...pageStyle(random, mode), ...change };
  const content = style.isBlank ? BLANK : written(certificateContent(random));
  const pdf = await PDFDocument.create();
  const sheet = await Sheet.of(pdf, style, content, random);
  drawLowerPart(sheet, new TablePart(sheet, drawUpperPart(sheet)).draw());
  if (style.mode === 'flattened form') pdf.getForm().flatten();
  if (seed % 7 === 3) await remarksPage(pdf);
  const file = await pdf.save({ useObjectStreams: seed % 2 === 0, updateFieldAppearances: false });
  return { seed, file, content, style };
}

async function remarksPage(pdf: PDFDocument): Promise<void> {
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  page.drawText('ADDITIONAL REMARKS SCHEDULE', { x: 174, y: 715, size: 13.8, font });
  page.drawText('The work is at three sites; EACH OCCURRENCE limits are as on the first page.', {
    x: 24,
    y: 560,
    size: 8,
    font,
  });
  page.drawText('ACORD 101 (2008/01)', { x: 22, y: 31, size: 7.8, font });
}
