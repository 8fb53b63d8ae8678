import type { Area, Face, Pen } from '../pdf/pen.js';
import { fittedText, LEADING, type FittedText } from '../text/fitted-text.js';
import { SIZES } from './sheet.js';

interface ValueStyle {
  readonly size?: number;
  readonly least?: number;
  readonly face?: Face;
  readonly align?: 'left' | 'middle' | 'right';
  /** Where the lines stand in their area. */
  readonly from?: 'top' | 'middle';
}

/** The part of a size that stands above the base line. */
const ASCENT = 0.83;
const INSET = 3;
/** A value that is longer than any that we know is still printed whole, for those who enlarge it. */
const LAST_RESORT = 1.5;

/** A value within an area: smaller where it is long, in several lines where even that does not do. It is never cut: at last it is very small. */
export function drawValue(pen: Pen, text: string, area: Area, style: ValueStyle = {}): void {
  const rest = drawBeginning(pen, text, area, style, false);
  if (rest !== '') drawBeginning(pen, text, area, { ...style, least: LAST_RESORT }, true);
}

/** The same for a text that goes on elsewhere: gives back what does not fit in the least size. `always`: also where something is left. */
export function drawBeginning(pen: Pen, text: string, area: Area, style: ValueStyle, always = true): string {
  const { size = SIZES.value, least = SIZES.least, face = 'regular' } = style;
  const [width, height] = [area.right - area.left - 2 * INSET, area.top - area.bottom];
  const fitted = fittedText(pen, text, { width, height, size, least, face });
  if (fitted.rest === '' || always) drawLines(pen, fitted, area, style);
  return fitted.rest;
}

function drawLines(pen: Pen, { size, lines }: FittedText, area: Area, style: ValueStyle): void {
  const { face = 'regular', align = 'left', from = 'top' } = style;
  const step = size * LEADING;
  const top = from === 'top' ? area.top : area.top - (area.top - area.bottom - lines.length * step) / 2;
  for (const [at, line] of lines.entries()) {
    const y = top - at * step - size * ASCENT - (step - size) / 2;
    if (align === 'left') pen.text(line, area.left + INSET, y, size, face);
    else if (align === 'right') pen.textToRight(line, area.right - INSET, y, size, face);
    else pen.textAround(line, (area.left + area.right) / 2, y, size, face);
  }
}

/** A printed label, whose base line begins at a place. */
export const drawLabel = (pen: Pen, text: string, x: number, y: number, size: number = SIZES.label): void =>
  pen.text(text, x, y, size, 'bold');

/** A box to tick with its label, which may have two lines: the box stands before it. */
export function drawTick(pen: Pen, lines: readonly string[], x: number, y: number, isTicked: boolean): void {
  pen.part('P', () => {
    pen.box(x - 13, y - 1.6, 7.6, isTicked);
    const last = lines.length - 1;
    for (const [at, line] of lines.entries())
      drawLabel(pen, line, x, y + (last === 0 ? 0 : 3 - at * 6), last === 0 ? SIZES.label : 5.2);
  });
}
