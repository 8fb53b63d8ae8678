import type { CompiledEndorsement } from '../compiled.js';
import type { CoverageLine, Endorsement, ProvidedPolicy } from '../coverage.js';
import type { Fix, Evaluation, Params } from '../finding.js';
import { excludesCompleted } from '../forms/evaluate-form.js';
import type { FormVerdict } from '../forms/form-verdict.js';
import type { FormIndex } from '../forms/requester-form.js';
import { PRODUCT_FORMS } from '../forms/requester-forms.js';
import { endorsementOf } from '../line-facts.js';
import type { EndorsementReason, FixCode } from '../reasons.js';

/**
 * A required endorsement. The number and edition of a named form decide what it proves, not the kind under which it was entered.
 * A form that was seen is proof; a box checked on a certificate is only a claim. Of several entries the best one counts, then the
 * first form by name, so that their order has no effect.
 */
export function evaluateEndorsement(asked: CompiledEndorsement, policy: ProvidedPolicy, forms: FormIndex = PRODUCT_FORMS): Evaluation {
  const entries = policy.endorsements.value;
  const excluding = endorsementOf(policy.line, asked.code)?.scope === 'AI-completed' ? excludedBy(entries, policy.line, forms) : null;
  if (excluding !== null) return evaluationFor(asked, policy, 'ENDORSEMENT.EXCLUDED', excluding, null);
  let reason: EndorsementReason = 'ENDORSEMENT.ABSENT';
  let form: string | null = null;
  let verdict: FormVerdict | null = null;
  for (const entry of entries) {
    const named = entry.form ?? '';
    const read = named === '' ? null : forms.evaluate(named, asked.code, policy.line);
    if (entry.code !== asked.code && read?.is !== 'proves') continue;
    const found = reasonOf(asked, entry, read);
    const better = RANKS[found] - RANKS[reason];
    if (better > 0 || (better === 0 && form !== null && named >= form)) continue;
    reason = found;
    form = named;
    verdict = read;
  }
  return evaluationFor(asked, policy, reason, form, verdict);
}

function excludedBy(entries: readonly Endorsement[], line: CoverageLine, forms: FormIndex): string | null {
  let first: string | null = null;
  for (const { form } of entries) {
    if (form === undefined || (first !== null && form >= first)) continue;
    if (forms.says(form, line, 'exclusion:completed-operations') ?? excludesCompleted(form)) first = form;
  }
  return first;
}

/** A form that was seen without its number counts as a claim. */
function reasonOf(asked: CompiledEndorsement, { grade }: Endorsement, verdict: FormVerdict | null): EndorsementReason {
  if (verdict === null && grade === 'seen' && asked.grade === 'seen') return 'ENDORSEMENT.FORM_NOT_GIVEN';
  if (verdict?.is === 'doubt') return 'ENDORSEMENT.FORM_IN_DOUBT';
  if (verdict?.is === 'otherLine') return 'ENDORSEMENT.OTHER_LINE';
  if (verdict?.is === 'otherScope') return 'ENDORSEMENT.OTHER_SCOPE';
  if (grade === 'seen') return 'ENDORSEMENT.SEEN';
  return asked.grade === 'claimed' ? 'ENDORSEMENT.CLAIMED' : 'ENDORSEMENT.CLAIMED_ONLY';
}

function paramsOf(verdict: FormVerdict | null): Params {
  if (verdict === null || verdict.is === 'proves') return verdict?.byRequester === true ? BY_REQUESTER : {};
  const title = verdict.row?.title ?? '';
  if (verdict.is === 'doubt') return { doubt: verdict.doubt, title, only: verdict.row?.only ?? '' };
  const found = { title, gives: verdict.row.scopes.join(' '), formLine: verdict.row.line };
  return verdict.is === 'otherScope' && verdict.byRequester === true ? { ...found, ...BY_REQUESTER } : found;
}

/** The requester's own index says so, not that of the product. */
const BY_REQUESTER: Params = { index: 'requester' };

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
const RANKS: Readonly<Record<EndorsementReason, number>> = {
  'ENDORSEMENT.SEEN': 0,
  'ENDORSEMENT.CLAIMED': 1,
  'ENDORSEMENT.CLAIMED_ONLY': 2,
  'ENDORSEMENT.FORM_NOT_GIVEN': 3,
  'ENDORSEMENT.FORM_IN_DOUBT': 4,
  'ENDORSEMENT.OTHER_SCOPE': 5,
  'ENDORSEMENT.OTHER_LINE': 6,
  'ENDORSEMENT.EXCLUDED': 7,
  'ENDORSEMENT.ABSENT': 8,
};

/** `form` is null where no entry is about the required endorsement. */
function evaluationFor(
  { code: endorsement, grade }: CompiledEndorsement,
  { policyNumber }: ProvidedPolicy,
  reason: EndorsementReason,
  form: string | null,
  verdict: FormVerdict | null,
): Evaluation {
  const [outcome, code, by] = OUTCOMES[reason];
  if (code === null) return { outcome, reason, params: { endorsement, grade, policyNumber, form: form ?? '', ...paramsOf(verdict) } };
  const params = { endorsement, grade, policyNumber, ...(form === null ? {} : { form }), ...paramsOf(verdict) };
  const editionMissing = verdict?.is === 'doubt' && verdict.doubt === 'FORM.EDITION_NOT_GIVEN';
  return { outcome, reason, params, fix: editionMissing ? { code: 'FIX.GIVE_FORM', params, by: 'agent' } : { code, params, by } };
}
