import type { Endorsement, ProvidedPolicy } from '../insurance/coverage.js';
import type { EndorsementConditions } from '../compliance/endorsements/endorsement-conditions.js';
import type { EndorsementDetail, EndorsementDetails } from '../insurance/endorsements/endorsement-detail.js';
import { insuredScopesOf } from '../insurance/endorsements/endorsement-types.js';
import { indexedScopes } from '../compliance/endorsements/indexed-form.js';
import { NAMED_BY } from '../compliance/endorsements/naming-condition.js';
import { endorsementOfBasis } from '../compliance/further/aggregate.js';
import { NOTICE_ENDORSEMENT } from '../insurance/lines/line-rows.js';
import type { StatedValues } from '../insurance/lines/stated-values.js';
import { keysOf } from '../kernel/record-of.js';
import { restated, type Changed } from './restated.rules.js';

/** A form is listed once. A claim of the same endorsement is replaced: its form is now there. */
export function withForm(policy: ProvidedPolicy, entry: Endorsement): ProvidedPolicy {
  const others = policy.endorsements.value.filter(
    ({ code, grade, form }) =>
      !(code === entry.code && (form === entry.form || grade === 'claimed' || form === undefined)),
  );
  return withoutObjections(
    restated(policy, 'endorsements', () => [...others, entry]),
    entry.code,
  );
}

/** A form that is written again shows the number of its policy and is in force as long as the policy. */
function withoutObjections(policy: ProvidedPolicy, code: Endorsement['code']): ProvidedPolicy {
  const {
    policyNumber,
    endorsementDetails: { value: details },
    period: {
      value: { effectiveOn, expiresOn },
    },
  } = policy;
  const { policyNumber: printed, effectiveFrom, effectiveTo, ...detail } = details[code] ?? {};
  if (printed === undefined && effectiveFrom === undefined && effectiveTo === undefined) return policy;
  const rewritten = { ...detail, policyNumber, effectiveFrom: effectiveOn, effectiveTo: expiresOn };
  return restated(policy, 'endorsementDetails', () => ({ ...details, [code]: rewritten }));
}

/** One endorsement that gives the notice to whom a contract requires, in place of those that do not. */
export function withNotice(
  policy: ProvidedPolicy,
  { notice: { days, nonPaymentDays } }: Changed<'cancellationNotice'>,
): ProvidedPolicy {
  const code = NOTICE_ENDORSEMENT;
  const others = policy.endorsements.value.filter((entry) => entry.code !== code);
  const written = withoutObjections(
    restated(policy, 'endorsements', () => [...others, { code, grade: 'seen' }]),
    code,
  );
  const details = written.endorsementDetails.value;
  const detail = details[code] ?? {};
  const given: EndorsementDetail = {
    ...detail,
    blanketNotice: true,
    noticeDays: Math.max(detail.noticeDays ?? 0, days),
    ...(nonPaymentDays === undefined
      ? {}
      : { nonPaymentNoticeDays: Math.max(detail.nonPaymentNoticeDays ?? 0, nonPaymentDays) }),
  };
  return restated(written, 'endorsementDetails', () => ({ ...details, [code]: given }));
}

/** What an endorsement must say, on its form. */
export function withConditions(policy: ProvidedPolicy, { code, conditions }: Changed<'conditions'>): ProvidedPolicy {
  const details = policy.endorsementDetails.value;
  const detail = keysOf(conditions).reduce(
    (sum, key) => fulfilled(policy, code, conditions, key, sum),
    details[code] ?? {},
  );
  return restated(policy, 'endorsementDetails', () => ({ ...details, [code]: detail }));
}

/** What the schedule of a form says where no single party is required on it. */
const WHOM_A_CONTRACT_NAMES = 'As required by written contract';

function fulfilled(
  policy: ProvidedPolicy,
  code: Changed<'conditions'>['code'],
  conditions: EndorsementConditions,
  key: keyof EndorsementConditions,
  detail: EndorsementDetail,
): EndorsementDetail {
  const {
    policyNumber,
    period: {
      value: { effectiveOn, expiresOn },
    },
  } = policy;
  switch (key) {
    case 'policyNumberRequiredOnEndorsement':
      return { ...detail, policyNumber };
    case 'effectiveDatesRequired':
      return { ...detail, effectiveFrom: effectiveOn, effectiveTo: expiresOn };
    case 'requiredScheduledEntity':
      return { ...detail, namedEntities: [...(detail.namedEntities ?? []), conditions[key] ?? ''] };
    default: {
      const { scope, blanket, scheduled } = NAMED_BY[key];
      const form = policy.endorsements.value.find((endorsement) => endorsement.code === code)?.form ?? '';
      const scopes = detail.scopes ?? insuredScopesOf(indexedScopes(form));
      return {
        ...detail,
        ...(conditions[key] === 'scheduledOnly'
          ? { [scheduled]: true, namedEntities: detail.namedEntities ?? [WHOM_A_CONTRACT_NAMES] }
          : { [blanket]: true }),
        ...(scope !== null && scopes.length > 0 ? { scopes: [...new Set([...scopes, scope])] } : {}),
      };
    }
  }
}

/** The form of a basis stands in the box of its own. */
export function withAggregate(policy: ProvidedPolicy, { basis, form }: Changed<'aggregate'>): ProvidedPolicy {
  const stated = restated(policy, 'aggregate', () => ({ basis, description: '' }));
  const code = endorsementOfBasis(policy.line, basis);
  return form === null || code === null ? stated : withForm(stated, { code, grade: 'seen', form });
}

/** What was read of forms, without what they exclude. */
const silenced = (details: EndorsementDetails): EndorsementDetails =>
  keysOf(details).reduce<EndorsementDetails>((sum, code) => {
    const { exclusions: _text, ...detail } = details[code] ?? {};
    return { ...sum, [code]: detail };
  }, {});

/** Nothing that was asked for is excluded: neither by a form nor by a statement. */
export function withoutExclusions(policy: ProvidedPolicy, { forms }: Changed<'withoutExclusions'>): ProvidedPolicy {
  const listed = restated(policy, 'endorsements', (stated) => stated.filter(({ form = '' }) => !forms.includes(form)));
  const read = restated(listed, 'endorsementDetails', silenced);
  const stated = restated(
    read,
    'statedValues',
    (values) =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 'excludedPeril')) as StatedValues,
  );
  return restated(stated, 'exclusion', () => ({ excluded: false, comment: '' }));
}
