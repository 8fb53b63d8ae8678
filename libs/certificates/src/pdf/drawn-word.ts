import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { boxOfPlaces, type Place } from '../page/box.js';
import { placeBy, times, type Matrix } from './matrix.js';
import type { GraphicsState } from './graphics-state.js';

/** A word as it was drawn: which operator drew it, and for which annotation. */
export interface DrawnWord {
  readonly text: string;
  readonly box: Box;
  /** Later operators paint over earlier ones. */
  readonly order: number;
  readonly annotation: string | null;
  readonly isInvisible: boolean;
  readonly isSign: boolean;
}

/** Parts of a font's size below and above the line on which it writes. */
const BELOW = 0.2;
const ABOVE = 0.75;
/** A gap wider than this part of the size parts two words. */
const GAP = 0.22;

interface OpenWord {
  text: string;
  readonly places: Place[];
  end: Place;
  readonly size: number;
  readonly order: number;
  readonly annotation: string | null;
  readonly state: GraphicsState;
}

/** Makes words of the signs that a page shows, by where each stands. */
export class WordMaker {
  readonly words: DrawnWord[] = [];
  private open: OpenWord | null = null;

  /** `at` is where the sign starts, `width` how far it reaches there. */
  sign(
    text: string,
    at: Matrix,
    width: number,
    drawn: { order: number; annotation: string | null; state: GraphicsState },
  ): void {
    const { state } = drawn;
    const all = times(state.matrix, at);
    const start = placeBy(all, 0, state.rise);
    const end = placeBy(all, width * state.scale, state.rise);
    const size = Math.hypot(all[2], all[3]) * state.size;
    if (this.open && !continues(this.open, start, size)) this.close();
    if (text.trim() === '' || isUpright(start, end)) return void (text.trim() === '' && this.close());
    this.open ??= { text: '', places: [], end, size, ...drawn };
    this.open.text += text;
    this.open.end = end;
    this.open.places.push({ x: start.x, y: start.y - BELOW * size }, { x: end.x, y: end.y + ABOVE * size });
  }

  close(): void {
    if (this.open) this.words.push(wordOf(this.open));
    this.open = null;
  }
}

/** Text along the edge of a page is no part of a form. */
const isUpright = (start: Place, end: Place): boolean => Math.abs(end.y - start.y) > Math.abs(end.x - start.x);

const continues = ({ end, size }: OpenWord, start: Place, nextSize: number): boolean =>
  Math.abs(start.y - end.y) < size * GAP &&
  Math.abs(start.x - end.x) < size * GAP &&
  Math.abs(nextSize - size) < size * GAP;

const wordOf = ({ text, places, order, annotation, state }: OpenWord): DrawnWord => ({
  text: text.normalize('NFKC'),
  box: boxOfPlaces(places),
  order,
  annotation,
  isInvisible: state.isInvisible,
  isSign: state.font.isOfSigns,
});
