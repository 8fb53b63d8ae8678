import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { boxAround, heightOf } from '../page/box.js';
import type { PageContent, Word } from '../page/page-content.js';
import type { FormFit } from './form-fit.js';
import type { FormMark, FormWord } from './form-word.js';
import { withoutPieces } from './label-pieces.js';
import { LABELS, type LabelName } from './labels.js';
import { boxToForm, toForm } from './page-to-form.js';

/** A label's place on the form; `isFound` is false where it is estimated from its neighbors. */
interface LabelPlace {
  readonly box: Box;
  readonly isFound: boolean;
}

/** A page whose places are those of the form: what is not a label is a value. */
export interface FormPage {
  readonly fit: FormFit;
  readonly number: number;
  readonly values: readonly FormWord[];
  readonly marks: readonly FormMark[];
  readonly label: (name: LabelName) => LabelPlace;
  readonly hidden: readonly Word[];
}

const NEIGHBORS = 4;

const LETTER_WIDTH = 3.4;
const SIZE = 5.9;

export function formPageOf(page: PageContent, fit: FormFit): FormPage {
  const labelWords = new Set([...fit.labels.values()].flatMap(({ words }) => words));
  const places = new Map<LabelName, LabelPlace>();
  const words = page.words
    .filter((word) => !labelWords.has(word))
    .map((word): FormWord => ({ text: word.text, box: boxToForm(fit.toForm, word.box), word }));
  return {
    fit,
    number: page.number,
    hidden: page.hidden,
    values: words.some(({ word }) => word.source === 'picture')
      ? withoutPieces(words, (label) => labelPlace(fit, label).box)
      : words,
    marks: page.marks.map((mark) => ({ box: boxToForm(fit.toForm, mark.box), mark, text: 'X' })),
    label: (name) => {
      const place = places.get(name) ?? labelPlace(fit, name);
      places.set(name, place);
      return place;
    },
  };
}

function labelPlace(fit: FormFit, name: LabelName): LabelPlace {
  const found = fit.labels.get(name);
  if (found) {
    const boxes = found.words.map(({ box }) => boxToForm(fit.toForm, box));
    return { box: boxAround(boxes), isFound: true };
  }
  const label = LABELS.find((other) => other.name === name);
  if (!label) throw new Error(`There is no label ${name}`);
  const shift = shiftAround(fit, label);
  const [left, base] = [label.x + shift.x, label.y + shift.y];
  const width = (label.wordings[0]?.length ?? 1) * LETTER_WIDTH;
  return { box: { left, right: left + width, bottom: base - SIZE * 0.2, top: base + SIZE * 0.75 }, isFound: false };
}

/** How far the nearest labels stand from their places. */
function shiftAround(fit: FormFit, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const near = [...fit.labels.values()]
    .map((candidate) => ({ candidate, away: Math.hypot(candidate.label.x - x, candidate.label.y - y) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, NEIGHBORS)
    .map(({ candidate: { label, box } }) => {
      const at = toForm(fit.toForm, { x: box.left, y: box.bottom + heightOf(box) * 0.2 });
      return { x: at.x - label.x, y: at.y - label.y };
    });
  const mean = (of: (shift: { x: number; y: number }) => number) =>
    near.reduce((sum, shift) => sum + of(shift), 0) / Math.max(1, near.length);
  return { x: mean((shift) => shift.x), y: mean((shift) => shift.y) };
}
