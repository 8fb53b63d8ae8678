import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { boxAround, centerOf, heightOf } from '../page/box.js';
import { linesOf, textOf } from '../page/lines.js';
import type { PageContent, Word } from '../page/page-content.js';
import { runsReading, type WordRun } from '../form/label-search.js';
import type { FormPage } from '../form/form-page.js';
import type { LabelSet } from './label-set.js';

/** A page with its labels; what is not a label is a value. Places are those of the page itself. */
export interface LabeledPage<Label extends string> {
  readonly page: FormPage;
  readonly set: LabelSet<Label>;
  readonly labels: ReadonlyMap<Label, Box>;
  /** The upper edge of the lines at the foot of the page, which is of no field; 0 where there is none. */
  readonly foot: number;
}

/** Words of one line that are no further apart than this many heights belong together. */
const ADJACENT = 1;
const SAME_LINE = 0.5;

/** Finds the labels of a form on a page; null where they do not stand below each other as on the form. */
export function labeledPage<Label extends string>(
  content: PageContent,
  set: LabelSet<Label>,
): LabeledPage<Label> | null {
  const longest = Math.max(...[...set.byLetters.keys()].map(({ length }) => length));
  const runs = runsReading(content.words, (letters) => set.byLetters.has(letters), longest, 0, set.words)
    .filter((run) => isPrinted(run) && !isWithinText(run, content.words))
    .sort(
      (a, b) =>
        b.words.length - a.words.length ||
        Number(goesOn(a, content.words)) - Number(goesOn(b, content.words)) ||
        b.box.top - a.box.top,
    );
  const found = new Map<Label, WordRun>();
  const taken = new Set<Word>();
  const take = (run: WordRun, name: Label) => {
    if (found.has(name) || run.words.some((word) => taken.has(word))) return;
    found.set(name, run);
    run.words.forEach((word) => taken.add(word));
  };
  const named = runs.flatMap((run) => {
    const name = set.byLetters.get(run.letters);
    return name ? [{ run, name }] : [];
  });
  for (const { run, name } of named) if (!set.beside[name]) take(run, name);
  for (const { run, name } of named) {
    const other = found.get(set.beside[name] ?? name);
    if (set.beside[name] && other && isInLine(run.box, other.box)) take(run, name);
  }
  const labels = new Map([...found].map(([name, { box }]) => [name, box]));
  return isLaidOut(labels, set) ? { set, page: pageWithout(content, taken), labels, foot: footOf(content) } : null;
}

const FOOT = /^ACORD\s+\d+\s*\(|©.*\bACORD CORPORATION\b/i;

const footOf = ({ words }: PageContent): number =>
  Math.max(
    0,
    ...linesOf(words)
      .filter((line) => FOOT.test(textOf(line.words)))
      .map(({ box }) => box.top),
  );

/** Labels are printed in capitals: a name such as `Vance Agency` is none. */
const isPrinted = ({ words: [first] }: WordRun): boolean => first !== undefined && /^[^a-z]+$/.test(first.text);

/** Whether a word stands right before it, so that it is a part of a longer text. */
function isWithinText({ box, words: run }: WordRun, words: readonly Word[]): boolean {
  const reach = heightOf(box) * ADJACENT;
  return words.some(
    (word) =>
      !run.includes(word) &&
      !/^x$/i.test(word.text) &&
      isInLine(word.box, box) &&
      word.box.right <= box.left + 1 &&
      box.left - word.box.right < reach,
  );
}

/** Whether a word stands right behind it, as where a sentence begins with the words of a label: where a label stands alone, that is meant. */
function goesOn({ box, words: run }: WordRun, words: readonly Word[]): boolean {
  const reach = heightOf(box) * ADJACENT;
  return words.some(
    (word) =>
      !run.includes(word) &&
      isInLine(word.box, box) &&
      word.box.left >= box.right - 1 &&
      word.box.left - box.right < reach,
  );
}

export const isInLine = (first: Box, second: Box): boolean =>
  Math.abs(centerOf(first).y - centerOf(second).y) < Math.max(heightOf(first), heightOf(second)) * SAME_LINE;

function isLaidOut<Label extends string>(labels: ReadonlyMap<Label, Box>, set: LabelSet<Label>): boolean {
  const tops = set.needed.map((name) => labels.get(name)?.top);
  const isOrdered = tops.every((top, at) => {
    const before = at === 0 ? Number.MAX_VALUE : tops[at - 1];
    return top !== undefined && before !== undefined && top < before;
  });
  return isOrdered && set.neededBeside.every((name) => labels.has(name));
}

const IDENTITY = { a: 1, b: 0, c: 0, d: 0, e: 1, f: 0 };

function pageWithout(content: PageContent, labels: ReadonlySet<Word>): FormPage {
  return {
    fit: { toForm: IDENTITY, labels: new Map(), share: 1, distance: 0 },
    number: content.number,
    hidden: content.hidden,
    values: content.words.filter((word) => !labels.has(word)).map((word) => ({ text: word.text, box: word.box, word })),
    marks: content.marks.map((mark) => ({ box: mark.box, mark, text: 'X' })),
    label: (name) => {
      throw new Error(`This form has no label ${name}`);
    },
  };
}

const EDGE = 4;
const FAR = 10_000;

/** The box below a label: down to the next label below it, and right to the next one beside what is between. */
export function areaBelow<Label extends string>({ labels, set, foot }: LabeledPage<Label>, name: Label): Box | null {
  const label = labels.get(name);
  if (!label) return null;
  const others = [...labels].filter(([other]) => other !== name && !set.seconds.includes(other));
  const isUnder = ([other, box]: readonly [Label, Box]) =>
    set.sections.includes(other) || (box.left < label.right && rightOf(labels, box) > label.left);
  const below = others.filter((other) => other[1].top < label.bottom + 1 && isUnder(other));
  const bottom = Math.max(foot, ...below.map(([, box]) => box.top)) + 0.5;
  const beside = others.filter(
    ([, box]) => box.left > label.right && box.bottom < label.top + 1 && box.top > bottom + 1,
  );
  const right = Math.min(FAR, ...beside.map(([, box]) => box.left)) - EDGE;
  return { left: label.left - EDGE, right, top: label.bottom, bottom };
}

/** The same with the line of the label: a name may begin right of it. */
export function areaFrom<Label extends string>(labeled: LabeledPage<Label>, name: Label): Box | null {
  const [label, area] = [labeled.labels.get(name), areaBelow(labeled, name)];
  return label && area ? { ...area, top: label.top } : null;
}

/** The line right of a label, up to the next one in it; `end` is its second line, where it has one. */
export function areaBeside<Label extends string>({ labels }: LabeledPage<Label>, name: Label, end?: Label): Box | null {
  const first = labels.get(name);
  if (!first) return null;
  const second = end ? labels.get(end) : undefined;
  const label = second && isBelow(second, first) ? boxAround([first, second]) : first;
  const right = rightOf(labels, label) - EDGE;
  const around = heightOf(first) * 0.55;
  return { left: label.right, right, top: label.top + around, bottom: label.bottom - around };
}

/** The second line of a label begins so far right of the first one at most. */
const INDENT = 30;

const isBelow = (second: Box, first: Box): boolean =>
  second.left > first.left - EDGE &&
  second.left < first.left + INDENT &&
  first.bottom - second.top < heightOf(first) &&
  second.top < first.top;

/** Where the next label in the line of one begins. */
function rightOf(labels: ReadonlyMap<string, Box>, label: Box): number {
  const next = [...labels.values()].filter((box) => box.left > label.right && isInLine(box, label));
  return Math.min(FAR, ...next.map(({ left }) => left));
}
