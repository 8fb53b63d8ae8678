import { StandardFonts } from 'pdf-lib';
import type { Random } from './random.js';

export type Edition = '2016/03' | '2014/01' | '2010/05';
/** How values come onto the page. */
export type FillMode = 'text' | 'named form' | 'flattened form' | 'plain form' | 'notes';
export type TickStyle = 'letter' | 'sign' | 'strokes';

/** The hand of one issuer: how its program lays out and fills a page. */
export interface PageStyle {
  readonly edition: Edition;
  readonly mode: FillMode;
  readonly labelFont: StandardFonts;
  readonly valueFont: StandardFonts;
  readonly valueSize: number;
  readonly tick: TickStyle;
  /** Points by which ticks miss their boxes, and values their places. */
  readonly missedTicks: number;
  readonly jitter: number;
  /** Where the whole form lies, and how large it is. */
  readonly move: readonly [number, number];
  readonly scale: number;
  /** Heights of rows, and widths of columns, against the usual. */
  readonly rows: number;
  readonly columns: readonly number[];
  readonly isRuled: boolean;
  readonly dollarSigns: boolean;
  readonly agencyRows: boolean;
  /** Nothing is filled in. */
  readonly isBlank: boolean;
  /** Programs that print draw a line in several pieces; zero draws it whole. */
  readonly pieces: number;
  /** Where the page begins, which need not be at zero. */
  readonly origin: readonly [number, number];
  /** A value stands at the top of a row of the table, or in the middle of its first line. */
  readonly atTop: boolean;
}

export function pageStyle(random: Random, mode: FillMode): PageStyle {
  return {
    mode,
    edition: random.of(['2016/03', '2016/03', '2014/01', '2010/05'] as const),
    labelFont: random.of([
      StandardFonts.Helvetica,
      StandardFonts.Helvetica,
      StandardFonts.HelveticaBold,
      StandardFonts.TimesRoman,
    ] as const),
    valueFont: random.of([
      StandardFonts.Helvetica,
      StandardFonts.Courier,
      StandardFonts.TimesRoman,
      StandardFonts.HelveticaBold,
    ] as const),
    valueSize: random.between(7, 8.6),
    tick: random.of(['letter', 'letter', 'sign', 'strokes'] as const),
    missedTicks: random.of([0, 0, 1.5, 3] as const),
    jitter: random.of([0, 0, 0.6, 1.4] as const),
    move: [random.between(-6, 6), random.between(-9, 9)],
    scale: random.between(0.9, 1.02),
    rows: random.between(0.96, 1.04),
    columns: Array.from({ length: 8 }, () => random.between(-4, 4)),
    isRuled: random.chance(0.7),
    dollarSigns: random.chance(0.85),
    agencyRows: random.chance(0.4),
    isBlank: false,
    pieces: random.of([0, 0, 0, 2, 5] as const),
    origin: random.of([
      [0, 0],
      [0, 0],
      [18, -30],
    ] as const),
    atTop: random.chance(0.5),
  };
}
