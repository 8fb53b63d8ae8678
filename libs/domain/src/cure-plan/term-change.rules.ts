import type { DocumentOnFile, ProvidedPolicy } from '../insurance/coverage.js';
import { isEnough } from '../compliance/further/values.js';
import { STATED_VALUE_CODES, type StatedValues } from '../insurance/lines/stated-values.js';
import type { ReadAspect } from '../compliance/compiled.js';
import { earlierOf, laterOf } from '../kernel/dates.js';
import { picked } from '../kernel/record-of.js';
import type { AppliedCoverage } from '../insurance/terms/coverage-terms.js';
import { FORM_TO_COME, type TermChange } from './cure-plan.contract.js';
import { withAggregate, withConditions, withForm, withNotice, withoutExclusions } from './form-change.rules.js';
import { lowered, withCombinedLimit, withDetail, withLimit } from './limit-change.rules.js';
import { restated, type Changed, type ChangedTerm, type ChangeOf } from './restated.rules.js';

interface TermRow<Term extends ChangedTerm> {
  /** What of a policy it changes, as what reads a policy names it. Nothing else of the policy is another one after it. */
  readonly changes: readonly ReadAspect[];
  readonly after: (policy: ProvidedPolicy, change: ChangeOf[Term]) => ProvidedPolicy;
}

/** What a change makes of a policy. What the policy states already is never lessened. */
const TERM_CHANGES: { readonly [Term in ChangedTerm]: TermRow<Term> } = {
  limit: { changes: ['limits'], after: withLimit },
  combinedLimit: { changes: ['limits'], after: withCombinedLimit },
  deductible: {
    changes: ['limitDetails'],
    after: (policy, change) =>
      withDetail(policy, change.limit, ({ deductible }) => ({ deductible: lowered(deductible, change) })),
  },
  coinsurance: {
    changes: ['limitDetails'],
    after: (policy, { limit, coinsurance }) => withDetail(policy, limit, () => ({ coinsurance })),
  },
  valuation: {
    changes: ['limitDetails'],
    after: (policy, { limit, valuation }) => withDetail(policy, limit, () => ({ valuation })),
  },
  endorsement: {
    changes: ['endorsements', 'endorsementDetails'],
    after: (policy, { code, form }) => withForm(policy, { code, grade: 'seen', form: form ?? FORM_TO_COME }),
  },
  conditions: { changes: ['endorsementDetails'], after: withConditions },
  cancellationNotice: { changes: ['endorsements', 'endorsementDetails'], after: withNotice },
  aggregate: { changes: ['aggregate', 'endorsements', 'endorsementDetails'], after: withAggregate },
  withoutExclusions: {
    changes: ['endorsements', 'endorsementDetails', 'statedValues', 'exclusion'],
    after: withoutExclusions,
  },
  trigger: { changes: ['trigger'], after: (policy, { trigger }) => restated(policy, 'trigger', () => trigger) },
  retroactiveOn: {
    changes: ['retroactiveOn'],
    after: (policy, { on }) => restated(policy, 'retroactiveOn', (stated) => earliest(stated, on)),
  },
  schedule: {
    changes: ['schedule'],
    after: (policy, { line }) => restated(policy, 'schedule', (stated) => eachOnce(stated ?? [], line)),
  },
  coverage: {
    changes: ['coverages'],
    after: (policy, change) => restated(policy, 'coverages', (stated) => withCoverage(stated, change)),
  },
  symbols: {
    changes: ['autoSymbols'],
    after: (policy, { symbols }) => restated(policy, 'autoSymbols', (stated) => eachOnce(stated, ...symbols)),
  },
  values: {
    changes: ['statedValues'],
    after: (policy, { values }) => restated(policy, 'statedValues', (stated) => withValues(stated, values)),
  },
  proprietorsIncluded: {
    changes: ['exclusion'],
    after: (policy) => restated(policy, 'exclusion', () => ({ excluded: false, comment: '' })),
  },
  document: {
    changes: ['documents'],
    after: (policy, change) => restated(policy, 'documents', (stated) => [...stated, uploaded(change)]),
  },
  period: { changes: ['period', 'standing'], after: withPeriod },
  certificateHolder: {
    changes: ['holders'],
    after: (policy, { holder }) => restated(policy, 'holders', (stated) => [...stated, holder]),
  },
  remark: {
    changes: ['remarks'],
    after: (policy, { remark }) => restated(policy, 'remarks', (stated) => eachOnce(stated, remark)),
  },
};

/** What of a policy a change of the term changes. */
export const aspectsChangedBy = (term: ChangedTerm): readonly ReadAspect[] => TERM_CHANGES[term].changes;

/** The policy as it would be after a change. */
export const withTerm = (policy: ProvidedPolicy, change: TermChange): ProvidedPolicy =>
  afterChange(policy, change.term, change);

function afterChange<Term extends ChangedTerm>(
  policy: ProvidedPolicy,
  term: Term,
  change: ChangeOf[Term],
): ProvidedPolicy {
  const { changes, after }: TermRow<Term> = TERM_CHANGES[term];
  return { ...policy, ...picked(after(policy, change), changes) };
}

const eachOnce = <Item>(stated: readonly Item[], ...more: readonly Item[]): readonly Item[] => [
  ...new Set([...stated, ...more]),
];

/** A term that lasts so long is not cut short by a cancellation. */
function withPeriod(policy: ProvidedPolicy, { from, until }: Changed<'period'>): ProvidedPolicy {
  const longer = restated(policy, 'period', ({ effectiveOn, expiresOn }) => ({
    effectiveOn: earlierOf(effectiveOn, from),
    expiresOn: laterOf(expiresOn, until),
  }));
  return restated(longer, 'standing', () => ({ status: 'inForce', since: null }));
}

const uploaded = ({ document: { kind, endorsement, named = '' }, on }: Changed<'document'>): DocumentOnFile => ({
  documentId: `uploaded on ${on}`,
  kind,
  endorsement: endorsement ?? null,
  name: named,
  uploadedOn: on,
});

const earliest = (day: string | null, other: string): string => (day !== null && day < other ? day : other);

function withCoverage(
  coverages: readonly AppliedCoverage[],
  { coverage: { type, subCoverages } }: Changed<'coverage'>,
): readonly AppliedCoverage[] {
  const stated = coverages.find((coverage) => coverage.type === type);
  const others = coverages.filter((coverage) => coverage !== stated);
  const provided = {
    type,
    subCoverages: [...new Set([...(stated?.subCoverages ?? []), ...subCoverages])],
    description: stated?.description ?? '',
  };
  return [...others, provided];
}

function withValues(stated: StatedValues, wanted: StatedValues): StatedValues {
  const better = STATED_VALUE_CODES.flatMap((code) => {
    const [has, required] = [stated[code], wanted[code]];
    if (required === undefined || (has !== undefined && isEnough(code, has, required))) return [];
    return [[code, Array.isArray(has) && Array.isArray(required) ? [...new Set([...has, ...required])] : required]];
  });
  return { ...stated, ...(Object.fromEntries(better) as StatedValues) };
}
