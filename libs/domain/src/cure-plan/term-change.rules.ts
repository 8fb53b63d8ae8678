import type { DocumentOnFile, ProvidedPolicy } from '../insurance/coverage.js';
import { isEnough } from '../compliance/further/values.js';
import { STATED_VALUE_CODES, type StatedValues } from '../insurance/lines/stated-values.js';
import { earlierOf, laterOf } from '../kernel/dates.js';
import type { AppliedCoverage } from '../insurance/terms/coverage-terms.js';
import { FORM_TO_COME, type TermChange } from './cure-plan.contract.js';
import { withAggregate, withConditions, withForm, withNotice, withoutExclusions } from './form-change.rules.js';
import { lowered, withCombinedLimit, withDetail, withLimit } from './limit-change.rules.js';
import { restated, type Changed } from './restated.rules.js';

/** The policy as it would be after a change. What it states already is never lessened. */
export function withTerm(policy: ProvidedPolicy, change: TermChange): ProvidedPolicy {
  switch (change.term) {
    case 'limit':
      return withLimit(policy, change);
    case 'combinedLimit':
      return withCombinedLimit(policy, change);
    case 'deductible':
      return withDetail(policy, change.limit, ({ deductible }) => ({ deductible: lowered(deductible, change) }));
    case 'coinsurance':
      return withDetail(policy, change.limit, () => ({ coinsurance: change.coinsurance }));
    case 'valuation':
      return withDetail(policy, change.limit, () => ({ valuation: change.valuation }));
    case 'endorsement':
      return withForm(policy, { code: change.code, grade: 'seen', form: change.form ?? FORM_TO_COME });
    case 'conditions':
      return withConditions(policy, change);
    case 'cancellationNotice':
      return withNotice(policy, change);
    case 'aggregate':
      return withAggregate(policy, change);
    case 'withoutExclusions':
      return withoutExclusions(policy, change);
    case 'trigger':
      return restated(policy, 'trigger', () => change.trigger);
    case 'retroactiveOn':
      return restated(policy, 'retroactiveOn', (stated) => earliest(stated, change.on));
    case 'schedule':
      return restated(policy, 'schedule', (stated) => eachOnce(stated ?? [], change.line));
    case 'coverage':
      return restated(policy, 'coverages', (stated) => withCoverage(stated, change));
    case 'symbols':
      return restated(policy, 'autoSymbols', (stated) => eachOnce(stated, ...change.symbols));
    case 'values':
      return restated(policy, 'statedValues', (stated) => withValues(stated, change.values));
    case 'proprietorsIncluded':
      return restated(policy, 'exclusion', () => ({ excluded: false, comment: '' }));
    case 'document':
      return restated(policy, 'documents', (stated) => [...stated, uploaded(change)]);
    case 'period':
      return withPeriod(policy, change);
    case 'certificateHolder':
      return restated(policy, 'holders', (stated) => [...stated, change.holder]);
    case 'remark':
      return restated(policy, 'remarks', (stated) => eachOnce(stated, change.remark));
  }
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

const earliest = (one: string | null, other: string): string => (one !== null && one < other ? one : other);

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
