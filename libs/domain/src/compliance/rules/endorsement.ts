import type { CalendarDate } from '../../kernel/dates.js';
import type { CompiledEndorsement } from '../compiled.js';
import type { CoverageLine, Endorsement, ProvidedPolicy } from '../../insurance/coverage.js';
import { atOddsOn, voidOn, type Objection } from '../endorsements/form-objection.js';
import { proofOfForm } from '../endorsements/form-proof.js';
import type { Fix, Evaluation } from '../finding.js';
import type { Params } from '../finding-params.js';
import { excludesCompleted } from '../forms/evaluate-form.js';
import type { FormVerdict } from '../forms/form-verdict.js';
import type { FormIndex } from '../forms/requester-form.js';
import { PRODUCT_FORMS } from '../forms/requester-forms.js';
import { endorsementOf } from '../../insurance/line-facts.js';
import type { EndorsementReason, FixCode } from '../reasons.js';

/** What was found of one entry, or of all of them. `form` is null where no entry is about the required endorsement. */
interface Found {
  readonly reason: EndorsementReason;
  readonly form: string | null;
  readonly verdict: FormVerdict | null;
  readonly params: Params;
}

/**
 * A required endorsement. The number and edition of a named form decide what it proves, not the kind under which it was entered. A form
 * that was seen is proof where a document with it is on file or an agent confirmed it; a box checked on a certificate is only a claim.
 * What is on record against a form counts, whatever the template asks of it (decision 57). Of several entries the best one counts, then
 * the first form by name, so that their order has no effect.
 */
export function evaluateEndorsement(
  required: CompiledEndorsement,
  policy: ProvidedPolicy,
  day: CalendarDate,
  forms: FormIndex = PRODUCT_FORMS,
): Evaluation {
  const entries = policy.endorsements.value;
  const excluding =
    endorsementOf(policy.line, required.code)?.scope === 'AI-completed'
      ? excludedBy(entries, policy.line, forms)
      : null;
  if (excluding !== null)
    return evaluationFor(required, policy, { ...ABSENT, reason: 'ENDORSEMENT.EXCLUDED', form: excluding });
  let best = ABSENT;
  let bestPlace = '';
  for (const entry of entries) {
    const named = entry.form ?? '';
    const verdict = named === '' ? null : forms.evaluate(named, required.code, policy.line);
    if (entry.code !== required.code && verdict?.is !== 'proves') continue;
    const found = foundIn(required, entry, verdict, policy, day, forms);
    const worse = RANKS[found.reason] - RANKS[best.reason];
    const place = placeOf(required, entry);
    if (worse > 0 || (worse === 0 && place >= bestPlace)) continue;
    best = found;
    bestPlace = place;
  }
  return evaluationFor(required, policy, best);
}

/** By form, then as it was entered: one that was entered for the endorsement comes first. */
const placeOf = (required: CompiledEndorsement, { code, form = '' }: Endorsement): string =>
  `${form} ${code === required.code ? '' : code}`;

const ABSENT: Found = { reason: 'ENDORSEMENT.ABSENT', form: null, verdict: null, params: {} };

function excludedBy(entries: readonly Endorsement[], line: CoverageLine, forms: FormIndex): string | null {
  let first: string | null = null;
  for (const { form } of entries) {
    if (form === undefined || (first !== null && form >= first)) continue;
    if (forms.says(form, line, 'exclusion:completed-operations') ?? excludesCompleted(form)) first = form;
  }
  return first;
}

function foundIn(
  required: CompiledEndorsement,
  entry: Endorsement,
  verdict: FormVerdict | null,
  policy: ProvidedPolicy,
  day: CalendarDate,
  forms: FormIndex,
): Found {
  const form = entry.form ?? '';
  const against = voidOn(entry, policy, day);
  if (against !== null) return objected('ENDORSEMENT.FORM_VOID', form, against);
  const proof = entry.grade === 'seen' ? proofOfForm(entry, policy) : null;
  const reason = reasonOf(required, entry, verdict, proof);
  const odds = PASSING.includes(reason) ? atOddsOn(entry, policy, { named: required.named, forms }) : null;
  return odds === null
    ? { reason, form, verdict, params: reason === 'ENDORSEMENT.SEEN' ? (proof ?? {}) : {} }
    : objected('ENDORSEMENT.FORM_AT_ODDS', form, odds);
}

const PASSING: readonly EndorsementReason[] = ['ENDORSEMENT.SEEN', 'ENDORSEMENT.CLAIMED'];
const objected = (reason: EndorsementReason, form: string, { params }: Objection): Found => ({
  reason,
  form,
  verdict: null,
  params,
});

/** A form that was seen without its number, or by the insured alone, counts as a claim. */
function reasonOf(
  required: CompiledEndorsement,
  { grade }: Endorsement,
  verdict: FormVerdict | null,
  proof: Params | null,
): EndorsementReason {
  if (verdict === null && grade === 'seen' && required.grade === 'seen') return 'ENDORSEMENT.FORM_NOT_GIVEN';
  if (verdict?.is === 'doubt') return 'ENDORSEMENT.FORM_IN_DOUBT';
  if (verdict?.is === 'otherLine') return 'ENDORSEMENT.OTHER_LINE';
  if (verdict?.is === 'otherScope') return 'ENDORSEMENT.OTHER_SCOPE';
  if (proof !== null) return 'ENDORSEMENT.SEEN';
  if (required.grade === 'claimed') return 'ENDORSEMENT.CLAIMED';
  return grade === 'seen' ? 'ENDORSEMENT.NOT_CONFIRMED' : 'ENDORSEMENT.CLAIMED_ONLY';
}

function paramsOf(verdict: FormVerdict | null): Params {
  if (verdict === null || verdict.is === 'proves') return verdict?.byRequester === true ? BY_REQUESTER : {};
  const title = verdict.row?.title ?? '';
  if (verdict.is === 'doubt') return { doubt: verdict.doubt, title, only: verdict.row?.only ?? '' };
  const found = { title, gives: verdict.row.scopes, formLine: verdict.row.line };
  return verdict.is === 'otherScope' && verdict.byRequester === true ? { ...found, ...BY_REQUESTER } : found;
}

/** The requester's own index says so, not that of the product. */
const BY_REQUESTER: Params = { index: 'requester' };

const OUTCOMES = {
  'ENDORSEMENT.SEEN': ['pass', null, null],
  'ENDORSEMENT.CLAIMED': ['pass', null, null],
  'ENDORSEMENT.NOT_CONFIRMED': ['review', 'FIX.SEND_FORM', 'agent'],
  'ENDORSEMENT.CLAIMED_ONLY': ['review', 'FIX.SEND_FORM', 'agent'],
  'ENDORSEMENT.FORM_NOT_GIVEN': ['review', 'FIX.GIVE_FORM', 'agent'],
  'ENDORSEMENT.FORM_AT_ODDS': ['review', 'FIX.READ_FORM', 'requester'],
  'ENDORSEMENT.FORM_IN_DOUBT': ['review', 'FIX.READ_FORM', 'requester'],
  'ENDORSEMENT.FORM_VOID': ['fail', 'FIX.ENDORSE', 'agent'],
  'ENDORSEMENT.OTHER_SCOPE': ['fail', 'FIX.ENDORSE', 'agent'],
  'ENDORSEMENT.OTHER_LINE': ['fail', 'FIX.ENDORSE', 'agent'],
  'ENDORSEMENT.EXCLUDED': ['fail', 'FIX.REMOVE_EXCLUSION', 'agent'],
  'ENDORSEMENT.ABSENT': ['fail', 'FIX.ENDORSE', 'agent'],
} as const satisfies Readonly<
  Record<EndorsementReason, readonly ['pass' | 'review' | 'fail', FixCode | null, Fix['by'] | null]>
>;

/** Best first. */
const RANKS: Readonly<Record<EndorsementReason, number>> = {
  'ENDORSEMENT.SEEN': 0,
  'ENDORSEMENT.CLAIMED': 1,
  'ENDORSEMENT.NOT_CONFIRMED': 2,
  'ENDORSEMENT.CLAIMED_ONLY': 3,
  'ENDORSEMENT.FORM_NOT_GIVEN': 4,
  'ENDORSEMENT.FORM_AT_ODDS': 5,
  'ENDORSEMENT.FORM_IN_DOUBT': 6,
  'ENDORSEMENT.FORM_VOID': 7,
  'ENDORSEMENT.OTHER_SCOPE': 8,
  'ENDORSEMENT.OTHER_LINE': 9,
  'ENDORSEMENT.EXCLUDED': 10,
  'ENDORSEMENT.ABSENT': 11,
};

function evaluationFor(
  { code: endorsement, grade }: CompiledEndorsement,
  { policyNumber }: ProvidedPolicy,
  { reason, form, verdict, params: found }: Found,
): Evaluation {
  const [outcome, code, by] = OUTCOMES[reason];
  if (code === null)
    return {
      outcome,
      reason,
      params: { endorsement, grade, policyNumber, form: form ?? '', ...paramsOf(verdict), ...found },
    };
  const params = {
    endorsement,
    grade,
    policyNumber,
    ...(form === null ? {} : { form }),
    ...paramsOf(verdict),
    ...found,
  };
  const editionMissing = verdict?.is === 'doubt' && verdict.doubt === 'FORM.EDITION_NOT_GIVEN';
  return {
    outcome,
    reason,
    params,
    fix: editionMissing ? { code: 'FIX.GIVE_FORM', params, by: 'agent' } : { code, params, by },
  };
}
