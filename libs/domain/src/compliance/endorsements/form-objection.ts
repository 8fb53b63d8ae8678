import type { CalendarDate } from '../../kernel/dates.js';
import type { Endorsement, ProvidedPolicy } from '../../insurance/coverage.js';
import type { Nested } from '../finding-params.js';
import type { FormScope } from '../../insurance/forms/form-scope.js';
import type { FormIndex } from '../forms/requester-form.js';
import { endorsementOf, isOfEmployees } from '../../insurance/line-facts.js';
import { restrictsWaivers, stateOfForm } from '../../insurance/lines/workers-states.js';
import { namedAmong } from '../parties/party-names.js';
import { isBlanketWording } from './blanket-wording.js';
import type { EndorsementDetail } from '../../insurance/endorsements/endorsement-detail.js';
import type { InsuredScope } from '../../insurance/endorsements/insured-scopes.js';
import { isBlanketForm, isReadAsScheduled } from './naming-condition.js';
import { isSameNumber } from './printed-number.js';

/** What is on record against a form. `void`: it proves nothing on the day; `atOdds`: a person reads it before it proves anything. */
export interface Objection {
  readonly is: 'void' | 'atOdds';
  readonly params: Nested<'objection'>;
}

/** Who must be named on a schedule, null where the template does not say so; and what forms prove for the requester. */
export interface ObjectionFacts {
  readonly named: string | null;
  readonly forms: FormIndex;
}

const atOdds = (params: Nested<'objection'>): Objection => ({ is: 'atOdds', params });
const noProof = (params: Nested<'objection'>): Objection => ({ is: 'void', params });

/**
 * By what a policy states of the form of an endorsement, whether the template asks for it or not: a form of another policy, or one that is
 * not in force on the day, proves nothing (decision 57).
 */
export function voidOn(
  entry: Endorsement,
  { endorsementDetails, policyNumber }: ProvidedPolicy,
  day: CalendarDate,
): Objection | null {
  const { policyNumber: printed, effectiveFrom, effectiveTo } = endorsementDetails.value[entry.code] ?? {};
  if (printed !== undefined && !isSameNumber(printed, policyNumber))
    return noProof({ objection: 'FORM.OTHER_POLICY', printed });
  if (effectiveTo !== undefined && effectiveTo <= day)
    return noProof({ objection: 'FORM.ENDED', formDay: effectiveTo });
  if (effectiveFrom !== undefined && effectiveFrom > day)
    return noProof({ objection: 'FORM.NOT_BEGUN', formDay: effectiveFrom });
  return null;
}

/** A schedule that does not name whom it must, a scope that someone read otherwise, and a waiver of another state are for a person to read. */
export function atOddsOn(entry: Endorsement, policy: ProvidedPolicy, facts: ObjectionFacts): Objection | null {
  const detail = policy.endorsementDetails.value[entry.code] ?? {};
  const scope = endorsementOf(policy.line, entry.code)?.scope;
  return (
    statedOtherwise(scope, detail) ??
    namesOthers(entry, policy, detail, facts) ??
    (scope === 'waiver' ? ofOtherState(entry, policy) : null)
  );
}

const SCOPE_STATED: Readonly<Partial<Record<FormScope, InsuredScope>>> = {
  'AI-ongoing': 'ongoingOperations',
  'AI-completed': 'completedOperations',
};

function statedOtherwise(scope: FormScope | undefined, { scopes }: EndorsementDetail): Objection | null {
  const wanted = scope && SCOPE_STATED[scope];
  return wanted === undefined || scopes === undefined || scopes.includes(wanted)
    ? null
    : atOdds({ objection: 'FORM.STATED_OTHERWISE', scope: wanted });
}

/** Blanket words on a schedule, and a blanket form, cover whom the contract names; a form that someone read as scheduled covers nobody else. */
function namesOthers(
  { form = '' }: Endorsement,
  { line }: ProvidedPolicy,
  detail: EndorsementDetail,
  { named, forms }: ObjectionFacts,
): Objection | null {
  const { namedEntities: names = [] } = detail;
  if (names.some(isBlanketWording) || isBlanketForm({ line, form, detail, forms })) return null;
  if (names.length === 0) return isReadAsScheduled(detail) ? atOdds({ objection: 'FORM.NAMES_NOBODY' }) : null;
  if (named !== null && namedAmong(named, names).same !== null) return null;
  return atOdds({
    objection: 'FORM.NAMES_OTHERS',
    names,
    ...(named === null ? {} : { wanted: named }),
  });
}

/** Workers' compensation: states bar waivers, and a form of one state waives nothing in another (WC 00 03 13, WC 04 03 06; reference: workers' compensation forms). */
function ofOtherState({ form = '' }: Endorsement, { line, statedValues }: ProvidedPolicy): Objection | null {
  if (!isOfEmployees(line)) return null;
  const states = statedValues.value.statesListed ?? [];
  const barring = states.filter(restrictsWaivers);
  if (barring.length > 0) return atOdds({ objection: 'FORM.WAIVER_BARRED', states: barring });
  const own = stateOfForm(form);
  if (own === null || (states.length > 0 && states.every((state) => state === own))) return null;
  return atOdds({ objection: 'FORM.OTHER_STATE', formState: own, states });
}

/** The first day after `day` on which a form of the policy begins or ends, by what is on record; null where none does. */
export function formsChangeOn({ endorsementDetails }: ProvidedPolicy, day: CalendarDate): CalendarDate | null {
  return (
    formDays(endorsementDetails.value)
      .filter((formDay) => formDay > day)
      .sort()[0] ?? null
  );
}

/** Every day on which a form begins or ends, in no order. */
export const formDays = (details: ProvidedPolicy['endorsementDetails']['value']): readonly CalendarDate[] =>
  Object.values(details).flatMap((detail) => [detail?.effectiveFrom ?? [], detail?.effectiveTo ?? []].flat());
