import { keysOf } from '../../kernel/record-of.js';
import type { ConditionAnswer } from './condition-answer.js';
import type { CoverageLine } from '../../insurance/coverage.js';
import type { FormScope } from '../../insurance/forms/form-scope.js';
import type { FormIndex } from '../forms/requester-form.js';
import { PRODUCT_FORMS } from '../forms/requester-forms.js';
import type { EndorsementConditions, Naming } from './endorsement-conditions.js';
import { insuredScopesOf } from '../../insurance/endorsements/endorsement-types.js';
import type { InsuredScope } from '../../insurance/endorsements/insured-scopes.js';
import type { EndorsementDetail } from '../../insurance/endorsements/endorsement-detail.js';
import { indexedScopes } from './indexed-form.js';

/** Where a policy states how a form names parties, and for what. */
export const NAMED_BY = {
  acceptedAdditionalInsured: {
    scope: 'additionalInsured',
    blanket: 'blanketAdditionalInsured',
    scheduled: 'scheduledAdditionalInsured',
  },
  acceptedOngoingOperations: {
    scope: 'ongoingOperations',
    blanket: 'blanketOngoingOperations',
    scheduled: 'scheduledOngoingOperations',
  },
  acceptedCompletedOperations: {
    scope: 'completedOperations',
    blanket: 'blanketCompletedOperations',
    scheduled: 'scheduledCompletedOperations',
  },
  acceptedWaiverOfSubrogation: {
    scope: null,
    blanket: 'blanketWaiverOfSubrogation',
    scheduled: 'scheduledWaiverOfSubrogation',
  },
} as const;
type AcceptedKey = keyof typeof NAMED_BY;

/** The form of an endorsement on a policy of a line, what was read of it, and what forms prove for the requester. */
interface ReadForm {
  readonly line: CoverageLine;
  readonly form?: string;
  readonly detail: EndorsementDetail;
  readonly forms?: FormIndex;
}
interface NamingFacts {
  readonly blanket: boolean | undefined;
  readonly scheduled: boolean | undefined;
}

/**
 * Whether a form names parties as it is accepted. A schedule may hold blanket wording, and a blanket form a schedule, so a form
 * that is known only to be of the other kind is for a person to read.
 */
export function evaluateNaming(condition: AcceptedKey, accepted: Naming, stated: ReadForm): ConditionAnswer {
  const { scope } = NAMED_BY[condition];
  if (scope !== null && lacks(scope, stated))
    return { outcome: 'fail', params: { scope, form: stated.form ?? '', because: 'CONDITION.SCOPE_NOT_GIVEN' } };
  const { blanket, scheduled } = namingFacts(condition, stated);
  const params = { accepted };
  const wanted =
    accepted === 'blanketOnly' ? [blanket] : accepted === 'scheduledOnly' ? [scheduled] : [blanket, scheduled];
  if (wanted.includes(true)) return { outcome: 'pass', params: { ...params, because: 'CONDITION.NAMING_ACCEPTED' } };
  if (wanted.every((is) => is === false))
    return { outcome: 'fail', params: { ...params, because: 'CONDITION.NAMING_NOT_ACCEPTED' } };
  return blanket === true || scheduled === true
    ? { outcome: 'review', params: { ...params, because: 'CONDITION.NAMING_IN_DOUBT' } }
    : { outcome: 'unknown', params: { ...params, because: 'CONDITION.NAMING_NOT_READ' } };
}

/** A blanket form covers whom the contract names, so a condition that accepts it needs no name on a schedule. */
export const acceptsItsBlanket = (conditions: EndorsementConditions, stated: ReadForm): boolean =>
  keysOf(NAMED_BY).some(
    (condition) => conditions[condition] === 'blanketOrScheduled' && namingFacts(condition, stated).blanket === true,
  );

/** Whether a form is known to cover whom a contract names, for anything that it gives: by what was read of it, else by the index of forms. */
export function isBlanketForm({ detail, line, form = '', forms = PRODUCT_FORMS }: ReadForm): boolean {
  const read = keysOf(NAMED_BY).flatMap((condition) => detail[NAMED_BY[condition].blanket] ?? []);
  return read.length > 0
    ? read.includes(true)
    : (forms.says(form, line, 'blanket') ?? indexedScopes(form).includes('blanket'));
}

/** Whether someone read of a form that it covers those whom its schedule names, for anything that it gives. */
export const isReadAsScheduled = (detail: EndorsementDetail): boolean =>
  keysOf(NAMED_BY).some((condition) => detail[NAMED_BY[condition].scheduled] === true);

/** What was read of the form; where nobody has read it, what the index of forms says of it. */
function namingFacts(
  condition: AcceptedKey,
  { detail, line, form = '', forms = PRODUCT_FORMS }: ReadForm,
): NamingFacts {
  const indexed = indexedScopes(form);
  const { blanket, scheduled } = NAMED_BY[condition];
  const said = (scope: 'blanket' | 'scheduled') =>
    forms.says(form, line, scope) ?? (indexed.includes(scope) ? true : undefined);
  return { blanket: detail[blanket] ?? said('blanket'), scheduled: detail[scheduled] ?? said('scheduled') };
}

/** What a form must give for it; every form of an additional insured gives the first. */
const NEEDED_OF_FORM: Readonly<Record<InsuredScope, FormScope | null>> = {
  additionalInsured: null,
  ongoingOperations: 'AI-ongoing',
  completedOperations: 'AI-completed',
};

/** Whether it is known that the endorsement does not give a scope: by what the policy states, else by its form. */
function lacks(scope: InsuredScope, { detail: { scopes }, line, form = '', forms = PRODUCT_FORMS }: ReadForm): boolean {
  const needed = NEEDED_OF_FORM[scope];
  const said = scopes === undefined && needed !== null ? forms.says(form, line, needed) : undefined;
  if (said !== undefined) return !said;
  const given = scopes ?? insuredScopesOf(indexedScopes(form));
  return given.length > 0 && !given.includes(scope);
}
