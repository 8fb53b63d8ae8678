import { IDENTITY, times, type Matrix } from './matrix.js';

/** A font as far as places of words need it. */
export interface Font {
  /** Widths of signs times this are parts of the font's size. */
  readonly unit: number;
  /** Its signs are pictures: ticks, arrows, boxes. */
  readonly isOfSigns: boolean;
}

/** What operators of a page change, and `save` keeps. */
export interface GraphicsState {
  readonly matrix: Matrix;
  readonly font: Font;
  readonly size: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  readonly scale: number;
  readonly leading: number;
  readonly rise: number;
  readonly isInvisible: boolean;
  readonly fillsWhite: boolean;
}

const NO_FONT: Font = { unit: 0.001, isOfSigns: false };

export const startState = (matrix: Matrix): GraphicsState => ({
  matrix,
  font: NO_FONT,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  isInvisible: false,
  fillsWhite: false,
});

/** Where the next line of a text object starts, and the next sign. */
export interface TextPlace {
  readonly line: Matrix;
  readonly next: Matrix;
}

export const TEXT_START: TextPlace = { line: IDENTITY, next: IDENTITY };

export function movedBy({ line }: TextPlace, x: number, y: number): TextPlace {
  const next = times(line, [1, 0, 0, 1, x, y]);
  return { line: next, next };
}
