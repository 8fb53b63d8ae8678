import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import { drawCommercialCoverage } from './commercial-coverage.js';
import { EvidenceDrawing, type EvidenceForm } from './evidence-drawing.js';
import { Random } from './random.js';
import type { ShownValue } from './shown-values.js';

/** Evidence of property insurance as another program prints it, with the labels of the form, and what is true of it. */
export interface DrawnEvidence {
  readonly file: Uint8Array;
  readonly fields: ReadonlyMap<FieldKey, ShownValue>;
}

/** Draws it: fonts, sizes and places are those of the seed. */
export async function drawEvidence(seed: number, form: EvidenceForm = '27'): Promise<DrawnEvidence> {
  const random = new Random(seed);
  const pdf = await PDFDocument.create();
  const label = await pdf.embedFont(random.of([StandardFonts.Helvetica, StandardFonts.HelveticaBold] as const));
  const value = await pdf.embedFont(random.of([StandardFonts.Courier, StandardFonts.TimesRoman] as const));
  const drawing = new EvidenceDrawing(pdf.addPage([612, 792]), random, label, value, form);
  drawing.head();
  drawing.parties();
  if (form === '27') drawing.coverage();
  else drawCommercialCoverage(drawing);
  drawing.foot();
  return { file: await pdf.save(), fields: drawing.fields };
}
