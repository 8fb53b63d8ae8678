import { dollars } from '../../kernel/money.js';
import type { FurtherTerms } from '../../insurance/terms/further-terms.js';
import { POLICY_ASPECTS } from '../../insurance/terms/policy-aspects.js';
import { UNSTATED_TERMS } from '../../insurance/terms/unstated-terms.js';
import type { FactSource } from '../../insurance/source-table.js';
import type { CoverageLine, Known, Limits, ProvidedPolicy } from '../../insurance/coverage.js';
import type { Provided } from '../provided.js';
import { eachStated } from '../unstated-policy.js';

export const TODAY = '2026-06-01';
export const INSURED = '20000000-0000-4000-8000-000000000001';

export const factFrom = <Value>(value: Value, ...events: string[]): Known<Value> => ({ value, events });

/** A policy in plain values; the rest is a verified policy of 2026 with an A X carrier. */
export interface Said {
  readonly id?: string;
  readonly number?: string;
  readonly insuredId?: string;
  readonly replaces?: string;
  readonly from?: string;
  readonly to?: string;
  readonly canceledSince?: string;
  readonly verification?: 'verified' | 'unverified' | 'rejected';
  readonly rating?: ProvidedPolicy['rating']['value'];
  /** In whole dollars. */
  readonly limits?: Limits;
  readonly endorsements?: ProvidedPolicy['endorsements']['value'];
  readonly schedule?: readonly CoverageLine[] | null;
  readonly trigger?: 'occurrence' | 'claimsMade' | null;
  readonly retroactiveOn?: string | null;
  readonly carrier?: string;
  /** What it states besides, the description of operations, and the documents on file. */
  readonly further?: Partial<FurtherTerms> & {
    readonly operations?: string;
    readonly documents?: ProvidedPolicy['documents']['value'];
  };
  /** Where everything comes from that `<id>-added` recorded; not known unless it is said, except that an agent entered the endorsements. */
  readonly sources?: readonly FactSource[];
}

/** A form that was entered as seen is seen. */
const BY_AGENT: readonly FactSource[] = [{ kind: 'enteredByAgent', on: '2026-01-01' }];

/** What a policy states besides, recorded by one event; nothing unless it is said. */
export function statedFurther(said: NonNullable<Said['further']>, event: string, sources?: readonly FactSource[]) {
  const by = <Value>(value: Value): Known<Value> =>
    sources ? { ...factFrom(value, event), sources } : factFrom(value, event);
  const { operations = '', documents = [], ...terms } = said;
  const inFull: Readonly<Record<string, unknown>> = {
    descriptionOfOperations: operations,
    ...UNSTATED_TERMS,
    ...terms,
  };
  return {
    ...eachStated((unstated, aspect) => {
      const { term } = POLICY_ASPECTS[aspect];
      return by(term in inFull ? inFull[term] : unstated);
    }),
    documents: by(documents),
  };
}

/** A policy whose content was recorded by `<id>-added`, its verification by `<id>-verified`, its rating by `rated`. */
export function policy(line: CoverageLine, said: Said = {}): ProvidedPolicy {
  const id = said.id ?? line;
  const { sources } = said;
  const stated = <Value>(value: Value): Known<Value> =>
    sources ? { ...factFrom(value, `${id}-added`), sources } : factFrom(value, `${id}-added`);
  const since = said.canceledSince;
  const limits = Object.fromEntries(Object.entries(said.limits ?? {}).map(([code, whole]) => [code, dollars(whole)]));
  return {
    ...statedFurther(said.further ?? {}, `${id}-added`, sources),
    policyId: id,
    policyNumber: said.number ?? `NO-${id}`,
    line,
    insuredId: said.insuredId ?? INSURED,
    replaces: said.replaces ?? null,
    period: stated({ effectiveOn: said.from ?? '2026-01-01', expiresOn: said.to ?? '2027-01-01' }),
    standing:
      since === undefined
        ? factFrom({ status: 'inForce', since: null })
        : factFrom({ status: 'canceled', since }, `${id}-canceled`),
    verification: factFrom(said.verification ?? 'verified', `${id}-verified`),
    carrier: stated({ carrierId: 'carrier', name: said.carrier ?? 'Summit Mutual' }),
    rating: factFrom(said.rating === undefined ? { strength: 'A', size: 'X' } : said.rating, 'rated'),
    limits: stated(limits),
    endorsements: { ...stated(said.endorsements ?? []), sources: sources ?? BY_AGENT },
    schedule: stated(said.schedule ?? null),
    trigger: stated(said.trigger === undefined ? 'occurrence' : said.trigger),
    retroactiveOn: stated(said.retroactiveOn ?? null),
  };
}

export const provided = (...policies: ProvidedPolicy[]): Provided => ({
  insuredId: INSURED,
  policies,
  sharedBy: ['shared'],
});
