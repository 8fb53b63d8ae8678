import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { PROPERTY_ANSWERS, type PropertyAnswer } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormMark, FormWord } from '../form/form-word.js';
import { centerOf, holds } from '../page/box.js';
import { allMarks, formLines } from '../reading/cell.js';
import { readingOf, textReading } from '../reading/reading-of.js';
import type { EvidenceLabel } from './evidence-labels.js';
import { isInLine, type LabeledPage } from './labeled-page.js';

const CHOICES = ['YES', 'NO', 'N/A'];
/** A box to tick stands right before its label; a tick in a column stands so near to the middle of its head. */
const BEFORE = 15;
const IN_COLUMN = 10;
/** What a form prints behind its answers, to be filled in. */
const PRINTED =
  /^(If|YES,?|LIMIT:?|DED:?|%|\$|Actual|Loss|Sustained;?|#|of|months:?|indicate|value\(s\)|reported|on|property|identified|above:?|Subject|to|Different|Provisions:?|Attach|Disclosure|Notice|\/|DEC|x)$/i;

/** The answers to whether something is covered, and what is written behind them. */
export function answerFields(labeled: LabeledPage<EvidenceLabel>): readonly FieldReading[] {
  const heads = columnHeads(labeled);
  return PROPERTY_ANSWERS.flatMap((name) => (heads ? columnAnswer(labeled, name, heads) : answerBeside(labeled, name)));
}

/** The heads of the columns of answers: a line with the three of them and nothing else. */
function columnHeads({ page, labels }: LabeledPage<EvidenceLabel>): readonly FormWord[] | null {
  const line = formLines(page.values.filter(({ text }) => CHOICES.includes(text))).find(
    (words) =>
      words.map(({ text }) => text).join(' ') === CHOICES.join(' ') &&
      isAlone([...page.values.map(({ box }) => box), ...labels.values()], words),
  );
  return line ?? null;
}

/** Whether nothing stands in a line but its words. */
const isAlone = (boxes: readonly Box[], [first, ...rest]: readonly FormWord[]): boolean =>
  first !== undefined && boxes.filter((box) => isInLine(box, first.box)).length === rest.length + 1;

/** The head in whose column the tick of the row stands. Of two labels that share a row, it is about the one whose own box is ticked. */
function columnAnswer(
  { page, labels }: LabeledPage<EvidenceLabel>,
  name: PropertyAnswer,
  heads: readonly FormWord[],
): readonly FieldReading[] {
  const label = labels.get(name);
  if (!label) return [];
  const marks = allMarks(page).filter(({ box }) => isInLine(box, label));
  const isShared = PROPERTY_ANSWERS.some((other) => other !== name && isInRow(labels.get(other), label));
  if (isShared && !marks.some(({ box }) => isBefore(box, label))) return [];
  const ticked = heads.flatMap((head) => {
    const mark = marks.find(({ box }) => Math.abs(centerOf(box).x - centerOf(head.box).x) < IN_COLUMN);
    return mark ? [{ head, mark }] : [];
  });
  const right = Math.max(...heads.map(({ box }) => box.right));
  const about = page.values.filter(({ box }) => isInLine(box, label) && box.left > right);
  return [
    ...(ticked.length === 1 ? ticked.map(({ head, mark }) => answerAt(page, name, head, mark)) : []),
    ...(about.some(({ text }) => !PRINTED.test(text))
      ? textReading(page, `property.about.${name}`, { words: about, doubts: [] })
      : []),
  ];
}

const isInRow = (other: Box | undefined, label: Box): boolean => other !== undefined && isInLine(other, label);

const isBefore = (box: Box, label: Box): boolean =>
  holds({ left: label.left - BEFORE, right: label.left, top: label.top + 3, bottom: label.bottom - 3 }, centerOf(box));

/** What the head of the column says, in the place of the tick. */
const answerAt = (
  page: LabeledPage<EvidenceLabel>['page'],
  name: PropertyAnswer,
  head: FormWord,
  { box, mark }: FormMark,
): FieldReading =>
  readingOf(
    page,
    `property.${name}`,
    { kind: 'text', text: head.text },
    { words: [{ text: head.text, box, word: { ...head.word, box: mark.box } }], doubts: [] },
  );

/** The answer whose box is ticked, where each row has boxes of its own, and what is written behind the answers. */
function answerBeside({ page, labels }: LabeledPage<EvidenceLabel>, name: PropertyAnswer): readonly FieldReading[] {
  const label = labels.get(name);
  if (!label) return [];
  const line = page.values.filter(({ box }) => isInLine(box, label) && box.left > label.right);
  const choices = line.filter(({ text }) => CHOICES.includes(text));
  const ticked = choices.filter((choice) =>
    allMarks(page).some(
      ({ box }) =>
        isInLine(box, label) && centerOf(box).x < choice.box.left && choice.box.left - centerOf(box).x < BEFORE,
    ),
  );
  const last = Math.max(label.right, ...choices.map(({ box }) => box.right));
  const about = line.filter(({ box }) => box.left > last);
  const [answer] = ticked;
  return [
    ...(answer && ticked.length === 1
      ? [readingOf(page, `property.${name}`, { kind: 'text', text: answer.text }, { words: [answer], doubts: [] })]
      : []),
    ...textReading(page, `property.about.${name}`, { words: about, doubts: [] }),
  ];
}
