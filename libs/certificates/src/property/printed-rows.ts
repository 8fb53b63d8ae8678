import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { CauseOfLoss, FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { lettersOf } from '../form/labels.js';
import type { FormPage } from '../form/form-page.js';
import type { FormWord } from '../form/form-word.js';
import { boxAround, centerOf, holds } from '../page/box.js';
import { allMarks, formLines, textIn, wordsIn } from '../reading/cell.js';
import { readingOf, textReading, tickOf } from '../reading/reading-of.js';
import { amountIn } from '../values/amount-value.js';

/** The kinds of insurance for which a form prints a row each, from the top, and how the line that heads it begins. */
const KINDS = [['PROPERTY'], ['INLAND MARINE'], ['CRIME'], ['BOILER', 'EQUIPMENT BREAKDOWN']].map((names) =>
  names.map(lettersOf),
);
const CAUSES_HEAD = lettersOf('CAUSES OF LOSS');
const CAUSES: Readonly<Record<string, CauseOfLoss>> = {
  BASIC: 'basic',
  BROAD: 'broad',
  SPECIAL: 'special',
  EARTHQUAKE: 'earthquakeCause',
  WIND: 'windCause',
  FLOOD: 'floodCause',
};
const BORNE: Readonly<Record<string, FieldKey>> = {
  BUILDING: 'property.buildingDeductible',
  CONTENTS: 'property.contentsDeductible',
};
/** What is printed in the column of kinds besides these. */
const PRINTED = ['CAUSES', 'OF', 'LOSS', 'DEDUCTIBLES', 'TYPE', 'POLICY', 'NAMED', 'PERILS', 'X'];
/** A row reaches so far above the line that heads it, in points, and a box to tick stands so far before its label. */
const ABOVE = 2.5;
const BEFORE = 15;

export type Span = readonly [top: number, bottom: number];

/** The rows that a form prints, from the top; null where it prints none, and a row is wherever a policy is written. `column`: that of the kinds of insurance. */
export function printedSpans(page: FormPage, column: Box): readonly Span[] | null {
  const lines = formLines(wordsIn(page, column).words.filter(({ text }) => !/^x$/i.test(text)));
  if (!lines.some((line) => lettersOf(textIn(line)).startsWith(CAUSES_HEAD))) return null;
  const tops = KINDS.map((kind) => {
    const line = lines.find(
      (words) => kind.some((name) => lettersOf(textIn(words)).startsWith(name)) && isCapital(words),
    );
    return line ? boxAround(line.map(({ box }) => box)).top + ABOVE : null;
  });
  return tops.flatMap((top, at): readonly Span[] => {
    const next = tops.slice(at + 1).find((other) => other !== null);
    return top === null ? [] : [[top, next ?? column.bottom]];
  });
}

/** Lines of one kind stand so near below each other, in points. */
const OF_ONE_KIND = 6;

/** How far down it reaches what a printed row is called, in one line or several. */
export function kindBottom(page: FormPage, cell: Box): number {
  const [head = [], ...lines] = formLines(wordsIn(page, cell).words.filter(({ text }) => !/^x$/i.test(text)));
  let { bottom } = head.length === 0 ? { bottom: cell.top } : boxAround(head.map(({ box }) => box));
  for (const line of lines) {
    const box = boxAround(line.map((word) => word.box));
    if (bottom - box.top > OF_ONE_KIND || !isCapital(line)) break;
    bottom = Math.min(bottom, box.bottom);
  }
  return bottom;
}

const isCapital = (words: readonly FormWord[]): boolean => words.every(({ text }) => text === text.toUpperCase());

/** What is written in the column of kinds of a printed row: the kind as it is printed and what was added there or in `beside`, ticked causes of loss, deductibles. */
export function printedKind(
  page: FormPage,
  typeKey: FieldKey,
  cell: Box,
  beside: readonly FormWord[],
): readonly FieldReading[] {
  const { words, doubts } = wordsIn(page, cell);
  const [head, ...lines] = formLines(words.filter(({ text }) => !/^x$/i.test(text)));
  const rest = lines.flat();
  const borne = deductiblesOf(rest);
  const added = rest.filter((word) => !borne.some(({ amount }) => amount === word) && !isPrinted(word));
  return [
    ...textReading(page, typeKey, { words: [...(head ?? []), ...added, ...beside], doubts }),
    ...rest.flatMap((word) => causeOf(page, word)),
    ...borne.map(({ key, amount }) =>
      readingOf(page, key, { kind: 'text', text: amount.text }, { words: [amount], doubts: [] }),
    ),
  ];
}

const isPrinted = ({ text }: FormWord): boolean => {
  const letters = lettersOf(text);
  return text === text.toUpperCase() && (PRINTED.includes(letters) || letters in CAUSES || letters in BORNE);
};

function causeOf(page: FormPage, { box, text }: FormWord): readonly FieldReading[] {
  const cause = CAUSES[lettersOf(text)];
  if (!cause || text !== text.toUpperCase()) return [];
  const before: Box = { left: box.left - BEFORE, right: box.left, top: box.top + 1, bottom: box.bottom - 1 };
  const mark = allMarks(page).find((other) => holds(before, centerOf(other.box)));
  return mark ? [tickOf(page, `property.${cause}`, mark, [])] : [];
}

/** An amount stands so far below its label at most, in points: others are of causes of loss, which have no label of their own. */
const BELOW_LABEL = 17;

/** What the insured bears of the building and of its contents: an amount right below its label, or beside it. A mark may lead to a condition. */
function deductiblesOf(words: readonly FormWord[]): readonly { readonly key: FieldKey; readonly amount: FormWord }[] {
  const labels = words.filter(({ text }) => lettersOf(text) in BORNE && text === text.toUpperCase());
  return words.flatMap((amount) => {
    if (amountIn(amount.text.replace(/\*+$/, '')) === null) return [];
    const { y } = centerOf(amount.box);
    const above = labels.filter(({ box }) => box.top > y && centerOf(box).y - y < BELOW_LABEL);
    const label = above.sort((a, b) => a.box.top - b.box.top)[0];
    const key = label ? BORNE[lettersOf(label.text)] : undefined;
    return key ? [{ key, amount }] : [];
  });
}
