import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { heightOf } from '../page/box.js';
import type { FormField, Mark, PageContent, Word, WordSource } from '../page/page-content.js';
import { annotationParts, type AnnotationPart } from './annotation-parts.js';
import type { DrawnWord } from './drawn-word.js';
import type { Font } from './graphics-state.js';
import { seenAndHidden } from './hidden-words.js';
import { laidWords } from '../page/laid-words.js';
import { matrixIn, times, type Matrix } from './matrix.js';
import { PageWalk, type DrawnPage, type DrawnPicture } from './page-walk.js';
import { AnnotationMode } from './pdf-library.js';
import { isTickSign } from './tick-signs.js';

/** Pictures that fill this part of a page are a scan; some scanners cut a page into strips. */
const FILLS_PAGE = 0.5;
/** A signature, a logo or a code to scan is a smaller part of a page. */
const MAY_SAY_SOMETHING = 0.015;
const USUAL_UNIT = 0.001;

/** Reads what a page of a PDF shows: words, ticks, form fields and notes with their places. */
export async function pageOfPdf(page: PDFPageProxy): Promise<PageContent> {
  const view = page.getViewport({ scale: 1 });
  const down = matrixIn(view.transform) ?? [1, 0, 0, 1, 0, 0];
  // The library's own matrix has its beginning at the top.
  const upright = times([1, 0, 0, -1, 0, view.height], down);
  const operators = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE });
  const drawn = new PageWalk(upright, (name) => fontIn(page, name)).walk(operators);
  const parts = annotationParts(await page.getAnnotations(), upright);
  page.cleanup();
  return { number: page.pageNumber, width: view.width, height: view.height, ...contentOf(drawn, parts, view) };
}

type Drawn = Pick<PageContent, Exclude<keyof PageContent, 'number' | 'width' | 'height'>>;

function contentOf(drawn: DrawnPage, parts: readonly AnnotationPart[], view: { width: number; height: number }): Drawn {
  const own = seenAndHidden({ ...drawn, words: drawn.words.filter(({ annotation }) => !annotation) });
  const fields = parts.filter(({ kind }) => kind === 'field');
  const ofFields = new Set(fields.map(({ id }) => id));
  const laid = drawn.words.filter(({ annotation }) => annotation && !ofFields.has(annotation));
  const all = [...own.seen, ...laid];
  const partOfPage = ({ box }: { readonly box: Box }) =>
    ((box.right - box.left) * heightOf(box)) / (view.width * view.height);
  const dotsOfInch = finest(drawn.pictures, partOfPage);
  const strokes = drawn.strokes.filter(({ annotation }) => !annotation || !ofFields.has(annotation));
  return {
    words: [
      ...all.filter((word) => !isTickSign(word)).map(asWord),
      ...parts.filter(({ kind }) => kind === 'note').flatMap((note) => wordsOfNote(note, drawn)),
    ],
    marks: [
      ...all.filter(isTickSign).map(({ box, annotation }): Mark => ({ box, source: sourceOf(annotation) })),
      ...strokes.map(({ box, annotation }): Mark => ({ box, source: sourceOf(annotation) })),
    ],
    fields: fields.map((field) => fieldOf(field, drawn)),
    hidden: own.hidden.map(asWord),
    isPicture: dotsOfInch !== null,
    dotsOfInch: dotsOfInch ?? 0,
    isCoarse: false,
    unreadPictures: drawn.pictures.filter((picture) => partOfPage(picture) > MAY_SAY_SOMETHING).map(({ box }) => box),
  };
}

/** The dots to the inch of the finest pictures that fill the page together; null where none do. Programs that make scans small lay fine print over a coarse ground. */
function finest(pictures: readonly DrawnPicture[], partOf: (picture: DrawnPicture) => number): number | null {
  let filled = 0;
  const last = [...pictures]
    .sort((a, b) => b.dotsOfInch - a.dotsOfInch)
    .find((picture) => (filled += partOf(picture)) > FILLS_PAGE);
  return last?.dotsOfInch ?? null;
}

const sourceOf = (annotation: string | null): WordSource => (annotation ? 'annotation' : 'text');

const asWord = ({ text, box, annotation }: DrawnWord): Word => ({
  text,
  box,
  source: sourceOf(annotation),
  certainty: 1,
});

/** A note without a drawing of its own. */
const wordsOfNote = ({ id, value, box }: AnnotationPart, { words }: DrawnPage): readonly Word[] =>
  typeof value !== 'string' || words.some(({ annotation }) => annotation === id)
    ? []
    : laidWords(value, box, 'annotation');

const fieldOf = ({ id, name, value, box, isHidden }: AnnotationPart, { words }: DrawnPage): FormField => ({
  name,
  value,
  box,
  isHidden,
  drawn: words.filter(({ annotation }) => annotation === id).map((word) => ({ ...asWord(word), source: 'form field' })),
});

function fontIn(page: PDFPageProxy, name: string): Font {
  const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : null;
  if (typeof font !== 'object' || font === null) return { unit: USUAL_UNIT, isOfSigns: false };
  const matrix: Matrix | null = 'fontMatrix' in font ? matrixIn(font.fontMatrix) : null;
  return {
    unit: matrix?.[0] ?? USUAL_UNIT,
    isOfSigns: 'name' in font && /dingbats|wingdings|webdings/i.test(String(font.name)),
  };
}
