import { isEndorsementCode, isLimitCode } from '@covertrail/domain/compliance/coverage-codes';
import type { Finding, Params } from '@covertrail/domain/compliance/finding';
import { usualForm } from '@covertrail/domain/compliance/line-facts';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '../text/day-text.js';
import { moneyText } from '../text/money-text.js';
import { FIX_WORDING } from './fix-wording.js';
import { FURTHER_WORDS, type FurtherWords } from './further-words.js';
import { ENDORSEMENT_NAMES, LIMIT_NAMES } from './labels.js';
import { WORDING } from './wording.js';

/**
 * The result in one plain sentence with its values and its sum. `today`: the day on which it is read; only then may it say that a
 * policy ended today.
 */
export const sentenceOf = (finding: Finding, today?: CalendarDate): string => WORDING[finding.reason](finding, today);

/** What would fix it, in one sentence; undefined when nothing needs to be done. */
export const fixText = (finding: Finding): string | undefined =>
  finding.fix && FIX_WORDING[finding.fix.code](finding.fix.params, finding);

interface Asked {
  readonly kind: 'inForce' | 'rating' | 'limit' | 'trigger' | 'endorsement' | 'further';
  readonly code: string;
  /** Of a further requirement. */
  readonly words?: FurtherWords;
}

/** Rules read `line.kind` or `line.kind.code`, with a number behind when something is asked twice. */
function askedBy({ rule }: Pick<Finding, 'rule'>): Asked {
  const [, kind = '', code = ''] = rule.split('.');
  const words = FURTHER_WORDS[kind];
  if (words) return { kind: 'further', code, words };
  const known = kind === 'limit' || kind === 'trigger' || kind === 'endorsement' || kind === 'rating';
  return { kind: known ? kind : 'inForce', code };
}

/** The requirement by name: `Each occurrence`, `Additional insured, ongoing operations`, `AM Best rating`. */
export function requirementTitle(finding: Pick<Finding, 'rule'> & Partial<Pick<Finding, 'params'>>): string {
  const { kind, code, words } = askedBy(finding);
  if (words) return words.title(code, finding.params);
  if (kind === 'limit') return isLimitCode(code) ? LIMIT_NAMES[code] : code;
  if (kind === 'endorsement') return isEndorsementCode(code) ? ENDORSEMENT_NAMES[code] : code;
  if (kind === 'trigger') return 'Coverage trigger';
  return kind === 'rating' ? 'AM Best rating' : 'Policy in force';
}

/** What is required: `2,000,000`, `A- VII or better`, `CG 20 10, form seen`. */
export function requiredText(finding: Finding): string {
  const { kind, code, words } = askedBy(finding);
  const { params, line, required } = finding;
  if (words) return words.required(params);
  if (kind === 'limit') return moneyText(required ?? 0);
  if (kind === 'rating') return `${params.requiredStrength ?? ''} ${params.requiredSize ?? ''} or better`;
  if (kind === 'trigger') return triggerText(params);
  if (kind === 'inForce') return 'Verified and in force';
  const form = isEndorsementCode(code) ? usualForm(line, code) : null;
  const grade = params.grade === 'seen' ? 'form seen' : 'claimed or seen';
  return form === null ? `${grade.charAt(0).toUpperCase()}${grade.slice(1)}` : `${form}, ${grade}`;
}

const triggerText = ({ retroactiveBy }: Params): string =>
  (retroactiveBy === undefined ? 'Occurrence' : `Claims-made from ${dayText(String(retroactiveBy))} or earlier, or occurrence`);

/** What there is: an amount, a rating, a form, a policy number; a dash where there is nothing. */
export function availableText(finding: Finding): string {
  const { params, reason, available } = finding;
  const nothing = '–';
  if (reason.startsWith('LINE.')) return 'None shared';
  if (reason === 'POLICY.IN_FORCE' || reason === 'POLICY.UNVERIFIED') return String(params.policyNumber);
  if (reason.startsWith('POLICY.')) return 'None in force';
  if (available !== undefined) return moneyText(available);
  const { words } = askedBy(finding);
  if (words) return words.available(finding) || (reason.endsWith('NOT_GIVEN') ? 'Not given' : nothing);
  if (reason === 'LIMIT.NOT_GIVEN' || reason === 'RATING.NOT_GIVEN' || reason === 'TRIGGER.NOT_GIVEN') return 'Not given';
  if (reason === 'TRIGGER.OCCURRENCE') return 'Occurrence';
  if (reason.startsWith('TRIGGER.')) return params.retroactiveOn ? `Claims-made from ${dayText(String(params.retroactiveOn))}` : 'Claims-made';
  if (reason === 'LIMIT.SPLIT_NOT_ACCEPTED') return 'Split limits';
  if (reason.startsWith('RATING.')) return [params.strength, params.size].filter(Boolean).join(' ') || nothing;
  if (reason === 'ENDORSEMENT.ABSENT') return nothing;
  if (params.form) return String(params.form);
  return reason === 'ENDORSEMENT.SEEN' || reason === 'ENDORSEMENT.FORM_NOT_GIVEN' ? 'Form seen' : 'Claimed';
}
