import type { OpenReason } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { amountsIn } from '../text/amounts.js';
import type { Sentence } from '../text/sentences.js';
import { exceptionFrom, linesIn, speaksOfAllLines, type NamedLine } from '../terms/line-terms.js';
import type { Mention } from '../terms/mention.js';
import { reservationOf } from '../terms/plainness.js';

/** A sentence with what stands around it: the lines it names, those of the heading or list that it belongs to, and whether it asks plainly. */
export interface Scope {
  readonly sentence: Sentence;
  readonly plain: string;
  /** Before an exception. */
  readonly named: readonly Mention<NamedLine>[];
  readonly excepted: readonly NamedLine[];
  /** Of its heading, its list or the sentence before it; empty where it names lines itself. */
  readonly around: readonly NamedLine[];
  readonly isOfAll: boolean;
  readonly reservation: OpenReason | null;
}

/** What a heading, an introduction or a paragraph says for what follows it. */
interface Level {
  readonly marker: string;
  readonly lines: readonly NamedLine[];
  readonly reservation: OpenReason | null;
  readonly isOpen: boolean;
}

const HEADING = 'heading';
const PARAGRAPH = 'paragraph';
const TRANSPARENT = /^(?:the\s+)?(?:minimum\s+|required\s+|policy\s+)?(?:limits?|coverages?|form|amounts?)\b/i;

/** The scope of each sentence, in their order. */
export function scopesOf(sentences: readonly Sentence[]): readonly Scope[] {
  let levels: readonly Level[] = [];
  let before: Scope | null = null;
  return sentences.map((sentence) => {
    if (sentence.isFirst) levels = levelsFor(levels, sentence);
    const scope = scopeOf(sentence, levels, sentence.isFirst ? null : before);
    if (sentence.isFirst || scope.named.length > 0) levels = withLevel(levels, scope);
    before = scope;
    return scope;
  });
}

/** The levels that still hold where a block begins. */
function levelsFor(levels: readonly Level[], { block, plain }: Sentence): readonly Level[] {
  const marker = block.marker ?? (block.isHeading ? HEADING : PARAGRAPH);
  const same = levels.findIndex((level) => level.marker === marker);
  const held = same === -1 ? levels : levels.slice(0, same);
  if (block.marker !== null) return held.filter((level) => level.marker !== PARAGRAPH || level.isOpen);
  if (block.isHeading) return TRANSPARENT.test(plain) ? levels : [];
  const last = levels.at(-1);
  const follows = last?.isOpen === true || !block.isApart || amountsIn(plain).length > 0;
  return follows ? held.filter(({ isOpen }) => isOpen) : [];
}

function withLevel(
  levels: readonly Level[],
  { sentence: { block, plain }, named, around, reservation }: Scope,
): readonly Level[] {
  const marker = block.marker ?? (block.isHeading ? HEADING : PARAGRAPH);
  if (block.isHeading && block.marker === null && TRANSPARENT.test(plain)) return levels;
  const isOpen = block.isHeading || block.isIntroduction;
  const lines = named.length > 0 ? named.map(({ subject }) => subject) : around;
  const level: Level = { marker, lines, reservation: isOpen ? reservation : null, isOpen };
  const same = levels.findIndex((held) => held.marker === marker);
  return [...(same === -1 ? levels : levels.slice(0, same)), level];
}

function scopeOf(sentence: Sentence, levels: readonly Level[], before: Scope | null): Scope {
  const { plain } = sentence;
  const from = exceptionFrom(plain);
  const all = linesIn(plain);
  const named = all.filter((mention) => mention.from < from);
  const inherited = before ?? null;
  const ofLevels = levels.at(-1);
  const around = inherited === null ? (ofLevels?.lines ?? []) : linesOf(inherited);
  const outer = inherited === null ? (levels.find((level) => level.reservation !== null)?.reservation ?? null) : null;
  const carried = inherited !== null && named.length === 0 ? inherited.reservation : outer;
  return {
    sentence,
    plain,
    named,
    excepted: all.filter((mention) => mention.from >= from).map(({ subject }) => subject),
    around: named.length > 0 ? [] : around,
    isOfAll: speaksOfAllLines(plain),
    reservation: reservationOf(plain) ?? carried,
  };
}

/** The lines that a sentence is about. */
export const linesOf = ({ named, around }: Scope): readonly NamedLine[] =>
  named.length > 0 ? [...new Set(named.map(({ subject }) => subject))] : around;
