import {
  beginText,
  concatTransformationMatrix,
  drawObject,
  endMarkedContent,
  endText,
  fill,
  lineTo,
  moveTo,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  setFillingGrayscaleColor,
  setFontAndSize,
  setLineWidth,
  setStrokingGrayscaleColor,
  setTextMatrix,
  showText,
  stroke,
  type PDFImage,
  type PDFPage,
} from 'pdf-lib';
import type { Fonts } from './fonts.js';
import type { Role, RoleDetails, Structure } from './structure.js';

/** A rectangle on a page, in points of 1/72 inch from its lower left corner. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Face = keyof Fonts;

const FONT_NAMES: Readonly<Record<Face, string>> = { regular: 'F1', bold: 'F2' };
const THIN = 0.5;
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Draws on one page. Words and pictures belong to the part of the document that is open; lines and shades are decoration, which is not read. */
export class Pen {
  constructor(
    private readonly page: PDFPage,
    private readonly fonts: Fonts,
    private readonly structure: Structure,
  ) {
    page.node.setFontDictionary(PDFName.of(FONT_NAMES.regular), fonts.regular.ref);
    page.node.setFontDictionary(PDFName.of(FONT_NAMES.bold), fonts.bold.ref);
  }

  /** A part of the document, with all that `draw` draws. */
  part(role: Role, draw: () => void, details: RoleDetails = {}): void {
    this.structure.within(role, draw, details);
  }

  widthOf(text: string, size: number, face: Face = 'regular'): number {
    return this.fonts[face].widthOfTextAtSize(text, size);
  }

  /** A line of text whose base line begins at a place. */
  text(text: string, x: number, y: number, size: number, face: Face = 'regular'): void {
    if (text !== '') this.marked(this.words(text, x, y, size, face));
  }

  textToRight(text: string, right: number, y: number, size: number, face: Face = 'regular'): void {
    this.text(text, right - this.widthOf(text, size, face), y, size, face);
  }

  textAround(text: string, middle: number, y: number, size: number, face: Face = 'regular'): void {
    this.text(text, middle - this.widthOf(text, size, face) / 2, y, size, face);
  }

  /** Words that are no part of what is read aloud, such as the number of the page. */
  note(text: string, x: number, y: number, size: number): void {
    this.decoration(this.words(text, x, y, size, 'regular'));
  }

  line(fromX: number, fromY: number, toX: number, toY: number, width = THIN): void {
    this.decoration(lineOf(fromX, fromY, toX, toY, width));
  }

  /** The four edges of an area. */
  frame({ left, right, top, bottom }: Area, width = THIN): void {
    this.decoration(frameOf({ left, right, top, bottom }, width));
  }

  /** Light gray, 0 is black. */
  shade({ left, right, top, bottom }: Area, gray = 0.92): void {
    this.decoration([
      pushGraphicsState(),
      setFillingGrayscaleColor(gray),
      ...rectangle(left, bottom, right - left, top - bottom),
      fill(),
      popGraphicsState(),
    ]);
  }

  /** A box to tick, `size` wide; its alternative text says whether it is ticked. */
  box(x: number, y: number, size: number, isTicked: boolean): void {
    const letter = size * 0.95;
    const middle = x + size / 2 - this.fonts.bold.widthOfTextAtSize('X', letter) / 2;
    this.part(
      'Figure',
      () =>
        this.marked([
          ...frameOf({ left: x, right: x + size, bottom: y, top: y + size }, THIN),
          ...(isTicked ? this.words('X', middle, y + size * 0.16, letter, 'bold') : []),
        ]),
      { alt: isTicked ? 'Ticked:' : 'Not ticked:' },
    );
  }

  /** Dark squares of a code, in rows from the top. */
  squares(rows: readonly (readonly boolean[])[], { left, right, top }: Area, alt: string): void {
    const side = (right - left) / rows.length;
    const runs = rows.flatMap((row, at) =>
      runsIn(row).flatMap(([from, length]) =>
        rectangle(left + from * side, top - (at + 1) * side, length * side, side),
      ),
    );
    const draw = () => this.marked([setFillingGrayscaleColor(0), ...runs, fill()]);
    this.part('Figure', draw, { alt });
  }

  /** A picture, as large as it fits into an area, at its left. */
  picture(image: PDFImage, { left, right, top, bottom }: Area, alt: string): void {
    const name = PDFName.of(`Im${image.ref.objectNumber}`);
    this.page.node.setXObject(name, image.ref);
    const scale = Math.min((right - left) / image.width, (top - bottom) / image.height);
    const matrix = concatTransformationMatrix(
      rounded(image.width * scale),
      0,
      0,
      rounded(image.height * scale),
      rounded(left),
      rounded(bottom),
    );
    const draw = () => this.marked([pushGraphicsState(), matrix, drawObject(name), popGraphicsState()]);
    this.part('Figure', draw, { alt });
  }

  private words(text: string, x: number, y: number, size: number, face: Face): readonly PDFOperator[] {
    return [
      beginText(),
      setFontAndSize(FONT_NAMES[face], rounded(size)),
      setTextMatrix(1, 0, 0, 1, rounded(x), rounded(y)),
      showText(this.fonts[face].encodeText(text)),
      endText(),
    ];
  }

  private marked(operators: readonly PDFOperator[]): void {
    const { id, role } = this.structure.mark(this.page);
    const begin = PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [`/${role}`, `<</MCID ${id}>>`]);
    this.page.pushOperators(begin, ...operators, endMarkedContent());
  }

  private decoration(operators: readonly PDFOperator[]): void {
    const begin = PDFOperator.of(PDFOperatorNames.BeginMarkedContent, ['/Artifact']);
    this.page.pushOperators(begin, ...operators, endMarkedContent());
  }
}

const rectangle = (x: number, y: number, width: number, height: number): readonly PDFOperator[] => [
  PDFOperator.of(
    PDFOperatorNames.AppendRectangle,
    [x, y, width, height].map((value) => String(rounded(value))),
  ),
];

const lineOf = (fromX: number, fromY: number, toX: number, toY: number, width: number): readonly PDFOperator[] => [
  setStrokingGrayscaleColor(0),
  setLineWidth(width),
  moveTo(fromX, fromY),
  lineTo(toX, toY),
  stroke(),
];

const frameOf = ({ left, right, top, bottom }: Area, width: number): readonly PDFOperator[] => [
  setStrokingGrayscaleColor(0),
  setLineWidth(width),
  ...rectangle(left, bottom, right - left, top - bottom),
  stroke(),
];

/** Where the dark squares of a row begin, and how many follow each other. */
function runsIn(row: readonly boolean[]): readonly (readonly [from: number, length: number])[] {
  const runs: [number, number][] = [];
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === at) last[1] += 1;
    else runs.push([at, 1]);
  }
  return runs;
}
