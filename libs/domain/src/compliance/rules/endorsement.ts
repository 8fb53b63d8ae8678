import type { CalendarDate } from '../../kernel/dates.js';
import type { CompiledEndorsement } from '../compiled.js';
import type { CoverageLine, Endorsement, ProvidedPolicy } from '../../insurance/coverage.js';
import { atOddsOn, voidOn } from '../endorsements/form-objection.js';
import { proofOfForm } from '../endorsements/form-proof.js';
import { fixOf, type Fix, type Evaluation } from '../finding.js';
import type { Nested, Params, ParamsWith } from '../finding-params.js';
import { excludesCompleted } from '../forms/evaluate-form.js';
import type { FormVerdict } from '../forms/form-verdict.js';
import type { FormIndex } from '../forms/requester-form.js';
import { PRODUCT_FORMS } from '../forms/requester-forms.js';
import { endorsementOf } from '../../insurance/line-facts.js';
import type { EndorsementReason, FixOfReason, ReasonName } from '../reasons.js';

/** What was found of one entry, or of all of them. */
interface Found {
  readonly reason: EndorsementReason;
  readonly params: Params;
  /** Its form was named without its edition, which is to be entered first. */
  readonly editionMissing: boolean;
}

/** What a reason names besides the endorsement that is asked for and the policy. */
type Named<Reason extends EndorsementReason> = ParamsWith<Exclude<ReasonName<Reason>, 'endorsement' | 'policyNumber'>>;

const found = <Reason extends EndorsementReason>(
  reason: Reason,
  params: Named<Reason>,
  editionMissing = false,
): Found => ({ reason, params, editionMissing });

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
  if (excluding !== null) return evaluationFor(required, policy, found('ENDORSEMENT.EXCLUDED', { form: excluding }));
  let best = ABSENT;
  let bestPlace = '';
  for (const entry of entries) {
    const named = entry.form ?? '';
    const verdict = named === '' ? null : forms.evaluate(named, required.code, policy.line);
    if (entry.code !== required.code && verdict?.is !== 'proves') continue;
    const ofEntry = foundIn(required, entry, verdict, policy, day, forms);
    const worse = RANKS[ofEntry.reason] - RANKS[best.reason];
    const place = placeOf(required, entry);
    if (worse > 0 || (worse === 0 && place >= bestPlace)) continue;
    best = ofEntry;
    bestPlace = place;
  }
  return evaluationFor(required, policy, best);
}

/** By form, then as it was entered: one that was entered for the endorsement comes first. */
const placeOf = (required: CompiledEndorsement, { code, form = '' }: Endorsement): string =>
  `${form} ${code === required.code ? '' : code}`;

const ABSENT = found('ENDORSEMENT.ABSENT', {});

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
  if (against !== null) return found('ENDORSEMENT.FORM_VOID', { form, ...against.params });
  const proof = entry.grade === 'seen' ? proofOfForm(entry, policy) : null;
  const ofEntry =
    verdict === null || verdict.is === 'proves' ? byGrade(required, entry, verdict, proof) : byVerdict(form, verdict);
  const odds = PASSING.includes(ofEntry.reason) ? atOddsOn(entry, policy, { named: required.named, forms }) : null;
  return odds === null ? ofEntry : found('ENDORSEMENT.FORM_AT_ODDS', { form, ...odds.params });
}

const PASSING: readonly EndorsementReason[] = ['ENDORSEMENT.SEEN', 'ENDORSEMENT.CLAIMED'];

type Proving = Extract<FormVerdict, { readonly is: 'proves' }>;

/** What the index of forms has against a form. */
function byVerdict(form: string, verdict: Exclude<FormVerdict, Proving>): Found {
  if (verdict.is === 'doubt') {
    const { doubt, row } = verdict;
    const params = { form, doubt, title: row?.title ?? '', only: row?.only ?? '' };
    return found('ENDORSEMENT.FORM_IN_DOUBT', params, doubt === 'FORM.EDITION_NOT_GIVEN');
  }
  const params = { form, title: verdict.row.title, gives: verdict.row.scopes, formLine: verdict.row.line };
  if (verdict.is === 'otherLine') return found('ENDORSEMENT.OTHER_LINE', params);
  return found('ENDORSEMENT.OTHER_SCOPE', verdict.byRequester === true ? { ...params, ...BY_REQUESTER } : params);
}

/** A form that was seen without its number, or by the insured alone, counts as a claim. */
function byGrade(
  required: CompiledEndorsement,
  { grade, form = '' }: Endorsement,
  verdict: Proving | null,
  proof: Nested<'seenBy'> | null,
): Found {
  const params = verdict?.byRequester === true ? { form, ...BY_REQUESTER } : { form };
  if (verdict === null && grade === 'seen' && required.grade === 'seen')
    return found('ENDORSEMENT.FORM_NOT_GIVEN', params);
  if (proof !== null) return found('ENDORSEMENT.SEEN', { ...params, ...proof });
  if (required.grade === 'claimed') return found('ENDORSEMENT.CLAIMED', params);
  return grade === 'seen' ? found('ENDORSEMENT.NOT_CONFIRMED', params) : found('ENDORSEMENT.CLAIMED_ONLY', params);
}

/** The requester's own index says so, not that of the product. */
const BY_REQUESTER = { index: 'requester' } as const;

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
} as const satisfies {
  readonly [Reason in EndorsementReason]:
    readonly ['pass', null, null] | readonly ['review' | 'fail', FixOfReason<Reason>, Fix['by']];
};

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
  { reason, params: named, editionMissing }: Found,
): Evaluation {
  const [outcome, code, by] = OUTCOMES[reason];
  const params = { endorsement, grade, policyNumber, ...named };
  if (code === null) return { outcome, reason, params };
  return {
    outcome,
    reason,
    params,
    fix: editionMissing ? fixOf('FIX.GIVE_FORM', params, 'agent') : { code, params, by },
  };
}
