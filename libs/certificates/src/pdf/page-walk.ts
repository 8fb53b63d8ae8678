import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { boxOfPlaces } from '../page/box.js';
import { WordMaker, type DrawnWord } from './drawn-word.js';
import { drawnPathOf } from './drawn-path.js';
import { glyphsIn } from './glyphs.js';
import { movedBy, startState, TEXT_START, type Font, type GraphicsState, type TextPlace } from './graphics-state.js';
import { matrixIn, placeBy, times, type Matrix } from './matrix.js';
import { OPS } from './pdf-library.js';

/** The operators of a page, as the library lists them. */
interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** What a page draws. */
export interface DrawnPage {
  readonly words: readonly DrawnWord[];
  readonly strokes: readonly { readonly box: Box; readonly annotation: string | null }[];
  /** What was painted white, and when. */
  readonly patches: readonly { readonly box: Box; readonly order: number }[];
  readonly pictures: readonly DrawnPicture[];
}

/** A picture with its place, and how many dots it has to the inch, in the direction in which it has fewer. */
export interface DrawnPicture {
  readonly box: Box;
  readonly dotsOfInch: number;
}

/** Larger strokes are no ticks. */
const TICK_SIZE = 16;
const TICK_LEAST = 2.5;

/** Follows the operators of one page, and notes where its words, ticks, patches and pictures stand. */
export class PageWalk {
  private readonly maker = new WordMaker();
  private readonly strokes: DrawnPage['strokes'][number][] = [];
  private readonly patches: DrawnPage['patches'][number][] = [];
  private readonly pictures: DrawnPicture[] = [];
  private readonly saved: GraphicsState[] = [];
  private state: GraphicsState;
  private text: TextPlace = TEXT_START;
  private order = 0;
  private annotation: string | null = null;
  private readonly steps: Readonly<Record<number, (values: readonly unknown[]) => void>>;

  constructor(
    private readonly page: Matrix,
    private readonly fontOf: (name: string) => Font,
  ) {
    this.state = startState(page);
    this.steps = { ...this.drawing(), ...this.writing() };
  }

  walk({ fnArray, argsArray }: Operators): DrawnPage {
    for (const [order, operator] of fnArray.entries()) {
      this.order = order;
      const values = argsArray[order];
      this.steps[operator]?.(Array.isArray(values) ? values : []);
    }
    this.maker.close();
    return { words: this.maker.words, strokes: this.strokes, patches: this.patches, pictures: this.pictures };
  }

  private drawing(): Record<number, (values: readonly unknown[]) => void> {
    return {
      [OPS.save]: () => void this.saved.push(this.state),
      [OPS.restore]: () => this.set(this.saved.pop() ?? this.state),
      [OPS.transform]: (values) => this.within(matrixIn(values)),
      [OPS.paintFormXObjectBegin]: ([matrix]) => {
        // What comes from another part of the file is another word.
        this.maker.close();
        this.saved.push(this.state);
        this.within(matrixIn(matrix));
      },
      [OPS.paintFormXObjectEnd]: () => this.set(this.saved.pop() ?? this.state),
      [OPS.beginAnnotation]: ([id, , placing, matrix]) => {
        this.saved.push(this.state);
        this.annotation = String(id);
        this.state = startState(this.page);
        this.within(matrixIn(placing));
        this.within(matrixIn(matrix));
      },
      [OPS.endAnnotation]: () => {
        this.annotation = null;
        this.set(this.saved.pop() ?? this.state);
      },
      [OPS.setFillRGBColor]: ([color]) => this.set({ fillsWhite: color === '#ffffff' }),
      [OPS.constructPath]: (values) => this.path(values),
      [OPS.paintImageXObject]: ([, width, height]) => this.picture({ width, height }),
      [OPS.paintInlineImageXObject]: ([image]) => this.picture(image),
      [OPS.paintImageMaskXObject]: ([mask]) => this.picture(mask),
      // The library draws many small pictures in a row as one group.
      [OPS.paintImageMaskXObjectGroup]: ([parts]) => this.picturesOf(parts),
      [OPS.paintInlineImageXObjectGroup]: ([, parts]) => this.picturesOf(parts),
    };
  }

  private writing(): Record<number, (values: readonly unknown[]) => void> {
    return {
      [OPS.beginText]: () => (this.text = TEXT_START),
      [OPS.setFont]: ([name, size]) => this.set({ font: this.fontOf(String(name)), size: Math.abs(Number(size)) }),
      [OPS.setCharSpacing]: ([spacing]) => this.set({ charSpacing: Number(spacing) }),
      [OPS.setWordSpacing]: ([spacing]) => this.set({ wordSpacing: Number(spacing) }),
      [OPS.setHScale]: ([percent]) => this.set({ scale: Number(percent) / 100 }),
      [OPS.setLeading]: ([leading]) => this.set({ leading: -Number(leading) }),
      [OPS.setTextRise]: ([rise]) => this.set({ rise: Number(rise) }),
      [OPS.setTextRenderingMode]: ([mode]) => this.set({ isInvisible: mode === 3 || mode === 7 }),
      [OPS.setTextMatrix]: ([matrix]) => {
        const line = matrixIn(matrix);
        if (line) this.text = { line, next: line };
      },
      [OPS.moveText]: ([x, y]) => (this.text = movedBy(this.text, Number(x), Number(y))),
      [OPS.setLeadingMoveText]: ([x, y]) => {
        this.set({ leading: Number(y) });
        this.text = movedBy(this.text, Number(x), Number(y));
      },
      [OPS.nextLine]: () => (this.text = movedBy(this.text, 0, this.state.leading)),
      [OPS.showText]: ([glyphs]) => this.show(glyphs),
    };
  }

  private set(change: Partial<GraphicsState>): void {
    this.state = { ...this.state, ...change };
  }

  private within(matrix: Matrix | null): void {
    if (matrix) this.set({ matrix: times(this.state.matrix, matrix) });
  }

  private show(glyphs: unknown): void {
    const { state, order, annotation } = this;
    for (const glyph of glyphsIn(glyphs)) {
      if (typeof glyph === 'number') {
        this.advance((-glyph * state.size) / 1000);
        continue;
      }
      const width = glyph.width * state.font.unit * state.size;
      this.maker.sign(glyph.unicode, this.text.next, width, { order, annotation, state });
      this.advance(width + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0));
    }
  }

  private advance(width: number): void {
    this.text = { ...this.text, next: times(this.text.next, [1, 0, 0, 1, width * this.state.scale, 0]) };
  }

  private path(values: readonly unknown[]): void {
    const path = drawnPathOf(values, this.state.matrix);
    if (!path) return;
    const { box, isSlanted } = path;
    const size = Math.max(box.right - box.left, box.top - box.bottom);
    if (isSlanted && size >= TICK_LEAST && size <= TICK_SIZE) this.strokes.push({ box, annotation: this.annotation });
    const fills = values[0] === OPS.fill || values[0] === OPS.eoFill;
    if (fills) this.maker.close();
    if (fills && this.state.fillsWhite && !this.annotation) this.patches.push({ box, order: this.order });
  }

  private picturesOf(parts: unknown): void {
    for (const part of Array.isArray(parts) ? (parts as readonly unknown[]) : []) {
      const matrix = typeof part === 'object' && part !== null && 'transform' in part ? matrixIn(part.transform) : null;
      if (matrix) this.picture(part, times(this.state.matrix, matrix));
    }
  }

  private picture(dots: unknown, matrix = this.state.matrix): void {
    const [start, end] = [placeBy(matrix, 0, 0), placeBy(matrix, 1, 1)];
    const box = boxOfPlaces([start, end]);
    this.pictures.push({ box, dotsOfInch: dotsOfInch(dots, matrix) });
  }
}

const POINTS_OF_INCH = 72;

/** How many dots to the inch a picture of so many has where a matrix lays it; 0 where nothing says how many it has. */
function dotsOfInch(dots: unknown, [a, b, c, d]: Matrix): number {
  if (typeof dots !== 'object' || dots === null || !('width' in dots) || !('height' in dots)) return 0;
  const [across, down] = [Number(dots.width) / Math.hypot(a, b), Number(dots.height) / Math.hypot(c, d)];
  return Math.min(across, down) * POINTS_OF_INCH;
}
