import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import { drawPrintedRows } from './printed-property-rows.js';
import { PropertyDrawing } from './property-drawing.js';
import { Random } from './random.js';
import type { ShownValue } from './shown-values.js';

/** A certificate of property insurance of another program, and what is true of it. */
export interface DrawnProperty {
  readonly file: Uint8Array;
  readonly fields: ReadonlyMap<FieldKey, ShownValue>;
}

/** How the table is made: a row for each policy, with its heads left or in the middle of their columns, or the rows of the form with its boxes, which may be form fields. */
export type PropertyTable = 'heads left' | 'heads in the middle' | 'printed rows' | 'form fields';

/** Draws it: fonts, sizes, widths of columns and heights of rows are those of the seed. */
export async function drawProperty(seed: number, table: PropertyTable = 'heads left'): Promise<DrawnProperty> {
  const random = new Random(seed);
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const label = await pdf.embedFont(random.of([StandardFonts.Helvetica, StandardFonts.HelveticaBold] as const));
  const value = await pdf.embedFont(
    random.of([StandardFonts.Courier, StandardFonts.TimesRoman, StandardFonts.Helvetica] as const),
  );
  const drawing = new PropertyDrawing(page, random, label, value);
  drawing.upper();
  if (table === 'printed rows' || table === 'form fields') drawPrintedRows(drawing, table === 'form fields');
  else drawing.table(table === 'heads in the middle');
  drawing.lower();
  return { file: await pdf.save(), fields: drawing.fields };
}
