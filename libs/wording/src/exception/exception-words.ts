import type { Finding, FindingException } from '@covertrail/domain/compliance/finding';
import type { ExceptedEvaluation, ExceptionDuration } from '@covertrail/domain/exception/exception.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { requirementTitle, sentenceOf } from '../compliance/sentence.js';
import { LINE_NAMES } from '../insurance/labels.js';
import { dayText } from '../text/day-text.js';
import { ended } from '../text/sentence-parts.js';

/** For whom a decision holds. */
export const SCOPE_WORDS: Readonly<Record<FindingException['scope'], string>> = {
  supplier: 'This supplier',
  project: 'All suppliers of the project',
  template: 'All suppliers of the template',
};

/** How long a decision holds, as it is chosen. */
export const DURATION_WORDS: Readonly<Record<ExceptionDuration, string>> = {
  policyExpiration: 'Policy expiration date',
  customDate: 'Custom date',
  perpetual: 'Perpetual',
};

/** A review is shown as Accepted or Denied [H03]. */
export const DECISION_WORDS: Readonly<Record<FindingException['decision'], string>> = {
  accepted: 'Accepted',
  denied: 'Denied',
};

export const KIND_WORDS: Readonly<Record<FindingException['kind'], string>> = {
  exception: 'Exception',
  review: 'Review',
};

/** `until 03/01/2027`, where the decision no longer holds on that day. */
export const untilText = (lapsesOn: CalendarDate | null): string =>
  lapsesOn === null ? 'until it is withdrawn' : `until ${dayText(lapsesOn)}`;

/** `Exception accepted for all suppliers of the project, effective 11/21/2026 until 03/01/2027: small work.` */
export function exceptionText({ kind, decision, scope, from, lapsesOn, comment }: FindingException): string {
  const whom = scope === 'supplier' ? '' : ` for ${SCOPE_WORDS[scope].toLowerCase()}`;
  const said = `${KIND_WORDS[kind]} ${decision}${whom}, effective ${dayText(from)} ${untilText(lapsesOn)}`;
  return ended(comment.trim() === '' ? said : `${said}: ${comment.trim()}`);
}

/** `General liability: Each occurrence`: the requirement that was excepted. */
export const exceptedTitle = ({ rule, line }: Pick<Finding, 'rule' | 'line'>): string =>
  `${LINE_NAMES[line]}: ${requirementTitle({ rule })}`;

interface Excepted extends Pick<Finding, 'rule' | 'line'> {
  readonly evaluation: ExceptedEvaluation;
}

/** The finding as it read when it was decided. */
export const exceptedSentence = ({ rule, line, evaluation }: Excepted): string =>
  sentenceOf({ ...evaluation, rule, line, events: [] });
