import type { CompiledEndorsement } from '../compiled.js';
import type { CoverageLine, Endorsement, ProvidedPolicy } from '../coverage.js';
import type { Fix, Judgement, Params } from '../finding.js';
import { excludesCompleted, judgeForm, type FormVerdict } from '../forms/judge-form.js';
import type { EndorsementReason, FixCode } from '../reasons.js';

/**
 * An endorsement asked for. What a form that is named proves is said by its number and edition, not by what it was entered
 * as; a form that was seen proves, a box ticked on a certificate only claims. Of several entries the one that does best
 * counts, then the first form by name, so that their order says nothing.
 */
export function judgeEndorsement(asked: CompiledEndorsement, policy: ProvidedPolicy): Judgement {
  const { code: endorsement, grade } = asked;
  const params: Params = { endorsement, grade, policyNumber: policy.policyNumber };
  const excluding = excludedBy(asked, policy.endorsements.value);
  if (excluding !== null) return judged('ENDORSEMENT.EXCLUDED', { ...params, form: excluding });
  let best: Judgement | null = null;
  for (const entry of policy.endorsements.value) {
    const judgement = judgeEntry(asked, entry, policy.line, params);
    if (judgement !== null && (best === null || isBetter(judgement, best))) best = judgement;
  }
  return best ?? judged('ENDORSEMENT.ABSENT', params);
}

function excludedBy({ code }: CompiledEndorsement, entries: readonly Endorsement[]): string | null {
  if (code !== 'additionalInsuredCompleted') return null;
  const forms = entries.flatMap(({ form }) => (form !== undefined && excludesCompleted(form) ? [form] : []));
  return forms.sort()[0] ?? null;
}

/** Null for an entry that has nothing to do with what is asked. */
function judgeEntry(asked: CompiledEndorsement, entry: Endorsement, line: CoverageLine, params: Params): Judgement | null {
  const { code, grade, form } = entry;
  const named = form === undefined || form === '' ? null : form;
  if (named === null) return code === asked.code ? judgeUnnamed(asked, grade, params) : null;
  const verdict = judgeForm(named, asked.code, line);
  if (verdict.is === 'proves') return judged(proofOf(asked, grade), { ...params, form: named });
  return code === asked.code ? judged(reasonOf(verdict), { ...params, form: named, ...toldOf(verdict) }) : null;
}

/** A form that was seen without its number is at least a claim. */
function judgeUnnamed(asked: CompiledEndorsement, grade: Endorsement['grade'], params: Params): Judgement {
  const told = { ...params, form: '' };
  if (grade === 'seen' && asked.grade === 'seen') return judged('ENDORSEMENT.FORM_NOT_GIVEN', told);
  return judged(proofOf(asked, grade), told);
}

function proofOf(asked: CompiledEndorsement, grade: Endorsement['grade']): EndorsementReason {
  if (grade === 'seen') return 'ENDORSEMENT.SEEN';
  return asked.grade === 'claimed' ? 'ENDORSEMENT.CLAIMED' : 'ENDORSEMENT.CLAIMED_ONLY';
}

type Unproved = Exclude<FormVerdict, { is: 'proves' }>;

function reasonOf({ is }: Unproved): EndorsementReason {
  if (is === 'doubt') return 'ENDORSEMENT.FORM_IN_DOUBT';
  return is === 'otherLine' ? 'ENDORSEMENT.OTHER_LINE' : 'ENDORSEMENT.OTHER_SCOPE';
}

function toldOf(verdict: Unproved): Params {
  const title = verdict.row?.title ?? '';
  if (verdict.is === 'doubt') return { doubt: verdict.doubt, title, only: verdict.row?.only ?? '' };
  return { title, gives: verdict.row.scopes.join(' '), formLine: verdict.row.line };
}

const OUTCOMES = {
  'ENDORSEMENT.SEEN': ['pass', null, null],
  'ENDORSEMENT.CLAIMED': ['pass', null, null],
  'ENDORSEMENT.CLAIMED_ONLY': ['review', 'FIX.SEND_FORM', 'agent'],
  'ENDORSEMENT.FORM_NOT_GIVEN': ['review', 'FIX.GIVE_FORM', 'agent'],
  'ENDORSEMENT.FORM_IN_DOUBT': ['review', 'FIX.READ_FORM', 'requester'],
  'ENDORSEMENT.OTHER_SCOPE': ['fail', 'FIX.ENDORSE', 'agent'],
  'ENDORSEMENT.OTHER_LINE': ['fail', 'FIX.ENDORSE', 'agent'],
  'ENDORSEMENT.EXCLUDED': ['fail', 'FIX.REMOVE_EXCLUSION', 'agent'],
  'ENDORSEMENT.ABSENT': ['fail', 'FIX.ENDORSE', 'agent'],
} as const satisfies Readonly<Record<EndorsementReason, readonly ['pass' | 'review' | 'fail', FixCode | null, Fix['by'] | null]>>;

/** Best first. */
const RANKS = Object.keys(OUTCOMES);

function judged(reason: EndorsementReason, params: Params): Judgement {
  if (params.doubt === 'FORM.EDITION_NOT_GIVEN') {
    return { outcome: 'review', reason, params, fix: { code: 'FIX.GIVE_FORM', params, by: 'agent' } };
  }
  const [outcome, code, by] = OUTCOMES[reason];
  return code === null ? { outcome, reason, params } : { outcome, reason, params, fix: { code, params, by } };
}

function isBetter(one: Judgement, other: Judgement): boolean {
  const [a, b] = [RANKS.indexOf(one.reason), RANKS.indexOf(other.reason)];
  return a !== b ? a < b : String(one.params.form) < String(other.params.form);
}
