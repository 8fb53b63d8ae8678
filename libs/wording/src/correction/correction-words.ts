import { compareOutcomes } from '@covertrail/domain/compliance/compare-outcomes';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type {
  CorrectedFinding,
  CorrectedSpan,
  DaysOfCorrection,
  ExceptionEffect,
  NoticeKind,
} from '@covertrail/domain/correction/correction.contract';
import { addDays, daysBetween } from '@covertrail/domain/kernel/dates';
import { LINE_NAMES } from '../insurance/labels.js';
import { requirementTitle } from '../compliance/sentence.js';
import { outcomeWord, REQUIREMENT_WORDS } from '../status-display/outcome-word.js';
import { lowerFirst } from '../text/first-letter.js';
import { dayText } from '../text/day-text.js';
import { listed } from '../text/sentence-parts.js';

/** Periods and requirements that one sentence names; the page lists all. */
const NAMED = 3;

/** `from 03/03/2026 to 03/19/2026`, both included; `on 03/03/2026`. */
export const correctedDaysText = (days: DaysOfCorrection): string =>
  `${isOneDay(days) ? 'on' : 'from'} ${correctedPeriod(days)}`;

/** `12/01/2026 to 12/19/2026`, or `12/01/2026`: outside a sentence. */
export const correctedPeriod = (days: DaysOfCorrection): string =>
  isOneDay(days) ? dayText(days.from) : `${dayText(days.from)} to ${dayText(addDays(days.to, -1))}`;

const isOneDay = ({ from, to }: DaysOfCorrection): boolean => daysBetween(from, to) === 1;

/** `Compliant`: the status of a supplier; where nothing was required there is none. */
export const correctedOutcomeWord = (outcome: Outcome | null): string =>
  outcome === null ? 'without requirements' : outcomeWord(outcome);

/** `Fail`: the outcome of a requirement. */
export const correctedFindingWord = (outcome: Outcome | null): string =>
  outcome === null ? 'not required' : REQUIREMENT_WORDS[outcome];

/** `Non-Compliant`; `Non-Compliant, for another reason` where the outcome is the one that was shown. */
export const wasWord = (
  { before, after }: Pick<CorrectedSpan, 'before' | 'after'>,
  word: typeof correctedOutcomeWord,
) => (before === after ? `${word(after)}, for another reason` : word(after));

/** `was shown as Compliant from 03/03/2026 to 03/19/2026, and was Non-Compliant`. */
function correctedSpanText(span: CorrectedSpan): string {
  const { before, after } = span;
  const [shown, days] = [correctedOutcomeWord(before), correctedDaysText(span)];
  return before === after
    ? `was rightly shown as ${shown} ${days}, but for another reason`
    : `was shown as ${shown} ${days}, and was ${correctedOutcomeWord(after)}`;
}

/** All periods in one sentence, without its subject: first those on which another status was shown. */
export function correctedSpansText(spans: readonly CorrectedSpan[]): string {
  const wrong = spans.filter(({ before, after }) => before !== after);
  const right = spans.filter(({ before, after }) => before === after);
  return withMore([...wrong, ...right].map(correctedSpanText), '; ', ['more period', 'more periods']);
}

/** `policy in force (general liability)`. */
export const correctedRequirement = ({ rule, line }: Pick<CorrectedFinding, 'rule' | 'line'>): string =>
  `${lowerFirst(requirementTitle({ rule }))} (${LINE_NAMES[line].toLowerCase()})`;

/** The requirements whose findings were others, worst first, each once. */
export function correctedRequirementsText(findings: readonly CorrectedFinding[]): string {
  const worst = [...findings].sort((a, b) => compareOutcomes(a.after ?? 'pass', b.after ?? 'pass'));
  return withMore([...new Set(worst.map(correctedRequirement))], ', ', ['more requirement', 'more requirements']);
}

/** What became of an exception on the corrected days. */
export const EXCEPTION_EFFECT_WORDS: Readonly<Record<ExceptionEffect, string>> = {
  notNeeded: 'Was not needed: the requirement was met without it',
  notCovering: 'Did not cover it: the gap was not the one that was decided on',
  covering: 'Covers a gap that was not known then',
};

export const NOTICE_KIND_WORDS: Readonly<Record<NoticeKind, string>> = {
  status: 'Status changed',
  plan: 'What is missing',
  curePlan: 'What is missing for all requesters',
  lapse: 'Exception about to lapse',
};

function withMore(texts: readonly string[], separator: string, [single, many]: readonly [string, string]): string {
  const more = texts.length - NAMED;
  if (more <= 0) return separator === ', ' ? listed(texts) : texts.join(separator);
  return `${texts.slice(0, NAMED).join(separator)}${separator}and ${more} ${more === 1 ? single : many}`;
}
