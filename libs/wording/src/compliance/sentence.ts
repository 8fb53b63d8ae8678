import type { Finding, Fix } from '@covertrail/domain/compliance/finding';
import { areNamedFor, isNamed, isNamedFor } from '@covertrail/domain/compliance/named-params';
import { withoutProof } from '@covertrail/domain/compliance/proof/evaluate-proof';
import type { FixCode, ReasonCode } from '@covertrail/domain/compliance/reasons';
import { readRule } from '@covertrail/domain/compliance/rule-kinds';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { statedAmount } from './currency-words.js';
import { FIX_WORDING } from './fix-wording.js';
import { FURTHER_WORDS } from './further/further-words.js';
import { answeredText } from './stand-in-words.js';
import { REQUIREMENT_WORDS } from './requirement-words.js';
import { WORDING } from './wording.js';

/**
 * The result in one plain sentence with its values and its sum. `today`: the day on which it is read; only then may it say that a
 * policy ended today.
 */
export function sentenceOf(finding: Finding, today?: CalendarDate): string {
  const { met, reason } = finding;
  if (met === undefined) return `${wordedFor(reason, finding, today)}${answeredText(finding.params, finding.line)}`;
  // A claim that is proven too little is not enough, whatever the endorsement alone requires.
  const found = met === 'ENDORSEMENT.CLAIMED' ? 'ENDORSEMENT.CLAIMED_ONLY' : met;
  return `${wordedFor(found, finding, today)} ${wordedFor(reason, finding, today)}`;
}

/** Findings are stored: one that was recorded before its reason named what its sentence needs says that it does not. */
const wordedFor = <Reason extends ReasonCode>(reason: Reason, finding: Finding, today?: CalendarDate): string =>
  isNamedFor(finding, reason)
    ? WORDING[reason](finding, today)
    : 'The record of this result is incomplete, so why it is so cannot be stated.';

/** What would fix it, in one sentence; undefined when nothing needs to be done. */
export const fixText = (finding: Finding): string | undefined =>
  finding.fix && wordedFix(finding.fix.code, finding.fix, finding);

const wordedFix = <Code extends FixCode>(code: Code, { params }: Fix, finding: Finding): string =>
  areNamedFor(params, code)
    ? FIX_WORDING[code](params, finding)
    : 'The record of this result is incomplete, so what would fix it cannot be stated.';

/** The requirement by name: `Each occurrence`, `Additional insured, ongoing operations`, `AM Best rating`. */
export function requirementTitle({ rule, params }: Pick<Finding, 'rule'> & Partial<Pick<Finding, 'params'>>): string {
  const named = readRule(rule);
  return named.is === 'further'
    ? FURTHER_WORDS[named.kind].title(named.code, params)
    : REQUIREMENT_WORDS[named.kind].title(named.code);
}

/** What is required: `2,000,000`, `A- VII or better`, `CG 20 10, form seen`. */
export function requiredText(finding: Finding): string {
  const named = readRule(finding.rule);
  return named.is === 'further'
    ? FURTHER_WORDS[named.kind].required(finding.params)
    : REQUIREMENT_WORDS[named.kind].required(finding, named.code);
}

const NOTHING = '–';

/** What there is: an amount, a rating, a form, a policy number; a dash where there is nothing. */
export function availableText(shown: Finding): string {
  const finding = withoutProof(shown);
  const { params, reason } = finding;
  if (reason.startsWith('LINE.')) return 'None shared';
  if (reason === 'AMOUNT.OTHER_CURRENCY') return statedAmount(params);
  if (reason === 'POLICY.IN_FORCE' || reason === 'POLICY.UNVERIFIED') return String(params.policyNumber);
  if (reason.startsWith('POLICY.')) return 'None in force';
  const named = readRule(finding.rule);
  const text =
    named.is === 'base'
      ? REQUIREMENT_WORDS[named.kind].available(finding)
      : isNamed(finding)
        ? FURTHER_WORDS[named.kind].available(finding)
        : '';
  return text || (reason.endsWith('NOT_GIVEN') ? 'Not given' : NOTHING);
}
