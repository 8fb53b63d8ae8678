import type { Endorsement, Known, ProvidedPolicy } from '../compliance/coverage.js';
import type { EndorsementConditions } from '../compliance/endorsements/endorsement-conditions.js';
import type { EndorsementDetail, EndorsementDetails } from '../compliance/endorsements/endorsement-detail.js';
import { insuredScopesOf } from '../compliance/endorsements/endorsement-types.js';
import { indexedScopes } from '../compliance/endorsements/indexed-form.js';
import { NAMED_BY } from '../compliance/endorsements/naming-condition.js';
import { endorsementOfBasis } from '../compliance/further/aggregate.js';
import { isEnough } from '../compliance/further/values.js';
import { raisedTogether } from '../compliance/rules/limits-at-odds.js';
import { splitLimitsOf } from '../compliance/split-limits.js';
import { STATED_VALUE_CODES, type StatedValues } from '../compliance/lines/stated-values.js';
import { NOTICE_ENDORSEMENT } from '../compliance/lines/line-rows.js';
import { DEDUCTIBLE_TABLE } from '../compliance/lines/deductible-kinds.js';
import { earlierOf, laterOf } from '../kernel/dates.js';
import { keysOf } from '../kernel/record-of.js';
import type { LimitDetail, StatedDeductible } from '../policy/limit-details.contract.js';
import { FORM_TO_COME, type TermChange } from './cure-plan.contract.js';

const changed = <Value>({ events, ...known }: Known<Value>, value: Value): Known<Value> => ({
  ...known,
  events,
  value,
});

type Changed<Term extends TermChange['term']> = Extract<TermChange, { readonly term: Term }>;

/** The policy as it would be after a change. What it states already is never lessened. */
export function withTerm(policy: ProvidedPolicy, change: TermChange): ProvidedPolicy {
  switch (change.term) {
    case 'limit':
      return withLimit(policy, change);
    case 'combinedLimit':
      return withCombinedLimit(policy, change);
    case 'endorsement':
      return withForm(policy, { code: change.code, grade: 'seen', form: change.form ?? FORM_TO_COME });
    case 'conditions':
      return withConditions(policy, change);
    case 'aggregate':
      return withAggregate(policy, change);
    case 'trigger':
      return { ...policy, trigger: changed(policy.trigger, change.trigger) };
    case 'retroactiveOn':
      return {
        ...policy,
        retroactiveOn: changed(policy.retroactiveOn, earliest(policy.retroactiveOn.value, change.on)),
      };
    case 'schedule':
      return {
        ...policy,
        schedule: changed(policy.schedule, [...new Set([...(policy.schedule.value ?? []), change.line])]),
      };
    case 'coverage':
      return withCoverage(policy, change);
    case 'symbols':
      return {
        ...policy,
        autoSymbols: changed(policy.autoSymbols, [...new Set([...policy.autoSymbols.value, ...change.symbols])]),
      };
    case 'deductible':
      return withDetail(policy, change.limit, (detail) => ({
        ...detail,
        deductible: lowered(detail.deductible, change),
      }));
    case 'coinsurance':
      return withDetail(policy, change.limit, (detail) => ({ ...detail, coinsurance: change.coinsurance }));
    case 'valuation':
      return withDetail(policy, change.limit, (detail) => ({ ...detail, valuation: change.valuation }));
    case 'values':
      return {
        ...policy,
        statedValues: changed(policy.statedValues, withValues(policy.statedValues.value, change.values)),
      };
    case 'withoutExclusions':
      return withoutExclusions(policy, change);
    case 'proprietorsIncluded':
      return { ...policy, exclusion: changed(policy.exclusion, { excluded: false, comment: '' }) };
    case 'document':
      return withDocument(policy, change);
    case 'period':
      return withPeriod(policy, change);
    case 'cancellationNotice':
      return withNotice(policy, change);
    case 'certificateHolder':
      return { ...policy, holders: changed(policy.holders, [...policy.holders.value, change.holder]) };
    case 'remark':
      return { ...policy, remarks: changed(policy.remarks, [...new Set([...policy.remarks.value, change.remark])]) };
  }
}

/** A term that lasts so long is not cut short by a cancellation. */
function withPeriod(policy: ProvidedPolicy, { from, until }: Changed<'period'>): ProvidedPolicy {
  const { effectiveOn, expiresOn } = policy.period.value;
  return {
    ...policy,
    period: changed(policy.period, { effectiveOn: earlierOf(effectiveOn, from), expiresOn: laterOf(expiresOn, until) }),
    standing: changed(policy.standing, { status: 'inForce', since: null }),
  };
}

function withDocument(
  policy: ProvidedPolicy,
  { document: { kind, endorsement, named = '' }, on }: Changed<'document'>,
): ProvidedPolicy {
  const uploaded = {
    documentId: `uploaded on ${on}`,
    kind,
    endorsement: endorsement ?? null,
    name: named,
    uploadedOn: on,
  };
  return { ...policy, documents: changed(policy.documents, [...policy.documents.value, uploaded]) };
}

const earliest = (one: string | null, other: string): string => (one !== null && one < other ? one : other);

function withLimit(policy: ProvidedPolicy, { limit, to }: Pick<Changed<'limit'>, 'limit' | 'to'>): ProvidedPolicy {
  const { value } = policy.limits;
  return (value[limit] ?? 0) >= to
    ? policy
    : { ...policy, limits: changed(policy.limits, raisedTogether(value, limit, to)) };
}

function withCombinedLimit(policy: ProvidedPolicy, change: Changed<'combinedLimit'>): ProvidedPolicy {
  const split: readonly string[] = splitLimitsOf(policy.line)?.split ?? [];
  const kept = Object.fromEntries(Object.entries(policy.limits.value).filter(([limit]) => !split.includes(limit)));
  return withLimit({ ...policy, limits: changed(policy.limits, kept) }, change);
}

/** A form is listed once. A claim of the same endorsement is replaced: its form is now there. */
function withForm(policy: ProvidedPolicy, entry: Endorsement): ProvidedPolicy {
  const others = policy.endorsements.value.filter(
    ({ code, grade, form }) =>
      !(code === entry.code && (form === entry.form || grade === 'claimed' || form === undefined)),
  );
  return withoutObjections({ ...policy, endorsements: changed(policy.endorsements, [...others, entry]) }, entry.code);
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
  return { ...policy, endorsementDetails: changed(policy.endorsementDetails, { ...details, [code]: rewritten }) };
}

/** One endorsement that gives the notice to whom a contract requires, in place of those that do not. */
function withNotice(
  policy: ProvidedPolicy,
  { notice: { days, nonPaymentDays } }: Changed<'cancellationNotice'>,
): ProvidedPolicy {
  const code = NOTICE_ENDORSEMENT;
  const others = policy.endorsements.value.filter((entry) => entry.code !== code);
  const written = withoutObjections(
    { ...policy, endorsements: changed(policy.endorsements, [...others, { code, grade: 'seen' as const }]) },
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
  return { ...written, endorsementDetails: changed(written.endorsementDetails, { ...details, [code]: given }) };
}

function withConditions(policy: ProvidedPolicy, { code, conditions }: Changed<'conditions'>): ProvidedPolicy {
  const details = policy.endorsementDetails.value;
  const detail = keysOf(conditions).reduce(
    (sum, key) => fulfilled(policy, code, conditions, key, sum),
    details[code] ?? {},
  );
  return { ...policy, endorsementDetails: changed(policy.endorsementDetails, { ...details, [code]: detail }) };
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
      const form = policy.endorsements.value.find((one) => one.code === code)?.form ?? '';
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
function withAggregate(policy: ProvidedPolicy, { basis, form }: Changed<'aggregate'>): ProvidedPolicy {
  const stated = { ...policy, aggregate: changed(policy.aggregate, { basis, description: '' }) };
  const code = endorsementOfBasis(policy.line, basis);
  return form === null || code === null ? stated : withForm(stated, { code, grade: 'seen', form });
}

function withCoverage(
  policy: ProvidedPolicy,
  { coverage: { type, subCoverages } }: Changed<'coverage'>,
): ProvidedPolicy {
  const stated = policy.coverages.value.find((one) => one.type === type);
  const others = policy.coverages.value.filter((one) => one !== stated);
  const provided = {
    type,
    subCoverages: [...new Set([...(stated?.subCoverages ?? []), ...subCoverages])],
    description: stated?.description ?? '',
  };
  return { ...policy, coverages: changed(policy.coverages, [...others, provided]) };
}

function withDetail(
  policy: ProvidedPolicy,
  limit: Changed<'deductible'>['limit'],
  change: (detail: LimitDetail) => LimitDetail,
): ProvidedPolicy {
  const details = policy.limitDetails.value;
  return {
    ...policy,
    limitDetails: changed(policy.limitDetails, { ...details, [limit]: change(details[limit] ?? {}) }),
  };
}

/** The kind of the deductible stays where it is measured as what is asked. */
function lowered(stated: StatedDeductible | undefined, { atMost, unit }: Changed<'deductible'>): StatedDeductible {
  if (atMost === 0) return { kind: 'noDeductible' };
  const kind = unit === 'percent' ? ('percentOfLimit' as const) : ('perOccurrence' as const);
  const isSame =
    stated !== undefined && (unit === 'percent' ? stated.kind === kind : DEDUCTIBLE_TABLE[stated.kind].value === unit);
  if (!isSame) return { kind, value: atMost };
  return { kind: stated.kind, value: Math.min(stated.value ?? atMost, atMost) };
}

function withValues(stated: StatedValues, wanted: StatedValues): StatedValues {
  const better = STATED_VALUE_CODES.flatMap((code) => {
    const [has, asked] = [stated[code], wanted[code]];
    if (asked === undefined || (has !== undefined && isEnough(code, has, asked))) return [];
    return [[code, Array.isArray(has) && Array.isArray(asked) ? [...new Set([...has, ...asked])] : asked]];
  });
  return { ...stated, ...(Object.fromEntries(better) as StatedValues) };
}

/** What was read of forms, without what they exclude. */
const silenced = (details: EndorsementDetails): EndorsementDetails =>
  keysOf(details).reduce<EndorsementDetails>((sum, code) => {
    const { exclusions: _text, ...detail } = details[code] ?? {};
    return { ...sum, [code]: detail };
  }, {});

function withoutExclusions(policy: ProvidedPolicy, { forms }: Changed<'withoutExclusions'>): ProvidedPolicy {
  const { endorsements, endorsementDetails, statedValues } = policy;
  const values = Object.fromEntries(
    Object.entries(statedValues.value).filter(([, value]) => value !== 'excludedPeril'),
  ) as StatedValues;
  return {
    ...policy,
    endorsements: changed(
      endorsements,
      endorsements.value.filter(({ form = '' }) => !forms.includes(form)),
    ),
    endorsementDetails: changed(endorsementDetails, silenced(endorsementDetails.value)),
    statedValues: changed(statedValues, values),
    exclusion: changed(policy.exclusion, { excluded: false, comment: '' }),
  };
}
